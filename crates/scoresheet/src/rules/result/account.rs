//! What is told of how a game ended, apart from the result: the reason, whom its words make the winner, and whose flag fell.
//! **Lacks the board**: what is told is held against it by the rules.

use crate::announced::{Fallen, flag_named};
use crate::dead::deadness;
use crate::report::end_told;
use crate::rule::Context;
use crate::rules::result::chance;
use planilla_board::{Color, Dead, Position, State};
use planilla_notation::{Dialect, EndReason, Key, Outcome, Score, Span, Tag, read_result, unescape};

/// What is told of how a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Account {
    /// The reason, and where it stands.
    pub(super) reason: Option<(EndReason, Span)>,
    /// The result that the words for the reason come to: `White resigns`.
    pub(super) words: Option<Outcome>,
    /// Whose flag fell, and where that stands.
    pub(super) flag: Option<(Fallen, Span)>,
    /// Whether it stands in a heading that programs fill for every game (PGN 9.8.1).
    pub(super) by_program: bool,
}

impl Account {
    pub(super) fn of(context: &Context<'_>) -> Account {
        let Context { score, record, text, .. } = *context;
        let told = end_told(score, record, text);
        let reason = told.map(|told| (told.reason, told.span));
        let words = told.and_then(|told| winner_named(score, told.span.of(text), text));
        let tag = score.tags.iter().find(|tag| tag.key == Key::Flag);
        let flag = tag.and_then(|tag| Some((flag_named(tag.value.of(text))?, tag.value)));
        Account { reason, words, flag, by_program: told.is_some_and(|told| told.by_program) }
    }

    /// The reason alone.
    pub(super) fn why(&self) -> Option<EndReason> {
        self.reason.map(|(reason, _)| reason)
    }

    /// Whether a player is told to have lost on time; of none by name, any may.
    pub(super) fn lost_on_time(&self, loser: Color) -> bool {
        match (self.why(), self.flag) {
            (Some(EndReason::Time), Some((Fallen::One(fallen), _))) => fallen == loser,
            (Some(EndReason::Time), Some((Fallen::Both, _))) => false,
            (Some(EndReason::Time), _) => true,
            (None, Some((Fallen::One(fallen), _))) => fallen == loser,
            _ => false,
        }
    }
}

/// The winner of a decisive result.
pub(super) fn winner(outcome: Outcome) -> Option<Color> {
    match outcome {
        Outcome::WhiteWins => Some(Color::White),
        Outcome::BlackWins => Some(Color::Black),
        _ => None,
    }
}

/// The result that words come to: `White resigns`; a player's name and `won`, as some sites write.
fn winner_named(score: &Score, written: &str, text: &str) -> Option<Outcome> {
    let won = |key| {
        let name = score.tag(key, text).filter(|name| !name.is_empty())?;
        written.strip_prefix(name).filter(|rest| rest.starts_with(" won "))
    };
    match (won(Key::White), won(Key::Black)) {
        (Some(_), None) => Some(Outcome::WhiteWins),
        (None, Some(_)) => Some(Outcome::BlackWins),
        _ => read_result(written),
    }
}

/// Whether what is told of a game in PGN wants a closer look: whether a rule can find something in it. The end of its moves is
/// sure.
pub(crate) fn matters(score: &Score, text: &str, outcome: Outcome, end: &Position, state: State) -> bool {
    let told = |key| score.tags.iter().any(|tag: &Tag| tag.key == key && !tag.value.is_empty());
    if [Key::Reason, Key::Flag].into_iter().any(told) {
        return true;
    }
    let heading = score.tag(Key::Result, text);
    if heading.is_some_and(|heading| heading != outcome.as_str() && heading.contains(char::is_alphabetic)) {
        return true;
    }
    let Some(written) = score.tag(Key::Termination, text) else { return false };
    let Some(reason) = crate::report::reason_of_program(written) else { return false };
    let written = if score.dialect == Dialect::Pgn { unescape(written) } else { written.into() };
    let Some(winner) = winner(outcome) else { return true };
    if winner_named(score, &written, text).is_some_and(|words| words != outcome) {
        return true;
    }
    match reason {
        EndReason::Arbiter => false,
        EndReason::Checkmate => state != State::Checkmate,
        EndReason::Time | EndReason::Resignation => state == State::Ongoing && chance::may_lack(end, winner),
        _ => true,
    }
}

/// Whether the last position is one in which the game goes on, as far as anybody can say.
pub(super) fn is_open(context: &Context<'_>) -> bool {
    let end = context.record.end.as_ref();
    context.record.state_at_end() == Some(State::Ongoing) && end.is_some_and(|end| deadness(end) != Dead::Yes)
}
