//! From a file to the bytes of its text: unpacked as it streams, and refused when it is no text.

use crate::foreign::Foreign;
use crate::reader::Kind;
use crate::unreadable::Unreadable;
use bzip2::read::MultiBzDecoder;
use flate2::read::MultiGzDecoder;
use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

/// How many bytes are looked at to tell what a file is.
pub(crate) const HEAD: usize = 8 * 1024;

/// A text that streams.
pub(crate) struct Opened<'a> {
    /// The bytes, unpacked.
    pub reader: Box<dyn Read + Send + 'a>,
    /// What ended them before their end.
    pub fault: Fault,
    /// Whether they were packed, so that an error on the way means a damaged file.
    pub packed: bool,
}

/// The error that ended a text. To who reads it, the text ends there: what came before is whole games and is told first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fault(Arc<Mutex<Option<io::Error>>>);

impl Fault {
    /// The error, once.
    pub(crate) fn take(&self) -> Option<io::Error> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Reads up to the first error.
struct UpToFault<R> {
    reader: R,
    fault: Fault,
    ended: bool,
}

impl<R: Read> Read for UpToFault<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while !self.ended {
            match self.reader.read(buffer) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    *self.fault.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                    self.ended = true;
                }
                read => return read,
            }
        }
        Ok(0)
    }
}

/// Begins to read. `read` counts the bytes taken from `reader`, packed as they are. Where the user has said what it is or
/// named an encoding, `kind`, more may be text.
///
/// # Errors
///
/// When the first bytes cannot be read, or show that this is no text.
pub(crate) fn open<'a>(
    reader: impl Read + Send + 'a,
    read: Arc<AtomicU64>,
    kind: Kind,
) -> Result<Opened<'a>, Unreadable> {
    let mut reader = Counted { reader, read };
    let head = ahead(&mut reader, 16).map_err(Unreadable::of)?;
    let packing = Packing::of(&head);
    let reader = Cursor::new(head).chain(reader);
    let reader: Box<dyn Read + Send + 'a> = match packing {
        None => Box::new(reader),
        Some(Packing::Gzip) => Box::new(MultiGzDecoder::new(reader)),
        Some(Packing::Bzip2) => Box::new(MultiBzDecoder::new(reader)),
        Some(Packing::Zstd) => Box::new(zstd::Decoder::new(reader).map_err(Unreadable::of)?),
    };
    let packed = packing.is_some();
    let fault = Fault::default();
    let mut reader = UpToFault { reader, fault: fault.clone(), ended: false };
    let head = ahead(&mut reader, HEAD).map_err(|error| Unreadable::while_reading(error, packed))?;
    if head.is_empty()
        && let Some(error) = fault.take()
    {
        return Err(Unreadable::while_reading(error, packed));
    }
    match Foreign::of(&head) {
        Some(foreign) if foreign.may_be(kind.encoding) || (foreign.is_text() && kind.input.is_some()) => {}
        Some(foreign) => return Err(Unreadable::Kind(foreign)),
        None => {}
    }
    Ok(Opened { reader: Box::new(Cursor::new(head).chain(reader)), fault, packed })
}

/// Reads a file whole, unpacked: one that is no game but stands beside games. At most so many bytes of it.
///
/// # Errors
///
/// When it cannot be read, is no text, or its packing is damaged.
///
/// ```
/// assert!(planilla_files::read_whole("no such file".as_ref(), 10).is_err());
/// ```
pub fn read_whole(path: &Path, most: u64) -> Result<Vec<u8>, Unreadable> {
    let file = File::open(path).map_err(Unreadable::of)?;
    if file.metadata().is_ok_and(|data| data.is_dir()) {
        return Err(Unreadable::System(io::ErrorKind::IsADirectory.into()));
    }
    let Opened { reader, fault, packed } = open(file, Arc::default(), Kind::default())?;
    let mut bytes = Vec::new();
    reader.take(most).read_to_end(&mut bytes).map_err(|error| Unreadable::while_reading(error, packed))?;
    match fault.take() {
        Some(error) => Err(Unreadable::while_reading(error, packed)),
        None => Ok(bytes),
    }
}

/// How a file is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Packing {
    Gzip,
    Bzip2,
    Zstd,
}

impl Packing {
    /// By the first bytes: the name may lie, and standard input has none.
    fn of(head: &[u8]) -> Option<Packing> {
        match head {
            [0x1F, 0x8B, 8, ..] => Some(Packing::Gzip),
            [b'B', b'Z', b'h', b'1'..=b'9', 0x31 | 0x17, ..] => Some(Packing::Bzip2),
            [0x28, 0xB5, 0x2F, 0xFD, ..] | [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => Some(Packing::Zstd),
            _ => None,
        }
    }
}

/// Whether a file is packed, by its first bytes.
pub(crate) fn is_packed(head: &[u8]) -> bool {
    Packing::of(head).is_some()
}

/// The next bytes, at most so many.
fn ahead(reader: &mut impl Read, most: usize) -> io::Result<Vec<u8>> {
    let mut head = Vec::with_capacity(most);
    reader.take(most as u64).read_to_end(&mut head)?;
    Ok(head)
}

/// Counts the bytes that go through.
pub(crate) struct Counted<R> {
    pub(crate) reader: R,
    pub(crate) read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.reader.read(buffer)?;
        self.read.fetch_add(count as u64, Relaxed);
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn read(bytes: &[u8]) -> Result<String, Unreadable> {
        let mut text = String::new();
        let mut opened = open(bytes, Arc::default(), Kind::default())?;
        opened.reader.read_to_string(&mut text).map_err(Unreadable::of)?;
        opened.fault.take().map_or(Ok(text), |error| Err(Unreadable::while_reading(error, opened.packed)))
    }

    #[test]
    fn packed_files_are_read_as_they_are() {
        let text = b"1.e4 e5 2.Nf3 Nc6";
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(text).unwrap();
        let mut bzip2 = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
        bzip2.write_all(text).unwrap();
        let twice = gzip.finish().unwrap().repeat(2);
        assert_eq!(read(text).unwrap().as_bytes(), text);
        assert_eq!(read(&twice).unwrap().as_bytes(), text.repeat(2));
        assert_eq!(read(&bzip2.finish().unwrap()).unwrap().as_bytes(), text);
        assert_eq!(read(&zstd::encode_all(&text[..], 1).unwrap()).unwrap().as_bytes(), text);
    }

    #[test]
    fn a_damaged_or_foreign_file_is_told() {
        let whole = zstd::encode_all(&b"1.e4 e5 2.Nf3 Nc6"[..], 1).unwrap();
        assert!(matches!(read(&whole[..whole.len() - 5]), Err(Unreadable::Damaged(_))));
        let packed_zip = zstd::encode_all(&b"PK\x03\x04 and so on"[..], 1).unwrap();
        assert!(matches!(read(&packed_zip), Err(Unreadable::Kind(Foreign::Zip))));
    }
}
