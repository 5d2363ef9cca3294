//! Two sheets of one game: each half-move with what both players wrote, where the sheets part, what one settles for the
//! other, and what no sheet can settle. **Lacks repair**: nothing is put in the place of a move that neither sheet tells.
//!
//! `sheet` is one of them cell by cell, `align` lays its cells beside the game that the other tells, `likely` asks for the most likely game where neither tells one, `joint`
//! goes along both on two boards, `difference` and `heads` list in what they differ, `controls` what is missing, `pages`
//! asks whether pages are, and `say` makes the findings.

mod align;
mod controls;
mod difference;
mod heads;
mod joint;
mod likely;
mod pages;
mod say;
mod sheet;
#[cfg(test)]
mod tests;

pub use controls::MissingMoves;
pub use difference::{DifferenceKind, SheetDifference};
pub use heads::SheetHeadings;
pub use joint::{JointOutcome, JointPly, SettledBy};
pub use say::PairFinding;
pub use sheet::Meaning as CellMeaning;

use crate::checked::{Checked, LawsHow};
use crate::edition::Edition;
use crate::rule::{Severity, Undecided};
use planilla_board::{Color, Position};
use planilla_notation::Key;
use planilla_notation::language::player_named;
use sheet::Sheet;

/// Two sheets compared.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The edition of the Laws.
    pub laws: &'static Edition,
    /// The joint game, and between its half-moves the cells that stand for none.
    pub rows: Vec<JointPly>,
    /// How many half-moves both sheets agree on, from the first one.
    pub agreed: u32,
    /// The last position on which both agree.
    pub last_agreed: Position,
    /// The row (an index) at which the sheets part: they name different moves, or nothing tells the move.
    pub parted: Option<usize>,
    /// Whether they are of one game; `None` where they have too little in common to tell.
    pub same_game: Option<bool>,
    /// In what they differ.
    pub differences: Vec<SheetDifference>,
    /// What is missing, by time control.
    pub missing: Vec<MissingMoves>,
    /// The findings, in the order of the game.
    pub findings: Vec<PairFinding>,
    /// What could not be decided, and why.
    pub undecided: Vec<Undecided>,
}

impl Comparison {
    /// The gravest severity among the findings.
    pub fn worst(&self) -> Option<Severity> {
        self.findings.iter().map(|finding| finding.severity).max()
    }
}

/// Whose sheet a checked sheet is, as its heading `side` tells.
///
/// ```
/// use planilla::{Checker, Settings, side_of};
/// use planilla_board::Color;
/// let mut checker = Checker::new(Settings::default());
/// assert_eq!(side_of(&checker.check(b"side: black\n\n1.e4 e5")), Some(Color::Black));
/// assert_eq!(side_of(&checker.check(b"1.e4 e5")), None);
/// ```
pub fn side_of(checked: &Checked<'_>) -> Option<Color> {
    player_named(checked.score.tag(Key::Side, &checked.source.text)?)
}

/// Compares the sheet of White with that of Black.
///
/// ```
/// use planilla::{Checker, Settings, compare};
/// let (mut one, mut other) = (Checker::new(Settings::default()), Checker::new(Settings::default()));
/// let white = one.check(b"lang: en\n1.d4 Nf6 2.c4 e6 3.Nf3 d5 4.Nc3 c6 5.Bg5 h6 6.Bxf6");
/// let black = other.check(b"lang: es\n1.d4 Cf6 2.c4 e6 3.Cf3 d5 4.Cc3 c6 5.Ag5 h6 6.Ah4");
/// let compared = compare(&white, &black);
/// assert_eq!(compared.agreed, 10);
/// assert_eq!(compared.findings[0].rule.name, "sheets.first_divergence");
/// ```
pub fn compare(white: &Checked<'_>, black: &Checked<'_>) -> Comparison {
    let sheets = [Sheet::new(white), Sheet::new(black)];
    let rows = joint::joint(&sheets);
    let (agreed, last_agreed, parted) = agreed(&rows, sheets[0].checked.record.start);
    let mut differences = difference::of_moves(&sheets, &rows);
    differences.extend(heads::of_headings(&sheets));
    let mut comparison = Comparison {
        laws: laws(white, black),
        missing: controls::missing(&sheets, &rows),
        same_game: same_game(&rows),
        rows,
        agreed,
        last_agreed,
        parted,
        differences,
        findings: Vec::new(),
        undecided: Vec::new(),
    };
    let lacks_pages = pages::lacks_pages(&sheets);
    if comparison.same_game == Some(false) || lacks_pages.is_some() {
        // Nothing of one game or page settles or lacks anything of another.
        comparison.missing.clear();
        for difference in &mut comparison.differences {
            difference.settled = None;
        }
    }
    say::say(&sheets, lacks_pages, &mut comparison);
    comparison
}

/// How many half-moves both sheets agree on, the position after them, and the row at which they part.
fn agreed(rows: &[JointPly], start: Position) -> (u32, Position, Option<usize>) {
    let (mut agreed, mut last) = (0, rows.first().map_or(start, |row| row.before[0]));
    for (at, row) in rows.iter().enumerate() {
        match row.outcome {
            JointOutcome::Extra | JointOutcome::Unreached => {}
            JointOutcome::Agreed(played) | JointOutcome::Settled(played, _) => {
                // Where one names another move that could be played, they part, whatever comes of it.
                if row.meanings.iter().any(|meaning| meaning.one().is_some_and(|own| own != played)) {
                    return (agreed, last, Some(at));
                }
                if row.meanings.iter().all(|meaning| meaning.allows(played)) {
                    (agreed, last) = (row.ply, row.before[0].played(played));
                }
            }
            JointOutcome::Parted | JointOutcome::Alike | JointOutcome::SameIllegal | JointOutcome::Open => {
                return (agreed, last, Some(at));
            }
        }
    }
    (agreed, last, None)
}

/// So many different moves can be in two sheets of one game, if there are not twice as many as those that are the same.
const MOST_DIFFERENT: usize = 6;

/// Whether the sheets are of one game, by the moves that both tell.
fn same_game(rows: &[JointPly]) -> Option<bool> {
    let told = |row: &&JointPly| row.meanings.iter().all(|meaning| meaning.one().is_some());
    let told: Vec<&JointPly> = rows.iter().filter(told).collect();
    let same = told.iter().filter(|row| row.is_same()).count();
    let different = told.len() - same;
    if different > MOST_DIFFERENT && different > 2 * same {
        Some(false)
    } else if same > 2 * different {
        Some(true)
    } else {
        None
    }
}

/// The edition: that of White's sheet, unless only Black's tells it.
fn laws(white: &Checked<'_>, black: &Checked<'_>) -> &'static Edition {
    if white.laws_how == LawsHow::Newest { black.laws } else { white.laws }
}
