//! Where a sheet begins in a text of several, line by line.

use crate::grammar::sheet::{is_coded, looks_like_move};
use crate::lexer::is_space;
use crate::{ItemKind, Key, Score, Source, parse_sheet};
use memchr::{memchr, memrchr2};

/// What has been seen of a sheet.
#[derive(Debug, Default)]
pub(super) struct Sheets {
    /// The headings given, a bit for each key.
    keys: u32,
    /// How many texts that look like moves there are.
    moves: usize,
    /// The last move number, and whether the result has been read behind moves.
    number: u16,
    result: bool,
    /// Whether the line before was empty, and whether a comment is open at its end.
    blank: bool,
    comment: bool,
    /// Where a further sheet's headings may begin: the byte, and the lines before it. Moves below them decide.
    next: Option<(usize, u64)>,
    /// Where, after the result and an empty line, words stand that may be a title of the next sheet.
    title: Option<(usize, u64)>,
    /// For the lines, one after the other.
    score: Score,
}

/// The headings that name a game.
const NAMING: [Key; 6] = [Key::White, Key::Black, Key::Event, Key::Site, Key::Date, Key::Round];

impl Sheets {
    /// Before the first line of a block. One that goes on where the last was cut is amid moves.
    pub(super) fn new(cut: bool) -> Sheets {
        Sheets { moves: usize::from(cut), ..Sheets::default() }
    }

    /// Takes note of a line that begins at `at`, with so many lines before it. Gives the place where the next sheet
    /// begins, and the lines before that, once it is sure.
    pub(super) fn line(&mut self, line: &[u8], at: usize, lines: u64) -> Option<(usize, u64)> {
        if line.trim_ascii().is_empty() {
            self.blank = true;
            return None;
        }
        let blank = std::mem::replace(&mut self.blank, false);
        let inside = self.comment;
        // Only what stands behind a comment from the lines before.
        let shown = if inside { memchr(b'}', line).map_or(&[][..], |end| &line[end + 1..]) } else { line };
        if let Some(brace) = memrchr2(b'{', b'}', line) {
            self.comment = line[brace] == b'{';
        }
        let source = Source::decode(shown, None);
        let text = source.text.as_ref();
        let mut score = std::mem::take(&mut self.score);
        parse_sheet(text, &mut score);
        let found = self.look(text, &score, blank, (!inside).then_some((at, lines)));
        self.score = score;
        found
    }

    /// Looks at a line as it was read. `place`: where it begins, if a sheet may begin there.
    fn look(&mut self, text: &str, score: &Score, blank: bool, place: Option<(usize, u64)>) -> Option<(usize, u64)> {
        if self.moves > 0 && self.next.is_none() && (blank || self.result) && self.names_another(text, score) {
            self.next = self.title.or(place);
        }
        let cells = score.items.iter().filter(|item| item.kind == ItemKind::Cell).map(|item| item.span.of(text));
        let coded = cells.clone().filter(|cell| is_coded(cell)).count();
        // One alone may be a year.
        let moves = cells.filter(|cell| looks_like_move(cell)).count() + if coded > 1 { coded } else { 0 };
        let number = score.items.iter().find_map(|item| match item.kind {
            ItemKind::Number { number, .. } => Some(number),
            _ => None,
        });
        let opens_at_one =
            number == Some(1) && score.tags.is_empty() && text.trim_start_matches(is_space).starts_with('1');
        if moves > 0 {
            if let Some(next) = self.next.take() {
                // The next page of one sheet counts on.
                let goes_on =
                    !self.result && number.is_some_and(|number| number > 1 && number == self.number.saturating_add(1));
                if !goes_on {
                    return Some(next);
                }
            }
            if self.result && self.moves >= 2 && opens_at_one && place.is_some() {
                return self.title.or(place);
            }
            self.title = None;
        }
        let ends = score.items.iter().any(|item| matches!(item.kind, ItemKind::Result(_) | ItemKind::Resignation));
        if self.result && blank && moves == 0 && !ends && score.tags.is_empty() {
            self.title = self.title.or(place);
        }
        for tag in &score.tags {
            self.keys |= 1 << tag.key as u32;
        }
        self.moves += moves;
        self.number = score
            .items
            .iter()
            .rev()
            .find_map(|item| match item.kind {
                ItemKind::Number { number, .. } => Some(number),
                _ => None,
            })
            .unwrap_or(self.number);
        let heading = score.tag(Key::Result, text).is_some_and(|value| !value.is_empty());
        self.result |= self.moves > 0 && (ends || heading);
        None
    }

    /// Whether a line has a heading that names a game and belongs to another one than those so far.
    fn names_another(&self, text: &str, score: &Score) -> bool {
        let pair = text.trim_start_matches(is_space).starts_with('[');
        score.tags.iter().any(|tag| {
            if NAMING.contains(&tag.key) {
                self.result || self.keys & (1 << tag.key as u32) != 0
            } else {
                self.result && pair && tag.key != Key::Result
            }
        })
    }
}
