//! `planilla completions` and `planilla man`: what shells and manuals want, made from the command line itself.

use crate::args::{Completions, Man};
use crate::console::{Console, Exit};
use crate::examples::EXAMPLES;
use crate::help;
use crate::words::Words;
use clap::builder::PossibleValuesParser;
use clap::{Arg, Command};
use planilla::docs::groups;
use planilla::laws::Topic;
use planilla::{EditionName, RULES};
use planilla_notation::{Form, Language};
use std::path::Path;
use std::{fs, io};

/// Prints the script that completes commands and options in a shell.
pub(crate) fn completions(args: &Completions, console: &mut Console<'_>) -> io::Result<Exit> {
    let mut script = Vec::new();
    let named = help::command(None).mut_args(named).mut_subcommands(|command| command.mut_args(named));
    clap_complete::generate(args.shell, &mut { named }, "planilla", &mut script);
    console.print(script)?;
    Ok(Exit::Clean)
}

/// The argument with the names that it may take, for shells to offer. Clap knows those of its own lists; these are ours.
fn named(arg: Arg) -> Arg {
    let rules = || RULES.iter().map(|rule| rule.name);
    let auto = |names: Vec<&'static str>| std::iter::once("auto").chain(names).collect();
    let names: Vec<&'static str> = match arg.get_id().as_str() {
        "topic" => groups().into_iter().chain(rules()).collect(),
        "select" | "ignore" => rules().collect(),
        "laws" => auto(EditionName::ALL.map(EditionName::as_str).to_vec()),
        "edition" | "other" => EditionName::ALL.map(EditionName::as_str).to_vec(),
        "law_topic" => Topic::ALL.map(Topic::as_str).to_vec(),
        "lang" => auto(Language::codes().collect()),
        "style" => Form::ALL.map(Form::name).to_vec(),
        "command" => EXAMPLES.iter().map(|examples| examples.command).collect(),
        _ => return arg,
    };
    arg.value_parser(PossibleValuesParser::new(names))
}

/// Prints a page of the manual, or writes all of them to a folder. They are in the user's language.
pub(crate) fn man(args: &Man, console: &mut Console<'_>) -> io::Result<Exit> {
    let mut command = help::command(Words::help(console.words.code));
    command.build();
    if let Some(folder) = &args.out {
        return Ok(match write_all(&command, folder) {
            Ok(()) => Exit::Clean,
            Err(error) => {
                let file = folder.display().to_string();
                console.tell("export-begin", &[("file", file.into()), ("more", error.to_string().into())]);
                Exit::Misuse
            }
        });
    }
    let wanted = args.command.and_then(|name| command.find_subcommand(name)).unwrap_or(&command);
    let mut page = Vec::new();
    page_of(wanted, &mut page)?;
    console.print(page)?;
    Ok(Exit::Clean)
}

fn write_all(command: &Command, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let below = command.get_subcommands().filter(|command| command.get_name() != "help");
    for command in std::iter::once(command).chain(below) {
        let mut page = Vec::new();
        page_of(command, &mut page)?;
        fs::write(folder.join(format!("{}.1", display_name(command))), page)?;
    }
    Ok(())
}

fn page_of(command: &Command, page: &mut Vec<u8>) -> io::Result<()> {
    clap_mangen::Man::new(command.clone().name(display_name(command))).render(page)
}

/// `planilla-check`.
fn display_name(command: &Command) -> String {
    command.get_display_name().unwrap_or(command.get_name()).to_owned()
}
