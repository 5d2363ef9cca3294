//! What is found in an envelope, edition by edition, and against sheets.

use crate::sealed::SealedVerdict;
use crate::{EnvelopeCase, EnvelopeJudgement, EnvelopeSheet, Messages, judge_envelope};
use planilla_envelope::Envelope;

const WHOLE: &str = "white = 'Ana'\nblack = 'Berta'\nlaws = '2005'\nlanguage = 'en'\nsealed_by = 'white'\n\
    white_time_used = '1:58:30'\nblack_time_used = '1:45'\nresumption_date = '2005-03-15'\nresumption_time = '16:00'\n\
    resumption_place = 'Room 2'\nsheets_enclosed = 'both'\n";
const POSITION: &str =
    "fen = 'r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4'\nmove_number = 4\n";
const MATE: &str = "fen = '7k/5Q2/6K1/8/8/8/8/8 w - - 0 41'\nmove_number = 41\nmove = 'Qg7#'\n";
const STALEMATE: &str = "fen = '7k/5Q2/8/6K1/8/8/8/8 w - - 0 41'\nmove_number = 41\nmove = 'Kg6'\n";
const SHEET: &str = "lang: en\n\n1.e4 e5 2.Nf3 Nc6 3.Nc3 Nf6";

fn judged(text: &str, sheets: &[&str]) -> EnvelopeJudgement {
    let read = Envelope::read_toml(text);
    assert_eq!(read.faults, [], "{text}");
    let sheets: Vec<_> = sheets.iter().map(|text| EnvelopeSheet { name: "a.txt", bytes: text.as_bytes() }).collect();
    judge_envelope(&EnvelopeCase::new(&read), &sheets)
}

/// What is found, each with its rule and severity.
fn found(text: &str, sheets: &[&str]) -> Vec<String> {
    let judged = judged(text, sheets);
    let told = |finding: &crate::Finding| {
        let message = Messages::english().format(&finding.message);
        format!("{} {}: {message}", finding.severity.as_str(), finding.rule.name.replace("sealed.", ""))
    };
    judged.findings.iter().map(told).collect()
}

/// The envelope under another edition.
fn under(laws: &str, more: &str) -> String {
    [&WHOLE.replace("2005'\nlanguage", &format!("{laws}'\nlanguage")), more].concat()
}

#[test]
fn each_missing_thing_is_named() {
    let lacks = |text: &str| found(text, &[]).iter().filter(|told| told.starts_with("warning envelope_inc")).count();
    assert_eq!(lacks(""), 11);
    assert_eq!(lacks("standard = 'uschess'"), 0);
    for laws in ["1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023"] {
        assert_eq!(found(&under(laws, POSITION), &[]), [""; 0], "{laws}");
    }
    let text = [WHOLE, POSITION].concat();
    for (line, _) in text.lines().filter_map(|line| line.split_once(" = ")) {
        let without: Vec<_> = text.lines().filter(|other| !other.starts_with(&format!("{line} ="))).collect();
        let optional = ["laws", "language"].contains(&line);
        assert_eq!(lacks(&without.join("\n")), usize::from(!optional), "{line}");
    }
    let told = found(&text.replace("black = 'Berta'\n", ""), &[]);
    assert_eq!(told, ["warning envelope_incomplete: the envelope does not say the name of Black (`black`)"]);
    let told = found(&text.replace("'both'", "'white'"), &[]);
    assert!(told[0].contains("both scoresheets"), "{told:?}");
}

#[test]
fn an_envelope_agrees_with_itself_and_with_the_sheets() {
    let text = [WHOLE, POSITION].concat();
    let error = |told: &str| vec![format!("error envelope_mismatch: {told}")];
    let with = |from: &str, to: &str| text.replace(from, to);
    let cases = [
        (text.clone(), SHEET, vec![]),
        (text.clone(), "lang: en\n\n1.e4 e5 2.Nf3 Nc6 3.Nc3 Nf6 4.Bb5", vec![]),
        // The sheet has the sealed move, and the reply to it.
        (
            text.clone(),
            "lang: en\n\n1.e4 e5 2.Nf3 Nc6 3.Nc3 Nf6 4.Bb5 a6",
            vec!["warning envelope_mismatch: `a.txt` goes on behind move 4: `a6` is written after the move that was sealed"
                .to_owned()],
        ),
        (with("sealed_by = 'white'", "sealed_by = 'black'"), "", error("White is to move in the position, and Black is said to have sealed")),
        (with("move_number = 4", "move_number = 5"), "", error("the number is 5, and by its FEN the position stands before move 4")),
        (
            with("move_number = 4", "move_number = 5").replace(" 4 4'", " 4 5'"),
            SHEET,
            error("the number is 5, and on `a.txt` the position stands before move 4"),
        ),
        (
            text.clone(),
            "lang: en\n\n1.d4 d5 2.e4 e5 3.Nf3 Nc6 4.Nc3 Nf6",
            error("the position is not the one that stands before move 4 on `a.txt`: `r1bqkbnr/ppp2ppp/2n5/3pp3/3PP3/5N2/PPP2PPP/RNBQKB1R w`"),
        ),
        (
            with("w KQkq -", "w Kkq -"),
            SHEET,
            error("the men stand as before move 4 on `a.txt`, but the rights to castle or to capture en passant are others: `KQkq -`"),
        ),
        (text.replace("move_number = 4\n", ""), "lang: en\n\n1.e4 c5", [
            vec!["warning envelope_incomplete: the envelope does not say the number of the sealed move (`move_number`)".to_owned()],
            error("the position stands nowhere on `a.txt`"),
        ].concat()),
        (
            text.clone(),
            "lang: en\n\n1.e4 e5 2.Nf3 Nc6",
            error("`a.txt` ends before move 4"),
        ),
        (
            [&text, "move = 'Bb5'\n"].concat(),
            "lang: en\nside: white\n\n1.e4 e5 2.Nf3 Nc6 3.Nc3 Nf6 4.Bc4",
            error("the sealed move is `Bb5`, and on `a.txt` move 4 is `Bc4`"),
        ),
        ([&text, "move = '4.Bb5 (=)'\n"].concat(), "lang: en\nside: white\n\n1.e4 e5 2.Nf3 Nc6 3.Nc3 Nf6 4.Bb5", vec![]),
        ([&text, "move = 'Bb5'\n"].concat(), "lang: en\nside: white\n\n1.e4 e5 2.Nf3 Nc6 3.Nc3 Nf6 4.Bf1-b5", vec![]),
        ([&text, "move = 'Bb5'\n"].concat(), "lang: en\nside: black\n\n1.e4 e5 2.Nf3 Nc6 3.Nc3 Nf6 4.Bc4", vec![]),
    ];
    for (text, sheet, expected) in cases {
        let sheets: &[&str] = if sheet.is_empty() { &[] } else { &[sheet] };
        assert_eq!(found(&text, sheets), expected, "{text}\n{sheet}");
    }
    let broken = judged(&text, &["lang: en\n\n1.e4 e5 2.xyz Nc6"]);
    assert_eq!((broken.findings.len(), broken.undecided.len()), (0, 1));
    let wrong = found(&[WHOLE, "fen = '4k3/8/8/8/8/8/8/8 w - - 0 4'\nmove_number = 4\n"].concat(), &[]);
    assert!(wrong.len() == 1 && wrong[0].starts_with("error envelope_mismatch: "), "{wrong:?}");
}

#[test]
fn times_and_offers_agree_with_the_sheets() {
    let text = [WHOLE, POSITION].concat();
    let sheet = |black: &str, offer: &str| {
        format!(
            "lang: en\ntime_control: 40/7200\nclock: left\n\n1.e4 1:59:00 e5 1:58:00 2.Nf3 1:30:00 Nc6 1:10:00 3.Nc3 0:01:40 Nf6{offer} {black}"
        )
    };
    assert_eq!(found(&text, &[&sheet("0:15:00", "")]), [""; 0]);
    let told = found(&text, &[&sheet("0:10:00", "")]);
    assert_eq!(
        told,
        [
            "error envelope_mismatch: Black is said to have used 1:45:00, and by the clock times of `a.txt` it was 1:50:00"
        ]
    );
    let told = found(&text.replace("'1:58:30'", "'1:50'"), &[&sheet("0:15:00", "")]);
    assert!(told.len() == 1 && told[0].contains("White is said to have used 1:50:00"), "{told:?}");
    // The sealer's clock ran on.
    assert_eq!(found(&text.replace("'1:58:30'", "'1:59:50'"), &[&sheet("0:15:00", "")]), [""; 0]);

    let offered = "lang: en\n\n1.e4 e5 2.Nf3 Nc6 3.Nc3 Nf6 (=)";
    let told = found(&text, &[offered]);
    assert_eq!(told, ["warning envelope_incomplete: the envelope does not say who offered a draw (`draw_offer`)"]);
    let told = found(&[&text, "draw_offer = 'none'\n"].concat(), &[offered]);
    assert!(told[0].starts_with("error envelope_mismatch: no offer of a draw"), "{told:?}");
    assert_eq!(found(&[&text, "draw_offer = 'black'\n"].concat(), &[offered]), [""; 0]);
}

#[test]
fn who_is_late_loses_unless_the_move_ended_the_game() {
    let late =
        |minutes: u32| format!("present = 'black'\nwhite_arrived = '{}:{:02}'\n", 16 + minutes / 60, minutes % 60);
    let of =
        |laws: &str, position: &str, facts: &[&str]| found(&under(laws, &[&[position], facts].concat().concat()), &[]);
    // Only sentences about being late: what the move itself ends is found with the move.
    let loses = "warning late_or_absent: White came 70 minutes late, and 60 are allowed: White loses";
    assert_eq!(of("2005", POSITION, &[&late(70)]), [loses]);
    assert_eq!(of("2005", POSITION, &[&late(60)]), [""; 0]);
    assert_eq!(of("2005", POSITION, &[&late(70), "result = '0-1'\n"]), [""; 0]);
    let told = of("2005", POSITION, &[&late(70), "result = '1-0'\n"]);
    assert_eq!(told, [format!("error{}; but the result given is `1-0`", loses.trim_start_matches("warning"))]);
    assert_eq!(of("2005", POSITION, &[&late(70), "default_minutes = 90\n"]), [""; 0]);
    // Since 2017 the default time, which is zero unless the event says otherwise.
    assert_eq!(of("2023", POSITION, &[&late(5)]).len(), 1);
    assert_eq!(of("2023", POSITION, &[&late(5), "default_minutes = 15\n"]), [""; 0]);
    // The text of 2014 was not seen.
    let judged = judged(&under("2014", &[POSITION, &late(70)].concat()), &[]);
    assert_eq!((judged.findings.len(), judged.undecided.len()), (0, 1));

    for laws in ["1997", "2001", "2005", "2009", "2017", "2018", "2023"] {
        let result = |position, score: &str| of(laws, position, &[&late(70), &format!("result = '{score}'\n")]);
        assert_eq!(result(MATE, "1-0"), [""; 0], "{laws}");
        assert!(result(MATE, "0-1")[0].contains("but the game had ended: the result is `1-0`"), "{laws}");
        assert_eq!(result(STALEMATE, "1/2-1/2"), [""; 0], "{laws}");
        assert!(result(POSITION, "1-0")[0].contains("White loses"), "{laws}");
    }
    // Seventy-five moves stand since 2017.
    let seventy_five = "fen = '4k3/8/8/8/8/8/8/R3K3 w - - 149 90'\nmove_number = 90\nmove = 'Ra2'\n";
    assert_eq!(of("2023", seventy_five, &[&late(70), "result = '1/2-1/2'\n"]), [""; 0]);
    // The replier gains nothing by the sealed move; who is not there at all loses as well.
    let replier = "present = 'white'\n";
    assert!(
        of("2005", POSITION, &[replier])[0].contains("Black did not come, and 60 minutes are allowed: Black loses")
    );
    assert!(of("2005", POSITION, &["present = 'none'\n"])[0].contains("both players came too late"));
    // The one who was there has lost on time.
    let flag = of("2005", POSITION, &[&late(70), "flag_fell = 'black'\nresult = '1-0'\n"]);
    assert_eq!(flag, [""; 0]);
}

#[test]
fn what_was_done_after_sealing_is_told() {
    let of = |laws: &str, facts: &str| found(&under(laws, &[POSITION, facts].concat()), &[]);
    assert!(of("2005", "claim_after_sealing = 'white'\n")[0].starts_with("warning claim_after_sealing: White sealed"));
    assert_eq!(of("2005", "claim_after_sealing = 'black'\n"), [""; 0]);
    assert!(of("2005", "offer_after_sealing = 'black'\n")[0].starts_with("note offer_standing: Black offered"));
    assert_eq!(of("2005", "offer_after_sealing = 'black'\noffer_answer = 'refused'\n"), [""; 0]);
    assert_eq!(of("2005", "white_time_set = '1:58:30'\n"), [""; 0]);
    let set = "white_time_set = '2:08:30'\n";
    for (laws, shown, told) in [
        ("2005", "before_first_move", "has to be put right"),
        ("2005", "after_first_move", "finds the consequences too severe"),
        ("2009", "never", "finds the consequences too severe"),
        ("2014", "never", "it was not said before the first move"),
        ("2023", "after_first_move", "unless the arbiter decides otherwise"),
    ] {
        let found = of(laws, &format!("{set}clock_error_shown = '{shown}'\n"));
        assert!(found.len() == 1 && found[0].ends_with(told), "{laws}: {found:?}");
    }
}

#[test]
fn what_follows_is_told_with_its_article() {
    let follows = |laws: &str, facts: &str| {
        let judged = judged(&under(laws, &[POSITION, facts].concat()), &[]);
        let told = |remark: &crate::EnvelopeRemark| (remark.message.id, remark.articles.join(" "));
        judged.follows.iter().map(told).collect::<Vec<_>>()
    };
    for (laws, facts, id, article) in [
        ("2005", "present = 'both'\n", "envelope-follow-both", "A9"),
        ("2009", "present = 'white'\n", "envelope-follow-replier", "Guidelines 9"),
        ("2023", "present = 'black'\n", "envelope-follow-sealer", "I.9"),
        ("2023", "present = 'none'\n", "envelope-follow-none-zero", "I.11"),
        ("2023", "present = 'none'\ndefault_minutes = 15\n", "envelope-follow-none", "I.11"),
        ("2005", "envelope_lost = true\n", "envelope-follow-lost", "A11"),
        ("2023", "envelope_lost = true\n", "envelope-follow-lost", "I.12"),
        ("2014", "offer_after_sealing = 'white'\noffer_answer = 'accepted'\n", "envelope-follow-accepted", "E.6"),
    ] {
        assert_eq!(follows(laws, facts), [(id, article.to_owned())], "{laws} {facts}");
    }
    assert_eq!(follows("2005", "present = 'none'\n"), []);
}

#[test]
fn the_sealed_move_is_judged_as_the_envelope_says() {
    let verdict = |text: &str, sheets: &[&str]| judged(text, sheets).sealed.map(|sealed| sealed.verdict);
    let king_or_rook = "fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 41'\nmove = 'Rf1'\n";
    assert_eq!(verdict(king_or_rook, &[]), Some(SealedVerdict::Ambiguous));
    assert_eq!(verdict(&[king_or_rook, "language = 'es'\n"].concat(), &[]), Some(SealedVerdict::Clear));
    assert_eq!(verdict("move = 'Rf1'\n", &[]), None);
    let unknown = judged(&[king_or_rook, "language = 'xx'\n"].concat(), &[]);
    assert_eq!(unknown.undecided.len(), 1);
    // The edition is that of the day on which the game was adjourned.
    assert_eq!(judged("adjourned_at = '2010-03-14'", &[]).laws.as_str(), "2009");
    // A fifth repetition is seen on the sheet.
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let sheet = format!("lang: en\n\n{}", moves.trim_end().trim_end_matches("Ng8"));
    let text = "laws = '2023'\nlanguage = 'en'\nfen = 'rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 15 8'\nmove = 'Ng8'\n";
    let ends = judged(text, &[&sheet]).sealed.and_then(|sealed| sealed.ends);
    assert_eq!(ends.map(crate::SealedEnd::as_str), Some("fivefold"));
}

#[test]
fn the_flag_of_who_sealed_decides_and_not_the_move() {
    let bare = "fen = '8/8/8/4k3/8/8/8/4K2Q w - - 0 41'\nmove_number = 41\n";
    let outcome = |laws: &str, more: &[&str]| {
        let judged = judged(&under(laws, &more.concat()), &[]);
        let sealed = judged.sealed.unwrap();
        let follows = judged.follows.iter().any(|remark| remark.message.id == "envelope-follow-flag");
        let outcome = format!("{} [{}]", sealed.outcome.kind.as_str(), sealed.outcome.articles.join(" "));
        (outcome, follows, sealed.is_settled())
    };
    let told = |outcome: &str, follows, settled| (outcome.to_owned(), follows, settled);
    for (laws, article) in [("1997", "6.9"), ("2001", "6.10"), ("2005", "6.10"), ("2009", "6.9"), ("2023", "6.9")] {
        let loss = told(&format!("loss [{article}]"), true, false);
        let flag = "flag_fell = 'white'\n";
        // The move is clear; it is ambiguous; it mates.
        assert_eq!(outcome(laws, &[POSITION, flag, "move = 'Bc4'\n"]), loss, "{laws}");
        assert_eq!(outcome(laws, &[POSITION, flag, "move = 'Nd'\n"]), loss, "{laws}");
        let against_bare = outcome(laws, &[bare, flag, "move = 'Qh2+'\n"]);
        assert_eq!(against_bare.0, format!("draw [{article}]"), "{laws}");
        assert_eq!(
            outcome(laws, &[POSITION, "flag_fell = 'black'\nmove = 'Bc4'\n"]),
            told("play []", false, true),
            "{laws}"
        );
    }
}

#[test]
fn a_result_is_that_of_what_was_sealed() {
    let with = |facts: &str| {
        let list = found(&under("2023", facts), &[]);
        list.into_iter().filter(|told| told.contains("result")).collect::<Vec<_>>()
    };
    for (facts, due) in [
        (format!("{MATE}present = 'both'\nresult = '0-1'\n"), "1-0"),
        (format!("{STALEMATE}present = 'both'\nresult = '1-0'\n"), "1/2-1/2"),
        (format!("{POSITION}move = 'Qh8'\nresult = '1-0'\n"), "0-1"),
        (format!("{POSITION}move = 'Bc4'\nflag_fell = 'white'\nresult = '1-0'\n"), "0-1"),
    ] {
        let list = with(&facts);
        assert!(
            matches!(&list[..], [one] if one.starts_with("error envelope_mismatch") && one.contains(due)),
            "{list:?}"
        );
    }
    for facts in [
        format!("{MATE}result = '1-0'\n"),
        format!("{POSITION}move = 'Bc4'\nresult = '0-1'\n"),
        format!("{MATE}offer_after_sealing = 'black'\noffer_answer = 'accepted'\nresult = '1/2-1/2'\n"),
    ] {
        assert_eq!(with(&facts), [""; 0], "{facts}");
    }
}

#[test]
fn a_sheet_of_nobody_knows_whom_leaves_another_move_open() {
    let text = [WHOLE, POSITION, "move = 'Bc4'\n"].concat();
    let open = |sheet: &str| {
        let judged = judged(&text, &[sheet]);
        let words = judged.undecided.iter().map(|open| Messages::of("es").unwrap().format(&open.why));
        (words.collect::<Vec<_>>(), judged.findings.len())
    };
    let moves = "1.e4 e5 2.Nf3 Nc6 3.Nc3 Nf6 4.Bb5";
    let why = "la jugada secreta es `Bc4`, y en `a.txt` la jugada 4 es `Bb5`: no concuerdan si la planilla es de las \
               blancas, lo que no dice (`side:`)";
    assert_eq!(open(&format!("lang: en\n\n{moves}")), (vec![why.to_owned()], 0));
    assert_eq!(open(&format!("lang: en\nside: Blancas\n\n{moves}")), (vec![], 1));
    assert_eq!(open(&format!("lang: en\nside: negras\n\n{moves}")), (vec![], 0));
    assert_eq!(open(&format!("lang: en\n\n{}", moves.replace("Bb5", "Bc4"))), (vec![], 0));
}

/// What follows, in English.
fn follows(text: &str) -> Vec<String> {
    let judged = judged(text, &[]);
    judged.follows.iter().map(|follows| Messages::english().format(&follows.message)).collect()
}

#[test]
fn who_is_not_there_before_the_time_is_known() {
    let unknown = under("2023", POSITION).replace("resumption_time = '16:00'\n", "") + "present = 'white'\n";
    let judged = judged(&unknown, &[]);
    assert!(judged.undecided.iter().any(|open| open.rule.name == "sealed.late_or_absent"));
    assert!(judged.findings.iter().all(|finding| finding.rule.name != "sealed.late_or_absent"));
    let known = under("2023", POSITION) + "present = 'white'\n";
    assert!(found(&known, &[]).iter().any(|told| told.contains("Black did not come")));
}

#[test]
fn what_follows_where_nobody_came_or_the_game_is_over() {
    let nobody = under("2023", POSITION) + "present = 'none'\n";
    assert_eq!(
        follows(&nobody),
        ["neither player came, and nobody may come late: both lose, unless the arbiter decides otherwise"]
    );
    let late = format!("{nobody}default_minutes = 30\n");
    assert_eq!(follows(&late), ["the clock of Black runs, who has to reply to the sealed move"]);
    // Nobody replies to a mate.
    let mate = under("2005", MATE) + "present = 'black'\nwhite_arrived = '17:30'\n";
    assert!(follows(&mate).iter().all(|told| !told.contains("reply")), "{:?}", follows(&mate));
}

#[test]
fn of_a_file_that_cannot_be_read_nothing_is_missing() {
    for bytes in [&b"[1, 2]"[..], b"[\"white\"]", b"\xff\xfe\x00", b"{\"white\""] {
        let read = Envelope::read(bytes);
        assert!(!read.faults.is_empty());
        assert!(judge_envelope(&EnvelopeCase::new(&read), &[]).findings.is_empty(), "{bytes:?}");
    }
    for list in ["[1, 2]", "[]", "[{\"white\": \"Ana\"}]", "[\"white\"]"] {
        assert!(Envelope::read(list.as_bytes()).faults[0].to_string().contains("JSON"), "{list}");
    }
    assert!(!Envelope::read(b"[envelope]\nwhite = 'Ana'").faults[0].to_string().contains("JSON"));
}

#[test]
fn a_blank_paper_is_judged() {
    let text = [&under("2005", POSITION), "move = ' '\n"].concat();
    let sealed = judged(&text, &[]).sealed.unwrap();
    assert_eq!((sealed.verdict.as_str(), sealed.outcome.kind.as_str()), ("unintelligible", "loss"));
    assert_eq!(sealed.outcome.articles, ["A8b"]);
}
