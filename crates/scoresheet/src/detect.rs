//! The language of a sheet: the one under which the whole game makes most sense.
//!
//! Languages that read every cell alike are one, and are replayed once. What remains is weighed by what the board says
//! of the whole game, so that a wrong cell here and there does not hide the language.

use crate::checked::{Found, LanguageHow};
use crate::record::{Candidate, Ply, Record, Signals, Status};
use crate::replay::{Scratch, Sheet, Tongue, replay};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Dialect, ItemKind, Kind, Language, Laxity, Score, WrittenMove, reader};
use std::collections::HashMap;

/// The reader of a language with its bit.
pub(crate) fn tongue(language: &'static Language) -> Tongue {
    let row = LANGUAGES.iter().position(|other| other == language).unwrap_or(0);
    Tongue { reader: reader(language), bit: 1 << (row % 64) }
}

/// Replays a game into `record` in the language that fits it best, out of those allowed; `make` prepares the sheet for
/// a language.
pub(crate) fn replay_in_best<'s>(
    allowed: &[&'static Language],
    given: bool,
    score: &Score,
    text: &str,
    make: impl Fn(&'static Language) -> Sheet<'s>,
    scratch: &mut Scratch,
    record: &mut Record,
) -> Found {
    let first = allowed.first().copied().unwrap_or(&LANGUAGES[0]);
    let how = if given { LanguageHow::Given } else { LanguageHow::Detected };
    // PGN has English letters (8.2.3.2): another language is asked only when they do not make a clean game.
    let alone = allowed.len() == 1 || score.dialect == Dialect::Pgn;
    if alone {
        replay(&make(first), scratch, record);
        if allowed.len() == 1 || !record.signals.any(DOUBTS) {
            return Found { language: first, how, others: Vec::new() };
        }
    }
    let texts = texts(score, text);
    let mut groups: Vec<(u64, Vec<&'static Language>)> =
        alike(allowed, &texts).into_iter().map(|group| (most_sense(group[0], &texts), group)).collect();
    groups.sort_by_key(|(most, _)| std::cmp::Reverse(*most)); // stable: equals keep the table's order
    let mut best: Option<(u64, Vec<&'static Language>)> = None;
    let mut undecided = false;
    let mut rival = Record::default();
    for (most, group) in groups {
        if best.as_ref().is_some_and(|(held, _)| most < *held) {
            break;
        }
        replay(&make(group[0]), scratch, &mut rival);
        let sense = sense(&rival, tongue(group[0]).bit);
        match &mut best {
            Some((most, _)) if sense < *most => {}
            Some((most, languages)) if sense == *most => {
                if !same_moves(record, &rival) {
                    undecided = true;
                    add_rivals(record, bits(languages), &rival, bits(&group));
                }
                languages.extend(group);
            }
            _ => {
                best = Some((sense, group));
                undecided = false;
                std::mem::swap(record, &mut rival);
            }
        }
    }
    let mut languages = best.map(|(_, languages)| languages).unwrap_or_default();
    languages.sort_by_key(|language| allowed.iter().position(|other| other == language));
    let language = if languages.is_empty() { first } else { languages.remove(0) };
    let how = if undecided { LanguageHow::Undecided } else { how };
    Found { language, how, others: languages }
}

/// What makes a game in English letters worth asking other languages about.
const DOUBTS: Signals = Signals(
    Signals::ILLEGAL.0
        | Signals::UNREAD.0
        | Signals::FOREIGN.0
        | Signals::UNREACHED.0
        | Signals::AMBIGUOUS.0
        | Signals::EXTRA.0,
);

fn bits(languages: &[&'static Language]) -> u64 {
    languages.iter().fold(0, |bits, language| bits | tongue(language).bit)
}

/// The distinct texts of a score's cells, and how often each stands there.
type Texts<'t> = HashMap<&'t str, u64>;

fn texts<'t>(score: &Score, text: &'t str) -> Texts<'t> {
    let mut texts = Texts::new();
    for item in score.items.iter().filter(|item| item.kind == ItemKind::Cell) {
        *texts.entry(item.span.of(text)).or_default() += 1;
    }
    texts
}

/// The languages in groups that read every cell alike.
fn alike(allowed: &[&'static Language], texts: &Texts<'_>) -> Vec<Vec<&'static Language>> {
    let mut groups: Vec<Vec<&'static Language>> = Vec::new();
    for &language in allowed {
        let own = reader(language);
        let alike = |group: &&mut Vec<&'static Language>| {
            let other = reader(group[0]);
            texts.keys().all(|cell| own.read(cell) == other.read(cell))
        };
        match groups.iter_mut().find(alike) {
            Some(group) => group.push(language),
            None => groups.push(vec![language]),
        }
    }
    groups
}

/// What a cell counts that the sheet's language reads so, out of eight.
const fn worth(laxity: Laxity) -> u64 {
    match laxity {
        Laxity::Letter => 8,
        Laxity::Case => 6,
        Laxity::Stray => 5,
    }
}

/// What a cell counts whose text is a move in the language, though no legal one fits or several do in other languages.
const NAMED: u64 = 1;

/// How much sense a game makes: each cell counts by how plainly it was read in the language.
fn sense(record: &Record, own: u64) -> u64 {
    let own_only = |candidates: &[Candidate]| candidates.iter().all(|candidate| candidate.languages & own != 0);
    record
        .plies
        .iter()
        .map(|ply| match ply.status {
            Status::Exact | Status::Normalized if ply.signals.any(Signals::FOREIGN) => 0,
            Status::Exact | Status::Normalized => worth(ply.written.laxity),
            Status::Ambiguous if own_only(record.candidates_of(ply)) => 3,
            Status::Ambiguous | Status::Illegal => NAMED,
            _ => 0,
        })
        .sum()
}

/// The most sense a game could make in a language, going by its letters alone.
fn most_sense(language: &Language, texts: &Texts<'_>) -> u64 {
    let reader = reader(language);
    let most = |cell: &str| match reader.read(cell).first() {
        WrittenMove { kind: Kind::Unread, .. } => 0,
        written => worth(written.laxity),
    };
    texts.iter().map(|(cell, times)| most(cell) * times).sum()
}

/// Whether two readings of an entry are two moves.
fn differ((one, other): (&Ply, &Ply)) -> bool {
    one.status.is_read() && other.status.is_read() && one.played != other.played
}

/// Whether two records agree where both have read a move.
fn same_moves(one: &Record, other: &Record) -> bool {
    !one.plies.iter().zip(&other.plies).any(differ)
}

/// Two languages make equal sense with different moves: the first entry that differs is ambiguous between them, and
/// the sheet does not say more after it.
fn add_rivals(record: &mut Record, one: u64, rival: &Record, other: u64) {
    let Some(entry) = record.plies.iter().zip(&rival.plies).position(differ) else { return };
    let start = record.candidates.len() as u32;
    for (ply, languages) in [(record.plies[entry], one), (rival.plies[entry], other)] {
        record.candidates.extend(ply.played.map(|played| Candidate { played, languages }));
    }
    let ply = &mut record.plies[entry];
    ply.candidates = (start, record.candidates.len() as u32);
    ply.status = Status::Ambiguous;
    ply.signals |= Signals::AMBIGUOUS;
    record.signals |= Signals::AMBIGUOUS;
    record.end = None;
}
