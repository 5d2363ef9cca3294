use planilla_cli::{Surroundings, run};
use std::fs;
use std::path::{Path, PathBuf};

/// What a run came to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ran {
    pub status: u8,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// The objects of the JSON Lines on standard output.
    pub(crate) fn objects(&self) -> Vec<serde_json::Value> {
        self.out.lines().map(|line| serde_json::from_str(line).expect("each line is an object")).collect()
    }
}

/// Runs `planilla` with these arguments in the root of the repository, with nothing on standard input.
pub(crate) fn planilla(args: &[&str]) -> Ran {
    planilla_with(args, b"", &Surroundings::default())
}

/// Runs `planilla` with these arguments, standard input and surroundings.
pub(crate) fn planilla_with(args: &[&str], mut stdin: &[u8], around: &Surroundings) -> Ran {
    let args = ["planilla"].iter().chain(args).map(Into::into);
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let status = run(args, around, &mut stdin, &mut out, &mut err);
    let text = |bytes| String::from_utf8(bytes).expect("the output is UTF-8");
    Ran { status, out: text(out), err: text(err) }
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace is there")
}

/// The sample sheet of the corpus, by its full name.
pub(crate) fn sample() -> String {
    root().join("corpus/sheets/es/laws-2005-sample.sheet").display().to_string()
}

/// A folder of this test, empty.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}
