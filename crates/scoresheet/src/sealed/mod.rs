//! The sealed move of an adjourned game: what the paper in the envelope says, and what follows under an edition of the
//! Laws (1997-2005 A8, 2009 Guidelines 8, 2014 E.8, 2017 and later I.8). The Laws do not define *ambiguous*; here it is
//! the number of legal moves that fit the text in the player's letters: one is the move, two or more are ambiguous, none is
//! illegal where the text is a move, and else no significance is established. What would need more than trivial marks set
//! aside is never done by itself: it is for the arbiter. **Lacks the envelope**: what stands on it, and who is late.
//!
//! `paper` parts what is written into moves and what else there is, `spelled` knows men by their names; `read` says which legal moves fit; `outcome` what
//! follows, and `us_chess` what follows where the Laws of FIDE do not hold; `articles` where each is said.

mod articles;
mod outcome;
mod paper;
mod read;
mod remark;
mod several;
mod spelled;
mod us_chess;

#[cfg(test)]
mod tests;

pub(crate) use outcome::{articles_on_flags, lost_on_time};

use crate::edition::{Edition, EditionName, Fivefold};
use crate::finding::{Finding, Message};
use crate::record::{Candidate, Record};
use crate::rule::Undecided;
use crate::rules::SEALED_ENDS_GAME;
use planilla_board::{Color, Effort, MatingChance, Position};
use planilla_notation::{Language, Span};

/// The longest paper, in bytes, that is read.
pub const MOST_SEALED_BYTES: usize = 512;

/// A sealed move as it stands on the paper, and by what it is judged.
#[derive(Clone, Debug)]
pub struct SealedMove<'t> {
    /// All that is written in its place.
    pub text: &'t str,
    /// The languages the player's letters may be of; none: all shipped ones stand equal.
    pub languages: Vec<&'static Language>,
    /// The edition of the Laws.
    pub laws: EditionName,
    /// Whose rules hold.
    pub standard: SealedStandard,
    /// How much is done to find out whether the opponent can still mate, where a loss hangs on it.
    pub effort: Effort,
}

impl<'t> SealedMove<'t> {
    /// A sealed move in letters of any language, by the newest Laws of FIDE.
    pub fn new(text: &'t str) -> SealedMove<'t> {
        let laws = EditionName::newest();
        SealedMove { text, languages: Vec::new(), laws, standard: SealedStandard::Fide, effort: Effort::FULL }
    }

    /// The same in the letters of one language.
    #[must_use]
    pub fn in_language(self, language: &'static Language) -> SealedMove<'t> {
        SealedMove { languages: vec![language], ..self }
    }

    /// The same under an edition of the Laws.
    #[must_use]
    pub fn under(self, laws: EditionName) -> SealedMove<'t> {
        SealedMove { laws, ..self }
    }

    /// The same by other rules.
    #[must_use]
    pub fn by(self, standard: SealedStandard) -> SealedMove<'t> {
        SealedMove { standard, ..self }
    }
}

/// Whose rules hold for a sealed move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SealedStandard {
    /// The Laws of FIDE, in one edition.
    #[default]
    Fide,
    /// US Chess: of several reasonable readings the opponent picks one, and where there is no legal one the director looks
    /// for a reasonable reading (known from secondary sources only).
    UsChess,
}

impl SealedStandard {
    /// Both.
    pub const ALL: [SealedStandard; 2] = [SealedStandard::Fide, SealedStandard::UsChess];

    /// The word of the interface: `fide`, `uschess`.
    pub const fn as_str(self) -> &'static str {
        match self {
            SealedStandard::Fide => "fide",
            SealedStandard::UsChess => "uschess",
        }
    }
}

/// What a sealed move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SealedVerdict {
    /// One legal move, written as the edition and the language prescribe or allow.
    Clear,
    /// One legal move once trivial irregularities are set aside.
    Irregular,
    /// Two or more moves fit.
    Ambiguous,
    /// A move, and not a legal one.
    Illegal,
    /// No move: its significance cannot be established.
    Unintelligible,
}

impl SealedVerdict {
    /// All of them, in the order of their documentation.
    pub const ALL: [SealedVerdict; 5] = [
        SealedVerdict::Clear,
        SealedVerdict::Irregular,
        SealedVerdict::Ambiguous,
        SealedVerdict::Illegal,
        SealedVerdict::Unintelligible,
    ];

    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            SealedVerdict::Clear => "clear",
            SealedVerdict::Irregular => "irregular",
            SealedVerdict::Ambiguous => "ambiguous",
            SealedVerdict::Illegal => "illegal",
            SealedVerdict::Unintelligible => "unintelligible",
        }
    }

    /// Whether it is one legal move.
    pub const fn is_one_move(self) -> bool {
        matches!(self, SealedVerdict::Clear | SealedVerdict::Irregular)
    }
}

/// How a game ended, or a move ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SealedEnd {
    /// Checkmate.
    Checkmate,
    /// Stalemate.
    Stalemate,
    /// A dead position.
    Dead,
    /// The position stands for the fifth time (since 2014).
    Fivefold,
    /// Each player has made 75 moves without a pawn move or a capture (since 2014).
    SeventyFive,
}

impl SealedEnd {
    /// The word of the interface, as in `end.state`.
    pub const fn as_str(self) -> &'static str {
        match self {
            SealedEnd::Checkmate => "checkmate",
            SealedEnd::Stalemate => "stalemate",
            SealedEnd::Dead => "dead_position",
            SealedEnd::Fivefold => "fivefold",
            SealedEnd::SeventyFive => "seventyfive",
        }
    }
}

/// What follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutcomeKind {
    /// The move is made and the game goes on.
    Play,
    /// The player named loses.
    Loss,
    /// The game is drawn.
    Draw,
    /// The player named wins.
    Win,
    /// The arbiter decides.
    Arbiter,
}

impl OutcomeKind {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            OutcomeKind::Play => "play",
            OutcomeKind::Loss => "loss",
            OutcomeKind::Draw => "draw",
            OutcomeKind::Win => "win",
            OutcomeKind::Arbiter => "arbiter",
        }
    }
}

/// Who chooses among several readings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chooser {
    /// The opponent of the player who sealed (US Chess).
    Opponent,
    /// The arbiter or director.
    Arbiter,
}

impl Chooser {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            Chooser::Opponent => "opponent",
            Chooser::Arbiter => "arbiter",
        }
    }
}

/// What follows from a sealed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedOutcome {
    /// What it is.
    pub kind: OutcomeKind,
    /// Who loses or wins.
    pub player: Option<Color>,
    /// Where the edition says so; empty where the Laws are silent, or are not those that hold.
    pub articles: Vec<&'static str>,
    /// Who chooses the reading, where there is something to choose.
    pub chooses: Option<Chooser>,
}

/// What else is to be said of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RemarkKind {
    /// Something is struck out.
    StruckOut,
    /// The number before the move is not that of the position, or is that of the other player's move.
    MoveNumber,
    /// A draw is offered with the move.
    DrawOffer,
    /// A draw is claimed.
    Claim,
    /// The player resigns.
    Resignation,
    /// A result is written.
    Result,
    /// A second move.
    SecondMove,
    /// A reply of the opponent behind the move.
    Reply,
    /// A time of a clock.
    Time,
    /// With its first letter large or small it would be another legal move.
    CaseDecides,
    /// Text that is not understood.
    Text,
    /// The game was over before the move was sealed.
    GameOver,
}

impl RemarkKind {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            RemarkKind::StruckOut => "struck_out",
            RemarkKind::MoveNumber => "move_number",
            RemarkKind::DrawOffer => "draw_offer",
            RemarkKind::Claim => "claim",
            RemarkKind::Resignation => "resignation",
            RemarkKind::Result => "result",
            RemarkKind::SecondMove => "second_move",
            RemarkKind::Reply => "reply",
            RemarkKind::Time => "time",
            RemarkKind::CaseDecides => "case_decides",
            RemarkKind::Text => "text",
            RemarkKind::GameOver => "game_over",
        }
    }
}

/// One thing beside the move: what it is, and what the Laws make of it.
#[derive(Clone, Debug)]
pub struct SealedRemark {
    /// What it is.
    pub kind: RemarkKind,
    /// Where it stands on the paper.
    pub span: Span,
    /// What is said of it.
    pub message: Message,
    /// Where the edition speaks of it; empty: it does not.
    pub articles: Vec<&'static str>,
}

/// What is to be said of a sealed move.
#[derive(Clone, Debug)]
pub struct SealedJudgement {
    /// What it is.
    pub verdict: SealedVerdict,
    /// The legal moves that fit, each with the languages that read it so.
    pub moves: Vec<Candidate>,
    /// Legal moves that fit only if more than trivial marks is set aside, for who has to choose. Never more than a proposal.
    pub reasonable: Vec<Candidate>,
    /// What follows.
    pub outcome: SealedOutcome,
    /// How the move ends the game, if it does.
    pub ends: Option<SealedEnd>,
    /// Whether the opponent can still mate by some series of legal moves, where something hangs on it.
    pub opponent_can_mate: Option<MatingChance>,
    /// What else is on the paper.
    pub remarks: Vec<SealedRemark>,
    /// What was found.
    pub findings: Vec<Finding>,
    /// What could not be decided, and why.
    pub undecided: Vec<Undecided>,
}

impl SealedJudgement {
    /// Whether the move is one, its player does not lose, and nobody has to decide anything.
    pub fn is_settled(&self) -> bool {
        self.verdict.is_one_move() && !matches!(self.outcome.kind, OutcomeKind::Arbiter | OutcomeKind::Loss)
    }
}

/// Judges a sealed move in the position in which it was sealed. `past` are the positions that stood before it, the oldest
/// first and none left out up to the last: they tell a fifth repetition; with none given, nothing is known of any. A
/// half-move clock tells 75 moves by itself.
///
/// ```
/// use planilla::{EditionName, SealedMove, SealedVerdict, judge_sealed};
/// use planilla_board::Position;
/// let fen = "r1bqk2r/ppp1bppp/2nn4/6B1/8/4QN2/PPP2PPP/RN2KB1R w KQkq - 4 9";
/// let position = Position::from_fen(fen).unwrap();
/// let judged = judge_sealed(&position, &[], &SealedMove::new("Cd2").under(EditionName::E2005));
/// assert_eq!((judged.verdict, judged.moves.len()), (SealedVerdict::Ambiguous, 2));
/// assert_eq!((judged.outcome.kind.as_str(), &judged.outcome.articles[..]), ("loss", &["A8a"][..]));
///
/// let judged = judge_sealed(&position, &[], &SealedMove::new("Cbd2"));
/// assert_eq!(judged.verdict, SealedVerdict::Clear);
/// ```
pub fn judge_sealed(position: &Position, past: &[Position], sealed: &SealedMove<'_>) -> SealedJudgement {
    let laws = Edition::of(sealed.laws);
    let read = read::read(position, sealed, laws);
    match sealed.standard {
        SealedStandard::Fide => {
            let mut judged = outcome::follow(position, past, sealed, laws, read);
            judged.undecided.extend(repetition_open(position, past, laws, &judged));
            judged
        }
        SealedStandard::UsChess => us_chess::follow(position, read),
    }
}

/// So many half-moves without a pawn move or a capture lie before a position that stands for the fifth time.
const LEAST_HALF_MOVES: u16 = 16;

/// That a fifth repetition cannot be seen, where the half-move clock leaves one possible and nothing is known of what stood before.
fn repetition_open(
    position: &Position,
    past: &[Position],
    laws: &Edition,
    judged: &SealedJudgement,
) -> Option<Undecided> {
    let [only] = judged.moves.as_slice() else { return None };
    let after = position.played(only.played);
    let may_be = laws.fivefold != Fivefold::None && after.halfmove_clock() >= LEAST_HALF_MOVES;
    let open = may_be && past.is_empty() && judged.ends.is_none() && judged.verdict.is_one_move();
    open.then(|| Undecided { rule: &SEALED_ENDS_GAME, why: Message::new("sealed-history") })
}

/// The positions of a record before its last one, as [`judge_sealed`] wants them: empty where not all of them are sure.
///
/// ```
/// use planilla::{Checker, Settings, positions_before_end};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"1.Nf3 Nf6 2.Ng1 Ng8");
/// assert_eq!(positions_before_end(&checked.record).len(), 4);
/// ```
pub fn positions_before_end(record: &Record) -> Vec<Position> {
    let mut position = record.start;
    let mut list = Vec::with_capacity(record.plies.len());
    for ply in &record.plies {
        let Some(played) = record.told(ply) else { return Vec::new() };
        list.push(position);
        position.play(played);
    }
    list
}
