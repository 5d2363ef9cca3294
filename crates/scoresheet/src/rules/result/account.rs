//! What is told of how a game ended, apart from the result: the reason, whom its words make the winner, and whose flag fell.
//! **Lacks the board**: what is told is held against it by the rules.

use crate::announced::{Fallen, flag_named};
use crate::finding::Message;
use crate::report::{end_told, is_word_of_standard, reason_of_program};
use crate::rule::Context;
use crate::rules::result::chance;
use crate::rules::time::control_missed::{asked, last_of};
use crate::time_control::TimeControl;
use planilla_board::{Color, Position, State};
use planilla_notation::{
    Dialect, EndReason, Key, Outcome, Score, Span, Tag, language::loser_named, read_result, unescape,
};

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

    /// Why a flag that is noted, and nothing else, need not have ended the game: all periods but the last are over, or which they
    /// are is not known, so it may have fallen at the end of one whose moves had been made (6.9).
    pub(super) fn flag_in_doubt(&self, context: &Context<'_>) -> Option<Message> {
        let (Fallen::One(color), at) = self.flag? else { return None };
        if self.reason.is_some_and(|(_, told)| told != at) {
            return None;
        }
        context.score.tag(Key::TimeControl, context.text).filter(|written| !written.is_empty())?;
        // Of a control that is not read whole, nobody knows how many periods it has.
        let passed = context.time_control().filter(TimeControl::is_whole).is_none_or(|control| {
            let last = last_of(context.record, color);
            control.begun(color, last).nth(1).is_some() && asked(&control, color, last).is_none()
        });
        passed.then(|| Message::new("flag-control-made").with("color", color))
    }

    /// Whether the moves that were due had not been made when the flag fell, which `time.control_missed` tells.
    pub(super) fn flag_before_control(&self, context: &Context<'_>) -> bool {
        let Some((Fallen::One(color), _)) = self.flag else { return false };
        let control = context.time_control().filter(|control| control.is_whole() && !control.is_sandglass());
        control.is_some_and(|control| asked(&control, color, last_of(context.record, color)).is_some())
    }

    /// Whether a player is told to have lost on time; of none by name, any may.
    pub(super) fn lost_on_time(&self, loser: Color) -> bool {
        match (self.why(), self.flag) {
            (Some(EndReason::Time) | None, Some((Fallen::One(fallen), _))) => fallen == loser,
            (Some(EndReason::Time), Some((Fallen::Both, _))) => false,
            (Some(EndReason::Time), _) => true,
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

/// The result that words come to: `White resigns`, `time, White`; a player's name and `won`, as some sites write.
fn winner_named(score: &Score, written: &str, text: &str) -> Option<Outcome> {
    let won = |key| {
        let name = score.tag(key, text).filter(|name| !name.is_empty())?;
        let name = if score.dialect == Dialect::Pgn { unescape(name) } else { name.into() };
        written.strip_prefix(&*name).filter(|rest| rest.starts_with(" won "))
    };
    match (won(Key::White), won(Key::Black)) {
        (Some(_), None) => Some(Outcome::WhiteWins),
        (None, Some(_)) => Some(Outcome::BlackWins),
        _ => {
            let won = |loser| if loser == Color::White { Outcome::BlackWins } else { Outcome::WhiteWins };
            loser_named(written).map(won).or_else(|| read_result(written))
        }
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
    let written = if score.dialect == Dialect::Pgn { unescape(written) } else { written.into() };
    let Some(reason) = reason_of_program(&written) else { return false };
    let Some(winner) = winner(outcome) else {
        // A draw is due if a flag fell and the opponent cannot mate; whose it was, the standard has no word for.
        let drawn = || state != State::Ongoing || Color::ALL.iter().any(|player| chance::is_gone(end, *player));
        return !(outcome == Outcome::Draw && reason == EndReason::Time && is_word_of_standard(&written) && drawn());
    };
    if !is_word_of_standard(&written) && winner_named(score, &written, text).is_some_and(|words| words != outcome) {
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
    context.record.state_at_end() == Some(State::Ongoing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_standard_name_no_winner() {
        for words in [
            "Time forfeit",
            "",
            "?",
            "Normal",
            "normal ",
            "unterminated",
            "Abandoned",
            "adjudication",
            "rules infraction",
        ] {
            assert!(is_word_of_standard(words), "{words}");
            assert_eq!(winner_named(&Score::default(), words, ""), None, "{words}");
        }
        assert!(!is_word_of_standard("White won on time"));
    }
}
