//! A glance at a game: replayed while it is read, with one position and nothing kept, for as long as every cell names
//! one legal move and every number is the board's. Nearly all games of nearly all files are of that kind.

use super::{Standard, Watch, straight::step};
use crate::clocks::{ClockWatch, has_no_time, tells_otherwise, tells_used, told_in, told_plainly};
use crate::dead::deadness;
use crate::record::Signals;
use planilla_board::{Color, Dead, Move, Position, State};
use planilla_notation::{Item, ItemKind, MoveReader, Movetext, Outcome, Span, Visitor};
use std::ops::ControlFlow;

/// What a glance sees of a game in which only the signals say whether to look again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glance {
    pub(crate) plies: u32,
    pub(crate) end: Position,
    pub(crate) state: State,
    pub(crate) result: Outcome,
    /// The signals that the record of the game would have, as far as they are wanted.
    pub(crate) signals: Signals,
}

/// How a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// As is enough for nearly all.
    Quick,
    /// A second time, and more is kept of what goes by: the keys of all positions, and the position before each move.
    Close,
}

/// What a game takes of which a glance does not tell that there is nothing to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// A close look may do.
    CloseLook,
    /// A check.
    Check,
}

/// What is kept of a game at which a glance is thrown: nothing, or its moves.
pub(crate) trait Keep {
    /// Forgets all: the game goes by again.
    fn again(&mut self);
    fn cell(&mut self, span: Span, played: Move);
    fn comment(&mut self, span: Span);
}

impl Keep for () {
    fn again(&mut self) {}

    #[inline]
    fn cell(&mut self, _: Span, _: Move) {}

    #[inline]
    fn comment(&mut self, _: Span) {}
}

/// Replays the main line of a game from a position.
///
/// # Errors
/// What it takes where that is more than this look: for a cell that names no move or several, a number that is not the board's,
/// moves after a dead position, a position that came back where that may count, text without a place, no result.
#[allow(clippy::too_many_arguments, reason = "what a walk needs, given once")]
pub(crate) fn glance<K: Keep>(
    mut movetext: Movetext<'_, '_>,
    text: &str,
    start: Position,
    reader: &MoveReader,
    standard: &Standard,
    wanted: Signals,
    (look, watch, clocks): (Look, Watch, Option<ClockWatch>),
    keep: &mut K,
) -> Result<Glance, Need> {
    let mut walk = Walk {
        text,
        reader,
        standard,
        wanted,
        watch,
        clocks,
        position: start,
        plies: 0,
        signals: Signals::NONE,
        result: None,
        over: false,
        look,
        few: look == Look::Close || has_few(&start),
        before: None,
        keep,
    };
    let headings = movetext.tags().len();
    let flow = movetext.visit(&mut walk);
    // A tag pair between the moves, or a fault of the text, wants a closer look.
    let odd = movetext.depth() > 0 || movetext.tags().len() > headings || movetext.has_faults();
    if flow.is_break() || odd {
        return Err(Need::Check);
    }
    let more = if look == Look::Close { Need::Check } else { Need::CloseLook };
    if walk.watch.woken {
        return Err(more);
    }
    let Walk { position: end, plies, mut signals, result, before, .. } = walk;
    let state = end.state();
    // Where nobody can mate at the end, it is to be found since when: the last move brought it about, or there is more to say.
    if state != State::Checkmate && deadness(&end) != Dead::No {
        match before.filter(|_| state != State::Ongoing) {
            Some(before) if deadness(&before) == Dead::No => {}
            None if state != State::Ongoing => return Err(more),
            _ => return Err(Need::Check),
        }
    }
    if state != State::Ongoing {
        signals |= Signals::ENDED;
    }
    Ok(Glance { plies, end, state, result: result.ok_or(Need::Check)?, signals })
}

/// So many men at the most are on the board before a move that leaves a position in which nobody can mate, as a rule; or one
/// player has nothing but the king.
const FEW: usize = 5;

/// Whether no more are on the board.
#[inline]
fn has_few(position: &Position) -> bool {
    position.occupied().len() <= FEW || Color::ALL.iter().any(|color| position.by_color(*color).is_single())
}

/// A glance on its way.
struct Walk<'t, K> {
    text: &'t str,
    reader: &'t MoveReader,
    standard: &'t Standard,
    wanted: Signals,
    watch: Watch,
    clocks: Option<ClockWatch>,
    position: Position,
    plies: u32,
    signals: Signals,
    result: Option<Outcome>,
    /// Whether the game is over on the board.
    over: bool,
    look: Look,
    /// Whether few men are left, or it is looked closely.
    few: bool,
    /// The position before the last move, where few men were left.
    before: Option<Position>,
    keep: &'t mut K,
}

impl<K> Walk<'_, K> {
    /// Looks for a time in a comment of any form.
    #[inline(never)]
    fn any_comment(&mut self, span: Span) -> ControlFlow<()> {
        let comment = span.of(self.text);
        let odd = match (told_in(comment), &mut self.clocks) {
            (Some(_), _) if tells_used(comment) && has_no_time(comment) => return ControlFlow::Break(()),
            (Some(left), Some(clocks)) => clocks.is_odd(!self.position.turn(), left),
            // What was left is to be worked out from all times used.
            (None, _) if tells_otherwise(comment) => return ControlFlow::Break(()),
            _ => false,
        };
        if odd {
            self.signals |= Signals::CLOCK;
        }
        ControlFlow::Continue(())
    }
}

impl<K: Keep> Visitor for Walk<'_, K> {
    #[allow(clippy::inline_always, reason = "the hot path; called from two places, one of them rare")]
    #[inline(always)]
    fn cell(&mut self, span: Span, depth: usize) -> ControlFlow<()> {
        if depth > 0 {
            return ControlFlow::Continue(());
        }
        if self.over {
            return ControlFlow::Break(());
        }
        if self.few {
            self.before = Some(self.position);
        }
        let Some(step) = step::<()>(&mut self.position, self.text, span, self.reader, self.standard, self.wanted)
        else {
            return ControlFlow::Break(());
        };
        self.signals |= step.signals;
        self.keep.cell(span, step.played);
        self.plies += 1;
        self.watch.see(&self.position);
        if self.position.halfmove_clock() == 0 {
            self.over = self.position.dead_by_material();
            self.few = self.look == Look::Close || has_few(&self.position);
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn number(&mut self, number: u16, black: bool, _: Span, depth: usize) -> ControlFlow<()> {
        let fits = number == self.position.fullmove_number() && black == (self.position.turn() == Color::Black);
        if fits || depth > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    #[inline]
    fn comment(&mut self, span: Span, depth: usize) -> ControlFlow<()> {
        if depth == 0 {
            self.keep.comment(span);
            if let Some(clocks) = &mut self.clocks
                && self.plies > 0
            {
                let Some(left) = self.text.as_bytes().get(span.range()).and_then(told_plainly) else {
                    return self.any_comment(span);
                };
                if clocks.is_odd(!self.position.turn(), left.into()) {
                    self.signals |= Signals::CLOCK;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn other(&mut self, item: Item, depth: usize) -> ControlFlow<()> {
        match item.kind {
            ItemKind::Result(outcome) if depth == 0 => self.result = Some(outcome),
            ItemKind::Offer if depth == 0 => self.signals |= Signals::OFFER,
            ItemKind::Junk => return ControlFlow::Break(()),
            _ => {}
        }
        ControlFlow::Continue(())
    }
}
