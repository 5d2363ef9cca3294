//! Files as people write them, and what is said of them.

use crate::{Envelope, MoveText};

/// The faults of a file, as told.
fn faults(text: &str) -> Vec<String> {
    Envelope::read(text.as_bytes()).faults.iter().map(ToString::to_string).collect()
}

#[test]
fn values_can_be_written_in_several_ways() {
    let cases = [
        ("white_time_used = 01:58:30", "white_time_used = \"1:58:30\"\n"),
        ("white_time_used = '1:58'", "white_time_used = \"1:58:00\"\n"),
        ("move_number = '41'", "move_number = 41\n"),
        ("sealed_by = 'White'", "sealed_by = \"white\"\n"),
        ("laws = 2005", "laws = \"2005\"\n"),
        ("resumption_date = 2005-03-15", "resumption_date = \"2005-03-15\"\n"),
        ("resumption_date = '2005.3.15'", "resumption_date = \"2005-03-15\"\n"),
        ("adjourned_at = 2005-03-14T21:30:00", "adjourned_at = \"2005-03-14 21:30\"\n"),
        ("white_arrived = '16:20'", "white_arrived = \"16:20\"\n"),
        ("envelope_lost = 'yes'", "envelope_lost = true\n"),
        ("white = '  Ana '", "white = \"Ana\"\n"),
        ("white = ''\nblack = \"\"", ""),
        ("{\"white\": null, \"move_number\": 41, \"envelope_lost\": true}", "move_number = 41\nenvelope_lost = true\n"),
        ("\u{FEFF}{\"white\": \"A\\u00f1a\"}", "white = \"Aña\"\n"),
    ];
    for (text, expected) in cases {
        let read = Envelope::read(text.as_bytes());
        assert_eq!((read.envelope.to_toml().as_str(), read.faults), (expected, vec![]), "{text}");
    }
    assert_eq!(Envelope::read(b"move = ' Nd2 '").envelope.sealed_move, Some(MoveText(" Nd2 ".to_owned())));
}

#[test]
fn a_fault_says_line_key_and_remedy() {
    let cases = [
        ("\nwhite = 3", "line 2: `white`: `3` is no short text in one line; write it in quotes"),
        (
            "white_time_used = 118",
            "line 1: `white_time_used`: `118` is no time of a clock; write hours and minutes, and seconds if known, as `\"1:58:30\"`",
        ),
        (
            "black_time_used = '1:60'",
            "line 1: `black_time_used`: `1:60` is no time of a clock; write hours and minutes, and seconds if known, as `\"1:58:30\"`",
        ),
        ("sealed_by = 'blancas'", "line 1: `sealed_by`: `blancas` is not among what can stand here: `white` `black`"),
        (
            "laws = 2004",
            "line 1: `laws`: `2004` is not among what can stand here: `1997` `2001` `2005` `2009` `2014` `2017` `2018` `2023`",
        ),
        (
            "resumption_date = '2005-02-30'",
            "line 1: `resumption_date`: `2005-02-30` is no day; write year, month and day, as `\"2005-03-14\"`",
        ),
        (
            "adjourned_at = 2005-03-14T21:30:00Z",
            "line 1: `adjourned_at`: `2005-03-14T21:30:00Z` is neither day nor time; write `\"2005-03-14 21:30\"`, or one of the two",
        ),
        ("move_number = 0", "line 1: `move_number`: `0` is no whole number from 1 to 65535"),
        ("move_number = 4.5", "line 1: `move_number`: `4.5` is no whole number from 1 to 65535"),
        ("default_minutes = -1", "line 1: `default_minutes`: `-1` is no whole number from 0 to 65535"),
        (
            "fen = '4k3/8/8/8/8/8/8/4K2 w K - 0 41'",
            "line 1: `fen`: `4k3/8/8/8/8/8/8/4K2 w K - 0 41` is no position in FEN; write its fields with one space between them",
        ),
        (
            "fen = '4k3/8/8/8/8/8/8/4K2R'",
            "line 1: `fen`: `4k3/8/8/8/8/8/8/4K2R` is no position in FEN; write its fields with one space between them",
        ),
        ("blak = 'Berta'", "line 1: `blak` is not a key of an envelope; did you mean `black`?"),
        ("colour = 'w'", "line 1: `colour` is not a key of an envelope; the keys are those of the template"),
        ("format = 'x'", "line 1: `format` is not a key of an envelope; the keys are those of the template"),
        ("{\"white\": [1]}", "line 1: `white`: `[1]` is no short text in one line; write it in quotes"),
        (
            "{\n\"white\": \"A\",\n\"white\": \"B\"}",
            "line 3: `white` stands here for the second time; leave one of the two",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(faults(text), [expected], "{text}");
    }
}

#[test]
fn the_rest_is_still_read() {
    let read = Envelope::read(b"white = 'Ana'\nblack 'Berta'\nlaws = 1999\nmove_number = 41\n");
    assert_eq!(read.envelope.to_toml(), "white = \"Ana\"\nmove_number = 41\n");
    assert_eq!(read.faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [2, 3]);

    let read = Envelope::read(b"{\n\"white\": \"Ana\",\n\"laws\": 1999,\n\"black\": Berta\n}");
    assert_eq!(read.envelope.to_toml(), "white = \"Ana\"\n");
    assert_eq!(read.faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [3, 4]);
}

#[test]
fn what_is_no_file_of_ours_is_told() {
    assert!(faults("[1]")[0].starts_with("line 1: this is no JSON: invalid type: sequence"));
    let section = faults("[1]\nwhite = 'Ana'");
    assert_eq!(section[0], "line 1: `1` is not a key of an envelope; the keys are those of the template");
    assert!(faults("{\"a\": 1")[0].starts_with("line 1: "));
    let read = Envelope::read(b"white = 'A'\nblack = '\xFF'");
    assert_eq!(read.faults[0].to_string(), "line 2: this is no text in UTF-8; save the file as UTF-8");
    let read = Envelope::read(&vec![b'#'; 70_000]);
    assert_eq!(read.faults[0].to_string(), "line 1: the file has 70000 bytes; an envelope has 65536 at the most");
    for deep in ["[".repeat(30_000), "{\"a\":".repeat(10_000), "a=[".repeat(9_000), "a.".repeat(30_000)] {
        assert!(!faults(&deep).is_empty());
    }
}
