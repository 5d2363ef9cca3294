//! Greek, Turkish, Azerbaijani and Armenian. What makes a row, and where it is from: see the table.

use super::super::{Language, Words};
use super::algebraic;
use crate::{EndReason, Key};

/// The files in Greek, in the alphabet's order: `ζ` is f.
const GREEK_FILES: [&[&str]; 8] = [&["α"], &["β"], &["γ"], &["δ"], &["ε"], &["ζ"], &["η"], &["θ"]];

pub(super) const GREEK: Language = Language {
    files: GREEK_FILES,
    words: Words {
        check: &["σαχ"],
        double_check: &["διπλό σαχ"],
        mate: &["ματ"],
        en_passant: &["e.p.", "en passant", "εν διελεύσει", "αν πασάν"],
        capture: &["παίρνει", "τρώει", "κόψιμο"],
        offer: &["πρόταση ισοπαλίας", "προσφορά ισοπαλίας"],
        draw: &["ισοπαλία", "ισόπαλη"],
        sides: [&["τα λευκά", "λευκά"], &["τα μαύρα", "μαύρα"]],
        wins: &["κέρδισαν", "νίκησαν"],
        resigns: &["παραιτήθηκε", "παραιτήθηκαν", "εγκαταλείπει"],
        reasons: &[
            (EndReason::Time, &["χρόνος", "τέλος χρόνου", "τέλειωσε ο χρόνος"]),
            (EndReason::Stalemate, &["πατ"]),
            (EndReason::Repetition, &["τριπλή επανάληψη"]),
        ],
        castle_short: &["μικρό ροκέ"],
        castle_long: &["μεγάλο ροκέ"],
        castle: &["ροκέ"],
        adjourned: &["διακοπή", "διακοπείσα παρτίδα"],
        sealed: &["κλειστή κίνηση", "σφραγισμένη κίνηση"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Λευκά", "Λευκός"]),
        (Key::Black, &["Μαύρα", "Μαύρος"]),
        (Key::Event, &["Διοργάνωση", "Τουρνουά"]),
        (Key::Site, &["Τόπος"]),
        (Key::Round, &["Γύρος"]),
        (Key::Board, &["Σκακιέρα"]),
        (Key::Date, &["Ημερομηνία"]),
        (Key::Result, &["Αποτέλεσμα"]),
        (Key::Signed, &["Υπογραφή"]),
        (Key::Other, &["παρτιδόχαρτο", "φύλλο αγώνα", "Άνοιγμα", "Χρόνος", "Σύλλογος", "Κατηγορία", "Elo"]),
    ],
    months: [
        &["Ιανουάριος", "Ιανουαρίου", "Ιαν"],
        &["Φεβρουάριος", "Φεβρουαρίου", "Φεβ"],
        &["Μάρτιος", "Μαρτίου", "Μαρ"],
        &["Απρίλιος", "Απριλίου", "Απρ"],
        &["Μάιος", "Μαΐου"],
        &["Ιούνιος", "Ιουνίου", "Ιουν"],
        &["Ιούλιος", "Ιουλίου", "Ιουλ"],
        &["Αύγουστος", "Αυγούστου", "Αυγ"],
        &["Σεπτέμβριος", "Σεπτεμβρίου", "Σεπ"],
        &["Οκτώβριος", "Οκτωβρίου", "Οκτ"],
        &["Νοέμβριος", "Νοεμβρίου", "Νοε"],
        &["Δεκέμβριος", "Δεκεμβρίου", "Δεκ"],
    ],
    ..algebraic("el", "ελληνικά", "Greek", [&[], &["Ι"], &["Α"], &["Π"], &["Β"], &["Ρ"]])
};

pub(super) const TURKISH: Language = Language {
    words: Words {
        check: &["şah", "kiş"],
        double_check: &["çifte şah"],
        mate: &["mat", "şah mat"],
        en_passant: &["e.p.", "geçerken alma", "en passant"],
        capture: &["alır"],
        offer: &["beraberlik teklifi"],
        draw: &["berabere", "beraberlik"],
        sides: [&["beyaz"], &["siyah"]],
        wins: &["kazandı"],
        resigns: &["terk", "terk etti", "çekildi", "oyundan çekildi"],
        reasons: &[
            (EndReason::Time, &["süresi doldu", "zamanı tükendi"]),
            (EndReason::Stalemate, &["pat"]),
            (EndReason::Repetition, &["üç kez hamle tekrarı", "konum tekrarı"]),
        ],
        castle_short: &["kısa rok", "küçük rok"],
        castle_long: &["uzun rok", "büyük rok"],
        castle: &["rok", "rok atma"],
        adjourned: &["ertelendi"],
        sealed: &["kapalı hamle", "zarfa konan hamle", "mühürlü hamle"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Beyaz"]),
        (Key::Black, &["Siyah"]),
        (Key::Event, &["Turnuva", "Etkinlik"]),
        (Key::Site, &["Yer"]),
        (Key::Round, &["Tur", "Raunt"]),
        (Key::Board, &["Masa", "Tahta"]),
        (Key::Date, &["Tarih"]),
        (Key::Result, &["Sonuç"]),
        (Key::Signed, &["İmza"]),
        (Key::Other, &["notasyon kağıdı", "Açılış", "Süre", "Takım", "Kulüp", "Kategori", "Elo", "UKD"]),
    ],
    months: [
        &["ocak"],
        &["şubat"],
        &["mart"],
        &["nisan"],
        &["mayıs"],
        &["haziran"],
        &["temmuz"],
        &["ağustos"],
        &["eylül"],
        &["ekim"],
        &["kasım"],
        &["aralık"],
    ],
    ..algebraic("tr", "Türkçe", "Turkish", [&["P"], &["A"], &["F"], &["K"], &["V"], &["Ş", "S"]])
};

pub(super) const AZERBAIJANI: Language =
    algebraic("az", "azərbaycanca", "Azerbaijani", [&["P"], &["A"], &["F"], &["T"], &["V"], &["Ş", "S"]]);

pub(super) const ARMENIAN: Language =
    algebraic("hy", "հայերեն", "Armenian", [&["Զ"], &["Ձ"], &["Փ"], &["Ն"], &["Թ"], &["Ա"]]);
