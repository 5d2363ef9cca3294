//! Germanic languages of the continent beside German. What makes a row, and where it is from: see the table.

use super::super::{Language, Words};
use super::algebraic;
use crate::{EndReason, Key};

pub(super) const DUTCH: Language = Language {
    words: Words {
        check: &["schaak"],
        double_check: &["dubbelschaak"],
        mate: &["mat", "schaakmat"],
        en_passant: &["e.p.", "en passant"],
        capture: &["slaat"],
        offer: &["remiseaanbod", "biedt remise aan"],
        draw: &["remise", "gelijkspel"],
        sides: [&["wit"], &["zwart"]],
        wins: &["wint", "heeft gewonnen"],
        resigns: &["opgegeven", "geeft op"],
        reasons: &[
            (EndReason::Time, &["tijd", "verloren op tijd", "tijdsoverschrijding"]),
            (EndReason::Stalemate, &["pat"]),
            (EndReason::Repetition, &["driemaal dezelfde stelling", "zetherhaling"]),
        ],
        castle_short: &["korte rokade", "kort rokeren"],
        castle_long: &["lange rokade", "lang rokeren"],
        castle: &["rokade", "rokeert"],
        adjourned: &["afgebroken", "afgebroken partij"],
        sealed: &["afgegeven zet"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Wit"]),
        (Key::Black, &["Zwart"]),
        (Key::Event, &["Evenement", "Toernooi"]),
        (Key::Site, &["Plaats"]),
        (Key::Round, &["Ronde"]),
        (Key::Board, &["Bord"]),
        (Key::Date, &["Datum"]),
        (Key::Result, &["Uitslag", "Resultaat"]),
        (Key::Signed, &["Handtekening"]),
        (
            Key::Other,
            &["notatieformulier", "notatiebiljet", "Opening", "Tijd", "Team", "Vereniging", "Klasse", "Rating"],
        ),
    ],
    months: [
        &["januari", "jan"],
        &["februari", "feb"],
        &["maart", "mrt"],
        &["april", "apr"],
        &["mei"],
        &["juni", "jun"],
        &["juli", "jul"],
        &["augustus", "aug"],
        &["september", "sept", "sep"],
        &["oktober", "okt"],
        &["november", "nov"],
        &["december", "dec"],
    ],
    ..algebraic("nl", "Nederlands", "Dutch", [&["pi"], &["P"], &["L"], &["T"], &["D"], &["K"]])
};

pub(super) const AFRIKAANS: Language =
    algebraic("af", "Afrikaans", "Afrikaans", [&["P"], &["R"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const LUXEMBOURGISH: Language =
    algebraic("lb", "Lëtzebuergesch", "Luxembourgish", [&["B"], &["S", "P"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const SWISS_GERMAN: Language =
    algebraic("gsw", "Schwiizertüütsch", "Swiss German", [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]]);
