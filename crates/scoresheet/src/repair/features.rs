//! What the spelling of a legal move depends on.

use planilla_board::{Color, File, Move, Position, Rank, Role, Side, Square};

/// All that a player needs to know of a move to write it, in one number beside the parts: texts cost the same for moves of
/// the same features.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Features {
    /// Whose move it is.
    pub(super) turn: Color,
    pub(super) role: Role,
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) captured: Option<Role>,
    pub(super) promotion: Option<Role>,
    pub(super) castle: Option<Side>,
    /// Whether the departure file has to be written (C.10).
    pub(super) file: bool,
    /// Whether the departure rank has to be written (C.10).
    pub(super) rank: bool,
}

/// What a move does to the other king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Check {
    Quiet,
    Given,
    Mate,
}

impl Check {
    /// What a move did that led to this position.
    #[inline]
    pub(super) fn of(after: &Position) -> Check {
        match after.in_check() {
            false => Check::Quiet,
            true if after.has_legal_move() => Check::Given,
            true => Check::Mate,
        }
    }
}

/// A legal move and its features.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) played: Move,
    pub(super) features: Features,
}

impl Features {
    /// A number that two moves have in common if and only if their features are the same.
    pub(super) fn key(self) -> u32 {
        let role = |role: Option<Role>| role.map_or(7, |role| role.index() as u32);
        let castle = match self.castle {
            None => 0,
            Some(Side::King) => 1,
            Some(Side::Queen) => 2,
        };
        [
            (self.to.index() as u32, 6),
            (role(Some(self.role)), 3),
            (role(self.captured), 3),
            (role(self.promotion), 3),
            (castle, 2),
            (self.turn.index() as u32, 1),
            (u32::from(self.file), 1),
            (u32::from(self.rank), 1),
        ]
        .into_iter()
        .fold(self.from.index() as u32, |key, (part, bits)| key << bits | part)
    }

    #[inline]
    fn of(men: &Men, played: Move) -> Features {
        let (from, to) = (played.from(), played.to());
        let role = men.at(from).unwrap_or(Role::Pawn);
        let en_passant = role == Role::Pawn && from.file() != to.file();
        let captured = men.at(to).or(if en_passant { Some(Role::Pawn) } else { None });
        let castle = match (role, from.file().index(), to.file().index()) {
            (Role::King, 4, 6) => Some(Side::King),
            (Role::King, 4, 2) => Some(Side::Queen),
            _ => None,
        };
        Features {
            turn: men.turn,
            role,
            from,
            to,
            captured,
            promotion: played.promotion(),
            castle,
            file: false,
            rank: false,
        }
    }
}

/// The men by their squares, so that none has to be looked for.
struct Men {
    turn: Color,
    squares: [Option<Role>; 64],
}

impl Men {
    fn of(position: &Position) -> Men {
        let mut men = Men { turn: position.turn(), squares: [None; 64] };
        for role in Role::ALL {
            for square in position.by_role(role) {
                men.squares[square.index()] = Some(role);
            }
        }
        men
    }

    #[inline]
    fn at(&self, square: Square) -> Option<Role> {
        self.squares[square.index()]
    }
}

/// Puts all legal moves of a position into `choices`.
pub(super) fn choices(position: &Position, choices: &mut Vec<Choice>) {
    choices.clear();
    let men = Men::of(position);
    position.for_each_legal(|played| choices.push(Choice { played, features: Features::of(&men, played) }));
    hints(choices);
}

/// Finds out which moves need a hint of where they come from: those of pieces that have a twin.
fn hints(choices: &mut [Choice]) {
    let mut seen = [[0_u8; 64]; 6];
    for choice in choices.iter() {
        let times = &mut seen[choice.features.role.index()][choice.features.to.index()];
        *times = times.saturating_add(1);
    }
    for at in 0..choices.len() {
        let own = choices[at].features;
        if matches!(own.role, Role::Pawn | Role::King) || seen[own.role.index()][own.to.index()] < 2 {
            continue;
        }
        let twins = || {
            let features = choices.iter().map(|choice| choice.features);
            features.filter(move |other| other.role == own.role && other.to == own.to && other.from != own.from)
        };
        let same = |file: File, rank: Rank| {
            let (mut files, mut ranks) = (false, false);
            for twin in twins() {
                files |= twin.from.file() == file;
                ranks |= twin.from.rank() == rank;
            }
            (files, ranks)
        };
        let (files, ranks) = same(own.from.file(), own.from.rank());
        // The file if it tells them apart, else the rank, else both (C.10).
        choices[at].features.file = !files || ranks;
        choices[at].features.rank = files;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_are_those_of_san() {
        for fen in [
            "4k3/8/8/8/8/8/1N3N2/4K3 w - - 0 1",
            "R7/8/8/4k3/8/8/8/R3K3 w - - 0 1",
            "8/8/1Q3Q2/8/8/k7/5Q2/K7 w - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
        ] {
            let position = Position::from_fen(fen).unwrap();
            let mut list = Vec::new();
            choices(&position, &mut list);
            assert_eq!(list.len(), position.legal_moves().len());
            for Choice { played, features, .. } in list {
                let (file, rank) = position.disambiguation(played);
                assert_eq!((features.file, features.rank), (file.is_some(), rank.is_some()), "{fen} {played}");
            }
        }
    }

    #[test]
    fn keys_tell_moves_apart() {
        let position = Position::from_fen("r1b1k2r/1P6/8/3pP3/8/8/1N3N2/R3K2R w KQkq d6 0 1").unwrap();
        let mut list = Vec::new();
        choices(&position, &mut list);
        let mut keys: Vec<u32> = list.iter().map(|choice| choice.features.key()).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), list.len());
    }
}
