//! Of sealed moves.

use planilla::report::{SealedMoveRow, write_row};
use planilla::{EditionName, Messages, SealedMove, SealedVerdict, facts, judge_sealed};
use planilla_board::{Effort, Move, Position, Role};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{Form, Language, Style, write_move};

/// The judgement of a text in a language, without a search for who can mate.
fn judged(position: &Position, text: &str, language: &'static Language) -> planilla::SealedJudgement {
    let sealed = SealedMove { effort: Effort::Fast, ..SealedMove::new(text).in_language(language) };
    judge_sealed(position, &[], &sealed)
}

/// A legal move, written in a language in any style, is one move when it is sealed, and the same; as the Laws write it, it is clear.
pub fn sealing_what_is_written_is_clear(position: &Position, played: Move, language: &'static Language) {
    let facts = facts(position, played);
    for style in Form::ALL.map(Style::new).into_iter().chain([Style::default().without_marks()]) {
        let read = if style.form == Form::San { &LANGUAGES[0] } else { language };
        let text = write_move(&facts, language, style);
        let judged = judged(position, &text, read);
        let moves: Vec<Move> = judged.moves.iter().map(|rival| rival.played).collect();
        assert_eq!(moves, [played], "{text} ({}, {style:?}) in {position}", language.code);
        assert!(judged.verdict.is_one_move(), "{text} ({}) in {position}: {:?}", language.code, judged.verdict);
        let by_the_book = matches!(style.form, Form::Short | Form::Long);
        assert!(!by_the_book || judged.verdict == SealedVerdict::Clear, "{text} in {position}: {:?}", judged.verdict);
    }
}

/// Where a move needs a file or rank to be told apart, it is ambiguous without.
pub fn a_needed_hint_is_needed(position: &Position, played: Move) {
    let (file, rank) = position.disambiguation(played);
    let Some(role) = position.role_at(played.from()).filter(|role| !matches!(role, Role::Pawn | Role::King)) else {
        return;
    };
    if file.is_none() && rank.is_none() {
        return;
    }
    for language in &LANGUAGES[..4] {
        let text = format!("{}{}", language.letter(role), played.to());
        let judged = judged(position, &text, language);
        assert_eq!(judged.verdict, SealedVerdict::Ambiguous, "{text} in {position}");
        assert!(judged.moves.iter().any(|rival| rival.played == played), "{text} in {position}");
    }
}

/// Any text is judged: with one verdict, places inside the text and legal moves.
pub fn any_paper_is_judged(text: &str) {
    const SAMPLE: &str = "r1bqk2r/ppp1bppp/2nn4/6B1/8/4QN2/PPP2PPP/RN2KB1R w KQkq - 4 9";
    let position = Position::from_fen(SAMPLE).expect("a position");
    for languages in [Vec::new(), vec![&LANGUAGES[1]]] {
        let laws = EditionName::ALL[text.len() % EditionName::ALL.len()];
        let sealed = SealedMove { languages, effort: Effort::Fast, ..SealedMove::new(text).under(laws) };
        let judged = judge_sealed(&position, &[], &sealed);
        let spans = judged.findings.iter().map(|finding| finding.span);
        for span in spans.chain(judged.remarks.iter().map(|remark| remark.span)) {
            assert!(text.get(span.range()).is_some(), "{span:?} of {text:?}");
        }
        for rival in judged.moves.iter().chain(&judged.reasonable) {
            assert!(position.is_legal(rival.played), "{} of {text:?}", rival.played);
        }
        assert!(!judged.verdict.is_one_move() || judged.moves.len() == 1, "{text:?}: {:?}", judged.moves);
        assert!(judged.verdict != SealedVerdict::Ambiguous || judged.moves.len() > 1 || judged.findings.len() == 1);
        assert!(judged.is_settled() || !judged.findings.is_empty() || !judged.remarks.is_empty(), "{text:?}");
        let mut line = Vec::new();
        for messages in Messages::codes().filter_map(Messages::of) {
            let row = SealedMoveRow::new(&position, &sealed, &judged, messages);
            write_row(&row, &mut line).expect("a row is written");
        }
        assert!(!line.contains(&b'\n'), "{text:?}");
    }
}
