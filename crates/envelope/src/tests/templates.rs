//! The templates: the same keys in the same order in every language, nothing filled in, and all of it read.

use crate::{Edition, Envelope, Field, TEMPLATE_LANGUAGES};

#[test]
fn an_untouched_template_lacks_what_an_empty_envelope_lacks() {
    for language in TEMPLATE_LANGUAGES {
        let read = Envelope::read_toml(Envelope::template(language).unwrap());
        assert_eq!((read.envelope.clone(), read.faults), (Envelope::default(), vec![]), "{language}");
        for name in Edition::NAMES {
            let edition = Edition::named(name).unwrap();
            assert_eq!(read.envelope.missing(edition), Envelope::default().missing(edition));
        }
    }
    assert_eq!(Envelope::template("xx"), None);
}

#[test]
fn every_key_stands_in_every_template_in_order() {
    for language in TEMPLATE_LANGUAGES {
        let template = Envelope::template(language).unwrap();
        let keys: Vec<_> =
            template.lines().filter_map(|line| line.trim_start_matches("# ").strip_suffix(" = \"\"")).collect();
        assert_eq!(keys, Field::ALL.iter().map(|field| field.key()).collect::<Vec<_>>(), "{language}");
        // What stands there for the resumption can be filled in once its sign is taken away.
        let whole = template.replace("# flag_fell = \"\"", "flag_fell = \"black\"");
        let read = Envelope::read_toml(&whole);
        assert_eq!((read.envelope.to_toml().as_str(), read.faults), ("flag_fell = \"black\"\n", vec![]), "{language}");
        assert!(!template.contains('\r') && template.ends_with('\n'));
    }
}

#[test]
fn what_a_template_offers_can_be_written() {
    // Every word in quotes in the comments of the choices is one that can stand there.
    for language in TEMPLATE_LANGUAGES {
        let template = Envelope::template(language).unwrap();
        for field in Field::ALL {
            let crate::Expected::OneOf(words) = field.expected() else { continue };
            let before = template.split(&format!("\n{} = ", field.key())).next().unwrap();
            let before = before.split(&format!("\n# {} = ", field.key())).next().unwrap();
            let block = before.rsplit("\n\n").next().unwrap();
            for word in words {
                assert!(block.contains(word), "{language} {}: {word} is not in {block}", field.key());
            }
        }
    }
}
