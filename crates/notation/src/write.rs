//! Moves written out, in any language, style and system.

mod descriptive;
mod facts;
mod numeric;
mod spoken;

pub use descriptive::{Naming, Told};
pub use facts::MoveFacts;

use crate::language::{FIGURINES, Language, System};
use planilla_board::{Role, Side};
use std::fmt;

/// The form of a written move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// The Laws' short form (C.8): `Cf3`; for a row of another system than the algebraic that system's own form: `C3AR`.
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

    /// Whether moves written so in a language can show that a draw is offered. The digits of ICCF, UCI and SAN have no sign
    /// for it.
    ///
    /// ```
    /// use planilla_notation::{Form, Language, Style};
    /// let [spanish, iccf] = ["es", "iccf"].map(|code| Language::by_code(code).unwrap());
    /// assert!(Style::default().shows_offers(spanish));
    /// assert!(!Style::default().shows_offers(iccf) && !Style::new(Form::San).shows_offers(spanish));
    /// ```
    pub fn shows_offers(self, language: &Language) -> bool {
        match self.form {
            Form::San | Form::Uci => false,
            Form::Short => language.system != System::Numeric,
            Form::Long | Form::Figurine => true,
        }
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

/// Writes a move to anything that takes text. [`Form::Short`] in a row of another system than the algebraic is that
/// system's own form; all other forms of such a row have the letters of [`Language::algebraic`].
///
/// ```
/// use planilla_board::{Role, Square};
/// use planilla_notation::{Language, MoveFacts, Style, write_move};
/// let facts = MoveFacts::new(Role::Knight, Square::G1, Square::E4);
/// let written = |code: &str| write_move(&facts, Language::by_code(code).unwrap(), Style::default());
/// assert_eq!(written("iccf"), "7154");
/// assert_eq!(written("en-descriptive"), "Kt-K4");
/// assert_eq!(written("es-descriptive"), "C4R");
/// assert_eq!(written("spoken"), "Springer Gustav eins Eva vier");
/// ```
///
/// # Errors
///
/// Those of `out`.
pub fn write_move_to(out: &mut impl fmt::Write, facts: &MoveFacts, language: &Language, style: Style) -> fmt::Result {
    if style.form == Form::Uci {
        write!(out, "{}{}", facts.from, facts.to)?;
        return facts.promotion.map_or(Ok(()), |role| out.write_char(role.letter().to_ascii_lowercase()));
    }
    if style.form == Form::Short {
        match language.system {
            System::Algebraic | System::Figurine => {}
            System::Numeric => return numeric::write(out, facts),
            System::Descriptive => return descriptive::write(out, facts, language, style),
            System::Spoken => return spoken::write(out, facts, language, style),
        }
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
