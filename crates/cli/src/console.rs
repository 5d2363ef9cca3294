//! Where the program writes: results to standard output, everything else to standard error.

use crate::args::{Color, Common, Format, MessageLanguage};
use crate::surroundings::Surroundings;
use crate::unreadable::sentence;
use crate::words::Words;
use planilla::Messages;
use planilla_files::{Gathered, News, Unreadable, endings};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

/// How a run ends; the numbers are the exit statuses of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Nothing at or above what was asked for.
    Clean = 0,
    /// Findings.
    Findings = 1,
    /// Misuse, or input that cannot be read.
    Misuse = 2,
}

/// The two streams, and how the user wants them.
pub(crate) struct Console<'a> {
    out: BufWriter<&'a mut dyn Write>,
    err: &'a mut dyn Write,
    /// What the program says for itself.
    pub words: &'static Words,
    /// What the library says about games.
    pub messages: &'static Messages,
    /// Nothing is to be printed.
    pub quiet: bool,
    /// Who reads the results.
    format: Format,
    /// Results are coloured.
    pub colored: bool,
    /// The columns that results may take.
    pub width: usize,
}

/// The columns to use when nobody says how many there are.
const WIDTH: usize = 100;

impl<'a> Console<'a> {
    /// Sets the streams up as the options and the surroundings have it.
    pub(crate) fn new(
        common: &Common,
        around: &Surroundings,
        out: &'a mut dyn Write,
        err: &'a mut dyn Write,
    ) -> Console<'a> {
        let asked = common.messages.map(MessageLanguage::code);
        let language = asked.or(around.locale_language()).unwrap_or("en");
        let messages = Messages::of(language).unwrap_or_else(Messages::english);
        Console {
            out: BufWriter::with_capacity(64 * 1024, out),
            err,
            words: Words::of(language).unwrap_or(Words::english()),
            messages,
            quiet: common.quiet,
            format: common.format,
            colored: match common.color {
                Color::Always => true,
                Color::Never => false,
                Color::Auto => around.terminals.stdout && !around.colorless,
            },
            width: around.width.unwrap_or(WIDTH),
        }
    }

    /// Whether results are for people.
    pub(crate) fn is_human(&self) -> bool {
        self.format == Format::Human
    }

    /// Prints a result: a text, or its bytes.
    pub(crate) fn print(&mut self, result: impl AsRef<[u8]>) -> io::Result<()> {
        if self.quiet {
            return Ok(());
        }
        self.out.write_all(result.as_ref())
    }

    /// Hands over what was asked for as bytes, also where nothing is to be printed.
    pub(crate) fn hand_over(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.out.write_all(bytes)?;
        self.out.flush()
    }

    /// Prints a result and ends the line.
    pub(crate) fn print_line(&mut self, result: &str) -> io::Result<()> {
        self.print(format!("{result}\n"))
    }

    /// Prints an object as a line of JSON.
    pub(crate) fn print_json(&mut self, object: &impl serde::Serialize) -> io::Result<()> {
        self.print_line(&serde_json::to_string(object)?)
    }

    /// Says something that is no result. That nobody listens is no reason to stop.
    pub(crate) fn say(&mut self, sentence: &str) {
        if !self.quiet {
            let _ = self.out.flush();
            let _ = writeln!(self.err, "{sentence}");
        }
    }

    /// Says a sentence of the program's own, with its name before it, as programs do.
    pub(crate) fn tell(&mut self, id: &str, args: &[(&str, fluent_bundle::FluentValue<'_>)]) {
        let sentence = self.words.say(id, args);
        self.say(&format!("planilla: {sentence}"));
    }

    /// Says of each of these inputs why it cannot be read, and what to do.
    pub(crate) fn tell_unreadable(&mut self, faults: &[(String, Unreadable)]) {
        for sentence in self.sentences(faults) {
            self.say(&format!("planilla: {sentence}"));
        }
    }

    /// The same, to be said.
    pub(crate) fn sentences(&self, faults: &[(String, Unreadable)]) -> Vec<String> {
        faults.iter().map(|(name, fault)| sentence(fault, name, self.words)).collect()
    }

    /// Says what became known of files: which cannot be read, and in which there is no game.
    pub(crate) fn tell_news(&mut self, news: &News) {
        self.tell_unreadable(&news.unreadable);
        for name in &news.empty {
            self.tell("no-games", &[("file", name.as_str().into())]);
        }
    }

    /// Says which files in folders are not read, by the names of the first, and how many.
    pub(crate) fn tell_passed_over(&mut self, gathered: &Gathered) {
        /// The most names in the sentence.
        const NAMED: usize = 5;
        let files = &gathered.passed_over;
        if files.is_empty() {
            return;
        }
        let mut names: Vec<_> = files.iter().take(NAMED).map(|file| file.display().to_string()).collect();
        if files.len() > NAMED {
            names.push("…".to_owned());
        }
        let args = [("count", files.len().into()), ("files", names.join(", ").into()), ("kinds", endings().into())];
        self.tell("passed-over", &args);
    }

    /// Says that there is nothing to read: no name was given, or folders that hold no sheets.
    pub(crate) fn tell_nothing_found(&mut self, names: &[PathBuf]) {
        if names.is_empty() {
            return self.tell("no-input", &[]);
        }
        let folders: Vec<String> = names.iter().map(|name| name.display().to_string()).collect();
        self.tell("no-sheets", &[("folders", folders.join(", ").into()), ("kinds", endings().into())]);
    }

    /// Writes out what is still held back.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
