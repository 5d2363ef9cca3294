//! The language of a sheet: the one under which the whole game makes most sense.
//!
//! Languages that read every cell alike are one, and are replayed once. What remains is weighed by how many cells have
//! letters that the language knows, and then by what the board says of the whole game, so that a wrong cell here and
//! there does not hide the language.

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
    let mut groups: Vec<(i64, Vec<&'static Language>)> =
        alike(allowed, &texts).into_iter().map(|group| (sense_of_letters(group[0], &texts), group)).collect();
    groups.sort_by_key(|(letters, _)| std::cmp::Reverse(*letters)); // stable: equals keep the table's order
    let most_of_moves = READ * texts.values().sum::<i64>();
    let mut best: Option<(i64, Vec<&'static Language>)> = None;
    let mut undecided = false;
    let mut rival = Record::default();
    for (letters, group) in groups {
        if best.as_ref().is_some_and(|(held, _)| letters + most_of_moves < *held) {
            break;
        }
        replay(&make(group[0]), scratch, &mut rival);
        let sense = letters + sense_of_moves(&rival, tongue(group[0]).bit);
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
    // A system that could read the sheet as well is no other language of it.
    languages.retain(|other| other.system == language.system);
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
type Texts<'t> = HashMap<&'t str, i64>;

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

/// What the letters of one cell count for a language that knows them, and against one that does not: far more than
/// what the board then says of it, for a game may go on by luck in letters that it was not written in.
const fn worth(written: &WrittenMove) -> i64 {
    match (written.kind, written.laxity) {
        (Kind::Unread, _) => -10,
        (_, Laxity::Letter) => 10,
        (_, Laxity::Other) => 8,
        (_, Laxity::Case) => 6,
        (_, Laxity::Stray) => 5,
    }
}

/// What a cell counts besides when the board has a move for it.
const READ: i64 = 2;

/// How much sense the letters of a sheet make in a language.
fn sense_of_letters(language: &Language, texts: &Texts<'_>) -> i64 {
    let reader = reader(language);
    texts.iter().map(|(cell, times)| worth(reader.read(cell).first()) * times).sum()
}

/// How much sense a game makes on the board, in the letters of a language.
fn sense_of_moves(record: &Record, own: u64) -> i64 {
    let own_only = |candidates: &[Candidate]| candidates.iter().all(|candidate| candidate.languages & own != 0);
    let read = |ply: &Ply| match ply.status {
        Status::Exact | Status::Normalized if !ply.signals.any(Signals::FOREIGN) => READ,
        Status::Ambiguous if own_only(record.candidates_of(ply)) => 1,
        _ => 0,
    };
    record.plies.iter().map(read).sum()
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
