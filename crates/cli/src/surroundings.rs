//! What the program is run in, gathered once at the start so that nothing below asks the environment.

use std::env;
use std::io::IsTerminal;

/// The terminals, width, colours and locale around a run. The default is a pipe: no terminal, no colour, no locale.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// Which of the three streams are terminals.
    pub terminals: Terminals,
    /// The columns of the terminal that results go to.
    pub width: Option<usize>,
    /// Whether the user has asked programs not to use colour (`NO_COLOR`, a dumb terminal).
    pub colorless: bool,
    /// The user's locale for messages, as the environment names it (`es_ES.UTF-8`).
    pub locale: Option<String>,
}

/// Which of the standard streams are terminals.
#[derive(Clone, Copy, Debug, Default)]
pub struct Terminals {
    /// Standard input: nobody pipes anything in.
    pub stdin: bool,
    /// Standard output: a person reads the results as they come.
    pub stdout: bool,
    /// Standard error: a progress bar can be seen.
    pub stderr: bool,
}

impl Surroundings {
    /// What this process runs in.
    pub fn of_process() -> Surroundings {
        let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        Surroundings {
            terminals: Terminals {
                stdin: std::io::stdin().is_terminal(),
                stdout: std::io::stdout().is_terminal(),
                stderr: std::io::stderr().is_terminal(),
            },
            width: terminal_size::terminal_size().map(|(width, _)| usize::from(width.0)),
            colorless: set("NO_COLOR").is_some() || set("TERM").is_some_and(|term| term == "dumb"),
            // The order in which the C library looks for it.
            locale: ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set),
        }
    }

    /// The code of the locale's language: `es` of `es_ES.UTF-8`. None for the locales that name no language.
    pub(crate) fn locale_language(&self) -> Option<&str> {
        let locale = self.locale.as_deref()?;
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        (!matches!(code, "" | "C" | "POSIX")).then_some(code)
    }
}

#[cfg(test)]
mod tests {
    use super::Surroundings;

    #[test]
    fn the_language_of_a_locale() {
        let cases = [("es_ES.UTF-8", Some("es")), ("de", Some("de")), ("C.UTF-8", None), ("POSIX", None), ("", None)];
        for (locale, language) in cases {
            let around = Surroundings { locale: Some(locale.to_owned()), ..Surroundings::default() };
            assert_eq!(around.locale_language(), language, "{locale}");
        }
    }
}
