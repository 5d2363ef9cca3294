//! Of texts: nothing is lost on the way from bytes to scores.

use planilla_notation::{
    Blocks, Dialect, Input, ItemKind, Lexer, Score, ScoreFaultKind, Source, first_lost_byte, parse_json, parse_pgn,
    parse_sheet, parse_table, sniff,
};

/// Tokens tile the text: they are never empty, follow each other without a hole, and end where the text ends.
pub fn lexing_is_lossless(text: &str) {
    for dialect in [Dialect::Sheet, Dialect::Pgn] {
        let mut end = 0;
        for token in Lexer::new(text, dialect) {
            let span = token.span;
            assert_eq!(span.start as usize, end, "a hole in {dialect:?} tokens of {text:?}");
            assert!(!span.is_empty(), "an empty {:?} at {end} of {text:?}", token.kind);
            assert!(text.is_char_boundary(span.end as usize), "{:?} cuts a character of {text:?}", token.kind);
            end = span.end as usize;
        }
        assert_eq!(end, text.len(), "{dialect:?} tokens stop short of the end of {text:?}");
    }
}

/// Every byte of a PGN game lies in exactly one tag or item, in order.
pub fn pgn_holds_every_byte(text: &str) {
    holds_every_byte(text, parse_pgn);
}

/// Every byte of a sheet lies in exactly one heading or item, in order.
pub fn sheet_holds_every_byte(text: &str) {
    holds_every_byte(text, parse_sheet);
}

/// Every byte of a table lies in exactly one heading or item, but for what parts its fields; a table stands in the order of
/// the game, and not of its bytes.
pub fn table_holds_every_byte(text: &str) {
    let mut score = Score::default();
    parse_table(text, &mut score);
    keeps_law(text, &score);
    for item in &score.items {
        assert_eq!(item.span.of(text).len(), item.span.len(), "{item:?} cuts a character of {text:?}");
        assert!(!item.span.is_empty() || item.kind == ItemKind::Cell, "{item:?} is empty in {text:?}");
        assert!(text.is_char_boundary(item.span.start as usize), "{item:?} stands inside a character of {text:?}");
    }
}

/// A sheet as JSON gives spans of the text, whatever it is; each reading belongs to an item, in their order, and the
/// probabilities of a cell are such.
pub fn json_gives_what_stands_there(text: &str) {
    let mut score = Score::default();
    parse_json(text, &mut score);
    keeps_law(text, &score);
    for item in &score.items {
        assert_eq!(item.span.of(text).len(), item.span.len(), "{item:?} cuts a character of {text:?}");
    }
    assert!(score.readings.is_sorted_by_key(|reading| reading.item), "{:?} of {text:?}", score.readings);
    for item in 0..score.items.len() {
        let readings = score.readings_of(item);
        let sum: f64 = readings.iter().map(|reading| reading.probability).sum();
        assert!(readings.iter().all(|reading| (0.0..=1.0).contains(&reading.probability)), "{readings:?} of {text:?}");
        assert!(sum <= 1.0 + 1e-9, "{readings:?} of {text:?}");
    }
    assert!(score.readings.iter().all(|reading| reading.item < score.items.len()), "{text:?}");
    let source = Source::decode(text.as_bytes(), None);
    let length = source.text.len();
    let undone = source.undo_json_escapes();
    assert!(undone.text.len() <= length && undone.original_offset(undone.text.len()) == text.len(), "{text:?}");
}

fn holds_every_byte(text: &str, parse: fn(&str, &mut Score)) {
    let mut score = Score::default();
    parse(text, &mut score);
    keeps_law(text, &score);
    let mut end = 0;
    for item in &score.items {
        assert!(item.span.start >= end, "{item:?} stands before the end of the last in {text:?}");
        assert_eq!(item.span.of(text).len(), item.span.len(), "{item:?} cuts a character of {text:?}");
        end = item.span.end;
    }
}

fn keeps_law(text: &str, score: &Score) {
    let dialect = score.dialect;
    if let Some(lost) = first_lost_byte(score, text) {
        panic!("the byte at {lost} is lost, or held twice, by the {dialect:?} score of {text:?}");
    }
    for tag in &score.tags {
        let inside = |part: planilla_notation::Span| tag.span.start <= part.start && part.end <= tag.span.end;
        assert!(inside(tag.name) && inside(tag.value), "{tag:?} of {text:?}");
        assert_eq!(tag.value.of(text).len(), tag.value.len(), "{tag:?} cuts a character of {text:?}");
    }
    for fault in &score.faults {
        assert_eq!(fault.span.of(text).len(), fault.span.len(), "{fault:?} cuts a character of {text:?}");
        assert!(!fault.span.is_empty() || fault.kind != ScoreFaultKind::Junk, "{fault:?} of {text:?}");
    }
}

/// The blocks of a file tile it, whatever it holds and however small a block may be; and each decodes to a text whose
/// places lead back to the bytes.
pub fn blocks_tile(bytes: &[u8]) {
    let _ = sniff(bytes);
    // A small bound makes a block look far ahead again and again, which is for small files only.
    let bounds = [16, 1 << 20].into_iter().skip(usize::from(bytes.len() > 4096));
    for (bound, kind) in bounds.flat_map(|bound| [Input::Pgn, Input::Table, Input::Json].map(|kind| (bound, kind))) {
        let mut blocks = Blocks::of_kind_with_bound(bytes, kind, bound);
        let (mut end, mut index, mut line) = (0, 0, 1);
        while let Some(block) = blocks.next_block().expect("memory can be read") {
            assert_eq!((block.offset, block.index, block.line), (end, index, line), "bound {bound}: {bytes:?}");
            assert!(!block.bytes.is_empty() && block.bytes.len() <= bound.max(4));
            end += block.bytes.len() as u64;
            line += block.bytes.split(|byte| *byte == b'\n').skip(1).count() as u64;
            index += 1;
            let source = Source::decode(block.bytes, None);
            assert!(source.original_offset(source.text.len()) <= block.bytes.len());
        }
        let rest = &bytes[end as usize..];
        assert!(rest.iter().all(u8::is_ascii_whitespace), "bound {bound}: {rest:?} is in no block of {bytes:?}");
    }
}
