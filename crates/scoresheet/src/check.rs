//! The check of one game or sheet: from bytes to findings, in buffers that the next one uses again.

mod glance;

pub use glance::{Asked, Clean, Glanced};

use crate::checked::{Checked, Found, LanguageHow, LawsHow, Refusal};
use crate::detect::{replay_in_best, tongues};
use crate::edition::{Edition, EditionName, InForce};
use crate::misread::misread;
use crate::record::{Record, Signals};
use crate::replay::{Glosses, Scratch, Sheet, Standard, Tongue, refuse};
use crate::rule::{Context, Findings, Rule, Severity, has_english_letters};
use crate::rules::{RULES, instead_of_others};
use crate::settings::Settings;
use planilla_board::{FenFault, Position};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{
    Dialect, Input, Key, Language, Score, Source, Tag, parse_pgn, parse_sheet, parse_table, sniff_in, unescape,
};

/// Checks games one after the other and keeps its buffers between them.
///
/// ```
/// use planilla::{Checker, Settings, Status};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5");
/// assert_eq!(checked.language.language.code, "es");
/// assert_eq!(checked.record.plies[8].status, Status::Illegal);
/// ```
#[derive(Debug)]
pub struct Checker {
    settings: Settings,
    rules: Vec<&'static Rule>,
    /// The signals that wake one rule or another where PGN is judged.
    wakes: Signals,
    /// The signal that rules were asked for by name, if they were.
    named: Signals,
    shipped: Vec<&'static Language>,
    tongues: Vec<Tongue>,
    score: Score,
    record: Record,
    scratch: Scratch,
    /// Whether the language that PGN is read in first has English letters.
    english: bool,
    /// What PGN is measured by, under any edition.
    pgn: Standard,
    /// What was kept of the last game at which a glance was thrown.
    kept: glance::Kept,
    findings: Findings,
}

impl Checker {
    /// A checker that goes by these settings.
    pub fn new(settings: Settings) -> Checker {
        let holds = |list: &[&'static Rule], rule: &Rule| list.iter().any(|other| other.name == rule.name);
        let rules: Vec<_> = RULES
            .iter()
            .copied()
            .filter(|rule| settings.select.is_empty() || holds(&settings.select, rule))
            .filter(|rule| !holds(&settings.ignore, rule))
            .collect();
        let first = settings.languages.first().copied().unwrap_or(&LANGUAGES[0]);
        let notes = settings.notes || !settings.select.is_empty();
        let named = if settings.select.is_empty() { Signals::NONE } else { Signals::NAMED };
        Checker {
            settings,
            wakes: rules.iter().fold(Signals::NONE, |wakes, rule| wakes | rule.wakes_in(Dialect::Pgn, notes)),
            rules,
            named,
            shipped: LANGUAGES.iter().collect(),
            tongues: tongues().collect(),
            score: Score::default(),
            record: Record::default(),
            scratch: Scratch::default(),
            english: has_english_letters(first),
            pgn: Standard::new(Dialect::Pgn, Edition::of(EditionName::newest())),
            kept: glance::Kept::default(),
            findings: Findings::default(),
        }
    }

    /// Checks one game of a PGN file, or one sheet.
    pub fn check<'a>(&'a mut self, bytes: &'a [u8]) -> Checked<'a> {
        let source = Source::decode(bytes, self.settings.encoding);
        let input = self.settings.input.unwrap_or_else(|| sniff_in(bytes, self.settings.encoding));
        self.score.clear();
        match input {
            Input::Pgn => parse_pgn(&source.text, &mut self.score),
            Input::Text => parse_sheet(&source.text, &mut self.score),
            Input::Table => parse_table(&source.text, &mut self.score),
        }
        let (laws, laws_how) = choose_laws(&self.settings, &self.score, &source.text);
        let (start, start_faults) = start(&self.score.tags, &source.text);
        let (language, refused) = match start {
            Ok(start) => {
                let found = self.replay(&source.text, start, laws);
                match misread(&source.text, start, &self.score, &self.record, &self.tongues) {
                    None => (found, None),
                    Some(refusal) => (self.refuse(), Some(refusal)),
                }
            }
            Err(refusal) => (self.refuse(), Some(refusal)),
        };
        self.judge(&source, laws, language.language, refused.as_ref(), &start_faults);
        Checked {
            source,
            score: &self.score,
            record: &self.record,
            language,
            laws,
            laws_how,
            refused,
            start_faults,
            findings: &self.findings,
        }
    }

    fn replay(&mut self, text: &str, start: Position, laws: &'static Edition) -> Found {
        let Checker { settings, shipped, tongues, score, record, scratch, .. } = self;
        let header = score.tag(Key::Lang, text).and_then(Language::named);
        let one;
        let allowed = match header {
            _ if !settings.languages.is_empty() => settings.languages.as_slice(),
            Some(language) => {
                one = [language];
                &one
            }
            None => shipped.as_slice(),
        };
        let given = header.is_some() || settings.languages.len() == 1;
        let standard = Standard::new(score.dialect, laws);
        let score = &*score;
        let glosses = &Glosses::new(text, score, tongues);
        let make = |own| Sheet { text, score, start, own, glosses, standard };
        replay_in_best(allowed, given, glosses, make, scratch, record)
    }

    fn refuse(&mut self) -> Found {
        refuse(&self.score, &mut self.scratch, &mut self.record);
        Found { language: &LANGUAGES[0], how: LanguageHow::Undecided, others: Vec::new() }
    }

    fn judge(
        &mut self,
        source: &Source<'_>,
        laws: &'static Edition,
        language: &'static Language,
        refused: Option<&Refusal>,
        start_faults: &[FenFault],
    ) {
        self.findings.list.clear();
        self.findings.undecided.clear();
        let context = Context {
            source,
            text: &source.text,
            score: &self.score,
            record: &self.record,
            laws,
            language,
            dialect: self.score.dialect,
            notes: self.settings.notes || !self.settings.select.is_empty(),
            named: &self.settings.select,
            refused,
            start_faults,
        };
        let signals = context.signals();
        for rule in &self.rules {
            if signals.any(rule.wakes_in(context.dialect, context.notes)) {
                (rule.check)(&context, &mut self.findings);
            }
        }
        instead_of_others(&mut self.findings);
        if !self.settings.notes && self.settings.select.is_empty() {
            self.findings.list.retain(|finding| finding.severity > Severity::Note);
        }
        self.findings.list.sort_by_key(|finding| (finding.span.start, finding.span.end));
    }
}

/// The edition a game is judged by: the caller's, the header's, that of the date, or the newest.
fn choose_laws(settings: &Settings, score: &Score, text: &str) -> (&'static Edition, LawsHow) {
    if let Some(name) = settings.laws {
        return (Edition::of(name), LawsHow::Option);
    }
    if let Some(name) = score.tag(Key::Laws, text).and_then(EditionName::named_in) {
        return (Edition::of(name), LawsHow::Header);
    }
    let date = score.tag(Key::Date, text).and_then(|date| date.parse().ok());
    match date.map(Edition::in_force_on) {
        Some(InForce::One(laws) | InForce::BeforeFirst(laws)) => (laws, LawsHow::Date),
        Some(InForce::Undecided(list)) => match list.last() {
            Some(laws) => (laws, LawsHow::Date),
            None => (Edition::of(EditionName::newest()), LawsHow::Newest),
        },
        Some(InForce::Unknown) | None => (Edition::of(EditionName::newest()), LawsHow::Newest),
    }
}

/// The values of a Variant tag that mean chess.
const CHESS: [&str; 6] = ["", "standard", "chess", "normal", "from position", "?"];

/// The position a game starts from, or why it is refused; and what in its FEN had to be set aside.
pub(crate) fn start(tags: &[Tag], text: &str) -> (Result<Position, Refusal>, Vec<FenFault>) {
    let value = |key| tags.iter().find(|tag| tag.key == key).map(|tag| tag.value.of(text));
    if let Some(variant) = value(Key::Variant) {
        let variant = unescape(variant);
        if !CHESS.iter().any(|chess| variant.trim().eq_ignore_ascii_case(chess)) {
            return (Err(Refusal::Variant(variant.trim().to_owned())), Vec::new());
        }
    }
    let Some(fen) = value(Key::Fen) else { return (Ok(Position::default()), Vec::new()) };
    match Position::from_fen_lenient(&unescape(fen)) {
        Ok((position, faults)) => (Ok(position), faults),
        Err(error) if error.faults().contains(&FenFault::Chess960) => (Err(Refusal::Chess960), Vec::new()),
        Err(error) => {
            (Err(Refusal::BadFen(error.faults().iter().map(ToString::to_string).collect())), error.faults().to_vec())
        }
    }
}
