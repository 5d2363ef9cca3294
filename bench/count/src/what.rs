//! What is counted of this project.

use planilla_count::instructions::Counter;
use planilla_count::{files, ours};
use std::env;
use std::path::Path;

/// One thing that is counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct What {
    /// As tables and bounds name it.
    pub(crate) name: &'static str,
    /// Does it to a file, in this process, and gives the exit status.
    pub(crate) once: fn(&str) -> u8,
}

impl What {
    /// All of them.
    pub(crate) const ALL: [What; 3] = [
        What { name: "library validate", once: validate },
        What { name: "whole check", once: ours::program },
        What { name: "table of games", once: scan },
    ];

    /// By its name.
    pub(crate) fn named(name: &str) -> Option<What> {
        What::ALL.into_iter().find(|what| what.name == name)
    }

    /// The instructions a ply.
    pub(crate) fn per_ply(self, counter: &Counter) -> f64 {
        let this = env::current_exe().expect("this program is a file");
        counter.per_ply(&this, &["once", self.name])
    }
}

fn validate(file: &str) -> u8 {
    u8::from(ours::validate(&files::read(Path::new(file))).bad > 0)
}

fn scan(file: &str) -> u8 {
    u8::from(ours::scan(file) == 0)
}
