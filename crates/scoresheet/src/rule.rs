//! A rule: one check, known by its dotted name for ever.

use crate::checked::Refusal;
use crate::claims;
use crate::clocks::Clocks;
use crate::dead::DeadSeen;
use crate::edition::{Edition, EditionName};
use crate::federation::{Federation, Joined};
use crate::finding::Finding;
use crate::messages::Messages;
use crate::record::{Record, Signals};
use crate::repaired::Repaired;
use crate::report::end_reason;
use crate::rules::{
    any_extraneous, ends_unusual, has_result_mismatch, has_undue_result, is_wrong_start, limit_of_draws, of_headings,
};
use crate::time_control::{TimeClass, TimeControl, class_of};
use planilla_board::{FenFault, Role};
use planilla_notation::{Dialect, Encoding, Key, Language, Score, Source, Span};
use std::num::NonZeroU16;

/// One check. It is data: name, grade, articles, page and the function that looks.
#[derive(Debug)]
pub struct Rule {
    /// `group.fact`: stable, never reused.
    pub name: &'static str,
    /// The grade of its findings unless one says otherwise.
    pub severity: Severity,
    /// Where the Laws speak of it, by edition.
    pub articles: &'static [Cited],
    /// One line: what it finds, in English. In other languages it is a message: [`Rule::summary_in`].
    pub summary: &'static str,
    /// Its page, in Markdown: what it finds, why it matters, an example and its clean twin.
    pub page: &'static str,
    /// The signals that wake it; a game that has none of them does not run it.
    pub wakes: Signals,
    /// Those of them that lead to a note at the most where PGN is judged.
    pub notes_in_pgn: Signals,
    /// Looks at a game.
    pub check: fn(&Context<'_>, &mut Findings),
}

/// Articles of the Laws that hold from one edition to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cited {
    /// The first edition.
    pub from: EditionName,
    /// The last edition.
    pub to: EditionName,
    /// The numbers, as that edition prints them.
    pub numbers: &'static [&'static str],
}

impl Cited {
    /// The numbers of a list that hold in an edition.
    pub(crate) fn of<'c>(
        list: impl IntoIterator<Item = &'c Cited>,
        edition: EditionName,
    ) -> impl Iterator<Item = &'static str> {
        let holds = list.into_iter().filter(move |cited| cited.from <= edition && edition <= cited.to);
        holds.flat_map(|cited| cited.numbers.iter().copied())
    }
}

impl Rule {
    /// The signals that wake it in a dialect, if notes are wanted or not.
    pub(crate) fn wakes_in(&self, dialect: Dialect, notes: bool) -> Signals {
        let idle = if dialect == Dialect::Pgn && !notes { self.notes_in_pgn } else { Signals::NONE };
        Signals(self.wakes.0 & !idle.0)
    }

    /// What it finds, in one line.
    ///
    /// ```
    /// use planilla::{Messages, RULES};
    /// let unread = RULES.iter().find(|rule| rule.name == "move.unread").unwrap();
    /// assert_eq!(unread.summary_in(Messages::english()), unread.summary);
    /// let german = "ein Text an der Stelle eines Zuges, der keinen Zug nennt";
    /// assert_eq!(unread.summary_in(Messages::of("de").unwrap()), german);
    /// ```
    pub fn summary_in(&self, messages: &Messages) -> String {
        messages.summary(self)
    }

    /// The articles in an edition.
    pub fn articles_in(&self, edition: EditionName) -> impl Iterator<Item = &'static str> {
        Cited::of(self.articles, edition)
    }
}

/// How grave a finding is, by its consequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// A fact worth keeping. Shown when asked for.
    Note,
    /// Irregular, doubtful, or in need of a person.
    Warning,
    /// The record or the result cannot be right under the edition, or the arbiter must act.
    Error,
}

impl Severity {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// What a rule may look at.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The block as it was decoded.
    pub source: &'a Source<'a>,
    /// The text of the block.
    pub text: &'a str,
    /// The score as written.
    pub score: &'a Score,
    /// The score replayed.
    pub record: &'a Record,
    /// The edition the game is judged by.
    pub laws: &'static Edition,
    /// The sheet's language.
    pub language: &'static Language,
    /// Whether a sheet or PGN is judged.
    pub dialect: Dialect,
    /// Whether notes are wanted: a rule may save itself the work.
    pub notes: bool,
    /// The move that both players must have made before a draw, as the caller says.
    pub minimum_moves: Option<NonZeroU16>,
    /// The rules that were asked for by name; empty: all.
    pub named: &'a [&'static Rule],
    /// Why the game was refused and not replayed, if it was.
    pub refused: Option<&'a Refusal>,
    /// What in the FEN of the start position had to be set aside.
    pub start_faults: &'a [FenFault],
    /// The tournament report that games are held against, and which of its pairings this one is.
    pub federation: Option<(&'a Federation, &'a Joined)>,
    /// What a repair proposes for cells that do not replay, where that was asked for.
    pub(crate) repaired: Option<&'a Repaired>,
    /// The class of play by the time that the report gives, for a game that is a pairing of it and tells no time itself.
    pub reported: Option<TimeClass>,
}

impl Context<'_> {
    /// The class of play: by the heading for the thinking time, else by the tournament report that the game is of.
    pub fn time_class(&self) -> Option<TimeClass> {
        class_of(&self.score.tags, self.dialect, self.text, self.laws).or(self.reported)
    }
}

impl Signals {
    /// A heading is not understood.
    pub const HEADING: Signals = Signals(1 << 62);
    /// The result is another than the last position calls for.
    pub const RESULT_UNDUE: Signals = Signals(1 << 61);
    /// The result is none that a game ends with as a rule: a forfeit, a loss by both, points that no game gives.
    pub const RESULT_UNUSUAL: Signals = Signals(1 << 60);
    /// The game starts with men exchanged on the back ranks.
    pub const START_WRONG: Signals = Signals(1 << 59);
    /// A sheet: rules that have nothing to say of PGN.
    pub const SHEET: Signals = Signals(1 << 58);
    /// A rule was asked for by its name that judges PGN only then.
    pub const NAMED: Signals = Signals(1 << 57);
    /// The heading has another result than the end of the moves, or one that the end hides.
    pub const RESULT_MISMATCH: Signals = Signals(1 << 56);
    /// A claim of a draw is told of.
    pub const CLAIM: Signals = Signals(1 << 50);
    /// Illegal moves are counted in a heading.
    pub const TALLY: Signals = Signals(1 << 51);
    /// A position is told of with a claim of the last two minutes.
    pub const CLAIM_POSITION: Signals = Signals(1 << 52);
    /// A tournament report is at hand.
    pub const FEDERATION: Signals = Signals(1 << 47);
    /// A reason for the end is told, or a flag, that is to be held against the result and the board.
    pub const TOLD: Signals = Signals(1 << 54);
    /// A draw after few moves: fewer than one each, or than an event asks for.
    pub const SHORT_DRAW: Signals = Signals(1 << 49);
    /// The last position is dead, or may be, and the game can have been over before.
    pub const DEAD: Signals = Signals(1 << 53);
    /// A clock gains more than an increment, or has run out.
    pub const CLOCK: Signals = Signals(1 << 48);
    /// A comment tells a clock in two ways, by the time left and by the time for one move.
    pub const CLOCK_TWICE: Signals = Signals(1 << 45);
    /// A heading tells of a flag.
    pub const FLAG: Signals = Signals(1 << 46);
    /// On a sheet stands what does not belong there.
    pub const EXTRANEOUS: Signals = Signals(1 << 55);
}

impl Context<'_> {
    /// All signals of the game: those of its moves, and those of its text and headings.
    pub fn signals(&self) -> Signals {
        let plain = self.source.encoding == Encoding::Utf8 && self.source.undecoded == 0;
        let encoding = if plain { Signals::NONE } else { Signals::ENCODING };
        let refused = if self.refused.is_some() { Signals::REFUSED } else { Signals::NONE };
        let start = if self.start_faults.is_empty() { Signals::NONE } else { Signals::START };
        let foreign = if self.is_foreign_pgn() { Signals::FOREIGN } else { Signals::NONE };
        let headings = of_headings(self.score, self.text);
        let of_points = !self.is_pgn();
        let unusual = self.record.result.is_some_and(|(outcome, span)| {
            !outcome.is_usual() || (of_points && ends_unusual((outcome, span), self.text))
        });
        let unusual = if unusual { Signals::RESULT_UNUSUAL } else { Signals::NONE };
        let wrong = if is_wrong_start(&self.record.start) { Signals::START_WRONG } else { Signals::NONE };
        let sheet = if self.is_pgn() { Signals::NONE } else { Signals::SHEET };
        let named = if self.named.is_empty() { Signals::NONE } else { Signals::NAMED };
        let dead = self.record.dead() != DeadSeen::default();
        let dead = if dead { Signals::DEAD } else { Signals::NONE };
        let undue = (self.record.signals | dead).any(Signals::ENDED | Signals::DEAD) && has_undue_result(self);
        let undue = if undue { Signals::RESULT_UNDUE } else { Signals::NONE };
        let result = self.record.result.map(|(outcome, _)| outcome);
        let mismatch = has_result_mismatch(self.score, self.text, result);
        let mismatch = if mismatch { Signals::RESULT_MISMATCH } else { Signals::NONE };
        let told = !self.is_pgn() && end_reason(self.score, self.record, self.text).is_some();
        let told = if told { Signals::TOLD } else { Signals::NONE };
        let limit = limit_of_draws(self.minimum_moves, self.score, self.text);
        // Which moves of a sheet count is for the rules to say.
        let may_be_short = self.record.plies.len() < 2 || limit.is_some();
        let short = if may_be_short { Signals::SHORT_DRAW } else { Signals::NONE };
        let extraneous = if any_extraneous(self) { Signals::EXTRANEOUS } else { Signals::NONE };
        let claim = if claims::any_mark(self.score, self.text) { Signals::CLAIM } else { Signals::NONE };
        let federation = if self.federation.is_some() { Signals::FEDERATION } else { Signals::NONE };
        let of_game =
            federation | self.record.signals | claim | encoding | refused | start | foreign | undue | mismatch;
        let clock = if self.any_odd_clock() { Signals::CLOCK } else { Signals::NONE };
        let flag = if self.score.tags.iter().any(|tag| tag.key == Key::Flag) { Signals::FLAG } else { Signals::NONE };
        let twice = if self.clocks().elapsed.is_empty() { Signals::NONE } else { Signals::CLOCK_TWICE };
        let headings = headings | clock | flag | twice;
        of_game | dead | told | short | headings | unusual | wrong | sheet | named | extraneous
    }

    fn any_odd_clock(&self) -> bool {
        let clocks = self.clocks();
        !clocks.unread.is_empty() || (!clocks.all().is_empty() && clocks.any_odd(self.time_control().as_ref()))
    }

    /// What the clocks showed.
    pub fn clocks(&self) -> &Clocks {
        self.record.clocks(self.score, self.text)
    }

    /// The time control that a heading gives, if it can be read.
    pub fn time_control(&self) -> Option<TimeControl> {
        TimeControl::of_game(&self.score.tags, self.dialect, self.text)
    }

    /// Whether PGN is judged, by its standard and not by the Laws.
    pub fn is_pgn(&self) -> bool {
        self.dialect == Dialect::Pgn
    }

    /// Whether PGN is judged whose letters are not the English ones that its standard asks for (PGN 8.2.3.2).
    pub fn is_foreign_pgn(&self) -> bool {
        self.is_pgn() && !has_english_letters(self.language)
    }

    /// Whether a rule was asked for by its name.
    pub fn asks_for(&self, rule: &Rule) -> bool {
        self.named.iter().any(|named| named.name == rule.name)
    }

    /// The text of a place.
    pub fn text_of(&self, span: Span) -> &str {
        span.of(self.text)
    }
}

/// Whether a language has the letters that PGN asks for (PGN 8.2.3.2).
pub(crate) fn has_english_letters(language: &Language) -> bool {
    Role::ALL[1..].iter().all(|role| language.letter(*role).chars().eq([role.letter()]))
}

/// Where rules put what they find, and what they could not decide.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// What was found.
    pub list: Vec<Finding>,
    /// What could not be decided, and why.
    pub undecided: Vec<Undecided>,
}

impl Findings {
    /// Adds a finding.
    pub fn push(&mut self, finding: Finding) {
        self.list.push(finding);
    }

    /// Says that a rule lacks what it needs.
    pub fn undecided(&mut self, rule: &'static Rule, why: crate::finding::Message) {
        self.undecided.push(Undecided { rule, why });
    }
}

/// A rule that lacked what it needed.
#[derive(Clone, Debug)]
pub struct Undecided {
    /// The rule.
    pub rule: &'static Rule,
    /// What it lacked.
    pub why: crate::finding::Message,
}
