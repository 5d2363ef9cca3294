//! The rows. Letters: PGN standard, section 17; words: the Laws of each language and what programs and players of it
//! write. Ties between languages go to the first row, so the order of the first four is fixed.

use super::{Language, Words};
use crate::Key;

/// All languages, in the order of ties: `en`, `es`, `fr`, `de`, and then the rest.
pub static LANGUAGES: &[Language] = &[ENGLISH, SPANISH, FRENCH, GERMAN];

/// Words that belong to no one language, or that sheets of all languages use.
pub(super) static COMMON: Words = Words {
    check: &["ch", "ch.", "éch", "éch."],
    en_passant: &["e.p.", "e.p", "e. p.", "ep", "ep.", "en passant"],
    ..Words::NONE
};

const ENGLISH: Language = Language {
    code: "en",
    name: "English",
    english_name: "English",
    letters: [&["P"], &["N", "Kt"], &["B"], &["R"], &["Q"], &["K"]],
    words: Words {
        check: &["check", "ch", "ch.", "dis ch", "dis. ch."],
        double_check: &["double check", "dbl ch", "dbl. ch."],
        mate: &["mate", "checkmate"],
        en_passant: &["e.p.", "en passant"],
        capture: &["takes", "captures"],
        offer: &["draw?", "draw offer", "draw offered", "offers a draw", "offers draw"],
        draw: &["draw", "drawn", "game drawn"],
        white_wins: &["White wins", "White won", "Black resigns", "Black resigned"],
        black_wins: &["Black wins", "Black won", "White resigns", "White resigned"],
        resigns: &["resigns", "resigned"],
        castle_short: &[
            "castles kingside",
            "short castling",
            "castles short",
            "castles king's side",
            "castles king side",
            "Castles KR",
            "Castles K",
        ],
        castle_long: &[
            "castles queenside",
            "long castling",
            "castles long",
            "castles queen's side",
            "castles queen side",
            "Castles QR",
            "Castles Q",
        ],
        castle: &["castles", "castling"],
    },
    headings: &[
        (Key::White, &["White"]),
        (Key::Black, &["Black"]),
        (Key::Event, &["Event", "Tournament"]),
        (Key::Site, &["Site", "Place"]),
        (Key::Round, &["Round"]),
        (Key::Board, &["Board"]),
        (Key::Date, &["Date"]),
        (Key::Result, &["Result", "Score"]),
        (Key::Signed, &["Signature", "Signatures"]),
        (Key::Other, &["scoresheet", "score sheet", "Opening", "Time", "Team", "Section", "Rating"]),
    ],
};

const SPANISH: Language = Language {
    code: "es",
    name: "español",
    english_name: "Spanish",
    letters: [&["P"], &["C"], &["A"], &["T"], &["D"], &["R"]],
    words: Words {
        check: &["jaque"],
        double_check: &["jaque doble", "doble jaque"],
        mate: &["mate", "jaque mate", "jaquemate"],
        en_passant: &["a.p.", "a.p", "ap", "ap.", "a. p.", "al paso", "peón al paso", "e.p."],
        capture: &["toma", "captura", "come", "por"],
        offer: &["tablas?", "ofrece tablas", "oferta de tablas", "¿tablas?"],
        draw: &["tablas", "empate"],
        white_wins: &["ganan las blancas", "ganan blancas", "abandonan las negras"],
        black_wins: &["ganan las negras", "ganan negras", "abandonan las blancas"],
        resigns: &["abandona", "abandonan", "se rinde", "se rinden"],
        castle_short: &["enroque corto", "enroca corto"],
        castle_long: &["enroque largo", "enroca largo"],
        castle: &["enroque", "enroca"],
    },
    headings: &[
        (Key::White, &["Blancas"]),
        (Key::Black, &["Negras"]),
        (Key::Event, &["Evento", "Torneo"]),
        (Key::Site, &["Lugar"]),
        (Key::Round, &["Ronda"]),
        (Key::Board, &["Tablero", "Mesa"]),
        (Key::Date, &["Fecha"]),
        (Key::Result, &["Resultado"]),
        (Key::Signed, &["Firma", "Firmas"]),
        (Key::Other, &["planilla", "Apertura", "Tiempo", "Equipo", "Club", "Categoría", "Elo"]),
    ],
};

const FRENCH: Language = Language {
    code: "fr",
    name: "français",
    english_name: "French",
    letters: [&["P"], &["C"], &["F"], &["T"], &["D"], &["R"]],
    words: Words {
        check: &["échec", "éch."],
        double_check: &["échec double", "double échec"],
        mate: &["mat", "échec et mat"],
        en_passant: &["e.p.", "en passant", "prise en passant"],
        capture: &["prend", "pr", "capture"],
        offer: &["nulle?", "proposition de nulle", "propose nulle", "propose la nulle"],
        draw: &["nulle", "partie nulle", "match nul", "remise"],
        white_wins: &["les Blancs gagnent", "victoire des Blancs", "les Noirs abandonnent"],
        black_wins: &["les Noirs gagnent", "victoire des Noirs", "les Blancs abandonnent"],
        resigns: &["abandon", "abandonne", "aband."],
        castle_short: &["petit roque"],
        castle_long: &["grand roque"],
        castle: &["roque"],
    },
    headings: &[
        (Key::White, &["Blancs"]),
        (Key::Black, &["Noirs"]),
        (Key::Event, &["Événement", "Tournoi"]),
        (Key::Site, &["Lieu"]),
        (Key::Round, &["Ronde"]),
        (Key::Board, &["Échiquier", "Table"]),
        (Key::Date, &["Date"]),
        (Key::Result, &["Résultat"]),
        (Key::Signed, &["Signature", "Signatures"]),
        (Key::TimeControl, &["Cadence"]),
        (Key::Other, &["feuille de partie", "Ouverture", "Temps", "Équipe", "Club", "Catégorie", "Elo"]),
    ],
};

const GERMAN: Language = Language {
    code: "de",
    name: "Deutsch",
    english_name: "German",
    letters: [&["B"], &["S"], &["L"], &["T"], &["D"], &["K"]],
    words: Words {
        check: &["Schach"],
        double_check: &["Doppelschach", "Doppel-Schach"],
        mate: &["matt", "Schachmatt", "Schach matt"],
        en_passant: &["e.p.", "en passant", "i.V.", "iV", "im Vorbeigehen"],
        capture: &["schlägt", "schlaegt"],
        offer: &["remis?", "Remis angeboten", "Remisangebot", "bietet Remis"],
        draw: &["remis", "unentschieden"],
        white_wins: &["Weiß gewinnt", "Weiss gewinnt", "Schwarz gibt auf", "Schwarz gab auf"],
        black_wins: &["Schwarz gewinnt", "Weiß gibt auf", "Weiss gibt auf", "Weiß gab auf", "Weiss gab auf"],
        resigns: &["aufgegeben", "gibt auf", "gab auf"],
        castle_short: &["kurze Rochade", "rochiert kurz"],
        castle_long: &["lange Rochade", "rochiert lang"],
        castle: &["Rochade", "rochiert"],
    },
    headings: &[
        (Key::White, &["Weiß", "Weiss"]),
        (Key::Black, &["Schwarz"]),
        (Key::Event, &["Turnier", "Veranstaltung"]),
        (Key::Site, &["Ort"]),
        (Key::Round, &["Runde"]),
        (Key::Board, &["Brett"]),
        (Key::Date, &["Datum"]),
        (Key::Result, &["Ergebnis"]),
        (Key::Signed, &["Unterschrift", "Unterschriften"]),
        (Key::Other, &["Partieformular", "Eröffnung", "Zeit", "Mannschaft", "Verein", "Klasse", "DWZ", "Elo"]),
    ],
};
