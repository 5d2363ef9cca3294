//! The sealed moves of the rules' pages, as their authors write them: `key: value` lines with `laws`, `lang`, `fen` and
//! `move`.

use crate::edition::EditionName;
use crate::sealed::{SealedJudgement, SealedMove, judge_sealed};
use planilla_board::Position;
use planilla_notation::Language;

/// One sealed move of a page.
#[derive(Clone, Debug)]
pub struct SealedExample<'p> {
    /// The position in which it was sealed.
    pub position: Position,
    /// The move, and by what it is judged.
    pub sealed: SealedMove<'p>,
}

impl<'p> SealedExample<'p> {
    /// The sealed move of a block. What is left out of it is the initial position, any language, the newest Laws.
    ///
    /// ```
    /// use planilla::docs::SealedExample;
    /// let example = SealedExample::of("laws: 2005\nlang: es\nfen: 4k3/8/8/8/8/8/8/4K2R w - - 0 41\nmove: 41.Rf1\n");
    /// assert_eq!(example.judged().verdict.as_str(), "clear");
    /// ```
    pub fn of(block: &'p str) -> SealedExample<'p> {
        let value = |key: &str| {
            let of_line = |line: &'p str| line.split_once(": ").filter(|(name, _)| *name == key);
            block.lines().find_map(of_line).map(|(_, value)| value)
        };
        let laws = value("laws").and_then(|laws| laws.parse().ok()).unwrap_or(EditionName::newest());
        let language = value("lang").and_then(Language::by_code);
        let position = value("fen").and_then(|fen| Position::from_fen(fen).ok()).unwrap_or_default();
        let sealed = SealedMove::new(value("move").unwrap_or_default()).under(laws);
        let sealed = language.into_iter().fold(sealed, SealedMove::in_language);
        SealedExample { position, sealed }
    }

    /// What is to be said of it.
    pub fn judged(&self) -> SealedJudgement {
        judge_sealed(&self.position, &[], &self.sealed)
    }
}
