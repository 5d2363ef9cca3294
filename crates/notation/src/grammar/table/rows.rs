//! Rows of fields: where the cells of a table stand in its text, by the form it is written in. The text itself is not
//! copied.

use crate::lexer::{is_space, line_length};
use crate::{Span, TableForm as Form};
use csv_core::{ReadFieldResult, Reader, ReaderBuilder};

/// One row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// Its fields, as a range of [`Rows::fields`].
    fields: (u32, u32),
    /// From its first character that is no space to its last.
    pub(super) span: Span,
    /// Whether it has dashes only, as below the names of the columns in Markdown.
    pub(super) rule: bool,
}

/// The rows of a text. Rows of nothing but space are left out.
#[derive(Clone, Debug, Default)]
pub(super) struct Rows {
    pub(super) list: Vec<Row>,
    /// Each without outer space and quotes; an empty one stands where its text would.
    fields: Vec<Span>,
}

impl Rows {
    /// The fields of a row.
    pub(super) fn of(&self, row: usize) -> &[Span] {
        let Some(row) = self.list.get(row) else { return &[] };
        &self.fields[row.fields.0 as usize..row.fields.1 as usize]
    }

    /// A field of a row; one that the row is too short for is empty, and stands at its end.
    pub(super) fn field(&self, row: usize, column: usize) -> Span {
        let fields = self.of(row);
        let end = self.list.get(row).map_or(0, |row| row.span.end);
        fields.get(column).copied().unwrap_or(Span { start: end, end })
    }

    /// Adds a row of fields, if any of them holds something.
    pub(super) fn push(&mut self, text: &str, span: Span, fields: impl IntoIterator<Item = Span>) {
        let first = self.fields.len();
        self.fields.extend(fields);
        let span = trimmed(text, span);
        if span.is_empty() {
            self.fields.truncate(first);
            return;
        }
        let fields = &self.fields[first..];
        let dashes = |field: &Span| {
            let text = field.of(text);
            text.contains("--") && text.bytes().all(|byte| matches!(byte, b'-' | b':' | b'+' | b'='))
        };
        let rule = fields.iter().all(|field| field.is_empty() || dashes(field)) && fields.iter().any(dashes);
        self.list.push(Row { fields: (first as u32, self.fields.len() as u32), span, rule });
    }

    /// The rows of a text in CSV with some delimiter, or in Markdown.
    pub(super) fn cut(text: &str, form: Form) -> Rows {
        match form {
            Form::Delimited(delimiter) => delimited(text, delimiter as u8),
            Form::Pipes => pipes(text),
            Form::Columns | Form::Json => Rows::default(),
        }
    }
}

/// A span without the white space at its ends; of nothing but space its start.
pub(super) fn trimmed(text: &str, span: Span) -> Span {
    let whole = span.of(text);
    let length = whole.trim_matches(is_space).len();
    let space = if length == 0 { 0 } else { whole.len() - whole.trim_start_matches(is_space).len() };
    Span::new(span.start as usize + space, span.start as usize + space + length)
}

/// A field without outer space and without its quotes.
fn bare(text: &str, span: Span) -> Span {
    let span = trimmed(text, span);
    // `="e4"`: how a spreadsheet keeps a text from being changed.
    let formula = span.len() > 3 && span.of(text).starts_with("=\"") && span.of(text).ends_with('"');
    let span = if formula { Span { start: span.start + 1, ..span } } else { span };
    let quoted = span.len() > 1 && span.of(text).starts_with('"') && span.of(text).ends_with('"');
    if quoted { trimmed(text, Span { start: span.start + 1, end: span.end - 1 }) } else { span }
}

fn delimited(text: &str, delimiter: u8) -> Rows {
    let (text, quoting) = (text, quotes_close(text, delimiter));
    let mut reader = ReaderBuilder::new().delimiter(delimiter).quoting(quoting).build();
    let mut rows = Rows::default();
    let (mut at, mut start, mut fields) = (0, 0, Vec::new());
    while let Some((length, last)) = next_field(&mut reader, &text.as_bytes()[at..]) {
        let end = at + length;
        // The delimiter, or the end of the line, was read with the field.
        let content = end - usize::from(!last && length > 0);
        // Empty lines are read with the first field of the next row.
        if fields.is_empty() {
            let read = &text[at..content];
            at += read.len() - read.trim_start_matches(['\n', '\r', '\u{feff}']).len();
            start = at;
        }
        fields.push(bare(text, Span::new(at, content)));
        at = end;
        if last {
            rows.push(text, Span::new(start, end), fields.drain(..));
            start = end;
        }
    }
    rows
}

/// How many bytes the next field takes with its delimiter, and whether it is the last of its row.
fn next_field(reader: &mut Reader, bytes: &[u8]) -> Option<(usize, bool)> {
    let (mut read, mut unescaped) = (0, [0; 1024]);
    loop {
        // The end of the text is shown as no bytes.
        let (result, length, _) = reader.read_field(&bytes[read..], &mut unescaped);
        read += length;
        match result {
            ReadFieldResult::InputEmpty | ReadFieldResult::OutputFull => {}
            ReadFieldResult::Field { record_end } => return Some((read, record_end)),
            ReadFieldResult::End => return None,
        }
    }
}

/// Whether no quote that opens a field is left open to the end of the text: else quotes are no quotes here.
fn quotes_close(text: &str, delimiter: u8) -> bool {
    let mut opens = true;
    let mut bytes = text.bytes().peekable();
    while let Some(byte) = bytes.next() {
        if opens && byte == b'"' {
            loop {
                match bytes.next() {
                    None => return false,
                    Some(b'"') if bytes.next_if_eq(&b'"').is_none() => break,
                    Some(_) => {}
                }
            }
            opens = false;
        } else {
            opens = byte == delimiter || matches!(byte, b'\n' | b'\r');
        }
    }
    true
}

fn pipes(text: &str) -> Rows {
    let mut rows = Rows::default();
    // Without pipes round the rows, the one that opens a row has an empty field before it.
    let of_rows = || lines(text).map(|line| line.of(text).trim()).filter(|line| line.contains('|'));
    let outer = of_rows().filter(|line| line.starts_with('|')).count() * 2 > of_rows().count();
    for line in lines(text) {
        let line = trimmed(text, line);
        let written = line.of(text);
        let (mut start, end) = (line.start as usize, line.end as usize);
        let mut fields = Vec::new();
        if outer && written.starts_with('|') {
            start += 1;
        }
        let bytes = text.as_bytes();
        for at in memchr::memchr_iter(b'|', &bytes[start..end]).map(|at| start + at).collect::<Vec<_>>() {
            // `\|` is a character of its field.
            if at > 0 && bytes[at - 1] == b'\\' && at > start {
                continue;
            }
            fields.push(plain(text, Span::new(start, at)));
            start = at + 1;
        }
        if start < end || fields.is_empty() {
            fields.push(plain(text, Span::new(start.min(end), end)));
        }
        rows.push(text, line, fields);
    }
    rows
}

/// A field of Markdown without outer space, and without the signs of bold type and of code round it.
fn plain(text: &str, span: Span) -> Span {
    let span = trimmed(text, span);
    for sign in ["**", "`"] {
        let (written, length) = (span.of(text), sign.len() as u32);
        if written.len() > 2 * sign.len() && written.starts_with(sign) && written.ends_with(sign) {
            return trimmed(text, Span { start: span.start + length, end: span.end - length });
        }
    }
    span
}

/// The lines of a text, without their ends.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Span> {
    let mut at = 0;
    std::iter::from_fn(move || {
        if at >= text.len() {
            return None;
        }
        let length = line_length(&text.as_bytes()[at..]);
        let line = Span::new(at, at + length);
        at += length + if text[at + length..].starts_with("\r\n") { 2 } else { 1 };
        Some(line)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, form: Form) -> Vec<Vec<&str>> {
        let rows = Rows::cut(text, form);
        (0..rows.list.len()).map(|row| rows.of(row).iter().map(|field| field.of(text)).collect()).collect()
    }

    #[test]
    fn fields_are_cut_where_they_stand() {
        let comma = Form::Delimited(',');
        for (text, form, expected) in [
            ("1,e4,e5\r\n\r\n2,Nf3,", comma, vec![vec!["1", "e4", "e5"], vec!["2", "Nf3", ""]]),
            ("\"1\",\"e4, best\" ,\"a \"\"b\"\"\"\n", comma, vec![vec!["1", "e4, best", "a \"\"b\"\""]]),
            ("1,\"two\nlines\",x\n2", comma, vec![vec!["1", "two\nlines", "x"], vec!["2"]]),
            ("\t1\t é4 \t\"open\n2", Form::Delimited('\t'), vec![vec!["", "1", "é4", "\"open"], vec!["2"]]),
            (",,\n;\n", Form::Delimited(';'), vec![vec![",,"], vec!["", ""]]),
            (
                "|1|**e4**| `e5` |\n2 | a\\|b | \n|",
                Form::Pipes,
                vec![vec!["1", "e4", "e5"], vec!["2", "a\\|b"], vec![""]],
            ),
            ("", comma, vec![]),
            ("é", comma, vec![vec!["é"]]),
            ("\"\"", comma, vec![vec![""]]),
        ] {
            assert_eq!(shown(text, form), expected, "{text}");
        }
        let rows = Rows::cut("|a|b|\n|:--|--:|\n|--|x|", Form::Pipes);
        assert_eq!(rows.list.iter().map(|row| row.rule).collect::<Vec<_>>(), [false, true, false]);
    }
}
