//! Asks for the move that is sealed: on a terminal without showing it, else from standard input.

use crate::console::Console;
use planilla_envelope::MOST_MOVE_BYTES;
use std::io::{self, BufRead, Read};
use zeroize::{Zeroize, Zeroizing};

/// Where the move comes from.
pub(super) struct Ask<R> {
    /// Standard input is a terminal, with a person before it.
    pub terminal: bool,
    /// What is typed may be seen.
    pub visible: bool,
    /// Standard input.
    pub stdin: R,
}

/// Why there is no move.
pub(super) struct NoMove {
    /// The sentence that says so.
    pub id: &'static str,
    /// What the system says.
    pub more: String,
}

impl NoMove {
    fn of(id: &'static str) -> NoMove {
        NoMove { id, more: String::new() }
    }

    fn system(error: &io::Error) -> NoMove {
        match error.kind() {
            io::ErrorKind::InvalidData => NoMove::of("seal-not-text"),
            io::ErrorKind::UnexpectedEof => NoMove::of("seal-blank"),
            _ => NoMove { id: "seal-no-input", more: error.to_string() },
        }
    }
}

impl<R: BufRead> Ask<R> {
    /// The move: the one that is given; else as it is typed, twice where it is not seen; else what standard input holds.
    pub(super) fn the_move(
        &mut self,
        given: Option<&str>,
        console: &mut Console<'_>,
    ) -> Result<Zeroizing<String>, NoMove> {
        let text = match given {
            Some(text) => Zeroizing::new(text.to_owned()),
            None if !self.terminal => self.piped()?,
            None => return self.typed(console),
        };
        fit(&text).map_or(Ok(text), |id| Err(NoMove::of(id)))
    }

    /// All of standard input, without the end of its last line.
    fn piped(&mut self) -> Result<Zeroizing<String>, NoMove> {
        let mut bytes = Zeroizing::new(Vec::with_capacity(MOST_MOVE_BYTES + 4));
        let most = MOST_MOVE_BYTES as u64 + 3;
        self.stdin.by_ref().take(most).read_to_end(&mut bytes).map_err(|error| NoMove::system(&error))?;
        let text = std::str::from_utf8(&bytes).map_err(|_| NoMove::of("seal-not-text"))?;
        Ok(Zeroizing::new(without_end(text).to_owned()))
    }

    /// A line that a person types, until one is fit to be sealed.
    fn typed(&mut self, console: &mut Console<'_>) -> Result<Zeroizing<String>, NoMove> {
        loop {
            console.say(&console.words.word(if self.visible { "seal-ask-visible" } else { "seal-ask" }));
            let text = self.line()?;
            if let Some(id) = fit(&text) {
                console.tell(id, &[("most", MOST_MOVE_BYTES.into())]);
                continue;
            }
            if self.visible {
                return Ok(text);
            }
            console.say(&console.words.word("seal-ask-again"));
            if *self.line()? == *text {
                return Ok(text);
            }
            console.tell("seal-differs", &[]);
        }
    }

    /// A line of the terminal.
    fn line(&mut self) -> Result<Zeroizing<String>, NoMove> {
        if !self.visible {
            return rpassword::read_password().map(Zeroizing::new).map_err(|error| NoMove::system(&error));
        }
        let mut line = Zeroizing::new(String::with_capacity(MOST_MOVE_BYTES + 4));
        let most = MOST_MOVE_BYTES as u64 + 3;
        match self.stdin.by_ref().take(most).read_line(&mut line) {
            Ok(0) => Err(NoMove::of("seal-blank")),
            Ok(_) => {
                let text = Zeroizing::new(without_end(&line).to_owned());
                line.zeroize();
                Ok(text)
            }
            Err(error) => Err(NoMove::system(&error)),
        }
    }
}

/// Why a text cannot be sealed.
fn fit(text: &str) -> Option<&'static str> {
    match text {
        _ if text.trim().is_empty() => Some("seal-blank"),
        _ if text.len() > MOST_MOVE_BYTES => Some("seal-too-long"),
        _ => None,
    }
}

fn without_end(text: &str) -> &str {
    let text = text.strip_suffix('\n').unwrap_or(text);
    text.strip_suffix('\r').unwrap_or(text)
}
