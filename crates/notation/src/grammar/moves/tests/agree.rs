//! The ways to read a cell give one answer.

use super::{MoveLike, show_all};
use crate::grammar::moves::{MoveReader, alphabets, general};
use crate::{Span, WrittenMove};
use planilla_board::Square;
use quickcheck::QuickCheck;

/// Checks that the ways to read give one answer.
fn agree(readers: &[&MoveReader], text: &str) {
    for reader in readers {
        if let Some(fast) = reader.fast.read(text.as_bytes()) {
            let whole = general::read(text, &reader.letters);
            assert_eq!(show_all(&fast), show_all(&whole), "{:?} `{text}`", reader.language);
        }
        let (padded, span) = (format!("{text} Nf3 Nf6"), Span::new(0, text.len()));
        for plain in [reader.read_plain(&padded, span), reader.read_hinted(text.as_bytes())].into_iter().flatten() {
            assert_eq!(WrittenMove::from(plain), *reader.read(text).first(), "{:?} `{text}`", reader.language);
        }
    }
}

fn readers() -> Vec<&'static MoveReader> {
    alphabets().iter().map(|one| one.reader).filter(|reader| reader.language().is_algebraic()).collect()
}

const SUFFIXES: [&str; 5] = ["", "+", "#", "++!", "?!"];

#[test]
fn fast_and_general_agree_on_pieces() {
    let readers = readers();
    let hints = ["", "a", "b", "c", "d", "e", "f", "g", "h", "1", "4", "8", "a1", "d7", "aa", "1a", "x", "ax"];
    for letter in 'A'..='Z' {
        for hint in hints {
            for sign in ["", "x", ":"] {
                for (place, square) in Square::all().filter(|square| square.index() % 7 == 0).enumerate() {
                    agree(&readers, &format!("{letter}{hint}{sign}{square}{}", SUFFIXES[place % 5]));
                }
            }
        }
    }
}

#[test]
fn fast_and_general_agree_on_pawns_and_castling() {
    let readers = readers();
    for square in Square::all() {
        for from in ["", "a", "b", "c", "d", "e", "f", "g", "h", "ax", "bx", "cx", "dx", "ex", "fx", "gx", "hx"] {
            for promotion in ["", "=Q", "=D", "=C", "=K", "=P", "=", "Q", "D", "N", "C", "B", "q"] {
                for suffix in SUFFIXES {
                    agree(&readers, &format!("{from}{square}{promotion}{suffix}"));
                }
            }
        }
    }
    for castling in ["O-O", "O-O-O", "0-0", "0-0-0", "O-0", "OO", "0-0-O", "O-O-O-O", "O", "0", "O-", "0-0-", "0-1"] {
        for suffix in SUFFIXES {
            agree(&readers, &format!("{castling}{suffix}"));
        }
    }
}

#[test]
fn fast_and_general_agree_on_any_text() {
    let check = |text: MoveLike| {
        agree(&readers()[..], &text.0);
        true
    };
    QuickCheck::new().tests(3000).quickcheck(check as fn(MoveLike) -> bool);
}
