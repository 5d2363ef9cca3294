//! Germanic languages of the North. What makes a row, and where it is from: see the table.

use super::super::{Language, Words};
use super::algebraic;
use crate::{EndReason, Key};

pub(super) const DANISH: Language = Language {
    words: Words {
        check: &["skak"],
        double_check: &["dobbeltskak"],
        mate: &["mat", "skakmat"],
        en_passant: &["e.p.", "en passant", "i forbifarten"],
        capture: &["slår"],
        offer: &["remistilbud", "tilbyder remis"],
        draw: &["remis", "uafgjort"],
        sides: [&["hvid"], &["sort"]],
        wins: &["vinder", "har vundet"],
        resigns: &["opgivet", "opgiver", "har givet op"],
        reasons: &[
            (EndReason::Time, &["tid", "tiden udløbet", "tidsoverskridelse"]),
            (EndReason::Stalemate, &["pat"]),
            (EndReason::Repetition, &["trækgentagelse"]),
        ],
        castle_short: &["kort rokade"],
        castle_long: &["lang rokade"],
        castle: &["rokade", "rokerer"],
        adjourned: &["udsat", "hængeparti"],
        sealed: &["hemmeligt træk", "afgivet træk"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Hvid"]),
        (Key::Black, &["Sort"]),
        (Key::Event, &["Turnering", "Begivenhed"]),
        (Key::Site, &["Sted"]),
        (Key::Round, &["Runde"]),
        (Key::Board, &["Bræt"]),
        (Key::Date, &["Dato"]),
        (Key::Result, &["Resultat"]),
        (Key::Signed, &["Underskrift"]),
        (Key::Other, &["noteringsliste", "Åbning", "Tid", "Hold", "Klub", "Gruppe", "Rating"]),
    ],
    months: [
        &["januar", "jan"],
        &["februar", "feb"],
        &["marts", "mar"],
        &["april", "apr"],
        &["maj"],
        &["juni", "jun"],
        &["juli", "jul"],
        &["august", "aug"],
        &["september", "sept", "sep"],
        &["oktober", "okt"],
        &["november", "nov"],
        &["december", "dec"],
    ],
    ..algebraic("da", "dansk", "Danish", [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]])
};

pub(super) const BOKMAL: Language = Language {
    words: Words {
        check: &["sjakk"],
        double_check: &["dobbeltsjakk"],
        mate: &["matt", "sjakkmatt", "sjakk matt"],
        en_passant: &["e.p.", "ep", "en passant"],
        capture: &["slår"],
        offer: &["remistilbud", "tilbyr remis"],
        draw: &["remis", "uavgjort"],
        sides: [&["hvit"], &["svart", "sort"]],
        wins: &["vinner", "har vunnet"],
        resigns: &["gir opp", "oppgitt", "har gitt opp"],
        reasons: &[
            (EndReason::Time, &["tid", "tiden er ute", "tidsoverskridelse"]),
            (EndReason::Stalemate, &["patt"]),
            (EndReason::Repetition, &["trekkgjentakelse"]),
        ],
        castle_short: &["kort rokade"],
        castle_long: &["lang rokade"],
        castle: &["rokade", "rokkade"],
        adjourned: &["hengeparti"],
        sealed: &["hemmelig trekk", "forseglet trekk", "avgitt trekk"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Hvit"]),
        (Key::Black, &["Sort", "Svart"]),
        (Key::Event, &["Turnering", "Hendelse"]),
        (Key::Site, &["Sted"]),
        (Key::Round, &["Runde"]),
        (Key::Board, &["Bord", "Brett"]),
        (Key::Date, &["Dato"]),
        (Key::Result, &["Resultat", "Utfall"]),
        (Key::Signed, &["Underskrift"]),
        (Key::Other, &["noteringsskjema", "Åpning", "Tid", "Lag", "Klubb", "Gruppe", "Rating"]),
    ],
    months: [
        &["januar", "jan"],
        &["februar", "feb"],
        &["mars"],
        &["april", "apr"],
        &["mai"],
        &["juni", "jun"],
        &["juli", "jul"],
        &["august", "aug"],
        &["september", "sept", "sep"],
        &["oktober", "okt"],
        &["november", "nov"],
        &["desember", "des"],
    ],
    ..algebraic("nb", "norsk bokmål", "Norwegian Bokmål", [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]])
};

pub(super) const NYNORSK: Language =
    algebraic("nn", "norsk nynorsk", "Norwegian Nynorsk", [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const SWEDISH: Language = Language {
    words: Words {
        check: &["schack"],
        double_check: &["dubbelschack"],
        mate: &["matt", "schackmatt"],
        en_passant: &["e.p.", "en passant"],
        capture: &["slår"],
        offer: &["remianbud"],
        draw: &["remi", "oavgjort"],
        sides: [&["vit"], &["svart"]],
        wins: &["vann", "har vunnit", "vinst"],
        of: &["för"],
        resigns: &["ger upp", "gav upp", "uppgivet"],
        reasons: &[
            (EndReason::Time, &["tid", "slut på tid", "tidsöverskridning"]),
            (EndReason::Stalemate, &["patt"]),
            (EndReason::Repetition, &["trefaldig upprepning", "ställningsupprepning", "dragupprepning"]),
        ],
        castle_short: &["kort rockad"],
        castle_long: &["lång rockad"],
        castle: &["rockad", "rockerar"],
        adjourned: &["ajournerat", "hängparti"],
        sealed: &["förseglat drag", "kuverterat drag"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Vit"]),
        (Key::Black, &["Svart"]),
        (Key::Event, &["Tävling", "Turnering", "Evenemang"]),
        (Key::Site, &["Plats", "Ort"]),
        (Key::Round, &["Rond"]),
        (Key::Board, &["Bord", "Bräde"]),
        (Key::Date, &["Datum"]),
        (Key::Result, &["Resultat"]),
        (Key::Signed, &["Underskrift"]),
        (Key::Other, &["partiprotokoll", "schackprotokoll", "Öppning", "Tid", "Lag", "Klubb", "Grupp", "Rating"]),
    ],
    months: [
        &["januari", "jan"],
        &["februari", "feb"],
        &["mars"],
        &["april", "apr"],
        &["maj"],
        &["juni", "jun"],
        &["juli", "jul"],
        &["augusti", "aug"],
        &["september", "sept", "sep"],
        &["oktober", "okt"],
        &["november", "nov"],
        &["december", "dec"],
    ],
    ..algebraic("sv", "svenska", "Swedish", [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]])
};

pub(super) const ICELANDIC: Language =
    algebraic("is", "íslenska", "Icelandic", [&["P"], &["R"], &["B"], &["H"], &["D"], &["K"]]);
