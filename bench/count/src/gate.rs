//! The gate: no count may be over its bound.

use crate::bounds::{self, Bound};
use crate::what::What;
use planilla_count::files;
use planilla_count::instructions::Counter;
use planilla_count::table::Table;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

/// Counts what the bounds name, prints each count beside its bound, and fails if one is over it.
pub(crate) fn run(path: &Path) -> ExitCode {
    let bounds = bounds::read(path);
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut counters = BTreeMap::new();
    let mut table = Table::new(&["instructions a ply", "measured", "most", "of the bound", ""]);
    let mut over = 0;
    for Bound { file, what, most } in &bounds {
        let counter = counters.entry(file).or_insert_with(|| Counter::new(&files::read(&folder.join(file))));
        let named = What::named(what).unwrap_or_else(|| panic!("{}: nothing is named {what:?}", path.display()));
        let measured = named.per_ply(counter);
        let is_over = measured > f64::from(*most);
        over += usize::from(is_over);
        table.push(vec![
            format!("{what}, {file}"),
            format!("{measured:.1}"),
            most.to_string(),
            format!("{:.1} %", 100.0 * measured / f64::from(*most)),
            if is_over { "OVER" } else { "" }.to_owned(),
        ]);
    }
    print!("{table}");
    if over > 0 {
        println!("{over} of {} counts are over the bound in {}", bounds.len(), path.display());
    }
    ExitCode::from(u8::from(over > 0 || bounds.is_empty()))
}
