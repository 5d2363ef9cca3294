//! `start.wrong_position`

use super::rapid_setup;
use crate::edition::EditionName::{E1997, E2014, E2017, E2023};
use crate::finding::{Arg, Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use planilla_board::{Bitboard, Color, Piece, Position, Role, Square};
use planilla_notation::Key;

/// A start position with men exchanged on the back ranks.
pub(crate) static RULE: Rule = Rule {
    name: "start.wrong_position",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2014, numbers: &["7.1a"] },
        Cited { from: E2017, to: E2023, numbers: &["7.2.1"] },
    ],
    summary: "the game starts with men exchanged, such as king and queen",
    page: include_str!("wrong_position.md"),
    wakes: Signals::START_WRONG,
    notes_in_pgn: Signals::NONE,
    check,
};

/// Where the men of each role start (Article 2.3), in the order of [`Role::ALL`].
const HOMES: [Bitboard; 6] = [
    Bitboard(0x00FF_0000_0000_FF00),
    Bitboard(0x4200_0000_0000_0042),
    Bitboard(0x2400_0000_0000_0024),
    Bitboard(0x8100_0000_0000_0081),
    Bitboard(0x0800_0000_0000_0008),
    Bitboard(0x1000_0000_0000_0010),
];

/// Where each player's men start.
const SIDES: [Bitboard; 2] = [Bitboard(0xFFFF), Bitboard(0xFFFF << 48)];

/// How many men on wrong squares are named.
const MOST_NAMED: usize = 4;

/// How many of a player's men may stand on wrong squares for it to be a slip: two pairs exchanged.
const MOST_WRONG: usize = 4;

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some(tag) = context.score.tags.iter().find(|tag| tag.key == Key::Fen) else { return };
    if rapid_setup::stands(context) {
        return;
    }
    if rapid_setup::is_open(context) {
        let why = Message::new("setup-class-open").with("laws", context.laws.name.as_str());
        return findings.undecided(&RULE, why.with("count", usize::from(context.laws.setup_moves)));
    }
    let men = Arg::Sentences(men_of(&context.record.start));
    findings.push(Finding::new(&RULE, tag.value, Message::new("start-wrong").with("men", men)));
}

/// A sentence for each man on a wrong square.
pub(super) fn men_of(start: &Position) -> Vec<Message> {
    let wrong = misplaced(start);
    let mut men: Vec<Message> = wrong.into_iter().filter_map(|square| told(start, square)).take(MOST_NAMED).collect();
    if wrong.len() > MOST_NAMED {
        men.push(Message::new("start-wrong-more").with("count", wrong.len() - MOST_NAMED));
    }
    men
}

/// Who stands on a square, and who belongs there.
fn told(start: &Position, square: Square) -> Option<Message> {
    let Piece { color, role } = start.piece_at(square)?;
    let (belongs, _) = Role::ALL.into_iter().zip(HOMES).find(|(_, home)| home.contains(square))?;
    let message = Message::new("start-wrong-man").with("color", color).with("role", role);
    Some(message.with("square", square).with("by", belongs))
}

/// Whether a game starts with all men on the board, the pawns on their ranks and some men exchanged on the back ranks. Of
/// a position of play, an odds game or a shuffled start (Chess960) that is not said.
pub(crate) fn is_wrong(start: &Position) -> bool {
    let wrong = misplaced(start);
    if wrong.is_empty() {
        return false;
    }
    let colors = [Color::White, Color::Black];
    let all_men = |color: Color| {
        let count =
            |(role, home): (Role, Bitboard)| start.pieces(color, role).len() == (home & SIDES[color.index()]).len();
        start.by_color(color) == SIDES[color.index()] && Role::ALL.into_iter().zip(HOMES).all(count)
    };
    let few = |color: Color| (wrong & SIDES[color.index()]).len() <= MOST_WRONG;
    let begins = (start.turn(), start.fullmove_number(), start.halfmove_clock()) == (Color::White, 1, 0);
    begins
        && start.by_role(Role::Pawn) == HOMES[0]
        && colors.into_iter().all(|color| all_men(color) && few(color))
        && !is_shuffled(start, wrong)
}

/// The men of the back ranks on squares where others belong.
pub(super) fn misplaced(start: &Position) -> Bitboard {
    Role::ALL.into_iter().zip(HOMES).fold(Bitboard::EMPTY, |wrong, (role, home)| wrong | (start.by_role(role) & !home))
}

/// Whether both players' men are shuffled alike, and more than two of them: not by a slip.
fn is_shuffled(start: &Position, wrong: Bitboard) -> bool {
    let white = wrong & SIDES[0];
    let mirrored = Role::ALL.into_iter().all(|role| {
        let men = start.by_role(role).0;
        men == men.swap_bytes()
    });
    mirrored && white.len() > 2
}

#[cfg(test)]
mod tests {
    use crate::rules::said::check;

    const RULE: &str = "start.wrong_position";

    #[test]
    fn men_exchanged() {
        for (ranks, english, spanish) in [
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR",
                "the men do not stand where a game starts: White has a king on `d1` where the queen belongs; \
                 White has a queen on `e1` where the king belongs",
                "las piezas no están donde empieza la partida: las blancas tienen un rey en `d1`, donde va la dama; \
                 las blancas tienen una dama en `e1`, donde va el rey",
            ),
            (
                "rbnqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
                "the men do not stand where a game starts: Black has a bishop on `b8` where the knight belongs; \
                 Black has a knight on `c8` where the bishop belongs",
                "las piezas no están donde empieza la partida: las negras tienen un alfil en `b8`, donde va el caballo; \
                 las negras tienen un caballo en `c8`, donde va el alfil",
            ),
            (
                "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBNR",
                "the men do not stand where a game starts: White has a knight on `a1` where the rook belongs; \
                 White has a rook on `b1` where the knight belongs; White has a king on `d1` where the queen belongs; \
                 White has a queen on `e1` where the king belongs; 2 more men are exchanged",
                "las piezas no están donde empieza la partida: las blancas tienen un caballo en `a1`, donde va la torre; \
                 las blancas tienen una torre en `b1`, donde va el caballo; las blancas tienen un rey en `d1`, donde va la \
                 dama; las blancas tienen una dama en `e1`, donde va el rey; hay 2 piezas más cambiadas de sitio",
            ),
        ] {
            for laws in ["1997", "2014", "2017", "2023"] {
                let sheet = format!("laws: {laws}\nlang: en\nfen: {ranks} w - - 0 1\n\n1.e4 e5 2.d3 d6");
                check(&sheet, RULE, &[english], &[spanish]);
            }
            let pgn = format!("[SetUp \"1\"]\n[FEN \"{ranks} w - - 0 1\"]\n\n1. e4 e5 2. d3 d6 *\n");
            check(&pgn, RULE, &[english], &[spanish]);
        }
    }

    #[test]
    fn other_positions() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBKQBNR w kq - 0 1",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBKQBNR b kq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w - - 8 5",
            "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1",
            "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w - - 0 1",
            "8/8/8/8/8/3kP3/8/7K w - - 0 1",
        ] {
            check(&format!("lang: en\nfen: {fen}\n\n1.?"), RULE, &[], &[]);
        }
    }
}
