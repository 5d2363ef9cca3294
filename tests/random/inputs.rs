//! Inputs of all kinds, for those who want a great many.

use super::{Castling, Dice, Hand, Numbers, hostile_text, mutated, random_game, write_grid, write_sheet};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Form, Style};

/// A hand that writes in any way there is.
pub fn any_hand(dice: &mut Dice) -> Hand {
    Hand {
        language: dice.pick(LANGUAGES),
        style: Style::new(*dice.pick(&Form::ALL)),
        castling: *dice.pick(&[Castling::Zeros, Castling::SmallLetters, Castling::Letters]),
        numbers: *dice.pick(&[Numbers::Dotted, Numbers::Near, Numbers::Glued, Numbers::Columns, Numbers::None]),
        offers: dice.once_in(2),
    }
}

/// An input of any kind: one of the seeds, a game, a position or hostile pieces; most of them damaged.
pub fn any_input(dice: &mut Dice, seeds: &[Vec<u8>]) -> Vec<u8> {
    let most = 1 + dice.below(24);
    let input = match dice.below(8) {
        0 if !seeds.is_empty() => dice.pick(seeds).clone(),
        1 => {
            let game = random_game(dice, most);
            let hand = any_hand(dice);
            write_sheet(&game, &hand, dice).0.into_bytes()
        }
        3 => {
            let game = random_game(dice, most);
            let hand = any_hand(dice);
            write_grid(&game, &hand, dice).0.into_bytes()
        }
        2 => random_game(dice, most).end().to_fen().into_bytes(),
        _ => hostile_text(dice, most).into_bytes(),
    };
    if dice.once_in(3) { input } else { mutated(dice, &input) }
}
