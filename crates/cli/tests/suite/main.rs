//! The program, run in process: what it prints, where, and its exit status.

/// Runs the program and takes its output.
mod program;

/// Options and names: help, misuse, did-you-mean.
mod arguments;
/// `planilla check`, for people and for programs.
mod check;
/// `planilla compare`, and `check --pairs`.
mod compare;
/// What stands in `docs/`, and that JSON is as its schema says.
mod documents;
/// `planilla export`.
#[cfg(feature = "export")]
mod export;
/// Tournament reports, and games held against them.
mod federation;
/// Help, its examples and languages; completions and the manual.
mod help;
/// Files, folders, packing, and what is no scoresheet.
mod inputs;
/// Several games judged at once.
mod jobs;
/// `planilla laws`.
mod laws;
/// `move`, `convert`, `explain`, `rules`, `languages`.
mod others;
/// `planilla position`.
mod position;
/// The outputs in the README are what the program prints.
mod readme;
/// `planilla report`.
mod repair;
mod report;
/// `planilla sealed`.
mod sealed;
/// `planilla seal` and `planilla open`.
mod sealing;
/// `planilla show`.
mod show;
/// No English word is left in what is said in another language.
mod translated;
/// Words beside the moves of a sheet.
mod words;
