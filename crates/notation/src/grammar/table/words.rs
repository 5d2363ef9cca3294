//! The words above the columns of a table, in the shipped languages: what a column holds, and whose it is.

use crate::language::{folded, header_key};
use crate::{Key, TimeKind};
use planilla_board::Color;
use std::sync::LazyLock;

/// What a word above a column says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// Move numbers.
    Numbers,
    /// The numbers of half-moves.
    Plies,
    /// Moves, or their numbers: the other columns tell.
    Moves,
    /// Times.
    Times(TimeKind),
    /// Draw offers.
    Offers,
    /// Something else that is known by name.
    Remarks,
}

/// What stands above a column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Head {
    /// What its words say that it holds.
    pub(super) holds: Option<Holds>,
    /// Whose it is, if they say so.
    pub(super) side: Option<Color>,
}

#[rustfmt::skip]
const NUMBERS: &[&str] = &[
    "no", "nr", "n", "nº", "n°", "№", "#", "num", "number", "numero", "nummer", "numer", "nro", "numara", "cislo",
    "sira", "broj", "номер", "αριθμος", "sorszam", "move no", "move number", "move nr", "move #", "zugnr",
    "zugnummer", "numero de jugada", "no de coup", "numero du coup", "ход №", "lp", "番号", "手数", "index",
];

const PLIES: &[&str] = &["ply", "plies", "half-move", "halfmove", "half move", "demi-coup", "halbzug", "media jugada"];

#[rustfmt::skip]
const MOVES: &[&str] = &[
    "move", "moves", "san", "jugada", "jugadas", "movimiento", "movimientos", "coup", "coups", "zug", "zuge", "ход",
    "ходы", "хід", "mossa", "mosse", "lance", "lances", "zet", "zetten", "ruch", "ruchy", "posuniecie", "tah", "tahy",
    "drag", "trekk", "træk", "siirto", "siirrot", "lepes", "mutare", "mutari", "potez", "potezi", "hamle", "κινηση",
    "jugades", "moviment", "notation", "notacion",
];

#[rustfmt::skip]
const TIMES: &[&str] = &[
    "time", "clock", "clk", "tiempo", "reloj", "temps", "pendule", "horloge", "zeit", "uhr", "bedenkzeit", "restzeit",
    "tempo", "orologio", "tijd", "klok", "czas", "zegar", "cas", "hodiny", "tid", "aika", "ido", "timp", "vrijeme",
    "sure", "sat", "время", "часы", "час", "χρονος", "minutes", "minutos", "minuten", "min", "relogio",
];

/// Words for the time of day at which a move was entered on an electronic scoresheet.
#[rustfmt::skip]
const ENTERED: &[&str] = &[
    "entered", "entered at", "entry time", "time of entry", "anotada", "anotada a las", "hora de anotacion", "note a",
    "heure de notation", "notiert", "notiert um", "zeit der notation",
];

/// Words for the time of day at which a move was made on the board.
#[rustfmt::skip]
const MADE: &[&str] = &[
    "made", "made at", "move time", "time of move", "hecha", "hecha a las", "hora de la jugada", "joue a",
    "heure du coup", "gezogen", "gezogen um", "zeit des zuges",
];

#[rustfmt::skip]
const OFFERS: &[&str] = &[
    "offer", "draw", "draw offer", "(=)", "=", "oferta", "tablas", "oferta de tablas", "offre", "nulle",
    "proposition de nulle", "remis", "angebot", "remisangebot", "patta", "remise", "remiza", "ничья", "empate",
    "remi?", "draw?", "tablas?", "remis?", "nulle?",
];

#[rustfmt::skip]
const REMARKS: &[&str] = &[
    "comment", "comments", "remark", "remarks", "note", "notes", "annotation", "eval", "evaluation", "comentario",
    "comentarios", "observaciones", "observacion", "nota", "notas", "commentaire", "commentaires", "remarque",
    "remarques", "kommentar", "kommentare", "bemerkung", "bemerkungen", "anmerkung", "anmerkungen", "commento",
    "opmerking", "uwagi", "komentarz", "poznamka", "комментарий", "примечание", "color", "colour", "couleur", "farbe",
    "side", "turn",
];

/// Names of the sides beside those that the headings of languages have.
const SIDES: [&[&str]; 2] = [
    &["blanco", "blanc", "weisser", "белые", "bianco", "branco"],
    &["negro", "noir", "schwarzer", "черные", "nero", "preto"],
];

static WORDS: LazyLock<Vec<(String, Holds)>> = LazyLock::new(|| {
    let lists = [
        (NUMBERS, Holds::Numbers),
        (PLIES, Holds::Plies),
        (MOVES, Holds::Moves),
        (TIMES, Holds::Times(TimeKind::Clock)),
        (ENTERED, Holds::Times(TimeKind::Entered)),
        (MADE, Holds::Times(TimeKind::Made)),
        (OFFERS, Holds::Offers),
        (REMARKS, Holds::Remarks),
    ];
    let mut words: Vec<_> =
        lists.iter().flat_map(|(list, holds)| list.iter().map(|word| (folded(word), *holds))).collect();
    words.sort_by(|one, other| one.0.cmp(&other.0));
    words.dedup_by(|later, kept| later.0 == kept.0);
    words
});

/// The longest text that may stand above a column.
const LONGEST: usize = 48;

impl Head {
    /// Reads what stands above a column; nothing is known of most texts.
    pub(super) fn of(text: &str) -> Head {
        let text = text.trim();
        // "White: Carlsen" is a heading and its value.
        let value = text.split_once(':').is_some_and(|(_, value)| !value.trim().is_empty());
        if text.is_empty() || text.len() > LONGEST || value {
            return Head::default();
        }
        let whole = folded(text.trim_end_matches(['.', ':']));
        let mut head = Head { holds: holds(&whole), side: side(text) };
        if head == Head::default() {
            // "Zeit Weiß", "White's time", "Jugada (blancas)".
            for word in text.split(|c: char| !c.is_alphanumeric() && c != '№' && c != '=') {
                head.side = head.side.or_else(|| side(word));
                head.holds = head.holds.or_else(|| holds(&folded(word)));
            }
        }
        head
    }

    /// Whether anything is known.
    pub(super) fn is_known(self) -> bool {
        self != Head::default()
    }

    /// Whether moves of one side stand below it.
    pub(super) fn is_of_moves(self, side: Color) -> bool {
        self.side == Some(side) && matches!(self.holds, None | Some(Holds::Moves))
    }
}

fn holds(word: &str) -> Option<Holds> {
    let at = WORDS.binary_search_by(|(held, _)| held.as_str().cmp(word)).ok()?;
    Some(WORDS[at].1)
}

fn side(word: &str) -> Option<Color> {
    match header_key(word) {
        Some(Key::White) => return Some(Color::White),
        Some(Key::Black) => return Some(Color::Black),
        Some(_) => return None,
        None => {}
    }
    let word = folded(word);
    let named = |names: &[&str]| names.iter().any(|name| folded(name) == word);
    match () {
        () if named(SIDES[0]) => Some(Color::White),
        () if named(SIDES[1]) => Some(Color::Black),
        () => None,
    }
}

/// Whether two letters side by side stand for White and Black: `W B`, `B N`, `W S`.
pub(super) fn is_pair_of_letters(white: &str, black: &str) -> bool {
    let pair = [folded(white.trim_end_matches('.')), folded(black.trim_end_matches('.'))];
    matches!(
        [pair[0].as_str(), pair[1].as_str()],
        ["w", "b" | "s" | "z"]
            | ["b", "n" | "p" | "c" | "z" | "s" | "ch"]
            | ["v" | "h" | "s", "s" | "m" | "c"]
            | ["б", "ч"]
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_above_columns() {
        let (white, black) = (Some(Color::White), Some(Color::Black));
        for (text, holds, side) in [
            ("White", None, white),
            ("NEGRAS", None, black),
            ("Weiß", None, white),
            ("Nr.", Some(Holds::Numbers), None),
            ("Zeit Weiß", Some(Holds::Times(TimeKind::Clock)), white),
            ("Black's time", Some(Holds::Times(TimeKind::Clock)), black),
            ("Jugada (blancas)", Some(Holds::Moves), white),
            ("Jugada", Some(Holds::Moves), None),
            ("(=)", Some(Holds::Offers), None),
            ("Observaciones", Some(Holds::Remarks), None),
            ("Carlsen, M.", None, None),
            ("e4", None, None),
            ("", None, None),
        ] {
            assert_eq!(Head::of(text), Head { holds, side }, "{text}");
        }
        assert!(is_pair_of_letters("W", "B") && is_pair_of_letters("B", "N") && !is_pair_of_letters("e4", "e5"));
    }
}
