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

    /// Whether the line that begins at `at` opens a new game. Lines are asked in their order.
    #[inline]
    pub(super) fn begins(&mut self, held: &[u8], at: usize) -> bool {
        match (held[at], self.part) {
            (b'[', Part::Moves | Part::BareMoves) => {
                opens_tag(&held[at..]) && (!self.in_comment(held, at) || forced(held, at))
            }
            (b'[', Part::Tags) => forced(held, at),
            (b'1', Part::BareMoves) => {
                held[at..].starts_with(b"1.") && ends_with_result(&held[..at]) && !self.in_comment(held, at)
            }
            _ => false,
        }
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
    let after_empty = || {
        let before = held[..at].strip_suffix(b"\n").unwrap_or_default();
        let line = memrchr(b'\n', before).map_or(before, |end| &before[end + 1..]);
        line.trim_ascii().is_empty()
    };
    held[at..].starts_with(b"[Event \"") && after_empty()
}

/// Whether a line opens with `[Name "`, the name with a capital or small letter first; or with a tag of the roster that
/// only lacks its quotes, `[White A]`.
fn opens_tag(line: &[u8]) -> bool {
    let name = line[1..].iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    let rest = line[1 + name..].trim_ascii_start();
    let unquoted = || {
        let names: [&[u8]; 6] = [b"Event", b"Site", b"Date", b"Round", b"White", b"Black"];
        let end = memchr(b'\n', line).unwrap_or(line.len());
        rest.len() < line.len() - 1 - name
            && names.contains(&&line[1..=name])
            && line[..end].trim_ascii().ends_with(b"]")
    };
    name > 0 && (rest.first() == Some(&b'"') || unquoted())
}

/// Whether the last word before is a result.
fn ends_with_result(before: &[u8]) -> bool {
    let before = before.trim_ascii_end();
    [b"1-0".as_slice(), b"0-1", b"1/2-1/2", b"*"].iter().any(|result| before.ends_with(result))
}
