//! Tables in Markdown that are also even on a terminal.

use std::fmt;

/// Rows of cells below a heading. The first column is text, the others are numbers.
#[derive(Debug)]
pub struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these columns.
    pub fn new(head: &[&str]) -> Table {
        Table { rows: vec![head.iter().copied().map(str::to_owned).collect()] }
    }

    /// Adds a row.
    pub fn push(&mut self, row: Vec<String>) {
        self.rows.push(row);
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |column: usize| {
            self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.rows[0].len()).map(width).collect();
        for (index, row) in self.rows.iter().enumerate() {
            for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                match column {
                    0 => write!(f, "| {cell:<width$} |")?,
                    _ => write!(f, " {cell:>width$} |")?,
                }
            }
            writeln!(f)?;
            if index == 0 {
                write!(f, "|{}|", "-".repeat(widths[0] + 2))?;
                widths[1..].iter().try_for_each(|width| write!(f, "{}:|", "-".repeat(width + 1)))?;
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

/// A number with its thousands apart: `1,234,567`.
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::{Table, grouped};

    #[test]
    fn a_table() {
        let mut table = Table::new(&["", "MB/s"]);
        table.push(vec!["planilla".to_owned(), "9".to_owned()]);
        assert_eq!(table.to_string(), "|          | MB/s |\n|----------|-----:|\n| planilla |    9 |\n");
    }

    #[test]
    fn thousands() {
        for (number, text) in [(7, "7"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(number), text);
        }
    }
}
