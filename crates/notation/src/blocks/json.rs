//! Where a sheet ends among objects of JSON, byte by byte: brackets and texts are counted, and nothing is understood but
//! whether an object has the key `moves`.

/// What has been seen of a block.
#[derive(Debug, Default)]
pub(super) struct Objects {
    /// How far the bytes have been looked at.
    at: usize,
    /// How many brackets are open, apart from that of a list round all sheets.
    depth: usize,
    text: Text,
    /// The last byte that is no white space, outside of texts.
    last: u8,
    /// Where the object that is open began, and whether it has moves.
    object: usize,
    has_moves: bool,
    /// Whether an object with moves is complete, and belongs to the block.
    complete: bool,
}

/// Whether a text is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Text {
    #[default]
    Outside,
    /// It began at this byte.
    Inside(usize),
    /// The same; the next character is escaped.
    Escaped(usize),
}

/// How a line begins that is an object of its own wherever it stands.
const LINE: &[u8] = b"{\"schema\"";

impl Objects {
    /// Before the first byte of the next block.
    pub(super) fn begin_anew(&mut self) {
        *self = Objects::default();
    }

    /// The length of the sheet that the bytes open with, if another one follows. It is shown the same bytes again, with more
    /// behind them.
    pub(super) fn length(&mut self, held: &[u8], at_end: bool) -> Option<usize> {
        while let Some(&byte) = held.get(self.at) {
            if byte == b'{' && self.depth > 0 && self.begins_line(held) {
                let line = &held[self.at..];
                if line.len() < LINE.len() && !at_end {
                    return None;
                }
                if !matches!(self.last, b'[' | b',' | b':' | b'{') || line.starts_with(LINE) {
                    // The object before was never closed.
                    self.depth = 0;
                    let length = self.object_ended();
                    if length.is_some() {
                        return length;
                    }
                }
            }
            let length = self.byte(byte, held);
            if length.is_some() {
                return length;
            }
            self.at += 1;
        }
        if at_end && self.depth > 0 && self.has_moves && self.complete {
            self.complete = false;
            return Some(self.object);
        }
        None
    }

    fn begins_line(&self, held: &[u8]) -> bool {
        self.at.checked_sub(1).is_none_or(|before| held[before] == b'\n')
    }

    fn byte(&mut self, byte: u8, held: &[u8]) -> Option<usize> {
        self.text = match self.text {
            Text::Escaped(start) => Text::Inside(start),
            Text::Inside(start) => match byte {
                b'\\' => Text::Escaped(start),
                // No text goes on behind the end of its line.
                b'\n' => Text::Outside,
                b'"' => {
                    self.last = byte;
                    self.has_moves |=
                        self.depth == 1 && &held[start..self.at] == b"moves" && is_key(&held[self.at + 1..]);
                    Text::Outside
                }
                _ => return None,
            },
            Text::Outside => {
                let before = self.last;
                if byte.is_ascii() && !byte.is_ascii_whitespace() {
                    self.last = byte;
                }
                match byte {
                    b'"' => Text::Inside(self.at + 1),
                    b'{' => {
                        if self.depth == 0 {
                            self.object = self.at;
                        }
                        self.depth += 1;
                        Text::Outside
                    }
                    // The list round all sheets.
                    b'[' if self.depth == 0 && matches!(before, 0 | b'}' | b']') => Text::Outside,
                    b'[' => {
                        self.depth += 1;
                        Text::Outside
                    }
                    b'}' | b']' if self.depth > 0 => {
                        self.depth -= 1;
                        if self.depth == 0 {
                            return self.object_ended();
                        }
                        Text::Outside
                    }
                    _ => Text::Outside,
                }
            }
        };
        None
    }

    /// The length of the block before the object that has ended, if that is a sheet of its own.
    fn object_ended(&mut self) -> Option<usize> {
        if !std::mem::take(&mut self.has_moves) {
            return None;
        }
        let ended = std::mem::replace(&mut self.complete, true);
        ended.then_some(self.object)
    }
}

/// Whether a text is a key, by what stands behind it. A colon that is not held yet is one.
fn is_key(behind: &[u8]) -> bool {
    behind.trim_ascii_start().first().is_none_or(|byte| *byte == b':')
}
