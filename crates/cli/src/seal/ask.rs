//! Asks for the move that is sealed: on a terminal without showing it, else from standard input.

use crate::console::Console;
use crate::envelope::shown;
use planilla::SealedVerdict;
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
    /// It was said that the move would not do, and nobody was there to decide.
    pub warned: bool,
}

/// Says what is wrong with a move, before it is sealed.
pub(super) type Warned<'w> = &'w dyn Fn(&str) -> Option<SealedVerdict>;

impl NoMove {
    fn of(id: &'static str) -> NoMove {
        NoMove { id, more: String::new(), warned: false }
    }

    fn system(error: &io::Error) -> NoMove {
        match error.kind() {
            io::ErrorKind::InvalidData => NoMove::of("seal-not-text"),
            io::ErrorKind::UnexpectedEof => NoMove::of("seal-blank"),
            _ => NoMove { id: "seal-no-input", more: error.to_string(), warned: false },
        }
    }
}

impl<R: BufRead> Ask<R> {
    /// The move: the one that is given; else as it is typed, twice where it is not seen; else what standard input holds.
    pub(super) fn the_move(
        &mut self,
        given: Option<&str>,
        warned: Warned<'_>,
        console: &mut Console<'_>,
    ) -> Result<Zeroizing<String>, NoMove> {
        let text = match given {
            Some(text) => Zeroizing::new(text.to_owned()),
            None if !self.terminal => self.piped()?,
            None => return self.typed(warned, console),
        };
        // A blank that is given on purpose is a record of a move, and an unintelligible one.
        if let Some(id) = fit(&text).filter(|id| given.is_none() || *id != "seal-blank") {
            return Err(NoMove::of(id));
        }
        if self.warns(&text, warned, console) {
            console.tell("seal-not-sealed", &[]);
            return Err(NoMove { warned: true, ..NoMove::of("seal-not-sealed") });
        }
        Ok(text)
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
    fn typed(&mut self, warned: Warned<'_>, console: &mut Console<'_>) -> Result<Zeroizing<String>, NoMove> {
        loop {
            console.say(&console.words.word(if self.visible { "seal-ask-visible" } else { "seal-ask" }));
            let text = self.line()?;
            if let Some(id) = fit(&text) {
                console.tell(id, &[("most", MOST_MOVE_BYTES.into())]);
                continue;
            }
            if !self.visible {
                console.say(&console.words.word("seal-ask-again"));
                if *self.line()? != *text {
                    console.tell("seal-differs", &[]);
                    continue;
                }
            }
            if !self.warns(&text, warned, console) || self.is_sure(console)? {
                return Ok(text);
            }
        }
    }

    /// Says what is wrong with a move, if something is; the move itself only where it may be seen.
    fn warns(&self, text: &str, warned: Warned<'_>, console: &mut Console<'_>) -> bool {
        let Some(verdict) = warned(text) else { return false };
        let id = match verdict {
            SealedVerdict::Ambiguous => "seal-warn-ambiguous",
            SealedVerdict::Illegal => "seal-warn-illegal",
            _ => "seal-warn-unintelligible",
        };
        let written = if self.visible { format!("`{}` ", shown(text)) } else { String::new() };
        let written = if written.is_empty() { console.words.word("seal-the-move") } else { written };
        console.tell(id, &[("move", written.trim_end().into())]);
        true
    }

    /// Whether a person wants it sealed all the same.
    fn is_sure(&mut self, console: &mut Console<'_>) -> Result<bool, NoMove> {
        console.say(&console.words.word("seal-all-the-same"));
        let mut line = String::new();
        self.stdin.by_ref().take(100).read_line(&mut line).map_err(|error| NoMove::system(&error))?;
        if line.is_empty() {
            return Err(NoMove::of("seal-blank"));
        }
        Ok(["y", "yes", "s", "si", "sí", "o", "oui", "j", "ja"].contains(&line.trim().to_lowercase().as_str()))
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
