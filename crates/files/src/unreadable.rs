//! Why an input cannot be read, and what the user can do about it.

use crate::foreign::Foreign;
use std::{error, fmt, io};

/// Why an input cannot be read.
#[derive(Debug)]
pub enum Unreadable {
    /// There is no such file or folder; perhaps one of a similar name.
    NotFound {
        /// The name of that one.
        similar: Option<String>,
    },
    /// It is a link that leads nowhere.
    BrokenLink {
        /// The name that the link holds.
        to: String,
    },
    /// The user may not read it.
    Denied,
    /// It is something else than text.
    Kind(Foreign),
    /// It is larger than a sheet can be.
    TooLarge,
    /// It is packed, and the packing is damaged.
    Damaged(io::Error),
    /// Anything else that the system says.
    System(io::Error),
}

impl Unreadable {
    /// Sorts an error of the system.
    pub fn of(error: io::Error) -> Unreadable {
        match error.kind() {
            io::ErrorKind::NotFound => Unreadable::NotFound { similar: None },
            io::ErrorKind::PermissionDenied => Unreadable::Denied,
            io::ErrorKind::FileTooLarge => Unreadable::TooLarge,
            _ => Unreadable::System(error),
        }
    }

    /// A word for what is wrong, for those who have sentences of their own for it; and what the system says, if anything.
    ///
    /// ```
    /// use planilla_files::{Foreign, Unreadable};
    /// assert_eq!(Unreadable::Kind(Foreign::Pdf).word(), ("pdf", String::new()));
    /// ```
    pub fn word(&self) -> (&'static str, String) {
        match self {
            Unreadable::NotFound { .. } => ("not-found", String::new()),
            Unreadable::BrokenLink { to } => ("link", to.clone()),
            Unreadable::Denied => ("denied", String::new()),
            Unreadable::TooLarge => ("too-large", String::new()),
            Unreadable::Kind(foreign) => (foreign.word(), String::new()),
            Unreadable::Damaged(error) => ("damaged", error.to_string()),
            Unreadable::System(error) => ("system", error.to_string()),
        }
    }

    /// Sorts an error that comes after the first bytes: of a packed file it says that the packing is damaged.
    pub fn while_reading(error: io::Error, packed: bool) -> Unreadable {
        match Unreadable::of(error) {
            Unreadable::System(error) if packed => Unreadable::Damaged(error),
            other => other,
        }
    }
}

impl fmt::Display for Unreadable {
    /// What is wrong with it and the remedy, to be said behind its name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::NotFound { similar: None } => f.write_str("there is no such file or folder"),
            Unreadable::NotFound { similar: Some(name) } => {
                write!(f, "there is no such file or folder; did you mean {name}?")
            }
            Unreadable::BrokenLink { to } => {
                write!(f, "this is a link to {to}, which is not there; name the file itself")
            }
            Unreadable::Denied => {
                f.write_str("this may not be read by you; ask its owner, or copy it to a folder of yours")
            }
            Unreadable::Kind(foreign) => f.write_str(foreign.sentence()),
            Unreadable::TooLarge => f.write_str("this is too large for a scoresheet; if it holds games in PGN, say so"),
            Unreadable::Damaged(error) => {
                write!(f, "the packed file is damaged ({error}); what could be unpacked was read; get it anew")
            }
            Unreadable::System(error) => write!(f, "{error}; what could be read was read"),
        }
    }
}

impl error::Error for Unreadable {}
