//! Laws that hold for both grammars over any text.

use super::{first_lost_byte, shown};
use crate::{Blocks, Dialect, Input, Lexer, Score, commands, parse_pgn, parse_sheet, parse_table, sniff};

/// Pieces that texts are made of, the odd ones included.
const PIECES: [&str; 78] = [
    "e4",
    "Cf3",
    "Nbd2",
    "exd6",
    "e8",
    "D",
    "0",
    "O",
    "0-0",
    "O-O-O",
    "1",
    "12.",
    "3...",
    "1-0",
    "½",
    "½-½",
    "*",
    "a.p.",
    "e.p.",
    "mate",
    "ch",
    "tablas",
    "tablas?",
    "ofrece",
    "enroque",
    "corto",
    "abandona",
    "(=)",
    "(",
    ")",
    "=",
    "(D)",
    "+",
    "#",
    "!?",
    "?",
    "--",
    "…",
    "...",
    ".",
    ",",
    ";",
    ":",
    "-",
    "–",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "\\",
    "[White \"x\"]",
    "[Event \"y\"]\n",
    "White:",
    "Blancas: ",
    "foo: ",
    "$1",
    "$",
    "%",
    "<",
    ">",
    "|",
    "\t",
    " ",
    " ",
    " ",
    "\n",
    "\n",
    "\r\n",
    "\r",
    "\u{a0}",
    "\u{feff}",
    "\0",
    "é",
    "♘f3",
    "Échec",
    "[%clk 0:01:00]",
    "(1:30)",
];

/// Random texts of pieces, the same at each run.
fn texts() -> impl Iterator<Item = String> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    (0..20_000).map(move |_| {
        let mut text = String::new();
        loop {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            if state.is_multiple_of(24) {
                return text;
            }
            text.push_str(PIECES[(state >> 20) as usize % PIECES.len()]);
        }
    })
}

#[test]
fn nothing_is_lost() {
    let mut score = Score::default();
    for text in texts() {
        for parse in [parse_pgn, parse_sheet] {
            parse(&text, &mut score);
            let dialect = score.dialect;
            assert_eq!(first_lost_byte(&score, &text), None, "{dialect:?} {text:?} {}", shown(&score, &text));
            assert!(score.items.iter().all(|item| !item.span.is_empty()), "{dialect:?} {text:?}");
            let order = score.items.windows(2).all(|pair| pair[0].span.end <= pair[1].span.start);
            assert!(order, "{dialect:?} {text:?}");
        }
    }
}

#[test]
fn tokens_tile_the_text() {
    for text in texts() {
        for dialect in [Dialect::Pgn, Dialect::Sheet] {
            let mut at = 0;
            for token in Lexer::new(&text, dialect) {
                assert_eq!(token.span.start as usize, at, "{dialect:?} {text:?}");
                assert!(!token.span.of(&text).is_empty(), "{dialect:?} {text:?}");
                at = token.span.end as usize;
            }
            assert_eq!(at, text.len(), "{dialect:?} {text:?}");
        }
    }
}

#[test]
fn blocks_tile_the_text() {
    for (text, kind) in texts().flat_map(|text| [(text.clone(), Input::Pgn), (text, Input::Text)]) {
        let mut blocks = Blocks::of_kind_with_bound(text.as_bytes(), kind, 64);
        let mut end = 0;
        while let Some(block) = blocks.next_block().unwrap() {
            assert_eq!(block.offset, end, "{text:?}");
            assert_eq!(block.bytes, &text.as_bytes()[end as usize..][..block.bytes.len()]);
            end += block.bytes.len() as u64;
        }
        assert!(text.as_bytes()[end as usize..].trim_ascii().is_empty(), "{text:?}");
    }
}

/// Floods of one piece over and over: nothing is lost, and with quadratic work the run would not end. (How long they
/// take is measured in `bench/`.)
#[test]
fn floods_are_read_to_the_end() {
    let mut score = Score::default();
    for piece in PIECES.into_iter().chain([
        "(=",
        "[a",
        "e2 - ",
        "e8 (",
        "[A \"x\"]\n1.e4 {\n",
        "foo bar\n",
        "a :",
        "0 - ",
        "White: x\n1.e4 1-0\n",
        "gana de ",
        "1.e4 1-0\n",
        "1,e4,e5\n",
        "1;;\n",
        "|1|e4|e5\n",
        "1. e4  e5  31. Nf3 Nc6\n",
        "White,Black\n",
        "Nr  White  Black\n1  e4  e5\n",
        "\"e4\",",
        "a,b\n",
        ",",
        "1,e4,e5,",
        "1  31  61 ",
    ]) {
        let text = piece.repeat(100_000 / piece.len());
        for parse in [parse_pgn, parse_sheet, parse_table] {
            score.clear();
            parse(&text, &mut score);
            assert_eq!(first_lost_byte(&score, &text), None, "{piece:?}");
        }
        sniff(text.as_bytes());
        for kind in [Input::Text, Input::Table] {
            let mut blocks = Blocks::of_kind(text.as_bytes(), kind);
            while blocks.next_block().unwrap().is_some() {}
        }
        assert!(commands(&text).count() <= text.len(), "{piece:?}");
    }
}
