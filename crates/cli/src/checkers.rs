//! A checker that is made anew when the next file is of another kind.

use crate::batch::FileOf;
use planilla::{Checker, Settings};

/// Checks the games of one file after the other.
pub(crate) struct Checkers {
    settings: Settings,
    checker: Checker,
}

impl Checkers {
    /// Goes by these settings, but for what each file says of itself.
    pub(crate) fn new(settings: Settings) -> Checkers {
        Checkers { checker: Checker::new(settings.clone()), settings }
    }

    /// The checker for the games of a file.
    pub(crate) fn of(&mut self, file: &FileOf) -> &mut Checker {
        let (input, encoding) = (Some(file.input), file.encoding);
        if (self.settings.input, self.settings.encoding) != (input, encoding) {
            self.settings = Settings { input, encoding, ..self.settings.clone() };
            self.checker = Checker::new(self.settings.clone());
        }
        &mut self.checker
    }
}
