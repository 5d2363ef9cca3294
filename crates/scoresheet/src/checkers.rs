//! A checker that is made anew when the next file is of another kind.

use crate::check::Checker;
use crate::settings::Settings;
use planilla_notation::{Encoding, Input};

/// Checks the games of one file after the other.
///
/// ```
/// use planilla::{Checkers, Settings};
/// use planilla_notation::Input;
/// let mut checkers = Checkers::new(Settings::default());
/// let checked = checkers.of(Input::Text, None).check(b"1e4 e5 2Cf3");
/// assert_eq!(checked.record.plies.len(), 3);
/// ```
#[derive(Debug)]
pub struct Checkers {
    settings: Settings,
    checker: Checker,
}

impl Checkers {
    /// Goes by these settings, but for what each file says of itself.
    pub fn new(settings: Settings) -> Checkers {
        Checkers { checker: Checker::new(settings.clone()), settings }
    }

    /// The checker for the games of a file: what it is, and the encoding where its games cannot tell it by themselves.
    pub fn of(&mut self, input: Input, encoding: Option<Encoding>) -> &mut Checker {
        let input = Some(input);
        if (self.settings.input, self.settings.encoding) != (input, encoding) {
            self.settings = Settings { input, encoding, ..self.settings.clone() };
            self.checker = Checker::new(self.settings.clone());
        }
        &mut self.checker
    }
}
