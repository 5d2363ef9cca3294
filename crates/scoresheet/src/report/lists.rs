//! The objects that tell of the program's tables: rules and languages.

use super::rows::SCHEMA;
use crate::rule::{Cited, Rule};
use planilla_board::Role;
use planilla_notation::Language;
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
    /// What it finds, in one line.
    pub summary: &'static str,
    /// The articles it rests on.
    pub articles: Vec<ArticlesRow>,
    /// Its page, in Markdown.
    pub page: &'static str,
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

impl RuleRow {
    /// The row of a rule.
    pub fn new(rule: &'static Rule) -> RuleRow {
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
            summary: rule.summary,
            articles: rule.articles.iter().map(articles).collect(),
            page: rule.page,
        }
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
    /// The letters of each man.
    pub letters: LettersRow,
}

/// The letters of each man, that of the Laws' list first.
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
            letters: LettersRow {
                king: letters(Role::King),
                queen: letters(Role::Queen),
                rook: letters(Role::Rook),
                bishop: letters(Role::Bishop),
                knight: letters(Role::Knight),
                pawn: letters(Role::Pawn),
            },
        }
    }
}
