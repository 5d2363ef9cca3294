//! Each rule has its page in each language of the pages.

use planilla::RULES;
use planilla::docs::{PAGE_LANGUAGES, written_page};

#[test]
fn no_page_lacks_its_twin() {
    let mut missing = Vec::new();
    for rule in RULES {
        for language in PAGE_LANGUAGES.iter().filter(|language| written_page(rule, language).is_none()) {
            missing.push(format!("{} in {language}", rule.name));
        }
    }
    assert!(missing.is_empty(), "pages are missing: {missing:#?}");
}
