//! The language of a sheet: the one under which the whole game makes most sense.
//!
//! Languages that read every cell alike are one, and are replayed once. What remains is weighed like a likelihood, as a
//! price: what a player would have had to do wrong for the sheet to look as it does. A cell with letters that the
//! language does not know costs most, one that the board has no move for nearly as much, an odd letter little. So a wrong
//! cell here and there does not hide the language, and neither does a game that goes on by luck in another one.

mod equals;
mod lost;
mod price;

use crate::checked::{Found, LanguageHow};
use crate::record::{Candidate, Ply, Record, Signals, Status};
use crate::replay::{Gloss, Glosses, Scratch, Sheet, Tongue, replay};
use planilla_notation::language::{LANGUAGES, System};
use planilla_notation::{Alphabet, Dialect, Kind, Language, Marks, alphabets, reader};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::LazyLock;

/// The reader of a language, and the language alone.
pub(crate) fn tongue(language: &'static Language) -> Tongue {
    Tongue { reader: reader(language), bit: 1 << language.row() }
}

/// The readers of all languages, each with all its languages.
pub(crate) fn tongues() -> &'static [Tongue] {
    static TONGUES: LazyLock<Vec<Tongue>> = LazyLock::new(|| {
        alphabets().iter().map(|Alphabet { reader, rows, .. }| Tongue { reader, bit: *rows }).collect()
    });
    &TONGUES
}

/// Replays a game into `record` in the language that fits it best, out of those allowed; `make` prepares the sheet for
/// languages that read it alike.
pub(crate) fn replay_in_best<'s>(
    allowed: &[&'static Language],
    given: bool,
    glosses: &'s Glosses<'s>,
    make: impl Fn(Tongue) -> Sheet<'s>,
    scratch: &mut Scratch,
    record: &mut Record,
) -> Found {
    let first = allowed.first().copied().unwrap_or(&LANGUAGES[0]);
    let how = if given { LanguageHow::Given } else { LanguageHow::Detected };
    // PGN has English letters (8.2.3.2): another language is asked only when they do not make sense.
    let alone = allowed.len() == 1 || (glosses.dialect() == Dialect::Pgn && opens_in(first, glosses));
    if alone {
        replay(&make(tongue(first)), scratch, record);
        if allowed.len() == 1 || makes_sense(record) {
            return Found { language: first, how, others: Vec::new() };
        }
    }
    let cells = cells(glosses);
    let mut groups: Vec<(u64, Vec<&'static Language>)> =
        alike(allowed, &cells).into_iter().map(|group| (price::of_letters(group[0], &cells), group)).collect();
    groups.sort_by_key(|(letters, _)| *letters); // stable: equals keep the table's order
    let count: u64 = cells.iter().map(|cell| cell.times).sum();
    let least = groups.first().map_or(0, |(letters, _)| *letters);
    let hopeless = least + price::UNKNOWN * (SLIPS + count / ONE_IN);
    let mut best: Option<(u64, Vec<&'static Language>)> = None;
    let mut undecided = false;
    let mut rival = Record::default();
    for (letters, group) in groups {
        if best.as_ref().is_some_and(|(held, _)| letters > hopeless.min(*held)) {
            break;
        }
        replay(&make(Tongue { bit: bits(&group), ..tongue(group[0]) }), scratch, &mut rival);
        let unusual = glosses.dialect() == Dialect::Pgn && !group.contains(&&LANGUAGES[0]);
        let price = letters + price::of_moves(&rival, bits(&group)) + if unusual { NOT_ENGLISH } else { 0 };
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
    if !undecided && let Some(&replayed) = languages.first() {
        equals::add(&mut languages, allowed, &cells, &equals::faulty_texts(record, glosses));
        languages.sort_by_key(|language| allowed.iter().position(|other| other == language));
        // What only a slip tells apart is one, and goes by the first name; the slip is read as that has it.
        let group = bits(&languages);
        if languages[0] != replayed && !cells.iter().all(|cell| cell.reads_alike(languages[0], replayed)) {
            replay(&make(Tongue { bit: group, ..tongue(languages[0]) }), scratch, record);
        }
    }
    if !undecided
        && let Some(lost) = lost::replay_without_letters(record, &cells, allowed, glosses.dialect(), &make, scratch)
    {
        *record = lost;
        let figurine = allowed.iter().find(|language| language.system == System::Figurine);
        return Found { language: figurine.copied().unwrap_or(first), how, others: Vec::new() };
    }
    languages.sort_by_key(|language| allowed.iter().position(|other| other == language));
    let language = if languages.is_empty() { first } else { languages.remove(0) };
    // Languages whose players write English letters are other names for these; a system that could read the sheet as
    // well is no other language of it.
    languages.retain(|other| !other.is_alias() && other.is_algebraic() == language.is_algebraic());
    let how = if undecided { LanguageHow::Undecided } else { how };
    Found { language, how, others: languages }
}

/// A language is not asked that leaves so many more cells unknown than another one, and one more for so many cells.
const SLIPS: u64 = 2;
const ONE_IN: u64 = 50;

/// What a PGN game costs in other letters than the English ones of its standard: more than one illegal move, which is no sign
/// of another language, and less than one letter that is not known.
const NOT_ENGLISH: u64 = price::UNFIT + 1;

/// Whether the first cells of a game are in letters that a language knows, but for a few.
fn opens_in(language: &Language, glosses: &Glosses<'_>) -> bool {
    const FIRST: usize = 24;
    let reader = reader(language);
    let unknown = |text: &&str| {
        let readings = reader.read(text);
        let first = readings.first();
        first.kind == Kind::Unread || first.marks.has(Marks::LOOKALIKE)
    };
    glosses.texts().take(FIRST).filter(unknown).count() * 8 <= FIRST
}

/// Whether a game makes sense in the letters it was read in: nearly all cells are written with them, and the board has a
/// move for them.
fn makes_sense(record: &Record) -> bool {
    let faulty =
        |ply: &&Ply| !(ply.status.is_read() || ply.status == Status::Missing) || ply.signals.any(Signals::FOREIGN);
    record.plies.iter().filter(faulty).count() * FEW_FAULTY <= record.plies.len()
}

/// One faulty cell in so many is no sign of another language.
const FEW_FAULTY: usize = 8;

fn bits(languages: &[&'static Language]) -> u64 {
    languages.iter().fold(0, |bits, language| bits | tongue(language).bit)
}

/// A text that stands in one cell or several.
struct CellTexts<'s> {
    text: &'s str,
    /// Its readings in all languages.
    glosses: Rc<[Gloss]>,
    /// In how many cells it stands.
    times: u64,
}

impl CellTexts<'_> {
    /// Whether two languages have the same readings of it.
    fn reads_alike(&self, one: &Language, other: &Language) -> bool {
        self.glosses.iter().all(|gloss| gloss.is_of(one) == gloss.is_of(other))
    }
}

fn cells<'s>(glosses: &Glosses<'s>) -> Vec<CellTexts<'s>> {
    let mut times: HashMap<&'s str, u64> = HashMap::new();
    for text in glosses.texts() {
        *times.entry(text).or_default() += 1;
    }
    times.into_iter().map(|(text, times)| CellTexts { text, glosses: glosses.of(text), times }).collect()
}

/// The languages in groups that read every cell alike.
fn alike(allowed: &[&'static Language], cells: &[CellTexts<'_>]) -> Vec<Vec<&'static Language>> {
    let mut groups = vec![bits(allowed)];
    for gloss in cells.iter().flat_map(|cell| cell.glosses.iter()) {
        for at in 0..groups.len() {
            let (with, without) = (groups[at] & gloss.languages, groups[at] & !gloss.languages);
            if with != 0 && without != 0 {
                groups[at] = with;
                groups.push(without);
            }
        }
    }
    let members = |bits: u64| allowed.iter().copied().filter(move |language| bits >> language.row() & 1 == 1).collect();
    let mut groups: Vec<Vec<&'static Language>> = groups.into_iter().map(members).collect();
    groups.sort_by_key(|group| allowed.iter().position(|language| group.first() == Some(language)));
    groups
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
