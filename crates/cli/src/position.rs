//! `planilla position`: what the Laws say of positions.

use crate::args::{Common, Pieces, Position as Args};
use crate::console::{Console, Exit};
use crate::touched;
use crate::words::Words;
use annotate_snippets::normalize_untrusted_str;
use planilla::report::{ChanceRow, Diagram, PositionRow, diagram};
use planilla::{EditionName, Message, Touch, facts_for};
use planilla_board::{Color, Effort, FenFault, Move, Position};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Language, Style, write_move};
use std::io::{self, BufRead, BufReader, Read};

/// No line with a FEN is longer, and of a longer one no more is kept.
const LONGEST: usize = 4096;

/// What is asked of each position.
struct Asked<'a> {
    effort: Effort,
    touched: &'a [Touch],
    laws: EditionName,
    /// In whose letters moves are written for people.
    language: &'static Language,
}

/// Answers for the FEN, or for each line of standard input. Other lines are answered although one is no FEN.
pub(crate) fn run(args: &Args, common: &Common, stdin: &mut dyn Read, console: &mut Console<'_>) -> io::Result<Exit> {
    let laws = common.laws.given().unwrap_or(EditionName::newest());
    let given = common.lang.iter().find_map(|language| language.given()).filter(|language| language.is_algebraic());
    let language = given.or_else(|| Language::named(console.words.code)).unwrap_or(&LANGUAGES[0]);
    let asked = Asked { effort: args.effort.of_board(), touched: &args.touched, laws, language };
    if args.fen != ["-"] {
        return answer(read(&args.fen.join(" ")), None, &asked, console);
    }
    let mut lines = BufReader::new(stdin);
    let (mut exit, mut number) = (None, 0);
    loop {
        let (line, len) = match next_line(&mut lines) {
            Ok(Some(line)) => line,
            Ok(None) => break,
            Err(error) => {
                console.tell("unreadable-system", &[("file", "-".into()), ("more", error.to_string().into())]);
                exit = Some(Exit::Misuse);
                break;
            }
        };
        number += 1;
        let fen = String::from_utf8_lossy(&line);
        let fen = fen.trim_start_matches('\u{FEFF}').trim();
        if fen.is_empty() && len <= LONGEST {
            continue;
        }
        if exit.is_some() && console.is_human() {
            console.print("\n")?;
        }
        let found = if len > LONGEST { Err(vec![FenFault::TooLong { len }]) } else { read(fen) };
        exit = exit.max(Some(answer(found, Some(number), &asked, console)?));
    }
    if exit.is_none() {
        console.tell("no-input", &[]);
    }
    Ok(exit.unwrap_or(Exit::Misuse))
}

/// The next line, cut where it is too long, and its whole length.
fn next_line(lines: &mut impl BufRead) -> io::Result<Option<(Vec<u8>, usize)>> {
    let mut line = Vec::new();
    let mut len = lines.by_ref().take(LONGEST as u64).read_until(b'\n', &mut line)?;
    if len == LONGEST && !line.ends_with(b"\n") {
        len += lines.skip_until(b'\n')?;
    }
    Ok((len > 0).then_some((line, len)))
}

fn read(fen: &str) -> Result<Position, Vec<FenFault>> {
    Position::from_fen(fen).map_err(|error| error.faults().to_vec())
}

/// Answers for one FEN; of one that is none, says what is wrong with it.
fn answer(
    found: Result<Position, Vec<FenFault>>,
    line: Option<usize>,
    asked: &Asked<'_>,
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let position = match found {
        Ok(position) => position,
        Err(faults) => {
            let why = console.messages.format(&Message::of_fen_faults(&faults));
            let more = normalize_untrusted_str(&why);
            match line {
                Some(line) => {
                    console.tell("bad-fen-line", &[("line", format!("-:{line}").into()), ("more", more.into())]);
                }
                None => console.tell("bad-fen", &[("more", more.into())]),
            }
            return Ok(Exit::Misuse);
        }
    };
    let mut row = PositionRow::new(&position, asked.effort, console.messages);
    if !asked.touched.is_empty() {
        row = match row.touching(&position, asked.touched, asked.laws, console.messages) {
            Ok(row) => row,
            Err(fault) => {
                let more = console.messages.format(&fault.message());
                let place = line.map(|line| format!("-:{line}")).unwrap_or_default();
                let id = if line.is_some() { "bad-touch-line" } else { "bad-touch" };
                console.tell(id, &[("line", place.into()), ("more", more.into())]);
                return Ok(Exit::Misuse);
            }
        };
    }
    if console.is_human() {
        console.print(sentences(&position, &row, asked.language, console.words))?;
        console.print(touched::sentences(&position, &row, asked.language, console.words))?;
    } else {
        console.print_json(&row)?;
    }
    Ok(Exit::Clean)
}

/// The board and what is said of it.
fn sentences(position: &Position, row: &PositionRow, language: &'static Language, words: &Words) -> String {
    let men = Pieces::Letters.men(words.code);
    let mut text = diagram(position, Diagram { men, ..Diagram::default() });
    let mut moves: Vec<String> =
        position.legal_moves().into_iter().map(|legal| in_letters(position, legal, language)).collect();
    moves.sort_unstable();
    let count = moves.len().into();
    let mut lines = vec![
        words.say("position-fen", &[("fen", row.fen.as_str().into())]),
        state(row, words),
        words.say("position-moves", &[("count", count), ("moves", moves.join(" ").into())]),
    ];
    lines.extend(chances(row, words));
    text.push('\n');
    for line in lines {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// A legal move in the letters of a language.
pub(crate) fn in_letters(position: &Position, legal: Move, language: &'static Language) -> String {
    let style = Style::default();
    write_move(&facts_for(position, legal, language, style), language, style)
}

/// Who is to move, and how the position stands.
pub(crate) fn state(row: &PositionRow, words: &Words) -> String {
    let check = if row.check { "true" } else { "false" };
    words.say(&format!("position-state-{}", row.state), &[("turn", row.turn.into()), ("check", check.into())])
}

/// Whether the players can still mate.
pub(crate) fn chances(row: &PositionRow, words: &Words) -> Vec<String> {
    let both = [(Color::White, &row.white_can_mate), (Color::Black, &row.black_can_mate)];
    both.into_iter().flat_map(|(player, chance)| chance_line(player, chance, words)).collect()
}

/// Whether one player can, and by which line.
pub(crate) fn chance_line(player: Color, chance: &ChanceRow, words: &Words) -> Vec<String> {
    let id = match player {
        Color::White => "position-chance-white",
        Color::Black => "position-chance-black",
    };
    let mut lines = vec![words.say(id, &[("answer", chance.answer.into()), ("why", chance.why.as_str().into())])];
    lines.extend(line_of(chance, words));
    lines
}

/// The moves that prove a *yes*, if there are any to make.
fn line_of(chance: &ChanceRow, words: &Words) -> Option<String> {
    let line = chance.line.as_ref().filter(|line| !line.is_empty())?;
    Some(format!("  {}", words.say("position-line", &[("line", line.join(" ").into())])))
}
