//! What a caller asks for.

use crate::edition::EditionName;
use crate::federation::Federation;
use crate::rule::Rule;
use planilla_notation::{Encoding, Input, Language};
use std::num::NonZeroU16;
use std::sync::Arc;

/// How a check is to be made. The default suits a sheet of unknown origin.
///
/// ```
/// use planilla::Settings;
/// let settings = Settings { notes: true, ..Settings::default() };
/// assert!(settings.laws.is_none());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The languages the sheet may be in; empty: all shipped languages stand equal.
    pub languages: Vec<&'static Language>,
    /// The edition; `None`: by the header, else by the game's date, else the newest.
    pub laws: Option<EditionName>,
    /// What the input is; `None`: found by its content.
    pub input: Option<Input>,
    /// The encoding of the bytes; `None`: UTF-8, UTF-16 by its mark, else Windows-1252.
    pub encoding: Option<Encoding>,
    /// Only these rules; empty: all.
    pub select: Vec<&'static Rule>,
    /// Not these rules.
    pub ignore: Vec<&'static Rule>,
    /// Whether notes are wanted.
    pub notes: bool,
    /// The move that both players must have made before they may agree on a draw, if the event has such a rule (Article 9.1);
    /// `None`: the heading `minimum_moves` tells.
    pub minimum_moves: Option<NonZeroU16>,
    /// Whether sheets are repaired where they do not replay: fixes then carry their probability, and `notation.repaired_text` tells
    /// what the text was taken for.
    pub repair: bool,
    /// The tournament report that games are held against. What is wrong in it by itself is [`Federation::findings`]; what games
    /// tell of it together is for a [`Roll`](crate::Roll) to say.
    pub trf: Option<Arc<Federation>>,
}
