//! The readings: each article of 4.3 to 4.5 in its turn, with what it asks for.

use super::{Reading, Touch, TouchFault, Touched};
use crate::edition::{Edition, OfEach, PromotionChoice};
use crate::finding::Message;
use planilla_board::{Color, File, Move, Position, Rank, Role, Side, Square};

/// The position and what was touched in it.
pub(super) struct Board<'a> {
    position: &'a Position,
    laws: &'static Edition,
    legal: Vec<Move>,
    /// The squares in the order in which they were touched, each once.
    order: Vec<Square>,
    own: Vec<Square>,
    opponents: Vec<Square>,
    /// The square of promotion that a new piece touched.
    promoted: Option<(Square, Role)>,
}

impl<'a> Board<'a> {
    pub(super) fn new(position: &'a Position, list: &[Touch], laws: &'static Edition) -> Result<Board<'a>, TouchFault> {
        let legal: Vec<Move> = position.legal_moves().into_iter().collect();
        let mut board =
            Board { position, laws, legal, order: Vec::new(), own: Vec::new(), opponents: Vec::new(), promoted: None };
        for touch in list {
            match *touch {
                Touch::On(square) => board.add(square)?,
                Touch::Promoted(square, role) => {
                    let can = board.legal.iter().any(|played| played.to() == square && played.promotion().is_some());
                    if !can {
                        return Err(TouchFault::NoPromotion(square, position.turn()));
                    }
                    // Of several new pieces the first that touched the square counts.
                    board.promoted.get_or_insert((square, role));
                }
            }
        }
        if list.is_empty() { Err(TouchFault::Nothing) } else { Ok(board) }
    }

    fn add(&mut self, square: Square) -> Result<(), TouchFault> {
        let piece = self.position.piece_at(square).ok_or(TouchFault::Empty(square))?;
        if !self.order.contains(&square) {
            self.order.push(square);
            let own = piece.color == self.position.turn();
            if own { self.own.push(square) } else { self.opponents.push(square) }
        }
        Ok(())
    }

    pub(super) fn answer(&self) -> Touched {
        if let Some((square, role)) = self.promoted {
            return decided(self.promotion(square, role));
        }
        let by_order = self.by_order(None);
        let Some(castling) = self.castling() else { return by_order };
        // Where only the king and its rooks were touched, Article 4.4 decides; else 4.3 asks for something too.
        let alone = self.opponents.is_empty() && self.own.iter().all(|square| self.is_king_or_its_rook(*square));
        if alone {
            return castling;
        }
        let readings = castling.readings.into_iter().chain(by_order.readings).collect();
        Touched { readings, open: Some(Message::new("touch-open-articles")) }
    }

    /// Article 4.3, and 4.5 where it asks for nothing: the first piece that can be moved or captured. Castling to a barred side is
    /// no move.
    fn by_order(&self, barred: Option<Side>) -> Touched {
        let (Some(own), Some(opponent)) = (self.own.first(), self.opponents.first()) else {
            let key = if self.own.is_empty() { "touch_opponent" } else { "touch_own" };
            return decided(self.first(&self.order, key, Vec::new(), barred));
        };
        let captures: Vec<Move> =
            self.captures_of(*opponent).into_iter().filter(|played| played.from() == *own).collect();
        let pair = if captures.is_empty() {
            let step = self.message_of_two(Message::new("touch-no-capture"), *own, *opponent);
            self.first(&self.order, "touch_both", vec![step], barred)
        } else {
            let step = self.message_of_two(Message::new("touch-both"), *own, *opponent);
            self.reading(captures, &["touch_both"], vec![step])
        };
        let several = self.own.len() > 1 || self.opponents.len() > 1;
        if several && self.laws.touched_of_each == OfEach::One {
            let key = if self.own.contains(&self.order[0]) { "touch_own" } else { "touch_opponent" };
            let alone = self.first(&self.order, key, Vec::new(), barred);
            return Touched { readings: vec![pair, alone], open: Some(Message::new("touch-open-several")) };
        }
        decided(pair)
    }

    /// The first piece of a list that can be moved or captured; if there is none, any legal move.
    fn first(&self, list: &[Square], key: &'static str, mut steps: Vec<Message>, barred: Option<Side>) -> Reading {
        for square in list {
            let own = self.own.contains(square);
            let moves = if own { self.moves_of(*square, barred) } else { self.captures_of(*square) };
            if !moves.is_empty() {
                let step = if own { Message::new("touch-own") } else { Message::new("touch-opponent") };
                steps.push(self.message_of(step, *square));
                return self.reading(moves, &[key], steps);
            }
        }
        steps.push(Message::new("touch-none"));
        let any = self.legal.iter().copied().filter(|played| !self.is_barred(*played, barred)).collect();
        let keys: &[&'static str] = if steps.len() > 1 { &[key, "touch_none"] } else { &["touch_none"] };
        self.reading(any, keys, steps)
    }

    /// Article 4.4: the king and a rook of its castling.
    fn castling(&self) -> Option<Touched> {
        let king = self.own.iter().position(|square| self.position.role_at(*square) == Some(Role::King))?;
        let rooks: Vec<usize> = (0..self.own.len()).filter(|at| self.side_of(self.own[*at]).is_some()).collect();
        self.side_of_king()?;
        let before: Vec<Side> =
            rooks.iter().filter(|at| **at < king).filter_map(|at| self.side_of(self.own[*at])).collect();
        let after: Vec<Side> =
            rooks.iter().filter(|at| **at > king).filter_map(|at| self.side_of(self.own[*at])).collect();
        if let (Some(barred), true) = (before.first(), after.is_empty()) {
            return Some(self.rook_first(*barred));
        }
        let barred = before.first().copied();
        let first = after.first()?;
        let castles = after.iter().filter_map(|side| self.castle(*side).map(|played| (side, played)));
        let castles: Vec<Reading> = castles
            .map(|(side, played)| {
                let step = Message::new("touch-castle").with("side", word(*side));
                self.reading(vec![played], &["touch_castling"], vec![step])
            })
            .collect();
        if !castles.is_empty() {
            return Some(Touched { readings: castles, open: Some(Message::new("touch-open-rooks")) });
        }
        let steps = vec![Message::new("touch-castle-illegal").with("side", word(*first))];
        let moves = self.moves_of(self.own[king], barred);
        if !moves.is_empty() {
            return Some(decided(self.reading(moves, &["touch_castling_illegal"], steps)));
        }
        // Who meant to castle may play anything; who did not must move the first piece that can be moved.
        let mut stuck = steps;
        stuck.push(Message::new("touch-king-stuck"));
        let meant = self.reading(self.legal.clone(), &["touch_castling_illegal"], stuck);
        let not = self.first(&self.own, "touch_own", Vec::new(), barred);
        Some(Touched { readings: vec![meant, not], open: Some(Message::new("touch-open-intent")) })
    }

    /// Article 4.4: the rook was touched before the king.
    fn rook_first(&self, barred: Side) -> Touched {
        let mut answer = self.by_order(Some(barred));
        for reading in &mut answer.readings {
            reading.because.insert(0, Message::new("touch-rook-first").with("side", word(barred)));
            reading.articles.insert(0, self.article("touch_rook_first"));
        }
        answer
    }

    /// A new piece has touched the square of promotion.
    fn promotion(&self, square: Square, role: Role) -> Reading {
        let there = |played: &&Move| played.to() == square && played.promotion().is_some();
        let touched = |played: &&Move| self.own.contains(&played.from());
        let any_touched = self.legal.iter().filter(there).any(|played| touched(&played));
        let pawns = self.legal.iter().filter(there).filter(|played| !any_touched || touched(played));
        if self.laws.promotion_choice == PromotionChoice::Touched {
            let moves = pawns.filter(|played| played.promotion() == Some(role)).copied().collect();
            let step = Message::new("touch-promotion").with("role", role).with("square", square);
            return self.reading(moves, &["promotion_choice"], vec![step]);
        }
        let from: Vec<Square> = pawns.map(|played| played.from()).collect();
        let moves = self.legal.iter().filter(|played| from.contains(&played.from())).copied().collect();
        self.reading(moves, &["touch_own", "promotion_choice"], vec![Message::new("touch-promotion-free")])
    }

    fn reading(&self, moves: Vec<Move>, keys: &[&'static str], because: Vec<Message>) -> Reading {
        Reading { moves, articles: keys.iter().map(|key| self.article(key)).collect(), because }
    }

    /// The article of a fact in the edition.
    fn article(&self, key: &str) -> &'static str {
        self.laws.fact(key).map_or("4.3", |fact| fact.articles())
    }

    fn moves_of(&self, square: Square, barred: Option<Side>) -> Vec<Move> {
        let own = self.legal.iter().filter(|played| played.from() == square);
        own.filter(|played| !self.is_barred(**played, barred)).copied().collect()
    }

    /// The moves that take the piece of a square; en passant it is not the one they go to.
    fn captures_of(&self, square: Square) -> Vec<Move> {
        let takes = |played: &&Move| {
            let en_passant = self.position.is_en_passant(**played);
            let taken = if en_passant { Square::new(played.to().file(), played.from().rank()) } else { played.to() };
            taken == square
        };
        self.legal.iter().filter(takes).copied().collect()
    }

    fn is_barred(&self, played: Move, barred: Option<Side>) -> bool {
        barred.is_some_and(|side| self.castle(side) == Some(played))
    }

    /// Castling to a side, if it is legal.
    fn castle(&self, side: Side) -> Option<Move> {
        let king = self.side_of_king()?;
        let file = File::from_letter(if side == Side::King { 'g' } else { 'c' })?;
        let castles = Move::new(king, Square::new(file, king.rank()));
        self.legal.iter().copied().find(|played| *played == castles)
    }

    /// The king's square, if it stands where games start: from nowhere else is there any castling.
    fn side_of_king(&self) -> Option<Square> {
        let king = self.position.king(self.position.turn());
        (king.file().letter() == 'e' && Some(king.rank()) == self.first_rank()).then_some(king)
    }

    /// The side of an own rook that stands where games start.
    fn side_of(&self, square: Square) -> Option<Side> {
        if self.position.role_at(square) != Some(Role::Rook) || Some(square.rank()) != self.first_rank() {
            return None;
        }
        match square.file().letter() {
            'a' => Some(Side::Queen),
            'h' => Some(Side::King),
            _ => None,
        }
    }

    fn is_king_or_its_rook(&self, square: Square) -> bool {
        self.position.role_at(square) == Some(Role::King) || self.side_of(square).is_some()
    }

    fn first_rank(&self) -> Option<Rank> {
        Rank::from_digit(if self.position.turn() == Color::White { '1' } else { '8' })
    }

    fn message_of(&self, message: Message, square: Square) -> Message {
        let role = self.position.role_at(square).unwrap_or(Role::Pawn);
        message.with("role", role).with("square", square)
    }

    fn message_of_two(&self, message: Message, own: Square, opponent: Square) -> Message {
        let role = |square| self.position.role_at(square).unwrap_or(Role::Pawn);
        message.with("role", role(own)).with("from", own).with("by", role(opponent)).with("square", opponent)
    }
}

fn decided(reading: Reading) -> Touched {
    Touched { readings: vec![reading], open: None }
}

const fn word(side: Side) -> &'static str {
    match side {
        Side::King => "short",
        Side::Queen => "long",
    }
}
