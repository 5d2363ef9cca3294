//! What stands on the paper, part by part: moves and their numbers, what is struck out, offers, claims, and what is not
//! understood. **Lacks judgement**: what it comes to is for `read`.

use super::RemarkKind;
use super::spelled::{man_named, spelled};
use crate::detect::tongue;
use crate::replay::{Tongue, each_fit};
use planilla_board::{Color, Position};
use planilla_notation::language::{adjourned_phrase, offer_phrase, resigns_phrase};
use planilla_notation::{
    Kind, Laxity, ManMove, Marks, Outcome, Span, Target, WrittenMove, WrittenTime, claim_phrase, read_claim, reason_of,
    result_phrase, written_time,
};

/// The parts of a paper.
#[derive(Clone, Debug, Default)]
pub(super) struct Paper {
    /// The moves that are not struck out.
    pub(super) moves: Vec<Noted>,
    /// Whether a word between them says that either is meant.
    pub(super) either: bool,
    /// Pieces that stand behind such a word: `d8=Q or R`.
    pub(super) pieces: Vec<Span>,
    /// Whether brackets or quotes were set aside.
    pub(super) untidy: bool,
    /// What else there is.
    pub(super) others: Vec<(RemarkKind, Span)>,
}

/// A move on the paper.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noted {
    /// Its text.
    pub(super) span: Span,
    /// The number before it.
    pub(super) number: Option<Number>,
}

/// A number before a move, or dots in its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number {
    /// The number; none where there are only dots.
    pub(super) value: Option<u16>,
    /// Whether dots say that the move is Black's.
    pub(super) black: bool,
    /// Where it stands.
    pub(super) span: Span,
}

/// So many words may make a move with its marks, and so many bytes.
const MOST_WORDS: usize = 10;
const MOST_BYTES: usize = 96;

/// Words by which the move before them is struck out, where a pen would have drawn a line: Spanish, English, French, German.
const STRUCK: [&str; 16] = [
    "tachado",
    "tachada",
    "anulado",
    "anulada",
    "struck out",
    "crossed out",
    "deleted",
    "cancelled",
    "biffé",
    "barré",
    "rayé",
    "annulé",
    "durchgestrichen",
    "gestrichen",
    "ungültig",
    "annulliert",
];

/// Words between two moves of which either is meant.
const EITHER: [&str; 8] = ["o", "ó", "u", "or", "ou", "oder", "bzw.", "/"];

/// The parts of a paper. A move ends where its text has a legal reading, if it has one.
pub(super) fn parts(text: &str, position: &Position, tongues: &[Tongue]) -> Paper {
    let mut reader = PaperReader { text, position, tongues, at: 0, number: None, paper: Paper::default() };
    while reader.at < text.len() {
        reader.part();
    }
    reader.paper
}

struct PaperReader<'t> {
    text: &'t str,
    position: &'t Position,
    tongues: &'t [Tongue],
    at: usize,
    /// The number that the next move has.
    number: Option<Number>,
    paper: Paper,
}

impl PaperReader<'_> {
    /// Reads the next part. It always goes on.
    fn part(&mut self) {
        let rest = &self.text[self.at..];
        let Some(first) = rest.chars().next() else { return };
        if first.is_whitespace() || matches!(first, ',' | ';' | ':' | '|') {
            self.at += first.len_utf8();
        } else if let Some(length) = struck_by_line(rest).or_else(|| struck_in_brackets(rest)) {
            self.other(RemarkKind::StruckOut, length);
        } else if rest.starts_with(LINE) {
            // A line that begins and does not end: how far it goes is not known.
            self.other(RemarkKind::Text, LINE.len());
        } else if let Some(length) = struck_by_word(rest) {
            self.strike(length);
        } else if let Some(length) = adjourned_phrase(rest) {
            self.at += length;
        } else if let Some(length) = time(rest).filter(|_| !self.paper.moves.is_empty()) {
            self.other(RemarkKind::Time, length);
        } else if let Some((length, value, black)) = number(rest) {
            self.number = Some(Number { value, black, span: Span::new(self.at, self.at + length) });
            self.at += length;
        } else if let Some(length) = claim_phrase(rest) {
            self.claim(length);
        } else if let Some(length) = self.move_at(rest) {
            self.push(Span::new(self.at, self.at + length));
            self.at += length;
        } else if let Some(length) = offer(rest) {
            self.other(RemarkKind::DrawOffer, length);
        } else if let Some(length) = resigns_phrase(rest) {
            self.other(RemarkKind::Resignation, length);
        } else if let Some((length, outcome)) = result_phrase(rest) {
            // A word for a draw beside a move offers one: nobody can agree to it before the envelope is opened.
            let words = rest[..length].chars().all(|c| c.is_alphabetic() || c.is_whitespace());
            let offers = words && outcome == Outcome::Draw && reason_of(&rest[..length]).is_none();
            let kind = if offers && !self.paper.moves.is_empty() { RemarkKind::DrawOffer } else { RemarkKind::Result };
            self.other(kind, length);
        } else if is_bracket(first) {
            self.paper.untidy = true;
            self.at += first.len_utf8();
        } else {
            self.word(rest);
        }
    }

    fn push(&mut self, span: Span) {
        let number = self.number.take();
        self.paper.moves.push(Noted { span, number });
    }

    fn other(&mut self, kind: RemarkKind, length: usize) {
        self.paper.others.push((kind, Span::new(self.at, self.at + length)));
        self.at += length;
    }

    /// A word that strikes out the move right before it; with none there (`Ng5 (not crossed out)`), or with a colon behind it
    /// (`Ng5, struck out: Bb3`), it is only text.
    fn strike(&mut self, length: usize) {
        let end = self.at + length;
        let between = |noted: &Noted| {
            let text = &self.text[noted.span.end as usize..self.at];
            text.chars().all(|c| c.is_whitespace() || is_bracket(c) || matches!(c, ',' | ';' | ':' | '|' | '-' | '–'))
        };
        let listed = self.text[end..].trim_start().starts_with(':');
        match self.paper.moves.pop_if(|noted| !listed && between(noted)) {
            Some(noted) => {
                self.paper.others.push((RemarkKind::StruckOut, Span::new(noted.span.start as usize, end)));
                self.number = self.number.take().or(noted.number);
                self.at = end;
            }
            None => self.other(RemarkKind::Text, length),
        }
    }

    /// A claim; the move that it announces is the one on the paper.
    fn claim(&mut self, length: usize) {
        let text = &self.text[self.at..self.at + length];
        let start = self.at;
        self.other(RemarkKind::Claim, length);
        if let Ok(Some(claim)) = read_claim(text)
            && let Some(intended) = claim.intended
        {
            self.push(Span::new(start + intended.start as usize, start + intended.end as usize));
        }
    }

    /// A word that is none of the other parts: one that says *either*, a place left open, or text.
    fn word(&mut self, rest: &str) {
        let length = if rest.starts_with('/') { 1 } else { word_length(rest) };
        let word = &rest[..length];
        if EITHER.iter().any(|either| word.eq_ignore_ascii_case(either)) && !self.paper.moves.is_empty() {
            self.paper.either = true;
            self.at += length;
        } else if self.paper.either && is_piece(word) {
            self.paper.pieces.push(Span::new(self.at, self.at + length));
            self.at += length;
        } else if self.is_of_castling(word) {
            self.paper.untidy = true;
            self.at += length;
        } else if word.chars().all(|c| matches!(c, '?' | '-' | '.' | '_' | '…' | '–' | '—' | '(' | ')')) {
            self.at += length; // a place left open
        } else {
            let joins = |last: &Span| self.text[last.end as usize..self.at].trim().is_empty();
            match self.paper.others.last_mut() {
                Some((RemarkKind::Text, last)) if joins(last) => last.end = (self.at + length) as u32,
                _ => self.paper.others.push((RemarkKind::Text, Span::new(self.at, self.at + length))),
            }
            self.at += length;
        }
    }

    /// Whether a word says to which side the player castles, as the move right before it does.
    fn is_of_castling(&self, word: &str) -> bool {
        let Some(castles) = self.paper.moves.last().map(|noted| noted.span.of(self.text)) else { return false };
        let rings = castles.chars().filter(|c| matches!(c, '0' | 'O' | 'o')).count();
        let only_rings = castles.chars().all(|c| matches!(c, '0' | 'O' | 'o' | '-' | '–' | '+' | '#'));
        let word = word.trim_matches(|c| is_bracket(c) || c == '.').to_lowercase();
        let words: &[&str] = match rings {
            2 => &["short", "kingside", "king-side", "corto", "corta", "kurz", "kurze", "petit", "court"],
            3 => &["long", "queenside", "queen-side", "largo", "larga", "lang", "lange", "grand"],
            _ => &[],
        };
        only_rings && words.contains(&word.as_str())
    }

    /// The length of the move at the start of `rest`: the longest text with a legal move, else the longest that is a move.
    fn move_at(&self, rest: &str) -> Option<usize> {
        let alone = self.paper.moves.is_empty() && self.paper.others.is_empty();
        let mut longest = None;
        for end in ends(rest).into_iter().rev() {
            let text = &rest[..end];
            let whole = alone && rest[end..].trim().is_empty();
            match self.reads(text, whole) {
                Some(true) => return Some(end),
                Some(false) => longest = longest.or(Some(end)),
                None => {}
            }
        }
        longest
    }

    /// Whether a text is a move in one of the languages, and if so, whether a legal move fits. A move without a whole square
    /// (`de` for `dxe5`) is a word of many languages, and counts only where it stands alone.
    fn reads(&self, text: &str, whole: bool) -> Option<bool> {
        let mut is_move = None;
        if let Some(joined) = joined(text)
            && self.reads(&joined, whole) == Some(true)
        {
            return Some(true);
        }
        for tongue in self.tongues {
            match self.reads_in(tongue, text, whole) {
                Some(true) => return Some(true),
                found => is_move = is_move.or(found),
            }
        }
        for (language, letters) in spelled(text) {
            let own = language.map(tongue);
            for tongue in own.as_ref().map_or(self.tongues, std::slice::from_ref) {
                match self.reads_in(tongue, &letters, whole) {
                    Some(true) => return Some(true),
                    found => is_move = is_move.or(found),
                }
            }
        }
        is_move
    }

    /// The same in one language.
    fn reads_in(&self, tongue: &Tongue, text: &str, whole: bool) -> Option<bool> {
        let mut is_move = None;
        for written in &tongue.reader.read(text) {
            if !names_a_move(written) || (is_short(written) && !whole) {
                continue;
            }
            let mut fits = false;
            each_fit(self.position, written, |_| fits = true);
            if fits {
                return Some(true);
            }
            is_move = Some(false);
        }
        is_move
    }
}

/// Whether a word is a piece: one letter, or its name.
fn is_piece(word: &str) -> bool {
    let mut letters = word.chars();
    let letter = letters.next().is_some_and(|c| c.is_uppercase() || matches!(c, '♔'..='♟')) && letters.next().is_none();
    letter || man_named(word).is_some()
}

/// A text without the white space inside, if there is some: `C b d 2` is `Cbd2`.
pub(super) fn joined(text: &str) -> Option<String> {
    let joined: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    (joined.len() < text.trim().len()).then_some(joined)
}

/// Signs that stand round a text and mean nothing.
fn is_bracket(sign: char) -> bool {
    matches!(sign, '(' | ')' | '[' | ']' | '"' | '\'' | '«' | '»' | '“' | '”' | '„' | '‘' | '’' | '¿' | '¡' | '*')
}

/// Whether a reading is a move from which nothing is left out.
fn names_a_move(written: &WrittenMove) -> bool {
    written.laxity < Laxity::Stray && matches!(written.kind, Kind::Man(_) | Kind::Castle(_) | Kind::Relative(_))
}

fn is_short(written: &WrittenMove) -> bool {
    let file = matches!(written.kind, Kind::Man(ManMove { target: Target::File(_), .. }));
    file || written.marks.has(Marks::SHORT_TARGET)
}

/// Where the first words of a text end, the nearest first.
fn ends(rest: &str) -> Vec<usize> {
    let rest = rest.find(LINE).map_or(rest, |line| &rest[..line]);
    let near = &rest[..rest.floor_char_boundary(MOST_BYTES)];
    let breaks = |c: char| c.is_whitespace() || is_bracket(c) || matches!(c, ',' | ';' | '|' | '/' | '~');
    let mut list: Vec<usize> = near.match_indices(breaks).map(|(at, _)| near[..at].trim_end().len()).collect();
    if near.len() == rest.len() {
        list.push(rest.trim_end().len());
    }
    list.dedup();
    list.retain(|end| *end > 0);
    list.truncate(MOST_WORDS);
    list
}

fn word_length(rest: &str) -> usize {
    rest.find(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|' | '/')).unwrap_or(rest.len()).max(1)
}

/// The length of what is struck out between `~~` and `~~`, as Markdown draws the line.
fn struck_by_line(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix(LINE)?;
    Some(inside.find(LINE)? + 2 * LINE.len())
}

/// The line through a text in Markdown.
const LINE: &str = "~~";

/// The length of brackets that say what in them is struck out: `(tachado: Ab3)`.
fn struck_in_brackets(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix(['(', '['])?;
    let word = struck_word(inside)?;
    let end = inside.find([')', ']']).filter(|end| !inside[word..*end].trim().is_empty())?;
    Some(end + 2)
}

/// The length of a word by which something is struck out, at the start of a text.
fn struck_word(text: &str) -> Option<usize> {
    let lower = text.get(..text.floor_char_boundary(24))?.to_lowercase();
    let word = STRUCK.iter().find(|word| lower.starts_with(**word))?;
    let behind = text.get(word.len()..)?;
    behind.chars().next().is_none_or(|next| !next.is_alphanumeric()).then_some(word.len())
}

/// The length of a word by which what stands before it is struck out: `(tachado)`.
fn struck_by_word(rest: &str) -> Option<usize> {
    let bracket = rest.starts_with(['(', '[']);
    let inside = if bracket { &rest[1..] } else { rest };
    let length = usize::from(bracket) + struck_word(inside)?;
    match (bracket, rest[length..].chars().next()) {
        (true, Some(')' | ']')) => Some(length + 1),
        (false, _) => Some(length),
        (true, _) => None,
    }
}

/// The length of an offer of a draw by itself: `(=)`, `tablas?`.
fn offer(rest: &str) -> Option<usize> {
    ["(=)", "="].iter().find(|sign| rest.starts_with(**sign)).map(|sign| sign.len()).or_else(|| offer_phrase(rest))
}

/// The length of a time of a clock at the start of a text, with the brackets round it: `1:23:45`, `(0h23)`.
fn time(rest: &str) -> Option<usize> {
    let length = match rest.strip_prefix('(') {
        Some(inside) => inside.find(')').filter(|end| *end <= MOST_BYTES)? + 2,
        None => rest.find(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '(' | ')')).unwrap_or(rest.len()),
    };
    let written = &rest[..length];
    let sure = written.contains([':', '\'']) || written.to_lowercase().contains('h');
    (sure && matches!(written_time(written), Some(WrittenTime::Seconds(_) | WrittenTime::Two(..)))).then_some(length)
}

/// The number at the start of a text, or dots in the place of White's move; its length, its value, and whether the dots say
/// that Black is to move: `41.`, `41`, `41...`, `41. ...`, `...`.
fn number(rest: &str) -> Option<(usize, Option<u16>, bool)> {
    let behind = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = rest.len() - behind.len();
    let parted = behind.trim_start_matches(['.', '…', ')', ' ']);
    let signs = &behind[..behind.len() - parted.len()];
    let dots: usize = signs.chars().map(|sign| if sign == '…' { 3 } else { usize::from(sign == '.') }).sum();
    let length = rest.len() - parted.len();
    let letter = parted.starts_with(|c: char| c.is_alphabetic() || matches!(c, '♔'..='♟'));
    let digit = parted.starts_with(|c: char| c.is_ascii_digit());
    if digits == 0 {
        // A single full stop is no sign of Black's move, and dots with nothing behind them are a place left open.
        return (dots >= 2 && (letter || digit)).then_some((length, None, true));
    }
    let counts = digits <= 3 && !rest.starts_with('0');
    let goes_on = letter || (!signs.is_empty() && (digit || parted.is_empty() || parted.starts_with("~~")));
    let value = rest[..digits].parse().ok()?;
    (counts && goes_on).then_some((length, Some(value), dots >= 2))
}

impl Number {
    /// Whether it is the number of a player's move in a position. No game is adjourned at its first move: a position with that
    /// number is from a FEN that does not tell it.
    pub(super) fn fits(self, position: &Position) -> bool {
        let known = Some(position.fullmove_number()).filter(|number| *number > 1);
        let right = self.value.is_none_or(|value| known.is_none_or(|known| value == known));
        right && !(self.black && position.turn() == Color::White)
    }
}
