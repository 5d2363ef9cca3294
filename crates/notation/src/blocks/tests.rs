//! Cases of blocks.

use super::*;
use std::io::Read;

/// The blocks of PGN, read in pieces of a few bytes; they must tile it.
fn blocks(text: &str, bound: usize, piece: usize) -> Vec<(String, u64, bool)> {
    blocks_of(Input::Pgn, text, bound, piece)
}

fn blocks_of(kind: Input, text: &str, bound: usize, piece: usize) -> Vec<(String, u64, bool)> {
    struct Pieces<'t>(&'t [u8], usize);
    impl Read for Pieces<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let length = self.1.min(buffer.len()).min(self.0.len());
            buffer[..length].copy_from_slice(&self.0[..length]);
            self.0 = &self.0[length..];
            Ok(length)
        }
    }
    let mut blocks = Blocks::of_kind_with_bound(Pieces(text.as_bytes(), piece), kind, bound);
    let mut list = Vec::new();
    let mut end = 0;
    while let Some(block) = blocks.next_block().unwrap() {
        assert_eq!(block.offset as usize, end);
        assert_eq!(block.index as usize, list.len());
        end += block.bytes.len();
        list.push((String::from_utf8(block.bytes.to_vec()).unwrap(), block.line, block.cut));
    }
    assert!(text[end..].trim().is_empty());
    if bound == BOUND {
        let whole: Vec<_> =
            BlocksIn::new(text.as_bytes(), kind).map(|block| (block.bytes.to_vec(), block.line)).collect();
        assert_eq!(whole, list.iter().map(|(text, line, _)| (text.clone().into_bytes(), *line)).collect::<Vec<_>>());
    }
    list
}

#[test]
fn games_begin() {
    let cases: [(&str, &[&str]); 21] = [
        ("", &[]),
        (" \n\n", &[]),
        ("[A \"x\"]\n1.e4\n[A \"y\"]\n1.d4", &["[A \"x\"]\n1.e4\n", "[A \"y\"]\n1.d4"]),
        ("\u{feff}[A \"x\"]\r\n\r\n1.e4\r\n\r\n[A \"y\"]", &["\u{feff}[A \"x\"]\r\n\r\n1.e4\r\n\r\n", "[A \"y\"]"]),
        ("[A \"x\"]\n\n[B \"y\"]\n1.e4 *\n", &["[A \"x\"]\n\n[B \"y\"]\n1.e4 *\n"]),
        ("[Event \"x\"]\n\n[Event \"y\"]\n", &["[Event \"x\"]\n\n", "[Event \"y\"]\n"]),
        ("[A\n\"x\"\n]\n[B \"y\"]\n1.e4", &["[A\n\"x\"\n]\n[B \"y\"]\n1.e4"]),
        ("[A \"x\"] 1.e4\n[A \"y\"]", &["[A \"x\"] 1.e4\n", "[A \"y\"]"]),
        ("1.e4 {\n[A \"x\"]\n[%clk 1]} e5\n[A \"y\"]", &["1.e4 {\n[A \"x\"]\n[%clk 1]} e5\n", "[A \"y\"]"]),
        ("1.e4 {\n[A \"x\"]\n\n[Event \"y\"]", &["1.e4 {\n[A \"x\"]\n\n", "[Event \"y\"]"]),
        // A comment that was never closed ends where a game plainly begins; a single tag pair in it is no game.
        ("1.e4 {x\n\n[White \"a\"]\n[Black \"b\"]\n\n1.d4", &["1.e4 {x\n\n", "[White \"a\"]\n[Black \"b\"]\n\n1.d4"]),
        ("1.e4 {x\n[White \"a\"]\n[Black \"b\"]\n} e5", &["1.e4 {x\n[White \"a\"]\n[Black \"b\"]\n} e5"]),
        ("1.e4 {x\n\n[White \"a\"]\n[x]\n} e5", &["1.e4 {x\n\n[White \"a\"]\n[x]\n} e5"]),
        ("1.e4 {x\n\n[White \"a\"]", &["1.e4 {x\n\n[White \"a\"]"]),
        // Two files joined, each with its byte order mark.
        (
            "[A \"x\"]\n\n1.e4\n\n\u{feff}[A \"y\"]\n[B \"z\"]\n1.d4",
            &["[A \"x\"]\n\n1.e4\n\n", "\u{feff}[A \"y\"]\n[B \"z\"]\n1.d4"],
        ),
        ("1.e4 1-0\n\n1.d4\n1.c4 *\n1.b4", &["1.e4 1-0\n\n", "1.d4\n1.c4 *\n", "1.b4"]),
        ("[White A]\n1.e4\n[White B]\n1.d4", &["[White A]\n1.e4\n", "[White B]\n1.d4"]),
        ("1.e4\n[%clk\n[x]\n[White]\n[White x\n", &["1.e4\n[%clk\n[x]\n[White]\n[White x\n"]),
        ("1.e4\n[%clk\n[x]\n", &["1.e4\n[%clk\n[x]\n"]),
        ("6\n[k\n\"x\"]", &["6\n", "[k\n\"x\"]"]),
        ("6\n[k\n", &["6\n[k\n"]),
    ];
    for (text, expected) in cases {
        for piece in [1, 3, 1000] {
            let found: Vec<_> = blocks(text, BOUND, piece).into_iter().map(|(bytes, ..)| bytes).collect();
            assert_eq!(found, expected, "{text:?}");
        }
    }
}

#[test]
fn lines_are_counted() {
    let text = "\n[A \"x\"]\n\n1.e4\n\n\n[A \"y\"]\n1.d4\n[A \"z\"]";
    let lines: Vec<_> = blocks(text, BOUND, 7).into_iter().map(|(_, line, _)| line).collect();
    assert_eq!(lines, [1, 7, 9]);
}

#[test]
fn what_outgrows_the_bound_is_cut() {
    let text = "1.e4 é\né é é é é é é é\n\n[A \"x\"]\n";
    for piece in [1, 4, 1000] {
        let found = blocks(text, 10, piece);
        assert!(found.iter().all(|(bytes, ..)| bytes.len() <= 10), "{found:?}");
        assert!(found[0].2 && !found[found.len() - 1].2, "{found:?}");
        assert_eq!(found[found.len() - 1].0, "[A \"x\"]\n");
    }
}

#[test]
fn sheets_begin() {
    let cases: [&[&str]; 23] = [
        &["1e4 e5\n1d4"],
        &["Blancas: A\n1.e4 e5 2.Cf3 1-0\n\n", "Blancas: B\n1.d4 d5 0-1\n\n\n", "Blancas: C\n1.c4"],
        &["1.e4 e5 2.Cf3 1-0\n", "1.d4 d5 0-1\n", "\t1. c4 1-0\n"],
        &["1.e4 e5\n2.Cf3 tablas\n\n", "1.d4"],
        &["1.e4 e5 2.Cf3 abandona\n", "Fecha: 2004\nBlancas: B\n\n1.d4"],
        // The key was given, and an empty line stands between.
        &["White: A\ne4 e5 Nf3\n\n", "White: B\ne4 e5"],
        &["White: A\ne4 e5 Nf3\nWhite: B\ne4 e5"],
        &["White: A\ne4 e5 Nf3\n\nBlack: B\ne4 e5"],
        &["1.e4 e5 2.Cf3 1-0\nFirma Juan\n\n", "Torneo de Reyes\nRonda 2\n\n1.d4"],
        &["1.e4 e5 2.Cf3 1-0\n\n", "Torneo de Reyes\nBlancas: A\nd4"],
        &["1.e4 e5 2.Cf3 1-0\n\nVisto bueno\n"],
        // The foot of a sheet.
        &["Blancas: A\n1.e4 e5 1-0\n\nFecha: 2004\nFirma: x\n"],
        &["Blancas: A\n1.e4 e5\nResultado: 1-0\nBlancas: firma\n"],
        &["Blancas: A\n1.e4 e5\nResultado: 1-0\nFirma: x\n\n", "Blancas: B\n1.c4"],
        // A further page.
        &["Blancas: A\n1.e4 e5\n\nBlancas: A\n2.Cf3 Cc6\n"],
        &["Blancas: A\n1.e4 e5\n\n", "Blancas: A\n1.Cf3 Cc6\n"],
        // Tag pairs, and what only looks like a new sheet.
        &["[White \"A\"]\n1.e4 e5 2.Cf3 1-0\n", "[Elo \"1\"]\n[White \"B\"]\n1.d4"],
        &["[White \"A\"]\n1.e4 e5 2.Cf3 1-0\n[Result \"1-0\"]\n"],
        &["1.e4 e5 2.Cf3 {1-0\n1.d4 d5\nBlancas: x\n1.c4} 1-0\n", "1.c4 c5"],
        &["1.e4 e5 2.Cf3 1-0 {\n} 1.d4 d5\n"],
        &["1.e4 e5\n\n1.d4 d5\n"],
        &["1-0\nWhite: A\n1.e4\n"],
        &["Weiß: Ä\r\n1.e4 Sf6 1-0\r\n\r\n", "Weiß: Ö\r\n1.d4\r\n"],
    ];
    for expected in cases {
        let text = expected.concat();
        for piece in [1, 3, 1000] {
            let found = blocks_of(Input::Text, &text, BOUND, piece);
            assert_eq!(found.iter().map(|(bytes, ..)| bytes.as_str()).collect::<Vec<_>>(), expected, "{text:?}");
            let mut line = 1;
            for (bytes, begins, _) in &found {
                assert_eq!(*begins, line, "{text:?}");
                line += bytes.matches('\n').count() as u64;
            }
        }
    }
}

#[test]
fn sheets_in_windows_1252() {
    let text = b"Wei\xdf: A\n1.e4 Sf6 1-0\n\nWei\xdf: B\n1.d4\n";
    let mut blocks = Blocks::of_kind(text.as_slice(), Input::Text);
    assert_eq!(blocks.next_block().unwrap().unwrap().bytes.len(), 22);
    assert_eq!(blocks.next_block().unwrap().unwrap().line, 4);
}

#[test]
fn a_file_of_tables_is_cut_between_its_games() {
    // Rows that stand from the last to the first are one game.
    let descending = "Nr;White;Black\n4;Ba4;Nf6\n3;Bb5;a6\n2;Nf3;Nc6\n1;e4;e5\n";
    assert_eq!(blocks_of(Input::Table, descending, BOUND, 1000).len(), 1);
    for (text, games) in [
        // Numbers begin again; what stands above them belongs to them.
        ("No,White,Black\n1,e4,e5\n2,Nf3,Nc6\n1-0,,\n\nNo,White,Black\n1,d4,d5\n2,c4,e6\n", vec!["No", "No"]),
        ("1;e4;e5\r\n2;Nf3;Nc6\r\n1;d4;d5\r\n2;c4;e6\r\n", vec!["1;e4", "1;d4"]),
        (
            "White;A\nNr;White;Black\n1;e4;e5\n2;Nf3;Nc6\nResult;1-0\nWhite;B\nNr;White;Black\n1;d4;d5\n2;c4;e6\n",
            vec!["White;A", "White;B"],
        ),
        ("White|Black\ne4|e5\nNf3|Nc6\n1-0|\n\nWhite|Black\nd4|d5\nc4|e6\n", vec!["White", "White"]),
        // Pages of one game.
        ("No,White,Black\n1,e4,e5\n2,Nf3,Nc6\nNo,White,Black\n3,Bb5,a6\n4,Ba4,Nf6\n", vec!["No"]),
        ("1,e4,e5,3,Bb5,a6\n2,Nf3,Nc6,4,Ba4,Nf6\n5,0-0,Be7,7,Bb3,d6\n6,Re1,b5,8,c3,0-0\n", vec!["1,e4"]),
        ("White,A\nNo,White,Black\n1,e4,e5\n2,Nf3,Nc6\nSignature,A\n", vec!["White"]),
        // No table.
        ("e4 e5\n", vec!["e4"]),
    ] {
        let blocks: Vec<Block<'_>> = BlocksIn::new(text.as_bytes(), Input::Table).collect();
        assert_eq!(blocks.len(), games.len(), "{text}");
        for (block, start) in blocks.iter().zip(games) {
            assert!(block.bytes.starts_with(start.as_bytes()), "{text}");
        }
        let mut streamed = Blocks::of_kind(text.as_bytes(), Input::Table);
        for block in &blocks {
            assert_eq!(streamed.next_block().unwrap().as_ref(), Some(block), "{text}");
        }
        assert_eq!(streamed.next_block().unwrap(), None);
    }
}

#[test]
fn objects_of_json() {
    let cases: [(&str, &[&str]); 14] = [
        ("", &[]),
        (r#"{"moves": ["e4"]}"#, &[r#"{"moves": ["e4"]}"#]),
        ("{\"moves\":[]}\n{\"moves\":[]}\n", &["{\"moves\":[]}\n", "{\"moves\":[]}\n"]),
        ("[{\"moves\":[]}, {\"moves\":[]}]", &["[{\"moves\":[]}, ", "{\"moves\":[]}]"]),
        ("\u{feff}[{\"moves\":[]}, {\"moves\":[]}]", &["\u{feff}[{\"moves\":[]}, ", "{\"moves\":[]}]"]),
        // What has no moves belongs to what is before it.
        ("{\"a\":1}{\"moves\":[]}{\"b\":1}", &["{\"a\":1}{\"moves\":[]}{\"b\":1}"]),
        (
            "{\"moves\":[]}{\"b\":{\"moves\":[]}}{\"moves\":[]}",
            &["{\"moves\":[]}{\"b\":{\"moves\":[]}}", "{\"moves\":[]}"],
        ),
        (
            r#"{"a":"moves","moves":["}{","\"{"]} {"moves":[]}"#,
            &[r#"{"a":"moves","moves":["}{","\"{"]} "#, r#"{"moves":[]}"#],
        ),
        // Objects of cells may open a line.
        (
            "{\"moves\":[\n{\"written\":\"e4\"},\n{\"written\":\"e5\"}]}",
            &["{\"moves\":[\n{\"written\":\"e4\"},\n{\"written\":\"e5\"}]}"],
        ),
        // What breaks off ends where the next line opens an object.
        ("{\"moves\":[\"e4\"\n{\"moves\":[]}", &["{\"moves\":[\"e4\"\n", "{\"moves\":[]}"]),
        ("{\"moves\":[\"e4\n{\"moves\":[]}", &["{\"moves\":[\"e4\n", "{\"moves\":[]}"]),
        ("{\"moves\":[\"e4\",\n{\"schema\":1,\"moves\":[]}", &["{\"moves\":[\"e4\",\n", "{\"schema\":1,\"moves\":[]}"]),
        ("{\"moves\":[]}\n{\"moves\":[\"e4\"", &["{\"moves\":[]}\n", "{\"moves\":[\"e4\""]),
        ("}}]{\"moves\":[]}]]{\"moves\":[]}", &["}}]{\"moves\":[]}]]", "{\"moves\":[]}"]),
    ];
    for (text, expected) in cases {
        for piece in [1, 2, 3, 1000] {
            let found: Vec<String> =
                blocks_of(Input::Json, text, BOUND, piece).into_iter().map(|(block, _, _)| block).collect();
            assert_eq!(found, expected, "{text} in pieces of {piece}");
        }
    }
    let found = blocks_of(Input::Json, "{\"moves\":[]}\n\n{\n\"moves\":[]}", BOUND, 5);
    assert_eq!(found.iter().map(|(_, line, _)| *line).collect::<Vec<_>>(), [1, 3]);
}
