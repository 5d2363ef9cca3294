//! The rows are those of the interface: their names, their order, and where they point to.

use super::*;
use crate::{Checker, Messages, Settings};
use std::fmt::Write;

fn game(bytes: &[u8], shown: MovesShown) -> GameRow {
    let mut checker = Checker::new(Settings { notes: true, ..Settings::default() });
    let place = Place { file: "round1.txt", game: 3, line: 11, offset: 1000 };
    GameRow::new(&checker.check(bytes), &place, Messages::of("en").unwrap(), shown)
}

/// The names of an object's fields in the order in which they are written.
fn fields(json: &str, object: &str) -> Vec<String> {
    let start = json.find(object).unwrap() + object.len();
    let (mut depth, mut names) = (0, Vec::new());
    let mut strings = json[start..].split('"');
    while let (Some(between), Some(string)) = (strings.next(), strings.next()) {
        for character in between.chars() {
            depth += i32::from(matches!(character, '{' | '[')) - i32::from(matches!(character, '}' | ']'));
            if depth < 0 {
                return names;
            }
        }
        let rest = strings.clone().next().unwrap_or_default();
        if depth == 0 && rest.starts_with(':') {
            names.push(string.to_owned());
        }
    }
    names
}

#[test]
fn fields_stand_in_the_order_of_the_interface() {
    let row = game("1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5".as_bytes(), MovesShown::All);
    let json = serde_json::to_string(&row).unwrap();
    let words = |list: &str| list.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let game = "schema type file game line tags language laws laws_how time_class moves result end findings undecided resumed_at";
    assert_eq!(fields(&json, "{"), words(game));
    assert_eq!(fields(&json, "\"language\":{"), words("code how others"));
    let entry = "ply number color written start end status uci san candidates settled_by draw_offer clock";
    assert_eq!(fields(&json, "\"moves\":[{"), words(entry));
    assert_eq!(fields(&json, "\"result\":{"), words("written score reason"));
    assert_eq!(fields(&json, "\"end\":{"), words("state fen"));
    let finding = "rule severity ply start end line column articles message labels reason fix";
    assert_eq!(fields(&json, "\"findings\":[{"), words(finding));
    assert_eq!(fields(&json, "\"fix\":{"), words("replacement uci san applicability probability"));
    let summary = serde_json::to_string(&SummaryRow::default()).unwrap();
    assert_eq!(
        fields(&summary, "{"),
        words("schema type files games plies errors warnings notes undecided clean unreadable by_rule")
    );
}

#[test]
fn an_illegal_move_is_told_as_the_interface_shows_it() {
    let row = game("1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5".as_bytes(), MovesShown::Findings);
    assert_eq!(row.moves.iter().map(|entry| entry.ply).collect::<Vec<_>>(), [Some(9)]);
    let [finding] = row.findings.as_slice() else { panic!("{:?}", row.findings) };
    assert_eq!((finding.start, finding.end, finding.line, finding.column), (1036, 1040, 11, 37));
    assert_eq!(finding.articles, ["3.5"]);
    let reason = serde_json::to_string(&finding.reason).unwrap();
    assert!(reason.starts_with(r#"{"kind":"blocked","by":"P","color":"black","square":"d4""#), "{reason}");
    assert_eq!(finding.fix.as_ref().unwrap().san.as_deref(), Some("Qxd4"));
}

#[test]
fn offsets_count_the_bytes_of_the_file_and_columns_its_characters() {
    let row = game(b"white: Mu\xf1oz\nlang: es\n{\xf1\xf1} 1.e4 e5 2.Cf6", MovesShown::All);
    let illegal = row.findings.iter().find(|finding| finding.rule == "move.illegal").unwrap();
    assert_eq!((illegal.start, illegal.line, illegal.column), (1000 + 37, 13, 16));
    assert_eq!(row.tags.get("White"), Some("Muñoz"));
    assert_eq!(row.tags.get("Date"), None);
}

#[test]
fn clocks_belong_to_the_move_before_them() {
    let pgn = "[Result \"*\"]\n\n1. e4 {[%clk 1:40:00]} ({[%clk 0:00:01]} 1. d4 {[%clk 0:00:02]}) e5 {x [%clk 0:00:09.5]} 2. Nf3 *";
    let clocks: Vec<_> = game(pgn.as_bytes(), MovesShown::All)
        .moves
        .into_iter()
        .map(|entry| entry.clock.map(|clock| clock.to_string()))
        .collect();
    assert_eq!(clocks, [Some("6000".to_owned()), Some("9.5".to_owned()), None]);
}

#[test]
fn every_ambiguous_move_lists_its_rivals_and_sentences_name_only_legal_moves() {
    let row = game(b"lang: en\n1.e4 e5 2.? Nc6 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Nd2", MovesShown::All);
    for entry in row.moves.iter().filter(|entry| entry.status == "ambiguous") {
        assert!(entry.candidates.len() > 1, "{entry:?}");
    }
    let square = |byte: &[u8]| (b'a'..=b'h').contains(&byte[0]) && byte[1].is_ascii_digit();
    for finding in &row.findings {
        let quoted = finding.message.split('`').skip(1).step_by(2);
        let raw = |text: &str| text.len() == 4 && square(&text.as_bytes()[..2]) && square(&text.as_bytes()[2..]);
        assert!(!quoted.clone().any(raw), "{}", finding.message);
    }
}

#[test]
fn rivals_are_listed() {
    let row = game(b"lang: en\n1.e4 e5 2.d4 d6 3.Nf3 Nf6 4.Nd2 Be7", MovesShown::All);
    let san: Vec<_> = row.moves[6].candidates.iter().filter_map(|rival| rival.san.as_deref()).collect();
    assert_eq!(row.moves[6].status, "ambiguous");
    assert_eq!(san, ["Nbd2", "Nfd2"]);
    assert_eq!(row.findings[0].message, "`Nd2` fits more than one move: `Nbd2` or `Nfd2`");
}

#[test]
fn one_move_gets_the_rule_that_says_most() {
    for (text, fen, rule, articles) in [
        ("e8", "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "notation.promotion_form", ["C.11"]),
        ("Rf1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "notation.ambiguous", ["C.10"]),
        ("Nd2", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "notation.ambiguous", ["C.10"]),
    ] {
        let position = planilla_board::Position::from_fen(fen).unwrap();
        let laws = crate::EditionName::E2023;
        let reading = crate::read_in(text, &position, &[], crate::Edition::of(laws));
        let row = MoveReadRow::new(text, &reading, &position, laws, Messages::of("en").unwrap());
        let [finding] = row.findings.as_slice() else { panic!("{text}: {row:?}") };
        assert_eq!((finding.rule, finding.articles.as_slice()), (rule, &articles[..]), "{text}");
    }
}

#[test]
fn the_result_and_its_reason() {
    for (sheet, written, score, reason) in [
        ("1.e4 e5 1-0", Some("1-0"), "1-0", None),
        ("1.e4 e5 Black resigns", Some("Black resigns"), "1-0", Some("resignation")),
        ("result: Schwarz gibt auf\n1.e4 e5", Some("Schwarz gibt auf"), "1-0", Some("resignation")),
        ("reason: dead_position\n1.e4 e5 1/2-1/2", Some("1/2-1/2"), "1/2-1/2", Some("dead_position")),
        ("reason: de común acuerdo\n1.e4 e5 tablas", Some("tablas"), "1/2-1/2", Some("agreement")),
        ("result: 1-0 (time)\n1.e4 e5 1-0", Some("1-0"), "1-0", Some("time")),
        ("1.e4 e5 2.Nf3 resigns", Some("resigns"), "*", Some("resignation")),
        ("1.e4 e5 2.Nf3 1-0 time", Some("1-0 time"), "1-0", Some("time")),
        ("1.e4 e5 2.Nf3 stalemate", None, "*", Some("stalemate")),
        ("1.e4 e5", None, "*", None),
    ] {
        let row = game(sheet.as_bytes(), MovesShown::None);
        let result = (row.result.written.as_deref(), row.result.score, row.result.reason);
        assert_eq!(result, (written, score, reason), "{sheet}");
    }
}

#[test]
fn lines_without_a_name_are_headings() {
    let row = game("Torneo de Navidad\nMesa grande\nblancas: Ana\n\n1.e4 e5".as_bytes(), MovesShown::None);
    assert_eq!(row.tags.get("Heading"), Some("Torneo de Navidad | Mesa grande"));
    assert!(row.tags.0.iter().all(|(name, _)| !name.is_empty()), "{:?}", row.tags);
}

/// Holds the lines that are written at once against those made of rows.
fn lines_are_those_of_the_rows(checker: &mut Checker, game: &[u8]) {
    let checked = checker.check(game);
    let messages = Messages::of("en").unwrap();
    for shown in [MovesShown::All, MovesShown::Findings, MovesShown::None] {
        for offset in [0, 99_999_990, 1 << 60] {
            let place = Place { file: "a \"b\"", game: 3, line: 11, offset };
            let mut line = Vec::new();
            write_game(&checked, &place, messages, shown, &mut line).unwrap();
            let line = String::from_utf8(line).unwrap();
            let row = serde_json::to_string(&GameRow::new(&checked, &place, messages, shown)).unwrap();
            for (written, wanted) in line.split("},{").zip(row.split("},{")) {
                assert_eq!(written, wanted, "{}", String::from_utf8_lossy(game));
            }
            assert_eq!(line.len(), row.len(), "{}", String::from_utf8_lossy(game));
        }
    }
}

fn checkers() -> [Checker; 3] {
    let input = [None, Some(planilla_notation::Input::Pgn), Some(planilla_notation::Input::Text)];
    input.map(|input| Checker::new(Settings { input, notes: true, ..Settings::default() }))
}

#[test]
fn lines_written_at_once_are_those_of_the_rows() {
    let games: [&[u8]; 24] = [
        b"",
        b"1. e4",
        b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. Re1 *",
        b"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 d6 5. d3 Bg4 6. h3 h5 7. Kh1 O-O-O",
        b"1. e4! e5?! 2. Qh5 Nc6 $1 3. Bc4 Nf6?? 4. Qxf7# 1-0",
        b"1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7+# 1-0",
        b"1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7++ 1-0",
        b"1. e4 d5 2. Bb5 Bd7+ 3. Bd7 Qxd7 4. Nxc3 Qg4 5. Qg4 *",
        b"1. e4 d5 2. xd5 Qxd5 3. ee4 c5 4. d2-d4 c5xd4 *",
        b"1. e4 d5 2. ed Qxd5 3. Nb1c3 Qd5-d8 4. Ng1-f3 g8f6 *",
        b"1. e4 a6 2. e5 d5 3. exd6 e.p. a5 4. dxc7 a4 5. cxb8=Q Rxb8 *",
        b"1. e4 a6 2. e5 d5 3. exd6 a5 4. dxc7 a4 5. cxb8Q Rxb8 *",
        b"[FEN \"8/4P3/8/8/1N3N2/8/k7/1N2K3 w - - 0 1\"]\n\n1. e8 Ka1 2. Nfd3 Ka2 3. N4a6 Ka1 4. Nb1d2 Ka2 5. Kef2 *",
        b"[FEN \"7k/8/8/8/4Q2Q/8/8/K6Q w - - 0 1\"]\n\n1. Qh4e1+ Kg7 2. Qhd5 *",
        b"[Lang \"de\"]\n[Lang \"es\"]\n\n1. Sf3 Sf6 2. Tg1 Tg8 *",
        b"1. e4 e5 2. d4 d6 3. Nf3 Nf6 4. Nd2 Be7 5. Nc3 O-O *",
        b"1. e4 e5 (=) 2. Nf3(=) Nc6 3. -- a6 4. Ba4 Nf6 *",
        b"1. e4 {[%clk 1:40:00]} e5 {x [%clk 0:00:09.5]} 2. Nf3 {[%clk 0:00:00]} ({[%clk 0:00:01]} 2. d4) Nc6 *",
        b"1. e4 e5 2. Ke3 Nf6 3. Nc3 Bb4 4. Rh8 z9 5. a3 Bxc3 6. dxc3 Nxe4 7. ? d5 *",
        b"[White \"Mu\xf1oz\"]\n\n1. e4 {\xf1\xf1\xf1} e5 2. Nf3 Nc6 *",
        b"\xff\xfe1\0.\0 \0e\x004\0 \0e\x005\0 \0*\0",
        b"\xef\xbb\xbf[White \"a\\\"b\\\\\"]\n[Variant \"Atomic\"]\n\n1. e4 e5 *",
        b"lang: es\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.0-0 Cf6 5.cd4 tablas?",
        "1. e\"4 e\\5 2. \u{265e}f6 \u{ff2e}f3 \u{1}N\u{7f}c6 *".as_bytes(),
    ];
    for mut checker in checkers() {
        for game in games {
            lines_are_those_of_the_rows(&mut checker, game);
        }
    }
}

/// Games of random moves in SAN, with a letter lost, changed or added now and then.
#[test]
fn lines_of_random_games_are_those_of_the_rows() {
    let mut checkers = checkers();
    let mut seed = 1_u64;
    let mut below = |bound: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % bound
    };
    for game in 0..400 {
        let mut position = planilla_board::Position::default();
        let mut text = String::from("[White \"A\"]\n[Black \"B\"]\n\n");
        for ply in 0..below(160) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            if ply % 2 == 0 {
                let _ = write!(text, "{}. ", ply / 2 + 1);
            }
            let played = moves[below(moves.len())];
            let mut san = position.san(played).as_str().to_owned();
            position.play(played);
            if game % 2 == 1 && below(30) == 0 {
                match below(4) {
                    0 => drop(san.remove(below(san.len()))),
                    1 => san.insert(below(san.len()), ['x', 'N', 'b', '1', '"', 'é'][below(6)]),
                    2 => san += ["+", "#", "!", "(=)", "++", " {[%clk 0:01:02]}", " {[%clk 12:01:02.5]}"][below(7)],
                    _ => san = san.replace('O', "0").replace('=', ""),
                }
            }
            text += &(san + " ");
        }
        lines_are_those_of_the_rows(&mut checkers[game % 4 / 3], text.as_bytes());
    }
}
