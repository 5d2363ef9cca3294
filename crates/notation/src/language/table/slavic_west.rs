//! Polish, Czech and Slovak. What makes a row, and where it is from: see the table.

use super::super::{Language, Words};
use super::algebraic;
use crate::{EndReason, Key};

pub(super) const POLISH: Language = Language {
    words: Words {
        check: &["szach"],
        double_check: &["podwójny szach", "szach podwójny"],
        mate: &["mat", "szach mat"],
        en_passant: &["e.p.", "w przelocie", "bicie w przelocie"],
        capture: &["bije", "zbija"],
        offer: &["propozycja remisu", "oferta remisowa"],
        draw: &["remis"],
        sides: [&["białe", "białych", "biały"], &["czarne", "czarnych", "czarny"]],
        wins: &["wygrały", "wygrana"],
        loses: &["przekroczył czas"],
        resigns: &["poddał", "poddaje się"],
        reasons: &[
            (EndReason::Time, &["przekroczył czas", "przegrana przez czas"]),
            (EndReason::Stalemate, &["pat"]),
            (EndReason::Repetition, &["trzykrotne powtórzenie pozycji"]),
        ],
        castle_short: &["krótka roszada"],
        castle_long: &["długa roszada"],
        castle: &["roszada"],
        adjourned: &["odłożona", "partia odłożona"],
        sealed: &["tajne posunięcie", "posunięcie zapisane"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Białe"]),
        (Key::Black, &["Czarne"]),
        (Key::Event, &["Turniej", "Wydarzenie"]),
        (Key::Site, &["Miejsce"]),
        (Key::Round, &["Runda"]),
        (Key::Board, &["Szachownica"]),
        (Key::Date, &["Data"]),
        (Key::Result, &["Wynik"]),
        (Key::Signed, &["Podpis"]),
        (Key::Other, &["formularz", "blankiet", "Debiut", "Czas", "Drużyna", "Klub", "Grupa", "Ranking"]),
    ],
    months: [
        &["styczeń", "stycznia", "sty"],
        &["luty", "lutego", "lut"],
        &["marzec", "marca"],
        &["kwiecień", "kwietnia", "kwi"],
        &["maj", "maja"],
        &["czerwiec", "czerwca", "cze"],
        &["lipiec", "lipca"],
        &["sierpień", "sierpnia", "sie"],
        &["wrzesień", "września", "wrz"],
        &["październik", "października", "paź"],
        &["listopad", "listopada"],
        &["grudzień", "grudnia", "gru"],
    ],
    ..algebraic("pl", "polski", "Polish", [&["P"], &["S"], &["G"], &["W"], &["H"], &["K"]])
};

pub(super) const CZECH: Language = Language {
    words: Words {
        check: &["šach"],
        double_check: &["dvojšach", "dvojný šach"],
        mate: &["mat", "šach mat"],
        en_passant: &["e.p.", "mimochodem", "braní mimochodem"],
        capture: &["bere", "braní"],
        offer: &["nabídka remízy", "nabídl remízu"],
        draw: &["remíza", "remis", "nerozhodně"],
        sides: [&["bílý"], &["černý"]],
        wins: &["vyhrál"],
        resigns: &["vzdal", "vzdal se", "partii vzdal"],
        reasons: &[
            (EndReason::Time, &["překročení času", "vypršel čas"]),
            (EndReason::Stalemate, &["pat"]),
            (EndReason::Repetition, &["trojí opakování pozice"]),
        ],
        castle_short: &["malá rošáda", "krátká rošáda"],
        castle_long: &["velká rošáda", "dlouhá rošáda"],
        castle: &["rošáda"],
        adjourned: &["přerušena"],
        sealed: &["zapsaný tah", "kuvertovaný tah", "tah do obálky"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Bílý"]),
        (Key::Black, &["Černý"]),
        (Key::Event, &["Turnaj", "Soutěž"]),
        (Key::Site, &["Místo"]),
        (Key::Round, &["Kolo"]),
        (Key::Board, &["Šachovnice"]),
        (Key::Date, &["Datum"]),
        (Key::Result, &["Výsledek"]),
        (Key::Signed, &["Podpis"]),
        (Key::Other, &["partiář", "zápis partie", "Zahájení", "Čas", "Družstvo", "Oddíl", "Skupina", "Elo"]),
    ],
    months: [
        &["leden", "ledna"],
        &["únor", "února"],
        &["březen", "března"],
        &["duben", "dubna"],
        &["květen", "května"],
        &["červen", "června"],
        &["červenec", "července"],
        &["srpen", "srpna"],
        &["září"],
        &["říjen", "října"],
        &["listopad", "listopadu"],
        &["prosinec", "prosince"],
    ],
    ..algebraic("cs", "čeština", "Czech", [&["P"], &["J"], &["S"], &["V"], &["D"], &["K"]])
};

pub(super) const SLOVAK: Language = Language {
    headings: &[
        (Key::White, &["Biely"]),
        (Key::Black, &["Čierny"]),
        (Key::Event, &["Turnaj"]),
        (Key::Site, &["Miesto"]),
        (Key::Round, &["Kolo"]),
        (Key::Board, &["Šachovnica"]),
        (Key::Date, &["Dátum"]),
        (Key::Result, &["Výsledok"]),
        (Key::Signed, &["Podpis"]),
    ],
    months: [
        &["január", "januára"],
        &["február", "februára"],
        &["marec", "marca"],
        &["apríl", "apríla"],
        &["máj", "mája"],
        &["jún", "júna"],
        &["júl", "júla"],
        &["august", "augusta"],
        &["september", "septembra"],
        &["október", "októbra"],
        &["november", "novembra"],
        &["december", "decembra"],
    ],
    ..algebraic("sk", "slovenčina", "Slovak", [&["P"], &["J"], &["S"], &["V"], &["D"], &["K"]])
};
