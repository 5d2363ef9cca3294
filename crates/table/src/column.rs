//! Tables and their columns, as rows of data.

use crate::cells::Cells;
use crate::seen::Seen;
use crate::shape::{Shape, describe};
use crate::{findings, games, moves};
use arrow_schema::{Field, Schema, SchemaRef};
use planilla_notation::nearest;
use std::fmt;
use std::fmt::Write;
use std::sync::Arc;

/// One column of a table.
#[derive(Debug)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What it holds, with its unit; in one line.
    pub about: &'static str,
    /// The shape of its cells.
    pub shape: Shape,
    /// What has to be known of a game to fill it.
    pub(crate) needs: Needs,
    /// Adds the cell of a row.
    pub(crate) fill: fn(&Row<'_>, &mut Cells),
}

/// A row of a table: a game, or one of its entries or findings.
pub(crate) struct Row<'r> {
    pub(crate) seen: &'r Seen<'r>,
    /// Which entry or finding.
    pub(crate) index: usize,
}

/// What has to be known of a game to fill a column. What nobody asks for is not read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Needs {
    /// The comments of its main line.
    pub(crate) comments: bool,
    /// Whether each move is exact.
    pub(crate) statuses: bool,
    /// A check, even of a game in which there is nothing to find.
    pub(crate) check: bool,
}

impl Needs {
    /// What every glance shows.
    pub(crate) const LITTLE: Needs = Needs { comments: false, statuses: false, check: false };
    pub(crate) const COMMENTS: Needs = Needs { comments: true, ..Needs::LITTLE };
    pub(crate) const STATUSES: Needs = Needs { statuses: true, ..Needs::LITTLE };
    pub(crate) const CHECK: Needs = Needs { check: true, ..Needs::LITTLE };

    fn and(self, other: Needs) -> Needs {
        Needs {
            comments: self.comments || other.comments,
            statuses: self.statuses || other.statuses,
            check: self.check || other.check,
        }
    }
}

/// A table: its columns in their order, and what its rows are.
#[derive(Debug)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// What a row is.
    pub about: &'static str,
    /// Its columns, in groups that tables share.
    pub(crate) groups: &'static [&'static [Column]],
    /// How many rows a game has.
    pub(crate) rows: fn(&Seen<'_>) -> usize,
    /// What its rows need whatever the columns: to count them.
    pub(crate) needs: Needs,
}

/// The tables there are.
pub static TABLES: [&Table; 3] = [&games::TABLE, &moves::TABLE, &findings::TABLE];

impl Table {
    /// The table of a name.
    ///
    /// ```
    /// use planilla_table::Table;
    /// assert_eq!(Table::named("moves").unwrap().about, "a row for each written move or gap");
    /// ```
    pub fn named(name: &str) -> Option<&'static Table> {
        TABLES.iter().copied().find(|table| table.name == name)
    }

    /// Its columns.
    pub fn columns(&self) -> impl Iterator<Item = &'static Column> + use<> {
        self.groups.iter().flat_map(|group| group.iter())
    }

    /// All of its columns.
    pub fn all(&'static self) -> Chosen {
        Chosen::new(self, self.columns().collect())
    }

    /// Some of its columns, in the order asked for.
    ///
    /// # Errors
    ///
    /// A name that no column has.
    ///
    /// ```
    /// use planilla_table::Table;
    /// let table = Table::named("games").unwrap();
    /// assert_eq!(table.choose(["white", "moves"]).unwrap().schema().fields().len(), 2);
    /// let error = table.choose(["wihte"]).unwrap_err().to_string();
    /// assert!(error.starts_with("`wihte` is no column of the table `games`; did you mean `white`?"));
    /// ```
    pub fn choose<'n>(&'static self, names: impl IntoIterator<Item = &'n str>) -> Result<Chosen, UnknownColumn> {
        let mut columns: Vec<&'static Column> = Vec::new();
        for name in names {
            let column = self.columns().find(|column| column.name == name);
            let column = column.ok_or_else(|| UnknownColumn { name: name.to_owned(), table: self })?;
            if !columns.iter().any(|chosen| chosen.name == name) {
                columns.push(column);
            }
        }
        Ok(Chosen::new(self, columns))
    }

    /// Its columns as a Markdown table.
    pub fn to_markdown(&self) -> String {
        let mut page =
            format!("## `{}`\n\nHere is {}.\n\n| column | type | holds |\n|---|---|---|\n", self.name, self.about);
        for column in self.columns() {
            // Memory takes all that is written to it.
            let _ = writeln!(
                page,
                "| `{}` | `{}` | {} |",
                column.name,
                describe(&column.shape.data_type()),
                column.about.replace('|', "\\|")
            );
        }
        page
    }
}

/// Columns chosen from a table.
#[derive(Clone, Debug)]
pub struct Chosen {
    pub(crate) table: &'static Table,
    pub(crate) columns: Vec<&'static Column>,
    pub(crate) needs: Needs,
    schema: SchemaRef,
}

impl Chosen {
    fn new(table: &'static Table, columns: Vec<&'static Column>) -> Chosen {
        let field = |column: &&'static Column| Field::new(column.name, column.shape.data_type(), true);
        let schema = Arc::new(Schema::new(columns.iter().map(field).collect::<Vec<_>>()));
        let needs = columns.iter().fold(table.needs, |needs, column| needs.and(column.needs));
        Chosen { table, columns, needs, schema }
    }

    /// The columns, in their order.
    pub fn columns(&self) -> &[&'static Column] {
        &self.columns
    }

    /// Their Arrow schema.
    pub fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }
}

/// A name that no column of a table has.
#[derive(Clone, Debug)]
pub struct UnknownColumn {
    /// The name.
    pub name: String,
    /// The table.
    pub table: &'static Table,
}

impl fmt::Display for UnknownColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.table.columns().map(|column| column.name).collect();
        write!(f, "`{}` is no column of the table `{}`", self.name, self.table.name)?;
        if let Some(near) = nearest(&self.name, names.iter().copied()) {
            write!(f, "; did you mean `{near}`?")?;
        }
        write!(f, "; its columns are {}", names.join(", "))
    }
}

impl std::error::Error for UnknownColumn {}
