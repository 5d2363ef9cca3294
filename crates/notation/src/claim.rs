//! Claims of a draw, as players and arbiters write them: `threefold, white, after 20...`, `Reclaman tablas las negras por
//! repetición, con Tb1`. **Lacks the game**: where it was made, and whether it is right, is asked elsewhere.

use crate::Span;
use crate::language::{claim_word, mark_phrase, side_word};
use planilla_board::Color;
use std::fmt;

/// What is claimed.
///
/// ```
/// use planilla_notation::ClaimKind;
/// assert_eq!(ClaimKind::NoNormalMeans.as_str(), "no_normal_means");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimKind {
    /// The same position for the third time (9.2).
    Threefold,
    /// The same for the fifth time (9.6, since 2014).
    Fivefold,
    /// Fifty moves without a pawn move or a capture (9.3).
    Fifty,
    /// 75 of them (9.6, since 2014).
    SeventyFive,
    /// In the last two minutes: the opponent cannot win by normal means (10.2 until 2009, G of 2014, Guidelines III since).
    NoNormalMeans,
    /// In the last two minutes: the opponent makes no effort to win by normal means.
    NoEffort,
}

impl ClaimKind {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            ClaimKind::Threefold => "threefold",
            ClaimKind::Fivefold => "fivefold",
            ClaimKind::Fifty => "fifty",
            ClaimKind::SeventyFive => "seventyfive",
            ClaimKind::NoNormalMeans => "no_normal_means",
            ClaimKind::NoEffort => "no_effort",
        }
    }

    /// Whether it is a claim of the last two minutes.
    pub const fn is_quickplay(self) -> bool {
        matches!(self, ClaimKind::NoNormalMeans | ClaimKind::NoEffort)
    }
}

/// What became of a claim, as it is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ClaimOutcome {
    /// Nothing is said.
    #[default]
    Open,
    /// The arbiter found it right.
    Accepted,
    /// The arbiter found it wrong.
    Rejected,
}

impl ClaimOutcome {
    /// The word of the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            ClaimOutcome::Open => "open",
            ClaimOutcome::Accepted => "accepted",
            ClaimOutcome::Rejected => "rejected",
        }
    }
}

/// What a phrase says of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimWord {
    /// That one is made: `claims`.
    Say,
    /// That none is.
    None,
    /// That it is for a draw, as all are.
    Draw,
    /// What is claimed.
    Kind(ClaimKind),
    /// What became of it.
    Outcome(ClaimOutcome),
    /// The move that is announced comes next.
    With,
    /// The move after which it was made comes next.
    After,
    /// The number of the move at which it was made comes next.
    On,
    /// That the player had touched a piece.
    Touched,
    /// Nothing by itself: `by`, `the`.
    Join,
}

/// How a claim says where it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimWhere {
    /// After a move: `after 20...`.
    After,
    /// At a move, or at a point that is only named: `move 31`, `20b`.
    At,
}

/// A claim as it is written. All spans lie in the text it was read from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WrittenClaim {
    /// What is claimed, if it is said.
    pub kind: Option<ClaimKind>,
    /// Who claims, if it is said.
    pub player: Option<Color>,
    /// The point of the game that is named, and how: `20b`, `20...`, `31`, `ply 40`.
    pub point: Option<(ClaimWhere, Span)>,
    /// Whose move the point is, if that is said in words: `after move 4 of Black`.
    pub point_of: Option<Color>,
    /// The move that is announced.
    pub intended: Option<Span>,
    /// Its number, if it is written, with the dots that tell whose move it is: `31...` of `with 31...Ra2`.
    pub numbered: Option<Span>,
    /// The move named after the number of [`ClaimWhere::After`]: `h3` of `after 21.h3`.
    pub made: Option<Span>,
    /// What became of it.
    pub outcome: ClaimOutcome,
    /// Whether the player is said to have touched a piece before.
    pub touched: bool,
    /// Whether it is said that a draw is claimed, and not only on what it rests.
    pub said: bool,
}

/// A text that is no claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimFault {
    /// The word that has no place in it, or contradicts another.
    pub span: Span,
}

impl fmt::Display for ClaimFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "this is not understood as a claim: `threefold, white, 20b` and `fifty, with Ra2, rejected` are claims",
        )
    }
}

impl std::error::Error for ClaimFault {}

/// The longest text, in bytes, that is read as a claim.
const LONGEST: usize = 512;

/// How many words may stand before it is said that one claims.
const MOST_WORDS: usize = 16;

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

/// The length in bytes of the words at the start of `rest` that say that a player claims a draw, on one line:
/// `reclama tablas`, `White claims a draw by repetition`.
///
/// ```
/// use planilla_notation::claim_phrase;
/// assert_eq!(claim_phrase("remis reklamiert 5.e4"), Some("remis reklamiert".len()));
/// assert_eq!(claim_phrase("tablas"), None);
/// ```
pub fn claim_phrase(rest: &str) -> Option<usize> {
    let first = claim_word(rest).map(|(_, word)| word);
    if !matches!(first, Some(ClaimWord::Say | ClaimWord::Draw)) && side_word(rest).is_none() {
        return None;
    }
    // Near, so that a flood of such words is not looked through from each of them.
    let near = &rest[..rest.floor_char_boundary(LONGEST + 256)];
    let line = near.find(['\n', '\r', '\t', '|']).map_or(near, |end| &near[..end]);
    let (mut at, mut end, mut said, mut words) = (0, 0, false, 0);
    while at < line.len() && at <= LONGEST {
        let found = claim_word(&line[at..]).map(|(length, word)| (length, Some(word)));
        let side = side_word(&line[at..]).map(|(length, _)| (length, None));
        let longest = match (found, side) {
            (Some(word), Some(side)) => Some(if side.0 >= word.0 { side } else { word }),
            (word, side) => word.or(side),
        };
        let Some((length, word)) = longest else {
            let Some((_, length)) = ordinal(&line[at..]) else { break };
            at += length;
            end = at;
            continue;
        };
        // Of much that is said before it is said that one claims, nothing is a claim.
        words += 1;
        if words > MOST_WORDS && !said {
            return None;
        }
        let numbered = line[..at].trim_end().ends_with(|c: char| c.is_ascii_digit() || c == '.');
        at += length;
        match word {
            Some(ClaimWord::With) => {
                let Some(written) = announced(&line[at..]) else { break };
                at += written;
                end = at;
            }
            Some(ClaimWord::After | ClaimWord::On) => {
                // What names a point is of the claim; what opens with another word is not.
                match point_of(&line[at..]) {
                    Some(written) => {
                        at += written;
                        end = at;
                    }
                    None if numbered => end = at,
                    None => {}
                }
            }
            Some(ClaimWord::None) => break,
            Some(ClaimWord::Join) => {}
            Some(ClaimWord::Say) => (said, end) = (true, at),
            _ => end = at,
        }
        at += line[at..].len() - line[at..].trim_start_matches([' ', '\u{a0}', ',', ':', '-', '–', '(']).len();
    }
    // What was opened in it is closed.
    if line[..end].matches('(').count() > line[..end].matches(')').count() && line[end..].starts_with(')') {
        end += 1;
    }
    said.then_some(end)
}

/// The length of the point that is named at the start of a text, with the space before it: `5`, `4...Sg8`, `20b`, `4. Sg8`.
fn point_of(rest: &str) -> Option<usize> {
    let text = rest.trim_start_matches([' ', '\u{a0}']);
    let mut length = number_length(text);
    // A result is no point.
    if length == 0 || text[length..].starts_with(['/', '-', '–', ':']) {
        return None;
    }
    if let Some((_, length)) = ordinal(text) {
        return Some(rest.len() - text.len() + length);
    }
    let dots = dots_length(&text[length..]);
    length += dots;
    let word = |from: usize| {
        let word = &text[from..];
        word[..word.find(char::is_whitespace).unwrap_or(word.len())].trim_end_matches([',', ';', ':', ')', '}']).len()
    };
    length += word(length);
    // `4... Sg8` names the move; of `5. 1/2-1/2` the number is all.
    let behind = text[length..].trim_start_matches(' ');
    let from = text.len() - behind.len();
    if dots > 1 && text[..length].ends_with(['.', '…']) && behind.starts_with(char::is_alphabetic) {
        let next = word(from);
        if behind[..next].bytes().any(|byte| byte.is_ascii_digit()) {
            length = from + next;
        }
    }
    Some(rest.len() - text.len() + length)
}

/// The length of the move that is announced at the start of a text, with the space before it.
fn announced(rest: &str) -> Option<usize> {
    let text = rest.trim_start_matches([' ', '\u{a0}']);
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let word = text[..end].trim_end_matches([',', ';', ':', ')']);
    let is_move = word.contains(|c: char| c.is_ascii_digit()) || word.contains('-');
    is_move.then_some(rest.len() - text.len() + word.len())
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

/// The number of a move that its word follows, as in `5. Zug`, `5e coup` and `5th move`: the length of the digits and of all.
fn ordinal(text: &str) -> Option<(usize, usize)> {
    let digits = number_length(text);
    if digits == 0 {
        return None;
    }
    let marks = [".ª", ".º", ".", "ème", "eme", "er", "e", "th", "st", "nd", "rd", "ª", "º"];
    let behind = marks.iter().find_map(|mark| text[digits..].strip_prefix(mark))?;
    let word = behind.trim_start_matches(' ');
    let (length, found) = claim_word(word)?;
    (found == ClaimWord::On && word.len() < behind.len()).then(|| (digits, text.len() - word.len() + length))
}

/// How many digits open a text.
fn number_length(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// How many bytes of dots open a text.
fn dots_length(text: &str) -> usize {
    text.len() - text.trim_start_matches(['.', '…']).len()
}

/// Whether a word ends at a place.
fn ends(text: &str, at: usize) -> bool {
    text[at..].chars().next().is_none_or(|next| !next.is_alphanumeric())
}

#[cfg(test)]
mod tests;
