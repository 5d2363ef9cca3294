//! The objects that tell of the program's tables: rules and languages.

use super::rows::SCHEMA;
use crate::docs::{doubts, page_language, rule_markdown};
use crate::edition::EditionName;
use crate::facts::facts_for;
use crate::laws::Fact;
use crate::messages::Messages;
use crate::rule::{Cited, Rule};
use planilla_board::{Position, Role};
use planilla_notation::language::LATIN_FILES;
use planilla_notation::{Language, Style, write_move};
use schemars::JsonSchema;
use serde::Serialize;

/// A rule.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RuleRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `rule`
    pub r#type: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The usual severity of its findings.
    pub severity: &'static str,
    /// What it finds, in one line, in the language asked for.
    pub summary: String,
    /// The articles it rests on.
    pub articles: Vec<ArticlesRow>,
    /// What it rests on and is in doubt: facts that were not read in the text of an edition.
    pub doubts: Vec<DoubtRow>,
    /// Its page, in Markdown.
    pub page: String,
    /// The language of the page: `en` where it is not written in the one asked for.
    pub page_language: &'static str,
}

/// Articles of the Laws, in some editions.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ArticlesRow {
    /// The first edition.
    pub from: &'static str,
    /// The last edition.
    pub to: &'static str,
    /// Their numbers.
    pub numbers: Vec<&'static str>,
}

/// A fact of the Laws that was not read in the text of an edition.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DoubtRow {
    /// The edition.
    pub laws: &'static str,
    /// The name of the fact.
    pub fact: &'static str,
    /// How it is known: from a `secondary` source, or `recollected`.
    pub source: &'static str,
}

impl RuleRow {
    /// The row of a rule, with its page in a language.
    pub fn new(rule: &'static Rule, language: &str) -> RuleRow {
        let articles = |cited: &Cited| ArticlesRow {
            from: cited.from.as_str(),
            to: cited.to.as_str(),
            numbers: cited.numbers.to_vec(),
        };
        RuleRow {
            schema: SCHEMA,
            r#type: "rule",
            name: rule.name,
            severity: rule.severity.as_str(),
            summary: rule.summary_in(Messages::of(language).unwrap_or_else(Messages::english)),
            articles: rule.articles.iter().map(articles).collect(),
            doubts: EditionName::ALL.into_iter().flat_map(|laws| doubts(rule, laws).map(DoubtRow::new)).collect(),
            page: rule_markdown(rule, language),
            page_language: page_language(rule, language),
        }
    }
}

impl DoubtRow {
    fn new(fact: Fact) -> DoubtRow {
        DoubtRow { laws: fact.laws().as_str(), fact: fact.key(), source: fact.source().as_str() }
    }
}

/// A language that moves are read and written in.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct KnownLanguageRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `language`
    pub r#type: &'static str,
    /// Its code.
    pub code: &'static str,
    /// Its name for itself.
    pub name: &'static str,
    /// Its English name.
    pub english_name: &'static str,
    /// The system of notation: `algebraic`, `figurine`, `numeric`, `descriptive`, `spoken`.
    pub system: &'static str,
    /// Its players write the English letters: the code is another name for `en`.
    pub alias: bool,
    /// The letters of each man.
    pub letters: LettersRow,
    /// Its own letters or names for the files a to h, in this order; empty where it has the Latin letters alone.
    pub files: Vec<Vec<&'static str>>,
    /// A first move as it is written: the knight's to f3 in letters and figurines, the king's pawn's two squares in the
    /// other systems.
    pub example: String,
}

/// The letters of each man, that of the Laws' list first. The numeric system has none.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "each is the man of its name")]
pub struct LettersRow {
    pub king: Vec<&'static str>,
    pub queen: Vec<&'static str>,
    pub rook: Vec<&'static str>,
    pub bishop: Vec<&'static str>,
    pub knight: Vec<&'static str>,
    pub pawn: Vec<&'static str>,
}

impl KnownLanguageRow {
    /// The row of a language.
    pub fn new(language: &'static Language) -> KnownLanguageRow {
        let letters = |role: Role| language.letters[role.index()].to_vec();
        KnownLanguageRow {
            schema: SCHEMA,
            r#type: "language",
            code: language.code,
            name: language.name,
            english_name: language.english_name,
            system: language.system.name(),
            alias: language.is_alias(),
            letters: LettersRow {
                king: letters(Role::King),
                queen: letters(Role::Queen),
                rook: letters(Role::Rook),
                bishop: letters(Role::Bishop),
                knight: letters(Role::Knight),
                pawn: letters(Role::Pawn),
            },
            files: if language.files == LATIN_FILES { Vec::new() } else { language.files.map(<[_]>::to_vec).to_vec() },
            example: example(language),
        }
    }
}

/// A first move written out: 1 Nf3 where a letter or figurine shows, 1 e4 in the other systems.
fn example(language: &'static Language) -> String {
    let (start, style) = (Position::default(), Style::default());
    let wanted = if language.is_algebraic() { "g1f3" } else { "e2e4" };
    let played = start.legal_moves().into_iter().find(|played| played.to_string() == wanted);
    played.map(|played| write_move(&facts_for(&start, played, language, style), language, style)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;
    use crate::reading::read_in;
    use planilla_notation::language::LANGUAGES;

    #[test]
    fn examples_are_read_as_the_moves_they_stand_for() {
        for language in LANGUAGES {
            let KnownLanguageRow { example, .. } = KnownLanguageRow::new(language);
            let reading = read_in(&example, &Position::default(), &[language], Edition::of(EditionName::newest()));
            let expected = if language.is_algebraic() { "g1f3" } else { "e2e4" };
            let played: Vec<String> = reading.candidates.iter().map(|rival| rival.played.to_string()).collect();
            assert_eq!(played, [expected], "{language:?}: {example}");
        }
    }

    #[test]
    fn own_files_and_other_names_for_english() {
        let row = |code| KnownLanguageRow::new(Language::by_code(code).unwrap());
        assert_eq!(row("ru").files[1], ["б", "в"]);
        assert!(row("es").files.is_empty() && row("fa").alias && !row("en").alias);
        assert_eq!(row("en-descriptive").system, "descriptive");
    }
}
