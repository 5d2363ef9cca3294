//! What a replay makes of sheets: each row a sheet, its language, and the entries that are not exact.

use crate::{Checker, LanguageHow, Settings, Signals};
use planilla_board::State;
use planilla_notation::Outcome;

/// The languages beside the first where no letter tells them apart.
const ALL: &[&str] = &["all"];

/// Those with the letters of German.
const DE: &[&str] = &["lb", "da", "nb", "nn", "sv", "hr", "bs", "sl", "sr-Latn", "gsw"];

/// The entries that are not exact, as `text status move`, with `~` where later cells settled it.
#[track_caller]
fn check(sheet: &str, language: &str, others: &[&str], entries: &[&str]) {
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(sheet.as_bytes());
    let record = checked.record;
    let codes: Vec<&str> = checked.language.others.iter().map(|language| language.code).collect();
    if others == ALL {
        assert!(codes.len() > 40 && codes.starts_with(&["es", "fr", "de"]), "{codes:?}");
    }
    let others = if others == ALL { &codes } else { others };
    assert_eq!((checked.language.language.code, codes.as_slice()), (language, others), "the language of {sheet}");
    let found: Vec<String> = record
        .plies
        .iter()
        .filter(|ply| ply.status.as_str() != "exact")
        .map(|ply| {
            let text = ply.span.map_or("-", |span| span.of(&checked.source.text));
            let sure = record.candidates_of(ply).len() < 2;
            let played = ply.played.filter(|_| sure).map_or(String::new(), |played| format!(" {played}"));
            let settled = if ply.settled_by.is_some() { " ~" } else { "" };
            format!("{text} {}{played}{settled}", ply.status.as_str())
        })
        .collect();
    assert_eq!(found, entries, "{sheet}");
}

#[test]
fn a_sheet_in_one_language() {
    check("1e4 e5 2Cf3 Cc6 3Ab5 a6", "es", &["it", "ca", "gl"], &[]);
    check("1.e4 e5 2.Sf3 Sc6 3.Lb5 a6 4.0-0", "de", DE, &[]);
    check("1.e4 e5 2.Cf3 Cc6 3.Fb5 a6", "fr", &[], &[]);
    // A queen and knights alone are French as well.
    check("1.d4 d5 2.c4 dxc4 3.e3 b5 4.Df3 Cc6", "es", &["fr", "it", "pt", "ca", "gl", "ro"], &[]);
    check("1.e4 e5 2.f4 exf4", "en", ALL, &[]);
}

#[test]
fn one_illegal_move_of_a_pgn_game_is_no_other_language() {
    let pgn = |moves: &str| format!("[White \"Eva\"]\n\n{moves} 0-1\n");
    // In Esperanto the bishop is K.
    check(&pgn("1. d4 d5 2. Ke3"), "en", ALL, &["Ke3 illegal"]);
    check("1.d4 d5 2.Ke3 e6 3.Ĉc3", "eo", &[], &[]);
    check(&pgn("1. e4 e5 2. Hf3 Hc6"), "hu", &[], &[]);
}

#[test]
fn another_language_on_the_sheet() {
    check("1.e4 e5 2.Nf3 Cc6 3.Bb5 a6", "en", &["pt"], &["Cc6 normalized b8c6"]);
    check("1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Bxc6 dxc6", "es", &["it", "pt", "ca"], &["Bxc6 normalized b5c6"]);
}

#[test]
fn ambiguity_is_carried_until_a_later_cell_settles_it() {
    check("1.e4 e5 2.d4 d6 3.Nf3 Nf6 4.Nd2 Be7", "en", &[], &["Nd2 ambiguous"]);
    check("1.e4 e5 2.d4 d6 3.Nf3 Nf6 4.Nd2 Be7 5.Nc3 0-0", "en", &[], &["Nd2 normalized f3d2 ~"]);
    let laws_example = "1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6 e.p. Nxd6 7.Bg5 Nc6 8.Qe3+ Be7 \
                        9.Nd2 0-0 10.0-0-0 Re8 11.Kb1 (=)";
    check(laws_example, "en", &[], &["Nd2 normalized b1d2 ~"]);
}

#[test]
fn a_promotion_without_its_piece_is_four_moves() {
    check("fen: 8/3P4/8/8/8/8/k7/4K3 w - - 0 1\n\n1.d8", "en", ALL, &["d8 ambiguous"]);
    let settled = "fen: 8/3P4/8/8/8/8/k7/4K3 w - - 0 1\nlang: en\n\n1.d8 Kb3 2.Ne6";
    check(settled, "en", &[], &["d8 normalized d7d8n ~"]);
}

#[test]
fn reading_goes_on_after_an_illegal_move() {
    let sample = "1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5 6.exd6 a.p. Cxd6 7Ag5 Cc6";
    check(sample, "es", &["it", "ca", "gl"], &["Dxd5 illegal d1d4"]);
    // One step away are `Bb5` and `Ba6`, and with a bishop on a6 there is no `a6`.
    check("1.e4 e5 2.Nf3 Nc6 3.Bb6 a6", "en", &[], &["Bb6 illegal f1b5 ~"]);
    // At the end nothing follows that could tell.
    check("1.e4 e5 2.Nf3 Nc6 3.Bb6", "en", &[], &["Bb6 illegal"]);
}

#[test]
fn a_text_that_is_no_move_keeps_its_place() {
    check("1.e4 e5 2.f4 exf4 3.Nf3 g5 4.xyz g4 5.Ne5 Nf6", "en", &[], &["xyz unread"]);
    // Where nothing is a move, nothing is replayed.
    check("hola amigos", "en", &[], &["hola unreached", "amigos unreached"]);
}

#[test]
fn gaps_and_half_moves_left_out() {
    check("1.e4 e5 2.Nf3 ? 3.Nxe5 Nxe5", "en", &[], &["? missing b8c6 ~"]);
    check("1.e4 e5 2.Nf3 3.Nxe5 Nxe5 4.d4", "en", &[], &["- missing b8c6 ~"]);
    check("1.e4 e5 2...Nc6 3.Nxe5 Nxe5 4.d4 Ng6", "en", &[], &["- missing g1f3 ~"]);
    // Two columns that a half-move left out has swapped, and the numbers do not help.
    check("1.e4 e5 2.Nf3 Bb5 3.a6 Bxc6 4.dxc6 0-0 5.f6", "en", &[], &["- missing"]);
}

#[test]
fn a_cell_written_twice_stands_for_no_half_move() {
    check("1.e4 e5 2.Nf3 Nc6 Nc6 3.Bc4 Bc5 4.0-0 Nf6", "en", &[], &["Nc6 extra"]);
}

#[test]
fn a_row_written_twice_stands_for_no_move() {
    // The numbers repeat, or they count on.
    let repeated = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Be7";
    check(repeated, "en", &[], &["Bb5 extra", "a6 extra"]);
    let counted_on = "1. e4 c5 2. Cf3 d6 3. d4 cxd4 4. Cxd4 Cf6 5. Cc3 a6 6. Fg5 e6 7. Fc4 Fe7 8. Fc4 Fe7 \
                      9. Fb3 Cc6 10. 0-0 0-0 11. Rh1 Fd7 12. f4 h6";
    check(counted_on, "fr", &[], &["Fc4 extra", "Fe7 extra"]);
}

#[test]
fn a_row_with_one_cell_lacks_white_where_only_black_can_have_played_it() {
    let sheet = "1.d4 Nf6 2.c4 e6 3.Nf3 b6 4.g3 Ba6 5.Qc2 Bb7 6. c5 7.d5 exd5 8.cxd5 Nxd5 9.0-0 Be7 10.Rd1 Qc8";
    // 0-0 needs the bishop gone: to g2 or to h3.
    check(sheet, "en", &[], &["- missing"]);
}

#[test]
fn numbers_show_a_gap_among_rivals_too() {
    // 14.Ce4 is written Ce8 and more than one move makes sense there; at move 18 Black's g5 is left out.
    let sheet = "1.e4 c5 2.Cf3 d6 3.d4 cxd4 4.Cxd4 Cf6 5.Cc3 g6 6.Fe3 Fg7 7.f3 0-0 8.Dd2 Cc6 9.0-0-0 d5 10.exd5 Cxd5 \
                 11.Cxc6 bxc6 12.Fd4 e5 13.Fc5 Fe6 14.Ce8 Te8 15.h4 h6 16.g4 Cf4 17.Dc3 Fd5 18.h5 19.Fc4 Dc7 20.Cd6 Ted8 \
                 21.Cf5 Ff8 22.Fxf8 Txf8 23.Fxd5 cxd5";
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(sheet.as_bytes());
    let gaps: Vec<_> = checked.record.plies.iter().filter(|ply| ply.span.is_none()).map(|ply| ply.ply).collect();
    assert_eq!(gaps, [36]);
    assert!(checked.record.numbers.is_empty());
}

#[test]
fn remarks_are_set_aside() {
    let sheet = "1.e4 e5 2.Cf3 ¡buena jugada! Cc6 3.Ab5 a6";
    check(sheet, "es", &["it", "ca", "gl"], &["¡buena extra", "jugada! extra"]);
}

#[test]
fn figurines_lost_on_the_whole_sheet_are_found_again() {
    let sheet = "1.d4 f6 2.c4 e6 3.c3 b4 4.e3 0-0 5.d3 d5 6.f3 c5 7.0-0 c6 8.a3 xc3 9.bxc3 dxc4 10.xc4 c7";
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(sheet.as_bytes());
    assert_eq!(checked.language.language.code, "figurine");
    let moves: Vec<String> = (0..checked.record.plies.len())
        .map(|entry| {
            let ply = &checked.record.plies[entry];
            checked.record.position_before(entry).san(ply.played.expect(sheet)).as_str().to_owned()
        })
        .collect();
    let played = "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5 Nf3 c5 O-O Nc6 a3 Bxc3 bxc3 dxc4 Bxc4 Qc7";
    assert_eq!(moves.join(" "), played);
    // Each piece found again is said.
    let said = checked.findings.list.iter().filter(|finding| finding.rule.name == "notation.case_or_figurine_lost");
    assert_eq!(said.count(), 9);
    // A game of pawns that breaks once has lost none.
    check("1.e4 e5 2.d4 exd4 3.c3 dxc3 4.bxc3 d5 5.e5 d4 6.h5", "en", ALL, &["h5 illegal"]);
}

#[test]
fn letters_tell_the_language_even_where_the_game_breaks_early() {
    let broken = "1.e4 e5 2.Sf3 Sc6 3.Lc4 Lc5 4.Td8 Sf6 5.d3 a6 6.a4 h6 7.c3 d6 8.Te1 0-0 9.h3 Te8";
    let mut checker = Checker::new(Settings::default());
    assert_eq!(checker.check(broken.as_bytes()).language.language.code, "de");
    let played_on_by_luck = "Nf3 Nf6 Ke4 Ng1 Ng8 ".repeat(20);
    assert_eq!(checker.check(played_on_by_luck.as_bytes()).language.language.code, "en");
}

#[test]
fn lost_case_and_lost_figurines_are_tried_when_the_game_breaks() {
    let lost_figurine = "1.e4 e5 2.Nf3 Nc6 3.c4 Nf6 4.0-0 Nxe4 5.Re1 Nd6 6.Nxe5 Be7 7.Bf1";
    check(lost_figurine, "en", &[], &["c4 normalized f1c4"]);
    let lost_case = "e4 c5 nf3 d6 d4 cxd4 nxd4 nf6 nc3 a6";
    let entries = ["nf3 normalized g1f3", "nxd4 normalized f3d4", "nf6 normalized g8f6", "nc3 normalized b1c3"];
    check(lost_case, "en", &[], &entries);
}

#[test]
fn the_end_of_the_game() {
    let over = |sheet: &str| {
        let mut checker = Checker::new(Settings::default());
        let checked = checker.check(sheet.as_bytes());
        let state = checked.record.over;
        (state, checked.record.signals.any(Signals::PLAYED_ON))
    };
    assert_eq!(over("1.f3 e5 2.g4 Qh4# 3.a3"), (Some((3, State::Checkmate)), true));
    assert_eq!(over("1.f3 e5 2.g4 Qh4#"), (None, false));
    let dead = "fen: 8/8/8/8/8/3kP3/8/7K b - - 0 1\n\n1...Kxe3 2.Kg2 Kd3";
    assert_eq!(over(dead), (Some((0, State::DeadPosition)), true));
}

#[test]
fn zeros_at_the_end_may_be_the_double_loss() {
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(b"1.Nf3 Nf6 2.Ng1 Ng8 0-0");
    assert_eq!(checked.record.result.map(|(outcome, _)| outcome), Some(Outcome::BothLose));
    assert!(checked.record.signals.any(Signals::LAST_MAY_BE_RESULT));
    let checked = checker.check(b"1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.0-0");
    assert_eq!(checked.record.result, None);
}

#[test]
fn move_numbers_are_compared_with_the_board() {
    let mut checker = Checker::new(Settings::default());
    let faults = |checker: &mut Checker, sheet: &str| {
        let checked = checker.check(sheet.as_bytes());
        checked.record.numbers.iter().map(|fault| (fault.written, fault.expected)).collect::<Vec<_>>()
    };
    assert_eq!(faults(&mut checker, "1.e4 e5 2.Nf3 Nc6 2.Bb5 a6 3.Ba4"), [(2, 3)]);
    assert_eq!(faults(&mut checker, "1.e4 e5 3.Nf3 Nc6 4.Bb5 a6"), [(3, 2)]);
    assert_eq!(faults(&mut checker, "e4 e5 2.Nf3 Nc6 Bb5 a6 4.Ba4"), []);
}

#[test]
fn languages_that_make_equal_sense_with_other_moves_are_undecided() {
    let mut checker = Checker::new(Settings::default());
    let checked = checker.check(b"fen: 4k3/8/8/8/8/8/8/4K2R w - - 0 1\n\n1.Rf1");
    assert_eq!(checked.language.how, LanguageHow::Undecided);
    assert_eq!(checked.record.plies[0].status.as_str(), "ambiguous");
    assert_eq!(checked.record.candidates_of(&checked.record.plies[0]).len(), 2);
}
