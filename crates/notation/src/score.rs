//! The score of one game as it stands on paper or in a file: headings, and then cells, numbers, comments, variations
//! and a result, in their order. Nothing here asks a board.

use crate::{JsonFault, Outcome, Span};

/// Which standard a score is written to, which decides by what its form is judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// A player's sheet: judged by the Laws of Chess, Appendix C (E before 2009).
    #[default]
    Sheet,
    /// A PGN game: judged by the PGN standard of 1994, section 8.2.
    Pgn,
}

/// One game's score. All spans lie in the text it was read from. Made to be reused: [`Score::clear`] keeps the buffers.
#[derive(Clone, Debug, Default)]
pub struct Score {
    /// The standard it is written to.
    pub dialect: Dialect,
    /// The headings, in their order.
    pub tags: Vec<Tag>,
    /// What follows the headings, in its order.
    pub items: Vec<Item>,
    /// What in the text is not as its grammar wants it; reading went on all the same.
    pub faults: Vec<ScoreFault>,
    /// How the fields are parted, if it was read from a table.
    pub table: Option<TableForm>,
    /// The readings of its cells where a recogniser gave several, in the order of the items.
    pub readings: Vec<ItemReading>,
}

/// One way to read a cell, as a recogniser gave it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ItemReading {
    /// The item of the cell, an index.
    pub item: usize,
    /// Where the text of the reading stands.
    pub span: Span,
    /// How probable it is, from 0 to 1. What those of a cell leave of 1 is for a text that is none of them.
    pub probability: f64,
}

impl Score {
    /// Empties the score and keeps its buffers.
    pub fn clear(&mut self) {
        self.tags.clear();
        self.items.clear();
        self.faults.clear();
        self.table = None;
        self.readings.clear();
    }

    /// The readings of an item, if there are several; none for what is simply written.
    pub fn readings_of(&self, item: usize) -> &[ItemReading] {
        let from = self.readings.partition_point(|reading| reading.item < item);
        let to = self.readings.partition_point(|reading| reading.item <= item);
        &self.readings[from..to]
    }

    /// The value of the first heading of a key, as written (PGN escapes not undone).
    pub fn tag<'t>(&self, key: Key, text: &'t str) -> Option<&'t str> {
        self.tags.iter().find(|tag| tag.key == key).map(|tag| tag.value.of(text))
    }
}

/// How the fields of a table are parted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableForm {
    /// By a comma, a semicolon or a tab, with quotes round fields that hold one (RFC 4180).
    Delimited(char),
    /// By `|`, as in Markdown.
    Pipes,
    /// By space, in columns.
    Columns,
    /// As values of JSON.
    Json,
}

/// One heading: a PGN tag pair, or a `key: value` line of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag {
    /// What it is about.
    pub key: Key,
    /// The name as written.
    pub name: Span,
    /// The value as written, without quotes and outer space.
    pub value: Span,
    /// Where the whole heading stands, with its brackets, quotes or colon.
    pub span: Span,
}

/// What a heading is about. Headings of other names keep their name and are [`Key::Other`].
#[allow(missing_docs, reason = "each is the heading of its name in the interface")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    White,
    Black,
    Event,
    Site,
    Date,
    Round,
    Board,
    Result,
    Laws,
    Lang,
    TimeControl,
    Fen,
    SetUp,
    Variant,
    Side,
    Reason,
    Claim,
    Signed,
    Supervised,
    Flag,
    MinimumMoves,
    Scoring,
    /// What the times beside the moves tell: `left`, `used`.
    Clock,
    Illegal,
    Penalty,
    ClaimPosition,
    Termination,
    WhiteElo,
    BlackElo,
    Other,
}

/// A piece of a score after its headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// Where it stands, all of it.
    pub span: Span,
}

/// What a piece of a score is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// A move number. `black`: it is followed by dots that leave White's place open (`3...`).
    Number {
        /// The number, at most 65,535.
        number: u16,
        /// Whether White's place is left open.
        black: bool,
    },
    /// The text of one written move with its marks (`exd6 a.p.`, `11.Rb1(=)` without the number), or of a gap. A gap in a
    /// table may have no text: then its span is empty, and stands where the move would.
    Cell,
    /// A draw offer that stands for itself, not glued or next to a move.
    Offer,
    /// A comment, with its braces or from its semicolon to the end of the line; on a sheet also words that say why the game
    /// ended and not how, or that a player claims a draw. In a table also a field of no other column.
    Comment,
    /// On a sheet, a time beside a move, with the brackets round it ([`written_time`](crate::written_time)).
    Time(TimeKind),
    /// A numeric annotation glyph, `$1`; or `!`, `?` and their like standing alone in PGN.
    Nag,
    /// `(`: a variation opens.
    VariationStart,
    /// `)`: it closes.
    VariationEnd,
    /// A result, with the reason written beside it ([`reason_of`](crate::reason_of)).
    Result(Outcome),
    /// A resignation that does not say whose: `abandona`. One that does is a [`ItemKind::Result`].
    Resignation,
    /// A PGN line that opens with `%`.
    Escape,
    /// Text that the grammar has no place for. It is kept, and a fault names it.
    Junk,
}

/// What a time beside a move tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeKind {
    /// What the player's clock showed. Whether that is the time left or the time used, the sheet as a whole tells.
    Clock,
    /// The time of day at which the move was entered on an electronic scoresheet.
    Entered,
    /// The time of day at which the move was made on the board.
    Made,
}

/// What in a score is not as its grammar wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreFault {
    /// What is wrong.
    pub kind: ScoreFaultKind,
    /// Where.
    pub span: Span,
}

/// The kinds of faults in a score's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScoreFaultKind {
    /// A comment is opened and never closed.
    OpenComment,
    /// A variation is opened and never closed.
    OpenVariation,
    /// A variation is closed that was never opened.
    StrayClose,
    /// A tag pair is broken: no quotes, no closing bracket.
    BrokenTag,
    /// A tag pair has the name of an earlier one (PGN 8.1.1); on a sheet, a heading contradicts an earlier one.
    RepeatedTag,
    /// Text without a place in the grammar.
    Junk,
    /// The game goes on after its result, or a second one follows it.
    AfterResult,
    /// Two moves or more stand in a field of a table that belongs to one player's move.
    TwoMoves,
    /// A sheet as JSON is not as it ought to be.
    Json(JsonFault),
}
