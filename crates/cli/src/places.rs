//! Lines and columns of any place in a text, in the time of a short look, however long the lines are.

/// Where the lines of a text begin, and how many characters there are up to each stretch of it.
#[derive(Debug)]
pub(crate) struct Places<'t> {
    text: &'t str,
    /// The first byte of each line.
    lines: Vec<usize>,
    /// How many characters begin before each stretch.
    before: Vec<usize>,
}

/// The bytes of a stretch.
const STRETCH: usize = 512;

impl<'t> Places<'t> {
    /// Looks through a text once.
    pub(crate) fn new(text: &'t str) -> Places<'t> {
        let bytes = text.as_bytes();
        let ends = |at: usize| bytes[at] == b'\n' || (bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
        let lines = std::iter::once(0).chain((0..bytes.len()).filter(|&at| ends(at)).map(|at| at + 1)).collect();
        let count = |stretch: &[u8]| stretch.iter().filter(|byte| begins(**byte)).count();
        let mut sum = 0;
        let before = std::iter::once(0)
            .chain(bytes.chunks(STRETCH).map(|stretch| {
                sum += count(stretch);
                sum
            }))
            .collect();
        Places { text, lines, before }
    }

    /// The line and the column of a byte, counted from 1; the end of the text for bytes beyond it.
    pub(crate) fn of(&self, at: usize) -> (u64, u64) {
        let at = at.min(self.text.len());
        let line = self.lines.partition_point(|start| *start <= at);
        let column = self.characters(at) - self.characters(self.lines[line - 1]) + 1;
        (line as u64, column as u64)
    }

    /// How many characters begin before a byte.
    fn characters(&self, at: usize) -> usize {
        let stretch = at / STRETCH;
        let rest = &self.text.as_bytes()[stretch * STRETCH..at];
        self.before[stretch] + rest.iter().filter(|byte| begins(**byte)).count()
    }
}

/// Whether a byte begins a character of UTF-8.
fn begins(byte: u8) -> bool {
    byte & 0xC0 != 0x80
}

#[cfg(test)]
mod tests {
    use super::Places;
    use planilla_notation::LineIndex;

    #[test]
    fn they_are_those_of_the_library() {
        let long = "ñandú e4 ".repeat(300);
        for text in ["", "a\nñb\r\n\rc", "x\r\n", &format!("{long}\n{long}"), &"a".repeat(1024)] {
            let (places, index) = (Places::new(text), LineIndex::new(text));
            for at in (0..=text.len()).filter(|at| text.is_char_boundary(*at)) {
                // Between `\r` and `\n` there is no place.
                if at > 0 && text.as_bytes()[at - 1..].starts_with(b"\r\n") {
                    continue;
                }
                let expected = index.position(at);
                assert_eq!(places.of(at), (expected.line.into(), expected.column.into()), "{at}");
            }
        }
    }
}
