//! Columns put together in groups, each with its role: by what the words above them say, or by what stands in them.

use super::layout::{Group, Role};
use super::shape::{Column, Seen};
use super::words::{Head, Holds};
use planilla_board::Color;

/// The groups that the heads of columns tell.
pub(super) fn by_heads(heads: &[Head], seen: &[Seen]) -> Option<Vec<Group>> {
    let sides = heads.iter().any(|head| head.is_of_moves(Color::White));
    let column = |at: usize| seen.get(at).map_or(Column::Empty, Seen::column);
    let mut groups: Vec<Group> = vec![Vec::new()];
    // Black's remarks stand behind Black's moves, whatever columns come first.
    let mut places: Vec<u8> = Vec::new();
    for (at, head) in
        heads.iter().enumerate().chain((heads.len()..seen.len()).map(|at| (at, &Head { holds: None, side: None })))
    {
        let role = match (head.holds, head.side) {
            (None | Some(Holds::Moves), Some(Color::White)) => Role::White,
            (None | Some(Holds::Moves), Some(Color::Black)) => Role::Black,
            (Some(Holds::Numbers), _) => Role::Number,
            (Some(Holds::Plies), _) if sides => Role::Remark { known: true },
            (Some(Holds::Plies), _) => Role::Ply,
            (Some(Holds::Moves), None) if sides || column(at) == Column::Numbers => Role::Number,
            (Some(Holds::Moves), None) => Role::Moves,
            (Some(Holds::Offers), _) => Role::Offer,
            (Some(Holds::Times(kind)), _) => Role::Time(kind),
            (Some(Holds::Remarks), _) => Role::Remark { known: true },
            (None, None) => {
                let next = heads.get(at + 1).copied().unwrap_or_default();
                let counts = column(at) == Column::Numbers && next.is_of_moves(Color::White);
                if counts { Role::Number } else { Role::Remark { known: false } }
            }
        };
        let last = groups.last_mut()?;
        let held = |role: Role| last.iter().any(|(_, held)| *held == role);
        let further = heads.iter().skip(at + 1).any(|head| head.is_of_moves(Color::White));
        let again = match role {
            Role::Number => held(Role::Number) || (held(Role::White) && further),
            Role::White | Role::Moves => held(role),
            _ => false,
        };
        if again {
            groups.push(Vec::new());
            places.clear();
        }
        let held = |role: Role| groups.last().is_some_and(|group| group.iter().any(|(_, held)| *held == role));
        let place = match (role, head.side) {
            (Role::Number | Role::Ply, _) => 0,
            (Role::White | Role::Moves, _) => 1,
            (Role::Black, _) => 3,
            (_, Some(Color::White)) => 2,
            (_, Some(Color::Black)) => 4,
            // Beside the move it follows.
            _ if held(Role::Black) || held(Role::Moves) => 4,
            _ if held(Role::White) => 2,
            _ => 0,
        };
        let to = places.iter().take_while(|held| **held <= place).count();
        places.insert(to, place);
        groups.last_mut()?.insert(to, (at, role));
    }
    // A group without moves, such as what stands behind the last column, belongs to the one before.
    let of_moves =
        |group: &Group| group.iter().any(|(_, role)| matches!(role, Role::White | Role::Black | Role::Moves));
    let mut whole: Vec<Group> = Vec::new();
    for group in groups {
        match whole.last_mut() {
            Some(last) if !of_moves(&group) => last.extend(group),
            _ => whole.push(group),
        }
    }
    whole.iter().all(of_moves).then_some(whole)
}

/// The groups that the columns' content tells.
pub(super) fn by_columns(columns: &[Column]) -> Option<Vec<Group>> {
    let mut groups: Vec<Group> = Vec::new();
    let mut loose: Vec<usize> = Vec::new();
    let mut at = 0;
    let next = |at: usize| columns.get(at).copied();
    while let Some(column) = next(at) {
        let numbered = column == Column::Numbers
            && matches!(next(at + 1), None | Some(Column::Move | Column::Moves | Column::Empty));
        let first = at + usize::from(numbered);
        let mut group: Group = if numbered { vec![(at, Role::Number)] } else { Vec::new() };
        // Columns of numbers alone, without a move in them, are those of the group before left open.
        let alike = groups.first().filter(|_| numbered && next(first) != Some(Column::Moves));
        let black = alike.is_some_and(|group| group.iter().any(|(_, role)| *role == Role::Black));
        match (next(first), next(first + 1)) {
            (Some(Column::Move), Some(Column::Move)) => group.extend([(first, Role::White), (first + 1, Role::Black)]),
            (Some(Column::Move | Column::Empty), Some(Column::Empty)) if black || (groups.is_empty() && numbered) => {
                group.extend([(first, Role::White), (first + 1, Role::Black)]);
            }
            (Some(Column::Empty), Some(Column::Move)) if numbered => {
                group.extend([(first, Role::White), (first + 1, Role::Black)]);
            }
            (Some(Column::Move | Column::Moves), _) => group.push((first, Role::Moves)),
            _ if numbered && black => {}
            _ => {
                // No columns of moves.
                match groups.last_mut() {
                    Some(last) => last.push((at, Role::Remark { known: false })),
                    None => loose.push(at),
                }
                at += 1;
                continue;
            }
        }
        at = group.last().map_or(at, |(column, _)| *column) + 1;
        groups.push(group);
    }
    let first = groups.first_mut()?;
    first.splice(0..0, loose.into_iter().map(|column| (column, Role::Remark { known: false })));
    Some(groups)
}
