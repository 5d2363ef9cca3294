//! The short ways through a game, the glance and the replay by the letter, on real games, on damaged ones and on any text.

use planilla_notation::{BlocksIn, Input, Score};
use planilla_tests::oracles::{a_glance_agrees_with_a_check, games_agree_with_a_check, notes_add_only_notes};
use planilla_tests::places::shared;
use planilla_tests::random::{AnyGame, Dice, Hostile, any_hand, corrupted_game, mutated, write_sheet};
use quickcheck::QuickCheck;

fn agree(file: &[u8]) {
    games_agree_with_a_check(file);
    for block in BlocksIn::new(file, Input::Pgn) {
        a_glance_agrees_with_a_check(block.bytes);
        notes_add_only_notes(block.bytes);
    }
}

#[test]
fn on_real_games_and_on_damaged_ones() {
    for path in ["pgn/otb.pgn.zst", "pgn/lichess.pgn.zst"] {
        let Some(file) = shared(path) else { continue };
        agree(&file);
        let (mut dice, mut score) = (Dice::new(5), Score::default());
        for block in BlocksIn::new(&file, Input::Pgn) {
            let game = std::str::from_utf8(block.bytes).expect("the files are ASCII");
            if let Some(damaged) = corrupted_game(game, &mut score, &mut dice) {
                agree(damaged.as_bytes());
            }
            agree(&mutated(&mut dice, block.bytes));
        }
    }
}

#[test]
fn on_any_text() {
    QuickCheck::new().tests(2_000).quickcheck((|bytes: Hostile| agree(&bytes.0)) as fn(Hostile));
    QuickCheck::new().tests(300).quickcheck((|bytes: Vec<u8>| agree(&bytes)) as fn(Vec<u8>));
}

#[test]
fn on_games_as_people_write_them() {
    let written = |game: AnyGame| {
        let mut dice = Dice::new(game.seed);
        let hand = any_hand(&mut dice);
        let sheet = write_sheet(&game.game(), &hand, &mut dice).0;
        agree(sheet.as_bytes());
        agree(format!("[White \"A\"]\n\n{sheet} 1-0\n").as_bytes());
        agree(&mutated(&mut dice, sheet.as_bytes()));
    };
    QuickCheck::new().tests(500).quickcheck(written as fn(AnyGame));
}

#[test]
fn on_what_only_a_close_look_tells() {
    for movetext in [
        "1. e4 e5 2. Nf3 Nc6 1-0",
        "1. e4 e5 2. Nf3 Nc6",
        "1. e4 e5 3. Nf3 Nc6 1-0",
        "1. e4 2. e5 3. Nf3 Nc6 1-0",
        "1... e4 e5 1-0",
        "1. e4 e5 2. Nf3+ Nc6 1-0",
        "1. e4 d5 2. ed5 Qd5 1-0",
        "1. e4 d5 2. exd5 Qd5 1-0",
        "1. f3 e5 2. g4 Qh4 0-1",
        "1. f3 e5 2. g4 Qh4+ 0-1",
        "1. f3 e5 2. g4 Qh4# 1-0",
        "1. f3 e5 2. g4 Qh4# 1/2-1/2",
        "1. f3 e5 2. g4 Qh4# *",
        "1. f3 e5 2. g4 Qh4# 3. e4 0-1",
        "1. e4 + e5 ch 2. Nf3 N Nc6 (=) 1-0",
        "1. e4 (1. d4 e5 1-0) 1... e5 1-0",
        "1. e4 (1. d4 1... e5 1-0",
        "1. e4 ) e5 1-0",
        "1. e4 {open e5 1-0",
        "1. e4 e5 1-0 2. Nf3 0-1",
        "1. e4 e5 [Result \"0-1\"] 2. Nf3 1-0",
        "1. e4 e5 2. Bc4 Bc5 3. Ke1 1-0",
        "1. e4 e5 2. Bc4 Bc5 3. Nf3 Nf6 4. Kg1 1-0",
        "1. e4 e5 2. Bc4 Bc5 3. Nf3 Nf6 4. 0-0 0-0 1-0",
        "1. Cf3 Cf6 1-0",
        "1. e2e4 e7-e5 2. Ng1f3 1-0",
        "1. Nb1c3 Nbd7 1-0",
        "1. Nbc3 1-0",
        "1. e4 d5 2. exd5 e.p. Qxd5 e.p. 1-0",
        "1. xe4 e5 2. Nxf3 Nc6# 3. Bb5++ a6 1-0",
        "1. e4 a5 2. e5 d5 3. exd6 a4 4. dxc7 a3 5. cxb8 axb2 6. bxa8 bxa1=Q 1-0",
        "12. e4 e5 1-0",
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0",
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 1/2-1/2",
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 1-0",
        "1. e4 e5 2. Nf3 Nc6 1/2-1/2",
        "1. e4 c6 2. Nf3 Nf6 3. Ke4 Kd5 1-0",
    ] {
        agree(movetext.as_bytes());
        agree(format!("[Date \"2004.02.30\"]\n[Result \"1-0\"]\n\n{movetext}\n").as_bytes());
        for fen in [
            "8/8/8/4k3/8/4K3/4p3/8 b - - 0 1",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "8/8 w",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 149 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 7 1",
            "4k3/8/8/8/8/8/8/4K3 w KQ e6 0 1",
        ] {
            for text in ["1... e1=Q 1/2-1/2", "1... e1=N 2. Kd3 1/2-1/2", "1. O-O Ke7 1-0", movetext] {
                agree(format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{text}\n").as_bytes());
            }
        }
        agree(format!("[Variant \"Atomic\"]\n\n{movetext}\n[White \"B\"]\n{movetext}").as_bytes());
        agree(format!("\u{feff}[White \"Muñoz\"]\r\n\r\n{movetext}\r\n").as_bytes());
    }
}
