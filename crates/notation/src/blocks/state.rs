//! Where a game begins, line by line.

use memchr::{memchr, memrchr, memrchr2};

/// What has been seen of a block.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct State {
    part: Part,
    /// How far braces have been looked for, and whether the last one opened a comment.
    braces: usize,
    comment: bool,
}

/// The part of a game that a line belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Part {
    #[default]
    Opening,
    Tags,
    /// Moves behind tag pairs.
    Moves,
    /// Moves of a game without tag pairs.
    BareMoves,
}

impl State {
    /// Before the first line of a block, which goes on with a part of a game if the one before was cut.
    pub(super) fn new(part: Part) -> State {
        State { part, ..State::default() }
    }

    /// Whether a new game can only begin at a line that opens with a bracket, and no other line needs to be seen.
    #[inline]
    pub(super) fn awaits_bracket(&self) -> bool {
        self.part == Part::Moves
    }

    /// Takes note of tag pairs at the head of the block.
    #[inline]
    pub(super) fn pass_tags(&mut self) {
        self.part = Part::Tags;
    }

    /// Takes note of a line.
    pub(super) fn line(&mut self, line: &[u8]) {
        let text = line.trim_ascii_start();
        match text.first() {
            _ if matches!(self.part, Part::Moves | Part::BareMoves) => {}
            None | Some(b'%' | b'"' | b']') => {}
            Some(b'[') if text.trim_ascii_end().ends_with(b"]") => self.part = Part::Tags,
            Some(b'[') => {
                let rest = memrchr(b']', text).map_or(text, |at| &text[at + 1..]);
                // Moves behind the last tag pair of the line; but not the rest of a broken tag.
                let moves = rest.len() < text.len() && !rest.trim_ascii().is_empty();
                self.part = if moves { Part::Moves } else { Part::Tags };
            }
            Some(_) => self.part = if self.part == Part::Tags { Part::Moves } else { Part::BareMoves },
        }
    }

    /// Whether the line that begins at `at` opens a new game; `None` while more of it must be held. Lines are asked in their
    /// order.
    #[inline]
    pub(super) fn begins(&mut self, held: &[u8], at: usize, at_end: bool) -> Option<bool> {
        Some(match (held[at], self.part) {
            (b'[', Part::Moves | Part::BareMoves) if opens_tag(&held[at..]) => {
                !self.in_comment(held, at) || left_open(held, at, at_end)?
            }
            (b'[', Part::Tags) => forced(held, at),
            (b'1', Part::BareMoves) => {
                held[at..].starts_with(b"1.") && ends_with_result(&held[..at]) && !self.in_comment(held, at)
            }
            _ => false,
        })
    }

    /// Whether a comment in braces is open at `at`. Each byte is looked at once.
    fn in_comment(&mut self, held: &[u8], at: usize) -> bool {
        if let Some(brace) = memrchr2(b'{', b'}', &held[self.braces..at]) {
            self.comment = held[self.braces + brace] == b'{';
        }
        self.braces = at;
        self.comment
    }
}

/// Whether an `[Event "` after an empty line begins here.
fn forced(held: &[u8], at: usize) -> bool {
    held[at..].starts_with(b"[Event \"") && after_empty(held, at)
}

/// Whether the line before is empty.
fn after_empty(held: &[u8], at: usize) -> bool {
    let before = held[..at].strip_suffix(b"\n").unwrap_or_default();
    let line = memrchr(b'\n', before).map_or(before, |end| &before[end + 1..]);
    line.trim_ascii().is_empty()
}

/// Whether the tag pair that begins here inside a comment shows that the comment was never closed: an `[Event "` after an
/// empty line, or another of the roster with one more on the next line. `None` while that line must be held.
#[cold]
fn left_open(held: &[u8], at: usize, at_end: bool) -> Option<bool> {
    if forced(held, at) {
        return Some(true);
    }
    let of_roster = |line: &[u8]| ROSTER.iter().any(|name| line[1..].starts_with(name)) && line.contains(&b'"');
    let mut lines = held[at..].split_inclusive(|byte| *byte == b'\n');
    let (first, second) = (lines.next().unwrap_or_default(), lines.next());
    if !after_empty(held, at) || !of_roster(first) {
        return Some(false);
    }
    match second {
        Some(second) if at_end || second.ends_with(b"\n") => Some(second.starts_with(b"[") && of_roster(second)),
        _ => at_end.then_some(false),
    }
}

/// The names of the tags by which a game is known (PGN 8.1.1).
const ROSTER: [&[u8]; 6] = [b"Event", b"Site", b"Date", b"Round", b"White", b"Black"];

/// Whether a line opens with `[Name "`, the name with a capital or small letter first; or with a tag of the roster that
/// only lacks its quotes, `[White A]`.
fn opens_tag(line: &[u8]) -> bool {
    let name = line[1..].iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    let rest = line[1 + name..].trim_ascii_start();
    let unquoted = || {
        let end = memchr(b'\n', line).unwrap_or(line.len());
        rest.len() < line.len() - 1 - name
            && ROSTER.contains(&&line[1..=name])
            && line[..end].trim_ascii().ends_with(b"]")
    };
    name > 0 && (rest.first() == Some(&b'"') || unquoted())
}

/// Whether the last word before is a result.
fn ends_with_result(before: &[u8]) -> bool {
    let before = before.trim_ascii_end();
    [b"1-0".as_slice(), b"0-1", b"1/2-1/2", b"*"].iter().any(|result| before.ends_with(result))
}
