//! An envelope to be filled in, in the language of who fills it in.

use crate::fields::Envelope;

/// The languages that there is a template in.
pub const TEMPLATE_LANGUAGES: [&str; 4] = ["en", "es", "fr", "de"];

impl Envelope {
    /// A commented TOML file whose comments say what each field is and which article asks for it. Reading it as it is gives
    /// an envelope that lacks everything. `None` if there is no template in the language.
    ///
    /// ```
    /// use planilla_envelope::{Edition, Envelope};
    /// let read = Envelope::read_toml(Envelope::template("es").unwrap());
    /// assert!(read.faults.is_empty());
    /// assert_eq!(read.envelope, Envelope::default());
    /// ```
    pub fn template(language: &str) -> Option<&'static str> {
        match language {
            "en" => Some(include_str!("templates/en.toml")),
            "es" => Some(include_str!("templates/es.toml")),
            "fr" => Some(include_str!("templates/fr.toml")),
            "de" => Some(include_str!("templates/de.toml")),
            _ => None,
        }
    }
}
