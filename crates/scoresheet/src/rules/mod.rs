//! The rules: one file each, with its page beside it, and one flat list. Documents, help and tests derive from the list.

mod claim;
mod clock;
mod edition;
mod end;
mod moves;
mod notation;
mod offer;
mod place;
mod quickplay;
mod rating;
mod recording;
mod result;
mod sealed;
mod sheet;
mod sheets;
mod spelling;
mod start;
mod text;
mod time;
mod trf;

pub(crate) use edition::chosen;
pub(crate) use end::fivefold_passed::RULE as FIVEFOLD;
pub(crate) use end::moves_after_dead::RULE as DEAD;
pub(crate) use end::moves_after_mate::RULE as MATE;
pub(crate) use end::moves_after_stalemate::RULE as STALEMATE;
pub(crate) use end::seventyfive_passed::RULE as SEVENTYFIVE;
pub(crate) use moves::of_reading;
pub(crate) use notation::ambiguous::of_rivals;
pub(crate) use notation::promotion_form::of_unnamed;
pub(crate) use offer::not_on_both::RULE as OFFER_NOT_ON_BOTH;
pub(crate) use result::account::matters as told_matters;
pub(crate) use result::contradicts_end::{due_for, stands_in as has_undue_result};
pub(crate) use result::draw_before_minimum::limit as limit_of_draws;
pub(crate) use result::unusual::ends_unusual;
pub(crate) use sealed::ambiguous::RULE as SEALED_AMBIGUOUS;
pub(crate) use sealed::claim_after_sealing::RULE as SEALED_CLAIM;
pub(crate) use sealed::clock_error::RULE as SEALED_CLOCK;
pub(crate) use sealed::ends_game::RULE as SEALED_ENDS_GAME;
pub(crate) use sealed::envelope_incomplete::RULE as ENVELOPE_INCOMPLETE;
pub(crate) use sealed::envelope_mismatch::RULE as ENVELOPE_MISMATCH;
pub(crate) use sealed::illegal::RULE as SEALED_ILLEGAL;
pub(crate) use sealed::language_clash::RULE as SEALED_LANGUAGE_CLASH;
pub(crate) use sealed::late_or_absent::RULE as SEALED_LATE;
pub(crate) use sealed::loss_exempt::RULE as SEALED_LOSS_EXEMPT;
pub(crate) use sealed::offer_standing::RULE as SEALED_OFFER;
pub(crate) use sealed::unintelligible::RULE as SEALED_UNINTELLIGIBLE;
pub(crate) use sheet::columns_swapped::RULE as COLUMNS_SWAPPED;
pub(crate) use sheet::extraneous::any as any_extraneous;
pub(crate) use sheet::heading::signals as of_headings;
pub(crate) use sheets::first_divergence::RULE as FIRST_DIVERGENCE;
pub(crate) use sheets::one_resolves::RULE as ONE_RESOLVES;
pub(crate) use sheets::result_differs::RULE as RESULT_DIFFERS;
pub(crate) use sheets::same_illegal::RULE as SAME_ILLEGAL;
pub(crate) use start::is_wrong as is_wrong_start;
pub(crate) use text::king_centre_tail::instead_of_others;
pub(crate) use text::result_mismatch::stands_in as has_result_mismatch;
pub(crate) use trf::{code_mismatch, date_mismatch, file_fault, same_moves, unpaired_game};

use crate::rule::Rule;

/// All rules, in the order in which lists show them.
pub static RULES: &[&Rule] = &[
    &edition::chosen::RULE,
    &notation::piece_language::RULE,
    &notation::non_algebraic::RULE,
    &notation::ambiguous::RULE,
    &notation::disambiguation_style::RULE,
    &notation::capture_mark::RULE,
    &notation::ep_suffix::RULE,
    &notation::check_mark::RULE,
    &notation::mate_mark::RULE,
    &notation::castling_form::RULE,
    &notation::promotion_form::RULE,
    &notation::pawn_form::RULE,
    &notation::long_form::RULE,
    &notation::case_or_figurine_lost::RULE,
    &notation::repaired_text::RULE,
    &sheet::no_moves::RULE,
    &sheet::columns_swapped::RULE,
    &sheet::rows_descending::RULE,
    &sheet::move_number::RULE,
    &sheet::gap::RULE,
    &sheet::extra_cell::RULE,
    &sheet::unreached::RULE,
    &sheet::heading::RULE,
    &sheet::extraneous::RULE,
    &moves::illegal::RULE,
    &moves::illegal_castling::RULE,
    &moves::illegal_ep::RULE,
    &moves::leaves_king_in_check::RULE,
    &moves::illegal_stands::RULE,
    &moves::illegal_tally::RULE,
    &moves::unread::RULE,
    &end::moves_after_mate::RULE,
    &end::moves_after_stalemate::RULE,
    &end::moves_after_dead::RULE,
    &end::fivefold_passed::RULE,
    &end::seventyfive_passed::RULE,
    &result::contradicts_end::RULE,
    &result::contradicts_reason::RULE,
    &result::flag_without_mating_chance::RULE,
    &result::resignation_without_mating_chance::RULE,
    &result::draw_without_moves::RULE,
    &result::draw_before_minimum::RULE,
    &result::missing_or_unsigned::RULE,
    &result::unusual::RULE,
    &result::reason_not_visible::RULE,
    &time::both_flags::RULE,
    &offer::missing::RULE,
    &offer::not_on_both::RULE,
    &sheets::first_divergence::RULE,
    &sheets::one_resolves::RULE,
    &sheets::result_differs::RULE,
    &sheets::same_illegal::RULE,
    &start::wrong_position::RULE,
    &start::rapid_setup::RULE,
    &claim::threefold::RULE,
    &claim::fifty::RULE,
    &claim::right_lost::RULE,
    &claim::intended_move_not_played::RULE,
    &start::colours_reversed::RULE,
    &claim::penalty::RULE,
    &claim::available_unused::RULE,
    &quickplay::position_mismatch::RULE,
    &recording::stopped_early::RULE,
    &recording::gap_at_control::RULE,
    &recording::written_in_advance::RULE,
    &time::control_missed::RULE,
    &clock::inconsistent::RULE,
    &time::class::RULE,
    &sealed::ambiguous::RULE,
    &sealed::unintelligible::RULE,
    &sealed::illegal::RULE,
    &sealed::language_clash::RULE,
    &sealed::loss_exempt::RULE,
    &sealed::ends_game::RULE,
    &sealed::envelope_incomplete::RULE,
    &sealed::envelope_mismatch::RULE,
    &sealed::late_or_absent::RULE,
    &sealed::claim_after_sealing::RULE,
    &sealed::offer_standing::RULE,
    &sealed::clock_error::RULE,
    &text::encoding::RULE,
    &text::syntax::RULE,
    &text::json::RULE,
    &text::result_mismatch::RULE,
    &text::king_centre_tail::RULE,
    &text::refused::RULE,
    &text::doubtful_fen::RULE,
    &trf::file_fault::RULE,
    &trf::code_mismatch::RULE,
    &trf::unpaired_game::RULE,
    &trf::date_mismatch::RULE,
    &trf::time_control_mismatch::RULE,
    &trf::same_moves::RULE,
    &rating::time_control::RULE,
];

impl Rule {
    /// The first part of its name: the group it belongs to.
    ///
    /// ```
    /// assert_eq!(planilla::Rule::by_name("notation.ambiguous").unwrap().group(), "notation");
    /// ```
    pub fn group(&self) -> &'static str {
        self.name.split_once('.').map_or(self.name, |(group, _)| group)
    }

    /// The rule of a name.
    ///
    /// ```
    /// use planilla::Rule;
    /// assert!(Rule::by_name("notation.ambiguous").is_some());
    /// ```
    pub fn by_name(name: &str) -> Option<&'static Rule> {
        RULES.iter().find(|rule| rule.name == name).copied()
    }
}

#[cfg(test)]
mod pages;
#[cfg(test)]
mod said;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::EditionName;
    use std::collections::BTreeSet;

    #[test]
    fn names_are_unique_and_dotted() {
        let mut seen = BTreeSet::new();
        for rule in RULES {
            let (group, fact) = rule.name.split_once('.').expect("a dot");
            for word in [group, fact] {
                assert!(!word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'_'), "{}", rule.name);
            }
            assert!(seen.insert(rule.name), "{} twice", rule.name);
            // Of a sealed move is said what is said of a move in a game.
            assert!(seen.insert(fact) || group == "sealed", "{fact} twice");
            assert!(std::ptr::eq(Rule::by_name(rule.name).unwrap(), *rule));
        }
    }

    #[test]
    fn summaries_are_one_plain_line() {
        for rule in RULES {
            assert!(!rule.summary.is_empty() && !rule.summary.contains('\n') && !rule.summary.ends_with('.'));
        }
    }

    #[test]
    fn articles_are_ascii_and_do_not_overlap() {
        for rule in RULES {
            for edition in EditionName::ALL {
                let ranges = rule.articles.iter().filter(|cited| cited.from <= edition && edition <= cited.to).count();
                assert!(ranges <= 1, "{} in {edition}", rule.name);
                for number in rule.articles_in(edition) {
                    assert!(number.is_ascii() && !number.is_empty(), "{}: {number}", rule.name);
                }
            }
            assert!(rule.articles.iter().all(|cited| cited.from <= cited.to), "{}", rule.name);
        }
    }
}
