//! Why an input cannot be read, and what the user can do about it.

use crate::words::Words;
use std::io;

/// Why an input cannot be read.
#[derive(Debug)]
pub(crate) enum Unreadable {
    /// There is no such file or folder; perhaps one of a similar name.
    NotFound { similar: Option<String> },
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
pub(crate) enum Foreign {
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
    pub(crate) fn of(error: io::Error) -> Unreadable {
        match error.kind() {
            io::ErrorKind::NotFound => Unreadable::NotFound { similar: None },
            io::ErrorKind::PermissionDenied => Unreadable::Denied,
            io::ErrorKind::FileTooLarge => Unreadable::TooLarge,
            _ => Unreadable::System(error),
        }
    }

    /// Sorts an error that comes after the first bytes: of a packed file it says that the packing is damaged.
    pub(crate) fn while_reading(error: io::Error, packed: bool) -> Unreadable {
        match Unreadable::of(error) {
            Unreadable::System(error) if packed => Unreadable::Damaged(error),
            other => other,
        }
    }

    /// One sentence: the file, what is wrong with it and the remedy.
    pub(crate) fn sentence(&self, file: &str, words: &Words) -> String {
        let (id, more) = match self {
            Unreadable::NotFound { similar: Some(similar) } => ("unreadable-not-found-similar", similar.clone()),
            Unreadable::NotFound { similar: None } => ("unreadable-not-found", String::new()),
            Unreadable::Denied => ("unreadable-denied", String::new()),
            Unreadable::TooLarge => ("unreadable-too-large", String::new()),
            Unreadable::Kind(foreign) => (foreign.sentence_id(), String::new()),
            Unreadable::Damaged(error) => ("unreadable-damaged", error.to_string()),
            Unreadable::System(error) => ("unreadable-system", error.to_string()),
        };
        words.say(id, &[("file", file.into()), ("more", more.into())])
    }
}

impl Foreign {
    /// Looks at the first bytes of a file, after unpacking.
    pub(crate) fn of(head: &[u8]) -> Option<Foreign> {
        let known = SIGNATURES.iter().find(|(signature, _)| head.starts_with(signature)).map(|(_, foreign)| *foreign);
        // HEIF and AVIF photographs name themselves after a length of four bytes.
        let picture = || (head.get(4..8) == Some(b"ftyp")).then_some(Foreign::Picture);
        known.or_else(picture).or_else(|| is_binary(head).then_some(Foreign::Binary))
    }

    const fn sentence_id(self) -> &'static str {
        match self {
            Foreign::Zip => "unreadable-zip",
            Foreign::Office => "unreadable-office",
            Foreign::Pdf => "unreadable-pdf",
            Foreign::Picture => "unreadable-picture",
            Foreign::Styled => "unreadable-styled",
            Foreign::Database => "unreadable-database",
            Foreign::Archive => "unreadable-archive",
            Foreign::Binary => "unreadable-binary",
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
