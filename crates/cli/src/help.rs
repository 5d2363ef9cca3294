//! The command line with its help in the user's language. English is what `args` says; the other languages say it in
//! `words/help/`, by the names of commands and arguments. **Lacks what is said of wrong arguments**, which is `misuse`.

use crate::args::Cli;
use crate::examples::Examples;
use crate::surroundings::Surroundings;
use crate::words::Words;
use clap::builder::StyledStr;
use clap::{Arg, Command, CommandFactory};
use std::ffi::OsString;
use std::fmt::Write;

/// The language in which the user is to be answered before the arguments are understood: the one that `--messages` names,
/// wherever it stands, else the locale's. None where it is English.
pub(crate) fn language(args: &[OsString], around: &Surroundings) -> Option<&'static Words> {
    let mut args = args.iter().filter_map(|arg| arg.to_str()).take_while(|arg| *arg != "--");
    let mut asked = None;
    while let Some(arg) = args.next() {
        if arg == "--messages" {
            asked = args.next();
        } else if let Some(code) = arg.strip_prefix("--messages=") {
            asked = Some(code);
        }
    }
    let known = asked.filter(|code| *code == "en" || Words::help(code).is_some());
    Words::help(known.or(around.locale_language())?)
}

/// The arguments without the language of the answer where the command is `help`, which takes no options: clap is not to refuse it.
pub(crate) fn without_language(args: &[OsString]) -> Vec<OsString> {
    let mut kept = Vec::with_capacity(args.len());
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        let text = arg.to_str().unwrap_or_default();
        let code = match text.strip_prefix("--messages=") {
            Some(code) => Some(code),
            None if text == "--messages" => rest.clone().next().and_then(|code| code.to_str()),
            None => None,
        };
        if code.is_some_and(|code| code == "en" || Words::help(code).is_some()) {
            if text == "--messages" {
                rest.next();
            }
        } else {
            kept.push(arg.clone());
        }
    }
    if kept.get(1).is_some_and(|command| command == "help") { kept } else { args.to_vec() }
}

/// The command line, its help in a language other than English if one is given.
pub(crate) fn command(words: Option<&Words>) -> Command {
    let command = with_examples(Cli::command(), words).mut_subcommands(|command| with_examples(command, words));
    match words {
        None => command,
        Some(words) => {
            let mut command = command;
            // Only then are the arguments there that clap adds by itself, and the global ones in each command.
            command.build();
            translated(command, words)
        }
    }
}

/// The command with its examples at the end of its help.
fn with_examples(command: Command, words: Option<&Words>) -> Command {
    let Some(examples) = Examples::of(command.get_name()) else { return command };
    let own = |id: String, english: &str| words.and_then(|words| words.find(&id)).unwrap_or_else(|| english.to_owned());
    let mut help = own("heading-examples".to_owned(), "Examples:") + "\n";
    for (number, (caption, line)) in (1..).zip(examples.lines) {
        let caption = own(format!("example-{}-{number}", examples.command), caption);
        let _ = writeln!(help, "  {caption}\n    {line}");
    }
    if !examples.after.is_empty() {
        let _ = write!(help, "\n{}", own(format!("after-{}", examples.command), examples.after));
    }
    command.after_help(help.trim_end().to_owned())
}

/// The command and those below it, in a language.
fn translated(command: Command, words: &Words) -> Command {
    let name = command.get_name().to_owned();
    let mut command = command
        .mut_args(|arg| argument(arg, &name, words))
        .subcommand_help_heading(words.word("heading-commands"))
        .subcommand_value_name(words.word("value-command"));
    if let Some(about) = words.find(&format!("help-{name}")) {
        command = command.about(about).long_about(None::<&str>);
    }
    let usage = usage(&command.render_usage(), words);
    let heading = words.word("heading-usage");
    command
        .override_usage(StyledStr::from(usage))
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{HEADING}{heading}{PLAIN} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .mut_subcommands(|command| translated(command, words))
}

/// How clap shows a heading.
const HEADING: &str = "\u{1b}[1m\u{1b}[4m";
const PLAIN: &str = "\u{1b}[0m";

/// The usage without its heading, in a language.
pub(crate) fn usage(usage: &StyledStr, words: &Words) -> String {
    let usage = usage.ansi().to_string();
    let (_, usage) = usage.split_once(' ').unwrap_or_default();
    usage.replace("[OPTIONS]", &words.word("usage-options"))
}

/// The argument in a language.
fn argument(arg: Arg, command: &str, words: &Words) -> Arg {
    let id = arg.get_id().as_str();
    let own = words.find(&format!("help-{command}-{id}")).or_else(|| words.find(&format!("help-any-{id}")));
    let Some(mut help) = own else { return arg };
    let list = |values: Vec<String>| values.join(", ");
    let takes = arg.get_action().takes_values();
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    if takes && !defaults.is_empty() {
        let _ = write!(help, " [{}]", words.say("default", &[("values", list(defaults).into())]));
    }
    let possible: Vec<_> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if takes && !possible.is_empty() {
        let _ = write!(help, " [{}]", words.say("possible", &[("values", list(possible).into())]));
    }
    let heading = match arg.get_help_heading() {
        Some(heading) => format!("heading-{}", heading.to_lowercase().replace(' ', "-")),
        None if arg.is_positional() => "heading-arguments".to_owned(),
        None => "heading-options".to_owned(),
    };
    let heading = words.find(&heading).unwrap_or(heading);
    let value_names: Vec<String> =
        arg.get_value_names().unwrap_or_default().iter().map(|name| value_name(name, words)).collect();
    let arg = if takes && !value_names.is_empty() { arg.value_names(value_names) } else { arg };
    arg.help(help).long_help(None::<&str>).help_heading(heading).hide_default_value(true).hide_possible_values(true)
}

/// What stands for a value, word by word: `FILE|DIR|-`.
fn value_name(name: &str, words: &Words) -> String {
    let mut own = String::new();
    for part in name.split_inclusive(|character: char| !character.is_ascii_alphabetic()) {
        let word = part.trim_end_matches(|character: char| !character.is_ascii_alphabetic());
        // What is to be typed as it stands is in small letters: `N|all`.
        let own_word = words.find(&format!("value-{}", word.to_lowercase())).filter(|_| is_placeholder(word));
        own.push_str(&own_word.unwrap_or_else(|| word.to_owned()));
        own.push_str(&part[word.len()..]);
    }
    own
}

fn is_placeholder(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::examples::EXAMPLES;

    const LANGUAGES: [&str; 3] = ["es", "fr", "de"];

    /// All commands, with those below them.
    fn all(command: &Command, found: &mut Vec<Command>) {
        found.push(command.clone());
        for below in command.get_subcommands() {
            all(below, found);
        }
    }

    fn commands() -> Vec<Command> {
        let mut command = command(None);
        command.build();
        let mut found = Vec::new();
        all(&command, &mut found);
        found
    }

    #[test]
    fn every_command_has_examples_and_every_example_a_command() {
        let names: Vec<String> = commands().iter().map(|command| command.get_name().to_owned()).collect();
        for name in names.iter().filter(|name| *name != "help") {
            assert!(Examples::of(name).is_some(), "`{name}` has no examples in examples.rs");
        }
        for examples in EXAMPLES {
            assert!(names.iter().any(|name| name == examples.command), "there is no command `{}`", examples.command);
        }
    }

    /// What is to be in `words/help/` for the command line as it is.
    fn needed() -> Vec<String> {
        let mut ids = Vec::new();
        for command in commands() {
            let name = command.get_name();
            ids.push(format!("help-{name}"));
            for arg in command.get_arguments() {
                let shared = format!("help-any-{}", arg.get_id());
                let everywhere = LANGUAGES.iter().all(|code| Words::help(code).unwrap().find(&shared).is_some());
                ids.push(if everywhere { shared } else { format!("help-{name}-{}", arg.get_id()) });
                for value in
                    arg.get_value_names().unwrap_or_default().iter().filter(|_| arg.get_action().takes_values())
                {
                    let words = value.split(|character: char| !character.is_ascii_alphabetic());
                    ids.extend(
                        words.filter(|word| is_placeholder(word)).map(|word| format!("value-{}", word.to_lowercase())),
                    );
                }
                if let Some(heading) = arg.get_help_heading() {
                    ids.push(format!("heading-{}", heading.to_lowercase().replace(' ', "-")));
                }
            }
        }
        for examples in EXAMPLES {
            ids.extend((1..=examples.lines.len()).map(|number| format!("example-{}-{number}", examples.command)));
            ids.extend((!examples.after.is_empty()).then(|| format!("after-{}", examples.command)));
        }
        ids.sort();
        ids.dedup();
        ids
    }

    #[test]
    fn every_command_and_argument_has_its_text_in_each_language() {
        let needed = needed();
        let mut missing = Vec::new();
        for code in LANGUAGES {
            let words = Words::help(code).unwrap();
            missing.extend(needed.iter().filter(|id| words.find(id).is_none()).map(|id| format!("{id} in {code}.ftl")));
        }
        assert!(missing.is_empty(), "add to words/help/: {missing:#?}");
    }

    #[cfg(feature = "export")]
    #[test]
    fn no_text_is_of_a_command_that_is_no_more() {
        let needed = needed();
        for id in Words::help_ids() {
            let of_command = ["help-", "example-", "after-"].iter().any(|start| id.starts_with(start));
            assert!(!of_command || needed.contains(&id), "nothing has the text `{id}`");
        }
    }

    #[test]
    fn help_leaves_no_english_word_of_claps() {
        for code in LANGUAGES {
            let mut found = Vec::new();
            all(&command(Words::help(code)), &mut found);
            for mut command in found {
                for help in [command.render_help(), command.render_long_help()] {
                    let help = help.to_string();
                    for word in ["Usage:", "Commands:", "[default:", "[possible", "Print ", "Examples:", "[COMMAND]"] {
                        assert!(!help.contains(word), "{code}: {word}\n{help}");
                    }
                    assert!(code == "fr" || !(help.contains("[OPTIONS]") || help.contains("\nOptions:")), "{help}");
                }
            }
        }
    }

    #[test]
    fn help_takes_a_language() {
        for (args, kept) in [
            ("planilla help check --messages de", "planilla help check"),
            ("planilla --messages=de help check", "planilla help check"),
            ("planilla help --messages en", "planilla help"),
            ("planilla help check --messages xx", "planilla help check --messages xx"),
            ("planilla check --messages de", "planilla check --messages de"),
            ("planilla help --messages", "planilla help --messages"),
        ] {
            let words = |text: &str| text.split(' ').map(Into::into).collect::<Vec<OsString>>();
            assert_eq!(without_language(&words(args)), words(kept), "{args}");
        }
    }

    #[test]
    fn the_language_is_the_one_asked_for_wherever_it_stands() {
        let french = Surroundings { locale: Some("fr_FR.UTF-8".to_owned()), ..Surroundings::default() };
        for (args, code) in [
            ("planilla check", Some("fr")),
            ("planilla --messages es check", Some("es")),
            ("planilla check --nonsense --messages=de", Some("de")),
            ("planilla check --messages en", None),
            ("planilla check --messages xx", Some("fr")),
            ("planilla check -- --messages es", Some("fr")),
            ("planilla check --messages", Some("fr")),
        ] {
            let args: Vec<OsString> = args.split(' ').map(Into::into).collect();
            assert_eq!(language(&args, &french).map(|words| words.code), code, "{args:?}");
        }
        assert!(language(&[], &Surroundings::default()).is_none());
    }
}
