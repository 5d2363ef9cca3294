//! `sheet.move_number`

use crate::edition::EditionName::{E1997, E2023};
use crate::finding::{Applicability, Arg, Finding, Fix, Message};
use crate::record::{NumberFault, Signals, Status};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::about;
use planilla_notation::{ItemKind, Span};
use std::collections::HashSet;

/// A move number that does not belong where it stands. Numbers that are wrong by the same are one finding.
pub(crate) static RULE: Rule = Rule {
    name: "sheet.move_number",
    severity: Severity::Warning,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["8.1"] }],
    summary: "a move number that is missing, repeated, jumps, or stands at another move; two moves in one cell",
    page: include_str!("move_number.md"),
    wakes: Signals(Signals::NUMBER.0 | Signals::NUMBERS_LEFT_OUT.0 | Signals::TWO_MOVES.0 | Signals::SCORE_FAULT.0),
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    misplaced(context, findings);
    super::two_moves::check(context, findings);
    left_out(context, findings);
    let numbers = numbers(context);
    let wrong = wrong(&numbers);
    for (at, stretch) in wrong.iter().enumerate() {
        let first = &numbers[stretch.from];
        let others = stretch.to - stretch.from - 1;
        // Numbers that go on rightly after it show that no move is missing.
        let confirmed = at + 1 == wrong.len() && stretch.to < numbers.len();
        let ahead = first.off > stretch.base && !(confirmed && others == 0);
        let message = if ahead { Message::new("move-number-ahead") } else { Message::new("move-number") };
        let expected = first.written - first.off + stretch.base;
        let message = message
            .with("written", Arg::Ordinal(i64::from(first.written.unsigned_abs())))
            .with("expected", Arg::Ordinal(i64::from(expected.unsigned_abs())))
            .with("others", others);
        let applicability = if confirmed { Applicability::Certain } else { Applicability::Likely };
        let fix = if ahead || others > 0 { None } else { renumbered(context, first.span, expected, applicability) };
        let finding = Finding::new(&RULE, first.span, message).entry(first.entry);
        findings.push(finding.fix(fix).or_pgn(context, "PGN 8.2.2.1"));
    }
}

/// Numbers that stand beside the other player's move, whatever they are.
fn misplaced(context: &Context<'_>, findings: &mut Findings) {
    let shape = |fault: &NumberFault| (fault.beside_black, fault.open_white);
    for run in context.record.numbers.chunk_by(|one, next| shape(one) == shape(next)) {
        let Some(first) = run.first() else { continue };
        let message = match shape(first) {
            (true, _) => Message::new("move-number-beside-black"),
            (_, true) => Message::new("move-number-open-white"),
            _ => continue,
        };
        let message = message.with("written", context.text_of(first.span).trim()).with("others", run.len() - 1);
        let finding = Finding::new(&RULE, first.span, message).entry(first.entry as usize);
        findings.push(finding.or_pgn(context, "PGN 8.2.2.1"));
    }
}

/// White's moves without a number, where others have theirs. Those one after the other are one finding.
fn left_out(context: &Context<'_>, findings: &mut Findings) {
    let white = context.record.with_signals(Signals::NUMBERS_LEFT_OUT);
    let mut run: Vec<(usize, u16)> = Vec::new();
    let mut told = |run: &[(usize, u16)]| {
        if let Some((entry, number)) = run.first() {
            let message = Message::new("move-number-left-out").with("number", Arg::Ordinal(i64::from(*number)));
            findings.push(about(context, &RULE, *entry, message.with("others", run.len() - 1)));
        }
    };
    for (entry, ply) in white {
        if run.last().is_some_and(|(_, number)| number + 1 != ply.number) {
            told(&run);
            run.clear();
        }
        run.push((entry, ply.number));
    }
    told(&run);
}

/// A number before a cell.
struct Numbered {
    span: Span,
    /// The number.
    written: i32,
    /// By how much it is higher than the board's.
    off: i32,
    /// The entry (an index) that follows it.
    entry: usize,
}

/// The numbers of the main line, without those that are misplaced.
fn numbers(context: &Context<'_>) -> Vec<Numbered> {
    let plies = &context.record.plies;
    let misplaced = context.record.numbers.iter().filter(|fault| fault.beside_black || fault.open_white);
    let misplaced: HashSet<(u32, u32)> = misplaced.map(|fault| (fault.span.start, fault.span.end)).collect();
    let (mut numbers, mut last, mut depth, mut entry) = (Vec::new(), None, 0_usize, 0);
    for item in &context.score.items {
        match item.kind {
            ItemKind::VariationStart => depth += 1,
            ItemKind::VariationEnd => depth = depth.saturating_sub(1),
            ItemKind::Number { number, .. } if depth == 0 => last = Some((number, item.span)),
            ItemKind::Cell if depth == 0 => {
                let entries = context.record.entries_of_cell(entry, item.span);
                let Some(ply) = plies.get(entries.start).filter(|_| !entries.is_empty()) else { continue };
                entry = entries.end;
                let Some((number, span)) = last.take().filter(|(number, _)| *number != 0) else { continue };
                let elsewhere = misplaced.contains(&(span.start, span.end));
                if !elsewhere && !matches!(ply.status, Status::Unreached | Status::Extra) {
                    let (written, board) = (i32::from(number), i32::from(ply.number));
                    numbers.push(Numbered { span, written, off: written - board, entry: entries.start });
                }
            }
            _ => {}
        }
    }
    numbers
}

/// Numbers, one after the other, that are wrong by the same.
struct Stretch {
    from: usize,
    to: usize,
    /// By how much the numbers before them are off; a sheet may count on from its own slip.
    base: i32,
}

/// The stretches of numbers that do not go on from those before; the return to the right count is no fault.
fn wrong(numbers: &[Numbered]) -> Vec<Stretch> {
    let mut stretches = Vec::new();
    let (mut base, mut from) = (0, 0);
    for run in numbers.chunk_by(|one, next| one.off == next.off) {
        let to = from + run.len();
        let returns = |next: &Numbered| next.off == base || next.off == 0;
        if run[0].off != base && run[0].off != 0 {
            stretches.push(Stretch { from, to, base });
        }
        if run[0].off == 0 || !numbers.get(to).is_some_and(returns) {
            base = run[0].off;
        }
        from = to;
    }
    stretches
}

fn renumbered(context: &Context<'_>, span: Span, expected: i32, applicability: Applicability) -> Option<Fix> {
    let text = context.text_of(span);
    let start = text.find(|character: char| character.is_ascii_digit())?;
    let digits = text[start..].bytes().take_while(u8::is_ascii_digit).count();
    let replacement = format!("{}{expected}{}", &text[..start], &text[start + digits..]);
    Some(Fix { span, replacement, played: None, san: None, applicability, probability: None })
}

#[cfg(test)]
mod tests {
    use crate::{Applicability, Checker, Messages, Settings};

    #[test]
    fn what_is_said_of_numbers() {
        let english = Messages::of("en").unwrap();
        let certain = |text: &str| Some((text.to_owned(), Applicability::Certain));
        let likely = |text: &str| Some((text.to_owned(), Applicability::Likely));
        for (sheet, expected) in [
            // The numbers after it are right: nothing is missing.
            ("1.e4 e5 3.Nf3 Nc6 3.Bb5 a6", vec![("move number `3` stands where `2` belongs", certain("2."))]),
            // Nothing comes after it.
            ("1.e4 e5 1.Nf3 Nc6", vec![("move number `1` stands where `2` belongs", likely("2."))]),
            (
                "1.e4 e5 2.Nf3 Nc6 5.Bb5 a6",
                vec![("move number `5` stands where `3` belongs; a move may be missing before it", None)],
            ),
            // The count goes on from the slip.
            (
                "1.e4 e5 2.Nf3 Nc6 2.Bb5 a6 3.Ba4 Nf6",
                vec![("move number `2` stands where `3` belongs, and the next number is wrong by the same", None)],
            ),
            // A number is left out; on a sheet with few numbers none is missed.
            ("1.e4 e5 2.Nf3 Nc6 Bb5 a6 4.Ba4 Nf6 5.0-0 Be7", vec![("move 3 has no number before it", None)]),
            (
                "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Be7 6.Re1 b5 7.Bb3 d6 8.c3 0-0 h3 Na5 Bc2 c5",
                vec![("move 9 has no number before it, nor has the next", None)],
            ),
            ("1.e4 e5 Nf3 Nc6 Bb5 a6 4.Ba4 Nf6 5.0-0 Be7", vec![]),
            ("e4 e5 Nf3 Nc6 Bb5 a6", vec![]),
            // Two moves in one cell; squares alone are one move.
            ("1.e4c5 2.Nf3 d6 3.d4 cxd4", vec![("`e4c5` holds two moves, `e4` and `c5`", None)]),
            ("1.e4 e5 2.Nf3Nc6 3.Bb5 a6", vec![("`Nf3Nc6` holds two moves, `Nf3` and `Nc6`", None)]),
            ("1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.0-0Nf6", vec![("`0-0Nf6` holds two moves, `0-0` and `Nf6`", None)]),
            // The count comes back, twice.
            (
                "1.e4 e5 3.Nf3 Nc6 3.Bb5 a6 3.Ba4 Nf6 5.0-0 Be7",
                vec![
                    ("move number `3` stands where `2` belongs; a move may be missing before it", None),
                    ("move number `3` stands where `4` belongs", certain("4.")),
                ],
            ),
        ] {
            let mut checker = Checker::new(Settings::default());
            let text = format!("lang: en\n{sheet}");
            let found: Vec<_> = checker
                .check(text.as_bytes())
                .findings
                .list
                .iter()
                .map(|finding| {
                    let fix = finding.fix.as_ref().map(|fix| (fix.replacement.clone(), fix.applicability));
                    (english.format(&finding.message), fix)
                })
                .collect();
            let expected: Vec<_> = expected.into_iter().map(|(message, fix)| (message.to_owned(), fix)).collect();
            assert_eq!(found, expected, "{sheet}");
        }
    }
}
