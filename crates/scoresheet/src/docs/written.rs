//! The rules' pages as their authors write them, by language. The English one stands in its rule; the others in a table
//! here. A test tells the pages that are missing.

use super::headings::Headings;
use crate::rule::Rule;

/// The page of a rule as it is written in a language, if it is.
///
/// ```
/// let rule = planilla::Rule::by_name("move.illegal").unwrap();
/// let page = planilla::docs::written_page(rule, "es").unwrap();
/// assert!(page.starts_with("# move.illegal\n\n## Qué encuentra\n"));
/// assert!(planilla::docs::written_page(rule, "fr").is_none());
/// ```
pub fn written_page(rule: &Rule, language: &str) -> Option<&'static str> {
    match language {
        "en" => Some(rule.page),
        "es" => {
            let is_it =
                |page: &&&str| page.lines().next().and_then(|title| title.strip_prefix("# ")) == Some(rule.name);
            SPANISH.iter().find(is_it).copied()
        }
        _ => None,
    }
}

/// The sheets of the examples of a page in a language, or those of their clean twins.
///
/// ```
/// use planilla::docs::{sheets, written_page};
/// let rule = planilla::Rule::by_name("end.moves_after_mate").unwrap();
/// let page = written_page(rule, "en").unwrap();
/// assert_eq!(sheets(page, "en", false), ["laws: 2023\nlang: en\n1.f3 e5 2.g4 Qh4# 3.a3\n"]);
/// assert_eq!(sheets(page, "en", true), ["laws: 2023\nlang: en\n1.f3 e5 2.g4 Qh4# 0-1\n"]);
/// ```
pub fn sheets<'p>(page: &'p str, language: &str, clean: bool) -> Vec<&'p str> {
    blocks(page, language, clean, "sheet")
}

/// The blocks of a kind in the examples of a page.
pub(super) fn blocks<'p>(page: &'p str, language: &str, clean: bool, kind: &str) -> Vec<&'p str> {
    let heading = Headings::of(language).written[if clean { 3 } else { 2 }];
    let is_it = |section: &&str| section.lines().next() == Some(heading);
    let section = page.split("\n## ").find(is_it).unwrap_or_default();
    let fence = format!("```{kind}\n");
    section.split(&fence).skip(1).filter_map(|after| Some(after.split_once("```")?.0)).collect()
}

macro_rules! pages {
    ($($file:literal)*) => {
        &[$(include_str!(concat!("../rules/", $file, ".es.md"))),*]
    };
}

/// The Spanish pages. Each says in its first line of which rule it is.
const SPANISH: &[&str] = pages! {
    "edition/chosen"
    "notation/piece_language"
    "notation/non_algebraic"
    "notation/ambiguous"
    "notation/disambiguation_style"
    "notation/capture_mark"
    "notation/ep_suffix"
    "notation/check_mark"
    "notation/mate_mark"
    "notation/castling_form"
    "notation/promotion_form"
    "notation/pawn_form"
    "notation/long_form"
    "notation/case_or_figurine_lost"
    "notation/repaired_text"
    "sheet/no_moves"
    "sheet/columns_swapped"
    "sheet/rows_descending"
    "sheet/move_number"
    "sheet/gap"
    "sheet/extra_cell"
    "sheet/unreached"
    "sheet/heading"
    "sheet/extraneous"
    "moves/illegal"
    "moves/illegal_castling"
    "moves/illegal_ep"
    "moves/leaves_king_in_check"
    "moves/illegal_stands"
    "moves/illegal_tally"
    "moves/unread"
    "end/moves_after_mate"
    "end/moves_after_stalemate"
    "end/moves_after_dead"
    "end/fivefold_passed"
    "end/seventyfive_passed"
    "result/contradicts_end"
    "result/contradicts_reason"
    "result/flag_without_mating_chance"
    "result/resignation_without_mating_chance"
    "result/draw_without_moves"
    "result/draw_before_minimum"
    "time/both_flags"
    "result/missing_or_unsigned"
    "result/unusual"
    "result/reason_not_visible"
    "offer/missing"
    "offer/not_on_both"
    "sheets/first_divergence"
    "sheets/one_resolves"
    "sheets/result_differs"
    "sheets/same_illegal"
    "start/wrong_position"
    "start/rapid_setup"
    "claim/threefold"
    "claim/fifty"
    "claim/right_lost"
    "claim/intended_move_not_played"
    "start/colours_reversed"
    "claim/penalty"
    "claim/available_unused"
    "quickplay/position_mismatch"
    "recording/stopped_early"
    "recording/gap_at_control"
    "recording/written_in_advance"
    "time/control_missed"
    "clock/inconsistent"
    "time/class"
    "sealed/ambiguous"
    "sealed/unintelligible"
    "sealed/illegal"
    "sealed/language_clash"
    "sealed/loss_exempt"
    "sealed/ends_game"
    "sealed/envelope_incomplete"
    "sealed/envelope_mismatch"
    "sealed/late_or_absent"
    "sealed/claim_after_sealing"
    "sealed/offer_standing"
    "sealed/clock_error"
    "text/encoding"
    "text/syntax"
    "text/json"
    "text/result_mismatch"
    "text/king_centre_tail"
    "text/refused"
    "text/doubtful_fen"
    "trf/file_fault"
    "trf/code_mismatch"
    "trf/unpaired_game"
    "trf/date_mismatch"
    "trf/time_control_mismatch"
    "trf/same_moves"
    "rating/time_control"
};
