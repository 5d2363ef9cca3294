//! A great deal of one thing. That it is done in time is measured in `bench/`; here it must be done, and the laws hold.

use planilla_notation::Input;
use planilla_tests::{oracles, random};

#[test]
fn floods_are_checked_as_sheets_and_as_games() {
    for piece in random::FLOODS {
        let text = random::flood(piece, 1 << 18);
        for input in [Input::Text, Input::Pgn, Input::Table] {
            oracles::check_keeps_every_cell_as(text.as_bytes(), Some(input));
        }
    }
}

#[test]
fn floods_are_read_without_loss() {
    for piece in random::FLOODS {
        let text = random::flood(piece, 1 << 18);
        oracles::lexing_is_lossless(&text);
        oracles::sheet_holds_every_byte(&text);
        oracles::pgn_holds_every_byte(&text);
        oracles::table_holds_every_byte(&text);
        oracles::blocks_tile(text.as_bytes());
    }
}

#[test]
fn a_flood_behind_a_good_opening_leaves_the_opening_alone() {
    for piece in random::FLOODS {
        let text = format!("1.e4 e5 2.Nf3 Nc6 {}", random::flood(piece, 1 << 16));
        let mut checker = planilla::Checker::new(planilla::Settings::default());
        let checked = checker.check(text.as_bytes());
        let read = checked.record.plies.iter().take(3).filter(|ply| ply.status.is_read()).count();
        assert_eq!(read, 3, "{piece:?}");
    }
}
