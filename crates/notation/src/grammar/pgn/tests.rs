//! Cases of PGN.

use super::*;
use crate::Key;
use crate::first_lost_byte;

/// The items of a text, each with a letter for its kind, and its faults.
fn read(text: &str) -> (String, Vec<ScoreFaultKind>) {
    let mut score = Score::default();
    parse_pgn(text, &mut score);
    assert_eq!(first_lost_byte(&score, text), None, "{text:?}");
    (crate::grammar::shown(&score, text), score.faults.iter().map(|fault| fault.kind).collect())
}

#[test]
fn movetext() {
    use ScoreFaultKind::*;
    let cases: [(&str, &str, &[ScoreFaultKind]); 44] = [
        ("1.e4 e5 2. Nf3", "1. e4 e5 2. Nf3", &[]),
        ("1... e5 2 . d4", "1… e5 2. d4", &[]),
        ("3 . Bb5 3 ... Bb5 3 .Bb5", "3. Bb5 3… Bb5 3. Bb5", &[]),
        ("3. ... Bb5 3\n.. Bb5 3. … Bb5 3 …Bb5", "3… Bb5 3… Bb5 3… Bb5 3… Bb5", &[]),
        ("3 {x} . Bb5 e4 ... e5", "3. {x} . Bb5 e4 ... e5", &[]),
        ("1.e4 {a} 1...e5 ;b\n2.d4", "1. e4 {a} 1… e5 {;b} 2. d4", &[]),
        ("e4! $1 e5 !? d4 =", "e4! $1 e5 $!? d4 $=", &[]),
        ("e4 (d4 (c4) d5) e5", "e4 ( d4 ( c4 ) d5 ) e5", &[]),
        ("exd6 e.p. Nf3", "exd6+e.p. Nf3", &[]),
        ("exd6 e.p.+ Qh5 mate", "exd6+e.p.+ Qh5+mate", &[]),
        ("Nf3 + Ke7 #", "Nf3++ Ke7+#", &[]),
        ("Nf3(=) e5 (=) {x} (=)", "Nf3(=) e5+(=) {x} offer", &[]),
        ("Nf3 (=+) d5", "Nf3 ( $=+ ) d5", &[]),
        ("0-0 O-O-O 000 -- Z0", "0-0 O-O-O 000 -- Z0", &[]),
        ("Nf3 N ch Nc6", "Nf3 $N ch Nc6", &[]),
        ("Qxf7 = ch Kxf7 = + d4", "Qxf7 $= ch Kxf7 $= + d4", &[]),
        ("g4 N(=) d5 = (=) e4", "g4 $N offer d5 $= offer e4", &[]),
        ("Nf3 ± Nc6 ∞ d4 {x} ⩲ d5", "Nf3 $± Nc6 $∞ d4 {x} $⩲ d5", &[]),
        ("exd6 ± e.p. Qxd6 {x} = e4", "exd6 $± e.p. Qxd6 {x} $= e4", &[]),
        ("e4 {x} N e5", "e4 {x} N e5", &[]),
        ("e4 [] } e5", "e4 junk junk e5", &[BrokenTag, Junk]),
        ("e4 1-0", "e4 #1-0", &[]),
        ("e4 e5*", "e4 e5 #*", &[]),
        ("1/2-1/2", "#1/2-1/2", &[]),
        ("e4 ½-½", "e4 #1/2-1/2", &[]),
        ("+/-", "#+/-", &[]),
        ("0-0\n", "#0-0", &[]),
        ("1. 0-0", "1. 0-0", &[]),
        ("0-0 1-0", "0-0 #1-0", &[]),
        ("e4 +/- e5", "e4 $+/- e5", &[]),
        ("e4 1-0 e5 d4", "e4 #1-0 e5 d4", &[AfterResult]),
        ("e4 1-0 0-1", "e4 #1-0 #0-1", &[AfterResult]),
        ("[A \"x\"][a \"x\"][A \"x\"]e4", "e4", &[RepeatedTag]),
        ("e4 (d4 1-0) e5", "e4 ( d4 #1-0 ) e5", &[]),
        ("e4 {x", "e4 {x}", &[OpenComment]),
        ("e4 (d4 ((c4) e5", "e4 ( d4 ( ( c4 ) e5", &[OpenVariation, OpenVariation]),
        ("e4 )) e5", "e4 junk e5", &[StrayClose]),
        ("e4 <x> }", "e4 junk x junk junk", &[Junk, Junk, Junk]),
        ("%x\ne4 %y", "% e4 %y", &[]),
        ("e4\n[x] e5", "e4 e5", &[BrokenTag]),
        ("e4e5 Sf3 Cf3", "e4e5 Sf3 Cf3", &[]),
        ("12345678.e4", "65535. e4", &[]),
        ("e4 \u{a0} e5\u{a0}Nf3", "e4 e5 Nf3", &[]),
        ("\0\0 e4", "junk e4", &[Junk]),
    ];
    for (text, items, faults) in cases {
        assert_eq!(read(text), (items.to_owned(), faults.to_vec()), "{text:?}");
    }
}

#[test]
fn broken_tags_keep_their_values() {
    let cases = [
        ("[White A]", "White", "A"),
        ("[White  A B ] x", "White", "A B"),
        ("[White A\"]", "White", "A"),
        ("[White \"A]", "White", "A"),
        ("[White \"A\nx", "White", "A"),
        ("[White A\nx]", "White", "A"),
        ("[White]", "White", ""),
        ("[White \"]", "White", ""),
    ];
    let mut score = Score::default();
    for (text, name, value) in cases {
        parse_pgn(text, &mut score);
        let tag = score.tags[0];
        assert_eq!((tag.name.of(text), tag.value.of(text)), (name, value), "{text:?}");
        assert_eq!(score.faults[0].kind, ScoreFaultKind::BrokenTag, "{text:?}");
        assert_eq!(first_lost_byte(&score, text), None, "{text:?}");
    }
}

#[test]
fn tags() {
    let text = "[White \"N \\\"N\\\" N\"][Black\n \" M \"] [Odd \"x\n[FEN \"y\"]\n1.e4 [Result \"*\"] *";
    let mut score = Score::default();
    parse_pgn(text, &mut score);
    let tags: Vec<_> = score.tags.iter().map(|tag| (tag.key, tag.name.of(text), tag.value.of(text))).collect();
    let expected = [
        (Key::White, "White", "N \\\"N\\\" N"),
        (Key::Black, "Black", "M"),
        (Key::Other, "Odd", "x"),
        (Key::Fen, "FEN", "y"),
        (Key::Result, "Result", "*"),
    ];
    assert_eq!(tags, expected);
    assert_eq!(score.faults.len(), 1);
    assert_eq!(score.faults[0].kind, ScoreFaultKind::BrokenTag);
    assert_eq!(first_lost_byte(&score, text), None);
    assert_eq!(unescape(tags[0].2), "N \"N\" N");
    assert_eq!(unescape(r"a\b\\c\"), r"a\b\c\");
}

/// The items of a text with and without the short way of those that are plain.
fn both_ways(text: &str) -> [(Vec<Item>, Vec<Tag>, Vec<ScoreFault>); 2] {
    [false, true].map(|plain| {
        let (mut tags, mut faults) = (Vec::new(), Vec::new());
        let mut movetext = Movetext::new(text, &mut tags, &mut faults);
        let items = std::iter::from_fn(|| if plain { movetext.next() } else { movetext.any_item() }).collect();
        (items, tags, faults)
    })
}

#[test]
fn plain_items_are_those_of_the_long_way() {
    let any = |picks: Vec<u8>| {
        let pieces = [
            "e4",
            "Nf3",
            "Nbxd2+",
            "O-O-O",
            "e8=Q#",
            "1.",
            "12...",
            "999.",
            "0.",
            "1000.",
            "3",
            "1-0",
            "*",
            "{x}",
            "{",
            "}",
            "{ [%clk 0:05:00] }",
            "(",
            ")",
            "(=)",
            "$1",
            "!?",
            "N",
            "=",
            "+",
            "±",
            "ch",
            "e.p.",
            "mate",
            "...",
            "…",
            " ",
            " ",
            " ",
            "  ",
            "\n",
            "\r\n",
            "\t",
            "\u{a0}",
            ";x\n",
            "\n%y\n",
            "[A \"b\"]",
            "[",
            "<",
            "é",
            "Qa1xb2+",
            "abcdefghij",
        ];
        let text: String = picks.iter().map(|pick| pieces[usize::from(*pick) % pieces.len()]).collect();
        for text in [
            text.clone(),
            format!("{text} 2.Nf3 Nc6 1/2-1/2"),
            picks.iter().fold(String::new(), |text, pick| text + pieces[usize::from(*pick) % pieces.len()] + " "),
        ] {
            let [long, short] = both_ways(&text);
            assert_eq!(long, short, "{text:?}");
        }
    };
    quickcheck::QuickCheck::new().tests(20_000).quickcheck(any as fn(Vec<u8>));
}
