//! What can be seen of a move at a glance: where a man goes, what it takes, leaves behind, attacks and risks.
//!
//! A feature is an index into one table of weights, laid out by [`GROUPS`]. What is attacked by whom is counted once a
//! position, in sets of squares, so that a move costs no more than a look into them; exchanges are judged by the least man
//! of each side that can take part, which is right in most of them and needs no search. **Lacks weights.**

use planilla_board::{
    Bitboard, Color, Move, Position, Role, Side, Square, attacks, bishop_attacks, knight_attacks, pawn_attacks,
    rook_attacks,
};

/// The groups of features and how many each has, in the order of the table of weights.
pub(super) const GROUPS: [(&str, usize); 17] = [
    ("from", 3 * 6 * 64),
    ("to", 3 * 6 * 64),
    ("capture", 6 * 5 * 3),
    ("exchange", 2 * 6 * 8),
    ("escape", 6 * 8),
    ("leaves", 6 * 3),
    ("guards", 6),
    ("recapture", 8),
    ("check", 6 * 4),
    ("promotion", 5),
    ("castling", 2 * 3),
    ("rights", 2 * 2),
    ("threat", 6 * 4),
    ("near", 6 * 8),
    ("again", 3 * 4),
    ("passed", 8 * 2),
    ("evasion", 3 * 2),
];

/// How many features there are.
pub(super) const FEATURES: usize = start_of(GROUPS.len());

/// Where a group begins.
const fn start_of(group: usize) -> usize {
    let (mut start, mut at) = (0, 0);
    while at < group {
        start += GROUPS[at].1;
        at += 1;
    }
    start
}

const FROM: usize = start_of(0);
const TO: usize = start_of(1);
const CAPTURE: usize = start_of(2);
const EXCHANGE: usize = start_of(3);
const ESCAPE: usize = start_of(4);
const LEAVES: usize = start_of(5);
const GUARDS: usize = start_of(6);
const RECAPTURE: usize = start_of(7);
const CHECK: usize = start_of(8);
const PROMOTION: usize = start_of(9);
const CASTLING: usize = start_of(10);
const RIGHTS: usize = start_of(11);
const THREAT: usize = start_of(12);
const NEAR: usize = start_of(13);
const AGAIN: usize = start_of(14);
const PASSED: usize = start_of(15);
const EVASION: usize = start_of(16);

/// What the men are worth in pawns, king last.
const WORTH: [i32; 6] = [1, 3, 3, 5, 9, 20];

/// The squares that one side attacks.
#[derive(Clone, Copy)]
struct Attacked {
    /// By men of a worth up to that of the role.
    up_to: [Bitboard; 6],
    /// At all.
    once: Bitboard,
    /// By two men or more.
    twice: Bitboard,
}

impl Attacked {
    fn by(position: &Position, color: Color) -> Attacked {
        let occupied = position.occupied();
        let (mut up_to, mut once, mut twice) = ([Bitboard::EMPTY; 6], Bitboard::EMPTY, Bitboard::EMPTY);
        let mut add = |set: Bitboard| {
            twice |= once & set;
            once |= set;
        };
        let pawns = position.pieces(color, Role::Pawn);
        let (a, h) = (Bitboard(0x0101_0101_0101_0101), Bitboard(0x8080_8080_8080_8080));
        if color == Color::White {
            add((pawns & !a) << 7);
            add((pawns & !h) << 9);
        } else {
            add((pawns & !a) >> 9);
            add((pawns & !h) >> 7);
        }
        up_to[0] = once;
        for role in Role::ALL.into_iter().skip(1) {
            let before = once;
            for square in position.pieces(color, role) {
                let set = attacks(role, color, square, occupied);
                twice |= once & set;
                once |= set;
            }
            up_to[role.index()] = before | once;
        }
        Attacked { up_to, once, twice }
    }
}

/// What is to be known of a position before its moves are looked at.
pub(super) struct Scene<'p> {
    position: &'p Position,
    turn: Color,
    ours: Attacked,
    theirs: Attacked,
    phase: usize,
    /// Our men that can be taken at a gain.
    hanging: Bitboard,
    /// The worth of the best of them, as a role's index; 6 if there is none.
    best: usize,
    /// For each role of ours the men of the other side that nothing guards or that are worth more.
    targets: [Bitboard; 6],
    /// For each role of ours the squares from which it attacks their king.
    checking: [Bitboard; 6],
    /// Whether castling may still come.
    rights: bool,
    recent: [Option<Move>; 2],
}

impl Scene<'_> {
    /// Looks at a position; `recent` are the last moves, first the other side's, then ours before it.
    pub(super) fn new(position: &Position, recent: [Option<Move>; 2]) -> Scene<'_> {
        let turn = position.turn();
        let (ours, theirs) = (Attacked::by(position, turn), Attacked::by(position, !turn));
        let men = position.by_color(turn);
        let mut hanging = Bitboard::EMPTY;
        let mut best = 6;
        for role in Role::ALL.into_iter().take(5) {
            let own = position.by_role(role) & men;
            // Taken by a lesser man, or by any where nothing guards it.
            let lesser = match role {
                Role::Pawn => Bitboard::EMPTY,
                Role::Knight | Role::Bishop => theirs.up_to[0],
                Role::Rook => theirs.up_to[Role::Bishop.index()],
                _ => theirs.up_to[Role::Rook.index()],
            };
            let found = own & (lesser | (theirs.once & !ours.once));
            if !found.is_empty() {
                best = role.index();
            }
            hanging |= found;
        }
        let occupied = position.occupied();
        let enemies = position.by_color(!turn);
        let loose = enemies & !theirs.once;
        let queens = enemies & position.by_role(Role::Queen);
        let rooks = queens | (enemies & position.by_role(Role::Rook));
        let pieces = rooks | (enemies & (position.by_role(Role::Knight) | position.by_role(Role::Bishop)));
        let king = position.king(!turn);
        let (oblique, straight) = (bishop_attacks(king, occupied), rook_attacks(king, occupied));
        let rights = position.castling_rights();
        let officers = (position.by_role(Role::Pawn) | position.by_role(Role::King)) ^ occupied;
        let heavy = position.by_role(Role::Queen).len();
        let phase = match officers.len() + heavy {
            14.. => 0,
            8.. => 1,
            _ => 2,
        };
        Scene {
            position,
            turn,
            ours,
            theirs,
            phase,
            hanging,
            best,
            targets: [pieces | loose, rooks | loose, rooks | loose, queens | loose, loose, loose],
            checking: [
                pawn_attacks(!turn, king),
                knight_attacks(king),
                oblique,
                straight,
                oblique | straight,
                Bitboard::EMPTY,
            ],
            rights: rights.has(turn, Side::King) || rights.has(turn, Side::Queen),
            recent,
        }
    }

    /// Hands the features of a legal move, by a man of this role that takes a man of that one, to a function.
    #[inline]
    pub(super) fn features(&self, played: Move, role: Role, captured: Option<Role>, mut each: impl FnMut(usize)) {
        let position = self.position;
        let (from, to) = (played.from(), played.to());
        let man = role.index();
        let files = from.file().index().abs_diff(to.file().index());
        if role == Role::King && files == 2 {
            let side = if to.file().index() > from.file().index() { Side::King } else { Side::Queen };
            each(CASTLING + side as usize * 3 + self.phase);
            return;
        }
        each(FROM + (self.phase * 6 + man) * 64 + self.seen(from));
        each(TO + (self.phase * 6 + man) * 64 + self.seen(to));
        let gain = self.exchange(role, from, to, captured);
        let outcome = match gain {
            ..=-1 => 0,
            0 => 1,
            _ => 2,
        };
        if let Some(captured) = captured {
            each(CAPTURE + (man * 5 + captured.index().min(4)) * 3 + outcome);
        }
        let grade = match gain {
            ..=-6 => 0,
            -5..=-4 => 1,
            -3..=-2 => 2,
            -1 => 3,
            0 => 4,
            1 => 5,
            2..=3 => 6,
            _ => 7,
        };
        each(EXCHANGE + (usize::from(captured.is_some()) * 6 + man) * 8 + grade);
        let hangs = self.hanging.contains(from);
        let attacked = self.theirs.once.contains(from);
        each(ESCAPE + man * 8 + usize::from(hangs) * 4 + usize::from(attacked) * 2 + usize::from(gain < 0));
        let left = if hangs { self.best_but(from) } else { self.best };
        if left < 6 {
            let how = usize::from(captured.is_some());
            each(LEAVES + left * 3 + how);
        }
        let reach = attacks(role, self.turn, to, position.occupied() ^ Bitboard::of(from));
        if !(reach & self.hanging).is_empty() {
            each(GUARDS + man);
        }
        if let Some(last) = self.recent[0] {
            if last.to() == to {
                each(RECAPTURE + grade);
            }
            let distance = |a: Square, b: Square| {
                let files = a.file().index().abs_diff(b.file().index());
                files.max(a.rank().index().abs_diff(b.rank().index()))
            };
            each(NEAR + man * 8 + distance(to, last.to()));
        }
        if let Some(before) = self.recent[1] {
            if before.to() == from {
                each(AGAIN + self.phase * 4 + usize::from(before.from() == to));
            } else {
                each(AGAIN + self.phase * 4 + 2 + usize::from(before.from() == to));
            }
        }
        if self.checking[man].contains(to) {
            each(CHECK + man * 4 + usize::from(captured.is_some()) * 2 + usize::from(gain < 0));
        }
        if let Some(promotion) = played.promotion() {
            each(PROMOTION + promotion.index());
        }
        if self.rights && matches!(role, Role::King | Role::Rook) {
            each(RIGHTS + usize::from(role == Role::King) * 2 + usize::from(captured.is_some()));
        }
        let targets = reach & self.targets[man];
        each(THREAT + man * 4 + if gain < 0 { 3 } else { targets.len().min(2) });
        if role == Role::Pawn {
            let rank = self.seen(to) >> 3;
            each(PASSED + rank * 2 + usize::from(self.is_passed(to)));
        }
        if position.in_check() {
            let kind = match (role, captured) {
                (Role::King, _) => 0,
                (_, Some(_)) => 1,
                (_, None) => 2,
            };
            each(EVASION + kind * 2 + usize::from(gain < 0));
        }
    }

    /// A square as the side to move sees it.
    fn seen(&self, square: Square) -> usize {
        if self.turn == Color::White { square.index() } else { square.index() ^ 0o70 }
    }

    /// What the exchange on the target square wins, in pawns, as far as the first answers tell.
    fn exchange(&self, role: Role, from: Square, to: Square, captured: Option<Role>) -> i32 {
        let won = captured.map_or(0, |captured| WORTH[captured.index()]);
        if !self.theirs.once.contains(to) {
            return won;
        }
        let least = self.theirs.up_to.iter().position(|set| set.contains(to)).unwrap_or(5);
        let pushes = role == Role::Pawn && from.file() == to.file();
        let guards = if pushes { self.ours.once } else { self.ours.twice };
        let risk = WORTH[role.index()];
        if guards.contains(to) {
            // A king takes nothing that is guarded.
            if least == 5 { won } else { won - (risk - WORTH[least]).max(0) }
        } else {
            won - risk
        }
    }

    /// The best of our men that hang, but for one.
    fn best_but(&self, square: Square) -> usize {
        let rest = self.hanging & !Bitboard::of(square);
        let found = |role: &Role| !(rest & self.position.by_role(*role)).is_empty();
        Role::ALL.into_iter().take(5).rfind(found).map_or(6, Role::index)
    }

    /// Whether no pawn of the other side stands before a square, on its file or beside it.
    fn is_passed(&self, to: Square) -> bool {
        let pawns = self.position.pieces(!self.turn, Role::Pawn).0;
        let file = 0x0101_0101_0101_0101_u64 << to.file().index();
        let beside = ((file & !0x8080_8080_8080_8080) << 1) | ((file & !0x0101_0101_0101_0101) >> 1);
        let rank = to.rank().index();
        let before =
            if self.turn == Color::White { (u64::MAX << (8 * rank)) << 8 } else { (u64::MAX >> (56 - 8 * rank)) >> 8 };
        pawns & (file | beside) & before == 0
    }
}
