//! Why an input cannot be read, in the user's language.

use crate::words::Words;
use planilla_files::{Foreign, Unreadable};

/// One sentence: the file, what is wrong with it and the remedy.
pub(crate) fn sentence(unreadable: &Unreadable, file: &str, words: &Words) -> String {
    let (id, more) = match unreadable {
        Unreadable::NotFound { similar: Some(similar) } => ("unreadable-not-found-similar", similar.clone()),
        Unreadable::NotFound { similar: None } => ("unreadable-not-found", String::new()),
        Unreadable::Denied => ("unreadable-denied", String::new()),
        Unreadable::TooLarge => ("unreadable-too-large", String::new()),
        Unreadable::Kind(foreign) => (id_of(*foreign), String::new()),
        Unreadable::Damaged(error) => ("unreadable-damaged", error.to_string()),
        Unreadable::System(error) => ("unreadable-system", error.to_string()),
    };
    words.say(id, &[("file", file.into()), ("more", more.into())])
}

const fn id_of(foreign: Foreign) -> &'static str {
    match foreign {
        Foreign::Zip => "unreadable-zip",
        Foreign::Office => "unreadable-office",
        Foreign::Pdf => "unreadable-pdf",
        Foreign::Picture => "unreadable-picture",
        Foreign::Styled => "unreadable-styled",
        Foreign::Database => "unreadable-database",
        Foreign::Archive => "unreadable-archive",
        Foreign::Binary => "unreadable-binary",
    }
}
