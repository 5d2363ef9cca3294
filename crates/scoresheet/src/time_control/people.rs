//! Thinking times as people write them, with units or without, in words of English, Spanish, French and German.

use super::{Period, class_named};
use planilla_notation::time_unit;

/// A piece of a time as people write it.
#[derive(Clone, Copy, PartialEq)]
enum Piece<'t> {
    Number(u32),
    /// `1:30:00`, in seconds.
    Clock(u32),
    Word(&'t str),
    Sign(char),
}

/// What a word or sign behind a number counts; of two units of time the longer comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Unit {
    Hours,
    Minutes,
    Seconds,
    Moves,
}

fn unit(piece: Option<&Piece<'_>>) -> Option<Unit> {
    Some(match piece? {
        Piece::Sign('\'' | '′' | '’' | '´') => Unit::Minutes,
        Piece::Sign('"' | '″' | '”') => Unit::Seconds,
        Piece::Word(word) => match *word {
            "move" | "moves" | "mov" | "movimiento" | "movimientos" | "jugada" | "jugadas" | "jug" | "coup"
            | "coups" | "zug" | "züge" | "zügen" => Unit::Moves,
            word => match time_unit(word)? {
                3600 => Unit::Hours,
                60 => Unit::Minutes,
                _ => Unit::Seconds,
            },
        },
        _ => return None,
    })
}

/// The clock's way to write a time at the beginning of a text, `1:30:00`, and its length.
fn clock(text: &str) -> Option<(u32, usize)> {
    let hours = text.bytes().take_while(u8::is_ascii_digit).count();
    let pair = |at: usize| {
        let pair = text.get(at..at + 3)?.strip_prefix(':')?;
        pair.parse::<u32>().ok().filter(|value| *value < 60 && pair.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let (minutes, seconds) = (pair(hours)?, pair(hours + 3)?);
    let end = hours + 6;
    let ends = !text[end..].starts_with(|next: char| next == ':' || next.is_ascii_digit());
    let hours: u32 = text[..hours].parse().ok().filter(|_| ends && hours <= 2)?;
    Some((hours * 3600 + minutes * 60 + seconds, end))
}

/// How many minutes a time without hours has at the least, as clocks show it: `3:00` may be hours too.
const LEAST_ON_CLOCK: u32 = 5;

/// A time without hours, as clocks show it.
enum Short {
    /// There is none.
    No,
    /// It can be read in two ways: `1:30` may be hours and minutes, `90:30` may be two periods.
    Either,
    /// So many seconds, in so many bytes.
    Time(u32, usize),
}

/// A time without hours at the beginning of a text, in minutes and seconds: `90:00`, `0:30`.
fn short_clock(text: &str) -> Short {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let end = digits + 3;
    let pair = text.get(digits..end).and_then(|pair| pair.strip_prefix(':'));
    let two = pair.filter(|pair| pair.bytes().all(|byte| byte.is_ascii_digit()));
    let seconds = two.and_then(|pair| pair.parse::<u32>().ok()).filter(|seconds| *seconds < 60);
    let minutes = text[..digits].parse::<u32>().ok().filter(|_| digits <= 3);
    let (Some(minutes), Some(seconds)) = (minutes, seconds) else { return Short::No };
    if text[end..].starts_with(|next: char| next == ':' || next == '/' || next.is_ascii_digit()) {
        return Short::No;
    }
    match (minutes, seconds) {
        (0, _) => Short::Time(seconds, end),
        (LEAST_ON_CLOCK.., 0) => Short::Time(minutes * 60, end),
        _ => Short::Either,
    }
}

fn pieces(text: &str) -> Option<Vec<Piece<'_>>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        // Behind the moves of a period stands its time, and what follows a colon is the next one.
        let of_moves = matches!(pieces.last(), Some(Piece::Sign('/' | ':')));
        let shown = match clock(rest) {
            Some(long) => Some(long),
            None if of_moves => None,
            None => match short_clock(rest) {
                Short::Time(seconds, length) => Some((seconds, length)),
                Short::Either => return None,
                Short::No => None,
            },
        };
        if let Some((seconds, length)) = shown {
            pieces.push(Piece::Clock(seconds));
            rest = &rest[length..];
            continue;
        }
        let kind: fn(char) -> bool = match first {
            _ if first.is_ascii_digit() => |c| c.is_ascii_digit(),
            _ if first.is_alphabetic() => char::is_alphabetic,
            _ => |_| false,
        };
        let length = rest.find(|c| !kind(c)).unwrap_or(rest.len()).max(first.len_utf8());
        let (token, behind) = rest.split_at(length);
        let before = &text[..text.len() - rest.len()];
        if is_of_number(before, token, behind) {
            return None;
        }
        rest = behind;
        if first.is_ascii_digit() {
            pieces.push(Piece::Number(token.parse().ok().filter(|number| *number < 1_000_000)?));
        } else if first.is_alphabetic() {
            pieces.push(Piece::Word(token));
        } else if !first.is_whitespace() {
            pieces.push(Piece::Sign(first));
        }
    }
    Some(pieces)
}

/// Whether what stands before a figure makes another number of it than its figures say: a sign below zero (`-5+3`, `5+-3`), or
/// letters as in `1e9`.
fn is_of_number(before: &str, token: &str, behind: &str) -> bool {
    const JOIN: [&str; 4] = ["d", "g", "sd", "inc"];
    let figure = |c: char| c.is_ascii_digit();
    if !behind.starts_with(figure) {
        return false;
    }
    let below_zero =
        matches!(token, "-" | "−" | "–") && before.trim_end().chars().last().is_none_or(|last| last == '+');
    let of_figures = before.ends_with(figure)
        && token.chars().all(char::is_alphabetic)
        && !JOIN.contains(&token)
        && unit(Some(&Piece::Word(token))).is_none();
    below_zero || of_figures
}

/// How far bare numbers are minutes, and from where on they are seconds. What lies between may be either.
const MOST_MINUTES: u32 = 120;
const LEAST_SECONDS: u32 = 300;

/// How many moves a period has at the least, and at the most.
const LEAST_MOVES: u32 = 20;
const MOST_MOVES: u32 = 80;

/// Signs that say nothing by themselves.
const SIGNS: [char; 19] =
    ['/', '(', ')', '.', '-', '–', '—', '\'', '′', '’', '´', '"', '″', '”', 'º', '°', '=', '&', '@'];

/// Words that say nothing by themselves, in English, Spanish, French and German.
const PLAIN: &str = "a all an and at base bronstein by control death delay each end every finish first fischer for from game in \
    increment added bonus next of on per player players quickplay remaining rest starting sudden the time to whole \
    with kickoff st nd rd th al añadidos añadiendo bonificación cada con de del desde el en final incremento juego \
    jugador la las los muerte para partida partir por primer primera primeras primeros restantes resto ritmo \
    siguientes súbita toda todas tiempo y o ª º ra ajoutées au avec cadence chaque d des dès du et fin finir \
    incrément jusqu l le les ko mort par parti partie pour premier premiers reste subite suivants supplémentaires \
    toute à er e ème eme ab alle aufschlag bedenkzeit bis dem den der die ende ersten für ganze gesamte inkrement je \
    jeden mit nächsten pro restliche restlichen sowie und vom von weitere weiteren zeit zeitgutschrift zug zum \
    zusätzlich zuschlag";

/// Whether a word says nothing of a time by itself: a joining word, a unit, a class of play.
fn says_nothing(word: &str) -> bool {
    PLAIN.split(' ').any(|plain| plain == word)
        || unit(Some(&Piece::Word(word))).is_some()
        || class_named(word).is_some()
}

/// How many minutes a number of moves has at the least: `40/2` is two hours, or nothing.
const LEAST_FOR_MOVES: u32 = 5;

/// A time as people write it; `bare`: numbers may stand without a unit.
pub(super) fn of_people(text: &str, bare: bool) -> Option<Vec<Period>> {
    // Two signs for minutes are one for seconds.
    let text = text.to_lowercase().replace("''", "\"").replace("′′", "\"").replace("’’", "\"");
    let pieces = pieces(&text)?;
    // Numbers beside a time as clocks show it are those of a clock.
    let bare = bare || pieces.iter().any(|piece| matches!(piece, Piece::Clock(_)));
    Reader { pieces: &pieces, bare, ..Reader::default() }.read()
}

#[derive(Default)]
#[allow(clippy::struct_excessive_bools, reason = "what was read so far, each by itself")]
struct Reader<'p> {
    pieces: &'p [Piece<'p>],
    at: usize,
    bare: bool,
    periods: Vec<Period>,
    /// The moves of the period that comes next.
    moves: Option<u16>,
    /// Whether a sign or word for *and* stands before what comes next.
    plus: bool,
    /// The unit of the time that the last period has, as long as more of it may follow.
    timed: Option<Unit>,
    /// Whether the first period is given in seconds, and nothing follows it so far.
    in_seconds: bool,
    /// Whether the time added for each move is added from the first move on.
    from_first: bool,
    /// Whether there is a word or a sign of which it is not known what it says.
    unread: bool,
}

impl Reader<'_> {
    fn read(mut self) -> Option<Vec<Period>> {
        while let Some(piece) = self.pieces.get(self.at).copied() {
            self.at += 1;
            match piece {
                Piece::Number(number) => self.number(number)?,
                Piece::Clock(seconds) => {
                    let increment = (self.plus && !self.periods.is_empty()) || self.is_each_move();
                    self.time(seconds, Unit::Seconds, increment)?;
                }
                Piece::Word(word) => self.word(word),
                Piece::Sign('+' | '|') => self.plus = true,
                Piece::Sign(',' | ';' | ':') => self.next(),
                // `90-30` may be anything, and `1.5 h` is no number that is read.
                Piece::Sign('-' | '–' | '.')
                    if self.bare_number(self.at.wrapping_sub(2)) && self.bare_number(self.at) =>
                {
                    return None;
                }
                Piece::Sign('*') => return None,
                Piece::Sign(sign) => self.unread |= !SIGNS.contains(&sign),
            }
        }
        if let Some(increment) = self.periods.last().map(|last| last.increment).filter(|_| self.from_first) {
            self.periods.iter_mut().for_each(|period| period.increment = increment);
        }
        // What is read by half is not read.
        (!self.periods.is_empty() && !self.unread && self.moves.is_none()).then_some(self.periods)
    }

    fn word(&mut self, word: &str) {
        match word {
            "plus" | "más" | "mas" | "inc" | "increment" | "incremento" | "incrément" | "d" | "zuzüglich" => {
                self.plus = true;
            }
            "then" | "followed" | "luego" | "después" | "despues" | "seguido" | "seguidos" | "puis" | "ensuite"
            | "suivi" | "suivis" | "dann" | "danach" | "anschließend" | "gefolgt" | "sd" | "g" => self.next(),
            word => self.unread |= !says_nothing(word),
        }
    }

    /// Another period may begin.
    fn next(&mut self) {
        (self.plus, self.timed) = (false, None);
    }

    fn piece(&self, at: usize) -> Option<&Piece<'_>> {
        self.pieces.get(at)
    }

    fn bare_number(&self, at: usize) -> bool {
        matches!(self.piece(at), Some(Piece::Number(_)))
    }

    fn number(&mut self, number: u32) -> Option<()> {
        let counted = unit(self.piece(self.at));
        if self.is_of_a_move() {
            self.from_first |= number == 1;
            return Some(());
        }
        let slash = self.piece(self.at) == Some(&Piece::Sign('/'));
        let of_hours = unit(self.piece(self.at + 2)) == Some(Unit::Hours);
        let few_or_many = (number < LEAST_MOVES && !of_hours) || number > MOST_MOVES;
        if slash && !self.is_each_move() && (few_or_many || !self.is_time(self.at + 1)) {
            return None; // `15/10` and `90/30` may be a time and its bonus; `40/`: for how long?
        }
        // `90'/40`
        let before = |places: usize| self.at.checked_sub(places).and_then(|before| self.piece(before));
        let of_time = matches!(before(3), Some(Piece::Number(_) | Piece::Clock(_)))
            || matches!(unit(before(3)), Some(Unit::Hours | Unit::Minutes));
        if counted.is_none()
            && of_time
            && before(2) == Some(&Piece::Sign('/'))
            && self.timed.is_some()
            && (LEAST_MOVES..=MOST_MOVES).contains(&number)
            && let Some(last) = self.periods.last_mut().filter(|last| last.moves.is_none())
        {
            last.moves = u16::try_from(number).ok();
            self.timed = None;
            return Some(());
        }
        // `40/90`, `40 moves in 2 hours`.
        if counted == Some(Unit::Moves) || (slash && !self.is_each_move()) {
            let moves = u16::try_from(number).ok().filter(|moves| *moves > 0)?;
            match self.periods.last_mut() {
                Some(last) if self.timed.take().is_some() && last.moves.is_none() => last.moves = Some(moves),
                _ => self.moves = Some(moves),
            }
            self.at += 1;
            return Some(());
        }
        self.at += usize::from(counted.is_some());
        let bonus = self.plus && !self.periods.is_empty();
        let after_hours = self.timed == Some(Unit::Hours) && !self.plus && number < 60;
        let (seconds, unit) = match counted {
            Some(Unit::Hours) => (number.checked_mul(3600)?, Unit::Hours),
            Some(Unit::Minutes) => (number.checked_mul(60)?, Unit::Minutes),
            Some(Unit::Seconds) => (number, Unit::Seconds),
            _ if after_hours => (number * 60, Unit::Minutes), // `1h30`
            _ if !self.bare || (self.moves.is_some() && number < LEAST_FOR_MOVES) => return None,
            _ if bonus && number <= 180 => (number, Unit::Seconds),
            _ if number <= MOST_MINUTES => (number * 60, Unit::Minutes),
            _ if number >= LEAST_SECONDS => (number, Unit::Seconds),
            _ => return None,
        };
        let increment = match counted {
            Some(Unit::Seconds) => self.timed.is_some() || bonus || self.is_each_move(),
            None if !after_hours => bonus,
            _ => self.is_each_move(),
        };
        self.time(seconds, unit, increment)
    }

    /// A time, for a period or for each of its moves.
    fn time(&mut self, seconds: u32, unit: Unit, increment: bool) -> Option<()> {
        let goes_on = !self.plus && self.timed.is_some_and(|last| last < unit);
        // `90" + 30'`: nobody gets seconds, and minutes besides.
        if self.plus && self.timed == Some(Unit::Seconds) && unit < Unit::Seconds && self.in_seconds {
            return None;
        }
        self.in_seconds = unit == Unit::Seconds && self.periods.is_empty();
        match self.periods.last_mut() {
            Some(last) if increment => last.increment = seconds,
            Some(last) if goes_on => last.seconds = last.seconds.checked_add(seconds)?,
            _ => {
                let (seconds, increment) = if increment { (0, seconds) } else { (seconds, 0) };
                self.periods.push(Period { moves: self.moves.take(), seconds, increment, sandglass: false });
            }
        }
        (self.plus, self.timed) = (false, Some(unit));
        Some(())
    }

    fn is_time(&self, at: usize) -> bool {
        matches!(self.piece(at), Some(Piece::Number(_) | Piece::Clock(_)))
    }

    /// Whether the number just read is that of a move: `from move 1`, `ab dem 1. Zug`, `desde la 1ª jugada`.
    fn is_of_a_move(&self) -> bool {
        let before = self.at.checked_sub(2).and_then(|before| self.piece(before));
        let ordinal = match self.piece(self.at) {
            Some(Piece::Sign('.' | 'º' | '°')) => true,
            Some(Piece::Word(word)) => {
                matches!(*word, "st" | "nd" | "rd" | "th" | "er" | "e" | "ème" | "eme" | "ª" | "º" | "a" | "o" | "ra")
            }
            _ => false,
        };
        (unit(self.piece(self.at)).is_none() && unit(before) == Some(Unit::Moves))
            || (ordinal && unit(self.piece(self.at + 1)) == Some(Unit::Moves))
    }

    /// Whether what was just read is given for each move: `/move`, `per move`, `por jugada`, `increment`.
    fn is_each_move(&self) -> bool {
        let behind = self.pieces.get(self.at..).unwrap_or_default();
        let mut behind =
            behind.iter().take(5).take_while(|piece| !matches!(piece, Piece::Number(_) | Piece::Sign(',' | ';')));
        let Some(first) = behind.next() else { return false };
        match first {
            Piece::Sign('/')
            | Piece::Word("per" | "por" | "par" | "pro" | "each" | "every" | "cada" | "a" | "je" | "chaque") => {
                behind.next().is_some_and(|next| unit(Some(next)) == Some(Unit::Moves))
            }
            Piece::Word(
                "increment" | "added" | "bonus" | "delay" | "de" | "incremento" | "añadidos" | "d" | "ajoutées"
                | "zuschlag" | "inkrement" | "bonifikation" | "aufschlag",
            ) => {
                let added = |word: &str| matches!(word, "incremento" | "incrément" | "bonificación" | "bonus");
                !matches!(first, Piece::Word("de" | "d"))
                    || behind.any(|piece| matches!(piece, Piece::Word(word) if added(word)))
            }
            _ => false,
        }
    }
}
