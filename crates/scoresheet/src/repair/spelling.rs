//! A move as a small graph of the parts that people write of it, each at its price.
//!
//! Nodes are numbered in order, so an arc leads from a lower number to a higher one. A text is any way from the first
//! node to the last, with slips on the way. The sign of check or mate is apart from it ([`of_sign`]).

use super::channel::Channel;
use super::features::{Check, Features};
use super::letters::Letters;
use super::text::Sign;
use planilla_board::{Role, Side};
use planilla_notation::{MoveFacts, Style, write_move};

/// How many nodes a graph has at the most.
pub(super) const NODES: usize = 40;

/// A step of the graph: a character, or nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arc {
    pub(super) from: u8,
    pub(super) to: u8,
    /// The character; 0: none.
    pub(super) character: u8,
    /// What going this way costs.
    pub(super) price: f32,
    /// What it costs to leave the character out.
    pub(super) drop: f32,
}

/// The graph of one move, in a buffer that the next one uses again.
#[derive(Debug, Default)]
pub(super) struct Spelling {
    pub(super) arcs: Vec<Arc>,
    /// The last node.
    pub(super) last: u8,
}

/// Builds a graph.
struct Pen<'p> {
    arcs: &'p mut Vec<Arc>,
    letters: &'p Letters,
    channel: &'p Channel,
    next: u8,
}

impl Spelling {
    /// Makes it the graph of a move in another system than the algebraic: one spelling, that of the writer.
    fn spell_other(&mut self, features: Features, letters: &Letters, channel: &Channel) {
        self.arcs.clear();
        self.last = 0;
        let facts = MoveFacts {
            turn: features.turn,
            capture: features.captured.is_some(),
            captured: features.captured,
            promotion: features.promotion,
            castle: features.castle,
            ..MoveFacts::new(features.role, features.from, features.to)
        };
        let text = write_move(&facts, letters.language, Style::default());
        for character in text.chars().filter(|character| !character.is_whitespace()).take(NODES - 1) {
            let (from, drop) = (self.last, channel.slip.mark + 1.5);
            self.last += 1;
            self.arcs.push(Arc { from, to: self.last, character: letters.code(character), price: 0.0, drop });
        }
    }

    /// Makes it the graph of a move.
    pub(super) fn spell(&mut self, features: Features, letters: &Letters, channel: &Channel) {
        if !letters.language.is_algebraic() {
            return self.spell_other(features, letters, channel);
        }
        self.arcs.clear();
        let mut pen = Pen { arcs: &mut self.arcs, letters, channel, next: 1 };
        self.last = match features.castle {
            Some(side) => pen.castling(side, features),
            None => pen.man(features),
        };
        self.arcs.sort_by_key(|arc| arc.from);
    }
}

impl Pen<'_> {
    fn node(&mut self) -> u8 {
        let node = self.next;
        self.next = (self.next + 1).min(NODES as u8 - 1);
        node
    }

    fn skip(&mut self, from: u8, to: u8, price: f32) {
        self.arcs.push(Arc { from, to, character: 0, price, drop: 0.0 });
    }

    fn step(&mut self, from: u8, to: u8, character: u8, price: f32, drop: f32) {
        self.arcs.push(Arc { from, to, character, price, drop });
    }

    /// Characters one after the other.
    fn row(&mut self, from: u8, to: u8, characters: &[u8], price: f32, drop: f32) {
        let mut at = from;
        for (place, character) in characters.iter().enumerate() {
            let next = if place + 1 == characters.len() { to } else { self.node() };
            self.step(at, next, *character, if place == 0 { price } else { 0.0 }, drop);
            at = next;
        }
    }

    /// The letters of a man from one node to another, which is made after them.
    fn letter(&mut self, from: u8, role: Role, price: f32, before: &mut Vec<(u8, u8, f32)>) {
        let letters = self.letters;
        for (place, written) in letters.men[role.index()].iter().enumerate() {
            let price = price + if place == 0 { 0.0 } else { self.channel.style.letter };
            let mut at = from;
            for (nth, character) in written.iter().enumerate() {
                let price = if nth == 0 { price } else { 0.0 };
                if nth + 1 == written.len() {
                    before.push((at, *character, price));
                } else {
                    let next = self.node();
                    self.step(at, next, *character, price, self.channel.slip.man);
                    at = next;
                }
            }
        }
    }

    /// Makes the node behind letters.
    fn behind(&mut self, before: &[(u8, u8, f32)]) -> u8 {
        let node = self.node();
        for &(from, character, price) in before {
            self.step(from, node, character, price, self.channel.slip.man);
        }
        node
    }

    fn man(&mut self, features: Features) -> u8 {
        let (style, slip) = (&self.channel.style, &self.channel.slip);
        let pawn = features.role == Role::Pawn;
        let mut before = Vec::with_capacity(4);
        self.letter(0, features.role, if pawn { style.pawn_letter } else { 0.0 }, &mut before);
        let named = self.behind(&before);
        if pawn {
            self.skip(0, named, 0.0);
        }
        let (file, rank) = (b'a' + features.from.file().index() as u8, b'1' + features.from.rank().index() as u8);
        let captures = features.captured.is_some();
        let (whole, hinted_file) = (self.node(), self.node());
        let needs_file = features.file || (pawn && captures);
        let hinted = self.node();
        self.step(named, whole, file, style.long, slip.file);
        self.step(named, hinted_file, file, if needs_file { style.hint_needed } else { style.hint_spare }, slip.file);
        let missing = if pawn { style.pawn_file_missing } else { style.hint_missing };
        self.skip(named, hinted_file, if needs_file { missing } else { 0.0 });
        self.step(
            hinted_file,
            hinted,
            rank,
            if features.rank { style.hint_needed } else { style.hint_spare },
            slip.rank,
        );
        self.skip(hinted_file, hinted, if features.rank { style.hint_missing } else { 0.0 });
        self.step(whole, hinted, rank, 0.0, slip.rank);
        let taken = self.node();
        if captures {
            self.step(hinted, taken, b'x', style.capture, slip.mark);
            self.step(hinted, taken, b':', style.capture_other, slip.mark);
            self.skip(hinted, taken, if pawn { style.pawn_bare } else { style.capture_missing });
        } else {
            self.skip(hinted, taken, 0.0);
            self.step(hinted, taken, b'x', style.capture_false, slip.mark);
        }
        self.step(hinted, taken, b'-', style.hyphen, slip.mark);
        self.target(taken, features)
    }

    /// Where a man goes, and what a pawn becomes.
    fn target(&mut self, taken: u8, features: Features) -> u8 {
        let (style, slip) = (&self.channel.style, &self.channel.slip);
        let (file, rank) = (b'a' + features.to.file().index() as u8, b'1' + features.to.rank().index() as u8);
        let mut before = Vec::with_capacity(4);
        if let Some(captured) = features.captured {
            self.letter(taken, captured, style.target_man, &mut before);
        }
        let victim = self.behind(&before);
        let (on_file, arrived) = (self.node(), self.node());
        self.step(taken, on_file, file, 0.0, slip.file);
        self.step(on_file, arrived, rank, 0.0, slip.rank);
        if features.captured.is_some() {
            self.skip(on_file, arrived, style.target_file);
            self.skip(victim, arrived, 0.0);
            self.step(victim, on_file, file, style.target_man_square, slip.file);
        }
        let arrived = self.captured_behind(arrived, features);
        match features.promotion {
            Some(promotion) => self.promotion(arrived, promotion),
            None => arrived,
        }
    }

    /// A sign of capture behind the square: `ed5:`.
    fn captured_behind(&mut self, arrived: u8, features: Features) -> u8 {
        if features.captured.is_none() {
            return arrived;
        }
        let behind = self.node();
        self.skip(arrived, behind, 0.0);
        for sign in [b'x', b':'] {
            self.step(arrived, behind, sign, self.channel.style.capture_behind, self.channel.slip.mark);
        }
        behind
    }

    fn promotion(&mut self, arrived: u8, promotion: Role) -> u8 {
        let style = &self.channel.style;
        let signed = self.node();
        self.step(arrived, signed, b'=', 0.1, style.promotion_sign_missing);
        self.skip(arrived, signed, style.promotion_sign_missing);
        let mut before = Vec::with_capacity(4);
        self.letter(signed, promotion, 0.1, &mut before);
        let promoted = self.behind(&before);
        // Left out, a queen is meant.
        self.skip(signed, promoted, style.promotion_missing + if promotion == Role::Queen { 0.0 } else { 3.0 });
        promoted
    }

    fn castling(&mut self, side: Side, features: Features) -> u8 {
        let (style, slip) = (&self.channel.style, &self.channel.slip);
        let castled = NODES as u8 - 1;
        let zero = slip.man;
        for (written, price) in [
            (Side::King, if side == Side::King { 0.0 } else { style.castling_other_side }),
            (Side::Queen, if side == Side::Queen { 0.0 } else { style.castling_other_side }),
        ] {
            let mut at = self.node();
            self.step(0, at, b'O', price, zero);
            for _ in 0..if written == Side::King { 1 } else { 2 } {
                let (hyphen, next) = (self.node(), self.node());
                self.step(at, hyphen, b'-', 0.0, style.castling_hyphen_missing);
                self.step(hyphen, next, b'O', 0.0, zero);
                at = next;
            }
            self.skip(at, castled, 0.0);
        }
        let mut before = Vec::with_capacity(4);
        self.letter(0, Role::King, style.castling_as_king, &mut before);
        let named = self.behind(&before);
        let square = [b'a' + features.to.file().index() as u8, b'1' + features.to.rank().index() as u8];
        self.row(named, castled, &square, 0.0, slip.file);
        castled
    }
}

/// What a sign behind a move costs.
pub(super) fn of_sign(check: Check, seen: Sign, channel: &Channel) -> f32 {
    let style = &channel.style;
    match (check, seen) {
        (Check::Quiet, Sign::None) => 0.0,
        (Check::Quiet, Sign::Check) => style.check_false,
        (Check::Quiet | Check::Given, Sign::Mate) => style.mate_false,
        (Check::Given, Sign::None) => style.check_missing,
        (Check::Given, Sign::Check) => style.check,
        (Check::Mate, Sign::None) => style.mate_missing,
        (Check::Mate, Sign::Check) => style.mate_as_check,
        (Check::Mate, Sign::Mate) => style.mate,
    }
}
