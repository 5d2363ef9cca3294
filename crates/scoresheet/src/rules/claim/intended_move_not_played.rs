//! `claim.intended_move_not_played`

use crate::claims::{Claim, Intended, Verdict};
use crate::edition::EditionName::{E1997, E2009, E2014, E2017, E2018, E2023};
use crate::finding::{Finding, Message};
use crate::reading::read_in;
use crate::record::{Ply, Signals};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{place, written};
use planilla_board::{Move, Role};
use planilla_notation::{ClaimOutcome, Kind};

/// A claim that was rejected, and another move than the one announced with it.
pub(crate) static RULE: Rule = Rule {
    name: "claim.intended_move_not_played",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E2009, numbers: &["9.5"] },
        Cited { from: E2014, to: E2014, numbers: &["9.5", "9.2a", "9.3a"] },
        Cited { from: E2017, to: E2018, numbers: &["9.5.3", "9.2.1.1", "9.3.1"] },
        Cited { from: E2023, to: E2023, numbers: &["9.5.3", "9.2.1", "9.3.1"] },
    ],
    summary: "a claim was made with a move that must then be played, and another was",
    page: include_str!("intended_move_not_played.md"),
    wakes: Signals::CLAIM,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    for claim in context.claims() {
        look(context, findings, claim);
    }
}

fn look(context: &Context<'_>, findings: &mut Findings, claim: &Claim) {
    let (Some(at), Some(intended)) = (claim.place, claim.intended) else { return };
    // What ended the game is not played, and what stands on the sheet as the announced move was.
    let over = matches!(claim.verdict, Verdict::Right | Verdict::OnBoardOnly | Verdict::Over(_));
    if (over && claim.outcome != ClaimOutcome::Rejected) || intended.entry.is_some() {
        return;
    }
    let record = context.record;
    let after = record.history().entry_of(at).map_or(0, |entry| entry as usize + 1);
    let next = record.plies.iter().enumerate().skip(after).find(|(_, ply)| ply.ply != 0 && ply.span.is_some());
    let Some((entry, ply)) = next else { return };
    let Some(played) = record.told(ply) else {
        return findings.undecided(&RULE, Message::new("claim-next-unsure"));
    };
    let text = context.text_of(intended.span);
    let message = match (intended.played, &claim.verdict) {
        (Some(announced), _) if announced == played => return,
        (Some(_), _) => Message::new("claim-intended-other"),
        (None, Verdict::IntendedIllegal) if context.laws.intended_by_touch => {
            let Some(role) = other_was_due(context, at, intended, played) else { return };
            return findings.push(finding(
                context,
                entry,
                ply,
                Message::new("claim-intended-piece").with("role", role),
                text,
            ));
        }
        (None, Verdict::IntendedIllegal) => {
            let why = Message::new("claim-intended-laws").with("laws", context.laws.name.as_str());
            return findings.undecided(&RULE, why);
        }
        (None, _) => return findings.undecided(&RULE, Message::new("claim-intended-ambiguous")),
    };
    findings.push(finding(context, entry, ply, message, text));
}

fn finding(context: &Context<'_>, entry: usize, ply: &Ply, message: Message, text: &str) -> Finding {
    let message = message.with("written", text).with("played", written(context, ply));
    Finding::new(&RULE, place(context.record, entry), message).entry(entry)
}

/// The man with which another move was due, for the announced one is illegal, if another man moved and that one could (4.3).
fn other_was_due(context: &Context<'_>, at: u32, intended: Intended, played: Move) -> Option<Role> {
    let position = context.played().position(at);
    let reading = read_in(context.text_of(intended.span), position, &[context.language], context.laws);
    let role = match reading.written.kind {
        Kind::Man(man) => man.role?,
        Kind::Castle(_) => Role::King,
        _ => return None,
    };
    let could = position.legal_moves().into_iter().any(|legal| position.role_at(legal.from()) == Some(role));
    (could && position.role_at(played.from()) != Some(role)).then_some(role)
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions};

    const RULE: &str = "claim.intended_move_not_played";
    const ALL: &str = "1997 2001 2005 2009 2014 2017 2018 2023";

    fn claim(claim: &str, moves: &str) -> String {
        format!("lang: en\nfen: 8/8/8/8/8/5k2/8/R3K3 w - - 90 80\nclaim: {claim}\n\n{moves}")
    }

    #[test]
    fn another_move() {
        let other = claim("fifty, with 80.Ra2, rejected", "80.Ra3+ Kg2");
        assert_eq!(editions(&other, RULE), ALL);
        check(
            &other,
            RULE,
            &["`Ra2` was announced with the claim and has to be played, but `Ra3+` was"],
            &["`Ra2` se anunció con la reclamación y debe jugarse, pero se jugó `Ra3+`"],
        );
        assert_eq!(editions(&claim("fifty, with 80.Ra2", "80.Ra3+ Kg2"), RULE), ALL);
        for (claimed, moves) in [
            ("fifty, with 80.Ra2, rejected", "80.Ra2 Kg2"),
            ("fifty, with 80.Ra2, rejected", ""),
            ("fifty, start, rejected", "80.Ra3+ Kg2"),
        ] {
            assert_eq!(editions(&claim(claimed, moves), RULE), "", "{claimed}: {moves}");
        }
    }

    #[test]
    fn an_illegal_one() {
        // A rook has to move, since the Laws send this to Article 4.
        let sheet = claim("fifty, with 80.Rb5, rejected", "80.Kd1 Kg2");
        assert_eq!(editions(&sheet, RULE), "2009 2014 2017 2018 2023");
        assert_eq!(editions(&claim("fifty, with 80.Rb5, rejected", "80.Ra3+ Kg2"), RULE), "");
        check(
            &sheet,
            RULE,
            &[
                "`Rb5` was announced with the claim and is illegal: another move with the rook was due, but `Kd1` was played",
            ],
            &["`Rb5` se anunció con la reclamación y es ilegal: se debía otra jugada con la torre, pero se jugó `Kd1`"],
        );
        // No rook could move.
        let pinned = "lang: en\nfen: 8/8/8/8/8/8/3kr3/R2NK3 w - - 90 80\nclaim: fifty, with 80.Rb5, rejected\n\n";
        assert_eq!(editions(&format!("{pinned}80.Kf1"), RULE), "");
    }
}
