//! The editions of the Laws, as rows of data.

/// The name of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "each is the edition of its year")]
pub enum EditionName {
    E1997,
    E2001,
    E2005,
    E2009,
    E2014,
    E2017,
    E2018,
    E2023,
}

/// One edition of the Laws. Rules read its fields and never compare names.
#[derive(Debug)]
pub struct Edition {
    /// Its name.
    pub name: EditionName,
}
