//! A page in Markdown as a terminal shows it: paragraphs broken to its width, headings in bold, and examples set in.
//! **Lacks all of Markdown that the rules' pages do not have**; what is not known is shown as it stands.

use unicode_width::UnicodeWidthStr;

/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 100;
/// A narrower terminal breaks the lines by itself.
const NARROWEST: usize = 30;

/// The page in so many columns. It remains Markdown, but for colour.
pub(crate) fn laid_out(page: &str, width: usize, colored: bool) -> String {
    let width = width.clamp(NARROWEST, WIDEST);
    let mut shown = String::new();
    let mut paragraph: Vec<&str> = Vec::new();
    let mut fenced = false;
    for line in page.lines() {
        let fence = line.starts_with("```");
        if !fence && !fenced && is_prose(line) {
            paragraph.push(line);
            continue;
        }
        flush(&mut paragraph, width, &mut shown);
        if fence {
            fenced = !fenced;
        } else if fenced && !line.is_empty() {
            shown.extend(["    ", line, "\n"]);
        } else if colored && line.starts_with('#') {
            shown.extend(["\u{1b}[1m", line.trim_start_matches(['#', ' ']), "\u{1b}[0m\n"]);
        } else {
            shown.extend([line, "\n"]);
        }
    }
    flush(&mut paragraph, width, &mut shown);
    shown
}

/// Whether a line goes on in the next one, and may be broken elsewhere.
fn is_prose(line: &str) -> bool {
    !line.is_empty() && !line.starts_with(['#', '|', '-', ' '])
}

/// Writes a paragraph in lines of its own.
fn flush(paragraph: &mut Vec<&str>, width: usize, shown: &mut String) {
    let mut column = 0;
    for word in paragraph.drain(..).flat_map(str::split_whitespace) {
        let wide = word.width();
        if column > 0 && column + 1 + wide > width {
            shown.push('\n');
            column = 0;
        } else if column > 0 {
            shown.push(' ');
            column += 1;
        }
        shown.push_str(word);
        column += wide;
    }
    if column > 0 {
        shown.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::laid_out;

    #[test]
    fn paragraphs_are_broken_and_the_rest_stands() {
        let page = "# a.b\n\nOne two three four five six\nseven eight.\n\n```sheet\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Aa4\n\nx\n```\n\n| a | b |\n|---|---|\n";
        let shown = "# a.b\n\nOne two three four five six\nseven eight.\n\n    1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Aa4\n\n    x\n\n| a | b |\n|---|---|\n";
        assert_eq!(laid_out(page, 30, false), shown);
        let wide = laid_out(page, 300, true);
        assert!(wide.starts_with("\u{1b}[1ma.b\u{1b}[0m\n\nOne two three four five six seven eight.\n"), "{wide}");
    }
}
