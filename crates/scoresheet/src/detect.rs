//! The language of a sheet: the one under which the whole game makes most sense.
//!
//! Languages that read every cell alike are one, and are replayed once. What remains is weighed like a likelihood, as a
//! price: what a player would have had to do wrong for the sheet to look as it does. A cell with letters that the
//! language does not know costs most, one that the board has no move for nearly as much, an odd letter little. So a wrong
//! cell here and there does not hide the language, and neither does a game that goes on by luck in another one.

use crate::checked::{Found, LanguageHow};
use crate::record::{Candidate, Ply, Record, Signals, Status};
use crate::replay::{Scratch, Sheet, Tongue, replay};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{
    Alphabet, Characters, Dialect, ItemKind, Kind, Language, Laxity, Score, WrittenMove, alphabets, reader,
};
use std::collections::HashMap;

/// The reader of a language, and the language alone.
pub(crate) fn tongue(language: &'static Language) -> Tongue {
    Tongue { reader: reader(language), bit: 1 << language.row() }
}

/// The readers of all languages, each with all its languages.
pub(crate) fn tongues() -> impl Iterator<Item = Tongue> {
    alphabets().iter().map(|Alphabet { reader, rows, .. }| Tongue { reader, bit: *rows })
}

/// Replays a game into `record` in the language that fits it best, out of those allowed; `make` prepares the sheet for
/// languages that read it alike.
pub(crate) fn replay_in_best<'s>(
    allowed: &[&'static Language],
    given: bool,
    score: &Score,
    text: &str,
    make: impl Fn(Tongue) -> Sheet<'s>,
    scratch: &mut Scratch,
    record: &mut Record,
) -> Found {
    let first = allowed.first().copied().unwrap_or(&LANGUAGES[0]);
    let how = if given { LanguageHow::Given } else { LanguageHow::Detected };
    // PGN has English letters (8.2.3.2): another language is asked only when they do not make a clean game.
    let alone = allowed.len() == 1 || score.dialect == Dialect::Pgn;
    if alone {
        replay(&make(tongue(first)), scratch, record);
        if allowed.len() == 1 || !record.signals.any(DOUBTS) {
            return Found { language: first, how, others: Vec::new() };
        }
    }
    let texts = texts(score, text);
    let mut groups: Vec<(u64, Vec<&'static Language>)> =
        alike(allowed, &texts).into_iter().map(|group| (price_of_letters(group[0], &texts), group)).collect();
    groups.sort_by_key(|(letters, _)| *letters); // stable: equals keep the table's order
    let cells: u64 = texts.values().sum();
    let least = groups.first().map_or(0, |(letters, _)| *letters);
    let mut best: Option<(u64, Vec<&'static Language>)> = None;
    let mut undecided = false;
    let mut rival = Record::default();
    for (letters, group) in groups {
        let hopeless = letters > least + cells * UNKNOWN / FEW;
        if best.as_ref().is_some_and(|(held, _)| hopeless || letters > *held) {
            break;
        }
        replay(&make(Tongue { bit: bits(&group), ..tongue(group[0]) }), scratch, &mut rival);
        let price = letters + price_of_moves(&rival, bits(&group));
        match &mut best {
            Some((least, _)) if price > *least => {}
            Some((least, languages)) if price == *least => {
                if !same_moves(record, &rival) {
                    undecided = true;
                    add_rivals(record, bits(languages), &rival, bits(&group));
                }
                languages.extend(group);
            }
            _ => {
                best = Some((price, group));
                undecided = false;
                std::mem::swap(record, &mut rival);
            }
        }
    }
    let mut languages = best.map(|(_, languages)| languages).unwrap_or_default();
    languages.sort_by_key(|language| allowed.iter().position(|other| other == language));
    let language = if languages.is_empty() { first } else { languages.remove(0) };
    // Languages whose players write English letters are other names for these.
    languages.retain(|language| !language.is_alias());
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

/// The languages in groups that read every cell alike: surely by their letters, or as it turns out.
fn alike(allowed: &[&'static Language], texts: &Texts<'_>) -> Vec<Vec<&'static Language>> {
    let characters = Characters::of(texts.keys().copied());
    let mut groups: Vec<Vec<&'static Language>> = Vec::new();
    for &language in allowed {
        let own = reader(language);
        let alike = |group: &&mut Vec<&'static Language>| own.reads_alike(reader(group[0]), &characters);
        match groups.iter_mut().find(alike) {
            Some(group) => group.push(language),
            None => groups.push(vec![language]),
        }
    }
    groups
}

/// What a cell costs with letters that the language does not know.
const UNKNOWN: u64 = 10;

/// What a cell costs that the language reads and the board has no move for.
const UNFIT: u64 = 7;

/// A language that leaves more than one in so many cells unknown that another one knows is not asked.
const FEW: u64 = 3;

/// What the letters of one cell cost.
const fn price(written: &WrittenMove) -> u64 {
    match (written.kind, written.laxity) {
        (Kind::Unread, _) => UNKNOWN,
        (_, Laxity::Letter) => 0,
        (_, Laxity::Other) => 1,
        (_, Laxity::Case) => 2,
        (_, Laxity::Stray) => 3,
    }
}

fn price_of_letters(language: &Language, texts: &Texts<'_>) -> u64 {
    let reader = reader(language);
    texts.iter().map(|(cell, times)| price(reader.read(cell).first()) * times).sum()
}

/// What a game costs on the board, beside the letters that the language does not know.
fn price_of_moves(record: &Record, own: u64) -> u64 {
    let own_only = |candidates: &[Candidate]| candidates.iter().all(|candidate| candidate.languages & own != 0);
    let price = |ply: &Ply| match ply.status {
        Status::Exact | Status::Normalized | Status::Repaired | Status::Unread => 0,
        Status::Ambiguous if own_only(record.candidates_of(ply)) => 1,
        Status::Ambiguous => 0,
        Status::Missing if ply.span.is_some() => 0,
        Status::Missing | Status::Illegal | Status::Extra | Status::Unreached => UNFIT,
    };
    record.plies.iter().map(price).sum()
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
