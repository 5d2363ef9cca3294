use planilla_cli::{Surroundings, run};
use std::cell::RefCell;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;

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

/// Runs `planilla` with both of its outputs in one, as on a terminal; gives its status and what it said.
pub(crate) fn together(args: &[&str]) -> (u8, String) {
    let args = ["planilla"].iter().chain(args).map(Into::into);
    let both = Shared::default();
    let status = run(args, &Surroundings::default(), &mut io::empty(), &mut both.clone(), &mut both.clone());
    (status, String::from_utf8(both.0.take()).expect("the output is UTF-8"))
}

/// One output behind two names.
#[derive(Clone, Default)]
struct Shared(Rc<RefCell<Vec<u8>>>);

impl io::Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
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
