//! What is said of arguments that are wrong, in the user's language. In English clap speaks for itself; in the other
//! languages the sentences are those of `words/help/`, and clap says only what is wrong with what.

use crate::console::Exit;
use crate::help::usage;
use crate::names::{Wrong, slug};
use crate::surroundings::Surroundings;
use crate::words::Words;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use planilla::report::NotAPoint;
use planilla::{Messages, NotATouch, NotAnAnswer};
use std::error::Error as _;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::Write;
use std::num::ParseIntError;
use std::path::Path;

/// Help and version go to standard output; what is wrong with the arguments, to standard error.
pub(crate) fn tell(
    error: &Error,
    args: &[OsString],
    words: Option<&Words>,
    around: &Surroundings,
    stdout: &mut dyn Write,
    stderr: &mut dyn Write,
) -> u8 {
    let (exit, stream, terminal): (_, &mut dyn Write, _) = if error.use_stderr() {
        (Exit::Misuse, stderr, around.terminals.stderr)
    } else {
        (Exit::Clean, stdout, around.terminals.stdout)
    };
    let colored = terminal && !around.colorless;
    let text = words.and_then(|words| said(error, words, colored)).unwrap_or_else(|| {
        let rendered = error.render();
        if colored { rendered.ansi().to_string() } else { rendered.to_string() }
    });
    // That nobody listens changes nothing.
    let _ = writeln!(stream, "{}", text.trim_end());
    // A file in the place of a command is most often meant to be checked.
    let file = args.get(1).filter(|arg| error.kind() == ErrorKind::InvalidSubcommand && Path::new(arg).exists());
    if let Some(file) = file.map(|file| file.display().to_string()) {
        let hint = match words {
            Some(words) => words.say("check-the-file", &[("file", file.into())]),
            None => format!("To check the file: planilla check {file}"),
        };
        let _ = writeln!(stream, "\n{hint}");
    }
    // A third file of a comparison is most often a second page.
    let command = args.get(1).filter(|arg| *arg == "compare" || *arg == "repair");
    let page = error.get(ContextKind::InvalidArg).filter(|_| error.kind() == ErrorKind::UnknownArgument);
    let is_page = matches!(page, Some(ContextValue::String(arg)) if Path::new(arg).is_file());
    if command.is_some() && is_page {
        let hint = match words {
            Some(words) => words.word("pages-in-one-file"),
            None => "If a sheet has several pages, put them into one file, one behind the other".to_owned(),
        };
        let _ = writeln!(stream, "\n{hint}");
    }
    exit as u8
}

/// What is wrong, with what was probably meant, the usage and the way to the help. Nothing for what is no fault, such as
/// the help itself.
fn said(error: &Error, words: &Words, colored: bool) -> Option<String> {
    let fault = fault(error, words)?;
    let paint = |style: &str, text: String| if colored { format!("{style}{text}\u{1b}[0m") } else { text };
    let mut text = format!("{} {fault}\n", paint("\u{1b}[1m\u{1b}[31m", words.word("error-label")));
    let tips = tips(error, words);
    if !tips.is_empty() {
        text.push('\n');
    }
    for tip in tips {
        let _ = writeln!(text, "  {} {tip}", paint("\u{1b}[32m", words.word("tip-label")));
    }
    if let Some(ContextValue::StyledStr(styled)) = error.get(ContextKind::Usage) {
        let usage = usage(styled, words);
        // The name of the command that was understood stands before all else.
        let plain = clap::builder::StyledStr::from(usage.clone()).to_string();
        let named = plain.split(' ').take_while(|word| !word.starts_with(['[', '<', '-']));
        let command = named.collect::<Vec<_>>().join(" ");
        let heading = paint("\u{1b}[1m\u{1b}[4m", words.word("heading-usage"));
        let _ = writeln!(text, "\n{heading} {}", if colored { usage } else { plain });
        let _ = writeln!(text, "\n{}", words.say("more-help", &[("command", command.into())]));
    } else {
        let _ = writeln!(text, "\n{}", words.say("more-help", &[("command", "planilla".into())]));
    }
    Some(text)
}

/// What is wrong, in one sentence.
fn fault(error: &Error, words: &Words) -> Option<String> {
    let of = |kind| strings(error, kind).into_iter().next().unwrap_or_default();
    let option = of(ContextKind::InvalidArg);
    let value = of(ContextKind::InvalidValue);
    let quoted = |names: Vec<String>| names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    Some(match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion
        | ErrorKind::Io
        | ErrorKind::Format => return None,
        ErrorKind::InvalidSubcommand => {
            words.say("error-unknown-command", &[("name", of(ContextKind::InvalidSubcommand).into())])
        }
        ErrorKind::UnknownArgument if option.starts_with('-') => {
            words.say("error-unknown-option", &[("name", option.into())])
        }
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => {
            let name = if value.is_empty() { option } else { value };
            words.say("error-unexpected", &[("name", name.into())])
        }
        ErrorKind::InvalidValue if value.is_empty() => words.say("error-no-value", &[("option", option.into())]),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let mut fault = words.say("error-bad-value", &[("value", value.into()), ("option", option.into())]);
            let why = why(error, words);
            if !why.is_empty() {
                fault = words.say("because", &[("fault", fault.into()), ("why", why.into())]);
            }
            fault
        }
        ErrorKind::ArgumentConflict => {
            let others = strings(error, ContextKind::PriorArg);
            if others.is_empty() || others == [option.as_str()] {
                words.say("error-repeated", &[("option", option.into())])
            } else {
                words.say("error-conflict", &[("option", option.into()), ("others", quoted(others).into())])
            }
        }
        ErrorKind::MissingRequiredArgument => {
            let names = quoted(strings(error, ContextKind::InvalidArg));
            words.say("error-missing", &[("names", names.into())])
        }
        ErrorKind::MissingSubcommand => {
            let names = strings(error, ContextKind::ValidSubcommand).join(", ");
            words.say("because", &[("fault", words.word("error-no-command").into()), ("why", names.into())])
        }
        ErrorKind::InvalidUtf8 => words.word("error-not-utf8"),
        _ => words.word("error-other"),
    })
}

/// Why a value is none.
fn why(error: &Error, words: &Words) -> String {
    let possible = strings(error, ContextKind::ValidValue);
    if !possible.is_empty() {
        return words.say("allowed", &[("names", possible.join(", ").into())]);
    }
    let Some(source) = error.source() else { return String::new() };
    if source.downcast_ref::<ParseIntError>().is_some() {
        return words.word("not-a-number");
    }
    if let Some(point) = source.downcast_ref::<NotAPoint>() {
        return Messages::of(words.code).unwrap_or(Messages::english()).format(&point.message());
    }
    if let Some(touch) = source.downcast_ref::<NotATouch>() {
        return Messages::of(words.code).unwrap_or(Messages::english()).format(&touch.message());
    }
    if let Some(answer) = source.downcast_ref::<NotAnAnswer>() {
        return Messages::of(words.code).unwrap_or(Messages::english()).format(&answer.message());
    }
    let Some(wrong) = source.downcast_ref::<Wrong>() else { return source.to_string() };
    let unknown = &wrong.unknown;
    let and = |first: String, next: String| {
        // A question ends by itself.
        if first.ends_with('?') {
            return format!("{first} {next}");
        }
        words.say("and-more", &[("first", first.into()), ("next", next.into())])
    };
    let mut why = words.word(&format!("not-{}", slug(unknown.what)));
    if let Some(nearest) = unknown.nearest {
        why = and(why, words.say("did-you-mean", &[("name", nearest.into())]));
    }
    why = and(why, words.say("allowed", &[("names", unknown.allowed.join(" ").into())]));
    if wrong.is_rule {
        let _ = write!(why, " ({})", words.word("rules-tell"));
    }
    why
}

/// What was probably meant.
fn tips(error: &Error, words: &Words) -> Vec<String> {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let meant = kinds.into_iter().flat_map(|kind| strings(error, kind));
    let mut tips: Vec<String> = meant.map(|name| words.say("did-you-mean", &[("name", name.into())])).collect();
    // Clap's own tips are in English; there is one that matters here, and it is of names that begin with a hyphen.
    let name = strings(error, ContextKind::InvalidArg).into_iter().next().filter(|name| name.starts_with('-'));
    if let (Some(ContextValue::StyledStrs(_)), Some(name)) = (error.get(ContextKind::Suggested), name) {
        tips.push(words.say("tip-dashes", &[("name", name.into())]));
    }
    tips
}

/// The texts of a part of what clap says.
fn strings(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}
