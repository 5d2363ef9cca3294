//! Languages beside each other: where one text is two moves in two of them, it is ambiguous, and right in each; and no text
//! becomes a move that no language gives it.

use planilla::{Edition, EditionName, Reading, Status, facts, read_in};
use planilla_board::{Position, Role, Square};
use planilla_notation::language::{LANGUAGES, System};
use planilla_notation::{Language, Laxity, Style, alphabets, write_move};
use planilla_tests::random::{Dice, random_game};

fn read(text: &str, position: &Position, languages: &[&'static Language]) -> Reading {
    read_in(text, position, languages, Edition::of(EditionName::newest()))
}

/// The languages of the table, each alphabet once.
fn languages() -> Vec<&'static Language> {
    let firsts = alphabets().iter().map(|one| one.languages[0]);
    firsts.filter(|language| language.system == System::Algebraic).collect()
}

/// A spelling that is one man in one language and another man in the other; only the first of each list.
fn clashes(one: &Language, other: &Language) -> Vec<(&'static str, Role, Role)> {
    let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    let mut found = Vec::new();
    for first in pieces {
        for second in pieces.into_iter().filter(|second| *second != first) {
            if one.letters[first.index()][0] == other.letters[second.index()][0] {
                found.push((one.letters[first.index()][0], first, second));
            }
        }
    }
    found
}

/// A position in which White has these two men beside the kings, each with a move to one square, and that square.
fn two_men_for_one_square(dice: &mut Dice, first: Role, second: Role) -> Option<(Position, Square, Square, Square)> {
    let squares: Vec<Square> = Square::all().collect();
    let mut board = [None; 64];
    let mut put = |dice: &mut Dice, man: char| loop {
        let square = *dice.pick(&squares);
        if board[square.index()].is_none() {
            board[square.index()] = Some(man);
            return square;
        }
    };
    put(dice, 'k');
    let king = put(dice, 'K');
    let mut place = |dice: &mut Dice, role: Role| if role == Role::King { king } else { put(dice, role.letter()) };
    let (from, other) = (place(dice, first), place(dice, second));
    let rank = |rank: usize| -> String {
        (0..8).map(|file| board[rank * 8 + file].map_or_else(|| "1".to_owned(), |man: char| man.to_string())).collect()
    };
    let ranks: Vec<String> = (0..8).rev().map(rank).collect();
    let position = Position::from_fen(&format!("{} w - - 0 1", ranks.join("/"))).ok()?;
    let reached = |from: Square| -> Vec<Square> {
        position.legal_moves().iter().filter(|played| played.from() == from).map(|played| played.to()).collect()
    };
    let target = reached(from).into_iter().find(|to| reached(other).contains(to))?;
    Some((position, from, other, target))
}

#[test]
fn one_text_for_two_moves_is_ambiguous_and_right_in_each_language() {
    let mut dice = Dice::new(51);
    let (mut pairs, mut tried) = (0, 0);
    let all = languages();
    for (at, one) in all.iter().enumerate() {
        for other in &all[at + 1..] {
            let clashes = clashes(one, other);
            pairs += usize::from(!clashes.is_empty());
            for (letter, first, second) in clashes {
                let found = (0..10_000).find_map(|_| two_men_for_one_square(&mut dice, first, second));
                let (position, from, to_be, target) = found.expect("two men that reach one square");
                let text = format!("{letter}{target}");
                let name = format!("`{text}` in {} and {} in {position}", one.code, other.code);
                let in_one = read(&text, &position, &[one]).played().expect(&name);
                let in_other = read(&text, &position, &[other]).played().expect(&name);
                assert_eq!((in_one.from(), in_one.to(), in_other.from(), in_other.to()), (from, target, to_be, target));
                let auto = read(&text, &position, &[]);
                assert_eq!(auto.status, Status::Ambiguous, "{name}");
                for (played, language) in [(in_one, one), (in_other, other)] {
                    let rival = auto.candidates.iter().find(|candidate| candidate.played == played).expect(&name);
                    assert_eq!(rival.languages >> language.row() & 1, 1, "{name}");
                }
                tried += 1;
            }
        }
    }
    assert!(pairs > 150 && tried > 190, "{pairs} pairs, {tried} texts");
}

/// The men that a text may name by the table alone: those with a spelling that it opens with, letter case and look-alikes
/// of other alphabets set aside by leaving texts with them out.
fn men_by_the_table(text: &str) -> Vec<Role> {
    let opens = |language: &&Language, role: Role| {
        language.letters[role.index()].iter().any(|spelling| text.starts_with(spelling))
    };
    let algebraic = || LANGUAGES.iter().filter(|language| language.is_algebraic());
    let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    let mut men: Vec<Role> =
        pieces.into_iter().filter(|role| algebraic().any(|language| opens(&language, *role))).collect();
    let pawn_letter = algebraic().any(|language| opens(&language, Role::Pawn));
    if pawn_letter || text.starts_with(|c: char| c.is_lowercase()) {
        men.push(Role::Pawn);
    }
    if text.starts_with('0') {
        men.push(Role::King);
    }
    men
}

#[test]
fn no_text_is_a_move_that_no_language_gives_it() {
    let mut dice = Dice::new(115);
    for language in LANGUAGES.iter().filter(|language| language.system == System::Algebraic) {
        for _ in 0..4 {
            let game = random_game(&mut dice, 60);
            for (position, played) in game.plies() {
                let text = write_move(&facts(position, played), language, Style::default());
                let auto = read(&text, position, &[]);
                let own = auto.candidates.iter().find(|candidate| candidate.played == played);
                assert!(own.is_some_and(|own| own.languages >> language.row() & 1 == 1), "{text} in {position}");
                if auto.written.laxity != Laxity::Letter {
                    continue;
                }
                let men = men_by_the_table(&text);
                for candidate in &auto.candidates {
                    let man = position.role_at(candidate.played.from()).expect("a man moves");
                    assert!(men.contains(&man), "{text} ({}) as {} in {position}", language.code, candidate.played);
                }
            }
        }
    }
}
