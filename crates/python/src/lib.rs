//! The module `planilla._native`: takes texts, files and options from Python, has the library work on them, and gives rows
//! back as dictionaries. **Lacks a face**: what users see is written in Python (`python/src/planilla`), over this.

mod arrow_in;
mod characters;
mod columns;
mod compare;
mod envelope;
mod errors;
mod facts;
mod games;
mod job;
mod laws;
mod movetext;
mod options;
mod pgn;
mod repair;
mod report;
mod rows;
mod scan;
mod single;
mod sources;
mod stream;
mod trf;
mod views;

use pyo3::pymodule;

/// See `_native.pyi` for what is in it.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::columns::{Made, check_column, convert_column, read_column};
    #[pymodule_export]
    use crate::compare::{compare, show_comparison};
    #[pymodule_export]
    use crate::envelope::{
        envelope, envelope_text, judge_envelope, missing, open_envelope, read_envelope, seal, template,
    };
    #[pymodule_export]
    use crate::facts::{facts, position_at};
    #[pymodule_export]
    use crate::games::{Games, check, convert};
    #[pymodule_export]
    use crate::laws::laws;
    #[pymodule_export]
    use crate::movetext::movetext;
    #[pymodule_export]
    use crate::options::Options;
    #[pymodule_export]
    use crate::repair::repair;
    #[pymodule_export]
    use crate::report::report;
    #[pymodule_export]
    use crate::scan::{Scan, parts, tables};
    #[pymodule_export]
    use crate::single::{languages, position, read_move, rule, rules, sealed};
    #[pymodule_export]
    use crate::trf::read_trf;
    #[pymodule_export]
    use crate::views::{draw, fen_after, show_game, show_position};

    /// The version of the program.
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python's name for it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
