//! South Slavic languages in Latin letters. What makes a row, and where it is from: see the table.

use super::super::{Language, Words};
use super::algebraic;
use crate::{EndReason, Key};

pub(super) const CROATIAN: Language = Language {
    words: Words {
        check: &["šah"],
        double_check: &["dvostruki šah"],
        mate: &["mat", "šah mat"],
        en_passant: &["e.p.", "en passant", "u prolazu"],
        capture: &["uzima"],
        offer: &["ponuda remija", "nudi remi"],
        draw: &["remi", "neriješeno"],
        sides: [&["bijeli"], &["crni"]],
        wins: &["pobjeđuje", "je pobjednik"],
        resigns: &["predaje", "predao", "je predao"],
        reasons: &[
            (EndReason::Time, &["vrijeme", "isteklo vrijeme"]),
            (EndReason::Stalemate, &["pat"]),
            (EndReason::Repetition, &["trostruko ponavljanje pozicije"]),
        ],
        castle_short: &["mala rokada", "kratka rokada"],
        castle_long: &["velika rokada", "duga rokada"],
        castle: &["rokada"],
        adjourned: &["odgođena", "prekinuta"],
        sealed: &["kuvertirani potez", "kuverta"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Bijeli"]),
        (Key::Black, &["Crni"]),
        (Key::Event, &["Turnir", "Događaj"]),
        (Key::Site, &["Mjesto"]),
        (Key::Round, &["Kolo", "Krug"]),
        (Key::Board, &["Ploča"]),
        (Key::Date, &["Datum", "Nadnevak"]),
        (Key::Result, &["Rezultat", "Ishod"]),
        (Key::Signed, &["Potpis"]),
        (Key::Other, &["formular", "partijski obrazac", "Otvaranje", "Vrijeme", "Klub", "Ekipa", "Skupina", "Rejting"]),
    ],
    months: [
        &["siječanj", "siječnja"],
        &["veljača", "veljače"],
        &["ožujak", "ožujka"],
        &["travanj", "travnja"],
        &["svibanj", "svibnja"],
        &["lipanj", "lipnja"],
        &["srpanj", "srpnja"],
        &["kolovoz", "kolovoza"],
        &["rujan", "rujna"],
        &["listopad", "listopada"],
        &["studeni", "studenoga", "studenog"],
        &["prosinac", "prosinca"],
    ],
    ..algebraic("hr", "hrvatski", "Croatian", [&["P"], &["S"], &["L"], &["T"], &["D"], &["K"]])
};

pub(super) const BOSNIAN: Language =
    algebraic("bs", "bosanski", "Bosnian", [&["P"], &["S"], &["L"], &["T"], &["D"], &["K"]]);

pub(super) const SLOVENE: Language = Language {
    headings: &[
        (Key::White, &["Beli"]),
        (Key::Black, &["Črni"]),
        (Key::Event, &["Dogodek", "Turnir"]),
        (Key::Site, &["Kraj"]),
        (Key::Round, &["Krog"]),
        (Key::Board, &["Šahovnica"]),
        (Key::Date, &["Datum"]),
        (Key::Result, &["Rezultat"]),
        (Key::Signed, &["Podpis"]),
    ],
    months: [
        &["januar", "januarja"],
        &["februar", "februarja"],
        &["marec", "marca"],
        &["april", "aprila"],
        &["maj", "maja"],
        &["junij", "junija"],
        &["julij", "julija"],
        &["avgust", "avgusta"],
        &["september", "septembra"],
        &["oktober", "oktobra"],
        &["november", "novembra"],
        &["december", "decembra"],
    ],
    ..algebraic("sl", "slovenščina", "Slovene", [&["P"], &["S"], &["L"], &["T"], &["D"], &["K"]])
};

pub(super) const SERBIAN_LATIN: Language = Language {
    words: Words {
        check: &["šah"],
        double_check: &["dvostruki šah"],
        mate: &["mat", "šah-mat"],
        en_passant: &["e.p.", "en passant", "an pasan"],
        capture: &["uzima", "uzimanje"],
        offer: &["ponuda remija", "nudi remi"],
        draw: &["remi", "nerešeno"],
        sides: [&["beli"], &["crni"]],
        wins: &["je pobedio"],
        resigns: &["predaje", "predao", "je predao"],
        reasons: &[
            (EndReason::Time, &["isteklo vreme", "poraz na vreme"]),
            (EndReason::Stalemate, &["pat"]),
            (EndReason::Repetition, &["trostruko ponavljanje"]),
        ],
        castle_short: &["mala rokada", "kratka rokada"],
        castle_long: &["velika rokada", "duga rokada"],
        castle: &["rokada"],
        adjourned: &["odložena", "prekinuta"],
        sealed: &["kovertirani potez", "kuvertirani potez"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Beli"]),
        (Key::Black, &["Crni"]),
        (Key::Event, &["Turnir"]),
        (Key::Site, &["Mesto"]),
        (Key::Round, &["Kolo"]),
        (Key::Board, &["Tabla"]),
        (Key::Date, &["Datum"]),
        (Key::Result, &["Rezultat"]),
        (Key::Signed, &["Potpis"]),
        (Key::Other, &["formular", "Otvaranje", "Vreme", "Klub", "Ekipa", "Grupa", "Rejting"]),
    ],
    months: [
        &["januar", "januara"],
        &["februar", "februara"],
        &["mart", "marta"],
        &["april", "aprila"],
        &["maj", "maja"],
        &["jun", "juna"],
        &["jul", "jula"],
        &["avgust", "avgusta"],
        &["septembar", "septembra"],
        &["oktobar", "oktobra"],
        &["novembar", "novembra"],
        &["decembar", "decembra"],
    ],
    ..algebraic("sr-Latn", "srpski (latinica)", "Serbian (Latin)", [&["P"], &["S"], &["L"], &["T"], &["D"], &["K"]])
};
