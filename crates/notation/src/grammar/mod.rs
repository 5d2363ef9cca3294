//! What tokens make together: scores of games, in PGN and as sheets, and the commands in their comments.

pub(crate) mod comment;
pub(crate) mod json;
pub(crate) mod moves;
pub(crate) mod pgn;
pub(crate) mod sheet;
pub(crate) mod table;
#[cfg(test)]
mod tests;
pub(crate) mod time;

#[cfg(test)]
use crate::TimeKind;
use crate::lexer::is_space;
use crate::{Dialect, Item, ItemKind, Score, ScoreFault, ScoreFaultKind, Span, TableForm};

/// How many of the first headings later ones are compared with; a game has no more.
const FIRST_TAGS: usize = 64;

/// Looks for a byte of a text that a score does not hold exactly once: that lies in no tag or item, or in two.
/// White space is free, in a sheet the `|` between columns, and in a table of delimited fields
/// ([`TableForm::Delimited`](crate::TableForm::Delimited)) the delimiters and the quotes round fields, in Markdown the signs of
/// bold type and code, in JSON all that is no cell and no heading. `None` says that nothing is lost: the law of every
/// grammar here.
///
/// ```
/// use planilla_notation::{Score, parse_sheet, first_lost_byte};
/// let mut score = Score::default();
/// parse_sheet("1e4 e5 2Cf3 ¿? Cc6", &mut score);
/// assert_eq!(first_lost_byte(&score, "1e4 e5 2Cf3 ¿? Cc6"), None);
/// ```
pub fn first_lost_byte(score: &Score, text: &str) -> Option<usize> {
    let mut times = vec![0u8; text.len()];
    for span in score.tags.iter().map(|tag| tag.span).chain(score.items.iter().map(|item| item.span)) {
        let Some(held) = times.get_mut(span.range()) else { return Some(span.start as usize) };
        for times in held {
            *times = times.saturating_add(1);
        }
    }
    let free = |at: usize, c: char| {
        let formula = c == '=' && text[at + 1..].starts_with('"');
        let of_table = match score.table {
            Some(TableForm::Delimited(sign)) => c == sign || c == '"' || formula,
            Some(TableForm::Pipes) => matches!(c, '*' | '`'),
            // What is no cell and no heading is for other programs.
            Some(TableForm::Json) => true,
            Some(TableForm::Columns) | None => false,
        };
        is_space(c) || (c == '|' && score.dialect == Dialect::Sheet) || of_table
    };
    text.char_indices().find(|&(at, c)| times[at] > 1 || (times[at] == 0 && !free(at, c))).map(|(at, _)| at)
}

/// Adds a fault; one that goes on where the last of its kind ended makes it longer.
#[cold]
fn add_fault(faults: &mut Vec<ScoreFault>, kind: ScoreFaultKind, span: Span) {
    match faults.last_mut() {
        Some(last) if last.kind == kind && last.span.end == span.start => last.span.end = span.end,
        _ => faults.push(ScoreFault { kind, span }),
    }
}

/// What the grammars do with a score.
impl Score {
    #[inline]
    fn push(&mut self, kind: ItemKind, span: Span) {
        self.items.push(Item { kind, span });
    }

    fn fault(&mut self, kind: ScoreFaultKind, span: Span) {
        add_fault(&mut self.faults, kind, span);
    }

    /// Whether a number is the one after the last, or the first of all: then it counts moves, even if none follows.
    #[cold]
    fn continues(&self, value: u16) -> bool {
        let near = self.items.iter().rev().take(16);
        let last = near.clone().find_map(|item| match item.kind {
            ItemKind::Number { number, .. } => Some(number),
            _ => None,
        });
        last.map_or(near.len() == 0, |last| value == last.saturating_add(1))
    }

    /// Adds text that the grammar has no place for, joined to such text right before it.
    fn junk(&mut self, kind: ScoreFaultKind, span: Span) {
        match self.items.last_mut() {
            Some(last) if last.kind == ItemKind::Junk && last.span.end == span.start => last.span.end = span.end,
            _ => self.push(ItemKind::Junk, span),
        }
        self.fault(kind, span);
    }

    /// Adds a comment, and a fault if it is a brace without an end.
    #[inline]
    fn comment(&mut self, text: &str, span: Span) {
        self.push(ItemKind::Comment, span);
        let bytes = text.as_bytes();
        if bytes[span.start as usize] == b'{' && bytes[span.end as usize - 1] != b'}' {
            self.fault(ScoreFaultKind::OpenComment, span);
        }
    }

    /// Adds a fault for the parentheses that are still open at the end, those next to each other as one.
    #[cold]
    fn open_variations(&mut self, mut open: usize) {
        let first = self.faults.len();
        let mut closed = 0usize;
        for item in self.items.iter().rev() {
            match item.kind {
                ItemKind::VariationEnd => closed += 1,
                ItemKind::VariationStart if closed > 0 => closed -= 1,
                ItemKind::VariationStart => {
                    self.faults.push(ScoreFault { kind: ScoreFaultKind::OpenVariation, span: item.span });
                    open -= 1;
                    if open == 0 {
                        break;
                    }
                }
                _ => {}
            }
        }
        self.faults[first..].reverse();
        self.faults.dedup_by(|later, kept| {
            let joined = kept.kind == ScoreFaultKind::OpenVariation
                && later.kind == kept.kind
                && kept.span.end == later.span.start;
            if joined {
                kept.span.end = later.span.end;
            }
            joined
        });
    }
}

/// Whether the word at `at` has the form of a move, as far as its first characters tell: enough to spare it the search
/// for phrases that a word of marks, results or castling needs. Three tables, and no branch that guesses at pieces.
#[inline]
fn move_like(bytes: &[u8], at: usize) -> bool {
    const PAWN: u8 = 1;
    const PIECE: u8 = 2;
    const CASTLING: u8 = 4;
    const PLACES: [[u8; 256]; 3] = {
        let mut places = [[0; 256], [0; 256], [PAWN | CASTLING; 256]];
        let mut byte = 0;
        while byte < 256 {
            match byte as u8 {
                b'a'..=b'h' => {
                    places[0][byte] = PAWN;
                    places[1][byte] = PIECE;
                    places[2][byte] |= PIECE;
                }
                b'1'..=b'8' | b'x' => {
                    places[1][byte] = PAWN | PIECE;
                    places[2][byte] |= PIECE;
                }
                b'O' => places[0][byte] = PIECE | CASTLING,
                b'A'..=b'Z' => places[0][byte] = PIECE,
                b'-' => places[1][byte] = CASTLING,
                _ => {}
            }
            byte += 1;
        }
        places
    };
    let three = |third: u8| {
        PLACES[0][usize::from(bytes[at])] & PLACES[1][usize::from(bytes[at + 1])] & PLACES[2][usize::from(third)] != 0
    };
    match bytes.len() - at {
        0 | 1 => false,
        2 => three(b' '),
        _ => three(bytes[at + 2]),
    }
}

/// A span without the white space at its ends.
#[inline]
fn trimmed(text: &str, span: Span) -> Span {
    let bytes = &text.as_bytes()[span.range()];
    if let [b'!'..=b'~'] | [b'!'..=b'~', .., b'!'..=b'~'] = bytes {
        return span;
    }
    let whole = span.of(text);
    let start = span.start as usize + (whole.len() - whole.trim_start().len());
    Span::new(start, start + whole.trim().len())
}

/// The items of a score in a short form for tests: cells as written, `+` where a space is inside one.
#[cfg(test)]
fn shown(score: &Score, text: &str) -> String {
    let items = score.items.iter().map(|item| {
        let written = item.span.of(text);
        match item.kind {
            ItemKind::Number { number, black } => format!("{number}{}", if black { '…' } else { '.' }),
            ItemKind::Cell => written.split_whitespace().collect::<Vec<_>>().join("+"),
            ItemKind::Offer => "offer".to_owned(),
            ItemKind::Comment => format!("{{{}}}", written.trim_matches(['{', '}'])),
            ItemKind::Time(TimeKind::Clock) => format!("@{written}"),
            ItemKind::Time(TimeKind::Entered) => format!("@entered {written}"),
            ItemKind::Time(TimeKind::Made) => format!("@made {written}"),
            ItemKind::Nag => format!("${}", written.trim_start_matches('$')),
            ItemKind::VariationStart => "(".to_owned(),
            ItemKind::VariationEnd => ")".to_owned(),
            ItemKind::Result(outcome) => format!("#{outcome}"),
            ItemKind::Resignation => "#resigns".to_owned(),
            ItemKind::Escape => "%".to_owned(),
            ItemKind::Junk => "junk".to_owned(),
        }
    });
    items.collect::<Vec<_>>().join(" ")
}
