//! The move grammar against its table, `corpus/moves/spellings.csv`, and against what holds of every text.

mod agree;
mod written;

use super::{reader, text::shape};
use crate::language::{LANGUAGES, Language, System};
use crate::{Kind, Laxity, Marks, Readings, RelativeMove, Target, WrittenMove, Zone};
use planilla_board::{File, Rank, Role, Side};
use quickcheck::{Arbitrary, Gen, QuickCheck};
use std::fmt::Write as _;

const NAMES: [(Marks, &str); 30] = [
    (Marks::CAPTURE, "capture"),
    (Marks::CHECK, "check"),
    (Marks::DOUBLE_PLUS, "double_plus"),
    (Marks::MATE, "mate"),
    (Marks::EN_PASSANT, "en_passant"),
    (Marks::OFFER, "offer"),
    (Marks::OFFER_FORM, "offer_form"),
    (Marks::ANNOTATION, "annotation"),
    (Marks::LONG, "long"),
    (Marks::HYPHEN, "hyphen"),
    (Marks::COORDINATES, "coordinates"),
    (Marks::CAPTURE_FORM, "capture_form"),
    (Marks::SHORT_TARGET, "short_target"),
    (Marks::CASTLE_ZERO, "castle_zero"),
    (Marks::CASTLE_LETTER, "castle_letter"),
    (Marks::CASTLE_FORM, "castle_form"),
    (Marks::PROMOTION_EQUALS, "promotion_equals"),
    (Marks::PROMOTION_FORM, "promotion_form"),
    (Marks::PAWN_LETTER, "pawn_letter"),
    (Marks::FIGURINE, "figurine"),
    (Marks::OTHER_LETTER, "other_letter"),
    (Marks::LOOKALIKE, "lookalike"),
    (Marks::CASE, "case"),
    (Marks::MARK_FORM, "mark_form"),
    (Marks::SPACED, "spaced"),
    (Marks::HINT_FORM, "hint_form"),
    (Marks::STRAY, "stray"),
    (Marks::OWN_FILE, "own_file"),
    (Marks::OTHER_SYSTEM, "other_system"),
    (Marks::LOST, "lost"),
];

/// A reading as the table has it: `N>f3`, `Pe>d5 [capture]`, `.e2>e4 [...]` for squares only.
fn show(reading: &WrittenMove) -> String {
    let mut text = String::from(match reading.laxity {
        Laxity::Letter => "",
        Laxity::Other => "other ",
        Laxity::Case => "case ",
        Laxity::Stray => "stray ",
    });
    match reading.kind {
        Kind::Gap => text.push_str("gap"),
        Kind::Unread => text.push_str("unread"),
        Kind::Relative(man) => show_relative(man, &mut text),
        Kind::Castle(Side::King) => text.push_str("short"),
        Kind::Castle(Side::Queen) => text.push_str("long"),
        Kind::Man(man) => {
            text.push(man.role.map_or('.', Role::letter));
            text.extend(man.file.map(File::letter));
            text.extend(man.rank.map(Rank::digit));
            text.push('>');
            let _ = match man.target {
                Target::Square(square) | Target::ManAt(_, square) => write!(text, "{square}"),
                Target::File(file) => write!(text, "{file:?}"),
                Target::Man(role) => write!(text, "{}", role.letter()),
            };
            if let Some(role) = man.promotion {
                let _ = write!(text, "={}", role.letter());
            }
        }
    }
    let marks: Vec<&str> = NAMES.iter().filter(|(mark, _)| reading.marks.has(*mark)).map(|(_, name)| *name).collect();
    if !marks.is_empty() {
        let _ = write!(text, " [{}]", marks.join(" "));
    }
    text
}

/// A move of descriptive notation: `N>f3`, `KR>ac1`, `P.cf>P`; files from a to h, ranks as the mover counts them.
fn show_relative(man: RelativeMove, text: &mut String) {
    let zone = |zone: Zone, text: &mut String| {
        for (bits, names) in [(zone.files, "abcdefgh"), (zone.ranks, "12345678")] {
            let named = names.chars().enumerate().filter(|(index, _)| bits != u8::MAX && bits & 1 << index != 0);
            text.extend(named.map(|(_, name)| name));
        }
    };
    text.extend(man.wing.map(|side| if side == Side::King { 'k' } else { 'q' }));
    text.push(man.role.letter());
    zone(man.from, text);
    text.push('>');
    text.extend(man.captured.map(Role::letter));
    zone(man.to, text);
    if let Some(role) = man.promotion {
        let _ = write!(text, "={}", role.letter());
    }
}

fn show_all(readings: &Readings) -> String {
    readings.iter().map(show).collect::<Vec<_>>().join(" | ")
}

/// The fields of a line of CSV.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    let mut rest = line.chars().peekable();
    while let Some(character) = rest.next() {
        match character {
            '"' if quoted && rest.peek() == Some(&'"') => fields.last_mut().unwrap().extend(rest.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => fields.last_mut().unwrap().push(character),
        }
    }
    fields
}

#[test]
fn the_table_of_spellings() {
    assert!(check_table("spellings.csv") > 200);
}

#[test]
fn the_table_of_other_systems() {
    assert!(check_table("systems.csv") > 100);
}

/// Holds the readings of a table of the corpus against what is read, and gives the number of its rows.
fn check_table(name: &str) -> usize {
    let path = format!("{}/../../corpus/moves/{name}", env!("CARGO_MANIFEST_DIR"));
    let table = std::fs::read_to_string(path).expect("the table lies in the repository");
    let mut failed = String::new();
    let mut rows = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let row = fields(line);
        let [code, text, expected, ..] = &row[..] else { panic!("a row has three fields: {line}") };
        let found = show_all(&reader(Language::by_code(code).unwrap()).read(text));
        if found != *expected {
            let _ = writeln!(failed, "{code} `{text}`\n  is     {found}\n  wanted {expected}");
        }
        rows += 1;
    }
    assert!(failed.is_empty(), "\n{failed}");
    rows
}

/// The rows of the algebraic system.
fn algebraic() -> impl Iterator<Item = &'static Language> {
    LANGUAGES.iter().filter(|language| matches!(language.system, System::Algebraic | System::Figurine))
}

#[test]
fn an_unknown_letter_is_never_passed_over() {
    for language in algebraic() {
        let known = language.letters.iter().flat_map(|letters| letters.iter()).filter_map(|text| text.chars().next());
        let files = language.files.iter().flat_map(|letters| letters.iter()).filter_map(|text| text.chars().next());
        let known: Vec<char> =
            known.chain(files).flat_map(char::to_uppercase).chain("PABCDEFGHO".chars()).map(shape).collect();
        for letter in
            ('A'..='Z').chain(['Ж', 'Ф', 'Σ', 'Å', 'Ł', '馬']).filter(|letter| !known.contains(&shape(*letter)))
        {
            for rest in ["f3", "xf3", "bd2", "1d2", "g1f3", "-f3", " f3", "f3+", "e8=Q", "xP", ".f3"] {
                for text in [format!("{letter}{rest}"), format!("{}{rest}", letter.to_lowercase())] {
                    // A small `x` is the sign of a capture.
                    if text.starts_with('x') {
                        continue;
                    }
                    assert_eq!(show_all(&reader(language).read(&text)), "unread", "{language:?} `{text}`");
                }
            }
        }
    }
}

/// A text of the characters that moves are made of.
#[derive(Clone, Debug)]
struct MoveLike(String);

impl Arbitrary for MoveLike {
    fn arbitrary(g: &mut Gen) -> MoveLike {
        const PARTS: [&str; 60] = [
            "a", "b", "c", "d", "e", "f", "g", "h", "1", "2", "4", "7", "8", "K", "Q", "R", "B", "N", "P", "S", "D",
            "T", "A", "C", "F", "L", "x", "X", ":", "×", "-", "–", "=", "(", ")", "(=)", "+", "#", "!", "?", "O", "0",
            "o", "О", "♘", "♛", "\u{fe0e}", " ", ".", "/", "y", "e.p.", "a.p.", "ch", "échec", "tablas?", "ｅ",
            "\u{301}", "Kt", "…",
        ];
        let length = usize::arbitrary(g) % 10;
        MoveLike((0..length).map(|_| *g.choose(&PARTS).unwrap()).collect())
    }
}

/// What holds of every text.
fn sound(text: &str) -> bool {
    LANGUAGES.iter().all(|language| {
        let readings = reader(language).read(text);
        let slice = readings.as_slice();
        !slice.is_empty()
            && slice.is_sorted_by_key(|one| one.laxity)
            && slice.iter().all(|one| one.marks.has(Marks::CASE) || one.laxity != Laxity::Case)
            && slice.iter().all(|one| one.marks.has(Marks::STRAY) || one.laxity != Laxity::Stray)
            && (slice.len() == 1
                || slice.iter().all(|one| matches!(one.kind, Kind::Man(_) | Kind::Castle(_) | Kind::Relative(_))))
    })
}

#[test]
fn any_text_has_readings() {
    QuickCheck::new().tests(3000).quickcheck((|text: String| sound(&text)) as fn(String) -> bool);
    QuickCheck::new().tests(30_000).quickcheck((|text: MoveLike| sound(&text.0)) as fn(MoveLike) -> bool);
    assert!(sound(&"N".repeat(100_000)));
}
