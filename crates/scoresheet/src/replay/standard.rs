//! What a written move is measured by: the Laws of one edition, or the PGN standard.

use crate::edition::{Edition, LongForm, Mark};
use crate::record::Signals;
use planilla_notation::{Dialect, Marks};

/// Which marks belong to the form of a move, and which gaps between marks and board are allowed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standard {
    /// Marks that a move may carry and still be exact.
    allowed: Marks,
    /// Signals that a move may give and still be exact.
    quiet: Signals,
    /// Signals that mean nothing under the standard.
    void: Signals,
}

/// Signals that say something of the game, not of how the move is written.
const FACTS: Signals = Signals(
    Signals::OFFER.0 | Signals::PLAYED_ON.0 | Signals::NUMBER.0 | Signals::LONG.0 | Signals::LAST_MAY_BE_RESULT.0,
);

/// The signals of marks that an edition does not ask for.
fn optional_marks(laws: &Edition) -> Signals {
    [
        (Mark::Capture, Signals::CAPTURE_MISSING),
        (Mark::Check, Signals::CHECK_MISSING),
        (Mark::Mate, Signals::MATE_MISSING),
        (Mark::Ep, Signals::EP_MISSING),
    ]
    .into_iter()
    .filter(|(mark, _)| laws.optional(*mark))
    .fold(Signals::NONE, |signals, (_, signal)| signals | signal)
}

impl Standard {
    /// The Laws' own signs (Appendix C; E before 2009) or those of PGN 8.2.3.
    pub(crate) fn new(dialect: Dialect, laws: &Edition) -> Standard {
        match dialect {
            Dialect::Pgn => Standard {
                allowed: Marks::CAPTURE
                    | Marks::CHECK
                    | Marks::MATE
                    | Marks::OFFER
                    | Marks::ANNOTATION
                    | Marks::CASTLE_LETTER
                    | Marks::PROMOTION_EQUALS,
                quiet: FACTS,
                void: Signals::EP_MISSING, // PGN has no mark of en passant (8.2.3.3)
            },
            Dialect::Sheet => Standard {
                allowed: Marks::CAPTURE
                    | Marks::CHECK
                    | Marks::DOUBLE_PLUS
                    | Marks::MATE
                    | Marks::EN_PASSANT
                    | Marks::OFFER
                    | Marks::CASTLE_ZERO
                    | if laws.long_form == LongForm::Allowed { Marks::LONG | Marks::HYPHEN } else { Marks::NONE },
                quiet: FACTS | Signals::HINT_RANK | Signals::HINT_SPARE | optional_marks(laws),
                void: Signals::NONE,
            },
        }
    }

    /// The signal for a form that the standard does not have, if the marks show one.
    #[inline]
    pub(crate) fn form(&self, marks: Marks) -> Signals {
        if marks.without(self.allowed) == Marks::NONE { Signals::NONE } else { Signals::FORM }
    }

    /// The signal for a promotion that lacks the sign its standard has.
    pub(crate) fn promotion(&self, marks: Marks) -> Signals {
        if self.allowed.has(Marks::PROMOTION_EQUALS) && !marks.has(Marks::PROMOTION_EQUALS) {
            Signals::FORM
        } else {
            Signals::NONE
        }
    }

    /// The signals without those that mean nothing here.
    #[inline]
    pub(crate) fn heard(&self, signals: Signals) -> Signals {
        Signals(signals.0 & !self.void.0)
    }

    /// Whether a read move with these signals is written as the standard prescribes or allows.
    #[inline]
    pub(crate) fn is_exact(&self, signals: Signals) -> bool {
        signals.0 & !self.quiet.0 == 0
    }
}
