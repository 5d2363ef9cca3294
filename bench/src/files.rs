//! Files in memory, so that no disk is measured.

use std::fs;
use std::io::Read;

/// The bytes of a file, unpacked if its name ends in `.zst`.
pub(crate) fn read(path: &str) -> Vec<u8> {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    if !path.ends_with(".zst") {
        return bytes;
    }
    let mut unpacked = Vec::new();
    let decoder = zstd::Decoder::new(bytes.as_slice());
    decoder
        .and_then(|mut decoder| decoder.read_to_end(&mut unpacked))
        .unwrap_or_else(|error| panic!("{path}: {error}"));
    unpacked
}
