//! Why an envelope is not opened: which file, which line, and what. Nothing of the secret file is told, for it may still be
//! secret when it cannot be opened.

use super::{MOST_MOVE_BYTES, PUBLIC_FORMAT, SECRET_FORMAT};
use crate::fault::{Fault, FaultKind};
use std::error::Error;
use std::fmt;

/// One of the two files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum File {
    /// The public one.
    Public,
    /// The secret one.
    Secret,
}

/// Why an envelope is not opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// One of the files is not as it was made.
    File(Refused),
    /// The files name different commitments.
    OtherCommitment {
        /// The file whose commitment is not that of the envelope and the move, while that of the other one is. If it is
        /// `None`, neither is.
        wrong: Option<File>,
        /// The line of the commitment in the public file.
        public_line: usize,
        /// The line of the commitment in the secret file.
        secret_line: usize,
    },
    /// Both files name one commitment, but move and envelope do not give it: what stands in one of them was changed. Which
    /// one cannot be told.
    NotCommitted,
}

/// What is wrong in one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The file.
    pub file: File,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: Reason,
}

/// What can be wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It cannot be read.
    Fault(Fault),
    /// A key is missing.
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// It has a key that it cannot have.
    ForeignKey,
    /// A key stands there twice.
    Twice {
        /// The key.
        key: &'static str,
    },
    /// The public file tells the move.
    MoveInEnvelope,
    /// It is of another format.
    Format {
        /// What it says it is, if that is one of the two.
        found: Option<File>,
    },
    /// A value is not 64 hexadecimal digits in lower case.
    Digits {
        /// Its key.
        key: &'static str,
    },
    /// The move is no text, or too long.
    Move,
    /// The line says the same in other bytes than the one form has: space, letter case, the order or the end of lines.
    Form,
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::File(refused) => refused.fmt(f),
            OpenError::OtherCommitment { wrong: Some(file @ File::Public), public_line, .. } => write!(
                f,
                "{file}, line {public_line}: the commitment is not that of the envelope and the move: it was changed, or \
                 the secret file is of another sealing of the same envelope"
            ),
            OpenError::OtherCommitment { wrong: Some(file @ File::Secret), secret_line, .. } => {
                write!(f, "{file}, line {secret_line}: the commitment is not that of the envelope and the move: it was changed")
            }
            OpenError::OtherCommitment { wrong: None, public_line, secret_line } => write!(
                f,
                "the files do not belong together: the commitment of the public file, line {public_line}, is not that of \
                 the secret file, line {secret_line}"
            ),
            OpenError::NotCommitted => f.write_str(
                "the move, the nonce and the envelope do not give the commitment that both files name: a value in one of \
                 the files was changed after sealing",
            ),
        }
    }
}

impl Error for OpenError {}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            File::Public => "the public file",
            File::Secret => "the secret file",
        })
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Refused { file, line, reason } = self;
        write!(f, "{file}, line {line}: ")?;
        match reason {
            Reason::Fault(Fault { key: Some(key), kind, .. }) => write!(f, "`{key}`{kind}"),
            // What the reader of JSON says may quote what it met.
            Reason::Fault(Fault { kind: FaultKind::Syntax { format, .. }, .. }) if *file == File::Secret => {
                write!(f, "this is no {format}")
            }
            Reason::Fault(fault) => fault.kind.fmt(f),
            Reason::MissingKey { key } => write!(f, "`{key}` is missing"),
            Reason::ForeignKey => f.write_str("it has a key that does not belong there"),
            Reason::Twice { key } => write!(f, "`{key}` stands here for the second time"),
            Reason::MoveInEnvelope => f.write_str("`move` does not belong into a sealed envelope"),
            Reason::Format { found } => {
                let wanted = if *file == File::Public { PUBLIC_FORMAT } else { SECRET_FORMAT };
                match found {
                    Some(found) => write!(f, "this is {found}; the public file comes first, then the secret one"),
                    None => write!(f, "`format` is not `{wanted}`, the only one that is known"),
                }
            }
            Reason::Digits { key } => write!(f, "`{key}` is not 64 hexadecimal digits in lower case"),
            Reason::Move => write!(f, "`move` is no text of {MOST_MOVE_BYTES} bytes at the most"),
            Reason::Form => f.write_str(
                "the bytes are not those that sealing writes: space, letter case, order or line ends were changed",
            ),
        }
    }
}
