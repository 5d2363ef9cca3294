//! What a claim says, word by word.

use super::points::{announced_behind, dots_length, ends, number_length, ordinal};
use super::{ClaimFault, ClaimOutcome, ClaimWhere, ClaimWord, LONGEST, WrittenClaim};
use crate::Span;
use crate::grammar::time::amount_length;
use crate::language::{claim_word, mark_phrase, side_owning, side_word};
use planilla_board::Color;

/// Reads a claim: the value of a `claim` heading, or what a player wrote amid the moves. `Ok(None)`: it says that there was
/// none, or was left open.
///
/// ```
/// use planilla_board::Color;
/// use planilla_notation::{ClaimKind, ClaimOutcome, read_claim};
/// let text = "reclaman tablas las negras por triple repetición, con Tb1, rechazada";
/// let claim = read_claim(text).unwrap().unwrap();
/// assert_eq!((claim.kind, claim.player), (Some(ClaimKind::Threefold), Some(Color::Black)));
/// assert_eq!((claim.intended.unwrap().of(text), claim.outcome), ("Tb1", ClaimOutcome::Rejected));
/// assert_eq!(read_claim("none"), Ok(None));
/// assert!(read_claim("threefold, hunger").is_err());
/// ```
///
/// # Errors
///
/// If a word of it is not understood, or contradicts another.
pub fn read_claim(text: &str) -> Result<Option<WrittenClaim>, ClaimFault> {
    let mut reader =
        Reader { text, at: 0, claim: WrittenClaim::default(), outcome: None, next: Next::Any, none: false };
    let mut unread: Option<Span> = None;
    while reader.separators() {
        let start = reader.at;
        let word = if start > LONGEST { Err(Span::new(start, text.len())) } else { reader.word() };
        let Err(span) = word else { continue };
        reader.at = reader.at.max(span.end as usize).max(text.ceil_char_boundary(start + 1));
        match &mut unread {
            // What goes on with the words before is one with them.
            Some(unread) if text[unread.end as usize..span.start as usize].trim().is_empty() => unread.end = span.end,
            Some(_) => {}
            None => unread = Some(span),
        }
    }
    let Reader { claim, none, next, .. } = reader;
    let open = matches!(next, Next::Move | Next::Point(ClaimWhere::After) | Next::Given(_));
    if open && claim.point.is_none() && claim.intended.is_none() {
        unread = unread.or(Some(Span::new(0, text.len())));
    }
    let empty = claim == WrittenClaim::default();
    if none && !empty {
        unread = unread.or(Some(Span::new(0, text.len())));
    }
    match unread {
        Some(span) => Err(ClaimFault { span, claim }),
        None => Ok((!empty).then_some(claim)),
    }
}

/// What the words before call for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Any,
    Move,
    Point(ClaimWhere),
    /// The move of a number with dots.
    Named(ClaimWhere),
    /// The player who is given the time that is written from a place on.
    Given(usize),
}

/// The length of an amount of time with its unit, or with a sign before it: `3 minutes`, `+3`.
fn signed_amount(text: &str) -> Option<usize> {
    if let Some(length) = amount_length(text) {
        return Some(length);
    }
    let bare = text.strip_prefix(['+', '−'])?;
    let sign = text.len() - bare.len();
    let length = amount_length(bare).unwrap_or_else(|| number_length(bare));
    (length > 0 && ends(bare, length)).then_some(sign + length)
}

/// Whether words that say that one claims name a draw: `claims a draw`, `Remis reklamiert`.
fn names_draw(words: &str) -> bool {
    let mut starts = std::iter::once(0).chain(words.match_indices(' ').map(|(at, _)| at + 1));
    starts.any(|at| matches!(claim_word(&words[at..]), Some((_, ClaimWord::Draw))))
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    claim: WrittenClaim,
    outcome: Option<ClaimOutcome>,
    next: Next,
    none: bool,
}

impl Reader<'_> {
    /// Passes over what parts words; whether anything is left.
    fn separators(&mut self) -> bool {
        let rest = &self.text[self.at..];
        let parts = |c: char| {
            c.is_whitespace()
                || matches!(c, ',' | ';' | ':' | '-' | '–' | '—' | '(' | ')' | '"' | '\'' | '’')
                || matches!(c, '{' | '}' | '_' | '?' | '!' | '.' | '/')
        };
        let left = rest.trim_start_matches(parts);
        self.at = self.text.len() - left.len();
        !left.is_empty()
    }

    fn fault(&self, start: usize, end: usize) -> Span {
        Span::new(start, end.max(start).min(self.text.len()))
    }

    /// The end of the word at a place: the next space or comma.
    fn word_end(&self) -> usize {
        let rest = &self.text[self.at..];
        self.at
            + rest.find(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | ')' | '}' | '"')).unwrap_or(rest.len())
    }

    fn word(&mut self) -> Result<(), Span> {
        let (start, rest) = (self.at, &self.text[self.at..]);
        let phrase = claim_word(rest);
        let passes =
            matches!(phrase, Some((_, ClaimWord::Join | ClaimWord::With | ClaimWord::Announced | ClaimWord::On)));
        if self.next == Next::Move && side_word(rest).is_some_and(|(length, _)| ends(rest, length)) {
            self.next = Next::Any; // `the player with the black pieces`
        } else if self.next == Next::Move && !passes {
            return self.announced();
        }
        if let Next::Named(place) = self.next {
            self.next = Next::Any;
            if phrase.is_none() && side_word(rest).is_none() {
                return self.named(place);
            }
        }
        let side = side_word(rest);
        if let Some((length, color)) = side.filter(|(length, _)| phrase.is_none_or(|(other, _)| *length >= other)) {
            self.at += length;
            return self.side(color, start);
        }
        if let Some((length, word)) = phrase {
            self.at += length;
            return self.phrase(word, start);
        }
        self.point()
    }

    /// A player who claims, or is given time: `3 minutes for Black`, `Black gets 3 minutes`.
    fn side(&mut self, color: Color, start: usize) -> Result<(), Span> {
        if let Next::Given(from) = self.next {
            self.next = Next::Any;
            return self.given(from, self.at);
        }
        let behind = self.text[self.at..].trim_start_matches([' ', ':']);
        let gets = claim_word(behind).filter(|(_, word)| *word == ClaimWord::Gets).map_or(0, |(length, _)| length);
        let amount = behind[gets..].trim_start_matches(' ');
        if let Some(length) = signed_amount(amount) {
            return self.given(start, self.text.len() - amount.len() + length);
        }
        self.player(color, start)
    }

    fn given(&mut self, start: usize, end: usize) -> Result<(), Span> {
        let span = self.fault(start, end);
        self.at = end;
        if self.claim.penalty.replace(span).is_some() { Err(span) } else { Ok(()) }
    }

    fn player(&mut self, color: Color, start: usize) -> Result<(), Span> {
        match self.claim.player.replace(color) {
            Some(other) if other != color => Err(self.fault(start, self.at)),
            _ => Ok(()),
        }
    }

    fn phrase(&mut self, word: ClaimWord, start: usize) -> Result<(), Span> {
        let fault = self.fault(start, self.at);
        match word {
            ClaimWord::Say => {
                self.claim.said = true;
                self.claim.draw |= names_draw(&self.text[start..self.at]);
            }
            ClaimWord::Draw => (self.claim.said, self.claim.draw) = (true, true),
            ClaimWord::None => self.none = true,
            ClaimWord::Join => {}
            ClaimWord::Kind(kind) => {
                // `nach der 50-Züge-Regel` names no point.
                let words = self.text[start..self.at].contains(char::is_alphabetic);
                if words && self.next == Next::Point(ClaimWhere::After) && self.claim.point.is_none() {
                    self.next = Next::Any;
                }
                if self.claim.kind.replace(kind).is_some_and(|other| other != kind) {
                    return Err(fault);
                }
            }
            ClaimWord::Outcome(outcome) => {
                if self.outcome.replace(outcome).is_some_and(|other| other != outcome) {
                    return Err(fault);
                }
                self.claim.outcome = outcome;
            }
            ClaimWord::Announced if self.claim.intended.is_some() => {}
            ClaimWord::With | ClaimWord::Announced => self.next = Next::Move,
            ClaimWord::Gets => return Err(fault),
            ClaimWord::After => {
                self.next = Next::Point(ClaimWhere::After);
                self.owner();
            }
            ClaimWord::On if matches!(self.next, Next::Point(ClaimWhere::After) | Next::Move) => {}
            ClaimWord::On => self.next = Next::Point(ClaimWhere::At),
            ClaimWord::Touched => self.claim.touched = true,
        }
        Ok(())
    }

    /// Whose move it was after which it was made: `Black's`.
    fn owner(&mut self) {
        let rest = &self.text[self.at..];
        let behind = rest.trim_start();
        let Some((length, color)) = side_word(behind) else { return };
        let owns = ["'s", "’s"].into_iter().find(|mark| behind[length..].starts_with(mark));
        if let Some(mark) = owns {
            self.claim.point_of = Some(color);
            self.at = self.text.len() - behind.len() + length + mark.len();
        }
    }

    /// Whose move the number was that is read: `4 de las negras`, `4. Zug von Schwarz`.
    fn of_player(&mut self) {
        let behind = self.text[self.at..].trim_start_matches(' ');
        if let Some((length, color)) = side_owning(behind) {
            self.claim.point_of = Some(color);
            self.at = self.text.len() - behind.len() + length;
        }
    }

    /// The move that is announced, with or without its number; a number alone says at which move.
    fn announced(&mut self) -> Result<(), Span> {
        let (start, end) = (self.at, self.word_end());
        let written = self.text[start..end].trim_end_matches(['.', ':', '!', '?']);
        self.next = Next::Any;
        let digits = number_length(&self.text[start..end]);
        let dots = dots_length(&self.text[start + digits..end]);
        if digits > 0 && (dots > 0 || start + digits == end) {
            return self.number_of_move(digits, dots);
        }
        let mut end = start + written.len();
        // `exd6 e.p.`
        let behind = self.text[end..].trim_start_matches(' ');
        if let Some(length) = mark_phrase(behind) {
            end = self.text.len() - behind.len() + length;
        }
        self.intend(Span::new(start, end))
    }

    /// The number of the move that is announced; a number without dots only says at which move.
    fn number_of_move(&mut self, digits: usize, dots: usize) -> Result<(), Span> {
        if dots == 0 {
            return self.point_with(ClaimWhere::At, digits);
        }
        let span = Span::new(self.at, self.at + digits + dots);
        self.at = span.end as usize;
        self.next = Next::Named(ClaimWhere::At);
        match self.claim.numbered.replace(span) {
            Some(_) => Err(self.fault(span.start as usize, span.end as usize)),
            None => Ok(()),
        }
    }

    fn intend(&mut self, span: Span) -> Result<(), Span> {
        self.at = span.end as usize;
        if span.is_empty() || self.claim.intended.replace(span).is_some() {
            return Err(self.fault(span.start as usize, self.text.len()));
        }
        Ok(())
    }

    /// The move behind a number with dots.
    fn named(&mut self, place: ClaimWhere) -> Result<(), Span> {
        if number_length(&self.text[self.at..]) > 0 && !self.text[self.at..].starts_with("0-0") {
            return self.point();
        }
        let span = Span::new(self.at, self.at + self.text[self.at..self.word_end()].trim_end_matches(['.', ':']).len());
        if place != ClaimWhere::After {
            if self.claim.numbered.is_none() {
                self.claim.numbered = self.claim.point.take().map(|(_, number)| number);
            }
            return self.intend(span);
        }
        self.at = span.end as usize;
        self.claim.made = Some(span);
        Ok(())
    }

    /// A move that is said to be announced by the words behind it.
    fn told_behind(&mut self) -> Option<Result<(), Span>> {
        let word = &self.text[self.at..self.word_end()];
        let word = word.trim_end_matches(['.', ':', '!', '?']);
        let end = self.at + word.len();
        let may_be = word.contains(|c: char| c.is_ascii_digit() || c == '-') || word.eq_ignore_ascii_case("o-o");
        if !may_be || number_length(word) == word.len() || announced_behind(&self.text[end..]).is_none() {
            return None;
        }
        Some(self.intend(Span::new(self.at, end)))
    }

    fn point(&mut self) -> Result<(), Span> {
        let place = match std::mem::replace(&mut self.next, Next::Any) {
            Next::Point(place) => place,
            _ => ClaimWhere::At,
        };
        let rest = &self.text[self.at..];
        if let Some(length) = signed_amount(rest) {
            self.next = Next::Given(self.at);
            self.at += length;
            return Ok(());
        }
        let numbered = dots_length(&rest[number_length(rest)..]) > 0;
        if !numbered && let Some(told) = self.told_behind() {
            return told;
        }
        for word in ["start", "end"] {
            if rest.get(..word.len()).is_some_and(|head| head.eq_ignore_ascii_case(word)) && ends(rest, word.len()) {
                return self.push_point(place, word.len());
            }
        }
        if rest.get(..3).is_some_and(|head| head.eq_ignore_ascii_case("ply")) {
            let behind = rest[3..].trim_start_matches([' ', ':', '=']);
            let digits = number_length(behind);
            let end = rest.len() - behind.len() + digits;
            if digits > 0 && ends(rest, end) {
                return self.push_point(place, end);
            }
        }
        // A single letter for a player: `w`, `b`.
        let mut letters = rest.chars();
        if let Some(letter) = letters.next().filter(|_| letters.next().is_none_or(|next| !next.is_alphanumeric())) {
            let color = match letter {
                'w' | 'W' => Some(Color::White),
                'b' | 'B' => Some(Color::Black),
                _ => None,
            };
            if let Some(color) = color {
                let start = self.at;
                self.at += 1;
                return self.side(color, start);
            }
        }
        match number_length(rest) {
            0 => Err(self.fault(self.at, self.word_end())),
            digits => self.point_with(place, digits),
        }
    }

    /// A point that opens with a number: `20`, `20b`, `20...`, and the move behind its dots.
    fn point_with(&mut self, place: ClaimWhere, digits: usize) -> Result<(), Span> {
        let rest = &self.text[self.at..];
        if let Some((digits, length)) = ordinal(rest) {
            let start = self.at;
            self.push_point(place, digits)?;
            self.at = start + length;
            if place == ClaimWhere::After {
                self.of_player();
            }
            return Ok(());
        }
        let behind = &rest[digits..];
        let spaced = behind.trim_start_matches(' ');
        let dots = dots_length(spaced);
        if dots > 0 {
            let mut length = rest.len() - spaced.len() + dots;
            // `20. ...`
            let more = rest[length..].trim_start_matches(' ');
            if dots_length(more) > 0 {
                length = rest.len() - more.len() + dots_length(more);
            }
            self.push_point(place, length)?;
            self.next = Next::Named(place);
            return Ok(());
        }
        let letter =
            behind.chars().next().filter(|letter| matches!(letter.to_ascii_lowercase(), 'w' | 'b' | 'n' | 's'));
        let length = digits + letter.map_or(0, char::len_utf8);
        if !ends(rest, length) {
            return Err(self.fault(self.at, self.word_end()));
        }
        self.push_point(place, length)?;
        // `nach 20 von Weiß` may be who claims.
        let by = self.text[self.at..].trim_start_matches(' ').starts_with("von ");
        if place == ClaimWhere::After && letter.is_none() && !by {
            self.of_player();
        }
        Ok(())
    }

    fn push_point(&mut self, place: ClaimWhere, length: usize) -> Result<(), Span> {
        let span = Span::new(self.at, self.at + length);
        self.at += length;
        match self.claim.point.replace((place, span)) {
            Some(_) => Err(self.fault(span.start as usize, span.end as usize)),
            None => Ok(()),
        }
    }
}
