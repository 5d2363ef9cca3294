//! Finnish, Estonian and Hungarian. What makes a row, and where it is from: see the table.

use super::super::{Language, Words};
use super::algebraic;
use crate::{EndReason, Key};

pub(super) const FINNISH: Language = Language {
    words: Words {
        check: &["shakki", "šakki"],
        double_check: &["kaksoisshakki"],
        mate: &["matti", "shakkimatti"],
        en_passant: &["e.p.", "ohestalyönti"],
        capture: &["lyö", "lyönti"],
        offer: &["tasapeliehdotus", "ehdottaa tasapeliä", "tasapelitarjous"],
        draw: &["tasapeli", "tasan", "remis"],
        sides: [&["valkea", "valkoinen"], &["musta"]],
        wins: &["voittaa"],
        resigns: &["luovuttaa", "luovutti"],
        reasons: &[
            (EndReason::Time, &["aika", "loppui aika", "ajanylitys"]),
            (EndReason::Stalemate, &["patti"]),
            (EndReason::Repetition, &["aseman toisto kolmesti", "siirtojen toisto"]),
        ],
        castle_short: &["lyhyt linnoitus"],
        castle_long: &["pitkä linnoitus"],
        castle: &["linnoitus", "linnoittautuu"],
        adjourned: &["keskeytetty"],
        sealed: &["kuorisiirto", "suljettu siirto"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Valkea", "Valkoinen"]),
        (Key::Black, &["Musta"]),
        (Key::Event, &["Tapahtuma", "Turnaus"]),
        (Key::Site, &["Paikka"]),
        (Key::Round, &["Kierros"]),
        (Key::Board, &["Lauta", "Pöytä"]),
        (Key::Date, &["Päiväys", "Päivämäärä", "Pvm."]),
        (Key::Result, &["Tulos"]),
        (Key::Signed, &["Allekirjoitus"]),
        (Key::Other, &["pöytäkirja", "siirtokaavake", "Avaus", "Aika", "Joukkue", "Seura", "Ryhmä", "Selo", "Elo"]),
    ],
    months: [
        &["tammikuu", "tammikuuta"],
        &["helmikuu", "helmikuuta"],
        &["maaliskuu", "maaliskuuta"],
        &["huhtikuu", "huhtikuuta"],
        &["toukokuu", "toukokuuta"],
        &["kesäkuu", "kesäkuuta"],
        &["heinäkuu", "heinäkuuta"],
        &["elokuu", "elokuuta"],
        &["syyskuu", "syyskuuta"],
        &["lokakuu", "lokakuuta"],
        &["marraskuu", "marraskuuta"],
        &["joulukuu", "joulukuuta"],
    ],
    ..algebraic("fi", "suomi", "Finnish", [&["S", "P"], &["R"], &["L"], &["T"], &["D"], &["K"]])
};

pub(super) const ESTONIAN: Language =
    algebraic("et", "eesti", "Estonian", [&["E", "P"], &["R"], &["O"], &["V"], &["L"], &["K"]]);

pub(super) const HUNGARIAN: Language = Language {
    words: Words {
        check: &["sakk"],
        double_check: &["kettős sakk"],
        mate: &["matt", "sakk-matt"],
        en_passant: &["e.p.", "en passant", "menet közben", "menetközbeni ütés"],
        capture: &["üti", "ütés"],
        offer: &["döntetlen ajánlat", "döntetlen felajánlva"],
        draw: &["döntetlen", "remi"],
        sides: [&["világos"], &["sötét"]],
        wins: &["nyert"],
        loses: &["túllépte az időt"],
        resigns: &["feladta", "feladja"],
        reasons: &[
            (EndReason::Time, &["időtúllépés", "túllépte az időt", "ideje lejárt"]),
            (EndReason::Stalemate, &["patt"]),
            (EndReason::Repetition, &["háromszori állásismétlés", "lépésismétlés"]),
        ],
        castle_short: &["rövid sánc", "rövidsánc"],
        castle_long: &["hosszú sánc", "hosszúsánc"],
        castle: &["sánc", "sáncolás"],
        adjourned: &["függőjátszma", "függő"],
        sealed: &["borítékolt lépés", "boríték"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Világos"]),
        (Key::Black, &["Sötét"]),
        (Key::Event, &["Verseny", "Esemény"]),
        (Key::Site, &["Helyszín"]),
        (Key::Round, &["Forduló"]),
        (Key::Board, &["Tábla"]),
        (Key::Date, &["Dátum"]),
        (Key::Result, &["Eredmény"]),
        (Key::Signed, &["Aláírás"]),
        (Key::Other, &["játszmalap", "Megnyitás", "Idő", "Csapat", "Csoport", "Élő"]),
    ],
    months: [
        &["január", "jan"],
        &["február", "febr", "feb"],
        &["március", "márc"],
        &["április", "ápr"],
        &["május", "máj"],
        &["június", "jún"],
        &["július", "júl"],
        &["augusztus", "aug"],
        &["szeptember", "szept"],
        &["október", "okt"],
        &["november", "nov"],
        &["december", "dec"],
    ],
    ..algebraic("hu", "magyar", "Hungarian", [&["Gy", "G"], &["H"], &["F"], &["B"], &["V"], &["K"]])
};
