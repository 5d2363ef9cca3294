//! Which columns of a table hold numbers, White's moves and Black's, and how many such groups stand side by side. The
//! words above the columns tell, in any shipped language; else what stands in them.

use super::groups::{by_columns, by_heads};
use super::rows::Rows;
use super::shape::Seen;
use super::words::{Head, Holds, is_pair_of_letters};
use crate::TimeKind;
use planilla_board::Color;

/// What a column is read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Number,
    /// The number of a half-move, of which one stands in a row.
    Ply,
    White,
    Black,
    /// Moves of both players, with or without their numbers.
    Moves,
    Offer,
    /// Times, below a word for them.
    Time(TimeKind),
    /// Anything else, of which it is known what it is or not.
    Remark {
        known: bool,
    },
}

/// Columns that belong together, each with its role, in the order in which they are read.
pub(super) type Group = Vec<(usize, Role)>;

/// How a table is laid out.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    /// From left to right; at least one.
    pub(super) groups: Vec<Group>,
    /// The row with the names of the columns.
    pub(super) header: Option<usize>,
    /// Whether that row says whose moves stand below it; else it may name the players.
    pub(super) named: bool,
    /// The first row of the game.
    pub(super) body: usize,
    /// How many moves were seen below.
    pub(super) moves: usize,
    /// How many rows hold one or more.
    pub(super) rows: usize,
}

/// How many rows are looked at.
const SAMPLE: usize = 40;
/// How many rows may stand above the game.
const ABOVE: usize = 64;
/// How many columns a table may have.
const MOST_COLUMNS: usize = 64;

impl Layout {
    /// The layout of a table, if it is one.
    pub(super) fn find(text: &str, rows: &Rows) -> Option<Layout> {
        Layout::by_words(text, rows).or_else(|| Layout::by_content(text, rows))
    }

    /// By the first row of words below which moves stand.
    fn by_words(text: &str, rows: &Rows) -> Option<Layout> {
        (0..rows.list.len().min(ABOVE)).find_map(|row| {
            let heads = heads(text, rows, row)?;
            // Such names may stand above the names of the players, and the names of the columns below those.
            let next = (row + 1..rows.list.len().min(ABOVE))
                .find(|&row| is_header(text, rows, row) || is_row_of_moves(text, rows, row));
            if next.is_some_and(|next| is_header(text, rows, next)) {
                return None;
            }
            let seen = seen(text, rows, row + 1);
            let layout = Layout {
                header: Some(row),
                named: true,
                ..Layout::new(text, rows, by_heads(&heads, &seen)?, row + 1)?
            };
            let filled = layout.filled(text, rows);
            (layout.moves > 0 && layout.moves * 2 >= filled).then_some(layout)
        })
    }

    fn by_content(text: &str, rows: &Rows) -> Option<Layout> {
        // The game begins where moves do; what stands above has none.
        let body = (0..rows.list.len().min(ABOVE)).find(|&row| is_row_of_moves(text, rows, row))?;
        let seen = seen(text, rows, body);
        let mut groups = by_columns(&seen.iter().map(Seen::column).collect::<Vec<_>>())?;
        // A single move in each row, and a number that goes up by one: half-moves are counted.
        if let [group] = groups.as_mut_slice()
            && let [(numbers, role @ Role::Number), (moves, Role::Moves), ..] = group.as_mut_slice()
            && seen[*numbers].goes_up_by_one()
            && seen[*moves].are_single()
        {
            *role = Role::Ply;
        }
        let above = body.checked_sub(1).map(|row| if rows.list[row].rule { row.saturating_sub(1) } else { row });
        let header =
            above.filter(|&row| row < body && groups[0].iter().all(|(column, _)| *column < rows.of(row).len()));
        let header = header.filter(|&row| rows.of(row).iter().filter(|field| !field.is_empty()).count() > 1);
        Some(Layout { header, ..Layout::new(text, rows, groups, body)? })
    }

    fn new(text: &str, rows: &Rows, groups: Vec<Group>, body: usize) -> Option<Layout> {
        let mut layout = Layout { groups, header: None, named: false, body, moves: 0, rows: 0 };
        for row in body..rows.list.len().min(body + SAMPLE) {
            let mut seen = Seen::default();
            layout.each_of_moves(|column| seen.add(text, rows.field(row, column)));
            layout.moves += seen.moves();
            layout.rows += usize::from(seen.moves() > 0);
        }
        (layout.moves > 0).then_some(layout)
    }

    /// How many fields in the columns of moves hold something.
    fn filled(&self, text: &str, rows: &Rows) -> usize {
        let mut filled = 0;
        for row in self.body..rows.list.len().min(self.body + SAMPLE) {
            self.each_of_moves(|column| filled += usize::from(!rows.field(row, column).of(text).is_empty()));
        }
        filled
    }

    /// Calls `each` with the columns that hold moves.
    pub(super) fn each_of_moves(&self, mut each: impl FnMut(usize)) {
        for (column, role) in self.groups.iter().flatten() {
            if matches!(role, Role::White | Role::Black | Role::Moves) {
                each(*column);
            }
        }
    }

    /// Whether it is surely a table: two rows or more, in columns that words or numbers tell, or one for each player.
    pub(super) fn is_sure(&self) -> bool {
        let has = |wanted: Role| self.groups[0].iter().any(|(_, role)| *role == wanted);
        let told = self.named || has(Role::Number) || (has(Role::White) && has(Role::Black)) || self.groups.len() > 1;
        // One row is enough below words, and where several moves stand in it side by side, each with its number.
        told && (self.rows > 1 || self.named || (self.groups.len() > 1 && has(Role::Number) && self.moves > 2))
    }
}

/// Whether a row is one of the names of columns.
pub(super) fn is_header(text: &str, rows: &Rows, row: usize) -> bool {
    heads(text, rows, row).is_some()
}

/// The heads of the columns, if a row is one of such: White and Black, or numbers and moves.
fn heads(text: &str, rows: &Rows, row: usize) -> Option<Vec<Head>> {
    let fields = rows.of(row);
    if fields.len() < 2 || fields.len() > MOST_COLUMNS {
        return None;
    }
    let mut heads: Vec<Head> = fields.iter().map(|field| Head::of(field.of(text))).collect();
    for at in 1..fields.len() {
        if is_pair_of_letters(fields[at - 1].of(text), fields[at].of(text)) {
            heads[at - 1] = Head { holds: None, side: Some(Color::White) };
            heads[at] = Head { holds: None, side: Some(Color::Black) };
        }
    }
    let any = |wanted: &dyn Fn(&Head) -> bool| heads.iter().any(wanted);
    let sides = any(&|head| head.is_of_moves(Color::White)) && any(&|head| head.is_of_moves(Color::Black));
    let moves = any(&|head| head.holds == Some(Holds::Moves));
    let known = heads.iter().filter(|head| head.is_known()).count();
    (sides || (moves && known > 1)).then_some(heads)
}

/// What stands in each column from a row on.
fn seen(text: &str, rows: &Rows, from: usize) -> Vec<Seen> {
    let sample = from..rows.list.len().min(from + SAMPLE);
    let columns = sample.clone().map(|row| rows.of(row).len()).max().unwrap_or(0).min(MOST_COLUMNS);
    let mut seen = vec![Seen::default(); columns];
    for row in sample {
        for (seen, field) in seen.iter_mut().zip(rows.of(row)) {
            seen.add(text, *field);
        }
    }
    seen
}

/// Whether a row has a move in a field, and another one or a number beside it.
fn is_row_of_moves(text: &str, rows: &Rows, row: usize) -> bool {
    let fields = rows.of(row);
    let mut seen = Seen::default();
    for field in fields.iter().take(MOST_COLUMNS) {
        seen.add(text, *field);
    }
    seen.moves() > 0 && seen.is_of_a_game()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableForm as Form;

    fn shown(text: &str, form: Form) -> Option<String> {
        let rows = Rows::cut(text, form);
        let layout = Layout::find(text, &rows)?;
        let letter = |role: &Role| match role {
            Role::Number | Role::Ply => '#',
            Role::White => 'W',
            Role::Black => 'B',
            Role::Moves => 'm',
            Role::Offer => '=',
            Role::Time(_) => '@',
            Role::Remark { .. } => '.',
        };
        let column = |(column, role): &(usize, Role)| format!("{column}{}", letter(role));
        let group = |group: &Group| group.iter().map(column).collect::<Vec<_>>().concat();
        Some(layout.groups.iter().map(group).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn columns_are_told_by_words_or_by_what_they_hold() {
        let comma = Form::Delimited(',');
        for (text, layout) in [
            ("No,White,Black\n1,e4,e5\n", "0#1W2B"),
            ("Black,White,Nr\ne5,e4,1\n", "2#1W0B"),
            ("#,Blancas,Negras,Tiempo blancas,Tiempo negras\n1,e4,e5,1:00,1:01", "0#1W3@2B4@"),
            ("Jugada,Blancas,(=),Negras,Jugada,Blancas,(=),Negras\n1,e4,x,e5,31,Cf3,,", "0#1W2=3B 4#5W6=7B"),
            (",White,Black\n1,e4,e5\n2,d4,d5", "0#1W2B"),
            ("Nr,Zug,Zeit\n1,e4 e5,0:10\n2,Sf3 Sc6,0:20", "0#1m2@"),
            ("1,e4,e5\n2,Nf3,Nc6", "0#1W2B"),
            ("1,e4,e5,31,Nf3,\n2,Nf3,Nc6,32,,", "0#1W2B 3#4W5B"),
            ("1,e4,e5,31,,\n2,Nf3,Nc6,32,,", "0#1W2B 3#4W5B"),
            ("1. e4,e5\n2. Nf3,Nc6", "0W1B"),
            ("e4,e5,good,g3,g6\nNf3,Nc6,,Bg2,Bg7", "0W1B2. 3W4B"),
            ("1. e4 e5\n2. Nf3 Nc6", "0m"),
            ("N,W,B\n1,e4,e5", "0#1W2B"),
        ] {
            assert_eq!(shown(text, comma).as_deref(), Some(layout), "{text}");
        }
        for text in ["", "White,Carlsen\nBlack,Anand", "White,Black\nCarlsen,Anand", "a,b,c"] {
            assert_eq!(shown(text, comma), None, "{text}");
        }
    }
}
