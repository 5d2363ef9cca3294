//! Games that people played, for tests that need moves with sense.

use super::Game;
use planilla::GamesIn;
use planilla_board::Position;

/// The games of a PGN file that begin at the start, hold at least `least` plies and are legal throughout.
pub fn played_games(pgn: &[u8], least: usize) -> impl Iterator<Item = Game> {
    let mut games = GamesIn::new(pgn);
    std::iter::from_fn(move || {
        let mut game = games.next_game()?;
        Some(replayed(&mut game))
    })
    .flatten()
    .filter(move |game| game.moves.len() >= least)
}

/// The moves of one game; `None` where it begins elsewhere or a move cannot be played.
fn replayed(game: &mut planilla::Game<'_>) -> Option<Game> {
    let start = game.start().ok().filter(|start| *start == Position::default())?;
    let mut found = Game { positions: vec![start], moves: Vec::new() };
    for played in game.moves().ok()? {
        let played = played.ok()?;
        found.moves.push(played.played);
        found.positions.push(found.end().played(played.played));
    }
    Some(found)
}
