//! `time.class`

use crate::edition::EditionName::{E1997, E2005, E2009, E2023};
use crate::finding::{Finding, Message};
use crate::record::{Signals, Status};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use planilla_notation::Key;

/// A thinking time of which it cannot be told whether it makes a standard game, a rapid one or blitz, where that matters: an illegal
/// move was answered, and in fast play it may stand.
pub(crate) static RULE: Rule = Rule {
    name: "time.class",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["B1", "C1"] },
        Cited { from: E2009, to: E2023, numbers: &["A.1", "B.1"] },
    ],
    summary: "it cannot be told whether the game is standard, rapid or blitz, and an illegal move may stand",
    page: include_str!("class.md"),
    wakes: Signals::ILLEGAL,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let laws = context.laws;
    let Some(tag) = context.score.tags.iter().find(|tag| tag.key == Key::TimeControl) else { return };
    let told = context.text_of(tag.value).contains(|c: char| c.is_ascii_digit());
    let may_stand = laws.illegal_rapid.stands_if_answered() || laws.illegal_blitz.stands_if_answered();
    let plies = &context.record.plies;
    let answered = |entry: usize| plies.get(entry + 1).is_some_and(|ply| ply.span.is_some());
    let illegal = || plies.iter().enumerate().any(|(entry, ply)| ply.status == Status::Illegal && answered(entry));
    let open = context.time_class().is_none();
    if !(told && may_stand && open && illegal()) {
        return;
    }
    let silent = context.time_control().is_some_and(|control| control.increment() > 0) && !laws.increment60;
    let message = if silent { Message::new("class-increment") } else { Message::new("class-open") };
    let message = message.with("written", context.text_of(tag.value)).with("laws", laws.name.as_str());
    findings.push(Finding::new(&RULE, tag.value, message));
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions};

    const RULE: &str = "time.class";
    /// Black leaves his king in check, and White goes on.
    const MOVES: &str = "1.e4 e5 2.Nf3 Nc6 3.Bc4 Nf6 4.Bxf7+ h6 5.Bb3 d6 6.0-0 Be7 7.d3 Bg4";

    #[test]
    fn where_the_class_matters() {
        let sheet = |control: &str| format!("lang: en\ntime_control: {control}\n\n{MOVES}");
        check(
            &format!("laws: 2001\n{}", sheet("3+2")),
            RULE,
            &[
                "whether an illegal move that was answered stands depends on whether the game is rapid or blitz, and for `3+2` the \
               Laws of 2001 do not say: they give classes by a fixed time only",
            ],
            &[
                "que una jugada ilegal respondida quede en pie depende de si la partida es rápida o relámpago, y para `3+2` las \
               Leyes de 2001 no lo dicen: dan las clases solo por un tiempo fijo",
            ],
        );
        assert_eq!(editions(&sheet("3+2"), RULE), "1997 2001");
        assert_eq!(editions(&sheet("15/10"), RULE), "1997 2001 2005 2009 2014 2017 2018 2023");
        assert_eq!(editions(&sheet("5 min"), RULE), "");
        assert_eq!(editions(&sheet("blitz"), RULE), "");
        assert_eq!(editions("lang: en\ntime_control: 3+2\n\n1.e4 e5 2.Nf3 Nc6", RULE), "");
    }
}
