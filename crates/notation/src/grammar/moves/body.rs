//! The move itself, without the marks after it: piece, hint, sign, target, promotion.

use super::letters::{Letters, is_kha};
use super::text::shape;
use crate::language::{capture_word, mark_phrase};
use crate::{ManMove, Marks, Target};
use nom::branch::alt;
use nom::bytes::complete::take_while;
use nom::character::complete::char;
use nom::combinator::opt;
use nom::sequence::{delimited, preceded};
use nom::{IResult, Parser};
use planilla_board::{File, Rank, Role, Square};

/// What a leaf gives: the rest of the text, and a value or nothing.
type Out<'t, T> = IResult<&'t str, T, ()>;

/// The grammar over the letters of one language.
#[derive(Clone, Copy)]
pub(super) struct Body<'l> {
    pub(super) letters: &'l Letters,
    /// Whether capitals and small letters count the same.
    pub(super) any_case: bool,
    /// Whether a letter that may be the sign of capture or a file (the Cyrillic `х`) is a file where a man comes from.
    pub(super) kha_is_file: bool,
}

/// Where the man comes from as far as written.
type Hint = (Option<File>, Option<Rank>, Marks);

fn fail<T>() -> Out<'static, T> {
    Err(nom::Err::Error(()))
}

fn spaces(text: &str) -> Out<'_, Marks> {
    take_while(|c| c == ' ').map(|run: &str| if run.is_empty() { Marks::NONE } else { Marks::SPACED }).parse(text)
}

fn rank(text: &str) -> Out<'_, Rank> {
    match text.chars().next().and_then(Rank::from_digit) {
        Some(rank) => Ok((&text[1..], rank)),
        None => fail(),
    }
}

/// A sign of capture, spaces around it.
fn capture(text: &str) -> Out<'_, Marks> {
    let (rest, before) = spaces(text)?;
    if before != Marks::NONE
        && let Some(length) = capture_word(rest)
    {
        let (rest, after) = spaces(&rest[length..])?;
        let marks = Marks::CAPTURE | Marks::CAPTURE_FORM | Marks::SPACED;
        return if after == Marks::NONE { fail() } else { Ok((rest, marks)) };
    }
    let Some(sign) = rest.chars().next() else { return fail() };
    let form = match shape(sign) {
        // `xeque` is a check.
        'x' | 'X' if before != Marks::NONE && mark_phrase(rest).is_some() => return fail(),
        'x' => Marks::NONE,
        'X' | '×' | ':' => Marks::CAPTURE_FORM,
        _ => return fail(),
    };
    let alike = if shape(sign) == sign { Marks::NONE } else { Marks::LOOKALIKE };
    let (rest, after) = spaces(&rest[sign.len_utf8()..])?;
    Ok((rest, Marks::CAPTURE | form | alike | before | after))
}

/// A hyphen, spaces around it.
fn hyphen(text: &str) -> Out<'_, Marks> {
    (spaces, char('-'), spaces).map(|(before, _, after)| Marks::HYPHEN | before | after).parse(text)
}

/// A sign of capture, a hyphen, or nothing at all.
fn sign(text: &str) -> Out<'_, Marks> {
    opt(alt((capture, hyphen))).map(Option::unwrap_or_default).parse(text)
}

/// A pawn's move to a target.
fn pawn(file: Option<File>, target: Target) -> ManMove {
    ManMove { role: Some(Role::Pawn), file, rank: None, target, promotion: None }
}

/// Whether two files are neighbours.
fn neighbours(one: File, other: File) -> bool {
    one.index().abs_diff(other.index()) == 1
}

impl Body<'_> {
    fn file<'t>(&self, text: &'t str) -> Out<'t, (File, Marks)> {
        let Some(written) = text.chars().next() else { return fail() };
        if let Some(file) = self.letters.own_file(written, self.any_case) {
            return Ok((&text[written.len_utf8()..], (file, Marks::OWN_FILE)));
        }
        let plain = shape(written);
        let alike = if plain == written { Marks::NONE } else { Marks::LOOKALIKE };
        let plain = if self.any_case { plain.to_ascii_lowercase() } else { plain };
        match File::from_letter(plain) {
            Some(file) => Ok((&text[written.len_utf8()..], (file, alike))),
            None => fail(),
        }
    }

    /// A file that a man comes from.
    fn departure_file<'t>(&self, text: &'t str) -> Out<'t, (File, Marks)> {
        if !self.kha_is_file && text.starts_with(is_kha) { fail() } else { self.file(text) }
    }

    fn square<'t>(&self, text: &'t str) -> Out<'t, (Square, Marks)> {
        (|text| self.file(text), rank).map(|((file, marks), rank)| (Square::new(file, rank), marks)).parse(text)
    }

    /// A man by its letter.
    fn man<'t>(&self, text: &'t str) -> Out<'t, (Role, Marks)> {
        match self.letters.at(text, self.any_case).next() {
            Some((length, role, marks)) => Ok((&text[length..], (role, marks))),
            None => fail(),
        }
    }

    /// A whole departure square.
    fn departure<'t>(&self, text: &'t str) -> Out<'t, Hint> {
        (|text| self.square(text))
            .map(|(square, marks)| (Some(square.file()), Some(square.rank()), marks | Marks::LONG))
            .parse(text)
    }

    /// A file or a rank.
    fn half<'t>(&self, text: &'t str) -> Out<'t, Hint> {
        alt((
            (|text| self.departure_file(text)).map(|(file, marks)| (Some(file), None, marks)),
            rank.map(|rank| (None, Some(rank), Marks::NONE)),
        ))
        .parse(text)
    }

    /// A hint, perhaps in brackets.
    fn hint<'t>(&self, text: &'t str) -> Out<'t, Hint> {
        let plain = alt((|text| self.departure(text), |text| self.half(text)));
        let square = alt((|text| self.departure(text), |text| self.half(text)));
        let bare = alt((|text| self.departure(text), |text| self.half(text)));
        alt((
            delimited(char('['), square, char(']')).map(|(file, rank, marks)| (file, rank, marks | Marks::HINT_FORM)),
            delimited(char('('), plain, char(')')).map(|(file, rank, marks)| (file, rank, marks | Marks::HINT_FORM)),
            bare,
        ))
        .parse(text)
    }

    /// The target square; after a sign of capture also the man taken (`P`), with its square (`Pd5`, in which the letter
    /// is one too many), or a file.
    fn target<'t>(&self, sign: Marks, text: &'t str) -> Out<'t, (Target, Marks)> {
        if let Ok((rest, (square, marks))) = self.square(text) {
            return Ok((rest, (Target::Square(square), marks)));
        }
        if !sign.has(Marks::CAPTURE) {
            return fail();
        }
        if let Ok((rest, (role, marks))) = self.man(text) {
            let marks = marks.without(Marks::PAWN_LETTER);
            if let Ok((rest, (square, more))) = self.square(rest) {
                return Ok((rest, (Target::ManAt(role, square), marks | more | Marks::STRAY)));
            }
            return Ok((rest, (Target::Man(role), marks | Marks::SHORT_TARGET)));
        }
        let (rest, (file, marks)) = self.file(text)?;
        Ok((rest, (Target::File(file), marks | Marks::SHORT_TARGET)))
    }

    /// A target with the sign before it. A letter that looks like the sign of capture may be the file of the target.
    fn signed_target<'t>(&self, text: &'t str) -> Out<'t, (Target, Marks)> {
        let signed = |text: &'t str| {
            let (rest, sign) = sign(text)?;
            let (rest, (target, marks)) = self.target(sign, rest)?;
            Ok((rest, (target, sign | marks)))
        };
        alt((signed, |text| self.target(Marks::NONE, text))).parse(text)
    }

    /// What follows the letter of a man, hint, sign and target: `f3`, `(b)d2`, `g1-f3`, `:e5`, `xP`.
    pub(super) fn after_letter<'t>(&self, role: Role, text: &'t str) -> Option<(&'t str, ManMove, Marks)> {
        let hinted = |text: &'t str| {
            let (rest, (file, rank, hint)) = self.hint(text)?;
            let (rest, (target, marks)) = self.signed_target(rest)?;
            Ok((rest, (file, rank, target, hint | marks)))
        };
        let plain = |text: &'t str| {
            let (rest, (target, marks)) = self.signed_target(text)?;
            Ok((rest, (None, None, target, marks)))
        };
        let spaced_out = |text: &'t str| {
            let (rest, spaced) = spaces(text)?;
            let (rest, (file, rank, target, marks)) = alt((hinted, plain)).parse(rest)?;
            Ok((rest, (file, rank, target, marks | spaced)))
        };
        // A sign takes the spaces before it, and a word for one needs them.
        let (rest, (file, rank, target, marks)) = alt((hinted, plain, spaced_out)).parse(text).ok()?;
        Some((rest, ManMove { role: Some(role), file, rank, target, promotion: None }, marks))
    }

    /// Squares only: `e2e4`, `e4xd5`.
    fn squares<'t>(&self, text: &'t str) -> Out<'t, (ManMove, Marks)> {
        let (rest, (from, first)) = self.square(text)?;
        let (rest, sign) = sign(rest)?;
        let (rest, (to, second)) = self.square(rest)?;
        let (file, rank) = (Some(from.file()), Some(from.rank()));
        let man = ManMove { role: None, file, rank, target: Target::Square(to), promotion: None };
        Ok((rest, (man, first | second | sign | Marks::LONG | Marks::COORDINATES)))
    }

    /// A pawn's advance: `e4`.
    fn advance<'t>(&self, text: &'t str) -> Out<'t, (ManMove, Marks)> {
        let (rest, (to, marks)) = self.square(text)?;
        Ok((rest, (pawn(None, Target::Square(to)), marks)))
    }

    /// A pawn's capture: `exd5`, `ed5`, `exN`; and an advance with its file written twice, `ee4`.
    fn pawn_capture<'t>(&self, text: &'t str) -> Out<'t, (ManMove, Marks)> {
        let (rest, (file, first)) = self.departure_file(text)?;
        let (rest, sign) = sign(rest)?;
        let (rest, (target, second)) = self.target(sign, rest)?;
        match target {
            // An advance with its own file before it: `ee4` says more than it needs.
            Target::Square(to) if sign == Marks::NONE && !self.any_case && file == to.file() => {
                Ok((rest, (pawn(Some(file), target), first | second | Marks::STRAY)))
            }
            // Without a sign only a capture can be meant, and a pawn takes on the next file. The same holds where a
            // capital is taken for a file.
            Target::Square(to) if (sign == Marks::NONE || self.any_case) && !neighbours(file, to.file()) => fail(),
            // Two files have a rule of their own; and a capital that takes a man is a man's.
            Target::File(_) => fail(),
            Target::Man(_) | Target::ManAt(..) if self.any_case => fail(),
            _ => Ok((rest, (pawn(Some(file), target), first | second | sign))),
        }
    }

    /// A pawn's capture without its file: `xd5`. A capital `X` might be a letter, and is none here.
    fn fileless_capture<'t>(&self, text: &'t str) -> Out<'t, (ManMove, Marks)> {
        if !text.starts_with(['x', 'х', 'χ', '×', ':']) {
            return fail();
        }
        let (rest, sign) = capture(text)?;
        let (rest, (to, marks)) = self.square(rest)?;
        Ok((rest, (pawn(None, Target::Square(to)), sign | marks)))
    }

    /// A pawn's capture by two files: `ed`, `exd`.
    fn file_to_file<'t>(&self, text: &'t str) -> Out<'t, (ManMove, Marks)> {
        let (rest, (file, first)) = self.departure_file(text)?;
        let (rest, sign) = opt(capture).map(Option::unwrap_or_default).parse(rest)?;
        let (rest, (to, second)) = self.file(rest)?;
        if !neighbours(file, to) {
            return fail();
        }
        Ok((rest, (pawn(Some(file), Target::File(to)), first | second | sign | Marks::SHORT_TARGET)))
    }

    /// A move without a letter: `e4`, `exd5`, `xd5`, `ed`, `exN`, and squares only, `e2e4`.
    pub(super) fn bare<'t>(&self, text: &'t str) -> Option<(&'t str, ManMove, Marks)> {
        let (rest, (man, marks)) = alt((
            |text| self.squares(text),
            |text| self.advance(text),
            |text| self.pawn_capture(text),
            |text| self.fileless_capture(text),
            |text| self.file_to_file(text),
        ))
        .parse(text)
        .ok()?;
        Some((rest, man, marks))
    }

    /// The piece a pawn becomes, at the start of what follows its move. `last`: the pawn is on its last rank or may be;
    /// `small`: a small letter right after it may be the piece.
    pub(super) fn promotion<'t>(&self, text: &'t str, last: bool, small: bool) -> Option<(&'t str, Role, Marks)> {
        let any = Body { any_case: true, ..*self };
        let piece = |body: Body<'_>, text: &'t str| -> Out<'t, (Role, Marks)> {
            let (rest, (role, marks)) = body.man(text)?;
            let written = &text[..text.len() - rest.len()];
            let small = if written.chars().any(char::is_uppercase) || !written.chars().any(char::is_lowercase) {
                Marks::NONE
            } else {
                Marks::PROMOTION_FORM
            };
            Ok((rest, (role, marks.without(Marks::PAWN_LETTER) | small)))
        };
        let equals = |text: &'t str| {
            let (rest, (before, _, after, (role, marks))) =
                (spaces, char('='), spaces, |text| piece(any, text)).parse(text)?;
            Ok((rest, (role, marks | before | after | Marks::PROMOTION_EQUALS)))
        };
        let brackets = |text: &'t str| {
            let inner = preceded(opt(char('=')), |text| piece(any, text));
            let (rest, (before, _, (role, marks), _)) = (spaces, char('('), inner, char(')')).parse(text)?;
            Ok((rest, (role, marks | before | Marks::PROMOTION_FORM)))
        };
        let slash = |text: &'t str| {
            let (rest, (before, _, after, (role, marks))) =
                (spaces, char('/'), spaces, |text| piece(any, text)).parse(text)?;
            Ok((rest, (role, marks | before | after | Marks::PROMOTION_FORM)))
        };
        let glued = |text: &'t str| {
            let exact = Body { any_case: false, ..*self };
            let (rest, (before, (role, marks))) = (spaces, |text| piece(exact, text)).parse(text)?;
            Ok((rest, (role, marks | before)))
        };
        // Far from the last rank a letter without a sign is no promotion: an `N` there is a novelty.
        let glued = |text: &'t str| if last { glued(text) } else { fail() };
        let in_small = |text: &'t str| if small { piece(any, text) } else { fail() };
        let (rest, (role, marks)) = alt((equals, brackets, slash, glued, in_small)).parse(text).ok()?;
        Some((rest, role, marks))
    }
}
