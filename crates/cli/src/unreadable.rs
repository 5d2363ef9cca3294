//! Why an input cannot be read, in the user's language.

use crate::words::Words;
use planilla_files::Unreadable;

/// One sentence: the file, what is wrong with it and the remedy.
pub(crate) fn sentence(unreadable: &Unreadable, file: &str, words: &Words) -> String {
    let id = match unreadable {
        Unreadable::NotFound { similar: Some(_) } => "unreadable-not-found-similar".to_owned(),
        other => format!("unreadable-{}", other.word().0),
    };
    let more = match unreadable {
        Unreadable::NotFound { similar } => similar.clone().unwrap_or_default(),
        other => other.word().1,
    };
    words.say(&id, &[("file", file.into()), ("more", more.into())])
}
