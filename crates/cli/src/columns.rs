//! Texts side by side, each broken to the width of its column. **Lacks lines and colours.**

use unicode_width::UnicodeWidthStr;

/// What parts two columns.
const GAP: &str = "  ";

/// One row of a table, in as many lines as its longest cell needs.
pub(crate) fn row<const N: usize>(cells: [&str; N], widths: [usize; N]) -> String {
    let broken: Vec<Vec<String>> = cells.iter().zip(widths).map(|(cell, width)| broken(cell, width)).collect();
    let lines = broken.iter().map(Vec::len).max().unwrap_or_default();
    let mut text = String::new();
    for line in 0..lines {
        let mut shown = String::new();
        for (cell, width) in broken.iter().zip(widths) {
            let part = cell.get(line).map_or("", String::as_str);
            shown.push_str(part);
            shown.push_str(&" ".repeat(width.saturating_sub(part.width())));
            shown.push_str(GAP);
        }
        text.push_str(shown.trim_end());
        text.push('\n');
    }
    text
}

/// The widths of three columns in a line so wide: the first has what names the row.
pub(crate) fn three(width: usize) -> [usize; 3] {
    let first = width * 2 / 5;
    let other = width.saturating_sub(first + 2 * GAP.len()) / 2;
    [first, other, other]
}

/// The widths of two columns in a line so wide.
pub(crate) fn two(width: usize) -> [usize; 2] {
    let first = width / 2;
    [first, width.saturating_sub(first + GAP.len())]
}

/// A text in lines no wider than this, but for words that are wider by themselves.
fn broken(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let Some(line) = lines.last_mut() else { break };
        if !line.is_empty() && line.width() + 1 + word.width() > width {
            lines.push(word.to_owned());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_broken_at_spaces_and_stand_below_each_other() {
        let shown = row(["one two three", "a", "más allá"], [8, 3, 4]);
        assert_eq!(shown, "one two   a    más\nthree          allá\n");
        assert_eq!(row(["", "unbreakable"], [2, 4]), "    unbreakable\n");
        let [first, second, third] = three(100);
        assert!(first + second + third + 4 <= 100 && second == third);
        assert_eq!(two(100).iter().sum::<usize>() + 2, 100);
    }
}
