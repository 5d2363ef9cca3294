//! Catalan, Galician and Basque. What makes a row, and where it is from: see the table.

use super::super::{Language, Words};
use super::algebraic;
use crate::{EndReason, Key};

pub(super) const CATALAN: Language = Language {
    words: Words {
        check: &["escac", "xec"],
        double_check: &["escac doble"],
        mate: &["mat", "escac i mat"],
        en_passant: &["e.p.", "al pas", "captura al pas", "peó al pas"],
        capture: &["captura"],
        offer: &["oferta de taules", "ofereix taules"],
        draw: &["taules", "empat"],
        sides: [&["les blanques", "blanques"], &["les negres", "negres"]],
        wins: &["guanyen"],
        loses: &["ha exhaurit el temps"],
        resigns: &["abandona", "abandonen", "es rendeix"],
        reasons: &[
            (EndReason::Time, &["ha exhaurit el temps", "perdut per temps"]),
            (EndReason::Stalemate, &["ofegat"]),
            (EndReason::Repetition, &["triple repetició"]),
        ],
        castle_short: &["enroc curt"],
        castle_long: &["enroc llarg"],
        castle: &["enroc"],
        adjourned: &["ajornada"],
        sealed: &["jugada secreta"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Blanques"]),
        (Key::Black, &["Negres"]),
        (Key::Event, &["Torneig", "Esdeveniment"]),
        (Key::Site, &["Lloc"]),
        (Key::Round, &["Ronda"]),
        (Key::Board, &["Tauler", "Escaquer"]),
        (Key::Date, &["Data"]),
        (Key::Result, &["Resultat"]),
        (Key::Signed, &["Signatura"]),
        (
            Key::Other,
            &["planella", "planeta", "full d'anotar", "Obertura", "Temps", "Equip", "Club", "Categoria", "Elo"],
        ),
    ],
    months: [
        &["gener", "gen"],
        &["febrer", "febr"],
        &["març"],
        &["abril", "abr"],
        &["maig"],
        &["juny"],
        &["juliol", "jul"],
        &["agost"],
        &["setembre", "set"],
        &["octubre", "oct"],
        &["novembre", "nov"],
        &["desembre", "des"],
    ],
    ..algebraic("ca", "català", "Catalan", [&["P"], &["C"], &["A"], &["T"], &["D"], &["R"]])
};

pub(super) const GALICIAN: Language =
    algebraic("gl", "galego", "Galician", [&["P"], &["C"], &["A", "B"], &["T"], &["D"], &["R"]]);

pub(super) const BASQUE: Language =
    algebraic("eu", "euskara", "Basque", [&["P"], &["Z"], &["A"], &["G"], &["D"], &["E"]]);
