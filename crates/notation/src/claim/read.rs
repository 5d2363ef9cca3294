//! What a claim says, word by word.

use super::points::{dots_length, ends, number_length, ordinal};
use super::{ClaimFault, ClaimOutcome, ClaimWhere, ClaimWord, LONGEST, WrittenClaim};
use crate::Span;
use crate::language::{claim_word, mark_phrase, side_word};
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
    while reader.separators() {
        if reader.at > LONGEST {
            return Err(reader.fault(reader.at, text.len()));
        }
        reader.word()?;
    }
    let Reader { claim, none, next, .. } = reader;
    if matches!(next, Next::Move | Next::Point(ClaimWhere::After)) && claim.point.is_none() && claim.intended.is_none()
    {
        return Err(ClaimFault { span: Span::new(0, text.len()) });
    }
    let empty = claim == WrittenClaim::default();
    if none && !empty {
        return Err(ClaimFault { span: Span::new(0, text.len()) });
    }
    Ok((!empty).then_some(claim))
}

/// What the words before call for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Any,
    Move,
    Point(ClaimWhere),
    /// The move of a number with dots.
    Named(ClaimWhere),
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

    fn fault(&self, start: usize, end: usize) -> ClaimFault {
        ClaimFault { span: Span::new(start, end.max(start).min(self.text.len())) }
    }

    /// The end of the word at a place: the next space or comma.
    fn word_end(&self) -> usize {
        let rest = &self.text[self.at..];
        self.at
            + rest.find(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | ')' | '}' | '"')).unwrap_or(rest.len())
    }

    fn word(&mut self) -> Result<(), ClaimFault> {
        let (start, rest) = (self.at, &self.text[self.at..]);
        let phrase = claim_word(rest);
        if self.next == Next::Move && !matches!(phrase, Some((_, ClaimWord::Join | ClaimWord::With | ClaimWord::On))) {
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
            return self.player(color, start);
        }
        if let Some((length, word)) = phrase {
            self.at += length;
            return self.phrase(word, start);
        }
        self.point()
    }

    fn player(&mut self, color: Color, start: usize) -> Result<(), ClaimFault> {
        match self.claim.player.replace(color) {
            Some(other) if other != color => Err(self.fault(start, self.at)),
            _ => Ok(()),
        }
    }

    fn phrase(&mut self, word: ClaimWord, start: usize) -> Result<(), ClaimFault> {
        let fault = self.fault(start, self.at);
        match word {
            ClaimWord::Say | ClaimWord::Draw => self.claim.said = true,
            ClaimWord::None => self.none = true,
            ClaimWord::Join => {}
            ClaimWord::Kind(kind) => {
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
            ClaimWord::With => self.next = Next::Move,
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
        let joins = ["de las ", "de los ", "del ", "de ", "des ", "du ", "von ", "of "];
        let joined = joins.iter().find_map(|join| behind.strip_prefix(join));
        if let Some(rest) = joined
            && let Some((length, color)) = side_word(rest)
        {
            self.claim.point_of = Some(color);
            self.at = self.text.len() - rest.len() + length;
        }
    }

    /// The move that is announced, with or without its number; a number alone says at which move.
    fn announced(&mut self) -> Result<(), ClaimFault> {
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
    fn number_of_move(&mut self, digits: usize, dots: usize) -> Result<(), ClaimFault> {
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

    fn intend(&mut self, span: Span) -> Result<(), ClaimFault> {
        self.at = span.end as usize;
        if span.is_empty() || self.claim.intended.replace(span).is_some() {
            return Err(self.fault(span.start as usize, self.text.len()));
        }
        Ok(())
    }

    /// The move behind a number with dots.
    fn named(&mut self, place: ClaimWhere) -> Result<(), ClaimFault> {
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

    fn point(&mut self) -> Result<(), ClaimFault> {
        let place = match std::mem::replace(&mut self.next, Next::Any) {
            Next::Point(place) => place,
            _ => ClaimWhere::At,
        };
        let rest = &self.text[self.at..];
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
                return self.player(color, start);
            }
        }
        match number_length(rest) {
            0 => Err(self.fault(self.at, self.word_end())),
            digits => self.point_with(place, digits),
        }
    }

    /// A point that opens with a number: `20`, `20b`, `20...`, and the move behind its dots.
    fn point_with(&mut self, place: ClaimWhere, digits: usize) -> Result<(), ClaimFault> {
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

    fn push_point(&mut self, place: ClaimWhere, length: usize) -> Result<(), ClaimFault> {
        let span = Span::new(self.at, self.at + length);
        self.at += length;
        match self.claim.point.replace((place, span)) {
            Some(_) => Err(self.fault(span.start as usize, span.end as usize)),
            None => Ok(()),
        }
    }
}
