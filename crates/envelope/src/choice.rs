//! Values that are one of a few words.

use crate::fault::Expected;
use crate::value::{Raw, Value, Written};

/// An enum whose variants are words in a file.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// All of them, in the order in which they are offered.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The word for it in a file.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl Value for $name {
            const EXPECTED: Expected = Expected::OneOf(&[$($word),+]);

            fn read(raw: &Raw) -> Option<Self> {
                let text = raw.text()?;
                Self::ALL.iter().copied().find(|one| one.word().eq_ignore_ascii_case(text))
            }

            fn write(&self) -> Written {
                Written::Text(self.word().to_owned())
            }
        }
    };
}

choice! {
    /// One of the two players.
    Side {
        /// White.
        White = "white",
        /// Black.
        Black = "black",
    }
}

choice! {
    /// One of the two players, or neither: who did something that perhaps nobody did.
    Who {
        /// Nobody.
        Nobody = "none",
        /// White.
        White = "white",
        /// Black.
        Black = "black",
    }
}

choice! {
    /// Which of the two players.
    Players {
        /// Both.
        Both = "both",
        /// White alone.
        White = "white",
        /// Black alone.
        Black = "black",
        /// Neither.
        Neither = "none",
    }
}

choice! {
    /// What came of an offer of a draw.
    Answer {
        /// It was accepted.
        Accepted = "accepted",
        /// It was refused.
        Refused = "refused",
        /// It was not answered yet.
        Open = "open",
    }
}

choice! {
    /// What a claim of a draw is about.
    Claim {
        /// The same position for the third time (Article 9.2).
        Threefold = "threefold",
        /// Fifty moves without a pawn move and a capture (Article 9.3).
        Fifty = "fifty",
    }
}

choice! {
    /// When a player said that the times on the clock are wrong.
    Shown {
        /// Before he made his first move after the resumption.
        Before = "before_first_move",
        /// After it.
        After = "after_first_move",
        /// He did not say it.
        Never = "never",
    }
}

choice! {
    /// Whose rules the game is played by. They are never mixed.
    Standard {
        /// The FIDE Laws of Chess.
        Fide = "fide",
        /// The rules of US Chess.
        UsChess = "uschess",
    }
}

choice! {
    /// A result as it was given.
    Score {
        /// White won.
        White = "1-0",
        /// Black won.
        Black = "0-1",
        /// A draw.
        Draw = "1/2-1/2",
        /// Both lost.
        BothLost = "0-0",
    }
}

impl Side {
    /// The other player.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

impl Who {
    /// The player, if it was one.
    pub fn side(self) -> Option<Side> {
        match self {
            Who::White => Some(Side::White),
            Who::Black => Some(Side::Black),
            Who::Nobody => None,
        }
    }
}

impl Players {
    /// Whether this player is among them.
    ///
    /// ```
    /// use planilla_envelope::{Players, Side};
    /// assert!(Players::Both.includes(Side::White) && !Players::Black.includes(Side::White));
    /// ```
    pub fn includes(self, side: Side) -> bool {
        match self {
            Players::Both => true,
            Players::White => side == Side::White,
            Players::Black => side == Side::Black,
            Players::Neither => false,
        }
    }
}
