//! One game checked: everything the report is made from.

use crate::clocks::{Clocks, beside};
use crate::edition::Edition;
use crate::federation::Joined;
use crate::history::Drawn;
use crate::record::Record;
use crate::rule::{Findings, Severity};
use crate::time_control::{TimeClass, class_of};
use planilla_board::{FenFault, State};
use planilla_notation::{Item, ItemKind, Language, Score, Source, Span};

/// One game or sheet, read, replayed and judged. It borrows the buffers of its [`crate::Checker`].
#[derive(Debug)]
pub struct Checked<'a> {
    /// The text, with the way back to the bytes it was decoded from.
    pub source: Source<'a>,
    /// The score as written.
    pub score: &'a Score,
    /// The score replayed.
    pub record: &'a Record,
    /// The sheet's language.
    pub language: Found,
    /// The edition it was judged by.
    pub laws: &'static Edition,
    /// How the edition was chosen.
    pub laws_how: LawsHow,
    /// Why the game was refused and not replayed, if it was.
    pub refused: Option<Refusal>,
    /// What in the FEN of the start position had to be set aside.
    pub start_faults: Vec<FenFault>,
    /// Which pairing of the tournament report it is, where there is one ([`Settings::trf`](crate::Settings::trf)).
    pub joined: Option<Joined>,
    /// The class of play by the time of the report, for a game of it that tells no time itself.
    pub reported: Option<TimeClass>,
    /// The findings, sorted by place, and what could not be decided.
    pub findings: &'a Findings,
}

impl Checked<'_> {
    /// Whether nothing can be followed on a board. A sheet whose columns are exchanged can, once it is turned round.
    pub(crate) fn is_unreadable(&self) -> bool {
        self.refused.as_ref().is_some_and(|refusal| !matches!(refusal, Refusal::ColumnsSwapped { .. }))
    }

    /// Whether the text is a tournament report and no game.
    pub fn is_report(&self) -> bool {
        let no_game = matches!(self.refused, Some(Refusal::NoMoves { headings: false }));
        no_game && planilla_trf::is_report(self.source.text.as_bytes())
    }

    /// The comments of the main line that stand behind an entry of the record, each with that entry, an index.
    ///
    /// ```
    /// use planilla::{Checker, Settings};
    /// let mut checker = Checker::new(Settings::default());
    /// let checked = checker.check(b"[White \"A\"]\n\n1. e4 {first} (1. d4 {not this}) e5 {second} *");
    /// let comments: Vec<_> = checked.comments().map(|(entry, span)| (entry, span.of(&checked.source.text))).collect();
    /// assert_eq!(comments, [(0, "{first}"), (1, "{second}")]);
    /// ```
    pub fn comments(&self) -> impl Iterator<Item = (u32, Span)> {
        self.all_comments().filter_map(|(entry, span)| Some((entry? as u32, span)))
    }

    /// The comments of the main line, each with the entry before it, if there is one.
    pub(crate) fn all_comments(&self) -> impl Iterator<Item = (Option<usize>, Span)> {
        let comment = |item: Item| matches!(item.kind, ItemKind::Comment | ItemKind::Time(_)).then_some(item.span);
        beside(self.score, self.record).filter_map(move |(entry, item)| Some((entry, comment(item)?)))
    }

    /// What the clocks showed.
    ///
    /// ```
    /// use planilla::{Checker, Settings};
    /// let mut checker = Checker::new(Settings::default());
    /// let checked = checker.check(b"clock: left\n\n1.e4 1:29:30 e5 1:28:05 2.Nf3");
    /// assert_eq!([0, 1, 2].map(|entry| checked.clocks().after(entry)), [Some(5370.0), Some(5285.0), None]);
    /// ```
    pub fn clocks(&self) -> &Clocks {
        self.record.clocks(self.score, &self.source.text)
    }

    /// How the game stands at its end: as the position does, else what of Article 9.6 has drawn it under the edition; `None`
    /// where readings end in different positions, or the game was not replayed.
    ///
    /// ```
    /// use planilla::{Checker, Settings};
    /// let mut checker = Checker::new(Settings::default());
    /// let moves = ["Nf3 Nf6 Ng1 Ng8"; 4].join(" ");
    /// assert_eq!(checker.check(moves.as_bytes()).end_state(), Some("fivefold"));
    /// ```
    pub fn end_state(&self) -> Option<&'static str> {
        let state = self.record.state_at_end().filter(|_| self.refused.is_none())?;
        Some(match state {
            State::Ongoing => self.record.drawn_at_end(self.laws).map_or(State::Ongoing.as_str(), Drawn::as_str),
            over => over.as_str(),
        })
    }

    /// The class of play by the heading for the thinking time, else by the tournament report that the game is of; `None` where that is not known, or the edition does not say.
    ///
    /// ```
    /// use planilla::{Checker, Settings, TimeClass};
    /// let mut checker = Checker::new(Settings::default());
    /// let checked = checker.check(b"laws: 2018\ntime_control: 15+10\n\n1.e4 e5");
    /// assert_eq!(checked.time_class(), Some(TimeClass::Rapid));
    /// ```
    pub fn time_class(&self) -> Option<TimeClass> {
        class_of(&self.score.tags, self.score.dialect, &self.source.text, self.laws).or(self.reported)
    }

    /// The gravest severity among the findings.
    pub fn worst(&self) -> Option<Severity> {
        self.findings.list.iter().map(|finding| finding.severity).max()
    }
}

/// The language of a sheet and how it was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The language; the first where several read the game alike.
    pub language: &'static Language,
    /// How it was found.
    pub how: LanguageHow,
    /// The other languages that read the game alike.
    pub others: Vec<&'static Language>,
}

/// How a language was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LanguageHow {
    /// The caller or the sheet's header named it.
    Given,
    /// The game makes most sense in it.
    Detected,
    /// Nothing decides between languages that give different moves.
    Undecided,
}

impl LanguageHow {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            LanguageHow::Given => "given",
            LanguageHow::Detected => "detected",
            LanguageHow::Undecided => "undecided",
        }
    }
}

/// How an edition of the Laws was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LawsHow {
    /// By the caller.
    Option,
    /// By the sheet's header.
    Header,
    /// By the game's date.
    Date,
    /// Nothing said: the newest.
    Newest,
}

impl LawsHow {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            LawsHow::Option => "option",
            LawsHow::Header => "header",
            LawsHow::Date => "date",
            LawsHow::Newest => "newest",
        }
    }
}

/// Why a game is not replayed. Its text is kept, and all of its cells are `unreached`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A variant of chess, by the name its tag gives.
    Variant(String),
    /// A start position with the castling rights of Chess960.
    Chess960,
    /// A start position that is none; the faults as FEN's reader names them.
    BadFen(Vec<String>),
    /// A text in which nothing is a move.
    NoMoves {
        /// Whether it has the headings of a game.
        headings: bool,
    },
    /// A sheet that makes sense with White's and Black's moves exchanged, and not as it stands.
    ColumnsSwapped {
        /// The first two cells as they are written: Black's move, and White's.
        one: Span,
        /// The second of them.
        other: Span,
        /// How many of the first moves make sense the other way round.
        makes_sense: usize,
        /// Of how many.
        of: usize,
    },
    /// A sheet whose rows stand from the last to the first.
    RowsDescending {
        /// The number of the row it opens with.
        last: u16,
        /// Where that row stands.
        place: Span,
        /// Where the row of the first move stands.
        first: Span,
    },
}
