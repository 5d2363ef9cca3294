//! Cases of games.

use super::*;
use planilla_notation::Outcome;

#[test]
fn places_lead_back_to_the_file() {
    let second = b"[White \"Mu\xf1\xf3z \xe9\xe9\"]\n\n1. e4 e5 2. Ke3 1-0";
    let file = [b"\xef\xbb\xbf1. e4 Ke6 *\n\n".as_slice(), second].concat();
    let mut games = GamesIn::new(&file);
    let mut found = Vec::new();
    while let Some(mut game) = games.next_game() {
        if let Err(Fault::Move { ply, span }) = game.validate() {
            let place = span.start as usize;
            found.push((ply, game.offset_of(place) as usize, game.line_of(place)));
        }
    }
    let at = |text: &[u8]| file.windows(text.len()).position(|window| window == text).unwrap();
    assert_eq!(found, [(2, at(b"Ke6"), 1), (3, at(b"Ke3"), 5)]);
}

#[test]
fn tags_are_read_once_and_together() {
    let mut games = GamesIn::new(b"[White \"A\"]\n[Black \"B\"]\n\n1. e4 [White \"C\"] e5 *");
    let mut game = games.next_game().unwrap();
    let (white, black) = (game.tag("White"), game.tag("Black"));
    assert_eq!((white.as_deref(), black.as_deref(), game.tag("Event")), (Some("A"), Some("B"), None));
    assert_eq!(game.validate(), Ok(2));
    assert_eq!((game.result(), game.tags().count()), (Some(Outcome::Unknown), 2));
}

#[test]
fn what_cannot_be_replayed() {
    let wide: Vec<u8> = "\u{feff}1. e4 *".encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (file, message) in [
        (wide.as_slice(), "the file is in UTF-16: decode it first"),
        (b"[Variant \"Atomic\"]\n\n1. e4 *", "Atomic is a variant of chess"),
        (b"1. e4 e5 2. Q-h5 *", "ply 3 names no legal move by the letter, or more than one"),
    ] {
        let mut games = GamesIn::new(file);
        let mut game = games.next_game().unwrap();
        assert_eq!(game.validate().map_err(|fault| fault.to_string()), Err(message.to_owned()));
    }
    let mut games = GamesIn::new(b"1. e4 e5 2. Ke3 *");
    let mut game = games.next_game().unwrap();
    let mut moves = game.moves().unwrap();
    assert_eq!(moves.by_ref().flatten().count(), 2);
    assert_eq!(moves.position().fullmove_number(), 2);
    assert!(moves.next().is_none());
}
