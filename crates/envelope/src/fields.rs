//! The envelope and its keys: one table, from which its fields, their names in files, and reading and writing follow.

use crate::choice::{Answer, Claim, Players, Score, Shown, Side, Standard, Who};
use crate::edition::Edition;
use crate::fault::Expected;
use crate::time::{ClockTime, Date, DayTime, When};
use crate::value::{Fen, MoveText, Raw, Value, Written};
use std::num::NonZeroU16;

/// The struct of the envelope and the enum of its keys.
macro_rules! fields {
    ($($(#[$doc:meta])+ $variant:ident, $name:ident, $key:literal: $kind:ty;)+) => {
        /// What is known of an adjourned game: what stands on its envelope, the move if it was opened, and the facts of its
        /// resumption. A field that is `None` was left open.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Envelope { $($(#[$doc])+ pub $name: Option<$kind>),+ }

        /// A key of the file of an envelope.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Field { $($(#[$doc])+ $variant),+ }

        impl Field {
            /// All keys, in the order of the template.
            pub const ALL: &'static [Field] = &[$(Field::$variant),+];

            /// The key as it is written in a file.
            pub fn key(self) -> &'static str {
                match self { $(Field::$variant => $key),+ }
            }

            /// What can stand behind it.
            pub fn expected(self) -> Expected {
                match self { $(Field::$variant => <$kind as Value>::EXPECTED),+ }
            }
        }

        impl Envelope {
            /// Puts a value behind a key; says whether it can stand there.
            pub(crate) fn put(&mut self, field: Field, raw: &Raw) -> bool {
                match field {
                    $(Field::$variant => {
                        let value = <$kind as Value>::read(raw);
                        let fits = value.is_some();
                        self.$name = value.or(self.$name.take());
                        fits
                    }),+
                }
            }

            /// What stands behind a key, as it is written.
            pub(crate) fn written(&self, field: Field) -> Option<Written> {
                match field { $(Field::$variant => self.$name.as_ref().map(Value::write)),+ }
            }
        }
    };
}

fields! {
    /// The event.
    Event, event, "event": String;
    /// The name of the player of the white pieces (A2a; I.2.1).
    White, white, "white": String;
    /// The name of the player of the black pieces (A2a; I.2.1).
    Black, black, "black": String;
    /// When the game was adjourned.
    AdjournedAt, adjourned_at, "adjourned_at": When;
    /// The edition of the Laws by which the game is played.
    Laws, laws, "laws": Edition;
    /// Whose rules the game is played by.
    Standard, standard, "standard": Standard;
    /// The code of the language whose letters the sealed move is written in.
    Language, language, "language": String;
    /// The position immediately before the sealed move, in FEN (A2b; I.2.2).
    Fen, fen, "fen": Fen;
    /// The time that White had used (A2c; I.2.3).
    WhiteTimeUsed, white_time_used, "white_time_used": ClockTime;
    /// The time that Black had used (A2c; I.2.3).
    BlackTimeUsed, black_time_used, "black_time_used": ClockTime;
    /// Who sealed the move (A2d; I.2.4).
    SealedBy, sealed_by, "sealed_by": Side;
    /// The number of the sealed move (A2e; I.2.5).
    MoveNumber, move_number, "move_number": NonZeroU16;
    /// Who offered a draw, if the offer stands (A2f; I.2.6; in 1997, if it was made before the game was adjourned).
    DrawOffer, draw_offer, "draw_offer": Who;
    /// The day of the resumption (A2g; I.2.7).
    ResumptionDate, resumption_date, "resumption_date": Date;
    /// The time of day of the resumption (A2g; I.2.7).
    ResumptionTime, resumption_time, "resumption_time": DayTime;
    /// The place of the resumption (A2g; I.2.7).
    ResumptionPlace, resumption_place, "resumption_place": String;
    /// Whose scoresheets are in the envelope (A1; I.1).
    SheetsEnclosed, sheets_enclosed, "sheets_enclosed": Players;
    /// The sealed move as its player wrote it, once the envelope is opened (A7, A8; I.7, I.8).
    Move, sealed_move, "move": MoveText;
    /// Whose flag fell before the sealing player stopped the clock (6.9 and 6.10, and not A8, decide then).
    FlagFell, flag_fell, "flag_fell": Who;
    /// Who offered a draw after the move was sealed (A4; I.4).
    OfferAfterSealing, offer_after_sealing, "offer_after_sealing": Who;
    /// What came of that offer (A4 with 9.1; I.4).
    OfferAnswer, offer_answer, "offer_answer": Answer;
    /// Who claimed a draw after the move was sealed and before it was played (9.4 with A1; I.1).
    ClaimAfterSealing, claim_after_sealing, "claim_after_sealing": Who;
    /// What that claim is about (9.2, 9.3).
    ClaimKind, claim_kind, "claim_kind": Claim;
    /// Who was present at the time of the resumption (A9; I.9, I.11).
    Present, present, "present": Players;
    /// When White came, if late (A10; I.10).
    WhiteArrived, white_arrived, "white_arrived": When;
    /// When Black came, if late (A10; I.10).
    BlackArrived, black_arrived, "black_arrived": When;
    /// After how many minutes a player who is not there loses (A10: one hour, unless the rules of the event say otherwise; I.10).
    DefaultMinutes, default_minutes, "default_minutes": u16;
    /// Whether the envelope is lost (A11; I.12).
    EnvelopeLost, envelope_lost, "envelope_lost": bool;
    /// The time that White was given as used when the game was resumed (A12; I.13).
    WhiteTimeSet, white_time_set, "white_time_set": ClockTime;
    /// The time that Black was given as used when the game was resumed (A12; I.13).
    BlackTimeSet, black_time_set, "black_time_set": ClockTime;
    /// When a player said that these times are wrong (A12; I.13).
    ClockErrorShown, clock_error_shown, "clock_error_shown": Shown;
    /// The result as it was given.
    Result, result, "result": Score;
}
