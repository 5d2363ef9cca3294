//! What results are worth: record 162, and the code XXS of pairing programs.

use crate::code::{Code, Colour};
use crate::points::Points;

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A game won with White.
    WhiteWin,
    /// A game won with Black.
    BlackWin,
    /// A game drawn with White.
    WhiteDraw,
    /// A game drawn with Black.
    BlackDraw,
    /// A game lost with White.
    WhiteLoss,
    /// A game lost with Black.
    BlackLoss,
    /// Won by forfeit.
    ForfeitWin,
    /// Lost by forfeit.
    ForfeitLoss,
    /// A bye of a full point.
    FullBye,
    /// A bye of half a point.
    HalfBye,
    /// The bye of who is left over.
    PairingBye,
    /// Absent.
    Absent,
    /// Not known.
    Unknown,
}

impl Event {
    /// All of them, in the order of [`Scoring`].
    const COUNT: usize = 13;

    /// What a code stands for; a game whose colour is not told counts as White's.
    pub(crate) const fn of(code: Option<Code>, colour: Option<Colour>) -> Event {
        let black = matches!(colour, Some(Colour::Black));
        match code {
            Some(Code::Win | Code::ShortWin) if black => Event::BlackWin,
            Some(Code::Win | Code::ShortWin) => Event::WhiteWin,
            Some(Code::Draw | Code::ShortDraw) if black => Event::BlackDraw,
            Some(Code::Draw | Code::ShortDraw) => Event::WhiteDraw,
            Some(Code::Loss | Code::ShortLoss) if black => Event::BlackLoss,
            Some(Code::Loss | Code::ShortLoss) => Event::WhiteLoss,
            Some(Code::ForfeitWin) => Event::ForfeitWin,
            Some(Code::ForfeitLoss) => Event::ForfeitLoss,
            Some(Code::FullBye) => Event::FullBye,
            Some(Code::HalfBye) => Event::HalfBye,
            Some(Code::PairingBye) => Event::PairingBye,
            Some(Code::ZeroBye) | None => Event::Absent,
            Some(Code::Unknown) => Event::Unknown,
        }
    }
}

/// The points for each event.
///
/// ```
/// use planilla_trf::{Event, Points, Scoring};
/// let scoring = Scoring::default();
/// assert_eq!(scoring.of(Event::WhiteDraw), Points::tenths(5));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scoring([Points; Event::COUNT]);

impl Default for Scoring {
    /// One point for a win, half a point for a draw; the pairing bye counts as a win, what is not known as a draw (record 162).
    fn default() -> Scoring {
        Scoring::plain(10, 5, 0)
    }
}

impl Scoring {
    /// The scoring with so many tenths for a win, a draw and a loss, and nothing for absence.
    pub(crate) fn plain(win: i32, draw: i32, loss: i32) -> Scoring {
        let [win, draw, loss] = [win, draw, loss].map(Points::tenths);
        let zero = Points::ZERO;
        Scoring([win, win, draw, draw, loss, loss, win, zero, win, draw, win, zero, draw])
    }

    /// The points for an event.
    pub const fn of(&self, event: Event) -> Points {
        self.0[event as usize]
    }

    /// Sets the points for events.
    pub(crate) fn set(&mut self, events: &[Event], points: Points) {
        for event in events {
            self.0[*event as usize] = points;
        }
    }
}

/// The events of a letter of record 162.
pub(crate) fn of_letter(letter: char) -> Option<&'static [Event]> {
    use Event::{
        Absent, BlackDraw, BlackLoss, BlackWin, ForfeitLoss, ForfeitWin, FullBye, HalfBye, PairingBye, Unknown,
        WhiteDraw, WhiteLoss, WhiteWin,
    };
    Some(match letter.to_ascii_uppercase() {
        'W' => &[WhiteWin, BlackWin, ForfeitWin, FullBye],
        'D' => &[WhiteDraw, BlackDraw, HalfBye],
        'L' => &[WhiteLoss, BlackLoss],
        'A' => &[Absent, ForfeitLoss],
        'P' => &[PairingBye],
        'X' => &[Unknown],
        _ => return None,
    })
}

/// The events of a code of XXS.
pub(crate) fn of_engine_code(code: &str) -> Option<&'static [Event]> {
    Some(match code {
        "WW" => &[Event::WhiteWin],
        "BW" => &[Event::BlackWin],
        "WD" => &[Event::WhiteDraw],
        "BD" => &[Event::BlackDraw],
        "WL" => &[Event::WhiteLoss],
        "BL" => &[Event::BlackLoss],
        "ZPB" => &[Event::Absent],
        "HPB" => &[Event::HalfBye],
        "FPB" => &[Event::FullBye],
        "PAB" => &[Event::PairingBye],
        "FW" => &[Event::ForfeitWin],
        "FL" => &[Event::ForfeitLoss],
        "W" => of_letter('W')?,
        "D" => of_letter('D')?,
        "L" => of_letter('L')?,
        _ => return None,
    })
}
