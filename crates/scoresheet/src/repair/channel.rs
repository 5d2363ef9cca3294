//! What writing costs, as data: `data/channel.toml` says where its numbers come from.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// All prices, as negative logarithms.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Channel {
    pub(super) cell: CellPrices,
    pub(super) slip: SlipPrices,
    pub(super) changed: ChangePrices,
    pub(super) style: StylePrices,
    pub(super) gap: GapPrices,
    /// Two characters that are taken for one another.
    pub(super) pairs: BTreeMap<String, f32>,
}

/// What whole cells cost.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CellPrices {
    pub(super) blank: f32,
    pub(super) garbage: f32,
    pub(super) slip: f32,
    pub(super) next_slip: f32,
}

/// What a character too many or too few costs.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SlipPrices {
    pub(super) insert: f32,
    pub(super) again: f32,
    pub(super) sign: f32,
    pub(super) file: f32,
    pub(super) rank: f32,
    pub(super) man: f32,
    pub(super) mark: f32,
}

/// What one character for another costs.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChangePrices {
    pub(super) case: f32,
    pub(super) file: f32,
    pub(super) rank: f32,
    pub(super) man: f32,
    pub(super) other: f32,
}

/// What ways of writing a move cost.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StylePrices {
    pub(super) letter: f32,
    pub(super) pawn_letter: f32,
    pub(super) hint_needed: f32,
    pub(super) hint_missing: f32,
    pub(super) hint_spare: f32,
    pub(super) long: f32,
    pub(super) hyphen: f32,
    pub(super) capture: f32,
    pub(super) capture_other: f32,
    pub(super) capture_behind: f32,
    pub(super) capture_missing: f32,
    pub(super) capture_false: f32,
    pub(super) target_man: f32,
    pub(super) target_man_square: f32,
    pub(super) target_file: f32,
    pub(super) pawn_bare: f32,
    pub(super) pawn_file_missing: f32,
    pub(super) check: f32,
    pub(super) check_missing: f32,
    pub(super) check_false: f32,
    pub(super) mate: f32,
    pub(super) mate_as_check: f32,
    pub(super) mate_missing: f32,
    pub(super) mate_false: f32,
    pub(super) promotion_sign_missing: f32,
    pub(super) promotion_missing: f32,
    pub(super) castling_other_side: f32,
    pub(super) castling_hyphen_missing: f32,
    pub(super) castling_as_king: f32,
}

/// What it costs that plies and cells do not go together.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GapPrices {
    pub(super) missing: f32,
    pub(super) missing_next: f32,
    pub(super) surplus: f32,
    pub(super) surplus_again: f32,
    pub(super) surplus_blank: f32,
    pub(super) numbers_bear_out: f32,
    pub(super) number_wrong: f32,
    pub(super) columns_right_again: f32,
    pub(super) late: f32,
    pub(super) late_by_numbers: f32,
}

impl Channel {
    /// What slips cost together.
    pub(super) fn of_more_slips(&self, price: f32) -> f32 {
        let CellPrices { slip, next_slip, .. } = self.cell;
        price.min(slip + (price - slip) * next_slip)
    }

    /// What a cell costs whose slips add up to so much. Slips come together more often than chance has it, and any cell may
    /// have nothing to do with the move; of two moves the nearer one stays the cheaper.
    pub(super) fn of_slips(&self, price: f32) -> f32 {
        let garbage = self.cell.garbage;
        let price = self.of_more_slips(price);
        let (less, more) = if price < garbage { (price, garbage) } else { (garbage, price) };
        if more == f32::INFINITY { less } else { less - (less - more).exp().ln_1p() }
    }

    /// The prices of the table.
    pub(super) fn standard() -> &'static Channel {
        static CHANNEL: LazyLock<Channel> = LazyLock::new(|| {
            toml::from_str(include_str!("../../data/channel.toml")).expect("the embedded table is read by a test")
        });
        &CHANNEL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read() {
        let channel = Channel::standard();
        assert!(channel.pairs.keys().all(|pair| pair.chars().count() == 2));
        assert!(channel.pairs.values().all(|price| (0.0..12.0).contains(price)));
        assert!(channel.cell.blank < channel.cell.garbage);
    }
}
