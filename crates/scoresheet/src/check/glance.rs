//! The glance: a game replayed as it goes by, without a record, which tells the games in which there is nothing to find.

use super::{Checker, Chosen, choose_laws, start};
use crate::checked::LawsHow;
use crate::clocks::{ClockWatch, told_in};
use crate::edition::Edition;
use crate::record::Signals;
use crate::replay::{Glance, Keep, Look, Need, Watch, glance};
use crate::rules::{due_for, has_result_mismatch, is_wrong_start, limit_of_draws, of_headings, told_matters};
use crate::settings::Settings;
use crate::time_control::{TimeClass, class_of};
use planilla_board::{Move, Position, State};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Dialect, Encoding, Input, Key, Movetext, Outcome, Score, Source, Span, Tag, reader};

impl Checker {
    /// Looks at a game of a PGN file as it goes by, without making a record of it, and says whether a check would find
    /// nothing at all in it, as in nearly all games of most files. `None`: check it ([`Checker::check`]). It asks for
    /// [`Settings::input`](crate::Settings::input) to be [`Input::Pgn`]; what a text is, a glance does not find out.
    ///
    /// ```
    /// use planilla::{Checker, Settings};
    /// use planilla_notation::Input;
    /// let mut checker = Checker::new(Settings { input: Some(Input::Pgn), ..Settings::default() });
    /// assert_eq!(checker.glance(b"1. e4 e5 2. Nf3 Nc6 1/2-1/2").unwrap().plies, 4);
    /// assert!(checker.glance(b"1. e4 e5 2. Nf4 Nc6 1/2-1/2").is_none());
    /// ```
    pub fn glance(&mut self, bytes: &[u8]) -> Option<Clean> {
        self.glance_at(&Source::decode(bytes, self.settings.encoding), self.wakes, &mut ()).map(|(clean, _)| clean)
    }

    /// The same, and keeps what is asked for of the game.
    ///
    /// ```
    /// use planilla::{Asked, Checker, Settings};
    /// use planilla_notation::Input;
    /// let mut checker = Checker::new(Settings { input: Some(Input::Pgn), ..Settings::default() });
    /// let asked = Asked { comments: true, ..Asked::default() };
    /// let glanced = checker.glance_keeping(b"1. e4 {[%clk 0:03:00]} e5 2. Nf3 *", asked).unwrap();
    /// let moves: Vec<String> = glanced.moves.iter().map(|(_, played)| played.to_string()).collect();
    /// assert_eq!(moves, ["e2e4", "e7e5", "g1f3"]);
    /// assert_eq!(glanced.comments[0].0, 0); // behind the first move
    /// ```
    pub fn glance_keeping<'a>(&'a mut self, bytes: &'a [u8], asked: Asked) -> Option<Glanced<'a>> {
        let source = Source::decode(bytes, self.settings.encoding);
        let wanted = if asked.exact { Signals::ALWAYS } else { self.wakes };
        let mut kept = std::mem::take(&mut self.kept);
        kept.begin(asked);
        let seen = self.glance_at(&source, wanted, &mut kept);
        self.kept = kept;
        let (clean, signals) = seen?;
        if asked.exact && !self.pgn.is_exact(signals) {
            return None;
        }
        Some(Glanced {
            source,
            score: &self.score,
            settings: &self.settings,
            moves: &self.kept.moves,
            comments: &self.kept.comments,
            clean,
        })
    }

    /// A glance, and the signals it saw of those that are wanted; all that wake rules must be.
    fn glance_at<K: Keep>(&mut self, source: &Source<'_>, wanted: Signals, keep: &mut K) -> Option<(Clean, Signals)> {
        // Beside a tournament report each game is looked at in full.
        if self.settings.input != Some(Input::Pgn) || self.settings.trf.is_some() {
            return None;
        }
        let text = &*source.text;
        let (start, seen) = match self.look(text, wanted, Look::Quick, keep) {
            Err(Need::CloseLook) => {
                keep.again();
                self.look(text, wanted, Look::Close, keep).ok()?
            }
            seen => seen.ok()?,
        };
        let Glance { plies, end, state, result, mut signals } = seen;
        let of_moves = signals;
        if signals.any(Signals::ENDED) && due_for(state, &end, result).is_some() {
            signals |= Signals::RESULT_UNDUE;
        }
        if !result.is_usual() {
            signals |= Signals::RESULT_UNUSUAL;
        }
        if has_result_mismatch(&self.score, text, Some(result)) {
            signals |= Signals::RESULT_MISMATCH;
        }
        if self.score.tags.iter().any(|tag| tag.key == Key::Flag) {
            signals |= Signals::FLAG;
        }
        signals |= of_headings(&self.score, text) | self.named;
        if signals.any(Signals::TOLD) && !told_matters(&self.score, text, result, &end, state) {
            signals = signals.without(Signals::TOLD);
        }
        if result == Outcome::Draw && self.is_short(plies, &end, text) {
            signals |= Signals::SHORT_DRAW;
        }
        let odd = source.encoding != Encoding::Utf8 || source.undecoded > 0 || !self.english || signals.any(self.wakes);
        (!odd).then_some((Clean { start, plies, end, state, result }, of_moves))
    }

    /// Replays a game as it goes by. Gives the position it starts from too.
    fn look<K: Keep>(
        &mut self,
        text: &str,
        wanted: Signals,
        look: Look,
        keep: &mut K,
    ) -> Result<(Position, Glance), Need> {
        let language = self.settings.languages.first().copied().unwrap_or(&LANGUAGES[0]);
        self.score.clear();
        let movetext = Movetext::new(text, &mut self.score.tags, &mut self.score.faults);
        let start = usual_start(movetext.tags(), text).ok_or(Need::Check)?;
        let watch = Watch::new(self.wakes.any(Signals::MAY_CLAIM), look, &start);
        let clocks = self.wakes.any(Signals::CLOCK).then(|| ClockWatch::of_game(movetext.tags(), text));
        let watches = (look, watch, clocks);
        let seen = glance(movetext, text, start, reader(language), &self.pgn, wanted, watches, keep)?;
        Ok((start, seen))
    }

    /// Whether a draw came before each player had made a move, or those that an event asks for.
    fn is_short(&self, plies: u32, end: &Position, text: &str) -> bool {
        let limit = limit_of_draws(self.settings.minimum_moves, &self.score, text);
        plies < 2 || limit.is_some_and(|limit| end.fullmove_number() <= limit.get())
    }
}

/// The position a game starts from, if its headings say of that nothing that wants a closer look.
fn usual_start(tags: &[Tag], text: &str) -> Option<Position> {
    if !tags.iter().any(|tag| matches!(tag.key, Key::Lang | Key::Variant | Key::Fen)) {
        return Some(Position::default());
    }
    let (start, faults) = start(tags, text);
    let usual = |start: &Position| faults.is_empty() && !is_wrong_start(start);
    start.ok().filter(usual).filter(|_| tags.iter().all(|tag| tag.key != Key::Lang))
}

/// A game of which there is nothing to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clean {
    /// The position it starts from.
    pub start: Position,
    /// The half-moves of its main line.
    pub plies: u32,
    /// The position after them.
    pub end: Position,
    /// How that stands.
    pub state: State,
    /// The result behind them.
    pub result: Outcome,
}

/// What is asked of a glance beside the moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// The comments of the main line.
    pub comments: bool,
    /// That each move is [exact](crate::Status::Exact); a game with another is to be checked.
    pub exact: bool,
}

/// A game of which there is nothing to say, and what was kept of it.
#[derive(Debug)]
pub struct Glanced<'a> {
    /// Its decoded text. All spans lie in it.
    pub source: Source<'a>,
    score: &'a Score,
    settings: &'a Settings,
    /// The moves of its main line, each with the place where it is written.
    pub moves: &'a [(Span, Move)],
    /// The comments of its main line that stand behind a move, each with that move, an index.
    pub comments: &'a [(u32, Span)],
    /// Where it begins and ends.
    pub clean: Clean,
}

impl Glanced<'_> {
    /// Its headings.
    pub fn tags(&self) -> &[Tag] {
        &self.score.tags
    }

    /// The edition of the Laws it would be judged by, and how that was chosen.
    pub fn laws(&self) -> (&'static Edition, LawsHow) {
        let Chosen { laws, how, .. } = choose_laws(self.settings, self.score, &self.source.text);
        (laws, how)
    }

    /// The times left on the clocks that its comments tell, each with its move, an index; a move may have several, of which the
    /// last counts.
    pub fn clocks(&self) -> impl Iterator<Item = (u32, f64)> {
        self.comments.iter().filter_map(|(entry, span)| Some((*entry, told_in(span.of(&self.source.text))?)))
    }

    /// The class of play by the heading for the thinking time.
    pub fn time_class(&self) -> Option<TimeClass> {
        class_of(&self.score.tags, Dialect::Pgn, &self.source.text, self.laws().0)
    }
}

/// What is kept of a game.
#[derive(Debug, Default)]
pub(super) struct Kept {
    moves: Vec<(Span, Move)>,
    comments: Vec<(u32, Span)>,
    asked: Asked,
}

impl Kept {
    fn begin(&mut self, asked: Asked) {
        self.asked = asked;
        self.moves.clear();
        self.comments.clear();
    }
}

impl Keep for Kept {
    fn again(&mut self) {
        self.begin(self.asked);
    }

    #[inline]
    fn cell(&mut self, span: Span, played: Move) {
        self.moves.push((span, played));
    }

    #[inline]
    fn comment(&mut self, span: Span) {
        if self.asked.comments
            && let Some(last) = self.moves.len().checked_sub(1)
        {
            self.comments.push((last as u32, span));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Checker, Settings};
    use planilla_notation::Input;

    #[track_caller]
    fn is_settled(headings: &str, movetext: &str, settled: bool) {
        let mut checker = Checker::new(Settings { input: Some(Input::Pgn), ..Settings::default() });
        let game = format!("{headings}[Result \"1/2-1/2\"]\n\n{movetext} 1/2-1/2\n");
        let clean = checker.glance(game.as_bytes());
        assert_eq!(clean.is_some(), settled, "{game}");
    }

    #[test]
    fn a_close_look_settles_what_a_quick_one_leaves() {
        // A position for the fourth time, and for the fifth.
        let four = "1. Nc3 Nc6 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6 5. Ng1 Ng8 6. Nf3 Nf6 7. Ng1 Ng8 8. Nf3 Nf6";
        is_settled("", four, true);
        is_settled("", &format!("{four} 9. Ng1 Ng8 10. Nf3 Nf6 11. e4"), false);
        let loyd =
            "1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 9. Qxc8 Kg6";
        is_settled("", &format!("{loyd} 10. Qe6"), true);
    }

    #[test]
    fn draws_on_time() {
        let time = "[Termination \"Time forfeit\"]\n";
        is_settled(time, "1. e4 e5", false);
        let bare = "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/8/4K2Q w - - 0 1\"]\n";
        is_settled(&format!("{bare}{time}"), "1. Qh2+ Kf5", true);
        is_settled(&format!("{bare}[Termination \"White lost on time\"]\n"), "1. Qh2+ Kf5", false);
    }
}
