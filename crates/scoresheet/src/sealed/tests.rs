//! What sealed moves are and what follows from them, edition by edition. The tables of the corpus hold many more.

use super::*;
use crate::Messages;

const SAMPLE: &str = "r1bqk2r/ppp1bppp/2nn4/6B1/8/4QN2/PPP2PPP/RN2KB1R w KQkq - 4 9";
const BARE: &str = "8/8/8/4k3/8/8/8/4K2Q w - - 0 60";

fn judged(fen: &str, text: &str, lang: &str, laws: EditionName) -> SealedJudgement {
    let sealed = SealedMove::new(text).under(laws);
    let sealed = Language::by_code(lang).into_iter().fold(sealed, SealedMove::in_language);
    judge_sealed(&Position::from_fen(fen).unwrap(), &[], &sealed)
}

/// The verdict, the number of moves that fit, the outcome with its player and articles, and the rules that found something.
fn said(judged: &SealedJudgement) -> String {
    let SealedOutcome { kind, player, articles, .. } = &judged.outcome;
    let player = player.map_or("-", |player| if player == Color::White { "white" } else { "black" });
    let rules: Vec<&str> = judged.findings.iter().map(|finding| finding.rule.name).collect();
    let rules = rules.join(" ").replace("sealed.", "");
    let verdict = judged.verdict.as_str();
    format!("{verdict} {} {} {player} [{}] {rules}", judged.moves.len(), kind.as_str(), articles.join(" "))
}

#[track_caller]
fn check(fen: &str, text: &str, lang: &str, laws: EditionName, expected: &str) {
    assert_eq!(said(&judged(fen, text, lang, laws)).trim_end(), expected, "{text} in {lang} under {laws}");
}

const NEWEST: EditionName = EditionName::E2023;

#[test]
fn a_record_that_loses_cites_its_article() {
    use EditionName::{E1997, E2001, E2005, E2009, E2014, E2017, E2018, E2023};
    for (laws, ambiguous, none, illegal) in [
        (E1997, "A8a", "A8b", "A8c"),
        (E2001, "A8a", "A8b", "A8c"),
        (E2005, "A8a", "A8b", "A8c"),
        (E2009, "Guidelines 8a", "Guidelines 8b", "Guidelines 8c"),
        (E2014, "E.8", "E.8", "E.8"),
        (E2017, "I.8", "I.8", "I.8"),
        (E2018, "I.8", "I.8", "I.8"),
        (E2023, "I.8", "I.8", "I.8"),
    ] {
        check(SAMPLE, "Cd2", "es", laws, &format!("ambiguous 2 loss white [{ambiguous}] ambiguous"));
        check(SAMPLE, "Dh9", "es", laws, &format!("unintelligible 0 loss white [{none}] unintelligible"));
        let before = "rnbqkb1r/pppp1ppp/8/4P3/3pn3/5N2/PPP2PPP/RNBQKB1R w KQkq - 1 5";
        check(before, "Qxd5", "en", laws, &format!("illegal 0 loss white [{illegal}] illegal"));
    }
}

#[test]
fn exceptions_by_edition() {
    use EditionName::{E1997, E2001, E2005, E2009, E2014, E2017, E2018, E2023};
    let dead = "8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 w - - 0 60";
    for (laws, lost, cannot, is_dead) in [
        (E1997, "A8c", "6.9", "9.6"),
        (E2001, "A8c", "6.10", "9.6"),
        (E2005, "A8c", "6.10", "9.6"),
        (E2009, "Guidelines 8c", "6.9", "5.2b"),
        (E2014, "E.8", "6.9", "5.2b"),
        (E2017, "I.8", "6.9", "5.2.2"),
        (E2018, "I.8", "6.9", "5.2.2"),
        (E2023, "I.8", "6.9", "5.2.2"),
    ] {
        check(BARE, "Qe2", "en", laws, &format!("illegal 0 draw - [{lost} {cannot}] illegal loss_exempt"));
        check(dead, "Ke9", "en", laws, &{
            let lost = lost.replace('c', "b");
            format!("unintelligible 0 draw - [{lost} {is_dead}] unintelligible loss_exempt")
        });
        // White can mate; Black cannot.
        let walls = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 60";
        check(walls, "Bh5", "en", laws, &format!("illegal 0 draw - [{lost} {cannot}] illegal loss_exempt"));
        // A promotion left open against a bare king.
        let lost = lost.replace('c', "a");
        let open = "8/3P4/8/8/8/8/k7/4K3 w - - 0 60";
        check(open, "d8", "en", laws, &format!("ambiguous 4 draw - [{lost} {cannot}] ambiguous loss_exempt"));
    }
}

#[test]
fn what_is_not_known_goes_to_the_arbiter() {
    let position = Position::from_fen("4k3/8/8/8/8/8/8/R3K3 b - - 0 60").unwrap();
    let sealed = SealedMove { effort: Effort::Fast, ..SealedMove::new("Ke9") };
    let judged = judge_sealed(&position, &[], &sealed);
    assert_eq!(said(&judged), "unintelligible 0 arbiter - [] unintelligible");
    let open: Vec<&str> = judged.undecided.iter().map(|open| open.rule.name).collect();
    assert_eq!(open, ["sealed.loss_exempt"]);
}

#[test]
fn languages() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w - - 0 41";
    check(fen, "Rf1", "en", NEWEST, "clear 1 play - []");
    check(fen, "Rf1", "es", NEWEST, "clear 1 play - []");
    check(fen, "Rf1", "any", NEWEST, "ambiguous 2 arbiter - [] language_clash");
    assert_eq!(judged(fen, "Rf1", "en", NEWEST).moves[0].played.to_string(), "h1f1");
    assert_eq!(judged(fen, "Rf1", "es", NEWEST).moves[0].played.to_string(), "e1f1");
    // Only the rook gets there.
    check(fen, "Rh5", "any", NEWEST, "clear 1 play - []");
    // Two knights in every language that has the letter.
    check(SAMPLE, "Cd2", "any", NEWEST, "ambiguous 2 loss white [I.8] ambiguous");
    // Letters of another language than the player's.
    let other = judged(SAMPLE, "Nc3", "es", NEWEST);
    assert_eq!(said(&other), "unintelligible 0 arbiter - [] unintelligible");
    assert_eq!(other.reasonable.len(), 1);
}

#[test]
fn signs_do_not_tell_like_pieces_apart() {
    // Only the knight on c3 opens the rank.
    let fen = "8/p7/8/8/8/R1N4k/3N4/4K3 w - - 0 41";
    check(fen, "Ne4+", "en", NEWEST, "ambiguous 2 arbiter - [] ambiguous");
    check(fen, "Ne4", "en", NEWEST, "ambiguous 2 loss white [I.8] ambiguous");
    check(fen, "Nce4+", "en", NEWEST, "clear 1 play - []");
    check(fen, "Ne4#", "en", NEWEST, "ambiguous 2 loss white [I.8] ambiguous");
}

#[test]
fn marks_that_are_wrong() {
    check(SAMPLE, "Cbd2+", "es", NEWEST, "irregular 1 play - []");
    check(SAMPLE, "Axd3", "es", NEWEST, "irregular 1 play - []");
    check(SAMPLE, "C bd2", "es", NEWEST, "irregular 1 play - []");
    check(SAMPLE, "cbd2", "es", NEWEST, "irregular 1 play - []");
    // Marks are prescribed until 2005.
    let checks = "4k3/8/8/8/8/8/8/R3K3 w - - 0 41";
    check(checks, "Ra8", "en", EditionName::E2005, "irregular 1 play - []");
    check(checks, "Ra8", "en", EditionName::E2009, "clear 1 play - []");
}

#[test]
fn what_the_move_ends() {
    let mates = "7k/5Q2/6K1/8/8/8/8/8 w - - 0 60";
    check(mates, "Qg7#", "en", EditionName::E2005, "clear 1 win white [5.1a] ends_game");
    check(mates, "Qg7#", "en", NEWEST, "clear 1 win white [5.1.1] ends_game");
    check("7k/5Q2/8/6K1/8/8/8/8 w - - 0 60", "Kg6", "en", NEWEST, "clear 1 draw - [5.2.1] ends_game");
    check("8/8/8/8/8/3kP3/8/7K b - - 0 60", "Kxe3", "en", NEWEST, "clear 1 draw - [5.2.2] ends_game");
    let long = "4k3/8/8/8/8/8/8/R3K3 w - - 149 120";
    check(long, "Ra7", "en", EditionName::E2009, "clear 1 play - []");
    check(long, "Ra7", "en", EditionName::E2014, "clear 1 draw - [9.6b] ends_game");
    check(long, "Ra7", "en", NEWEST, "clear 1 draw - [9.6.2] ends_game");
    // The game was drawn before.
    let over = "4k3/8/8/8/8/8/8/R3K3 w - - 150 120";
    check(over, "Ra9", "en", NEWEST, "unintelligible 0 draw - [I.8 9.6.2] unintelligible loss_exempt");
    check(over, "Ra7", "en", NEWEST, "clear 1 draw - [9.6.2]");
    check(over, "Ra7", "en", EditionName::E2005, "clear 1 play - []");
}

#[test]
fn a_fifth_repetition() {
    let mut checker = crate::Checker::new(crate::Settings::default());
    let knights = "Nf3 Nf6 Ng1 Ng8 ";
    let text = knights.repeat(3) + "Nf3 Nf6 Ng1";
    let checked = checker.check(text.as_bytes());
    let (end, past) = (checked.record.end.unwrap(), positions_before_end(checked.record));
    assert_eq!(past.len(), 15);
    let judged = |laws| said(&judge_sealed(&end, &past, &SealedMove::new("Ng8").under(laws)));
    assert_eq!(judged(EditionName::E2009), "clear 1 play - [] ");
    assert_eq!(judged(EditionName::E2014), "clear 1 draw - [9.6a] ends_game");
    assert_eq!(judged(NEWEST), "clear 1 draw - [9.6.1] ends_game");
}

#[test]
fn what_else_stands_on_the_paper() {
    let remarks = |text: &str, laws| {
        let judged = judged(SAMPLE, text, "es", laws);
        let one = |remark: &SealedRemark| format!("{} [{}]", remark.kind.as_str(), remark.articles.join(" "));
        let remarks: Vec<String> = judged.remarks.iter().map(one).collect();
        format!("{} {}: {}", judged.verdict.as_str(), judged.outcome.kind.as_str(), remarks.join(", "))
    };
    for (text, expected) in [
        ("Cc3", "clear play: "),
        ("9.Cc3", "clear play: "),
        ("9 Cc3", "clear play: "),
        ("jugada secreta: 9.Cc3", "clear play: "),
        ("~~Cbd2~~ Cc3", "irregular play: struck_out [I.1]"),
        ("Cbd2 (tachado) Cc3", "irregular play: struck_out [I.1]"),
        ("~~Cbd2~~", "unintelligible loss: struck_out [I.1]"),
        ("Cc3 ~~Cbd2~~", "irregular play: struck_out [I.1]"),
        ("Cc3, ~~Cbd2~~.", "irregular play: struck_out [I.1]"),
        ("Cc3 (tachado: Cbd2)", "irregular play: struck_out [I.1]"),
        ("Cc3 [gestrichen Cbd2]", "irregular play: struck_out [I.1]"),
        // What is struck out is not sure.
        ("~~Cbd2", "unintelligible arbiter: "),
        ("Cc3 (no tachado)", "irregular arbiter: text [], text []"),
        ("Cc3, tachado: Cbd2", "ambiguous arbiter: text []"),
        ("10.Cc3", "irregular play: move_number [I.2]"),
        ("9...Cc3", "irregular play: move_number [I.2]"),
        ("...Cc3", "irregular play: move_number [I.2]"),
        ("Cc3 (=)", "clear play: draw_offer [9.1 I.2]"),
        ("Cc3, ¿tablas?", "irregular play: draw_offer [9.1 I.2]"),
        ("Cc3 reclamo tablas", "irregular arbiter: claim [9.2 9.3]"),
        ("Cc3 abandono", "irregular arbiter: resignation [5.1.2]"),
        ("abandono", "unintelligible loss: resignation [5.1.2]"),
        ("Cc3 0-1", "irregular arbiter: result []"),
        ("Cc3 0-0", "irregular play: reply [8.1]"),
        ("9.Cc3 Cb4", "irregular play: reply [8.1]"),
        ("Cc3 Cc3", "irregular play: second_move []"),
        ("Cc3 Cbd2", "ambiguous loss: "),
        ("Cc3 o Cbd2", "ambiguous loss: "),
        ("Cc3 / Cbd2", "ambiguous loss: "),
        ("Cc3 Dh9", "irregular arbiter: text []"),
        ("Cc3 Dh8", "ambiguous arbiter: "),
        ("Cc3 hola", "irregular arbiter: text []"),
        ("Caballo c3", "irregular play: "),
        ("(Cc3)", "irregular play: "),
        ("C b d 2", "irregular play: "),
        ("b1 d2", "irregular play: "),
        ("Cc3Cbd2", "unintelligible arbiter: "),
        ("Cc3-", "unintelligible arbiter: "),
        ("Cc3 10.Cbd2", "ambiguous arbiter: "),
        ("propongo tablas", "unintelligible arbiter: draw_offer [9.1 I.2]"),
        ("Cc3 ó Cbd2", "ambiguous loss: "),
        ("", "unintelligible loss: "),
        ("?", "unintelligible loss: "),
        ("9...", "unintelligible loss: "),
    ] {
        assert_eq!(remarks(text, NEWEST), expected, "{text}");
    }
    assert_eq!(remarks("Cc3 0-0", EditionName::E2001), "irregular play: reply []");
    assert_eq!(remarks("~~Cbd2~~ Cc3", EditionName::E2009), "irregular play: struck_out [Guidelines 1]");
}

#[test]
fn resignations() {
    let alone = |laws| said(&judged(BARE, "resigns", "en", laws));
    assert_eq!(alone(EditionName::E2018), "unintelligible 0 loss white [5.1.2] unintelligible");
    assert_eq!(alone(NEWEST), "unintelligible 0 draw - [5.1.2] unintelligible");
}

#[test]
fn us_chess_is_another_rule() {
    let by = |text: &str| {
        let sealed = SealedMove::new(text).by(SealedStandard::UsChess);
        let judged = judge_sealed(&Position::from_fen(SAMPLE).unwrap(), &[], &sealed);
        assert!(judged.outcome.articles.is_empty() && judged.opponent_can_mate.is_none());
        let chooses = judged.outcome.chooses.map_or("nobody", Chooser::as_str);
        format!("{} {} {chooses} {}", judged.verdict.as_str(), judged.outcome.kind.as_str(), judged.reasonable.len())
    };
    assert_eq!(by("Cbd2"), "clear play nobody 0");
    assert_eq!(by("Cd2"), "ambiguous play opponent 0");
    assert_eq!(by("Dh9"), "unintelligible arbiter arbiter 0");
    assert_eq!(by("Qd8"), "illegal arbiter arbiter 3");
}

#[test]
fn long_papers_are_not_read() {
    let judged = judged(SAMPLE, &"Cc3 ".repeat(200), "es", NEWEST);
    assert_eq!(said(&judged), "unintelligible 0 arbiter - [] unintelligible");
    let message = Messages::english().format(&judged.findings[0].message);
    assert_eq!(message, "the text has 800 bytes, and of a sealed move no more than 512 are read");
    assert_eq!(judged.remarks.len(), 0);
}

#[test]
fn men_and_pieces_in_words() {
    let knight = "4k2r/8/8/8/8/5N2/8/4K3 w k - 0 41";
    for (text, lang) in [
        ("knight to g5", ""),
        ("Knight g5", "en"),
        ("Caballo g5", "es"),
        ("caballo a g5", ""),
        ("cavalier en g5", "fr"),
        ("Springer g5", "de"),
        ("N.g5", "en"),
        ("N g 5", "en"),
    ] {
        check(knight, text, lang, NEWEST, "irregular 1 play - []");
    }
    let pawn = "8/3P4/8/8/8/7r/k7/4K3 w - - 0 41";
    for text in ["d8=queen", "d8 (queen)", "d8 = Dama", "d8 dame", "d8 Turm"] {
        check(pawn, text, "", NEWEST, "irregular 1 play - []");
    }
    for text in ["d8=Q or R", "d8=Q/R", "d8=Q or rook", "d8=Q oder N"] {
        check(pawn, text, "en", NEWEST, "ambiguous 2 loss white [I.8] ambiguous");
    }
    check(pawn, "d8=Q or R", "en", EditionName::E2005, "ambiguous 2 loss white [A8a] ambiguous");
    check(knight, "knight to h8", "en", NEWEST, "illegal 0 loss white [I.8] illegal");
    let castles = "4k2r/8/8/8/8/8/8/4K2R w K - 0 41";
    for text in ["0-0 (short)", "0-0 corto", "O-O (kurz)"] {
        check(castles, text, "", NEWEST, "irregular 1 play - []");
    }
    check(castles, "0-0 (long)", "", NEWEST, "irregular 1 arbiter - []");
}

#[test]
fn times_and_words_for_a_draw_beside_the_move() {
    let knight = "4k2r/8/8/8/8/5N2/8/4K3 w k - 0 41";
    for (text, lang, kind) in [
        ("Ng5 1:23:45", "en", RemarkKind::Time),
        ("Cg5 (0h23)", "es", RemarkKind::Time),
        ("Ng5 draw", "en", RemarkKind::DrawOffer),
        ("Cg5 tablas", "es", RemarkKind::DrawOffer),
        ("Cg5, je propose nulle", "fr", RemarkKind::DrawOffer),
        ("Sg5 ich biete Remis an", "de", RemarkKind::DrawOffer),
        ("Ng5 I offer a draw", "en", RemarkKind::DrawOffer),
    ] {
        let judged = judged(knight, text, lang, NEWEST);
        let kinds: Vec<_> = judged.remarks.iter().map(|remark| remark.kind).collect();
        assert_eq!((kinds.as_slice(), judged.outcome.kind), (&[kind][..], OutcomeKind::Play), "{text}");
    }
    for (text, lang) in [("j'abandonne", "fr"), ("ich gebe auf", "de"), ("abandono", "es"), ("I resign", "en")] {
        let judged = judged(knight, text, lang, NEWEST);
        assert_eq!(judged.remarks.iter().map(|remark| remark.kind).collect::<Vec<_>>(), [RemarkKind::Resignation]);
    }
}

#[test]
fn a_repetition_of_which_nothing_is_known() {
    let shuffled = |clock: u8| format!("4k2r/8/8/8/8/5N2/8/4K3 w k - {clock} 41");
    let open = |clock, laws| {
        let judged = judged(&shuffled(clock), "Ng5", "en", laws);
        judged.undecided.iter().map(|open| open.rule.name).collect::<Vec<_>>()
    };
    assert_eq!(open(15, NEWEST), ["sealed.ends_game"]);
    assert_eq!(open(20, EditionName::E2014), ["sealed.ends_game"]);
    assert_eq!(open(14, NEWEST), [""; 0]);
    assert_eq!(open(40, EditionName::E2009), [""; 0]);
}
