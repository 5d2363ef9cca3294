//! Claims of a draw that a sheet tells of, in its headings or amid its moves: what is claimed, by whom, where and with which
//! move, and whether the history of the game bears it out (Articles 9.2 to 9.5). **Lacks consequences**: what a wrong claim costs,
//! and what a right one means for the result, is for the rules.

mod judge;
mod places;
mod read;

pub(crate) use read::{any_mark, fault_of, is_claim_comment, value_of};

use crate::checked::Checked;
use crate::edition::Edition;
use crate::finding::Message;
use crate::record::Record;
use crate::rule::Context;
use planilla_board::{Color, Move, Position, State};
use planilla_notation::{ClaimKind, ClaimOutcome, Language, Score, Span};

/// A claim of a draw that a sheet tells of. Points of the game are *places*, as in [`History`](crate::History): place 0 is the
/// start, place *n* what stands after the *n*-th half-move.
#[derive(Clone, Debug)]
pub struct Claim {
    /// Where it is written.
    pub span: Span,
    /// What is claimed, as far as that is said.
    pub kind: Option<ClaimKind>,
    /// Who claims: who is said to, else the player to move.
    pub player: Option<Color>,
    /// What stood on the board when it was made; `None` where that is not known.
    pub place: Option<u32>,
    /// The move that is announced with it.
    pub intended: Option<Intended>,
    /// What became of it, as it is told.
    pub outcome: ClaimOutcome,
    /// Where it is told with the claim who was given time for it: `3 minutes for Black`.
    pub penalty: Option<Span>,
    /// What the moves say of it.
    pub verdict: Verdict,
    /// What was counted.
    pub grounds: Option<Grounds>,
}

/// A move that is announced with a claim (9.2.1, 9.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Intended {
    /// Where it is written.
    pub span: Span,
    /// The move, if the text is just one legal move.
    pub played: Option<Move>,
    /// The entry of the record (an index) that it is, where it stands among the moves.
    pub entry: Option<u32>,
}

/// What the moves say of a claim.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It is right.
    Right,
    /// It is right for what stood on the board, and not for the move that was announced.
    OnBoardOnly,
    /// It is wrong.
    Wrong,
    /// The move that was announced is not legal.
    IntendedIllegal,
    /// The game was over before.
    Over(State),
    /// It was not the turn of the player who claims, or he had touched a piece (9.4).
    RightLost {
        /// Whether it would have been right for him one move before.
        was_right: bool,
        /// Whether he had touched a piece.
        touched: bool,
    },
    /// Positions count as the same under one reading of the Laws and not under another.
    Disputed,
    /// It is for the arbiter to judge: a claim of the last two minutes.
    Arbiter,
    /// It cannot be decided, and why.
    Undecided(Message),
}

impl Verdict {
    /// The word of the interface.
    pub const fn as_str(&self) -> &'static str {
        match self {
            Verdict::Right => "right",
            Verdict::OnBoardOnly => "on_board_only",
            Verdict::Wrong | Verdict::IntendedIllegal | Verdict::Over(_) => "wrong",
            Verdict::RightLost { .. } => "right_lost",
            Verdict::Disputed => "disputed",
            Verdict::Arbiter => "arbiter",
            Verdict::Undecided(_) => "undecided",
        }
    }

    /// How much speaks for reading a claim so that this becomes of it: one is read in favour of who wrote it.
    const fn favour(&self) -> u8 {
        match self {
            Verdict::Right => 6,
            Verdict::OnBoardOnly => 5,
            Verdict::Disputed => 4,
            Verdict::RightLost { was_right: true, .. } => 3,
            Verdict::Undecided(_) => 2,
            Verdict::Wrong | Verdict::IntendedIllegal | Verdict::Over(_) | Verdict::Arbiter => 1,
            Verdict::RightLost { was_right: false, .. } => 0,
        }
    }
}

/// What was counted for a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grounds {
    /// How often the position stood on the board (9.2).
    Repetition {
        /// The places where it stood before, and at which it was claimed if it stood there.
        places: Vec<u32>,
        /// How often it has to.
        needed: u32,
        /// Places where the same men stood, and the position was another.
        near: Vec<(u32, Difference)>,
    },
    /// How many half-moves went by without a pawn move or a capture (9.3).
    Moves {
        /// How many, that which is announced among them.
        halfmoves: u16,
        /// How many there have to be.
        needed: u16,
        /// The announced move is a pawn's, or takes something.
        broken: bool,
    },
}

/// In what a position with the same men is another (9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difference {
    /// The other player is to move.
    Turn,
    /// A right to castle was there.
    Castling,
    /// A capture en passant was possible.
    EnPassant,
}

/// What claims are judged by.
#[derive(Clone, Copy)]
pub(crate) struct Played<'a> {
    pub(crate) score: &'a Score,
    pub(crate) record: &'a Record,
    pub(crate) text: &'a str,
    pub(crate) laws: &'static Edition,
    pub(crate) language: &'static Language,
}

impl<'a> Played<'a> {
    /// What stood on the board at a place.
    pub(crate) fn position(&self, place: u32) -> &'a Position {
        let entry = self.record.history().entry_of(place);
        entry.map_or(&self.record.start, |entry| self.record.position_before(entry as usize + 1))
    }

    /// The place after an entry, if all is sure up to it.
    pub(crate) fn place_of(&self, entry: Option<usize>) -> Option<u32> {
        let Some(entry) = entry else { return Some(0) };
        let history = self.record.history();
        if history.unsure_from.is_some_and(|unsure| unsure as usize <= entry) {
            return None;
        }
        // An entry that stands for no ply leaves the position as it was.
        Some(history.place_after(entry))
    }

    /// Whether moves were made after a place, the one that is announced left aside.
    pub(crate) fn went_on(&self, place: u32, intended: Option<Intended>) -> bool {
        let after = self.record.history().entry_of(place).map_or(0, |entry| entry as usize + 1);
        let mut plies = self.record.plies.iter().skip(after).filter(|ply| ply.span.is_some() && ply.ply != 0);
        let Some(intended) = intended else { return plies.next().is_some() };
        match plies.next() {
            None => false,
            Some(first) if self.record.sure(first) == intended.played => plies.next().is_some(),
            Some(_) => true,
        }
    }
}

impl<'a> Context<'a> {
    /// The claims that the sheet tells of, in the order in which they are written.
    pub(crate) fn claims(&self) -> &'a [Claim] {
        if self.refused.is_some() { &[] } else { self.record.claims.get_or_init(|| read::claims(&self.played())) }
    }

    pub(crate) fn played(&self) -> Played<'a> {
        let Context { score, record, text, laws, language, .. } = *self;
        Played { score, record, text, laws, language }
    }
}

impl Checked<'_> {
    /// The claims of a draw that the sheet tells of, in its headings and amid its moves.
    ///
    /// ```
    /// use planilla::{Checker, Settings};
    /// let mut checker = Checker::new(Settings::default());
    /// let checked = checker.check(b"claim: threefold, white, after 4...\n\n1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8");
    /// let claim = &checked.claims()[0];
    /// assert_eq!((claim.place, claim.verdict.as_str()), (Some(8), "right"));
    /// ```
    pub fn claims(&self) -> Vec<Claim> {
        if self.refused.is_some() {
            return Vec::new();
        }
        self.record.claims.get_or_init(|| read::claims(&self.played())).clone()
    }

    pub(crate) fn played(&self) -> Played<'_> {
        Played {
            score: self.score,
            record: self.record,
            text: &self.source.text,
            laws: self.laws,
            language: self.language.language,
        }
    }
}

#[cfg(test)]
mod tests;
