//! `sealed.ends_game`: found where a sealed move is judged ([`crate::judge_sealed`]), for it is no game's.

use crate::edition::EditionName::{E1997, E2005, E2009, E2014, E2017, E2023};
use crate::record::Signals;
use crate::rule::{Cited, Rule, Severity};

/// A sealed move that ends the game.
pub(crate) static RULE: Rule = Rule {
    name: "sealed.ends_game",
    severity: Severity::Note,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["A10"] },
        Cited { from: E2009, to: E2009, numbers: &["Guidelines 10"] },
        Cited { from: E2014, to: E2014, numbers: &["E.10"] },
        Cited { from: E2017, to: E2023, numbers: &["I.10"] },
    ],
    summary: "a sealed move that ends the game: mate, stalemate, a dead position, a fifth repetition, 75 moves",
    page: include_str!("ends_game.md"),
    wakes: Signals::NONE,
    notes_in_pgn: Signals::NONE,
    check: |_, _| {},
};
