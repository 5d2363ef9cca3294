//! What a round's columns say: the colour, and the code of the result (TRF26, player section, columns 97 and 99).

/// Who has the white men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// White: `w`.
    White,
    /// Black: `b`.
    Black,
}

impl Colour {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }
}

/// The code of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// `1`: won over the board.
    Win,
    /// `=`: drawn over the board.
    Draw,
    /// `0`: lost over the board.
    Loss,
    /// `+`: won by forfeit.
    ForfeitWin,
    /// `-`: lost by forfeit.
    ForfeitLoss,
    /// `W`: won in less than one move.
    ShortWin,
    /// `D`: drawn in less than one move.
    ShortDraw,
    /// `L`: lost in less than one move.
    ShortLoss,
    /// `H`: a bye of half a point.
    HalfBye,
    /// `F`: a bye of a full point.
    FullBye,
    /// `U`: the bye of who is left over when players are paired.
    PairingBye,
    /// `Z`: a known absence, without points.
    ZeroBye,
    /// `X`: not known, as of an adjourned game. Record 162 gives it points; it is no code of a finished round.
    Unknown,
}

impl Code {
    /// All codes.
    pub const ALL: [Code; 13] = [
        Code::Win,
        Code::Draw,
        Code::Loss,
        Code::ForfeitWin,
        Code::ForfeitLoss,
        Code::ShortWin,
        Code::ShortDraw,
        Code::ShortLoss,
        Code::HalfBye,
        Code::FullBye,
        Code::PairingBye,
        Code::ZeroBye,
        Code::Unknown,
    ];

    /// The code as it is written.
    pub const fn letter(self) -> char {
        match self {
            Code::Win => '1',
            Code::Draw => '=',
            Code::Loss => '0',
            Code::ForfeitWin => '+',
            Code::ForfeitLoss => '-',
            Code::ShortWin => 'W',
            Code::ShortDraw => 'D',
            Code::ShortLoss => 'L',
            Code::HalfBye => 'H',
            Code::FullBye => 'F',
            Code::PairingBye => 'U',
            Code::ZeroBye => 'Z',
            Code::Unknown => 'X',
        }
    }

    /// The code of a letter, small or capital.
    ///
    /// ```
    /// use planilla_trf::Code;
    /// assert_eq!(Code::of('h'), Some(Code::HalfBye));
    /// assert_eq!(Code::of('?'), None);
    /// ```
    pub fn of(letter: char) -> Option<Code> {
        Code::ALL.into_iter().find(|code| code.letter() == letter.to_ascii_uppercase())
    }

    /// Whether both players made a move at least, so that the game is rated: `1`, `=`, `0`.
    pub const fn is_played(self) -> bool {
        matches!(self, Code::Win | Code::Draw | Code::Loss)
    }

    /// Whether a game began and lasted less than one move: `W`, `D`, `L`.
    pub const fn is_short(self) -> bool {
        matches!(self, Code::ShortWin | Code::ShortDraw | Code::ShortLoss)
    }

    /// Whether somebody did not come: `+`, `-`.
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Code::ForfeitWin | Code::ForfeitLoss)
    }

    /// Whether it stands for a round without an opponent: `H`, `F`, `U`, `Z`.
    pub const fn is_bye(self) -> bool {
        matches!(self, Code::HalfBye | Code::FullBye | Code::PairingBye | Code::ZeroBye)
    }

    /// What the opponent has as a rule.
    pub const fn mirror(self) -> Option<Code> {
        Some(match self {
            Code::Win => Code::Loss,
            Code::Draw => Code::Draw,
            Code::Loss => Code::Win,
            Code::ForfeitWin => Code::ForfeitLoss,
            Code::ForfeitLoss => Code::ForfeitWin,
            Code::ShortWin => Code::ShortLoss,
            Code::ShortDraw => Code::ShortDraw,
            Code::ShortLoss => Code::ShortWin,
            Code::Unknown => Code::Unknown,
            Code::HalfBye | Code::FullBye | Code::PairingBye | Code::ZeroBye => return None,
        })
    }

    /// The half-points that a game gives with this code where a win is one point; `None` for byes and what is not known.
    pub const fn halves(self) -> Option<u8> {
        Some(match self {
            Code::Win | Code::ForfeitWin | Code::ShortWin => 2,
            Code::Draw | Code::ShortDraw => 1,
            Code::Loss | Code::ForfeitLoss | Code::ShortLoss => 0,
            _ => return None,
        })
    }
}
