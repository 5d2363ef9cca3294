//! What is written in any language and style is read as it was meant.

use super::algebraic;
use crate::grammar::moves::reader;
use crate::language::LANGUAGES;
use crate::{Form, Kind, Laxity, ManMove, Marks, MoveFacts, Style, Target, write_move};
use planilla_board::{File, Rank, Role, Side, Square};
use quickcheck::{Arbitrary, Gen, QuickCheck};

/// Facts that may stand together.
impl Arbitrary for MoveFacts {
    fn arbitrary(g: &mut Gen) -> MoveFacts {
        let any = |g: &mut Gen| Square::from_low_bits(u32::arbitrary(g));
        let role = *g.choose(&Role::ALL).unwrap();
        let mut facts = MoveFacts::new(role, any(g), any(g));
        facts.check = bool::arbitrary(g);
        facts.mate = bool::arbitrary(g);
        facts.offer = bool::arbitrary(g);
        facts.capture = bool::arbitrary(g);
        match role {
            Role::King if bool::arbitrary(g) => {
                facts.castle = Some(*g.choose(&Side::ALL).unwrap());
                facts.capture = false;
            }
            Role::Pawn => {
                let file = facts.from.file().index() as u8;
                let near = if file == 0 || (file < 7 && bool::arbitrary(g)) { file + 1 } else { file - 1 };
                let file = File::new(if facts.capture { near } else { file }).unwrap();
                facts.to = Square::new(file, facts.to.rank());
                if let Some(before) = [(0, 1), (7, 6)].iter().find(|(last, _)| *last == facts.to.rank().index()) {
                    facts.from = Square::new(facts.from.file(), Rank::new(before.1).unwrap());
                    facts.promotion = Some(*g.choose(&Role::PROMOTIONS).unwrap());
                }
                facts.en_passant = facts.capture && matches!(facts.to.rank().index(), 2 | 5);
            }
            _ => {
                facts.file = bool::arbitrary(g);
                facts.rank = bool::arbitrary(g);
            }
        }
        facts
    }
}

/// The reading that a move written in a style must have, as far as the style shows the facts.
fn expected(facts: &MoveFacts, style: Style) -> (Kind, Marks) {
    let uci = style.form == Form::Uci;
    let san = style.form == Form::San;
    let shown = (style.marks || san) && !uci;
    let mut marks = Marks::NONE;
    for (held, mark) in [
        (facts.capture && shown, Marks::CAPTURE),
        (facts.check && !facts.mate && shown, Marks::CHECK),
        (facts.mate && shown, Marks::MATE),
        (facts.en_passant && shown && !san, Marks::EN_PASSANT),
        (facts.offer && !uci && !san, Marks::OFFER),
    ] {
        marks |= if held { mark } else { Marks::NONE };
    }
    if let (Some(side), false) = (facts.castle, uci) {
        return (Kind::Castle(side), marks);
    }
    let pawn = facts.role == Role::Pawn;
    let long = uci || style.form == Form::Long;
    let man = ManMove {
        role: if uci || (pawn && long) { None } else { Some(facts.role) },
        file: (long || facts.file || (pawn && facts.capture)).then_some(facts.from.file()),
        rank: (long || facts.rank).then_some(facts.from.rank()),
        target: Target::Square(facts.to),
        promotion: facts.promotion,
    };
    (Kind::Man(man), marks)
}

#[test]
fn what_is_written_is_read() {
    const MEANING: Marks =
        Marks(Marks::CAPTURE.0 | Marks::CHECK.0 | Marks::MATE.0 | Marks::EN_PASSANT.0 | Marks::OFFER.0);
    const IRREGULAR: Marks = Marks(Marks::CASE.0 | Marks::STRAY.0 | Marks::MARK_FORM.0 | Marks::LOOKALIKE.0);
    let check = |facts: MoveFacts| {
        for language in algebraic() {
            for style in Form::ALL.map(Style::new).into_iter().flat_map(|style| [style, style.without_marks()]) {
                let text = write_move(&facts, language, style);
                let reader = reader(if style.form == Form::San { &LANGUAGES[0] } else { language });
                let readings = reader.read(&text);
                let first = readings.first();
                let (kind, marks) = expected(&facts, style);
                assert_eq!((first.kind, first.marks & MEANING), (kind, marks), "{language:?} {style:?} `{text}`");
                assert!(first.laxity == Laxity::Letter && !first.marks.any(IRREGULAR), "{language:?} `{text}`");
            }
        }
        true
    };
    QuickCheck::new().tests(5000).quickcheck(check as fn(MoveFacts) -> bool);
}
