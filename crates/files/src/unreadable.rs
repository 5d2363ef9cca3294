//! Why an input cannot be read, and what the user can do about it.

use std::{error, fmt, io};

/// Why an input cannot be read.
#[derive(Debug)]
pub enum Unreadable {
    /// There is no such file or folder; perhaps one of a similar name.
    NotFound {
        /// The name of that one.
        similar: Option<String>,
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

/// What people give by mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreign {
    /// A ZIP file, which the spreadsheets and text documents of today are too.
    Zip,
    /// A spreadsheet or document of the older kind.
    Office,
    /// PDF.
    Pdf,
    /// A photograph or scan.
    Picture,
    /// A text with fonts (RTF) or a web page.
    Styled,
    /// A database of a chess program.
    Database,
    /// An archive of a kind that is not unpacked here.
    Archive,
    /// Bytes that are no text.
    Binary,
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

impl Foreign {
    /// Looks at the first bytes of a file, after unpacking.
    pub fn of(head: &[u8]) -> Option<Foreign> {
        let known = SIGNATURES.iter().find(|(signature, _)| head.starts_with(signature)).map(|(_, foreign)| *foreign);
        // HEIF and AVIF photographs name themselves after a length of four bytes.
        let picture = || (head.get(4..8) == Some(b"ftyp")).then_some(Foreign::Picture);
        known.or_else(picture).or_else(|| is_binary(head).then_some(Foreign::Binary))
    }

    /// A word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Foreign::Zip => "zip",
            Foreign::Office => "office",
            Foreign::Pdf => "pdf",
            Foreign::Picture => "picture",
            Foreign::Styled => "styled",
            Foreign::Database => "database",
            Foreign::Archive => "archive",
            Foreign::Binary => "binary",
        }
    }

    const fn sentence(self) -> &'static str {
        match self {
            Foreign::Zip => {
                "this is a spreadsheet, a document or another ZIP file; save it as PGN or plain text, or unpack it"
            }
            Foreign::Office => "this is a spreadsheet or a document; save it as plain text",
            Foreign::Pdf => "this is a PDF file; copy its moves into a plain text file",
            Foreign::Picture => "this is a picture; type its moves into a plain text file",
            Foreign::Styled => "this is a web page or a styled text; save it as plain text",
            Foreign::Database => "this is the database of a program; export its games as PGN",
            Foreign::Archive => "this is an archive of a kind that cannot be read here; unpack it first",
            Foreign::Binary => "this is not a text file; save it as PGN or plain text, or name its encoding",
        }
    }
}

/// First bytes by which files are known.
const SIGNATURES: &[(&[u8], Foreign)] = &[
    (b"PK\x03\x04", Foreign::Zip),
    (b"PK\x05\x06", Foreign::Zip),
    (b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", Foreign::Office),
    (b"%PDF-", Foreign::Pdf),
    (b"\x89PNG\r\n", Foreign::Picture),
    (b"\xFF\xD8\xFF", Foreign::Picture),
    (b"GIF8", Foreign::Picture),
    (b"II*\0", Foreign::Picture),
    (b"MM\0*", Foreign::Picture),
    (b"RIFF", Foreign::Picture),
    (b"{\\rtf", Foreign::Styled),
    (b"<!DOCTYPE", Foreign::Styled),
    (b"<!doctype", Foreign::Styled),
    (b"<html", Foreign::Styled),
    (b"Scid.si", Foreign::Database),
    (b"SQLite format 3\0", Foreign::Database),
    (b"7z\xBC\xAF\x27\x1C", Foreign::Archive),
    (b"Rar!\x1A\x07", Foreign::Archive),
    (b"\xFD7zXZ\0", Foreign::Archive),
];

/// Whether bytes are no text in any encoding: zero bytes, without the mark or the rhythm of UTF-16.
fn is_binary(head: &[u8]) -> bool {
    let utf16_mark = head.starts_with(b"\xFF\xFE") || head.starts_with(b"\xFE\xFF");
    !utf16_mark && head.contains(&0)
}

#[cfg(test)]
mod tests {
    use super::Foreign;

    #[test]
    fn known_by_the_first_bytes() {
        let cases: [(&[u8], Option<Foreign>); 8] = [
            (b"1.e4 e5 2.Nf3", None),
            (b"\xEF\xBB\xBF[Event \"?\"]", None),
            (b"\xFF\xFE1\0.\0e\0", None),
            (b"PK\x03\x04\x14\0", Some(Foreign::Zip)),
            (b"%PDF-1.7", Some(Foreign::Pdf)),
            (b"\0\0\0\x18ftypheic", Some(Foreign::Picture)),
            (b"\x7FELF\x02\x01\0", Some(Foreign::Binary)),
            (b"", None),
        ];
        for (head, expected) in cases {
            assert_eq!(Foreign::of(head), expected, "{head:?}");
        }
    }
}
