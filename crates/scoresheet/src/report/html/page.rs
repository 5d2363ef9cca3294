//! Many games as one page for people, to read, to step through and to print: a summary, a table with the games that need
//! somebody first, and the games drawn. It is one file that loads nothing, and says so to the browser; it can be read without
//! its script, which only moves the men and filters the table. **Lacks files**: games come in one by one, as they are checked.
//!
//! What it holds is bounded: so many games are drawn, those with the gravest findings first, so many are listed, and the
//! others are counted.

mod board;
mod digest;
mod draws;
mod found;
mod painter;
mod section;
mod sheet;
mod summary;
mod unread;

pub use painter::Painter;
pub use section::GameSection;

use crate::federation::Federation;
use crate::finding::Message;
use crate::messages::Messages;
use crate::report::html::pane::severity_word;
use crate::report::html::sign;
use crate::report::markup::{Escaped, Sentence};
use crate::report::rows::SummaryRow;
use crate::report::trf::TrfRow;
use crate::rule::{Rule, Severity};
use crate::settings::Settings;
use digest::digest;
use draws::Draws;
use section::Need;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write};

/// How the page looks.
const STYLE: &str = include_str!("page/style.css");
/// Steps through games and filters the table.
const SCRIPT: &str = include_str!("page/script.js");

/// So many games are listed in the table at the most.
const MOST_LISTED: usize = 5_000;

/// A page of many games: they are added in their order, and written when all are there.
///
/// ```
/// use planilla::report::{Place, ReportPage};
/// use planilla::{Messages, Settings};
/// use planilla_notation::Input;
/// let mut page = ReportPage::new(Messages::of("en").unwrap());
/// let mut painter = page.painter(Settings::default());
/// for (number, sheet) in (1..).zip(["1.e4 e5 2.Nf3", "lang: en\n1.e4 e5 2.Ke3"]) {
///     let place = Place { file: "games.txt", game: number, line: 1, offset: 0 };
///     page.add(painter.paint(Input::Text, None, sheet.as_bytes(), &place));
/// }
/// let mut html = Vec::new();
/// page.write_to(&mut html).unwrap();
/// let html = String::from_utf8(html).unwrap();
/// assert!(html.starts_with("<!DOCTYPE html>") && html.find("id=\"g2\"") < html.find("id=\"g1\""));
/// ```
#[derive(Debug)]
pub struct ReportPage {
    messages: &'static Messages,
    title: Option<String>,
    most_drawn: usize,
    draws: Draws,
    /// The games listed, by need, each with its number on the page; of each need those that are drawn come first.
    games: [Vec<(u64, GameSection)>; 5],
    /// How many games there are of each need.
    needs: [u64; 5],
    /// How many of those listed are drawn, by need.
    drawn: [usize; 5],
    totals: Totals,
    rules: BTreeMap<&'static str, RuleCount>,
    /// Files that cannot be read, or hold no game, and why.
    unread: Vec<(String, String)>,
    passed_over: u64,
    /// The tournament report that the games are held against, and what is wrong in it.
    report: Option<(String, Vec<ReportFault>)>,
    /// The event of all games, as long as there is but one.
    #[allow(clippy::option_option, reason = "no game yet, games of several events, games of one")]
    event: Option<Option<String>>,
}

/// What is wrong in a tournament report: how grave it is, its line, and the sentence.
type ReportFault = (Severity, u64, String);

/// The numbers of a page.
#[derive(Clone, Copy, Debug, Default)]
struct Totals {
    files: u64,
    games: u64,
    plies: u64,
    errors: u64,
    warnings: u64,
    notes: u64,
    undecided: u64,
}

/// What a rule has come to.
#[derive(Clone, Copy, Debug)]
struct RuleCount {
    rule: &'static Rule,
    severity: Severity,
    found: u64,
    games: u64,
}

impl ReportPage {
    /// The page with what is wrong in the tournament report that its games are held against. It counts as what is found in games does.
    #[must_use]
    pub fn report(mut self, federation: Option<&Federation>, notes: bool) -> ReportPage {
        let Some(federation) = federation else { return self };
        let least = if notes { Severity::Note } else { Severity::Warning };
        let row = TrfRow::new(federation, None, federation.findings_from(least), self.messages);
        let faults = federation.findings_from(least).zip(row.findings);
        let faults: Vec<_> = faults.map(|(found, row)| (found.severity, row.line, row.message)).collect();
        for (severity, ..) in &faults {
            match severity {
                Severity::Error => self.totals.errors += 1,
                Severity::Warning => self.totals.warnings += 1,
                Severity::Note => self.totals.notes += 1,
            }
        }
        self.report = (!faults.is_empty()).then(|| (federation.file().to_owned(), faults));
        self
    }

    /// So many games are drawn if nothing else is asked for.
    pub const DRAWN: usize = 500;

    /// An empty page, in a language.
    pub fn new(messages: &'static Messages) -> ReportPage {
        ReportPage {
            messages,
            title: None,
            most_drawn: ReportPage::DRAWN,
            draws: Draws::new(),
            games: Default::default(),
            needs: [0; 5],
            drawn: [0; 5],
            totals: Totals::default(),
            rules: BTreeMap::new(),
            unread: Vec::new(),
            passed_over: 0,
            report: None,
            event: None,
        }
    }

    /// The page under a title of its own; else it is the event, if all games are of one.
    #[must_use]
    pub fn title(self, title: Option<&str>) -> ReportPage {
        let title = title.map(str::trim).filter(|title| !title.is_empty());
        ReportPage { title: title.map(str::to_owned), ..self }
    }

    /// The page with so many games drawn at the most, before any is added.
    #[must_use]
    pub fn most_drawn(self, most: usize) -> ReportPage {
        ReportPage { most_drawn: most, ..self }
    }

    /// One who checks games for the page; several may, each on a thread of its own.
    pub fn painter(&self, settings: Settings) -> Painter {
        Painter::new(settings, self.messages, self.draws.clone())
    }

    /// Adds the next game.
    pub fn add(&mut self, mut game: GameSection) {
        let [errors, warnings, notes, undecided] = game.counts;
        let totals = &mut self.totals;
        totals.games += 1;
        totals.plies += game.plies;
        totals.errors += errors;
        totals.warnings += warnings;
        totals.notes += notes;
        totals.undecided += undecided;
        for (rule, severity, found) in game.rules.drain(..) {
            let count = self.rules.entry(rule.name).or_insert(RuleCount { rule, severity, found: 0, games: 0 });
            count.severity = count.severity.max(severity);
            count.found += found;
            count.games += 1;
        }
        let need = game.need as usize;
        self.needs[need] += 1;
        if game.listed.is_none() {
            return;
        }
        let event = game.event.take();
        match &self.event {
            None => self.event = Some(event),
            Some(known) if *known != event => self.event = Some(None),
            Some(_) => {}
        }
        self.drawn[need] += usize::from(game.drawn.is_some());
        self.games[need].push((self.totals.games, game));
        self.bound();
    }

    /// Adds to the number of files read.
    pub fn add_files(&mut self, files: u64) {
        self.totals.files += files;
    }

    /// Adds a file that cannot be read, by a word for why (that of `planilla_files::Unreadable`) and what the system says.
    pub fn add_unreadable(&mut self, file: &str, why: &str, more: &str) {
        self.unread.push((file.to_owned(), self.messages.format(&unread::reason(why, more))));
    }

    /// Adds a file in which there is no game.
    pub fn add_empty(&mut self, file: &str) {
        self.add_unreadable(file, "empty", "");
    }

    /// Adds to the number of files in folders that are not read for their kind.
    pub fn add_passed_over(&mut self, files: u64) {
        self.passed_over += files;
    }

    /// What all games added so far have come to.
    pub fn summary_row(&self) -> SummaryRow {
        let Totals { files, games, plies, errors, warnings, notes, undecided } = self.totals;
        SummaryRow { files, games, plies, errors, warnings, notes, undecided, ..SummaryRow::default() }
    }

    /// Drops what is more than the page may hold, from the games that need somebody least, the last first.
    fn bound(&mut self) {
        let (mut drawn, mut listed) = (0, 0);
        for need in Need::ALL {
            let at = need as usize;
            listed += self.games[at].len();
            while listed > MOST_LISTED
                && self.games[at].pop().is_some_and(|(_, game)| {
                    self.drawn[at] -= usize::from(game.drawn.is_some());
                    true
                })
            {
                listed -= 1;
            }
            drawn += self.drawn[at];
            while drawn > self.most_drawn && self.drawn[at] > 0 {
                self.drawn[at] -= 1;
                drawn -= 1;
                if let Some((_, game)) = self.games[at].iter_mut().rev().find(|(_, game)| game.drawn.is_some()) {
                    game.drawn = None;
                }
            }
            if listed >= MOST_LISTED {
                self.draws.close_listing(need);
            }
            if drawn >= self.most_drawn {
                self.draws.close_drawing(need);
            }
        }
    }

    /// Writes the page. The same games give the same bytes.
    ///
    /// # Errors
    ///
    /// Those of what is written to.
    pub fn write_to(&self, to: &mut impl Write) -> io::Result<()> {
        let mut out = String::with_capacity(64 * 1024);
        self.open(&mut out);
        self.summary(&mut out);
        self.table(&mut out);
        to.write_all(out.as_bytes())?;
        out.clear();
        self.drawn_games(&mut out, to)?;
        let _ = write!(
            out,
            "</main><footer><p class=\"soft\">{}</p></footer>",
            self.say(&Message::new("page-made-by").with("written", env!("CARGO_PKG_VERSION")))
        );
        self.template(&mut out);
        let _ = write!(out, "<script>{SCRIPT}</script></body></html>");
        out.push('\n');
        to.write_all(out.as_bytes())
    }

    /// The head of the document, with its policy: nothing is loaded, and no style or script but its own counts.
    fn open(&self, out: &mut String) {
        let title = self.title_text();
        let _ = write!(
            out,
            "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"/>\
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src '{}'; style-src '{}'; \
             base-uri 'none'; form-action 'none'\"/>\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\
             <meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"referrer\" content=\"no-referrer\"/>\
             <meta name=\"generator\" content=\"planilla {}\"/>\
             <title>{}</title><style>{STYLE}</style></head><body>",
            self.messages.code,
            digest(SCRIPT),
            digest(STYLE),
            env!("CARGO_PKG_VERSION"),
            Escaped(&title),
        );
        let _ = write!(
            out,
            "<p class=\"skips\"><a href=\"#table\">{}</a> <a href=\"#games\">{}</a></p>",
            self.say(&Message::new("page-to-table")),
            self.say(&Message::new("page-to-games"))
        );
        board::define_pieces(out);
        let _ = write!(out, "<header><h1>{}</h1></header><main>", Escaped(&title));
    }

    /// The title: the one that was asked for, the event, else a general one.
    fn title_text(&self) -> String {
        let event = self.event.as_ref().and_then(Option::as_ref);
        self.title.as_ref().or(event).cloned().unwrap_or_else(|| {
            capital(&self.messages.format(&Message::new("page-title").with("count", self.totals.games as usize)))
        })
    }

    /// The games that are drawn.
    fn drawn_games(&self, out: &mut String, to: &mut impl Write) -> io::Result<()> {
        let word = |severity| format!("{} {}", sign(severity), self.messages.format(&severity_word(severity)));
        let mut signs = [Severity::Error, Severity::Warning, Severity::Note].map(word).to_vec();
        signs.push(format!("≈ {}", self.messages.format(&Message::new("status-normalized"))));
        let _ = write!(
            out,
            "<h2 id=\"games\">{}</h2><p class=\"signs soft\">{}</p>",
            self.say(&Message::new("page-games")),
            Escaped(&signs.join(" · "))
        );
        for (number, game) in self.games.iter().flatten() {
            let (Some(part), Some(listed)) = (&game.drawn, &game.listed) else { continue };
            let _ = write!(
                out,
                "<article id=\"g{number}\" class=\"{}\" aria-labelledby=\"g{number}-t\"><h3 id=\"g{number}-t\"><span class=\"nr\">{number}</span> \
                 {} <span class=\"score\">{}</span></h3>{part}<p class=\"back\"><a href=\"#table\">{}</a></p></article>",
                game.need.as_str(),
                listed.players,
                listed.score,
                self.say(&Message::new("page-back")),
            );
            to.write_all(out.as_bytes())?;
            out.clear();
        }
        Ok(())
    }

    /// The buttons of a board, and the words that the script needs to tell a board.
    fn template(&self, out: &mut String) {
        use planilla_board::Role;
        let men: Vec<String> = Role::ALL
            .into_iter()
            .rev()
            .map(|role| {
                let man = Message::new("board-man").with("role", role).with("square", "*");
                found::text_of(&self.messages.format(&man))
            })
            .collect();
        let side = |color| self.say(&Message::new("view-column").with("color", color));
        let _ = write!(
            out,
            "<template data-men=\"{}\" data-white=\"{}\" data-black=\"{}\" data-keys=\"{}\"><div class=\"steps\">",
            Escaped(&men.join("|")),
            side(planilla_board::Color::White),
            side(planilla_board::Color::Black),
            self.say(&Message::new("page-keys")),
        );
        for (act, sign, word) in [
            ("first", "«", Message::new("page-first")),
            ("back", "‹", Message::new("page-previous")),
            ("on", "›", Message::new("page-next")),
            ("last", "»", Message::new("page-last")),
            ("turn", "⇅", Message::new("page-turn")),
        ] {
            let word = self.say(&word);
            let _ = write!(
                out,
                "<button type=\"button\" data-act=\"{act}\" aria-label=\"{word}\" title=\"{word}\">{sign}</button>"
            );
        }
        let _ = write!(
            out,
            "<button type=\"button\" data-act=\"find\">{}</button></div></template>",
            self.say(&Message::new("page-next-finding"))
        );
    }

    /// A sentence as HTML, with a capital letter.
    fn say(&self, message: &Message) -> String {
        Sentence(&capital(&self.messages.format(message))).to_string()
    }
}

/// A sentence that opens with a capital letter.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests;
