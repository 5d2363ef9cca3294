//! Moves written out, in any language and style.

use crate::language::{FIGURINES, Language};
use planilla_board::{Role, Side, Square};
use std::fmt;

/// All that writing a move needs to know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is one mark or hint of the notation, on its own")]
pub struct MoveFacts {
    /// The man that moves; the king in castling.
    pub role: Role,
    /// Where it comes from.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// Whether it captures.
    pub capture: bool,
    /// Whether it captures en passant.
    pub en_passant: bool,
    /// The piece a pawn becomes.
    pub promotion: Option<Role>,
    /// The side of castling.
    pub castle: Option<Side>,
    /// Whether the short form needs the departure file (C.10). A pawn's capture has it anyway (C.9).
    pub file: bool,
    /// Whether the short form needs the departure rank (C.10).
    pub rank: bool,
    /// Whether it gives check.
    pub check: bool,
    /// Whether it mates.
    pub mate: bool,
    /// Whether the player offers a draw with it.
    pub offer: bool,
}

impl MoveFacts {
    /// A move without marks and hints.
    pub const fn new(role: Role, from: Square, to: Square) -> MoveFacts {
        MoveFacts {
            role,
            from,
            to,
            capture: false,
            en_passant: false,
            promotion: None,
            castle: None,
            file: false,
            rank: false,
            check: false,
            mate: false,
            offer: false,
        }
    }
}

/// The form of a written move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// The Laws' short form (C.8): `Cf3`.
    #[default]
    Short,
    /// The longer form with the departure square, which C.8 accepts since 2017: `Cg1f3`.
    Long,
    /// Figurines in the place of letters (C.3): `♘f3`.
    Figurine,
    /// Squares only: `g1f3`.
    Uci,
    /// PGN's, in English letters (PGN 8.2.3): `Nf3`, `O-O`, `e8=Q`.
    San,
}

impl Form {
    /// All forms.
    pub const ALL: [Form; 5] = [Form::Short, Form::Long, Form::Figurine, Form::Uci, Form::San];

    /// The form's name: `short long figurine uci san`.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Short => "short",
            Form::Long => "long",
            Form::Figurine => "figurine",
            Form::Uci => "uci",
            Form::San => "san",
        }
    }
}

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// The form.
    pub form: Form,
    /// Whether the marks that the Laws leave free are written: capture, check, mate, en passant (C.13, closing note).
    /// PGN always has its own.
    pub marks: bool,
    /// Whether castling, promotion and en passant have PGN's signs: `O-O`, `e8=Q`, none (PGN 8.2.3.3). [`Form::San`]
    /// always has.
    pub pgn: bool,
}

impl Default for Style {
    fn default() -> Style {
        Style::new(Form::Short)
    }
}

impl Style {
    /// A form with all marks.
    pub const fn new(form: Form) -> Style {
        Style { form, marks: true, pgn: matches!(form, Form::San) }
    }

    /// The same with PGN's signs.
    ///
    /// ```
    /// use planilla_board::{Role, Side, Square};
    /// use planilla_notation::{Form, Language, MoveFacts, Style, write_move};
    /// let facts = MoveFacts { castle: Some(Side::King), ..MoveFacts::new(Role::King, Square::E1, Square::G1) };
    /// let spanish = Language::by_code("es").unwrap();
    /// assert_eq!(write_move(&facts, spanish, Style::new(Form::Short)), "0-0");
    /// assert_eq!(write_move(&facts, spanish, Style::new(Form::Short).with_pgn_signs()), "O-O");
    /// ```
    #[must_use]
    pub const fn with_pgn_signs(self) -> Style {
        Style { pgn: true, ..self }
    }

    /// The same without the marks that the Laws leave free.
    #[must_use]
    pub const fn without_marks(self) -> Style {
        Style { marks: false, ..self }
    }

    /// The style of a name: `short`, `long`, `figurine`, `uci` or `san`.
    ///
    /// ```
    /// use planilla_notation::{Form, Style};
    /// assert_eq!(Style::parse("long"), Some(Style::new(Form::Long)));
    /// assert_eq!(Style::parse("descriptive"), None);
    /// ```
    pub fn parse(name: &str) -> Option<Style> {
        Form::ALL.into_iter().find(|form| form.name() == name).map(Style::new)
    }
}

/// A move as text.
///
/// ```
/// use planilla_board::{Role, Square};
/// use planilla_notation::{Form, Language, MoveFacts, Style, write_move};
/// let spanish = Language::by_code("es").unwrap();
/// let facts = MoveFacts { check: true, ..MoveFacts::new(Role::Knight, Square::G1, Square::E4) };
/// assert_eq!(write_move(&facts, spanish, Style::default()), "Ce4+");
/// assert_eq!(write_move(&facts, spanish, Style::new(Form::Long)), "Cg1e4+");
/// assert_eq!(write_move(&facts, spanish, Style::new(Form::San)), "Ne4+");
/// assert_eq!(write_move(&facts, spanish, Style::new(Form::Uci)), "g1e4");
/// ```
pub fn write_move(facts: &MoveFacts, language: &Language, style: Style) -> String {
    let mut text = String::with_capacity(8);
    // A `String` takes all that is written to it.
    let _ = write_move_to(&mut text, facts, language, style);
    text
}

/// Writes a move to anything that takes text. For a row of another system than the algebraic it is written in the letters
/// of [`Language::algebraic`].
///
/// # Errors
///
/// Those of `out`.
pub fn write_move_to(out: &mut impl fmt::Write, facts: &MoveFacts, language: &Language, style: Style) -> fmt::Result {
    if style.form == Form::Uci {
        write!(out, "{}{}", facts.from, facts.to)?;
        return facts.promotion.map_or(Ok(()), |role| out.write_char(role.letter().to_ascii_lowercase()));
    }
    let language = language.algebraic();
    let san = style.form == Form::San;
    let style = Style { marks: style.marks || san, pgn: style.pgn || san, ..style };
    let Style { marks, pgn, .. } = style;
    match facts.castle {
        Some(side) => out.write_str(match (side, pgn) {
            (Side::King, false) => "0-0",
            (Side::Queen, false) => "0-0-0",
            (Side::King, true) => "O-O",
            (Side::Queen, true) => "O-O-O",
        })?,
        None => write_man(out, facts, language, style)?,
    }
    if facts.en_passant && marks && !pgn {
        // C.9.3: "e.p." appended; 2005 E9 in Spanish: "a.p.".
        let mark = language.words.en_passant.first().copied().unwrap_or("e.p.");
        write!(out, " {mark}")?;
    }
    if marks && facts.mate {
        out.write_char('#')?;
    } else if marks && facts.check {
        out.write_char('+')?;
    }
    if facts.offer && !san {
        out.write_str(" (=)")?;
    }
    Ok(())
}

/// Writes the move of one man, up to its promotion.
fn write_man(out: &mut impl fmt::Write, facts: &MoveFacts, language: &Language, style: Style) -> fmt::Result {
    let Style { form, marks, pgn } = style;
    let letter = |out: &mut dyn fmt::Write, role: Role| match form {
        Form::San => out.write_char(role.letter()),
        Form::Figurine => out.write_str(FIGURINES[role.index()]),
        Form::Short | Form::Long | Form::Uci => out.write_str(language.letter(role)),
    };
    let long = form == Form::Long;
    let pawn = facts.role == Role::Pawn;
    if !pawn {
        letter(out, facts.role)?;
    }
    if long || facts.file || (pawn && facts.capture) {
        out.write_char(facts.from.file().letter())?;
    }
    if long || facts.rank {
        out.write_char(facts.from.rank().digit())?;
    }
    if facts.capture && marks {
        out.write_char('x')?;
    }
    write!(out, "{}", facts.to)?;
    if let Some(role) = facts.promotion {
        if pgn {
            out.write_char('=')?;
        }
        letter(out, role)?;
    }
    Ok(())
}
