//! Sealed moves: the tables of the corpus under every edition, and what must hold of any.

use planilla::{EditionName, SealedJudgement, SealedMove, judge_sealed};
use planilla_board::{Color, Position};
use planilla_notation::Language;
use planilla_tests::oracles;
use planilla_tests::places::{algebraic, corpus_table};
use planilla_tests::random::{AnyGame, Hostile};
use quickcheck::QuickCheck;
use std::collections::BTreeMap;

/// What holds in an edition: `irregular..2005 clear` is `clear` from 2009 on.
fn in_edition(expected: &str, laws: EditionName) -> &str {
    let spans = expected.split(' ').map(|span| span.split_once("..").unwrap_or((span, "2023")));
    spans.into_iter().find(|(_, last)| laws.as_str() <= *last).expect("the last span is that of 2023").0
}

/// The articles of each outcome, edition by edition.
fn articles() -> BTreeMap<String, Vec<String>> {
    let rows = corpus_table("sealed/articles.csv").into_iter();
    rows.map(|mut row| (row.remove(0), row)).collect()
}

/// The judgement in words: the moves that fit, the verdict, and what follows with its player and articles.
fn words(judged: &SealedJudgement) -> String {
    let mut moves: Vec<String> = judged.moves.iter().map(|rival| rival.played.to_string()).collect();
    moves.sort_unstable();
    let outcome = &judged.outcome;
    let player = outcome.player.map_or("nobody", |player| if player == Color::White { "white" } else { "black" });
    let (verdict, kind) = (judged.verdict.as_str(), outcome.kind.as_str());
    format!("{} | {verdict} | {kind} {player} {}", moves.join(" "), outcome.articles.join(" "))
}

#[test]
fn tables_of_the_corpus_hold_in_every_edition() {
    let articles = articles();
    let mut wrong = Vec::new();
    for language in ["en", "es", "fr", "de"] {
        let rows = corpus_table(&format!("sealed/{language}.csv"));
        assert!(rows.len() >= 60, "{language}");
        for row in rows {
            let [fen, letters, text, moves, verdict, outcome] = <[String; 6]>::try_from(row).expect("six fields");
            let position = Position::from_fen(&fen).expect("a position");
            let sealer = if position.turn() == Color::White { "white" } else { "black" };
            let mut moves: Vec<&str> = moves.split_whitespace().collect();
            moves.sort_unstable();
            for (at, laws) in EditionName::ALL.into_iter().enumerate() {
                let languages = letters.split(',').filter_map(Language::by_code).collect();
                let sealed = SealedMove { languages, ..SealedMove::new(&text).under(laws) };
                let found = words(&judge_sealed(&position, &[], &sealed));
                let (verdict, outcome) = (in_edition(&verdict, laws), in_edition(&outcome, laws));
                let kind = outcome.split('-').next().unwrap_or_default();
                let player = if matches!(kind, "loss" | "win") { sealer } else { "nobody" };
                let articles = &articles[outcome][at];
                let expected = format!("{} | {verdict} | {kind} {player} {articles}", moves.join(" "));
                if found != expected {
                    wrong.push(format!("{text} ({letters}) under {laws} in {fen}:\n  {found}\n  {expected}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}\n{} in all", wrong.join("\n"), wrong.len());
}

/// What the program writes is clear, in every language and style that writes algebraic notation; and the hint that tells like
/// pieces apart is needed.
#[test]
fn what_is_written_is_clear_and_needs_its_hint() {
    fn law(game: AnyGame) {
        let game = game.game();
        for (at, (position, played)) in game.plies().enumerate() {
            // Each language in its turn, so that all are met in some game.
            let languages = algebraic().skip(at % 7).step_by(7);
            languages.for_each(|language| oracles::sealing_what_is_written_is_clear(position, played, language));
            oracles::a_needed_hint_is_needed(position, played);
        }
    }
    QuickCheck::new().tests(25).quickcheck(law as fn(AnyGame));
}

#[test]
fn any_paper_is_judged() {
    let law = |text: Hostile| oracles::any_paper_is_judged(&text.text());
    QuickCheck::new().tests(200).quickcheck(law as fn(Hostile));
    for text in
        ["~~", "~~~~", "~~Nf3", "((", "[tachado]", "41.", "…", "1.1.1.", "Nf3 or", "/ / /", "Nf3~~Nc3~~", "\u{301}"]
    {
        oracles::any_paper_is_judged(text);
    }
}
