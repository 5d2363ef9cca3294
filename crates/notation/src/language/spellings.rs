//! The words of `corpus/words/words.csv`, by themselves and behind the moves of a sheet.

use super::words::{adjourned_at, capture_word, castling_at, mark_at, reason_at, resigns_phrase};
use crate::{EndReason, ItemKind, Marks, Outcome, Score, parse_sheet, read_result, result_phrase};
use planilla_board::Side;

/// The rows: meaning and text.
fn rows() -> Vec<(String, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/words/words.csv");
    let table = std::fs::read_to_string(path).expect("corpus/words/words.csv lies in the repository");
    let lines = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    let row = |line: &str| {
        let (_, rest) = line.split_once(',').expect("three columns");
        let (meaning, text) = rest.split_once(',').expect("three columns");
        (meaning.to_owned(), text.to_owned())
    };
    let rows: Vec<_> = lines.map(row).collect();
    assert!(rows.len() > 500, "{}", rows.len());
    rows
}

fn outcome(meaning: &str) -> Option<Outcome> {
    Some(match meaning {
        "draw" => Outcome::Draw,
        "white_wins" | "black_resigns" => Outcome::WhiteWins,
        "black_wins" | "white_resigns" => Outcome::BlackWins,
        "white_forfeit_win" => Outcome::WhiteForfeitWin,
        "black_forfeit_win" => Outcome::BlackForfeitWin,
        "both_forfeit" => Outcome::BothForfeit,
        _ => return None,
    })
}

/// Whether a text by itself, whole, has its meaning.
fn means(meaning: &str, text: &str) -> bool {
    let mark = |wanted: Marks| mark_at(text).is_some_and(|(length, marks)| length == text.len() && marks.has(wanted));
    let castles = |sides: &[Side]| {
        castling_at(text).is_some_and(|(length, named)| length == text.len() && named.collect::<Vec<_>>() == sides)
    };
    let reason = |wanted| reason_at(text) == Some((text.len(), wanted));
    match meaning {
        "check" | "double_check" => mark(Marks::CHECK),
        "mate" => mark(Marks::MATE) && reason(EndReason::Checkmate),
        "en_passant" => mark(Marks::EN_PASSANT),
        // Signs of an offer are the move grammar's.
        "offer" => mark(Marks::OFFER) || text.contains('='),
        "capture" => capture_word(text) == Some(text.len()),
        "castle" => castles(&Side::ALL),
        "castle_short" => castles(&[Side::King]),
        "castle_long" => castles(&[Side::Queen]),
        "wins" => read_result(&format!("White {text}")) == Some(Outcome::WhiteWins),
        "resigns" => resigns_phrase(text) == Some(text.len()) && reason(EndReason::Resignation),
        "time" => reason(EndReason::Time),
        "stalemate" => reason(EndReason::Stalemate),
        "repetition" => reason(EndReason::Repetition),
        "adjourned" | "sealed" => adjourned_at(text) == Some(text.len()),
        _ => {
            let read = outcome(meaning);
            assert!(read.is_some(), "{meaning}");
            result_phrase(text).map(|(length, outcome)| (length, Some(outcome))) == Some((text.len(), read))
        }
    }
}

#[test]
fn every_word_means_what_its_row_says() {
    let mut wrong = Vec::new();
    for (meaning, text) in rows() {
        let texts = [text.clone(), text.to_uppercase(), text.to_lowercase(), text.replace(' ', "\u{a0}")];
        let exact = matches!(text.as_str(), "DO" | "ZÜ");
        for text in texts.iter().filter(|written| !exact || **written == text) {
            if !means(&meaning, text) {
                wrong.push(format!("{meaning} {text}"));
            }
        }
        if meaning == "draw" && text.chars().all(|c| c.is_alphabetic() || c == ' ') {
            for asked in [format!("{text}?"), format!("{text} ?")] {
                if !means("offer", &asked) || read_result(&asked).is_some() {
                    wrong.push(asked);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The items of a sheet behind its two moves, with their texts; of the last move itself if something was joined to it.
fn behind_moves(text: &str) -> Vec<(ItemKind, String)> {
    let sheet = format!("1.e4 e5 2.Nf3 Nc6 {text}\n");
    let mut score = Score::default();
    parse_sheet(&sheet, &mut score);
    let items = score.items.iter().map(|item| (item.kind, item.span.of(&sheet).to_owned()));
    let last = items.filter(|(_, text)| !["e4", "e5", "Nf3", "Nc6", "1.", "2."].contains(&text.as_str()));
    last.collect()
}

#[test]
fn every_word_stands_behind_the_moves_of_a_sheet() {
    let mut wrong = Vec::new();
    for (meaning, text) in rows() {
        let items = behind_moves(&text);
        let joined = (ItemKind::Cell, format!("Nc6 {text}"));
        let kind = match meaning.as_str() {
            "check" | "double_check" | "mate" | "en_passant" | "offer" => joined.0,
            "capture" | "wins" => continue,
            "castle" | "castle_short" | "castle_long" => ItemKind::Cell,
            "resigns" => ItemKind::Resignation,
            "time" | "stalemate" | "repetition" | "adjourned" | "sealed" => ItemKind::Comment,
            _ => ItemKind::Result(outcome(&meaning).unwrap()),
        };
        let wanted = if kind == ItemKind::Cell && !meaning.starts_with("castle") { joined } else { (kind, text) };
        if items != [wanted.clone()] {
            wrong.push(format!("{meaning} {wanted:?} {items:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_word_wins_and_loses_or_is_both_sides() {
    for language in super::LANGUAGES {
        let words = language.words;
        for fate in words.wins {
            assert_eq!(read_result(&format!("White {fate}")), Some(Outcome::WhiteWins), "{fate}");
        }
        for fate in [words.loses, words.resigns].concat() {
            assert_eq!(read_result(&format!("White {fate}")), Some(Outcome::BlackWins), "{fate}");
        }
        for (sides, outcome) in words.sides.iter().zip([Outcome::WhiteWins, Outcome::BlackWins]) {
            for side in *sides {
                for text in [format!("{side} wins"), format!("{side} wins").to_uppercase()] {
                    assert_eq!(read_result(&text), Some(outcome), "{text}");
                }
            }
        }
    }
}
