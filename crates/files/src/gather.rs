//! From names to the files to read.

use crate::open::{HEAD, Opened, open};
use crate::part::Part;
use crate::reader::Kind;
use crate::unreadable::Unreadable;
use crate::wide;
use planilla_notation::{self as notation, is_json_output, nearest, sniff_in};
use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The endings of the files that are read in a folder; each also with one of [`PACKED`] after it. A file that is named
/// itself is read whatever it is called: what it is, its content tells.
const KINDS: [&str; 3] = ["pgn", "sheet", "txt"];

/// The endings of files that are read in a folder if they are sheets, as tables or as JSON: most are something else. Our own
/// output would be the same games once more.
const TABLES: [&str; 6] = ["csv", "tsv", "md", "json", "jsonl", "ndjson"];

/// The endings of packed files.
const PACKED: [&str; 3] = ["gz", "zst", "bz2"];

/// The endings of the files that are read in a folder, to be shown.
pub fn endings() -> String {
    KINDS.iter().chain(&TABLES).map(|kind| format!(".{kind}")).collect::<Vec<_>>().join(" ")
}

/// One thing to read.
#[derive(Debug)]
pub enum Input {
    /// Standard input.
    Stdin,
    /// A file.
    File(PathBuf),
    /// A part of a file.
    Part(Part),
    /// What a caller reads from.
    Given(Given),
}

/// Something that a caller reads from, with the name it goes by.
pub struct Given {
    /// The name.
    pub name: String,
    /// The bytes, packed as they are.
    pub reader: Box<dyn Read + Send>,
}

impl fmt::Debug for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Given({})", self.name)
    }
}

impl Input {
    /// The name shown to the user.
    pub fn name(&self) -> String {
        match self {
            Input::Stdin => "-".to_owned(),
            Input::File(path) => path.display().to_string(),
            Input::Part(part) => part.path.display().to_string(),
            Input::Given(given) => given.name.clone(),
        }
    }
}

/// What is to be read, and what cannot be.
#[derive(Debug, Default)]
pub struct Gathered {
    /// The inputs, in the order of their names; the files of a folder sorted by name.
    pub inputs: Vec<Input>,
    /// Names that lead nowhere.
    pub faults: Vec<(String, Unreadable)>,
    /// Files in folders that are of other kinds, in the same order.
    pub passed_over: Vec<PathBuf>,
}

/// Finds what the names stand for. Without names it is standard input, unless nobody pipes anything in.
pub fn gather(names: &[PathBuf], stdin_is_terminal: bool) -> Gathered {
    let mut gathered = Gathered::default();
    if names.is_empty() && !stdin_is_terminal {
        gathered.inputs.push(Input::Stdin);
    }
    for name in names {
        if name.as_os_str() == "-" {
            gathered.inputs.push(Input::Stdin);
            continue;
        }
        match fs::metadata(name) {
            Ok(metadata) if metadata.is_dir() => gathered.walk(name),
            Ok(_) => gathered.inputs.push(Input::File(name.clone())),
            Err(error) => gathered.fault(name, error),
        }
    }
    gathered
}

impl Gathered {
    /// Goes through a folder and the folders in it. Names that begin with a full stop are left alone, and links to
    /// folders are not followed, so that the walk ends.
    fn walk(&mut self, folder: &Path) {
        let entries = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let mut entries = match entries {
            Ok(entries) => entries,
            Err(error) => return self.fault(folder, error),
        };
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            let path = entry.path();
            let hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
            match entry.file_type() {
                _ if hidden => {}
                Ok(kind) if kind.is_dir() => self.walk(&path),
                Ok(kind) if kind.is_symlink() && path.is_dir() => {}
                Ok(_) if has_ending(&path, &KINDS) => match fs::metadata(&path) {
                    Ok(metadata) if metadata.is_file() => self.inputs.push(Input::File(path)),
                    // Pipes and devices would have to be named.
                    Ok(_) => self.passed_over.push(path),
                    Err(error) => self.fault(&path, error),
                },
                Ok(_) if has_ending(&path, &TABLES) && is_sheet(&path) => self.inputs.push(Input::File(path)),
                Ok(_) => self.passed_over.push(path),
                Err(error) => self.fault(&path, error),
            }
        }
    }

    fn fault(&mut self, path: &Path, error: std::io::Error) {
        let unreadable = match Unreadable::of(error) {
            Unreadable::NotFound { .. } => match fs::read_link(path) {
                Ok(to) => Unreadable::BrokenLink { to: to.display().to_string() },
                Err(_) => Unreadable::NotFound { similar: neighbour(path) },
            },
            other => other,
        };
        self.faults.push((path.display().to_string(), unreadable));
    }
}

/// Whether a file to write is among those to read.
pub fn is_input(path: &Path, inputs: &[Input]) -> bool {
    let Ok(path) = fs::canonicalize(path) else { return false };
    inputs.iter().any(|input| match input {
        Input::File(input) => fs::canonicalize(input).is_ok_and(|input| input == path),
        Input::Stdin | Input::Part(_) | Input::Given(_) => false,
    })
}

/// Whether a file has one of these endings, packed or not.
fn has_ending(path: &Path, endings: &[&str]) -> bool {
    let has = |path: &Path, endings: &[&str]| {
        path.extension()
            .and_then(OsStr::to_str)
            .is_some_and(|own| endings.iter().any(|one| own.eq_ignore_ascii_case(one)))
    };
    has(path, endings) || has(path, &PACKED) && has(&path.with_extension(""), endings)
}

/// Whether a file is a sheet as a table or as JSON, by its content. What cannot be read is none.
fn is_sheet(path: &Path) -> bool {
    let is_file = fs::metadata(path).is_ok_and(|metadata| metadata.is_file());
    let opened = || open(File::open(path).ok()?, Arc::default(), Kind::default()).ok();
    let Some(Opened { reader, .. }) = is_file.then(opened).flatten() else { return false };
    let mut head = Vec::new();
    let read = reader.take(SAMPLE).read_to_end(&mut head);
    read.is_ok()
        && match sniff_in(&head, wide::of(&head[..head.len().min(HEAD)])) {
            notation::Input::Table => true,
            notation::Input::Json => !is_json_output(&head),
            notation::Input::Pgn | notation::Input::Text => false,
        }
}

/// How much of a file is looked at to see whether it is a table.
const SAMPLE: u64 = 64 * 1024;

/// A file or folder beside the one that does not exist, of a similar name.
fn neighbour(path: &Path) -> Option<String> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let entries = fs::read_dir(folder.unwrap_or(Path::new("."))).ok()?;
    let mut names: Vec<String> = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort_unstable();
    let name = nearest(path.file_name()?.to_str()?, names.iter().map(String::as_str))?;
    Some(folder.map_or_else(|| name.to_owned(), |folder| folder.join(name).display().to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_in_folders_are_known_by_their_ending() {
        let read = ["a.pgn", "b.TXT", "c.sheet", "d.pgn.zst", "e.txt.gz", "f.PGN.BZ2"];
        let other = ["a.md", "b.csv", "c.gz", "d.tar.gz", "pgn", "e.pgn.xz"];
        assert!(read.iter().all(|name| has_ending(Path::new(name), &KINDS)));
        assert!(!other.iter().any(|name| has_ending(Path::new(name), &KINDS)));
    }

    #[test]
    fn without_names_standard_input_is_read_unless_it_is_a_terminal() {
        let is_stdin = |gathered: &Gathered| matches!(gathered.inputs.as_slice(), [Input::Stdin]);
        assert!(is_stdin(&gather(&[], false)));
        assert!(gather(&[], true).inputs.is_empty());
        assert!(is_stdin(&gather(&["-".into()], true)));
    }
}
