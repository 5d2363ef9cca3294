//! One worker: has the library check games, and turns what it says into what is printed.

use crate::args::{Check, Common, Moves};
use crate::console::Console;
use crate::human::{Around, Human};
use crate::names;
use crate::outcome::Outcome;
use crate::places::Places;
use crate::tally::Tally;
use crate::words::Words;
use planilla::report::{GameRow, MovesShown, Place, write_game};
use planilla::{Attendance, Checked, Checkers, Federation, Messages, Settings};
use planilla_files::{FileOf, Game, Worker};
use planilla_notation::{Dialect, Key, Language, unescape};
use std::borrow::Cow;
use std::sync::Arc;

/// Checks games with a checker of its own.
pub(crate) struct Judge {
    checkers: Checkers,
    messages: &'static Messages,
    /// How findings are shown to people; `None` for programs.
    human: Option<Human>,
    words: &'static Words,
    moves: MovesShown,
    quiet: bool,
    verbose: bool,
}

impl Judge {
    /// A worker that goes by the command line.
    pub(crate) fn new(args: &Check, common: &Common, trf: Option<&Arc<Federation>>, console: &Console<'_>) -> Judge {
        Judge {
            checkers: Checkers::new(Settings {
                trf: trf.cloned(),
                repair: args.repair,
                ..names::judging(&args.judging, common)
            }),
            messages: console.messages,
            human: console.is_human().then(|| Human::new(console.words, console.colored, console.width)),
            words: console.words,
            moves: match args.moves {
                Moves::All => MovesShown::All,
                Moves::Findings => MovesShown::Findings,
                Moves::None => MovesShown::None,
            },
            quiet: console.quiet,
            verbose: common.verbose,
        }
    }
}

impl Worker for Judge {
    type Outcome = Outcome;

    fn work(&mut self, file: &FileOf, bytes: &[u8], game: &Game, outcome: &mut Outcome) {
        let checker = self.checkers.of(file.input, file.encoding);
        // Of a game without findings people are told nothing, and a glance is enough to see that there are none.
        if (self.quiet || self.human.is_some())
            && !self.verbose
            && let Some(clean) = checker.glance(bytes)
        {
            outcome.tally.add(&Tally { games: 1, plies: clean.plies.into(), ..Tally::default() });
            outcome.digest.clean += 1;
            return;
        }
        let checked = checker.check(bytes);
        if checked.joined.is_some() {
            outcome.roll.add(Attendance::of(&checked, format!("{}:{}", file.name, game.line)));
        }
        outcome.tally.add(&Tally::of(&checked));
        outcome.digest.add_game(&checked.findings.list, |error| {
            let at = checked.findings.list[error].span.start as usize;
            let line = Places::new(&checked.source.text).of(at).0 + game.line - 1;
            let named = name_of(&checked, game, self.words).map(|name| format!(" ({name})")).unwrap_or_default();
            format!("{}:{line}{named}", file.name)
        });
        if self.quiet {
            return;
        }
        if self.verbose {
            outcome.add_facts(facts(&checked, file, game, self.messages, self.words));
        }
        let place = Place { file: &file.name, game: game.number, line: game.line, offset: game.offset };
        match &self.human {
            Some(_) if checked.findings.list.is_empty() => {}
            Some(human) => {
                let row = GameRow::new(&checked, &place, self.messages, MovesShown::None);
                let named = name_of(&checked, game, self.words);
                let around = Around {
                    file: &file.name,
                    text: &checked.source.text,
                    places: Places::new(&checked.source.text),
                    first_line: game.line,
                    edition: checked.laws.name.as_str(),
                    game: named.as_deref(),
                };
                for (finding, row) in checked.findings.list.iter().zip(&row.findings) {
                    outcome.shown.extend_from_slice(human.finding(finding, row, &around).as_bytes());
                }
            }
            None => {
                // Rows have a form in JSON, and memory takes all that is written to it.
                let _ = write_game(&checked, &place, self.messages, self.moves, &mut outcome.shown);
                outcome.shown.push(b'\n');
            }
        }
    }
}

/// So many other languages are named that read a game alike.
const MOST_OTHERS: usize = 6;

/// What tells a game from the others of its file: its number, and who played it. A sheet is mostly the only one.
fn name_of(checked: &Checked<'_>, game: &Game, words: &Words) -> Option<String> {
    if checked.score.dialect == Dialect::Sheet && game.number == 1 {
        return None;
    }
    let text = &checked.source.text;
    let player = |key| checked.score.tag(key, text).map(unescape).filter(|name| !matches!(&**name, "" | "?"));
    Some(match (player(Key::White), player(Key::Black)) {
        (None, None) if game.number == 1 => return None,
        (None, None) => words.say("game", &[("number", game.number.to_string().into())]),
        (white, black) => {
            let name = |player: Option<Cow<'_, str>>| player.map_or_else(|| "?".to_owned(), Cow::into_owned);
            let args = [
                ("number", game.number.to_string().into()),
                ("white", name(white).into()),
                ("black", name(black).into()),
            ];
            words.say("game-of", &args)
        }
    })
}

/// The language that a game was read in, and how it was found.
pub(crate) fn language_fact(checked: &Checked<'_>, messages: &Messages, words: &Words) -> String {
    let named = |language: &Language| messages.language_name(language);
    let language = named(checked.language.language);
    let found =
        words.say(&format!("fact-language-{}", checked.language.how.as_str()), &[("language", language.into())]);
    if checked.language.others.is_empty() {
        return found;
    }
    let mut others: Vec<String> = checked.language.others.iter().map(|other| named(other)).take(MOST_OTHERS).collect();
    if others.len() < checked.language.others.len() {
        others.push("…".to_owned());
    }
    format!("{found} {}", words.say("fact-others", &[("others", others.join(", ").into())]))
}

/// The edition of the Laws that a game was judged by, and how it was chosen.
pub(crate) fn laws_fact(checked: &Checked<'_>, words: &Words) -> String {
    words.say(&format!("fact-laws-{}", checked.laws_how.as_str()), &[("edition", checked.laws.name.as_str().into())])
}

/// What a game was taken for: one line, and one for each rule that could not decide.
fn facts(checked: &Checked<'_>, file: &FileOf, game: &Game, messages: &Messages, words: &Words) -> String {
    let name = format!("{}:{}", file.name, game.line);
    let (found, laws) = (language_fact(checked, messages, words), laws_fact(checked, words));
    let plies = words.say("fact-plies", &[("count", Tally::of(checked).plies.into())]);
    let mut lines = vec![format!("{name}: {found}; {laws}; {plies}")];
    for undecided in &checked.findings.undecided {
        let why = words.say("undecided", &[("why", messages.format(&undecided.why).into())]);
        lines.push(format!("{name}: {}: {why}", undecided.rule.name));
    }
    lines.join("\n")
}
