//! Where the random numbers come from.

use std::error::Error;
use std::fmt;

/// The bytes of the random number that hides the move. Without it a move could be found by trying all of them.
pub const NONCE_BYTES: usize = 32;

/// A source of random numbers. A closure that fills the bytes is one, too.
///
/// Whoever can foresee the number can find the move. Anything but [`SystemNonces`] is for tests.
pub trait NonceSource {
    /// Fills the bytes.
    ///
    /// # Errors
    ///
    /// If there are none.
    fn fill(&mut self, nonce: &mut [u8; NONCE_BYTES]) -> Result<(), NonceError>;
}

impl<F: FnMut(&mut [u8; NONCE_BYTES])> NonceSource for F {
    fn fill(&mut self, nonce: &mut [u8; NONCE_BYTES]) -> Result<(), NonceError> {
        self(nonce);
        Ok(())
    }
}

/// The random numbers of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemNonces;

impl NonceSource for SystemNonces {
    fn fill(&mut self, nonce: &mut [u8; NONCE_BYTES]) -> Result<(), NonceError> {
        getrandom::fill(nonce).map_err(|error| NonceError(error.to_string()))
    }
}

/// There is no random number; it holds what the operating system says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NonceError(pub String);

impl fmt::Display for NonceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the system has no random number: {}", self.0)
    }
}

impl Error for NonceError {}
