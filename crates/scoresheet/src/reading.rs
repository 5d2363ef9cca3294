//! One written move in one position: the answer of `planilla move`.

use crate::detect::{tongue, tongues};
use crate::edition::Edition;
use crate::explain_illegal::explain_in;
use crate::reason::Reason;
use crate::record::{Candidate, Signals, Status};
use crate::replay::{Standard, Tongue, each_fit, judge};
use planilla_board::{Move, Position};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Dialect, Kind, Language, Laxity, Readings, WrittenMove};

/// What one written move is, in one position, in any of some languages.
#[derive(Clone, Debug)]
pub struct Reading {
    /// What became of it.
    pub status: Status,
    /// The legal moves that fit, each with the languages that read it so.
    pub candidates: Vec<Candidate>,
    /// The reading that was taken, or the first that names a move.
    pub written: WrittenMove,
    /// The first language of that reading.
    pub language: &'static Language,
    /// What the board says against the marks.
    pub signals: Signals,
    /// Why no legal move fits, if the text names a move.
    pub reason: Option<Reason>,
}

impl Reading {
    /// The move, if there is just one.
    pub fn played(&self) -> Option<Move> {
        match self.candidates.as_slice() {
            [only] => Some(only.played),
            _ => None,
        }
    }
}

/// Reads one written move. With no languages given all shipped ones stand equal: where they give different moves the
/// text is ambiguous, and the candidates say which language gives which.
///
/// ```
/// use planilla::{Edition, EditionName, Status, read_in};
/// use planilla_board::Position;
/// let laws = Edition::of(EditionName::E2023);
/// let reading = read_in("Cf3", &Position::default(), &[], laws);
/// assert_eq!(reading.status, Status::Exact);
/// assert_eq!(reading.played().unwrap().to_string(), "g1f3");
///
/// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w - - 0 1").unwrap();
/// let reading = read_in("Rf1", &position, &[], laws);
/// assert_eq!(reading.status, Status::Ambiguous); // the king in Spanish and French, the rook in English
/// assert_eq!(reading.candidates.len(), 2);
/// ```
pub fn read_in(text: &str, position: &Position, languages: &[&'static Language], laws: &Edition) -> Reading {
    let text = without_number(text);
    let tongues: Vec<Tongue> =
        if languages.is_empty() { tongues().to_vec() } else { languages.iter().copied().map(tongue).collect() };
    let read: Vec<(Readings, Tongue)> = tongues.iter().map(|tongue| (tongue.reader.read(text), *tongue)).collect();
    for laxity in Laxity::ALL {
        let fits = fits(&read, position, laxity);
        if let Some((written, language, _)) = fits.first() {
            let candidates: Vec<Candidate> = fits.iter().map(|(_, _, candidate)| *candidate).collect();
            return conclude(position, *written, language, candidates, laws);
        }
    }
    refuse(&read, position)
}

type Fit = (WrittenMove, &'static Language, Candidate);

/// A text without the move number before it: `12. Nf3`, `3...e5`, `1e4`, `7) 0-0`.
fn without_number(text: &str) -> &str {
    let text = text.trim_start();
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let parted = behind.trim_start_matches(['.', '…', ')', ' ']);
    let counts = (1..4).contains(&(text.len() - behind.len())) && !text.starts_with('0');
    let letter = parted.starts_with(|c: char| c.is_alphabetic() || matches!(c, '♔'..='♟'));
    let goes_on = letter || (parted.len() < behind.len() && parted.starts_with(|c: char| c.is_ascii_digit()));
    if counts && goes_on { parted } else { text }
}

fn fits(read: &[(Readings, Tongue)], position: &Position, laxity: Laxity) -> Vec<Fit> {
    let mut fits: Vec<Fit> = Vec::new();
    for (readings, Tongue { reader, bit }) in read {
        for written in readings.iter().filter(|written| written.laxity == laxity) {
            each_fit(position, written, |played| {
                match fits.iter_mut().find(|(_, _, candidate)| candidate.played == played) {
                    Some((_, _, candidate)) => candidate.languages |= bit,
                    None => fits.push((*written, reader.language(), Candidate { played, languages: *bit })),
                }
            });
        }
    }
    fits
}

fn conclude(
    position: &Position,
    written: WrittenMove,
    language: &'static Language,
    candidates: Vec<Candidate>,
    laws: &Edition,
) -> Reading {
    let standard = Standard::new(Dialect::Sheet, laws);
    let (status, signals) = match candidates.as_slice() {
        [Candidate { played, .. }] => {
            let signals = judge(position, &position.played(*played), &written, *played, &standard, Signals::ALWAYS);
            (if standard.is_exact(signals) { Status::Exact } else { Status::Normalized }, signals)
        }
        _ => (Status::Ambiguous, Signals::AMBIGUOUS),
    };
    Reading { status, candidates, written, language, signals, reason: None }
}

/// No legal move fits: the text is an illegal move, a gap, or no move.
fn refuse(read: &[(Readings, Tongue)], position: &Position) -> Reading {
    let first = |wanted: fn(Kind) -> bool| {
        let mut firsts = read.iter().map(|(readings, tongue)| (*readings.first(), tongue.reader.language()));
        firsts.find(|(written, _)| wanted(written.kind))
    };
    let none = (WrittenMove::UNREAD, read.first().map_or(&LANGUAGES[0], |(_, tongue)| tongue.reader.language()));
    let ((written, language), status, signals) =
        if let Some(found) = first(|kind| matches!(kind, Kind::Man(_) | Kind::Relative(_) | Kind::Castle(_))) {
            (found, Status::Illegal, Signals::ILLEGAL)
        } else if let Some(found) = first(|kind| kind == Kind::Gap) {
            (found, Status::Missing, Signals::MISSING)
        } else {
            (none, Status::Unread, Signals::UNREAD)
        };
    let reason = explain_in(position, &written);
    Reading { status, candidates: Vec::new(), written, language, signals, reason }
}
