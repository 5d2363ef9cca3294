//! `quickplay.position_mismatch`

use crate::claims::Claim;
use crate::edition::EditionName::{E1997, E2009, E2014, E2017, E2023};
use crate::finding::{Arg, Finding, Message};
use crate::record::{Signals, Status};
use crate::report::name_of;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::written_board::WrittenBoard;
use planilla_board::{Color, Piece, Square};
use planilla_notation::{ClaimKind, Key, Tag};

/// The position written with a claim of the last two minutes, against the one that the moves lead to.
pub(crate) static RULE: Rule = Rule {
    name: "quickplay.position_mismatch",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2009, numbers: &["D"] },
        Cited { from: E2014, to: E2014, numbers: &["G"] },
        Cited { from: E2017, to: E2023, numbers: &["III.6"] },
    ],
    summary: "the position written with a claim of the last two minutes is not that of the moves, or the sheet is not up to date",
    page: include_str!("position_mismatch.md"),
    wakes: Signals(Signals::CLAIM.0 | Signals::CLAIM_POSITION.0),
    notes_in_pgn: Signals::NONE,
    check,
};

/// How many squares are named.
const MOST: usize = 6;

fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.refused.is_some() {
        return;
    }
    let claims: Vec<&Claim> =
        context.claims().iter().filter(|claim| claim.kind.is_some_and(ClaimKind::is_quickplay)).collect();
    let tags = context.score.tags.iter().filter(|tag| tag.key == Key::ClaimPosition);
    // The first position is that of the first claim, and so on; without a claim it is that of the end.
    for (at, tag) in tags.enumerate() {
        if let Some(board) = WrittenBoard::read(tag.value.of(context.text)) {
            compare(context, tag, &board, claims.get(at).copied(), findings);
        }
    }
    for claim in claims.iter().filter(|claim| claim.kind == Some(ClaimKind::NoEffort)) {
        up_to_date(context, claim, findings);
    }
}

fn compare(context: &Context<'_>, tag: &Tag, written: &WrittenBoard, claim: Option<&Claim>, findings: &mut Findings) {
    let history = context.record.history();
    let place = match claim {
        Some(claim) => claim.place,
        None => history.unsure_from.is_none().then_some(history.last()),
    };
    let Some(place) = place else {
        return findings.undecided(&RULE, Message::new("quickplay-unsure"));
    };
    let position = context.played().position(place);
    let mut said = Vec::new();
    for square in Square::all() {
        let (has, should) = (written.piece_at(square), position.piece_at(square));
        if has != should {
            said.extend(should.map(|piece| man(Message::new("quickplay-missing"), piece, square)));
            said.extend(has.map(|piece| man(Message::new("quickplay-surplus"), piece, square)));
        }
    }
    if let Some(turn) = written.turn.filter(|turn| *turn != position.turn()) {
        said.push(Message::new("quickplay-turn").with("color", turn));
    }
    if said.is_empty() {
        return;
    }
    let others = said.len().saturating_sub(MOST);
    said.truncate(MOST);
    if others > 0 {
        said.push(Message::new("quickplay-more").with("count", others));
    }
    let entry = history.entry_of(place).map(|entry| entry as usize);
    let message = Message::new("quickplay-mismatch").with("at", name_of(context.record, entry));
    let finding = Finding::new(&RULE, tag.value, message.with("men", Arg::Sentences(said)));
    findings.push(match entry {
        Some(entry) => finding.entry(entry),
        None => finding,
    });
}

fn man(message: Message, piece: Piece, square: Square) -> Message {
    message.with("color", piece.color).with("role", piece.role).with("square", square)
}

/// A claim that the opponent makes no effort needs a sheet that is complete (D.1b, III.6.1.2).
fn up_to_date(context: &Context<'_>, claim: &Claim, findings: &mut Findings) {
    let record = context.record;
    let until = match claim.place {
        Some(place) => record.history().entry_of(place).map_or(0, |entry| entry as usize + 1),
        None => record.plies.len(),
    };
    let open = |status| matches!(status, Status::Missing | Status::Unread | Status::Unreached);
    let gap = record.plies.iter().take(until).position(|ply| open(ply.status));
    if let Some(entry) = gap {
        let color: Color = record.plies[entry].color;
        let message = Message::new("quickplay-not-up-to-date").with("color", color);
        let message = message.with("number", Arg::Ordinal(record.plies[entry].number.into()));
        findings.push(Finding::new(&RULE, claim.span, message).entry(entry));
    } else if claim.place.is_none() {
        findings.undecided(&RULE, Message::new("quickplay-unsure"));
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions};

    const RULE: &str = "quickplay.position_mismatch";
    const ALL: &str = "1997 2001 2005 2009 2014 2017 2018 2023";

    fn written(fen: &str) -> String {
        format!("lang: en\nclaim: no normal means, white, end\nclaim_position: {fen}\n\n1.e4 e5 2.Nf3 Nc6")
    }

    #[test]
    fn a_piece_is_missing() {
        let right = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
        assert_eq!(editions(&written(right), RULE), "");
        assert_eq!(editions(&written(&right[..right.find(' ').unwrap()]), RULE), "");
        let without = right.replace("5N2", "8");
        assert_eq!(editions(&written(&without), RULE), ALL);
        check(
            &written(&without),
            RULE,
            &["the position written with the claim is not that after `2b`: White's knight on `f3` is missing"],
            &[
                "la posición escrita con la reclamación no es la que hay tras `2b`: falta el caballo de las blancas en `f3`",
            ],
        );
        let moved = right.replace("/5N2/", "/6N1/").replace(" w ", " b ");
        check(
            &written(&moved),
            RULE,
            &[
                "the position written with the claim is not that after `2b`: White's knight on `f3` is missing; White's knight \
               on `g3` is not there; it is not Black who is to move",
            ],
            &[
                "la posición escrita con la reclamación no es la que hay tras `2b`: falta el caballo de las blancas en `f3`; \
               sobra el caballo de las blancas en `g3`; no les toca jugar a las negras",
            ],
        );
        // Without a king, and by another way of telling where.
        assert_eq!(editions("lang: en\nclaim_position: 8/8/8/8/8/8/8/8\n\n1.e4 e5", RULE), ALL);
    }

    #[test]
    fn a_sheet_that_is_not_up_to_date() {
        let sheet = |claim: &str, moves: &str| format!("lang: en\nclaim: {claim}\n\n{moves}");
        let gap = "1.e4 e5 2.? Nc6 3.Bb5";
        assert_eq!(editions(&sheet("no effort, black", gap), RULE), ALL);
        assert_eq!(editions(&sheet("no normal means, black", gap), RULE), "");
        assert_eq!(editions(&sheet("no effort, white", "1.e4 e5 2.Nf3 Nc6"), RULE), "");
        check(
            &sheet("no effort, black", gap),
            RULE,
            &["a claim that the opponent makes no effort needs a complete scoresheet, and White's move 2 is missing"],
            &["reclamar que el rival no se esfuerza exige una planilla completa, y falta la jugada 2 de las blancas"],
        );
    }
}
