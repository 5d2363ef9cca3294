//! The law of systems other than the algebraic: a move written in full is read as itself, and written in part as a set of
//! moves that holds it, none of which is another man's or goes to another square.

use crate::places::algebraic;
use planilla::{Edition, EditionName, facts, facts_for, read_in};
use planilla_board::{Color, Move, Position, Role, Square};
use planilla_notation::language::{LANGUAGES, System};
use planilla_notation::{Form, Kind, Language, Marks, MoveFacts, Style, read_move, write_move};

/// Every legal move, in every such system.
pub fn other_systems_are_read_back(position: &Position) {
    let laws = Edition::of(EditionName::newest());
    for played in &position.legal_moves() {
        for language in LANGUAGES {
            let Some((whole, part)) = written(position, played, language) else { continue };
            let reading = read_in(&whole, position, &[language], laws);
            assert_eq!(reading.played(), Some(played), "{whole} ({}) in {position}", language.code);
            let reading = read_in(&part, position, &[language], laws);
            let men = reading.candidates.iter().map(|candidate| candidate.played);
            let alike = |other: Move| {
                position.role_at(other.from()) == position.role_at(played.from())
                    && other.to() == played.to()
                    && other.promotion() == played.promotion()
            };
            assert!(men.clone().any(|other| other == played), "{part} ({}) in {position}", language.code);
            assert!(men.into_iter().all(alike), "{part} ({}) in {position}", language.code);
        }
    }
}

/// Every legal move, written in every such system in all its styles, is read back as that move and no other.
pub fn systems_are_written_and_read_back(position: &Position) {
    let laws = Edition::of(EditionName::newest());
    let styles = [Style::default(), Style::default().with_pgn_signs(), Style::default().without_marks()];
    for played in &position.legal_moves() {
        for language in others() {
            for style in styles {
                for offer in [false, style.shows_offers(language)] {
                    let text = write_move(
                        &MoveFacts { offer, ..facts_for(position, played, language, style) },
                        language,
                        style,
                    );
                    let reading = read_in(&text, position, &[language], laws);
                    assert_eq!(reading.played(), Some(played), "{text} ({}) in {position}", language.code);
                    assert_eq!(reading.written.marks.has(Marks::OFFER), offer, "{text} ({})", language.code);
                }
            }
        }
    }
}

/// The rows of systems other than the algebraic.
fn others() -> impl Iterator<Item = &'static Language> {
    LANGUAGES.iter().filter(|row| !matches!(row.system, System::Algebraic | System::Figurine))
}

/// A move in algebraic notation is none in any other system, castling aside: what two rows read they read alike.
pub fn algebraic_is_no_other_system(position: &Position) {
    for played in &position.legal_moves() {
        let facts = facts(position, played);
        for language in algebraic().filter(|_| facts.castle.is_none()) {
            for form in [Form::Short, Form::Long, Form::Figurine, Form::Uci, Form::San] {
                let text = write_move(&facts, language, Style::new(form));
                for other in others() {
                    let readings = read_move(&text, other);
                    assert_eq!(readings.first().kind, Kind::Unread, "{text} ({}) in {}", language.code, other.code);
                }
            }
        }
    }
}

/// A move with the square it comes from, and without.
fn written(position: &Position, played: Move, language: &Language) -> Option<(String, String)> {
    let role = position.role_at(played.from()).expect("a man moves");
    let (from, to) = (played.from(), played.to());
    let castles = role == Role::King && from.file().index().abs_diff(to.file().index()) == 2;
    match language.system {
        System::Algebraic | System::Figurine => None,
        System::Numeric => {
            let digits = |square: Square| format!("{}{}", square.file().index() + 1, square.rank().index() + 1);
            let piece = match played.promotion() {
                None => "",
                Some(Role::Queen) => "1",
                Some(Role::Rook) => "2",
                Some(Role::Bishop) => "3",
                Some(_) => "4",
            };
            let text = format!("{}{}{piece}", digits(from), digits(to));
            Some((text.clone(), text))
        }
        _ if castles => None,
        System::Descriptive => Some(descriptive(position, played, role, language)),
        System::Spoken => {
            const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
            let name = |square: Square| {
                format!("{} {}", language.files[square.file().index()][0], RANKS[square.rank().index()])
            };
            let capture = if position.is_capture(played) { " schlägt" } else { "" };
            let piece = played.promotion().map_or(String::new(), |piece| format!(" {}", language.letter(piece)));
            let man = language.letter(role);
            // A pawn that takes is named by its file.
            let file = match role {
                Role::Pawn if !capture.is_empty() => format!(" {}", language.files[from.file().index()][0]),
                _ => String::new(),
            };
            let whole = format!("{man} {}{capture} {}{piece}", name(from), name(to));
            Some((whole, format!("{man}{file}{capture} {}{piece}", name(to))))
        }
    }
}

fn descriptive(position: &Position, played: Move, role: Role, language: &Language) -> (String, String) {
    let rank_first = language.files[0][0].ends_with(language.letter(Role::Queen));
    let place = |square: Square| {
        let file = language.files[square.file().index()][0];
        let rank = square.rank().index();
        let rank = if position.turn() == Color::White { rank + 1 } else { 8 - rank };
        if rank_first { format!("{rank}{file}") } else { format!("{file}{rank}") }
    };
    let (man, to) = (language.letter(role), place(played.to()));
    let target = if position.is_capture(played) {
        let victim = position.role_at(played.to()).unwrap_or(Role::Pawn);
        format!("x{}({to})", language.letter(victim))
    } else {
        format!("-{to}")
    };
    let piece = played.promotion().map_or(String::new(), |piece| format!("={}", language.letter(piece)));
    (format!("{man}({}){target}{piece}", place(played.from())), format!("{man}{target}{piece}"))
}
