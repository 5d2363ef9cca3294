//! The rows of systems of notation that are no language's own letters on an algebraic sheet. Descriptive: the men start
//! on the files that are named after them, so a row needs no more than its men and its eight files. Spoken: the names that
//! the Laws suggest (1997-2005 F, 2009 E, 2014+ D).

use super::super::{FIGURINES, LATIN_FILES, Language, System, Words};

/// What most of these rows have in common: no letters, no words, no headings.
const NOTHING: Language = Language {
    code: "",
    name: "",
    english_name: "",
    system: System::Figurine,
    letters: [&[]; 6],
    files: LATIN_FILES,
    words: Words::NONE,
    headings: &[],
    months: [&[]; 12],
};

pub(super) const FIGURINE: Language = Language {
    code: "figurine",
    name: "♔♕♖♗♘♙",
    english_name: "figurine",
    letters: [&[FIGURINES[0]], &[FIGURINES[1]], &[FIGURINES[2]], &[FIGURINES[3]], &[FIGURINES[4]], &[FIGURINES[5]]],
    ..NOTHING
};

pub(super) const ICCF: Language =
    Language { code: "iccf", name: "ICCF", english_name: "ICCF numeric", system: System::Numeric, ..NOTHING };

pub(super) const ENGLISH_DESCRIPTIVE: Language = Language {
    code: "en-descriptive",
    name: "English descriptive",
    english_name: "English descriptive",
    system: System::Descriptive,
    letters: [&["P"], &["Kt", "N"], &["B"], &["R"], &["Q"], &["K"]],
    files: [&["QR"], &["QKt", "QN"], &["QB"], &["Q"], &["K"], &["KB"], &["KKt", "KN"], &["KR"]],
    words: Words {
        check: &["ch", "ch.", "dis ch", "dis. ch.", "disc ch", "disc. ch."],
        double_check: &["dbl ch", "dbl. ch."],
        mate: &["mate"],
        en_passant: &["e.p."],
        capture: &["takes"],
        castle_short: &["Castles KR", "Castles K", "Castles K.R.", "Castles (KR)"],
        castle_long: &["Castles QR", "Castles Q", "Castles Q.R.", "Castles (QR)"],
        castle: &["Castles"],
        ..Words::NONE
    },
    ..NOTHING
};

pub(super) const SPANISH_DESCRIPTIVE: Language = Language {
    code: "es-descriptive",
    name: "español descriptivo",
    english_name: "Spanish descriptive",
    system: System::Descriptive,
    letters: [&["P"], &["C"], &["A"], &["T"], &["D"], &["R"]],
    files: [&["TD"], &["CD"], &["AD"], &["D"], &["R"], &["AR"], &["CR"], &["TR"]],
    words: Words {
        check: &["jaque", "j."],
        mate: &["mate"],
        en_passant: &["a.p."],
        capture: &["por"],
        castle_short: &["enroque corto"],
        castle_long: &["enroque largo"],
        castle: &["enroque"],
        ..Words::NONE
    },
    ..NOTHING
};

pub(super) const FRENCH_DESCRIPTIVE: Language = Language {
    code: "fr-descriptive",
    name: "français descriptif",
    english_name: "French descriptive",
    system: System::Descriptive,
    letters: [&["P"], &["C"], &["F"], &["T"], &["D"], &["R"]],
    files: [&["TD"], &["CD"], &["FD"], &["D"], &["R"], &["FR"], &["CR"], &["TR"]],
    words: Words {
        check: &["éch", "éch."],
        mate: &["mat"],
        en_passant: &["e.p."],
        capture: &["pr", "prend"],
        castle_short: &["petit roque"],
        castle_long: &["grand roque"],
        castle: &["roque"],
        ..Words::NONE
    },
    ..NOTHING
};

/// The ranks in German, which all editions ask for; the first name is the one to write.
pub(crate) const SPOKEN_RANKS: [&[&str]; 8] =
    [&["eins"], &["zwei", "zwo"], &["drei"], &["vier"], &["fünf", "fuenf"], &["sechs"], &["sieben"], &["acht"]];

pub(super) const SPOKEN: Language = Language {
    code: "spoken",
    name: "Anna Bella Cesar",
    english_name: "spoken names",
    system: System::Spoken,
    letters: [&["Bauer"], &["Springer"], &["Läufer", "Laeufer"], &["Turm"], &["Dame"], &["König", "Koenig"]],
    files: [
        &["Anna"],
        &["Bella"],
        &["Cesar", "Cäsar", "Caesar"],
        &["David"],
        &["Eva"],
        &["Felix"],
        &["Gustav"],
        &["Hector", "Hektor"],
    ],
    words: Words {
        check: &["Schach"],
        mate: &["matt", "Schachmatt"],
        en_passant: &["e.p.", "en passant"],
        capture: &["schlägt", "schlaegt", "nimmt"],
        castle_short: &["Kurze Rochade"],
        castle_long: &["Lange Rochade"],
        castle: &["Rochade"],
        ..Words::NONE
    },
    ..NOTHING
};
