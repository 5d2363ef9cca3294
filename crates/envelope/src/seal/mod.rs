//! Sealing without trust: a public file that commits to a move and does not tell it, and a secret one that opens it. The
//! format, byte by byte, is in `docs/sealing.md`; what is here follows it.

mod hex;
mod nonce;
mod open;
mod refused;

use crate::canonical::{object, quote};
use crate::fault::Fault;
use crate::fields::{Envelope, Field};
use crate::value::Written;
pub use nonce::{NONCE_BYTES, NonceError, NonceSource, SystemNonces};
pub use open::{Opened, open};
pub use refused::{File, OpenError, Reason, Refused};
use sha2::{Digest, Sha256};
use std::error::Error;
use std::fmt;
use zeroize::Zeroizing;

/// The most bytes that a sealed move can have.
pub const MOST_MOVE_BYTES: usize = 512;

/// The name of the format of the public file.
pub(crate) const PUBLIC_FORMAT: &str = "planilla-seal/1";

/// The name of the format of the secret file.
pub(crate) const SECRET_FORMAT: &str = "planilla-seal-secret/1";

/// What the hashed bytes begin with, so that no other hash of the same data can be taken for a commitment.
const TAG: &[u8] = b"planilla-seal/1 commitment\n";

/// A commitment to a move: a SHA-256.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// The commitment to a move, beside an envelope in its one form without the commitment.
    pub(crate) fn to(envelope: &str, move_text: &str, nonce: &[u8; NONCE_BYTES]) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(TAG);
        for part in [envelope.as_bytes(), move_text.as_bytes(), nonce] {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        Commitment(hash.finalize().into())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::written(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// What may be given to everybody: the envelope and the commitment to its move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    /// What stands on the envelope.
    pub envelope: Envelope,
    /// The commitment.
    pub commitment: Commitment,
}

impl Public {
    /// The text of the file, in its one form.
    pub fn to_text(&self) -> String {
        public_text(&self.envelope, Some(self.commitment))
    }
}

/// The public file; without the commitment, what is committed to.
pub(crate) fn public_text(envelope: &Envelope, commitment: Option<Commitment>) -> String {
    let format = ("format", Written::Text(PUBLIC_FORMAT.to_owned()));
    let commitment = commitment.map(|commitment| ("commitment", Written::Text(commitment.to_string())));
    object(envelope.values().chain([format]).chain(commitment))
}

/// What only the sealing player may have until the envelope is opened. It is wiped from memory when it is dropped, and its
/// `Debug` tells nothing.
pub struct Secret {
    move_text: Zeroizing<String>,
    nonce: Zeroizing<[u8; NONCE_BYTES]>,
    commitment: Commitment,
}

impl Secret {
    /// The text of the file, in its one form. It is wiped when it is dropped.
    pub fn to_text(&self) -> Zeroizing<String> {
        secret_text(&self.move_text, &self.nonce, self.commitment)
    }

    /// The commitment it belongs to.
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Secret").field("commitment", &self.commitment).finish_non_exhaustive()
    }
}

/// The secret file. Its room is made at once, so that no copy of the move is left behind while it grows.
pub(crate) fn secret_text(move_text: &str, nonce: &[u8; NONCE_BYTES], commitment: Commitment) -> Zeroizing<String> {
    let mut text = Zeroizing::new(String::with_capacity(512 + 6 * move_text.len()));
    text.push_str("{\n  \"commitment\": ");
    quote(&mut text, &commitment.to_string());
    text.push_str(",\n  \"format\": ");
    quote(&mut text, SECRET_FORMAT);
    text.push_str(",\n  \"move\": ");
    quote(&mut text, move_text);
    text.push_str(",\n  \"nonce\": \"");
    hex::write(&mut text, nonce);
    text.push_str("\"\n}\n");
    text
}

/// Why a move was not sealed.
#[derive(Debug)]
pub enum SealError {
    /// The envelope tells a move, which everybody would see.
    MoveInEnvelope,
    /// The move is too long.
    MoveTooLong {
        /// Its bytes.
        bytes: usize,
    },
    /// There is no random number.
    Nonce(NonceError),
    /// A field of the envelope holds what cannot be read back.
    Unfit(Fault),
}

impl fmt::Display for SealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SealError::MoveInEnvelope => {
                let key = Field::Move.key();
                write!(f, "the envelope has a `{key}`, which everybody could read; take it out and give the move apart")
            }
            SealError::MoveTooLong { bytes } => {
                write!(f, "the move has {bytes} bytes; {MOST_MOVE_BYTES} are allowed")
            }
            SealError::Nonce(error) => error.fmt(f),
            SealError::Unfit(fault) => {
                write!(f, "the envelope cannot be written so that it can be read again: {fault}")
            }
        }
    }
}

impl Error for SealError {}

/// Seals a move: the public file commits to the envelope and the move, and the secret file opens it. Whether the move can be
/// played is not looked at, nor whether the envelope is complete.
///
/// ```
/// use planilla_envelope::{Envelope, SystemNonces, open, seal};
/// let envelope = Envelope::read(b"white = 'Ana'\nsealed_by = 'white'\nmove_number = 41").envelope;
/// let (public, secret) = seal(&envelope, "Nd2", &mut SystemNonces)?;
/// let opened = open(public.to_text().as_bytes(), secret.to_text().as_bytes())?;
/// assert_eq!(opened.move_text(), "Nd2");
/// assert!(open(public.to_text().replace("41", "42").as_bytes(), secret.to_text().as_bytes()).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the envelope tells a move or holds what it could not be read back with, if the move is longer than
/// [`MOST_MOVE_BYTES`], or if there is no random number.
pub fn seal(
    envelope: &Envelope,
    move_text: &str,
    nonces: &mut impl NonceSource,
) -> Result<(Public, Secret), SealError> {
    if envelope.sealed_move.is_some() {
        return Err(SealError::MoveInEnvelope);
    }
    if move_text.len() > MOST_MOVE_BYTES {
        return Err(SealError::MoveTooLong { bytes: move_text.len() });
    }
    let sealed = public_text(envelope, None);
    open::envelope(&sealed).map_err(SealError::Unfit)?;
    let mut nonce = Zeroizing::new([0; NONCE_BYTES]);
    nonces.fill(&mut nonce).map_err(SealError::Nonce)?;
    let commitment = Commitment::to(&sealed, move_text, &nonce);
    let secret = Secret { move_text: Zeroizing::new(move_text.to_owned()), nonce, commitment };
    Ok((Public { envelope: envelope.clone(), commitment }, secret))
}

/// The nonce of hexadecimal digits.
#[cfg(test)]
pub(crate) fn nonce_of(digits: &str) -> Option<[u8; NONCE_BYTES]> {
    hex::read(digits)
}
