//! "Did you mean ...?"

/// The name nearest to what was typed, unless all are far from it. Letter case does not count.
///
/// ```
/// use planilla_notation::nearest;
/// assert_eq!(nearest("move.ilegal", ["move.illegal", "move.missing"]), Some("move.illegal"));
/// assert_eq!(nearest("knight", ["move.illegal", "move.missing"]), None);
/// ```
pub fn nearest<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    // A third of the letters may be wrong; and of a short name at least one, but not all.
    let allowed = (typed.chars().count() / 3).max(1);
    names
        .into_iter()
        .map(|name| (distance(&typed, &name.to_lowercase()), name))
        .filter(|(away, name)| *away <= allowed && *away < name.chars().count())
        .min_by_key(|(away, _)| *away)
        .map(|(_, name)| name)
}

/// The number of letters to change, insert, leave out or swap with their neighbour (optimal string alignment).
fn distance(left: &str, right: &str) -> usize {
    let left: Vec<char> = left.chars().collect();
    let right: Vec<char> = right.chars().collect();
    let mut before = vec![0; right.len() + 1];
    let mut above: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.iter().enumerate() {
        let mut row = vec![i + 1; right.len() + 1];
        for (j, b) in right.iter().enumerate() {
            row[j + 1] = (above[j] + usize::from(a != b)).min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && left[i - 1] == *b && right[j - 1] == *a {
                row[j + 1] = row[j + 1].min(before[j - 1] + 1);
            }
        }
        (before, above) = (above, row);
    }
    above[right.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn one_slip_away() {
        let names = ["move.illegal", "move.illegal_castling", "notation.ambiguous", "es", "2005"];
        let cases = [
            ("move.ilegal", Some("move.illegal")),
            ("Move.Illegal", Some("move.illegal")),
            ("notation.ambigous", Some("notation.ambiguous")),
            ("2050", Some("2005")),
            ("e", Some("es")),
            ("knight", None),
            ("x", None),
        ];
        for (typed, expected) in cases {
            assert_eq!(nearest(typed, names), expected, "{typed}");
        }
    }
}
