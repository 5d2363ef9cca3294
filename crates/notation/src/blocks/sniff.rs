//! Tells PGN, sheets as text and tables apart by content.

use crate::grammar::json::is_json_sheet;
use crate::grammar::table::is_table;
use crate::lexer::{is_space, line_length, tag_parts};
use crate::{Encoding, ItemKind, Key, Score, Source, parse_pgn};

/// What an input holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// Games in PGN.
    Pgn,
    /// One player's sheet, as text.
    Text,
    /// A sheet as a table: CSV, semicolons, tabs, Markdown, columns of space.
    Table,
    /// A sheet as JSON, perhaps with several readings of a cell; or our own output.
    Json,
}

/// How much of an input is looked at.
const SAMPLE: usize = 1 << 16;

/// Tells PGN, a sheet as text, a table and JSON apart by the first 64 KiB of an input.
///
/// - What opens with tag pairs is **PGN**, whatever its moves look like, if three or more of them are of the Seven Tag
///   Roster (8.1.1: Event, Site, Date, Round, White, Black, Result), if a second section of such tags follows, or if its
///   first game has a comment in braces.
/// - A sheet may open with a few tag pairs like PGN. With those it is PGN if it has no moves, or if not more than one in
///   eight of the words in the first game's moves has a form that the standard does not know (pieces `K Q R B N`,
///   castling `O-O`), and it ends: a result, a `Result` tag, or more than fits into the sample.
/// - Without tag pairs it is a sheet, even where its moves are English.
/// - It is a **table** where words above its columns, numbers or two columns of moves show that it is one. What reads alike
///   as text, one pair of columns in space, is a text.
/// - It is **JSON** if it opens with an object, or a list of them, and has a list `moves`.
/// - What only PGN has settles it always: a command in a comment (`{[%clk`), or a glyph (`$1`).
///
/// ```
/// use planilla_notation::{Input, sniff};
/// assert_eq!(sniff(b"[White \"A\"]\n\n1. e4 e5 2. Nf3 1-0"), Input::Pgn);
/// assert_eq!(sniff(b"[White \"A\"]\n\n1. e4 e5 2. Cf3 1-0"), Input::Text);
/// assert_eq!(sniff(b"1e4 e5 2Cf3 Cf6"), Input::Text);
/// assert_eq!(sniff(b"Nr;White;Black\n1;e4;e5"), Input::Table);
/// assert_eq!(sniff(br#"{"moves": ["e4", "e5"]}"#), Input::Json);
/// ```
pub fn sniff(bytes: &[u8]) -> Input {
    sniff_in(bytes, None)
}

/// The same for bytes of a known encoding; `None`: UTF-8, UTF-16 by its mark, else Windows-1252.
///
/// ```
/// use planilla_notation::{Encoding, Input, sniff_in};
/// let bytes = b"1;e4;e5\n2;\xcaf3;\xcac6\n3;\xd1b5;a6\n"; // Кf3 Кc6 Сb5
/// assert_eq!(sniff_in(bytes, Encoding::from_name("windows-1251")), Input::Table);
/// ```
pub fn sniff_in(bytes: &[u8], encoding: Option<Encoding>) -> Input {
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    // A character that the sample cuts in two must not make it look like another encoding.
    let broken = std::str::from_utf8(sample).is_err_and(|error| error.error_len().is_some());
    let wide = sample.starts_with(b"\xff\xfe") || sample.starts_with(b"\xfe\xff");
    let source = Source::decode(sample, encoding.or((!broken && !wide).then_some(Encoding::Utf8)));
    if is_json_sheet(source.text.as_bytes()) {
        return Input::Json;
    }
    let mut text = source.text.trim_start_matches(is_space);
    while text.starts_with('%') {
        text = text[line_length(text.as_bytes())..].trim_start_matches(is_space);
    }
    let game = first_game(text);
    let mut score = Score::default();
    parse_pgn(game, &mut score);
    let only_pgn = score.items.iter().any(|item| match item.kind {
        ItemKind::Comment => item.span.of(game).trim_start_matches(['{', ' ']).starts_with("[%"),
        ItemKind::Nag => item.span.of(game).starts_with('$'),
        _ => false,
    });
    if only_pgn {
        return Input::Pgn;
    }
    if score.tags.is_empty() || !text.starts_with('[') {
        return if is_table(text) { Input::Table } else { Input::Text };
    }
    let braces = score.items.iter().any(|item| item.kind == ItemKind::Comment && item.span.of(game).starts_with('{'));
    if braces || roster(&score, game) >= 3 || opens_section(&text[game.len()..]) {
        return Input::Pgn;
    }
    let words = score.items.iter().filter(|item| matches!(item.kind, ItemKind::Cell | ItemKind::Junk));
    let (count, foreign) = words.fold((0, 0), |(count, foreign), item| {
        (count + 1, foreign + usize::from(!is_san(item.span.of(game).as_bytes())))
    });
    let ends = count == 0
        || score.items.iter().any(|item| matches!(item.kind, ItemKind::Result(_)))
        || score.tag(Key::Result, game).is_some()
        || game.len() < text.len()
        || bytes.len() > SAMPLE;
    if ends && foreign * 8 <= count { Input::Pgn } else { Input::Text }
}

/// The text up to the second game.
fn first_game(text: &str) -> &str {
    let mut blocks = super::Blocks::new(text.as_bytes());
    let length = blocks.next_block().ok().flatten().map_or(0, |block| block.bytes.len());
    text.get(..length).unwrap_or(text)
}

/// The Seven Tag Roster (8.1.1).
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// How many names of the roster a game's tags have.
fn roster(score: &Score, text: &str) -> usize {
    ROSTER.iter().filter(|name| score.tags.iter().any(|tag| tag.name.of(text) == **name)).count()
}

/// Whether a text opens with tags of the roster; the result alone may stand below the moves of a sheet.
fn opens_section(text: &str) -> bool {
    let mut text = text.trim_start_matches(is_space);
    for _ in 0..16 {
        if !text.starts_with('[') {
            return false;
        }
        let parts = tag_parts(text, 0);
        let name = parts.name.of(text);
        if parts.whole && name != "Result" && ROSTER.contains(&name) {
            return true;
        }
        text = text[parts.end..].trim_start_matches(is_space);
    }
    false
}

/// Whether a word has the form of a move in the standard (8.2.3), marks and glyphs aside.
fn is_san(word: &[u8]) -> bool {
    let length = word.iter().rposition(|byte| !matches!(byte, b'+' | b'#' | b'!' | b'?')).map_or(0, |last| last + 1);
    let word = &word[..length];
    if matches!(word, b"O-O" | b"O-O-O") {
        return true;
    }
    let word = match word {
        [head @ .., b'=', b'Q' | b'R' | b'B' | b'N'] => head,
        _ => word,
    };
    let word = word.strip_prefix(b"K").or(word.strip_prefix(b"Q")).or(word.strip_prefix(b"R")).unwrap_or(word);
    let word = word.strip_prefix(b"B").or(word.strip_prefix(b"N")).unwrap_or(word);
    let [head @ .., b'a'..=b'h', b'1'..=b'8'] = word else { return false };
    head.iter().all(|byte| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pgn_and_sheets() {
        let tags = "[Event \"x\"]\n[White \"y\"]\n\n";
        let pgn = [
            "1. e4 e5 2. Nf3 Nc6 1-0",
            "1.e4 O-O-O+ e8=Q# Nbxd2 *",
            "*",
            "",
            "1. e4 {[%clk 0:01:00]} Sf6",
            "1. e4 $1",
            "1. e4 e5\n\n[Event \"z\"]\n",
            "1. e4 {best} Sf6",
            "1. Sf3 Sf6 0-1\n\n[Event \"z\"]\n",
            "1. Sf3 -- 1-0\n\n[Elo \"1\"]\n[White \"z\"]\n1. e4",
        ];
        for text in pgn {
            assert_eq!(sniff(format!("{tags}{text}").as_bytes()), Input::Pgn, "{text}");
            assert_eq!(sniff(format!("\u{feff}% x\n{tags}{text}").as_bytes()), Input::Pgn, "{text}");
        }
        for text in ["1. e4 e5 2. Cf3 1-0", "1. e4 e5", "1. e4 -- 1-0", "1. e4 e5 0-0 0-0 1-0", "1e4 e5 2Sf3 1-0"] {
            assert_eq!(sniff(format!("{tags}{text}").as_bytes()), Input::Text, "{text}");
        }
        let moves = ["1. Sf3 Sf6", "1. e4 -- 2. -- e5", "1. d8Q", "1. exd6 e.p. Cf3", "1. illegible ?", "1e4 0-0"];
        for text in moves {
            assert_eq!(sniff(format!("{tags}[Site \"\"]\n{text}").as_bytes()), Input::Pgn, "{text}");
            assert_eq!(sniff(format!("[Result \"*\"]\n[Odd \"\"]{tags}{text}").as_bytes()), Input::Pgn, "{text}");
            assert_eq!(sniff(format!("{tags}{text}\n[Result \"*\"]\n[Termination \"x\"]").as_bytes()), Input::Text);
        }
        for text in ["", "e4", "1.e4 e5 2.Nf3 1-0", "Blancas: x\n1.e4", "\u{0}\u{0}", "[", "[[[", "{[", "[x] e4"] {
            assert_eq!(sniff(text.as_bytes()), Input::Text, "{text}");
        }
        assert_eq!(sniff(b"1. e4 { [%clk 0:01:00] }"), Input::Pgn);
    }
}
