//! A finding as people read it: the sentence, the line with the place marked, the article, the fix.

use crate::excerpt::Excerpt;
use crate::places::Places;
use crate::words::Words;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet, normalize_untrusted_str};
use planilla::report::{FindingRow, PairFindingRow};
use planilla::{Applicability, Federation, Finding, Fix, PairFinding, Severity};

/// How findings are shown.
pub(crate) struct Human {
    words: &'static Words,
    renderer: Renderer,
    /// The columns that a line of the source may take.
    width: usize,
    colored: bool,
}

/// What surrounds a finding.
#[derive(Debug)]
pub(crate) struct Around<'a> {
    /// The name of the file.
    pub file: &'a str,
    /// The decoded text of the game.
    pub text: &'a str,
    /// The lines and columns of the text.
    pub places: Places<'a>,
    /// The line of the file in which the text begins.
    pub first_line: u64,
    /// The edition the game is judged by.
    pub edition: &'a str,
    /// What tells the game from others in the file.
    pub game: Option<&'a str>,
}

/// One of two sheets that a finding is about.
#[derive(Debug)]
pub(crate) struct PairAround<'a> {
    /// The name of the file.
    pub file: &'a str,
    /// The decoded text of the game.
    pub text: &'a str,
}

/// What the frame round a line of source takes: the line number, bars and ellipses.
const FRAME: usize = 12;
/// A width in which the renderer has nothing to cut: the excerpt is cut already.
const UNCUT: usize = 10_000;
/// A line of source is shown at least this long, however narrow the terminal.
const NARROWEST: usize = 30;

impl Human {
    /// In the words, colours and width of the console.
    pub(crate) fn new(words: &'static Words, colored: bool, width: usize) -> Human {
        let renderer = if colored { Renderer::styled().hyperlink(false) } else { Renderer::plain() };
        let width = width.saturating_sub(FRAME).max(NARROWEST);
        Human { words, renderer: renderer.term_width(UNCUT), width, colored }
    }

    /// A finding, with an empty line after it.
    pub(crate) fn finding(&self, finding: &Finding, row: &FindingRow, around: &Around<'_>) -> String {
        let excerpt = Excerpt::around(around.text, finding.span.range(), self.width);
        let mark = excerpt.locate(finding.span.range()).unwrap_or_default();
        let mut snippet = Snippet::source(excerpt.shown.as_str())
            .line_start(row.line as usize)
            .annotation(AnnotationKind::Primary.span(mark));
        let mut notes = Vec::new();
        for (label, said) in finding.labels.iter().zip(&row.labels).take(Federation::labels_shown(finding)) {
            if label.span == finding.span {
                notes.push(said.message.clone());
            } else if let Some(place) = excerpt.locate(label.span.range()) {
                snippet = snippet.annotation(AnnotationKind::Context.span(place).label(said.message.as_str()));
            } else {
                notes.push(self.elsewhere(label.span.start as usize, &said.message, around));
            }
        }
        if let Some(game) = around.game {
            notes.push(game.to_owned());
        }
        notes.extend(articles(&row.articles, around.edition, self.words));

        let severity = self.words.word(finding.severity.as_str());
        let title =
            level(finding.severity).with_name(severity).primary_title(row.message.as_str()).id(finding.rule.name);
        let (note, help) = (self.words.word("note"), self.words.word("help"));
        let notes = notes.iter().map(|text| Level::NOTE.with_name(&note).message(normalize_untrusted_str(text)));
        let fix = finding.fix.as_ref().map(|fix| {
            let text = normalize_untrusted_str(&self.fix(fix));
            Level::HELP.with_name(&help).message(text)
        });
        let group = Group::with_title(title).element(snippet).elements(notes).elements(fix);
        self.with_place(&self.renderer.render(&[group]), around.file, row.line, row.column)
    }

    /// A finding about two sheets, with its place on each; an empty line after it.
    pub(crate) fn pair(
        &self,
        finding: &PairFinding,
        row: &PairFindingRow,
        sheets: &[PairAround<'_>; 2],
        edition: &str,
    ) -> String {
        let severity = self.words.word(finding.severity.as_str());
        let title =
            level(finding.severity).with_name(severity).primary_title(row.message.as_str()).id(finding.rule.name);
        let places = [row.white, row.black];
        let shown: Vec<_> = (0..2)
            .filter_map(|side| {
                let (span, place) = (finding.places[side]?, places[side]?);
                let excerpt = Excerpt::around(sheets[side].text, span.range(), self.width);
                let mark = excerpt.locate(span.range()).unwrap_or_default();
                Some((sheets[side].file, place, excerpt, mark))
            })
            .collect();
        let mut group = Group::with_title(title);
        for (file, place, excerpt, mark) in &shown {
            let origin = Origin::path(normalize_untrusted_str(file)).line(place.line as usize);
            let snippet = Snippet::source(excerpt.shown.as_str())
                .line_start(place.line as usize)
                .annotation(AnnotationKind::Primary.span(mark.clone()));
            group = group.element(origin.char_column(place.column as usize)).element(snippet);
        }
        let notes = articles(&row.articles, edition, self.words);
        let (note, help) = (self.words.word("note"), self.words.word("help"));
        let notes = notes.iter().map(|text| Level::NOTE.with_name(&note).message(normalize_untrusted_str(text)));
        let fix = finding.fix.as_ref().map(|(side, fix)| {
            let file = sheets[side.index()].file;
            let text = normalize_untrusted_str(&format!("{file}: {}", self.fix(fix)));
            Level::HELP.with_name(&help).message(text)
        });
        let group = group.elements(notes).elements(fix);
        let rendered = self.renderer.render(&[group]);
        // Where the lines of a file begin, the renderer has a sign for another place in it.
        let lines: Vec<&str> = rendered.lines().filter(|line| plain(line).trim() != ":::").collect();
        lines.join("\n") + "\n\n"
    }

    /// Another place, too far away to be shown.
    fn elsewhere(&self, at: usize, message: &str, around: &Around<'_>) -> String {
        let (line, column) = around.places.of(at);
        let line = line + around.first_line - 1;
        self.words.say(
            "elsewhere",
            &[("line", line.to_string().into()), ("column", column.to_string().into()), ("message", message.into())],
        )
    }

    /// What could be written instead, and how sure that is.
    fn fix(&self, fix: &Fix) -> String {
        let grade = match fix.applicability {
            Applicability::Certain => "certain",
            Applicability::Likely => "likely",
            Applicability::Shown => "shown",
        };
        if fix.replacement.is_empty() {
            return self.words.word(&format!("fix-remove-{grade}"));
        }
        self.words.say(&format!("fix-{grade}"), &[("replacement", fix.replacement.as_str().into())])
    }

    /// Puts the line that names the place under the sentence. The renderer would count its column in the excerpt.
    fn with_place(&self, rendered: &str, file: &str, line: u64, column: u64) -> String {
        let (sentence, rest) = rendered.split_once('\n').unwrap_or((rendered, ""));
        let gutter = " ".repeat(line.to_string().len());
        let (bold, plain) = if self.colored { ("\u{1b}[1m\u{1b}[94m", "\u{1b}[0m") } else { ("", "") };
        let file = normalize_untrusted_str(file);
        format!("{sentence}\n{gutter}{bold}--> {plain}{file}:{line}:{column}\n{rest}\n\n")
    }
}

/// A line without its colours.
fn plain(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').map_or("", |(_, after)| after))
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    }
}

/// What a finding rests on: articles of the edition, or sections of the PGN standard, which name themselves.
pub(crate) fn articles(articles: &[&str], edition: &str, words: &Words) -> Vec<String> {
    let (pgn, laws): (Vec<&str>, Vec<&str>) = articles.iter().partition(|article| article.starts_with("PGN"));
    let mut lines = Vec::new();
    if !laws.is_empty() {
        lines.push(words.say("laws", &[("edition", edition.into()), ("articles", laws.join(", ").into())]));
    }
    if !pgn.is_empty() {
        lines.push(pgn.join(", "));
    }
    lines
}
