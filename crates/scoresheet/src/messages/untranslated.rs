//! No English word is left in what is said in another language: of each rule's examples, in sentences and in pages.

use super::{MESSAGES, Messages};
use crate::docs::Example;
use crate::report::game_html;
use crate::{Checker, RULES, Settings};
use planilla_notation::{EndReason, Language};
use std::collections::BTreeSet;

/// English words that are none of Spanish, French or German.
const ENGLISH: &str = "the of is are not and this that these with were has have which from by stands there its move moves \
    king queen rook bishop knight pawn check checkmate stalemate draw castling written sign game games folder sheet found \
    nothing only other others another more than same who when where read cannot must been languages english spanish french \
    german square squares white black illegal piece captured letter letters number missing rank warning note round \
    remarks starting dead legal_moves whether perhaps probably meant leave out";

/// The English words of a text; what stands between backticks is data.
fn english(text: &str) -> BTreeSet<String> {
    let plain: String = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let words = plain.split(|character: char| !character.is_alphanumeric() && character != '_').map(str::to_lowercase);
    words.filter(|word| ENGLISH.split_whitespace().any(|english| english == word)).collect()
}

/// The text of a page, without what the sheet itself says.
fn text_of(html: &str) -> String {
    let document = roxmltree::Document::parse(html).unwrap();
    let said = document.descendants().filter(|node| {
        node.is_text()
            && !node.ancestors().any(|above| ["bdi", "style", "small"].iter().any(|tag| above.has_tag_name(*tag)))
    });
    let mut text: Vec<&str> = said.filter_map(|node| node.text()).collect();
    for attribute in document.descendants().flat_map(|node| node.attributes()) {
        if ["aria-label", "title", "alt"].contains(&attribute.name()) {
            text.push(attribute.value());
        }
    }
    text.join(" ")
}

#[test]
fn no_english_word_is_left_in_another_language() {
    let sheets = RULES.iter().flat_map(|rule| rule.page.split("```sheet\n").skip(1));
    let sheets: BTreeSet<&str> = sheets.filter_map(|after| after.split("```").next()).collect();
    let examples: Vec<_> = RULES.iter().map(|rule| Example::of(rule.page, "en", false)).collect();
    let sealed = examples.iter().flat_map(|example| &example.sealed).map(|example| example.judged().findings);
    let envelopes = examples.iter().flat_map(|example| &example.envelopes).map(|example| example.judged().findings);
    let sealed: Vec<_> = sealed.chain(envelopes).collect();
    assert!(sheets.len() + sealed.len() >= RULES.len(), "each rule has an example");
    let mut left = BTreeSet::new();
    for judged in sealed {
        for messages in MESSAGES.iter().filter(|messages| messages.code != "en") {
            for finding in &judged {
                let said = messages.format(&finding.message);
                left.extend(english(&said).into_iter().map(|word| format!("{}: {word}: {said}", messages.code)));
            }
        }
    }
    for sheet in sheets {
        let mut checker = Checker::new(Settings { notes: true, ..Settings::default() });
        let checked = checker.check(sheet.as_bytes());
        for messages in MESSAGES.iter().filter(|messages| messages.code != "en") {
            let mut look = |text: &str| {
                left.extend(english(text).into_iter().map(|word| format!("{}: {word}: {text}", messages.code)));
            };
            for finding in &checked.findings.list {
                look(&messages.format(&finding.message));
                finding.labels.iter().for_each(|label| look(&messages.format(&label.message)));
            }
            checked.findings.undecided.iter().for_each(|undecided| look(&messages.format(&undecided.why)));
            look(&text_of(&game_html(&checked, messages)));
        }
    }
    for rule in RULES {
        for messages in MESSAGES.iter().filter(|messages| messages.code != "en") {
            let line = rule.summary_in(messages);
            left.extend(english(&line).into_iter().map(|word| format!("{}: {word}: {line}", messages.code)));
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}

/// The interface's word for a reason stands in no sentence of another language, not even between backticks, unless the sheet has it.
#[test]
fn reasons_are_told_in_the_words_of_the_sheet() {
    let mut told = 0;
    for code in ["es", "fr", "de"] {
        let (messages, language) = (Messages::of(code).unwrap(), Language::by_code(code).unwrap());
        for (_, words) in language.words.reasons {
            for result in ["1-0", "0-1", "1/2-1/2", "0-0"] {
                let sheet = format!("lang: {code}\nreason: {}\nresult: {result}\n\n1.e4 e5 2.d4 d5", words[0]);
                let mut checker = Checker::new(Settings { notes: true, ..Settings::default() });
                let checked = checker.check(sheet.as_bytes());
                for finding in &checked.findings.list {
                    let said = messages.format(&finding.message);
                    told += usize::from(said.contains(words[0]));
                    for reason in EndReason::ALL {
                        let english = format!("`{}`", reason.as_str());
                        assert!(!said.contains(&english) || words[0] == reason.as_str(), "{code}: {said}: {sheet}");
                    }
                }
            }
        }
    }
    assert!(told > 10, "{told}");
}

#[test]
fn english_words_are_seen() {
    let spanish = Messages::of("es").unwrap();
    assert!(english(&spanish.language_name(planilla_notation::Language::by_code("en").unwrap())).is_empty());
    assert_eq!(english("la dama `the` is blanca").into_iter().collect::<Vec<_>>(), ["is"]);
}
