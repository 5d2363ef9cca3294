//! What a player wrote, before any board is asked what it means.

use planilla_board::{File, Rank, Role, Side, Square};
use std::ops::{BitAnd, BitOr, BitOrAssign};

/// A written move as one language reads it. It knows letters, hints and marks; squares it comes from are the
/// replay's business. Small and `Copy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// What the text names.
    pub kind: Kind,
    /// The marks it carries and the irregularities of its form.
    pub marks: Marks,
    /// How far from the letter of the text this reading is.
    pub laxity: Laxity,
}

/// What a written move names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A man goes to a square.
    Man(ManMove),
    /// A man goes to a place counted from its own side, as descriptive notation says it.
    Relative(RelativeMove),
    /// Castling.
    Castle(Side),
    /// A place left open: `?`, `--`, `...`, a blank.
    Gap,
    /// A text that names no move.
    Unread,
}

impl Kind {
    /// Whether nothing is left open of what a pawn becomes.
    ///
    /// ```
    /// use planilla_notation::{Language, read_move};
    /// let english = Language::by_code("en").unwrap();
    /// assert!(read_move("e8=Q", english).first().kind.names_promotion());
    /// assert!(!read_move("e8", english).first().kind.names_promotion());
    /// ```
    pub const fn names_promotion(self) -> bool {
        !matches!(
            self,
            Kind::Man(ManMove { promotion: None, .. }) | Kind::Relative(RelativeMove { promotion: None, .. })
        )
    }

    /// Whether two texts, each in letters of its own, name one move; one may say more of where the man comes from.
    ///
    /// ```
    /// use planilla_notation::{Language, read_move};
    /// let named = |text, code| read_move(text, Language::by_code(code).unwrap()).first().kind;
    /// assert!(named("Qd1-b2", "en").agrees_with(named("Db2", "es")));
    /// assert!(!named("Qd1-b2", "en").agrees_with(named("Db3", "es")));
    /// assert!(!named("exd5", "en").agrees_with(named("d5", "es")));
    /// ```
    pub fn agrees_with(self, other: Kind) -> bool {
        match (self, other) {
            (Kind::Man(one), Kind::Man(other)) => one.agrees_with(other),
            (Kind::Gap | Kind::Unread, _) => false,
            _ => self == other,
        }
    }
}

/// A move of one man as written: what it is, what is said of where it comes from, and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ManMove {
    /// The man; `None` in coordinate notation, which names only squares.
    pub role: Option<Role>,
    /// The departure file, if written.
    pub file: Option<File>,
    /// The departure rank, if written.
    pub rank: Option<Rank>,
    /// Where the man goes.
    pub target: Target,
    /// The piece a pawn becomes, if written.
    pub promotion: Option<Role>,
}

impl ManMove {
    fn agrees_with(self, other: ManMove) -> bool {
        fn near<T: PartialEq>(one: Option<T>, other: Option<T>) -> bool {
            one.zip(other).is_none_or(|(one, other)| one == other)
        }
        near(self.role, other.role)
            && near(self.departure_file(), other.departure_file())
            && near(self.rank, other.rank)
            && near(self.promotion, other.promotion)
            && self.target.agrees_with(other.target)
    }

    /// The file it comes from, if that is told: a pawn that names none stays on its own.
    fn departure_file(self) -> Option<File> {
        match (self.file, self.role, self.target) {
            (None, Some(Role::Pawn), Target::Square(to)) => Some(to.file()),
            (file, ..) => file,
        }
    }
}

/// A move in descriptive notation: what it is, and as far as the text says which of several men, from where, to where,
/// and what it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RelativeMove {
    /// The man that moves.
    pub role: Role,
    /// The wing it is said to belong to: `KKt`, `QR`.
    pub wing: Option<Side>,
    /// Where it may come from.
    pub from: Zone,
    /// Where it may go.
    pub to: Zone,
    /// The man it takes, if written: `PxKt`.
    pub captured: Option<Role>,
    /// The piece a pawn becomes, if written.
    pub promotion: Option<Role>,
}

/// Squares by their files and by their ranks as the mover counts them: White's rank *r* is Black's rank 9 - *r*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zone {
    /// Bit 0 is the a-file, bit 7 the h-file.
    pub files: u8,
    /// Bit 0 is the mover's first rank, bit 7 the last.
    pub ranks: u8,
}

impl Zone {
    /// All squares.
    pub const ALL: Zone = Zone { files: u8::MAX, ranks: u8::MAX };
}

/// Where a written move goes, as far as the text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A square: `f3`.
    Square(Square),
    /// A file only, as in `ed` for `exd5`.
    File(File),
    /// The man captured, as in `NxP`.
    Man(Role),
    /// The man captured and its square, as in `NxPe5`.
    ManAt(Role, Square),
}

impl Target {
    /// Whether both are one place, as far as both say the same of it.
    fn agrees_with(self, other: Target) -> bool {
        match (self, other) {
            (Target::Square(square), Target::ManAt(_, to) | Target::Square(to))
            | (Target::ManAt(_, square), Target::Square(to)) => square == to,
            (Target::Square(square), Target::File(file)) | (Target::File(file), Target::Square(square)) => {
                square.file() == file
            }
            _ => self == other,
        }
    }
}

/// How far a reading is from the letter of the text. The replay asks the board about all readings of one laxity
/// together, and goes on to the next only when no legal move fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Laxity {
    /// The letters as they stand (figurines and spacing set aside).
    Letter,
    /// Letters that only look like the language's, or that it has beside those of its list: Cyrillic `О`, `Kt`.
    Other,
    /// Capitals and small letters changed: `nf3`, `E4`.
    Case,
    /// Characters that belong to no move left out: `Cgxf3o`.
    Stray,
}

impl Laxity {
    /// All, from the letter of the text on.
    pub const ALL: [Laxity; 4] = [Laxity::Letter, Laxity::Other, Laxity::Case, Laxity::Stray];
}

/// The marks of a written move and the irregularities of its form, as a set of bits.
///
/// ```
/// use planilla_notation::Marks;
/// let marks = Marks::CAPTURE | Marks::CHECK;
/// assert!(marks.has(Marks::CHECK) && !marks.has(Marks::MATE));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(pub u32);

impl Marks {
    /// No mark.
    pub const NONE: Marks = Marks(0);

    // What the text says of the move.

    /// A sign of capture: `x`, `:`, `×`, or a word.
    pub const CAPTURE: Marks = Marks(1);
    /// A sign of check: `+`, `†`, `ch`, `jaque`.
    pub const CHECK: Marks = Marks(1 << 1);
    /// `++`: mate in the Laws, double check in older books.
    pub const DOUBLE_PLUS: Marks = Marks(1 << 2);
    /// A sign of mate: `#`, `‡`, `mate`.
    pub const MATE: Marks = Marks(1 << 3);
    /// A mark of en passant: `e.p.`, `a.p.`.
    pub const EN_PASSANT: Marks = Marks(1 << 4);
    /// A draw offer in the Laws' form `(=)` (2005 E13, 2009 C.13, 2014+ C.12).
    pub const OFFER: Marks = Marks(1 << 5);
    /// A draw offer in another form: a bare `=`, a word. Set together with [`Marks::OFFER`].
    pub const OFFER_FORM: Marks = Marks(1 << 6);
    /// An annotation after the move: `!`, `?!`, `N` for a novelty.
    pub const ANNOTATION: Marks = Marks(1 << 7);

    // How it says it.

    /// The whole departure square is written: `Ng1f3`, `e2e4`.
    pub const LONG: Marks = Marks(1 << 8);
    /// A hyphen between departure and arrival.
    pub const HYPHEN: Marks = Marks(1 << 9);
    /// Squares only, no letter for a piece: `g1f3`.
    pub const COORDINATES: Marks = Marks(1 << 10);
    /// A sign of capture other than a small `x` in its place: `:`, `×`, `X`, `ed5:`.
    pub const CAPTURE_FORM: Marks = Marks(1 << 11);
    /// The target is not a whole square: `ed`, `NxP`.
    pub const SHORT_TARGET: Marks = Marks(1 << 12);
    /// Castling with the digit zero, as the Laws write it.
    pub const CASTLE_ZERO: Marks = Marks(1 << 13);
    /// Castling with the capital letter O, as PGN writes it.
    pub const CASTLE_LETTER: Marks = Marks(1 << 14);
    /// Castling in another form: small letters, no hyphens, spaces, long dashes, words.
    pub const CASTLE_FORM: Marks = Marks(1 << 15);
    /// Promotion with `=` before the piece, as PGN writes it; without a promotion one left unfinished, `a8=`.
    pub const PROMOTION_EQUALS: Marks = Marks(1 << 16);
    /// Promotion with `(`, `/`, or a small letter.
    pub const PROMOTION_FORM: Marks = Marks(1 << 17);
    /// A letter for the pawn: `Pe4`.
    pub const PAWN_LETTER: Marks = Marks(1 << 18);
    /// A figurine stands for the letter.
    pub const FIGURINE: Marks = Marks(1 << 19);
    /// A letter that the language knows but the Laws' list has another for: `Kt`.
    pub const OTHER_LETTER: Marks = Marks(1 << 20);
    /// A character that only looks like the one meant: Cyrillic `О`, full-width `ｅ`.
    pub const LOOKALIKE: Marks = Marks(1 << 21);
    /// Capitals and small letters are not as the system wants them.
    pub const CASE: Marks = Marks(1 << 22);
    /// A word or an old sign where a mark belongs: `ch`, `mate`, `†`, `X` for mate.
    pub const MARK_FORM: Marks = Marks(1 << 23);
    /// White space inside the move.
    pub const SPACED: Marks = Marks(1 << 24);
    /// Brackets round a hint: `N(b)d2`.
    pub const HINT_FORM: Marks = Marks(1 << 25);
    /// Characters left out that belong to no move: a stray letter, a doubled full stop.
    pub const STRAY: Marks = Marks(1 << 26);
    /// Another system than the algebraic: numeric, descriptive, spoken. The marks of form above say nothing of it, and are
    /// not set beside it.
    pub const OTHER_SYSTEM: Marks = Marks(1 << 28);

    /// A letter of the language's own alphabet for a file: `ζ` for f.
    pub const OWN_FILE: Marks = Marks(1 << 27);

    /// The letter or figurine of the man is taken for lost: see [`MoveReader::lost`](crate::MoveReader::lost).
    pub const LOST: Marks = Marks(1 << 29);

    /// Whether all bits of `other` are set.
    #[inline]
    pub const fn has(self, other: Marks) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether any bit of `other` is set.
    #[inline]
    pub const fn any(self, other: Marks) -> bool {
        self.0 & other.0 != 0
    }

    /// The set with the bits of `other` added.
    #[must_use]
    #[inline]
    pub const fn with(self, other: Marks) -> Marks {
        Marks(self.0 | other.0)
    }

    /// The set without the bits of `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Marks) -> Marks {
        Marks(self.0 & !other.0)
    }
}

impl BitOr for Marks {
    type Output = Marks;
    #[inline]
    fn bitor(self, other: Marks) -> Marks {
        self.with(other)
    }
}

impl BitOrAssign for Marks {
    #[inline]
    fn bitor_assign(&mut self, other: Marks) {
        self.0 |= other.0;
    }
}

impl BitAnd for Marks {
    type Output = Marks;
    #[inline]
    fn bitand(self, other: Marks) -> Marks {
        Marks(self.0 & other.0)
    }
}

impl WrittenMove {
    /// A text that names no move.
    pub const UNREAD: WrittenMove = WrittenMove { kind: Kind::Unread, marks: Marks::NONE, laxity: Laxity::Letter };

    /// A place left open.
    pub const GAP: WrittenMove = WrittenMove { kind: Kind::Gap, marks: Marks::NONE, laxity: Laxity::Letter };
}

/// The readings of one text in one language, from the letter of the text to the loosest; never empty.
///
/// A text that names no move has the one reading [`WrittenMove::UNREAD`].
#[derive(Clone, Copy, Debug)]
pub struct Readings {
    list: [WrittenMove; Readings::MOST],
    len: u8,
}

impl Readings {
    /// How many readings a text may have at the most.
    pub const MOST: usize = 5;

    /// The one reading given.
    #[inline]
    pub const fn one(reading: WrittenMove) -> Readings {
        Readings { list: [reading; Readings::MOST], len: 1 }
    }

    /// Two readings of different kinds, the nearer to the letter of the text first.
    #[inline]
    pub const fn two(first: WrittenMove, second: WrittenMove) -> Readings {
        Readings { list: [first, second, second, second, second], len: 2 }
    }

    /// Adds a reading unless it is there already or there is no room; keeps the order by laxity.
    pub fn push(&mut self, reading: WrittenMove) {
        let held = usize::from(self.len);
        if held == 1 && self.list[0].kind == Kind::Unread {
            self.list[0] = reading;
            return;
        }
        if held < Readings::MOST && self.iter().all(|other| other.kind != reading.kind) {
            let at = self.iter().take_while(|other| other.laxity <= reading.laxity).count();
            self.list[at..=held].rotate_right(1);
            self.list[at] = reading;
            self.len += 1;
        }
    }

    /// Adds a reading if there is one.
    pub(crate) fn extend(&mut self, reading: Option<WrittenMove>) {
        if let Some(reading) = reading {
            self.push(reading);
        }
    }

    /// The readings in their order.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, WrittenMove> {
        self.as_slice().iter()
    }

    /// The readings as a slice.
    #[inline]
    pub fn as_slice(&self) -> &[WrittenMove] {
        &self.list[..usize::from(self.len)]
    }

    /// The first reading: the nearest to the letter of the text.
    #[inline]
    pub fn first(&self) -> &WrittenMove {
        &self.list[0]
    }
}

impl PartialEq for Readings {
    fn eq(&self, other: &Readings) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Readings {}

impl<'a> IntoIterator for &'a Readings {
    type Item = &'a WrittenMove;
    type IntoIter = std::slice::Iter<'a, WrittenMove>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
