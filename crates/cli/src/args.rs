//! The command line as clap reads it. What it names is looked up at once, so that what is wrong is said before any
//! file is opened. One file, though a long one: what a user can type stands in one place, in the order of the help.

use crate::names;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use planilla::laws::Topic;
use planilla::names::{self as known, Target};
use planilla::report::{At, Men, ReportPage};
use planilla::{Answer, EditionName, Rule, SealedStandard, Severity, Touch};
use planilla_notation::{Encoding, Form, Input, Language};
#[cfg(feature = "export")]
use planilla_table::Table;
use std::num::{NonZeroU16, NonZeroU64, NonZeroUsize};
use std::path::PathBuf;

/// Reads chess scoresheets and PGN files as people write them, replays them under the FIDE Laws of Chess, and says what
/// holds, what does not, why, and what was probably meant.
#[derive(Debug, Parser)]
#[command(name = "planilla", version, propagate_version = true, arg_required_else_help = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub command: Command,
    #[command(flatten)]
    pub common: Common,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Validate sheets and PGN files
    Check(Check),
    /// Propose the most likely legal game behind a sheet, or behind the two of one game
    Repair(Repair),
    /// Compare the two sheets of one game
    Compare(Compare),
    /// Rewrite in another language, style or system of notation
    Convert(Convert),
    /// Write games, moves or findings as a table: a Parquet file
    #[cfg(feature = "export")]
    Export(Export),
    /// Write a page for people, to read, to step through and to print
    Report(Report),
    /// Show a game as facts: the position at any move, repetitions, counts, claims, offers, clocks
    Show(Show),
    /// Read one written move
    Move(Move),
    /// What the Laws say of a position
    Position(Position),
    /// Seal a move, so that it can be proved and not be read
    Seal(Seal),
    /// Open a sealed envelope: prove that the move is the one that was sealed
    Open(Open),
    /// Judge the sealed move of an adjourned game: what it is, and what follows
    Sealed(Sealed),
    /// Explain a rule: what it finds, why it matters, articles by edition, an example
    Explain(Explain),
    /// List the rules
    Rules,
    /// List the languages and their letters
    Languages,
    /// What the editions of the Laws say, and what differs between two
    Laws(Laws),
    /// Print the script by which a shell completes commands and options
    Completions(Completions),
    /// Print the page of the manual, or write those of all commands
    Man(Man),
}

/// The options of every command.
#[derive(Args, Debug)]
#[command(next_help_heading = "Common options")]
pub(crate) struct Common {
    /// The languages or systems the moves may be in, by code or name (`planilla languages` lists them), or `auto`
    #[arg(long, global = true, value_name = "CODE,...", value_delimiter = ',', default_value = "auto")]
    #[arg(value_parser = names::language_or_auto)]
    pub lang: Vec<Auto<&'static Language>>,
    /// The edition of the Laws; `auto`: by the game's date, else the newest
    #[arg(long, global = true, value_name = "EDITION", default_value = "auto", value_parser = names::edition_or_auto)]
    pub laws: Auto<EditionName>,
    /// For people or for programs (JSON Lines)
    #[arg(long, global = true, value_enum, default_value = "human")]
    pub format: Format,
    /// The language of the messages [default: the locale's, else en]
    #[arg(long, global = true, value_enum, value_name = "CODE")]
    pub messages: Option<MessageLanguage>,
    /// What the input is; `auto`: found by its content
    #[arg(long, global = true, value_enum, default_value = "auto")]
    pub input: InputKind,
    /// The encoding of the files, or `auto`: UTF-8, UTF-16 by its mark, else Windows-1252
    #[arg(long, global = true, value_name = "NAME", default_value = "auto", value_parser = names::encoding_or_auto)]
    pub encoding: Auto<Encoding>,
    /// How many games to judge at once [default: as many as the machine has processors]
    #[arg(long, global = true, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Whether to use colour
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    /// Print nothing; only the exit status tells
    #[arg(short, long, global = true, conflicts_with = "verbose")]
    pub quiet: bool,
    /// Tell of each game what it was taken for, and what could not be decided
    #[arg(short, long, global = true)]
    pub verbose: bool,
}

/// `planilla check`.
#[derive(Args, Debug)]
pub(crate) struct Check {
    /// Files, folders, or `-` for standard input
    #[arg(value_name = "FILE|DIR|-")]
    pub files: Vec<PathBuf>,
    /// From which severity on findings make the exit status 1
    #[arg(long, value_enum, value_name = "SEVERITY", default_value = "error")]
    pub fail_on: FailOn,
    #[command(flatten)]
    pub judging: Judging,
    /// Which moves the JSON holds
    #[arg(long, value_enum, default_value = "all")]
    pub moves: Moves,
    /// Repair what does not replay: fixes carry their probability, and `notation.repaired_text` tells what each text was taken for
    #[arg(long)]
    pub repair: bool,
    /// Compare also the files of one folder that are the two sheets of a game, by `NAME.white` and `NAME.black` or by their headings
    #[arg(long)]
    pub pairs: bool,
    /// The tournament report (TRF16, TRF26) that the games are held against; without games it is checked by itself
    #[arg(long, value_name = "FILE")]
    pub trf: Option<PathBuf>,
}

/// By which rules games are judged.
#[derive(Args, Debug)]
pub(crate) struct Judging {
    /// Show notes too
    #[arg(long)]
    pub notes: bool,
    /// Only these rules (`planilla rules` lists them), notes among them
    #[arg(long, value_name = "RULE,...", value_delimiter = ',', value_parser = names::rule)]
    pub select: Vec<&'static Rule>,
    /// Not these rules
    #[arg(long, value_name = "RULE,...", value_delimiter = ',', value_parser = names::rule)]
    pub ignore: Vec<&'static Rule>,
    /// The event's rule that no draw is agreed before both players have made N moves [default: as the heading says]
    #[arg(long, value_name = "N", value_parser = names::count_of_moves)]
    pub minimum_moves: Option<NonZeroU16>,
}

/// `planilla repair`.
#[derive(Args, Debug)]
pub(crate) struct Repair {
    /// A file of sheets or games; or two, which are the two sheets of one game; `-` for standard input
    #[arg(value_name = "FILE|-", required = true, num_args = 1..=2)]
    pub files: Vec<PathBuf>,
    /// A move is chosen only if it is so much likelier than the next one, else what is written stands: a number from 0 to 1
    #[arg(long, value_name = "P", default_value = "0.15", value_parser = names::probability)]
    pub margin: f64,
    /// What a person knows: `12w=Nf3` says that White's move 12 was Nf3; the game is found anew with it
    #[arg(long, value_name = "POINT=MOVE,...", value_delimiter = ',', value_parser = names::answer)]
    pub known: Vec<Answer>,
    /// Which game of a file, by its number, or `all`; of two files the pair of that number
    #[arg(long, value_name = "N|all", default_value = "all", value_parser = names::game)]
    pub game: Game,
    /// How many whole games to give, the likeliest first
    #[arg(long, value_name = "N", default_value = "1", value_parser = names::count_of_games)]
    pub best: NonZeroU16,
    /// Write the repaired games in this form, with a comment wherever they are not simply what is written
    #[arg(long, value_enum, value_name = "FORM")]
    pub to: Option<RepairTo>,
    /// From what on the exit status is 1: `undecided`: something is left to a person; `change`: or a move is not as written
    #[arg(long, value_enum, value_name = "WHAT", default_value = "undecided")]
    pub fail_on: RepairFailOn,
}

/// From what on a repair makes the exit status 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RepairFailOn {
    Change,
    Undecided,
    Never,
}

/// In which form repaired games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RepairTo {
    Pgn,
}

/// `planilla compare`.
#[derive(Args, Debug)]
pub(crate) struct Compare {
    /// White's sheet, or `-` for standard input. What the sheets say of themselves (`side: white`) counts more than their order
    #[arg(value_name = "WHITE")]
    pub white: PathBuf,
    /// Black's sheet; without it the first file holds both, White's first
    #[arg(value_name = "BLACK")]
    pub black: Option<PathBuf>,
    /// The languages or systems of White's sheet [default: those of --lang]
    #[arg(long, value_name = "CODE,...", value_delimiter = ',', value_parser = names::language)]
    pub white_lang: Vec<&'static Language>,
    /// The languages or systems of Black's sheet [default: those of --lang]
    #[arg(long, value_name = "CODE,...", value_delimiter = ',', value_parser = names::language)]
    pub black_lang: Vec<&'static Language>,
    /// From which severity on findings make the exit status 1
    #[arg(long, value_enum, value_name = "SEVERITY", default_value = "error")]
    pub fail_on: FailOn,
    /// Show notes too, and moves that are only written in another form
    #[arg(long)]
    pub notes: bool,
    /// Only these rules (`planilla rules` lists them), notes among them
    #[arg(long, value_name = "RULE,...", value_delimiter = ',', value_parser = names::rule)]
    pub select: Vec<&'static Rule>,
    /// Not these rules
    #[arg(long, value_name = "RULE,...", value_delimiter = ',', value_parser = names::rule)]
    pub ignore: Vec<&'static Rule>,
    /// What stands for the men in the diagram
    #[arg(long, value_enum, value_name = "KIND", default_value = "letters")]
    pub pieces: Pieces,
    /// The diagram from Black's side
    #[arg(long)]
    pub flip: bool,
}

/// `planilla show`.
#[derive(Args, Debug)]
pub(crate) struct Show {
    /// Files, or `-` for standard input
    #[arg(value_name = "FILE|-")]
    pub files: Vec<PathBuf>,
    /// The points whose positions are shown: `23b` after Black's move 23, `23w` after White's, `23` after both, `ply 45`,
    /// `start`, `end` [default: end]
    #[arg(long, value_name = "POINT,...", value_delimiter = ',', value_parser = names::point)]
    pub at: Vec<At>,
    /// Which game of a file, by its number, or `all` [default: the first]
    #[arg(long, value_name = "N|all", default_value = "first", hide_default_value = true, value_parser = names::game)]
    pub game: Game,
    /// What stands for the men in diagrams
    #[arg(long, value_enum, value_name = "KIND", default_value = "letters")]
    pub pieces: Pieces,
    /// Diagrams from Black's side
    #[arg(long)]
    pub flip: bool,
}

/// Which games of a file are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Game {
    First,
    Number(NonZeroU64),
    All,
}

impl Game {
    /// Whether the game of this number is among them.
    pub(crate) fn takes(self, number: u64) -> bool {
        match self {
            Game::First => number == 1,
            Game::Number(wanted) => number == wanted.get(),
            Game::All => true,
        }
    }
}

/// What stands for the men in diagrams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Pieces {
    Letters,
    Figurines,
}

impl Pieces {
    /// The library's word for it; letters are those of the messages' language.
    pub(crate) fn men(self, messages: &str) -> Men {
        match self {
            Pieces::Letters => Language::named(messages).map_or(Men::Letters, Men::Of),
            Pieces::Figurines => Men::Figurines,
        }
    }
}

/// `planilla convert`.
#[derive(Args, Debug)]
pub(crate) struct Convert {
    /// Files, or `-` for standard input
    #[arg(value_name = "FILE|-")]
    pub files: Vec<PathBuf>,
    /// The language or system to write, the style, or both: `de`, `uci`, `es,figurine`, `es-descriptive`, `iccf`, `spoken`;
    /// without a language each keeps its own
    #[arg(long, value_name = "LANG,STYLE", value_parser = names::target, required_unless_present = "style")]
    pub to: Option<Target>,
    /// The style to write
    #[arg(long, value_name = "STYLE", value_parser = names::style)]
    pub style: Option<Form>,
}

/// `planilla export`.
#[cfg(feature = "export")]
#[derive(Args, Debug)]
pub(crate) struct Export {
    /// Files, folders, or `-` for standard input
    #[arg(value_name = "FILE|DIR|-")]
    pub files: Vec<PathBuf>,
    /// The Parquet file to write, or `-` for standard output
    #[arg(short, long, value_name = "OUT", required_unless_present = "list_columns")]
    pub output: Option<PathBuf>,
    /// What a row is of: `games`, `moves` or `findings`
    #[arg(long, value_name = "TABLE", default_value = "games", value_parser = names::table)]
    pub table: &'static Table,
    /// Only these columns, in this order
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    pub columns: Vec<String>,
    /// Print the columns of the table, with their types and what they hold, and write nothing
    #[arg(long)]
    pub list_columns: bool,
    #[command(flatten)]
    pub judging: Judging,
    /// The tournament report (TRF16, TRF26) that the games are held against
    #[arg(long, value_name = "FILE")]
    pub trf: Option<PathBuf>,
}

/// `planilla report`.
#[derive(Args, Debug)]
pub(crate) struct Report {
    /// Files, folders, or `-` for standard input
    #[arg(value_name = "FILE|DIR|-")]
    pub files: Vec<PathBuf>,
    /// The HTML file to write, or `-` for standard output
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// The title of the page [default: the event, if all games are of one]
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
    /// How many games are drawn at the most, those with findings first; the others stand in the table
    #[arg(long, value_name = "N", default_value_t = ReportPage::DRAWN)]
    pub drawn: usize,
    /// From which severity on findings make the exit status 1
    #[arg(long, value_enum, value_name = "SEVERITY", default_value = "error")]
    pub fail_on: FailOn,
    #[command(flatten)]
    pub judging: Judging,
    /// The tournament report (TRF16, TRF26) that the games are held against
    #[arg(long, value_name = "FILE")]
    pub trf: Option<PathBuf>,
}

/// `planilla move`.
#[derive(Args, Debug)]
pub(crate) struct Move {
    /// The written move: `Cf3`, `exd6 a.p.`
    #[arg(value_name = "TEXT", allow_hyphen_values = true)]
    pub text: String,
    /// The position it is played in
    #[arg(long, value_name = "FEN", default_value = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")]
    pub fen: String,
}

/// `planilla position`.
#[derive(Args, Debug)]
pub(crate) struct Position {
    /// The position in FEN, in quotes or not; or `-`: one FEN a line from standard input
    #[arg(value_name = "FEN|-", required = true)]
    pub fen: Vec<String>,
    /// How long it is looked whether a player can still mate: `fast` takes microseconds and decides less
    #[arg(long, value_enum, default_value = "full")]
    pub effort: Effort,
    /// What may be played after these were touched, in this order: `e2,d7`; `e8=Q` is a new piece that touched the square of
    /// promotion
    #[arg(long, value_name = "SQUARE,...", value_delimiter = ',', value_parser = names::touch)]
    pub touched: Vec<Touch>,
}

/// `planilla seal`.
#[derive(Args, Debug)]
pub(crate) struct Seal {
    /// What stands on the envelope, a file in TOML or JSON. It is not changed
    #[arg(value_name = "ENVELOPE")]
    pub envelope: PathBuf,
    /// The move, as its player writes it. Others can see it in the list of processes, and the shell keeps it in its history:
    /// without this option it is asked for, or read from standard input
    #[arg(long = "move", value_name = "TEXT", allow_hyphen_values = true)]
    pub text: Option<String>,
    /// Do not say whether the move would be ambiguous, illegal or unreadable: for events that forbid such help
    #[arg(long)]
    pub no_warn: bool,
    /// Show the move while it is typed, and ask for it once
    #[arg(long)]
    pub visible: bool,
    /// The public file to write, for everybody [default: ENVELOPE with the ending .public.json]
    #[arg(long, value_name = "FILE")]
    pub public: Option<PathBuf>,
    /// The secret file to write, which opens the other [default: ENVELOPE with the ending .secret.json]
    #[arg(long, value_name = "FILE")]
    pub secret: Option<PathBuf>,
}

/// `planilla open`.
#[derive(Args, Debug)]
pub(crate) struct Open {
    /// The public file
    #[arg(value_name = "ENVELOPE")]
    pub envelope: PathBuf,
    /// The secret file
    #[arg(value_name = "SECRET")]
    pub secret: PathBuf,
}

/// `planilla sealed`.
#[derive(Args, Debug)]
pub(crate) struct Sealed {
    /// The file of the envelope (TOML or JSON): is it complete, does it agree with the sheets, what follows; then its move is judged
    #[arg(value_name = "ENVELOPE", required_unless_present_any = ["text", "fen", "new"])]
    pub envelope: Option<PathBuf>,
    /// Scoresheets of the game that it is held against
    #[arg(value_name = "SHEET")]
    pub sheets: Vec<PathBuf>,
    /// All that is written in the place of the sealed move: `Cbd2`, `41.Cf3 (=)`
    #[arg(
        long = "move",
        value_name = "TEXT",
        requires = "fen",
        conflicts_with = "envelope",
        allow_hyphen_values = true
    )]
    pub text: Option<String>,
    /// The position in which it was sealed
    #[arg(long, value_name = "FEN", requires = "text", conflicts_with = "envelope")]
    pub fen: Option<String>,
    /// Whose rules hold; `uschess`: the opponent picks among reasonable readings [default: as the envelope says, else fide]
    #[arg(long, value_enum, value_name = "RULES")]
    pub standard: Option<Standard>,
    /// Print an envelope to be filled in, in the language of the messages
    #[arg(long, conflicts_with_all = ["envelope", "text", "fen", "standard"])]
    pub new: bool,
    /// The file to write it to; it is not overwritten
    #[arg(short, long, value_name = "FILE", requires = "new")]
    pub output: Option<PathBuf>,
}

/// Whose rules hold for a sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Standard {
    Fide,
    #[value(name = "uschess")]
    UsChess,
}

impl Standard {
    /// The library's word for it.
    pub(crate) const fn of_library(self) -> SealedStandard {
        match self {
            Standard::Fide => SealedStandard::Fide,
            Standard::UsChess => SealedStandard::UsChess,
        }
    }
}

/// `planilla laws`.
#[derive(Args, Debug)]
pub(crate) struct Laws {
    /// The edition whose facts are listed; without it the editions are
    #[arg(value_name = "EDITION", value_parser = names::edition)]
    pub edition: Option<EditionName>,
    /// Another edition: what differs between the two is listed
    #[arg(value_name = "OTHER", value_parser = names::edition)]
    pub other: Option<EditionName>,
    /// Only what is about this: `start`, `play`, `touch`, `end`, `offer`, `claim`, `illegal`, `recording`, `notation`, `clock`,
    /// `result`, `adjournment`
    #[arg(long = "topic", value_name = "TOPIC", value_parser = names::law_topic)]
    pub law_topic: Option<Topic>,
}

/// `planilla explain`.
#[derive(Args, Debug)]
pub(crate) struct Explain {
    /// The rule's name, as findings show it (`move.illegal`), or a group of rules (`move`); without it all are listed
    #[arg(value_name = "RULE|GROUP", value_parser = names::topic)]
    pub topic: Option<known::Topic>,
}

/// `planilla completions`.
#[derive(Args, Debug)]
pub(crate) struct Completions {
    /// The shell
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: Shell,
}

/// `planilla man`.
#[derive(Args, Debug)]
pub(crate) struct Man {
    /// The command it is about; without it the whole program
    #[arg(value_name = "COMMAND", value_parser = names::command)]
    pub command: Option<&'static str>,
    /// The folder to write the pages of all commands to
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    pub out: Option<PathBuf>,
}

/// A value, or that the program is to find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Auto<T> {
    Auto,
    Given(T),
}

impl<T> Auto<T> {
    /// The value, if one is given.
    pub(crate) fn given(self) -> Option<T> {
        match self {
            Auto::Auto => None,
            Auto::Given(value) => Some(value),
        }
    }
}

/// Who reads the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    Human,
    Json,
}

/// The languages that messages are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum MessageLanguage {
    En,
    Es,
    Fr,
    De,
}

impl MessageLanguage {
    /// Its code.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            MessageLanguage::En => "en",
            MessageLanguage::Es => "es",
            MessageLanguage::Fr => "fr",
            MessageLanguage::De => "de",
        }
    }
}

/// What the input is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum InputKind {
    Auto,
    Pgn,
    Text,
    Table,
    Json,
}

impl InputKind {
    /// The library's word for it.
    pub(crate) const fn given(self) -> Option<Input> {
        match self {
            InputKind::Auto => None,
            InputKind::Pgn => Some(Input::Pgn),
            InputKind::Text => Some(Input::Text),
            InputKind::Table => Some(Input::Table),
            InputKind::Json => Some(Input::Json),
        }
    }
}

/// When to use colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

/// How long it is looked whether a player can still mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Effort {
    Fast,
    Full,
}

impl Effort {
    /// The same as the board knows it.
    pub(crate) const fn of_board(self) -> planilla_board::Effort {
        match self {
            Effort::Fast => planilla_board::Effort::Fast,
            Effort::Full => planilla_board::Effort::FULL,
        }
    }
}

/// From which severity on a run fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FailOn {
    Error,
    Warning,
    Note,
    Never,
}

impl FailOn {
    /// Whether a finding of this severity fails the run.
    pub(crate) fn fails(self, worst: Severity) -> bool {
        match self {
            FailOn::Error => worst >= Severity::Error,
            FailOn::Warning => worst >= Severity::Warning,
            FailOn::Note => true,
            FailOn::Never => false,
        }
    }
}

/// Which moves the JSON of a game holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Moves {
    All,
    Findings,
    None,
}

#[cfg(test)]
mod tests {
    use super::Cli;
    use clap::CommandFactory;

    #[test]
    fn clap_finds_no_fault_in_it() {
        Cli::command().debug_assert();
    }
}
