//! Of positions.

use crate::places::algebraic;
use planilla::{Edition, EditionName, Status, facts, read_in};
use planilla_board::{Position, Square};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Form, Style, write_move};

/// A FEN that is read gives a position that is written and read the same; one with faults says where they are.
pub fn fen_round_trips(text: &str) {
    match Position::from_fen(text) {
        Ok(position) => {
            let fen = position.to_fen();
            let again = Position::from_fen(&fen).unwrap_or_else(|error| panic!("{fen} from {text:?}: {error}"));
            assert_eq!(again, position, "{text:?}");
            assert_eq!(again.key(), position.key(), "{text:?}");
            for played in &position.legal_moves() {
                let after = position.played(played);
                assert!(position.is_legal(played), "{played} in {fen}");
                assert!(Position::from_fen_lenient(&after.to_fen()).is_ok(), "{played} in {fen}");
            }
        }
        Err(error) => assert!(!error.faults().is_empty() && !error.to_string().is_empty(), "{text:?}"),
    }
    if let Ok((position, faults)) = Position::from_fen_lenient(text) {
        assert!(faults.iter().all(|fault| fault.is_forgivable()), "{text:?}");
        let fen = position.to_fen();
        assert!(Position::from_fen_lenient(&fen).is_ok_and(|(again, _)| again == position), "{fen} from {text:?}");
    }
}

/// Every legal move, in every language and form, is read as itself; in PGN's form it is the board's own SAN.
pub fn writing_is_read_back(position: &Position) {
    let laws = Edition::of(EditionName::newest());
    for played in &position.legal_moves() {
        let facts = facts(position, played);
        for language in algebraic() {
            for style in Form::ALL.map(Style::new).into_iter().chain([Style::default().without_marks()]) {
                let text = write_move(&facts, language, style);
                let read = if style.form == Form::San { &LANGUAGES[0] } else { language };
                let reading = read_in(&text, position, &[read], laws);
                assert_eq!(reading.played(), Some(played), "{text} ({}, {style:?}) in {position}", language.code);
                let by_the_book = matches!(style.form, Form::Short | Form::Long);
                assert!(!by_the_book || reading.status == Status::Exact, "{text} in {position}: {:?}", reading.status);
                assert!(style.form != Form::San || text == position.san(played).as_str(), "{text} in {position}");
            }
        }
    }
}

/// Two positions have one key exactly when they are the same under Article 9.2: men, turn, rights to castle, and the
/// en passant capture that can be made.
pub fn keys_are_identity(one: &Position, other: &Position) {
    let facts = |position: &Position| {
        let men: Vec<_> = Square::all().map(|square| position.piece_at(square)).collect();
        let capture = position.legal_moves().iter().any(|m| position.is_en_passant(*m));
        let ep = position.ep_square().filter(|_| capture);
        (men, position.turn(), position.castling_rights(), ep)
    };
    let same = facts(one) == facts(other);
    assert_eq!(one.key() == other.key(), same, "{one} and {other}");
    assert_eq!(one.same_as(other), same, "{one} and {other}");
}
