//! Every key of the editions has its sentences, its articles and its source; nothing stands in the tables that is not read.

use super::data::in_edition;
use super::*;
use crate::messages::Messages;
use std::collections::BTreeSet;

const FACTS_TOML: &str = include_str!("../../data/facts.toml");

fn editions() -> toml::Table {
    include_str!("../../data/editions.toml").parse().unwrap()
}

fn rows() -> Vec<toml::Table> {
    let file: toml::Table = FACTS_TOML.parse().unwrap();
    file["fact"].as_array().unwrap().iter().map(|row| row.as_table().unwrap().clone()).collect()
}

fn facts() -> impl Iterator<Item = Fact> {
    Edition::all().iter().flat_map(Edition::facts)
}

#[test]
fn every_key_of_the_editions_is_a_fact() {
    let keys: BTreeSet<String> = editions().values().flat_map(|row| row.as_table().unwrap().keys().cloned()).collect();
    let known: BTreeSet<&str> = FACTS.iter().map(|fact| fact.key.as_str()).collect();
    for key in keys.iter().filter(|key| !["in_force", "unverified"].contains(&key.as_str())) {
        assert!(known.contains(key.as_str()), "`{key}` is not in data/facts.toml");
    }
    assert_eq!(known.len(), FACTS.len(), "a fact stands there twice");
}

/// Each piece names editions, the pieces of a fact are disjoint, and no edition is left out.
#[test]
fn every_edition_has_its_articles_source_and_value() {
    for row in rows() {
        for column in ["articles", "source", "values"] {
            let Some(pieces) = row.get(column).and_then(toml::Value::as_str) else { continue };
            for laws in EditionName::ALL {
                let what = in_edition(pieces, laws);
                assert!(what.is_some_and(|what| !what.trim().is_empty()), "{}: {column} of {laws}", row["key"]);
                let alone = pieces.split("; ").filter(|piece| in_edition(piece, laws).is_some()).count();
                assert_eq!(alone, 1, "{}: {column} of {laws}", row["key"]);
            }
        }
        let topic = row["topic"].as_str().unwrap();
        assert!(Topic::ALL.iter().any(|one| one.as_str() == topic), "{topic}");
        for laws in EditionName::ALL {
            let source = in_edition(row["source"].as_str().unwrap(), laws).unwrap();
            assert!(Source::ALL.iter().any(|one| one.as_str() == source), "{}: {source}", row["key"]);
        }
        if let Some(other) = row.get("else").and_then(toml::Value::as_str) {
            assert!(rows().iter().any(|row| row["key"].as_str() == Some(other)), "{other}");
        }
        let has_key = editions().values().any(|edition| edition.get(row["key"].as_str().unwrap()).is_some());
        assert!(!has_key || !row.contains_key("values"), "{}: a value stands in both tables", row["key"]);
    }
}

/// An article's number is ASCII: copies of the Laws have letters and points of other alphabets.
#[test]
fn articles_are_numbers_of_the_laws() {
    for fact in facts() {
        let fine = |c: char| c.is_ascii_alphanumeric() || ".,-: ".contains(c);
        assert!(fact.articles().chars().all(fine), "{fact:?}");
    }
}

#[test]
fn what_nobody_has_read_is_the_same_in_both_tables() {
    for fact in facts() {
        let edition = Edition::of(fact.laws());
        let field = editions()[&format!("e{}", fact.laws())].get(fact.key()).is_some();
        if field {
            assert_eq!(fact.source() == Source::Recollected, edition.is_unverified(fact.key()), "{fact:?}");
        }
    }
}

#[test]
fn every_fact_has_its_sentences_in_all_languages() {
    for code in Messages::codes() {
        let messages = Messages::of(code).unwrap();
        for fact in facts() {
            let (title, words) = (fact.title(messages), fact.words(messages));
            assert!(!words.contains("unsaid"), "{code}: {fact:?}: {words}");
            for text in [&title, &words] {
                assert!(
                    !text.starts_with("law-") && !text.contains(['{', '$']) && !text.ends_with('.'),
                    "{code}: {text}"
                );
                let spaced = [" :", " ;", " ?", " !", "  "].iter().any(|sign| text.contains(sign));
                assert!(!spaced, "{code}: a line may break before the sign, or a space is too much: {text}");
            }
        }
        for title in Topic::ALL.map(|topic| topic.title(messages)) {
            assert!(!title.starts_with("law-"), "{code}: {title}");
        }
        for title in Source::ALL.map(|source| source.title(messages)) {
            assert!(!title.starts_with("law-"), "{code}: {title}");
        }
        for edition in Edition::all() {
            assert!(!edition.about(messages).starts_with("law-"), "{code}");
        }
    }
}

/// Other values are other words: no variant falls back to that of another value.
#[test]
fn other_values_are_said_in_other_words() {
    for code in Messages::codes() {
        let messages = Messages::of(code).unwrap();
        for (one, other) in facts().flat_map(|one| facts().map(move |other| (one, other))) {
            if one.key() == other.key() && one.value() != other.value() {
                let same_no = ["no", "none"].iter().any(|no| one.value().text().as_deref() == Some(no));
                assert!(one.words(messages) != other.words(messages) || same_no, "{code}: {one:?} {other:?}");
            }
        }
    }
}

#[test]
fn what_differs_between_two_editions() {
    let changed = |before, after| -> Vec<&'static str> {
        let list = differences(before, after);
        list.iter().filter(|pair| !pair.is_renumbered()).map(|pair| pair.before.key()).collect()
    };
    assert_eq!(changed(EditionName::E2018, EditionName::E2018), [""; 0]);
    assert_eq!(
        changed(EditionName::E2017, EditionName::E2018),
        ["illegal_rapid", "illegal_blitz", "illegal_minutes_rapid", "illegal_minutes_blitz", "flag_called_fast"]
    );
    assert_eq!(
        changed(EditionName::E2018, EditionName::E2023),
        [
            "resign_draw_exception",
            "claim_opponent_rapid",
            "claim_opponent_blitz_supervised",
            "illegal_minutes_rapid",
            "illegal_minutes_rapid_supervised",
            "illegal_minutes_blitz_supervised",
            "electronic_sheet"
        ]
    );
    let all = differences(EditionName::E2009, EditionName::E2014);
    let points = all.iter().find(|pair| pair.before.key() == "points").unwrap();
    assert!(points.is_renumbered());
    assert_eq!((points.before.articles(), points.after.articles()), ("11.1", "10"));
    // What differs one way differs the other way.
    for (one, other) in [(EditionName::E1997, EditionName::E2023), (EditionName::E2005, EditionName::E2009)] {
        assert_eq!(changed(one, other), changed(other, one));
    }
}
