//! Which men, and from where, could make the move that a cell names: so it is seen at a glance whether a game in which other men
//! stand elsewhere makes sense of it.

use super::super::lattice::Edge;
use super::super::search::Task;
use planilla_board::{Bitboard, Color, Move, Position, Role, Square, attacks, between, pawn_attacks};
use planilla_notation::{Kind, ManMove, Target};

/// What the cells of a ply ask for.
#[derive(Clone, Debug, Default)]
pub(super) struct Wanted {
    /// The squares from which a man of each role could do what is written.
    from: [Bitboard; 6],
    /// The squares that stand in the way of those that are there.
    through: Bitboard,
    wants: Vec<Want>,
    /// Whether all name squares, and are neither castling nor promotions.
    plain: bool,
}

/// A man, where he comes from, and where he goes if that is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Want {
    role: Role,
    from: Bitboard,
    to: Option<Square>,
}

impl Wanted {
    /// What the cells ask for that stand beside a move.
    pub(super) fn of(position: &Position, at: [u16; 2], edge: &Edge, task: &Task<'_>) -> Wanted {
        let mut wanted = Wanted::default();
        let turn = position.turn();
        for (nth, sheet) in task.sheets.iter().enumerate().filter(|(nth, _)| edge.used[*nth].cell) {
            let cell = (at[nth] + u16::from(edge.used[nth].surplus)) as usize;
            for (_, readings, _) in sheet.cells.get(cell).map_or(&[][..], |cell| &cell.texts) {
                for written in readings {
                    match written.kind {
                        Kind::Man(man) => wanted.add_man(turn, man),
                        Kind::Castle(_) => {
                            let from = Bitboard::of(position.king(turn));
                            wanted.add(Want { role: Role::King, from, to: None });
                        }
                        Kind::Relative(man) => {
                            wanted.add(Want { role: man.role, from: Bitboard::ALL, to: None });
                        }
                        Kind::Gap | Kind::Unread => (),
                    }
                }
            }
        }
        for want in &wanted.wants {
            wanted.from[want.role.index()] |= want.from;
            for square in position.pieces(turn, want.role) & want.from {
                wanted.through |= want.to.map_or(Bitboard::ALL, |to| Bitboard::of(to) | between(square, to));
            }
        }
        let last = |to: Square| matches!(to.rank().index(), 0 | 7);
        let plain = |want: &Want| want.to.is_some_and(|to| want.role != Role::Pawn || !last(to));
        wanted.plain = wanted.wants.iter().all(plain);
        wanted
    }

    fn add_man(&mut self, turn: Color, man: ManMove) {
        let files = man.file.map_or(Bitboard::ALL, Bitboard::file);
        let there = files & man.rank.map_or(Bitboard::ALL, Bitboard::rank);
        let to = match man.target {
            Target::Square(to) | Target::ManAt(_, to) => Some(to),
            Target::File(_) | Target::Man(_) => None,
        };
        for role in Role::ALL.into_iter().filter(|role| man.role.is_none_or(|man| man == *role)) {
            let from = there & to.map_or(Bitboard::ALL, |to| origins(role, turn, to));
            self.add(Want { role, from, to });
        }
    }

    fn add(&mut self, want: Want) {
        if !self.wants.contains(&want) {
            self.wants.push(want);
        }
    }

    /// Whether it names squares, and neither castling nor promotions.
    pub(super) fn is_plain(&self) -> bool {
        self.plain
    }

    /// Whether a man on a square may do what is written.
    pub(super) fn by(&self, role: Role, square: Square) -> bool {
        self.from[role.index()].contains(square)
    }

    /// Whether one of the men on these squares may.
    pub(super) fn by_any(&self, position: &Position, turn: Color, squares: Bitboard) -> bool {
        let may = |role: Role| !(position.pieces(turn, role) & squares & self.from[role.index()]).is_empty();
        Role::ALL.into_iter().any(may)
    }

    /// Whether one of these squares stands in the way of a man who may.
    pub(super) fn opens(&self, apart: Bitboard) -> bool {
        !(apart & self.through).is_empty()
    }

    /// The moves by which men of a position may do what is written, if nothing else forbids them.
    pub(super) fn moves(&self, position: &Position, turn: Color) -> impl Iterator<Item = Move> {
        let (own, occupied) = (position.by_color(turn), position.occupied());
        let ways = self.wants.iter().filter_map(move |want| Some((want, want.to.filter(|to| !own.contains(*to))?)));
        ways.flat_map(move |(want, to)| {
            let men = position.by_role(want.role) & own & want.from;
            let free = men.into_iter().filter(move |from| (between(*from, to) & occupied).is_empty());
            free.map(move |from| Move::new(from, to))
        })
    }

    /// Whether a man of a position may do what is written.
    pub(super) fn can_be(&self, position: &Position, turn: Color) -> bool {
        let (own, occupied) = (position.by_color(turn), position.occupied());
        self.wants.iter().any(|want| {
            let men = position.by_role(want.role) & own & want.from;
            want.to.map_or(!men.is_empty(), |to| {
                !own.contains(to) && men.into_iter().any(|from| (between(from, to) & occupied).is_empty())
            })
        })
    }
}

/// The squares from which a man reaches another one on an empty board.
fn origins(role: Role, turn: Color, to: Square) -> Bitboard {
    if role != Role::Pawn {
        return attacks(role, turn, to, Bitboard::EMPTY);
    }
    let behind = |set: Bitboard| if turn == Color::White { set >> 8 } else { set << 8 };
    let one = behind(Bitboard::of(to));
    pawn_attacks(!turn, to) | one | behind(one)
}
