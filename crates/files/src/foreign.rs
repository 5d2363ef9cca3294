//! What people give by mistake, told by its first bytes: spreadsheets, documents, pictures, web pages. **Lacks** what is
//! inside of them; a text whose kind is in doubt is left to who reads it.

use crate::wide;
use planilla_notation::{Encoding, is_json_sheet};

/// What people give by mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreign {
    /// A spreadsheet of today, which is a ZIP file inside.
    Spreadsheet,
    /// A text document of today, which is a ZIP file inside.
    Document,
    /// Any other ZIP file.
    Zip,
    /// A spreadsheet or document of the older kind.
    Office,
    /// PDF.
    Pdf,
    /// A photograph or scan.
    Picture,
    /// A text with fonts (RTF) or a web page.
    Styled,
    /// JSON that is no sheet: data of a program or a site.
    Data,
    /// Positions and no game: a list of FEN or EPD.
    Positions,
    /// A database of a chess program.
    Database,
    /// An archive of a kind that is not unpacked here.
    Archive,
    /// Bytes that are no text.
    Binary,
}

impl Foreign {
    /// Looks at the first bytes of a file, after unpacking.
    pub fn of(head: &[u8]) -> Option<Foreign> {
        let known = SIGNATURES.iter().find(|(signature, _)| head.starts_with(signature)).map(|(_, foreign)| *foreign);
        match known {
            Some(Foreign::Zip) => return Some(in_zip(head)),
            Some(_) => return known,
            None => {}
        }
        // HEIF and AVIF photographs name themselves after a length of four bytes.
        if head.get(4..8) == Some(b"ftyp") {
            return Some(Foreign::Picture);
        }
        let text = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head).trim_ascii_start();
        if is_markup(text) {
            return Some(Foreign::Styled);
        }
        if is_json(text) {
            return (!is_json_sheet(text)).then_some(Foreign::Data);
        }
        if is_position(text) {
            return Some(Foreign::Positions);
        }
        is_binary(head).then_some(Foreign::Binary)
    }

    /// A word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Foreign::Spreadsheet => "spreadsheet",
            Foreign::Document => "document",
            Foreign::Zip => "zip",
            Foreign::Office => "office",
            Foreign::Pdf => "pdf",
            Foreign::Picture => "picture",
            Foreign::Styled => "styled",
            Foreign::Data => "data",
            Foreign::Positions => "positions",
            Foreign::Database => "database",
            Foreign::Archive => "archive",
            Foreign::Binary => "binary",
        }
    }

    /// Whether it is text all the same, which is read if the user says that it is a scoresheet.
    pub(crate) const fn is_text(self) -> bool {
        matches!(self, Foreign::Styled | Foreign::Data | Foreign::Positions)
    }

    /// Whether it may be text in an encoding that the user names.
    pub(crate) fn may_be(self, encoding: Option<Encoding>) -> bool {
        self == Foreign::Binary && encoding.is_some()
    }

    pub(crate) const fn sentence(self) -> &'static str {
        match self {
            Foreign::Spreadsheet => "this is a spreadsheet; save the sheet with the moves as CSV, and read that file",
            Foreign::Document => "this is a text document; save it as plain text (.txt), and read that file",
            Foreign::Zip => "this is a ZIP archive; unpack it, and read the files in it",
            Foreign::Office => {
                "this is a spreadsheet or a text document; save a spreadsheet as CSV, a document as plain text (.txt)"
            }
            Foreign::Pdf => "this is a PDF file; copy its moves into a plain text file",
            Foreign::Picture => "this is a picture; type its moves into a plain text file",
            Foreign::Styled => {
                "this is a web page or a styled text; get its games as PGN, or copy the moves into a plain text file"
            }
            Foreign::Data => {
                "this is JSON, data of a program or a site; get its games as PGN, or give sheets as objects with a list \
                 `moves`"
            }
            Foreign::Positions => "these are positions (FEN or EPD) and no game; read each as a position",
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
    (b"Scid.si", Foreign::Database),
    (b"SQLite format 3\0", Foreign::Database),
    (b"7z\xBC\xAF\x27\x1C", Foreign::Archive),
    (b"Rar!\x1A\x07", Foreign::Archive),
    (b"\xFD7zXZ\0", Foreign::Archive),
];

/// What a ZIP file holds, by the names of its first parts (Office Open XML; `OpenDocument` names its kind first).
fn in_zip(head: &[u8]) -> Foreign {
    let holds = |name: &[u8]| head.windows(name.len()).any(|window| window == name);
    if holds(b"opendocument.spreadsheet") || holds(b"xl/") {
        Foreign::Spreadsheet
    } else if holds(b"opendocument.text") || holds(b"word/") {
        Foreign::Document
    } else {
        Foreign::Zip
    }
}

/// Whether a text opens with an element, a comment or a declaration of HTML or XML.
fn is_markup(text: &[u8]) -> bool {
    matches!(text, [b'<', b'!' | b'?' | b'a'..=b'z' | b'A'..=b'Z', ..]) && text.contains(&b'>')
}

/// Whether a text opens with an object of JSON, or a list of them.
fn is_json(text: &[u8]) -> bool {
    let object = match text {
        [b'[', rest @ ..] => rest.trim_ascii_start(),
        _ => text,
    };
    let Some(key) = object.strip_prefix(b"{").and_then(|rest| rest.trim_ascii_start().strip_prefix(b"\"")) else {
        return false;
    };
    let mut parts = key.splitn(2, |byte| *byte == b'"');
    parts.next().is_some() && parts.next().is_some_and(|rest| rest.trim_ascii_start().starts_with(b":"))
}

/// Whether a text opens with the board of a FEN and who is to move.
fn is_position(text: &[u8]) -> bool {
    let mut words = text.splitn(3, |byte| *byte == b' ');
    let board = words.next().unwrap_or_default();
    let of_board = |byte: &u8| matches!(byte, b'1'..=b'8' | b'/') || b"pnbrqkPNBRQK".contains(byte);
    board.split(|byte| *byte == b'/').count() == 8
        && board.iter().all(of_board)
        && matches!(words.next(), Some(b"w" | b"b"))
}

/// Whether bytes are no text in any encoding: many of them are signs that no text has, and they are no UTF-16. A stray
/// one in a text is told where it stands.
fn is_binary(head: &[u8]) -> bool {
    let control = |byte: &&u8| matches!(byte, 0..=8 | 0x0E..=0x19 | 0x1B..=0x1F | 0x7F);
    wide::of(head).is_none() && head.iter().filter(control).count() * ONE_IN > head.len()
}

/// So few signs of a text may be such that no text has.
const ONE_IN: usize = 32;

#[cfg(test)]
mod tests {
    use super::Foreign;

    #[test]
    fn known_by_the_first_bytes() {
        let cases: [(&[u8], Option<Foreign>); 28] = [
            (b"1.e4 e5 2.Nf3", None),
            (b"\xEF\xBB\xBF[Event \"?\"]", None),
            (b"\xFF\xFE1\0.\0e\0", None),
            (b"1\0.\0e\x004\0 \0e\x005\0", None),
            (b"{ a comment } 1. e4 e5", None),
            (b"{\"quoted\" comment} 1. e4 e5", None),
            (b"<3 chess", None),
            (b"[Event \"a stray \0 in a name\"]\n[Site \"?\"]\n\n1. e4 e5 2. Nf3 Nc6", None),
            (b"", None),
            (b"PK\x03\x04\x14\0", Some(Foreign::Zip)),
            (b"PK\x03\x04\x14\0 games.pgn", Some(Foreign::Zip)),
            (b"PK\x03\x04\x14\0 [Content_Types].xml .. xl/workbook.xml", Some(Foreign::Spreadsheet)),
            (b"PK\x03\x04\0 mimetypeapplication/vnd.oasis.opendocument.spreadsheet", Some(Foreign::Spreadsheet)),
            (b"PK\x03\x04\0 mimetypeapplication/vnd.oasis.opendocument.text", Some(Foreign::Document)),
            (b"PK\x03\x04\x14\0 word/document.xml", Some(Foreign::Document)),
            (b"%PDF-1.7", Some(Foreign::Pdf)),
            (b"\0\0\0\x18ftypheic", Some(Foreign::Picture)),
            (b"\n <!-- saved -->\n<HTML>", Some(Foreign::Styled)),
            (b"\xEF\xBB\xBF<?xml version=\"1.0\"?>", Some(Foreign::Styled)),
            (b"{\"games\": []}", Some(Foreign::Data)),
            (b"[ {\"id\" : 1} ]", Some(Foreign::Data)),
            (b"{\"id\": 1, \"moves\": \"e4 e5\"}", Some(Foreign::Data)),
            (b"[ {\"white\": \"A\", \"moves\" : [\"e4\"]} ]", None),
            (b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", Some(Foreign::Positions)),
            (b"8/8/8/8/8/8/8/K6k b - - 0 1\n", Some(Foreign::Positions)),
            (b"\x7FELF\x02\x01\0", Some(Foreign::Binary)),
            (b"\x01\x9C\x13\xE4\x06\x81", Some(Foreign::Binary)),
            (b"a\0\0\0b\0\0\0", Some(Foreign::Binary)),
        ];
        for (head, expected) in cases {
            assert_eq!(Foreign::of(head), expected, "{}", String::from_utf8_lossy(head));
        }
    }
}
