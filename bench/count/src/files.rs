//! Files in memory, so that no disk is measured, cut and repeated by whole games.

use std::fs;
use std::io::Read;
use std::path::Path;

/// A million bytes.
pub const MB: usize = 1_000_000;

/// How every game begins.
const FIRST_TAG: &[u8] = b"\n[Event ";

/// The bytes of a file, unpacked if its name ends in `.zst`, with an empty line at the end.
pub fn read(path: &Path) -> Vec<u8> {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let packed = path.extension().is_some_and(|ending| ending == "zst");
    let mut games = if packed { unpacked(path, &bytes) } else { bytes };
    while !games.ends_with(b"\n\n") {
        games.push(b'\n');
    }
    games
}

fn unpacked(path: &Path, packed: &[u8]) -> Vec<u8> {
    let mut games = Vec::new();
    let decoder = zstd::Decoder::new(packed);
    decoder
        .and_then(|mut decoder| decoder.read_to_end(&mut games))
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    games
}

/// The whole games among the first so many bytes; all, if they are no more or cannot be told apart.
pub fn first(games: &[u8], most: usize) -> &[u8] {
    if games.len() <= most {
        return games;
    }
    // A game may end with the last of these bytes, and then it is the next ones that tell.
    let seen = &games[..games.len().min(most + FIRST_TAG.len() - 1)];
    let last = seen.windows(FIRST_TAG.len()).rposition(|window| window == FIRST_TAG);
    last.map_or(games, |newline| &games[..=newline])
}

/// The games over and over until there are so many bytes, the last ones left out that would be too many.
pub fn repeated(games: &[u8], bytes: usize) -> Vec<u8> {
    let mut many = games.repeat(bytes.div_ceil(games.len().max(1)));
    let whole = first(&many, bytes).len();
    many.truncate(whole);
    many
}

/// The name of a file without its folder.
pub fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{first, repeated};

    #[test]
    fn only_whole_games() {
        let games = b"[Event \"1\"]\n\n1.e4 *\n\n[Event \"2\"]\n\n1.d4 *\n\n";
        let (one, two) = (games.len() / 2, games.len());
        // A file that is not told apart is left whole: so is one whose first game is too long.
        for (most, whole) in [(two, two), (two - 1, one), (one, one), (one - 1, two)] {
            assert_eq!(first(games, most).len(), whole, "{most}");
        }
        for (bytes, whole) in [(two, two), (two + one + 8, two + one), (4 * two + 1, 4 * two)] {
            assert_eq!(repeated(games, bytes).len(), whole, "{bytes}");
        }
    }
}
