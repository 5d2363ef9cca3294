//! Damaged games: in nine of ten one character of one move is changed, from a seed. What the peers reject must have a
//! move that is not exact here, and what they accept must be read; what is valid here by the letter must be read too. The
//! peers forgive no sign of capture that is missing or false, which is counted apart. The damage leaves each move a word
//! that opens with a letter: of others the peers drop the first characters. A game of which they drop a word, because it
//! is no SAN at all, they do not accept.

use crate::peers;
use planilla_count::files;
use planilla_count::ours::{self, Verdict};
use planilla_notation::{Blocks, ItemKind, Score, parse_pgn};
use planilla_tests::random::{Dice, corrupted_game};
use std::path::Path;
use std::process::ExitCode;

pub(crate) fn run(paths: &[String]) -> ExitCode {
    let mut wrong = 0;
    for path in paths {
        let file = files::read(Path::new(path));
        let (mut checker, mut score, mut dice) = (ours::validator(), Score::default(), Dice::new(90));
        let mut blocks = Blocks::new(file.as_slice());
        let (mut games, mut damaged, mut rejected, mut unread, mut forgiven, mut disagreements) = (0, 0, 0, 0, 0, 0);
        while let Some(block) = blocks.next_block().expect("memory can be read") {
            let game = String::from_utf8_lossy(block.bytes);
            let corrupt = if dice.below(10) < 9 { damage(&game, &mut score, &mut dice) } else { None };
            damaged += usize::from(corrupt.is_some());
            let game = corrupt.as_deref().unwrap_or(&game);
            let (legal, plies) = peers::accepts(game.as_bytes());
            let Verdict { read, exact, valid, words } = ours::verdict(&mut checker, game.as_bytes());
            let accepted = legal && plies == words;
            games += 1;
            rejected += usize::from(!accepted);
            unread += usize::from(!read);
            forgiven += usize::from(!accepted && valid);
            if if accepted { !read } else { exact } || (valid && !read) {
                disagreements += 1;
                println!(
                    "peers accept: {accepted} after {plies} plies; read here: {read}, exact: {exact}, valid: {valid}\n{game}"
                );
            }
        }
        println!(
            "{path}: {games} games, {damaged} damaged; the peers reject {rejected}, {unread} have a move that is not read \
             here, {forgiven} have marks that are forgiven by the letter; {disagreements} disagreements"
        );
        wrong += disagreements;
    }
    ExitCode::from(u8::from(wrong > 0))
}

/// A damaged game of as many words as before, each with a letter at its head.
fn damage(game: &str, score: &mut Score, dice: &mut Dice) -> Option<String> {
    let cells = |text: &str, score: &mut Score| {
        parse_pgn(text, score);
        let cells = score.items.iter().filter(|item| item.kind == ItemKind::Cell).map(|item| item.span.of(text));
        let letters = cells.clone().all(|cell| cell.starts_with(|c: char| c.is_ascii_alphabetic()));
        (cells.count(), letters)
    };
    let (words, _) = cells(game, score);
    loop {
        let damaged = corrupted_game(game, score, dice)?;
        if cells(&damaged, score) == (words, true) {
            return Some(damaged);
        }
    }
}
