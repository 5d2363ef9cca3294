//! The bounds, a file of data.

use serde::Deserialize;
use std::fs;
use std::path::Path;

/// The most instructions a ply that something may take over a file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bound {
    /// The file, seen from the folder that the bounds stand in.
    pub(crate) file: String,
    /// The name of what is counted.
    pub(crate) what: String,
    /// The bound.
    pub(crate) most: u32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bounds {
    bound: Vec<Bound>,
}

/// Reads the bounds.
pub(crate) fn read(path: &Path) -> Vec<Bound> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let bounds: Bounds = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    bounds.bound
}
