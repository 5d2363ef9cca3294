//! Cases of sheets as JSON.

use crate::grammar::shown;
use crate::{JsonFault as F, JsonWants as W, Key, Score, ScoreFaultKind, parse_json};

fn read(text: &str) -> Score {
    let mut score = Score::default();
    parse_json(text, &mut score);
    for item in &score.items {
        assert!(text.get(item.span.range()).is_some(), "{item:?} of {text}");
    }
    score
}

/// The items of a sheet, and what is wrong in it: the fault and where.
fn check(text: &str, items: &str, faults: &[(F, &str)]) {
    let score = read(text);
    assert_eq!(shown(&score, text), items, "{text}");
    let found: Vec<(F, &str)> = score
        .faults
        .iter()
        .filter_map(|fault| match fault.kind {
            ScoreFaultKind::Json(kind) => Some((kind, fault.span.of(text))),
            _ => None,
        })
        .collect();
    assert_eq!(found, faults, "{text}");
}

#[test]
fn cells() {
    let cases = [
        (r#"{"moves": ["e4", "e5", "Cf3"]}"#, "e4 e5 Cf3"),
        (r#"[{"moves": ["e4"]}]"#, "e4"),
        (r#"{"moves": []}"#, ""),
        (r#"{"moves": ["e4", null, "?", "", {"written": null}, {"written": "--"}]}"#, "e4  ?   --"),
        (r#"{"moves": [{"written": "e4"}, {"written": "exd6 a.p."}, {"written": " 0 - 0 "}]}"#, "e4 exd6+a.p. 0+-+0"),
        (r#"{"moves": [5254, {"written": 4745}]}"#, "5254 4745"),
        (r#"{"moves": ["1. e4", "e5 (=)", "1-0"]}"#, "1. e4 e5+(=) #1-0"),
        (r#"{"moves": ["e4\n", "\te5", "Rb1", "resigns"]}"#, "e4 e5 Rb1 #resigns"),
        // What is no move is a cell all the same.
        (r#"{"moves": ["[White A]", "e4"]}"#, "[White+A] e4"),
        (r#"{"moves": ["{", "N f3", "x y z", "(", "...."]}"#, "{ N+f3 x+y+z ( ...."),
        (
            r#"{"moves": [{"number": 1, "color": "white", "written": "e4"}, {"number": 1, "color": "black", "written": "e5"},
                          {"number": 2, "color": "black", "written": "Nc6"}, {"number": 3, "written": "d4"}]}"#,
            "1. e4 e5 2… Nc6 3. d4",
        ),
        // Our own output: a half-move that was left out is no cell.
        (
            r#"{"schema":"planilla/1","type":"game","moves":[{"ply":1,"written":"e4","start":0,"end":2,"draw_offer":true},
               {"ply":2,"written":null,"start":null,"end":null},{"ply":3,"written":"?","start":5,"end":6}],
               "result":{"written":"1-0","score":"1-0","reason":null}}"#,
            "e4 offer ? #1-0",
        ),
        (
            r#"{"moves":["e4"],"findings":[{"a":["{\"x\"}", [[{}]]]}]}{"schema":"planilla/1","type":"summary","games":1}"#,
            "e4",
        ),
    ];
    for (text, items) in cases {
        check(text, items, &[]);
    }
    let score = read(r#"{"moves": ["e4 e5"]}"#);
    assert_eq!((score.items.len(), score.faults[0].kind), (2, ScoreFaultKind::TwoMoves));
}

#[test]
fn headings() {
    let text = r#"{"white": "Roe", "round": 3, "tags": {"Black": "Doe", "Date": null, "Club": "X"}, "language": "es",
        "image": {"page": 1}, "moves": ["e4"], "result": "1-0", "laws": "2005"}"#;
    let score = read(text);
    let values = [Key::White, Key::Round, Key::Black, Key::Date, Key::Other, Key::Lang, Key::Result, Key::Laws];
    let values = values.map(|key| score.tag(key, text).unwrap_or_default());
    assert_eq!(values, ["Roe", "3", "Doe", "", "X", "es", "1-0", "2005"]);
    assert!(score.faults.is_empty());
    // What a program found of a game is found anew, what it was told is told again.
    let found =
        r#"{"type":"game","language":{"code":"es","how":"detected"},"laws":"2023","laws_how":"newest","moves":[]}"#;
    assert!(read(found).tags.is_empty());
    let given =
        r#"{"type":"game","language":{"code":"es","how":"given"},"laws":"2005","laws_how":"option","moves":[]}"#;
    let score = read(given);
    assert_eq!((score.tag(Key::Lang, given), score.tag(Key::Laws, given)), (Some("es"), Some("2005")));
}

#[test]
fn readings() {
    let of = |list: &str| {
        let text = format!(r#"{{"moves": ["e4", {{"readings": {list}}}]}}"#);
        let score = read(&text);
        let readings = score.readings_of(1).iter();
        let readings: Vec<String> =
            readings.map(|reading| format!("{} {:.2}", reading.span.of(&text), reading.probability)).collect();
        (score.items[1].span.of(&text).to_owned(), readings.join(" | "))
    };
    let cases = [
        (r#"[{"text": "e5", "probability": 0.6}, {"text": "c5", "probability": 0.4}]"#, "e5", "e5 0.60 | c5 0.40"),
        (r#"[{"text": "e5", "probability": 0.2}, {"text": "c5", "probability": 0.7}]"#, "c5", "e5 0.20 | c5 0.70"),
        (r#"[{"text": "e5", "probability": 0.5}, {"text": "c5", "probability": 0.5}]"#, "e5", "e5 0.50 | c5 0.50"),
        (r#"["e5"]"#, "e5", "e5 1.00"),
        (r#"["e5", {"text": "c5", "probability": 0.7}]"#, "c5", "e5 0.30 | c5 0.70"),
        (r#"[{"text": "e5", "probability": 3e-1}, {"text": "", "probability": 0.1}]"#, "e5", "e5 0.30 |  0.10"),
        // Faults: each is told, and the rest is kept.
        (r#"[{"text": "e5", "probability": 1.5}, {"text": "c5", "probability": 0.4}]"#, "e5", "e5 0.60 | c5 0.40"),
        (r#"[{"text": "e5", "probability": 0.9}, {"text": "c5", "probability": 0.9}]"#, "e5", "e5 0.50 | c5 0.50"),
        (r#"[{"probability": 0.9}, {"text": "c5", "probability": NaN}]"#, "c5", "c5 1.00"),
        (r"[]", "", ""),
    ];
    for (list, written, readings) in cases {
        assert_eq!(of(list), (written.to_owned(), readings.to_owned()), "{list}");
    }
    let text = r#"{"moves": [{"written": "e4", "readings": ["e4", "c4"]}]}"#;
    assert_eq!((read(text).readings.len(), read(text).readings_of(1).len()), (2, 0));
}

// A sheet, its items, and its faults with their places.
type Case<'c> = (&'c str, &'c str, &'c [(F, &'c str)]);

#[test]
fn faults() {
    let cases: [Case<'_>; 30] = [
        (r#"{"moves": [{"readings": []}, "e5"]}"#, " e5", &[(F::NoReadings, "[")]),
        (r#"{"moves": [{"readings": [{"text": "e4", "probability": NaN}]}]}"#, "e4", &[(F::Probability, "NaN")]),
        (r#"{"moves": [{"readings": [{"text": "e4", "probability": -0.1}]}]}"#, "e4", &[(F::Probability, "-0.1")]),
        (r#"{"moves": [{"readings": [{"text": "e4", "probability": "0.9"}]}]}"#, "e4", &[(F::Probability, "\"0.9\"")]),
        (r#"{"moves": [{"readings": [{"text": "e4", "probability": [1]}]}]}"#, "e4", &[(F::Probability, "[1]")]),
        (
            r#"{"moves": [{"readings": [{"text": "e4", "probability": Infinity}]}]}"#,
            "e4",
            &[(F::Probability, "Infinity")],
        ),
        (r#"{"moves": [{"readings": ["e4", "c4"]}]}"#, "e4", &[(F::NoProbability, "[")]),
        (r#"{"moves": [{"readings": "e4"}]}"#, "", &[(F::Type(W::List), "\"e4\"")]),
        (r#"{"moves": [{"readings": [7]}]}"#, "", &[(F::Type(W::Reading), "7")]),
        (r#"{"moves": [{"readings": [{"text": 7}]}]}"#, "", &[(F::Type(W::Text), "7")]),
        (r#"{"moves": [{"writen": "e4"}, "e5"]}"#, " e5", &[(F::NoText, "{")]),
        (r#"{"moves": [{"written": ["e4", "e4"]}]}"#, "", &[(F::Type(W::Text), r#"["e4", "e4"]"#)]),
        (r#"{"moves": ["e4", true, ["e5"]]}"#, "e4  ", &[(F::Type(W::Cell), "true"), (F::Type(W::Cell), "[\"e5\"]")]),
        (r#"{"moves": [{"number": 0, "written": "e4"}]}"#, "e4", &[(F::Type(W::Number), "0")]),
        (r#"{"moves": [{"color": "w", "written": "e4"}]}"#, "e4", &[(F::Type(W::Color), "\"w\"")]),
        (r#"{"moves": [{"draw_offer": 1, "written": "e4"}]}"#, "e4", &[(F::Type(W::Truth), "1")]),
        (r#"{"moves": "e4 e5"}"#, "", &[(F::Type(W::List), "\"e4 e5\"")]),
        (r#"{"games": [{"moves": ["e4"]}]}"#, "", &[(F::NoMoves, "{")]),
        (r#"{"moves": ["e4"], "white": ["Roe"]}"#, "e4", &[(F::Type(W::Text), "[\"Roe\"]")]),
        (r#"{"moves": ["e4"], "moves": ["d4"]}"#, "e4", &[(F::Repeated, "moves")]),
        (r#"{"moves": ["e4" "e5"]}"#, "e4 e5", &[(F::Comma, "")]),
        (r#"{"moves": ["e4", ]}"#, "e4", &[(F::Value, "]")]),
        (r#"{"moves" ["e4"]}"#, "e4", &[(F::Colon, "\"moves\"")]),
        (r#"{moves: ["e4"]}"#, "e4", &[(F::Key, "moves")]),
        (r#"{"moves": ['e4']}"#, "e4", &[(F::Quotes, "'e4'")]),
        (r#"{"moves": [e4, "e5"]}"#, " e5", &[(F::Type(W::Cell), "e4")]),
        (r#"{"moves": ["e4", "e5"], "white": Roe}"#, "e4 e5", &[(F::Value, "Roe")]),
        ("{\"moves\": [\"e4\", \"e5\n, \"d4\"]}", "e4 e5 d4", &[(F::Open, "\"")]),
        (r#"{"moves": ["e4", "e5"#, "e4 e5", &[(F::Open, "{"), (F::Open, "["), (F::Open, "\"")]),
        (r#"{"moves": ["e4"]} } x"#, "e4", &[(F::Stray, "}"), (F::Value, "x"), (F::Stray, "x")]),
    ];
    for (text, items, faults) in cases {
        check(text, items, faults);
    }
}

#[test]
fn any_text_is_read_to_its_end() {
    let whole = r#"[{"white": "Roé", "moves": [{"readings": [{"text": "♘f3\n", "probability": 0.5}]}, 'e5'], "a": {"b": []}}, 7]"#;
    for (at, _) in whole.char_indices() {
        read(&whole[..at]);
        read(&whole[at..]);
        for sign in ["{", "]", "\"", "\\", ",", ":", "é"] {
            read(&format!("{}{sign}{}", &whole[..at], &whole[at..]));
        }
    }
    read(&"[".repeat(100_000));
    read(&"{\"a\":".repeat(100_000));
    read(&format!("{{\"moves\":{}", "[".repeat(100_000)));
}
