//! What a repair proposes for the entries of a record, for the rules and their fixes.

use crate::checked::Found;
use crate::edition::Edition;
use crate::facts::facts_for;
use crate::finding::{Applicability, Finding, Fix};
use crate::record::{Record, Signals, Status};
use crate::repair::{RepairEntry, RepairOptions, Repairer, SheetCells, cells_of};
use planilla_board::{Move, Position};
use planilla_notation::{Dialect, Language, Score, Span, Style, write_move};
use std::collections::HashMap;

/// What is proposed for each cell.
#[derive(Clone, Debug, Default)]
pub(crate) struct Repaired {
    /// By the entry of the record.
    by_entry: HashMap<usize, Proposal>,
}

/// What is proposed for a cell.
#[derive(Clone, Debug)]
pub(crate) struct Proposal {
    /// What became of it.
    pub(crate) status: Status,
    /// Whether one move is proposed.
    pub(crate) decided: bool,
    /// The likeliest move, as the sheet would have it and in SAN.
    pub(crate) likeliest: Named,
    /// The others worth naming.
    pub(crate) rivals: Vec<Named>,
}

/// A move with its names and its probability.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) played: Move,
    pub(crate) written: String,
    pub(crate) san: String,
    pub(crate) probability: f64,
}

/// What a record has that a repair may explain.
const OPEN: Signals = Signals(
    Signals::ILLEGAL.0
        | Signals::UNREAD.0
        | Signals::AMBIGUOUS.0
        | Signals::MISSING.0
        | Signals::EXTRA.0
        | Signals::UNREACHED.0,
);

impl Repaired {
    /// Repairs a game, if there is something to repair.
    pub(crate) fn new(
        repairer: &mut Repairer,
        score: &Score,
        text: &str,
        record: &Record,
        found: &Found,
        laws: &'static Edition,
    ) -> Option<Repaired> {
        if !record.signals.any(OPEN) {
            return None;
        }
        let mut languages = vec![found.language];
        languages.extend(&found.others);
        let sheet = SheetCells { cells: cells_of(score, text), start: record.start, languages };
        let repair = repairer.repair(&[&sheet], &RepairOptions { laws, ..RepairOptions::default() });
        let plies = record.plies.iter().enumerate();
        let entries: HashMap<Span, usize> = plies.filter_map(|(entry, ply)| Some((ply.span?, entry))).collect();
        let language = repair.languages.first().copied().unwrap_or(found.language);
        let names = Names { language, pgn: score.dialect == Dialect::Pgn };
        let mut repaired = Repaired::default();
        let mut position = repair.start;
        for entry in &repair.entries {
            let span = entry.cells[0].and_then(|cell| sheet.cells.get(cell)).map(|cell| cell.span);
            let known = span.and_then(|span| entries.get(&span));
            if let (Some(known), Some(proposal)) = (known, names.proposal(entry, &position)) {
                repaired.by_entry.insert(*known, proposal);
            }
            if let (Some(_), Some(played)) = (entry.ply, entry.proposal) {
                position.play(played);
            }
        }
        Some(repaired)
    }

    /// What is proposed for an entry of the record.
    pub(crate) fn of(&self, entry: usize) -> Option<&Proposal> {
        self.by_entry.get(&entry)
    }

    /// Gives the fix of a finding its probability; where the repair proposes another move, that is the fix.
    pub(crate) fn weigh(&self, finding: &mut Finding) {
        let Some(proposal) = finding.entry.and_then(|entry| self.of(entry as usize)) else { return };
        let likeliest = &proposal.likeliest;
        let group = finding.rule.name.split('.').next();
        let about_move = group == Some("move") || matches!(finding.rule.name, "sheet.gap" | "notation.ambiguous");
        match &mut finding.fix {
            Some(fix) if fix.played == Some(likeliest.played) => fix.probability = Some(likeliest.probability),
            _ if !about_move || !proposal.decided => {}
            fix => {
                *fix = Some(Fix {
                    span: finding.span,
                    replacement: likeliest.written.clone(),
                    played: Some(likeliest.played),
                    san: Some(likeliest.san.clone()),
                    applicability: Applicability::Likely,
                    probability: Some(likeliest.probability),
                });
            }
        }
    }
}

/// How moves are named.
struct Names {
    language: &'static Language,
    pgn: bool,
}

impl Names {
    fn proposal(&self, entry: &RepairEntry, position: &Position) -> Option<Proposal> {
        entry.ply?;
        Some(Proposal {
            status: entry.status,
            decided: entry.decided,
            likeliest: self.named(position, entry.proposal?, entry.probability),
            rivals: entry
                .alternatives
                .iter()
                .map(|rival| self.named(position, rival.played, rival.probability))
                .collect(),
        })
    }

    fn named(&self, position: &Position, played: Move, probability: f64) -> Named {
        let san = position.san(played).to_string();
        let written = if self.pgn {
            san.clone()
        } else {
            let style = Style::default();
            write_move(&facts_for(position, played, self.language, style), self.language, style)
        };
        let probability = if probability.is_finite() { (probability * 1e4).round() / 1e4 } else { 0.0 };
        Named { played, written, san, probability }
    }
}
