//! The article that each reason breaks.

use crate::edition::EditionName;
use crate::reason::Reason;
use planilla_board::{CastlingFault, Role};

/// The articles of a reason in an edition; empty where only the rule's own articles speak of it.
pub(super) fn by(reason: &Reason, edition: EditionName) -> Vec<&'static str> {
    // The sub-numbers of Article 3 are letters up to 2014, figures since 2017, and moved once more in 2023.
    let numbered = |letters, figures, newest| match edition {
        EditionName::E2023 => newest,
        EditionName::E2017 | EditionName::E2018 => figures,
        _ => letters,
    };
    let number = match reason {
        Reason::NoSuchPiece { .. }
        | Reason::NotThere { .. }
        | Reason::NoSuchCapture { .. }
        | Reason::EmptySquare { .. }
        | Reason::NotYours { .. } => return Vec::new(),
        Reason::CannotReach { role, .. } | Reason::NoCaptureOnFile { role, .. } => match role {
            Role::Bishop => "3.2",
            Role::Rook => "3.3",
            Role::Queen => "3.4",
            Role::Knight => "3.6",
            Role::Pawn => "3.7",
            Role::King => "3.8",
        },
        Reason::Blocked { .. } => "3.5",
        Reason::OwnPiece { .. } => "3.1",
        Reason::Pinned { .. } | Reason::InCheck { .. } | Reason::IntoCheck { .. } => numbered("3.9", "3.9.2", "3.9.2"),
        Reason::KingCapture { .. } if edition < EditionName::E2005 => return Vec::new(),
        Reason::KingCapture { .. } => numbered("1.2", "1.4.1", "1.4.1"),
        Reason::Castling { fault, .. } => match fault {
            CastlingFault::KingNotHome { .. } | CastlingFault::RookNotHome { .. } | CastlingFault::NoRight => {
                numbered("3.8", "3.8.2.1", "3.8.2.1")
            }
            _ => numbered("3.8", "3.8.2.2", "3.8.2.2"),
        },
        Reason::NoDoubleStep { .. } => numbered("3.7d", "3.7.4", "3.7.3"),
        Reason::NothingToCapture { .. } | Reason::PawnBlocked { .. } | Reason::NoPawnCapture { .. } => "3.7",
        Reason::Promotion { .. } => numbered("3.7e", "3.7.5", "3.7.3"),
    };
    vec![number]
}

#[cfg(test)]
mod tests {
    use super::*;
    use planilla_board::Square;

    #[test]
    fn the_article_moves_with_the_edition() {
        let late = Reason::NoDoubleStep { to: Square::E4, stepped_at: None };
        let cited = |edition| by(&late, edition)[0];
        assert_eq!(cited(EditionName::E2014), "3.7d");
        assert_eq!(cited(EditionName::E2018), "3.7.4");
        assert_eq!(cited(EditionName::E2023), "3.7.3");
    }
}
