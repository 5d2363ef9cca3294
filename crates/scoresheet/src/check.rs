//! The check of one game or sheet: from bytes to findings, in buffers that the next one uses again.

mod glance;

pub use glance::{Asked, Clean, Glanced};

use crate::checked::{Checked, Found, LanguageHow, LawsHow, Refusal};
use crate::date::PartialDate;
use crate::detect::replay_in_best;
use crate::edition::{Edition, EditionName, InForce};
use crate::federation::{Federation, GameHeadings, Joined};
use crate::misread::misread;
use crate::record::{Record, Signals};
use crate::repair::Repairer;
use crate::repaired::Repaired;
use crate::replay::{Glosses, Scratch, Sheet, Standard, refuse};
use crate::rule::{Context, Findings, Rule, Severity, has_english_letters};
use crate::rules::{RULES, chosen, instead_of_others};
use crate::settings::Settings;
use crate::time_control::TimeControl;
use planilla_board::{FenFault, Position};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{
    Dialect, Input, Key, Language, Score, Source, Tag, parse_json, parse_pgn, parse_sheet, parse_table, sniff_in,
    unescape,
};
use std::sync::Arc;

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
    score: Score,
    record: Record,
    scratch: Scratch,
    /// Whether the language that PGN is read in first has English letters.
    english: bool,
    /// What PGN is measured by, under any edition.
    pgn: Standard,
    /// The thinking time of the tournament report, for a game of it that tells none.
    reported: Option<TimeControl>,
    /// Repairs what does not replay, where that is asked for; and what it proposed for the game.
    repairer: Repairer,
    repaired: Option<Repaired>,
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
            score: Score::default(),
            record: Record::default(),
            scratch: Scratch::default(),
            english: has_english_letters(first),
            pgn: Standard::new(Dialect::Pgn, Edition::of(EditionName::newest())),
            reported: None,
            repairer: Repairer::default(),
            repaired: None,
            kept: glance::Kept::default(),
            findings: Findings::default(),
        }
    }

    /// Checks one game of a PGN file, or one sheet.
    pub fn check<'a>(&'a mut self, bytes: &'a [u8]) -> Checked<'a> {
        let mut source = Source::decode(bytes, self.settings.encoding);
        let input = self.settings.input.unwrap_or_else(|| sniff_in(bytes, self.settings.encoding));
        self.score.clear();
        match input {
            Input::Pgn => parse_pgn(&source.text, &mut self.score),
            Input::Text => parse_sheet(&source.text, &mut self.score),
            Input::Table => parse_table(&source.text, &mut self.score),
            Input::Json => {
                source = source.undo_json_escapes();
                parse_json(&source.text, &mut self.score);
            }
        }
        let Chosen { laws, how: laws_how, open } = choose_laws(&self.settings, &self.score, &source.text);
        let (start, start_faults) = start(&self.score.tags, &source.text);
        let federation = self.settings.trf.clone().filter(|federation| federation.is_report());
        let join = |federation: &Arc<Federation>| federation.join(&GameHeadings::of(&self.score, &source.text));
        let joined = federation.as_ref().map(join);
        let both = federation.as_ref().zip(joined.as_ref());
        self.reported = both.and_then(|(federation, joined)| reported(federation, joined, &self.score, &source.text));
        let (language, start, refused) = match start {
            Ok(start) if self.score.dialect == Dialect::Sheet && planilla_trf::is_report(source.text.as_bytes()) => {
                (self.refuse(), start, Some(Refusal::NoMoves { headings: false }))
            }
            Ok(start) => {
                let found = self.replay(&source.text, start, laws);
                match misread(&source.text, start, &self.score, &self.record) {
                    None => (found, start, None),
                    // Its moves are read as they will be once it is turned round.
                    Some(refusal @ Refusal::ColumnsSwapped { .. }) => {
                        self.refuse();
                        self.record.start = start;
                        (found, start, Some(refusal))
                    }
                    Some(refusal) => (self.refuse(), start, Some(refusal)),
                }
            }
            Err(refusal) => (self.refuse(), Position::default(), Some(refusal)),
        };
        let (federation, joined) = if is_none(refused.as_ref()) { (None, None) } else { (federation, joined) };
        let game = Begun {
            source: &source,
            start,
            refused: refused.as_ref(),
            start_faults: &start_faults,
            federation: federation.as_deref().zip(joined.as_ref()),
        };
        self.repair(&game, &language, laws);
        let woken = self.judge(&game, laws, language.language);
        let language = if woken { self.judge_if_open(laws, &open, &game).unwrap_or(language) } else { language };
        Checked {
            source,
            score: &self.score,
            record: &self.record,
            language,
            laws,
            laws_how,
            refused,
            start_faults,
            joined,
            reported: self.reported.as_ref().and_then(|time| time.class(laws)),
            findings: &self.findings,
        }
    }

    /// Replays and judges a game that is not refused under an edition.
    fn judge_under(&mut self, laws: &'static Edition, game: &Begun<'_>) -> Found {
        let language = self.replay(&game.source.text, game.start, laws);
        self.judge(game, laws, language.language);
        language
    }

    /// Judges a game under all editions that its date leaves open, the chosen one last, and says whether they differ. Gives the
    /// language anew if there are several.
    fn judge_if_open(&mut self, laws: &'static Edition, open: &Open, game: &Begun<'_>) -> Option<Found> {
        let wanted = self.rules.iter().any(|rule| rule.name == chosen::RULE.name);
        let (editions, severity) = match open {
            Open::Date(list) => (list.clone(), Severity::Warning),
            Open::Undated if self.notes() => (Edition::all().iter().collect(), Severity::Note),
            Open::Before if wanted && game.refused.is_none() => {
                let found = chosen::before_first(&self.score, &game.source.text, laws, &self.findings);
                self.findings.list.extend(found.filter(|found| self.notes() || found.severity > Severity::Note));
                self.findings.list.sort_by_key(|finding| (finding.span.start, finding.span.end));
                return None;
            }
            Open::Undated | Open::No | Open::Before => return None,
        };
        if !wanted || game.refused.is_some() {
            return None;
        }
        let mut judged = Vec::with_capacity(editions.len());
        for edition in editions.into_iter().filter(|edition| edition.name != laws.name) {
            self.judge_under(edition, game);
            judged.push(chosen::Judged::new(edition, &self.findings));
        }
        let language = self.judge_under(laws, game);
        judged.push(chosen::Judged::new(laws, &self.findings));
        judged.sort_by_key(|judged| judged.laws.name);
        let finding = chosen::finding(&self.score, &game.source.text, laws, &judged, severity);
        self.findings.list.extend(finding);
        self.findings.list.sort_by_key(|finding| (finding.span.start, finding.span.end));
        Some(language)
    }

    /// Whether notes are wanted.
    fn notes(&self) -> bool {
        self.settings.notes || !self.settings.select.is_empty()
    }

    fn replay(&mut self, text: &str, start: Position, laws: &'static Edition) -> Found {
        let Checker { settings, shipped, score, record, scratch, reported, .. } = self;
        let reported = reported.as_ref().and_then(|time| time.class(laws));
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
        let glosses = &Glosses::new(text, score);
        let make = |own| Sheet { text, score, start, own, glosses, standard, laws, reported };
        replay_in_best(allowed, given, glosses, make, scratch, record)
    }

    /// Repairs the game, if that is asked for and there is something to repair.
    fn repair(&mut self, game: &Begun<'_>, found: &Found, laws: &'static Edition) {
        let Checker { settings, score, record, repairer, .. } = self;
        let wanted = settings.repair && game.refused.is_none();
        self.repaired =
            if wanted { Repaired::new(repairer, score, &game.source.text, record, found, laws) } else { None };
    }

    fn refuse(&mut self) -> Found {
        refuse(&self.score, &mut self.scratch, &mut self.record);
        Found { language: &LANGUAGES[0], how: LanguageHow::Undecided, others: Vec::new() }
    }

    fn judge(&mut self, game: &Begun<'_>, laws: &'static Edition, language: &'static Language) -> bool {
        self.findings.list.clear();
        self.findings.undecided.clear();
        let context = Context {
            source: game.source,
            text: &game.source.text,
            score: &self.score,
            record: &self.record,
            laws,
            language,
            dialect: self.score.dialect,
            notes: self.notes(),
            minimum_moves: self.settings.minimum_moves,
            named: &self.settings.select,
            refused: game.refused,
            start_faults: game.start_faults,
            federation: game.federation,
            repaired: self.repaired.as_ref(),
            reported: self.reported.as_ref().and_then(|time| time.class(laws)),
        };
        let signals = context.signals();
        let mut woken = false;
        for rule in &self.rules {
            if signals.any(rule.wakes_in(context.dialect, context.notes)) {
                woken = true;
                (rule.check)(&context, &mut self.findings);
            }
        }
        instead_of_others(&mut self.findings);
        if let Some(repaired) = &self.repaired {
            self.findings.list.iter_mut().for_each(|finding| repaired.weigh(finding));
        }
        if !self.settings.notes && self.settings.select.is_empty() {
            self.findings.list.retain(|finding| finding.severity > Severity::Note);
        }
        self.findings.list.sort_by_key(|finding| (finding.span.start, finding.span.end));
        woken
    }
}

/// The thinking time that a report gives a game of it, if the game tells none by itself: no heading, or an empty one.
fn reported(federation: &Federation, joined: &Joined, score: &Score, text: &str) -> Option<TimeControl> {
    joined.pairing()?;
    let told = score.tag(Key::TimeControl, text).is_some_and(|written| !matches!(written.trim(), "" | "?"));
    if told { None } else { federation.time_control().cloned() }
}

/// Whether a text has nothing of a game.
fn is_none(refused: Option<&Refusal>) -> bool {
    matches!(refused, Some(Refusal::NoMoves { headings: false }))
}

/// A game that was read and is to be judged.
struct Begun<'a> {
    source: &'a Source<'a>,
    start: Position,
    refused: Option<&'a Refusal>,
    start_faults: &'a [FenFault],
    federation: Option<(&'a Federation, &'a Joined)>,
}

/// The edition a game is judged by, and what else it could be.
pub(crate) struct Chosen {
    pub(crate) laws: &'static Edition,
    pub(crate) how: LawsHow,
    open: Open,
}

/// What is not known of the edition.
enum Open {
    /// Nothing.
    No,
    /// The date leaves several, the oldest first.
    Date(Vec<&'static Edition>),
    /// There is no date.
    Undated,
    /// The date lies before the first edition.
    Before,
}

/// The edition a game is judged by: the caller's, the header's, that of the date, or the newest.
fn choose_laws(settings: &Settings, score: &Score, text: &str) -> Chosen {
    let known = |laws, how| Chosen { laws, how, open: Open::No };
    let newest = |open| Chosen { laws: Edition::of(EditionName::newest()), how: LawsHow::Newest, open };
    if let Some(name) = settings.laws {
        return known(Edition::of(name), LawsHow::Option);
    }
    if let Some(name) = score.tag(Key::Laws, text).and_then(EditionName::named_in) {
        return known(Edition::of(name), LawsHow::Header);
    }
    let written = score.tag(Key::Date, text);
    let Some(date) = written.and_then(|date| date.parse::<PartialDate>().ok()) else {
        // A date that is not understood has a finding of its own.
        let silent = written.is_none_or(|date| !date.contains(char::is_alphanumeric));
        return newest(if silent { Open::Undated } else { Open::No });
    };
    match Edition::in_force_on(date) {
        InForce::One(laws) => Chosen { laws, how: LawsHow::Date, open: on_the_day(laws, date) },
        InForce::BeforeFirst(laws) => Chosen { laws, how: LawsHow::Date, open: Open::Before },
        InForce::Undecided(list) => match list.last() {
            Some(laws) => Chosen { laws, how: LawsHow::Date, open: Open::Date(list) },
            None => newest(Open::No),
        },
        InForce::Unknown => newest(Open::Undated),
    }
}

/// On the first day of an edition the one before may have held: for an event that had begun.
fn on_the_day(laws: &'static Edition, date: PartialDate) -> Open {
    let first = laws.in_force.earliest();
    let before = (laws.name as usize).checked_sub(1).and_then(|before| Edition::all().get(before));
    match before {
        Some(before) if date.earliest() == first && date.latest() == first => Open::Date(vec![before, laws]),
        _ => Open::No,
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
