//! Why a game ended, as players write it beside the result.

use crate::language::reason_at;
use std::fmt;

/// Why a game ended. The spelling of each is the interface's.
///
/// ```
/// use planilla_notation::EndReason;
/// assert_eq!(EndReason::DeadPosition.to_string(), "dead_position");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndReason {
    /// Checkmate (5.1.1).
    Checkmate,
    /// A player resigns (5.1.2).
    Resignation,
    /// The players agree on a draw (5.2.3, 9.1).
    Agreement,
    /// A flag has fallen (6.9).
    Time,
    /// Stalemate (5.2.1).
    Stalemate,
    /// Nobody can mate any more (5.2.2).
    DeadPosition,
    /// A position has come up again and again (9.2, 9.6.1).
    Repetition,
    /// Fifty or seventy-five moves without a capture or a pawn's move (9.3, 9.6.2).
    Moves,
    /// A player did not come, or forfeits otherwise (6.7).
    Forfeit,
    /// The arbiter has decided it (11.8, 12).
    Arbiter,
}

impl EndReason {
    /// All of them.
    pub const ALL: [EndReason; 10] = [
        EndReason::Checkmate,
        EndReason::Resignation,
        EndReason::Agreement,
        EndReason::Time,
        EndReason::Stalemate,
        EndReason::DeadPosition,
        EndReason::Repetition,
        EndReason::Moves,
        EndReason::Forfeit,
        EndReason::Arbiter,
    ];

    /// The spelling of the program's input and output: `checkmate`, `dead_position`.
    pub const fn as_str(self) -> &'static str {
        match self {
            EndReason::Checkmate => "checkmate",
            EndReason::Resignation => "resignation",
            EndReason::Agreement => "agreement",
            EndReason::Time => "time",
            EndReason::Stalemate => "stalemate",
            EndReason::DeadPosition => "dead_position",
            EndReason::Repetition => "repetition",
            EndReason::Moves => "moves",
            EndReason::Forfeit => "forfeit",
            EndReason::Arbiter => "arbiter",
        }
    }
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The longest text, in bytes, that is looked through.
const LONGEST: usize = 1024;

/// The reason that a text names: the text of a result or a resignation on a sheet, or the value of a `result` or
/// `reason` heading. The first that is named in any language counts.
///
/// ```
/// use planilla_notation::{EndReason, reason_of};
/// assert_eq!(reason_of("tablas por acuerdo"), Some(EndReason::Agreement));
/// assert_eq!(reason_of("Schwarz gibt auf"), Some(EndReason::Resignation));
/// assert_eq!(reason_of("1-0 (time)"), Some(EndReason::Time));
/// assert_eq!(reason_of("1-0"), None);
/// ```
pub fn reason_of(text: &str) -> Option<EndReason> {
    let mut inside = false;
    text.char_indices().take_while(|(at, _)| *at < LONGEST).find_map(|(at, character)| {
        let opens = !std::mem::replace(&mut inside, character.is_alphanumeric());
        if opens { reason_at(&text[at..]).map(|(_, reason)| reason) } else { None }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::LANGUAGES;

    #[test]
    fn reasons_in_words() {
        use EndReason::*;
        for (text, reason) in [
            ("White wins on time", Time),
            ("perdido por tiempo", Time),
            ("1-0 ZÜ", Time),
            ("Zeitüberschreitung", Time),
            ("les Noirs ont perdu au temps", Time),
            ("draw agreed", Agreement),
            ("TABLAS DE COMÚN ACUERDO", Agreement),
            ("Remis durch dreifache Stellungswiederholung", Repetition),
            ("½-½ (triple répétition)", Repetition),
            ("tablas por ahogado", Stalemate),
            ("partie nulle : pat", Stalemate),
            ("las blancas se rinden", Resignation),
            ("Weiß gibt auf", Resignation),
            ("abandon des Noirs", Resignation),
            ("jaque mate", Checkmate),
            ("0-1 mate", Checkmate),
            ("50-move rule", Moves),
            ("kampflos", Forfeit),
            ("decisión del árbitro", Arbiter),
        ] {
            assert_eq!(reason_of(text), Some(reason), "{text}");
        }
        for text in ["", "1-0", "tablas", "White wins", "zu", "checkmates", "überzeit", "½"] {
            assert_eq!(reason_of(text), None, "{text}");
        }
    }

    #[test]
    fn every_reason_of_the_table_is_read() {
        for reason in EndReason::ALL {
            assert_eq!(reason_of(reason.as_str()), Some(reason));
        }
        for language in LANGUAGES {
            for (reason, words) in language.words.reasons {
                for word in *words {
                    assert_eq!(reason_of(word), Some(*reason), "{word}");
                }
            }
        }
    }
}
