//! Where the data of the tests lie: the corpus in the workspace, and collections beside it that are not part of it; and
//! the rows of the table that tests go through.

use planilla_notation::Language;
use planilla_notation::language::{LANGUAGES, System};
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// The rows of the algebraic system.
pub fn algebraic() -> impl Iterator<Item = &'static Language> {
    LANGUAGES.iter().filter(|language| matches!(language.system, System::Algebraic | System::Figurine))
}

/// The root of the workspace.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests are a folder of the workspace")
}

/// A file or folder of the corpus.
pub fn corpus(path: &str) -> PathBuf {
    root().join("corpus").join(path)
}

/// The text of a file of the corpus.
pub fn corpus_text(path: &str) -> String {
    let path = corpus(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rows of a table of the corpus: comments and the line of headings are passed over, fields are parted by commas,
/// and a field in quotes may hold commas and doubled quotes.
pub fn corpus_table(path: &str) -> Vec<Vec<String>> {
    let text = corpus_text(path);
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).skip(1).map(fields).collect()
}

/// The fields of one line of a table.
pub fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let (mut quoted, mut characters) = (false, line.chars().peekable());
    while let Some(c) = characters.next() {
        let held = fields.len() - 1;
        match c {
            '"' if quoted && characters.next_if_eq(&'"').is_some() => fields[held].push('"'),
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            c => fields[held].push(c),
        }
    }
    fields
}

/// The bytes of a file of the collections in `../shared/data`, unpacked; `None`, and a word on it, where they are not.
pub fn shared(path: &str) -> Option<Vec<u8>> {
    let file = root().join("../shared/data").join(path);
    let Ok(bytes) = fs::read(&file) else {
        // Written past the runner, which keeps to itself what a passing test prints: a skipped test must say so.
        let _ = writeln!(std::io::stderr(), "skipped: ../shared/data/{path} is not there");
        return None;
    };
    if Path::new(path).extension().is_none_or(|extension| extension != "zst") {
        return Some(bytes);
    }
    let mut unpacked = Vec::new();
    zstd::Decoder::new(bytes.as_slice()).and_then(|mut decoder| decoder.read_to_end(&mut unpacked)).expect("zstd");
    Some(unpacked)
}
