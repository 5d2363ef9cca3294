//! The language of a sheet: the one under which the whole game makes most sense.
//!
//! Languages that read every cell alike are one, and are replayed once. What remains is weighed like a likelihood, as a
//! price: what a player would have had to do wrong for the sheet to look as it does. A cell with letters that the
//! language does not know costs most, one that the board has no move for nearly as much, an odd letter little. So a wrong
//! cell here and there does not hide the language, and neither does a game that goes on by luck in another one.

use crate::checked::{Found, LanguageHow};
use crate::record::{Candidate, Ply, Record, Signals, Status};
use crate::replay::{Gloss, Glosses, Scratch, Sheet, Tongue, replay};
use planilla_board::Role;
use planilla_notation::language::{LANGUAGES, System};
use planilla_notation::{
    Alphabet, Dialect, Kind, Language, Laxity, ManMove, Marks, MoveReader, WrittenMove, alphabets, reader,
};
use std::collections::HashMap;
use std::rc::Rc;

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
    glosses: &'s Glosses<'s>,
    make: impl Fn(Tongue) -> Sheet<'s>,
    scratch: &mut Scratch,
    record: &mut Record,
) -> Found {
    let first = allowed.first().copied().unwrap_or(&LANGUAGES[0]);
    let how = if given { LanguageHow::Given } else { LanguageHow::Detected };
    // PGN has English letters (8.2.3.2): another language is asked only when they do not make sense.
    let alone = allowed.len() == 1 || glosses.dialect() == Dialect::Pgn;
    if alone {
        replay(&make(tongue(first)), scratch, record);
        if allowed.len() == 1 || makes_sense(record) {
            return Found { language: first, how, others: Vec::new() };
        }
    }
    let cells = cells(glosses);
    let mut groups: Vec<(u64, Vec<&'static Language>)> =
        alike(allowed, &cells).into_iter().map(|group| (price_of_letters(group[0], &cells), group)).collect();
    groups.sort_by_key(|(letters, _)| *letters); // stable: equals keep the table's order
    let count: u64 = cells.iter().map(|cell| cell.times).sum();
    let least = groups.first().map_or(0, |(letters, _)| *letters);
    let hopeless = least + UNKNOWN * (SLIPS + count / ONE_IN);
    let mut best: Option<(u64, Vec<&'static Language>)> = None;
    let mut undecided = false;
    let mut rival = Record::default();
    for (letters, group) in groups {
        if best.as_ref().is_some_and(|(held, _)| letters > hopeless.min(*held)) {
            break;
        }
        replay(&make(Tongue { bit: bits(&group), ..tongue(group[0]) }), scratch, &mut rival);
        let unusual = glosses.dialect() == Dialect::Pgn && !group.contains(&&LANGUAGES[0]);
        let price = letters + price_of_moves(&rival, bits(&group)) + if unusual { NOT_ENGLISH } else { 0 };
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
        add_equals(&mut languages, allowed, &cells, &faulty_texts(record, glosses));
        languages.sort_by_key(|language| allowed.iter().position(|other| other == language));
        // What only a slip tells apart is one, and goes by the first name; the slip is read as that has it.
        let group = bits(&languages);
        if languages[0] != replayed && !cells.iter().all(|cell| reads_as(languages[0], replayed, &cell.glosses)) {
            replay(&make(Tongue { bit: group, ..tongue(languages[0]) }), scratch, record);
        }
    }
    if !undecided && let Some(lost) = replay_without_letters(record, &cells, allowed, glosses.dialect(), &make, scratch)
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

/// Whether a game makes sense in the letters it was read in: each cell is written with them, and the board has a move for
/// nearly all.
fn makes_sense(record: &Record) -> bool {
    let foreign = Signals::UNREAD | Signals::FOREIGN | Signals::EXTRA;
    let faulty = |ply: &&Ply| matches!(ply.status, Status::Illegal | Status::Unreached | Status::Ambiguous);
    !record.signals.any(foreign) && record.plies.iter().filter(faulty).count() * FEW_FAULTY <= record.plies.len()
}

/// One in so many moves that the board refuses is no sign of another language.
const FEW_FAULTY: usize = 8;

fn bits(languages: &[&'static Language]) -> u64 {
    languages.iter().fold(0, |bits, language| bits | tongue(language).bit)
}

/// A sheet that has no letter and makes little sense may have lost its figurines: it is read again with any man in the
/// place of each pawn, and that is kept if it makes more sense.
fn replay_without_letters<'s>(
    record: &Record,
    cells: &[CellTexts<'_>],
    allowed: &[&'static Language],
    dialect: Dialect,
    make: &impl Fn(Tongue) -> Sheet<'s>,
    scratch: &mut Scratch,
) -> Option<Record> {
    let figurine = allowed.iter().find(|language| language.system == System::Figurine)?;
    let bare = |cell: &CellTexts<'_>| {
        cell.glosses.iter().all(|gloss| match gloss.written.kind {
            Kind::Man(man) => gloss.written.laxity > Laxity::Other || matches!(man.role, None | Some(Role::Pawn)),
            Kind::Relative(_) => false,
            Kind::Castle(_) | Kind::Gap | Kind::Unread => true,
        })
    };
    if dialect == Dialect::Pgn || makes_sense(record) || !cells.iter().all(bare) {
        return None;
    }
    let bit = 1 << figurine.row();
    let mut lost = Record::default();
    replay(&make(Tongue { reader: MoveReader::lost(), bit }), scratch, &mut lost);
    let faults = |record: &Record| {
        let faulty =
            |ply: &&Ply| matches!(ply.status, Status::Illegal | Status::Unread | Status::Extra | Status::Unreached);
        record.plies.iter().filter(faulty).count()
    };
    (faults(&lost) * 2 < faults(record)).then_some(lost)
}

/// Adds the languages that read every cell as the first of those found does, as far from the letter as that one goes and
/// the faulty cells set aside: one slip does not make another language.
fn add_equals(
    languages: &mut Vec<&'static Language>,
    allowed: &[&'static Language],
    cells: &[CellTexts<'_>],
    faulty: &[&str],
) {
    let Some(&first) = languages.first() else { return };
    let reads = |language: &Language, gloss: &Gloss| gloss.languages >> language.row() & 1 == 1;
    let own = |cell: &CellTexts<'_>| {
        cell.glosses.iter().filter(|gloss| reads(first, gloss)).map(|gloss| gloss.written.laxity).min()
    };
    // A few letters in another case, or a few characters left out, are slips too.
    let loose = |cell: &CellTexts<'_>| own(cell).is_some_and(|laxity| laxity > Laxity::Other);
    let count = |cells: &mut dyn Iterator<Item = &CellTexts<'_>>| cells.map(|cell| cell.times).sum::<u64>();
    let few_loose = count(&mut cells.iter().filter(|cell| loose(cell))) * 10 <= count(&mut cells.iter());
    let odd = |cell: &&CellTexts<'_>| faulty.contains(&cell.text) || (few_loose && loose(cell));
    let equal = |other: &&'static Language| {
        cells.iter().filter(|cell| !odd(cell)).all(|cell| {
            // What the first does not know the other may know in a loose way only.
            let loosest = own(cell).unwrap_or(Laxity::Other);
            let mut glosses = cell.glosses.iter().filter(|gloss| gloss.written.laxity <= loosest);
            glosses.all(|gloss| reads(first, gloss) == reads(other, gloss))
        })
    };
    let held = languages.clone();
    languages.extend(allowed.iter().copied().filter(|other| !held.contains(other)).filter(equal));
}

/// Whether two languages read a cell alike.
fn reads_as(one: &Language, other: &Language, glosses: &[Gloss]) -> bool {
    glosses.iter().all(|gloss| gloss.languages >> one.row() & 1 == gloss.languages >> other.row() & 1)
}

/// The texts of the cells that made no sense.
fn faulty_texts<'s>(record: &Record, glosses: &Glosses<'s>) -> Vec<&'s str> {
    let faulty = |ply: &&Ply| matches!(ply.status, Status::Illegal | Status::Unread | Status::Extra);
    record.plies.iter().filter(faulty).filter_map(|ply| ply.span).map(|span| glosses.text_at(span)).collect()
}

/// A text that stands in one cell or several.
struct CellTexts<'s> {
    text: &'s str,
    /// Its readings in all languages.
    glosses: Rc<[Gloss]>,
    /// In how many cells it stands.
    times: u64,
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

/// What a cell costs with letters that the language does not know.
const UNKNOWN: u64 = 10;

/// What a cell costs that the language reads and the board has no move for.
const UNFIT: u64 = 7;

/// What a PGN game costs in other letters than the English ones of its standard: more than one illegal move, which is no sign
/// of another language, and less than one letter that is not known.
const NOT_ENGLISH: u64 = UNFIT + 1;

/// What a cell costs that is not reached: little, for the slip that stops the reading may be one in any language.
const UNREACHED: u64 = 2;

/// A language is not asked that leaves so many more cells unknown than another one, and one more for so many cells.
const SLIPS: u64 = 2;
const ONE_IN: u64 = 50;

/// What the letters of one cell cost.
const fn price(written: &WrittenMove) -> u64 {
    match (written.laxity, written.kind) {
        // A capital for a file, `Bxc6`, is more likely a piece of another language.
        (Laxity::Case, Kind::Man(ManMove { role: Some(Role::Pawn), file: Some(_), .. })) => 8,
        (laxity, _) => price_of(laxity),
    }
}

const fn price_of(laxity: Laxity) -> u64 {
    match laxity {
        Laxity::Letter => 0,
        Laxity::Other => 2,
        Laxity::Case => 3,
        Laxity::Stray => 4,
    }
}

/// What the letters of all cells cost. A sheet that has the list's letter for a man and another one beside it, or letters
/// beside figurines, or pawns with a letter and without one, mixes two languages, so that the one or the other counts as unknown.
fn price_of_letters(language: &Language, cells: &[CellTexts<'_>]) -> u64 {
    let row = language.row();
    let mut price_of_all = 0;
    let mut others = [(0, false); 6];
    let (mut letters, mut figurines, mut pawn_letters, mut bare_pawns) = (0, 0, 0, 0);
    for CellTexts { glosses, times, .. } in cells {
        let own = glosses.iter().filter(|gloss| gloss.languages >> row & 1 == 1).map(|gloss| gloss.written);
        let Some(written) = own.min_by_key(|written| written.laxity) else {
            price_of_all += UNKNOWN * times;
            continue;
        };
        price_of_all += price(&written) * times;
        if let Kind::Man(ManMove { role: Some(role), .. }) = written.kind {
            let (count, has_own) = &mut others[role.index()];
            let figurine = written.marks.has(Marks::FIGURINE);
            *count += if written.marks.has(Marks::OTHER_LETTER) { *times } else { 0 };
            *has_own |= written.laxity == Laxity::Letter && !figurine;
            let pawn_letter = written.marks.has(Marks::PAWN_LETTER);
            let kind = match (figurine, role == Role::Pawn, pawn_letter) {
                (true, ..) => &mut figurines,
                (false, true, true) => &mut pawn_letters,
                (false, true, false) => &mut bare_pawns,
                (false, false, _) => &mut letters,
            };
            *kind += times;
        }
    }
    let mixed = others.iter().filter(|(_, has_own)| *has_own).map(|(count, _)| count * (UNKNOWN - 1));
    price_of_all + mixed.sum::<u64>() + UNKNOWN * (letters.min(figurines) + pawn_letters.min(bare_pawns))
}

/// What a game costs on the board, beside the letters that the language does not know.
fn price_of_moves(record: &Record, own: u64) -> u64 {
    let own_only = |candidates: &[Candidate]| candidates.iter().all(|candidate| candidate.languages & own != 0);
    let price = |ply: &Ply| match ply.status {
        Status::Ambiguous if own_only(record.candidates_of(ply)) => 1,
        Status::Illegal | Status::Extra => UNFIT,
        Status::Missing => {
            if ply.span.is_none() {
                UNFIT
            } else {
                0
            }
        }
        Status::Unreached => UNREACHED,
        Status::Exact | Status::Normalized | Status::Repaired | Status::Unread | Status::Ambiguous => 0,
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
