//! `planilla completions` and `planilla man`: what shells and manuals want, made from the command line itself.

use crate::args::{Completions, Man};
use crate::console::{Console, Exit};
use crate::help;
use crate::words::Words;
use clap::Command;
use std::path::Path;
use std::{fs, io};

/// Prints the script that completes commands and options in a shell.
pub(crate) fn completions(args: &Completions, console: &mut Console<'_>) -> io::Result<Exit> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(None), "planilla", &mut script);
    console.print(script)?;
    Ok(Exit::Clean)
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
