//! The envelope of an adjourned game held against the Laws and the scoresheets: whether it says all that it must, whether it
//! agrees with the sheets, what the sealed move is, and what follows when the game is resumed (A1 to A12 in 1997 to 2005, 1 to
//! 12 in the Guidelines of 2009, E.1 to E.12 in 2014, I.1 to I.13 since 2017). **Lacks the file**: `planilla-envelope` reads it.
//!
//! `agree` holds it against the sheets (`course`), `resume` says who loses by coming late, `facts` what else follows.

mod agree;
mod course;
mod facts;
mod resume;

#[cfg(test)]
mod tests;

use crate::check::Checker;
use crate::date::PartialDate;
use crate::edition::{Edition, EditionName, InForce};
use crate::finding::{Finding, Message};
use crate::rule::Undecided;
use crate::rules::{ENVELOPE_INCOMPLETE, ENVELOPE_MISMATCH, SEALED_LANGUAGE_CLASH};
use crate::sealed::{SealedJudgement, SealedMove, SealedStandard, judge_sealed, lost_on_time};
use crate::settings::Settings;
use course::Course;
use planilla_board::{Color, Effort, Position};
use planilla_envelope::{Edition as EnvelopeEdition, Envelope, Field, Point, Read, Side, Standard};
use planilla_notation::{Language, Span};

/// An envelope as it was read, and by what it is judged. What is given here counts more than what the envelope says.
#[derive(Clone, Debug)]
pub struct EnvelopeCase<'e> {
    /// The envelope, with the places of its values.
    pub read: &'e Read,
    /// The edition of the Laws; `None`: that of the envelope, else the one in force when the game was adjourned, else the newest.
    pub laws: Option<EditionName>,
    /// The languages the player's letters may be of; none: that of the envelope, else all.
    pub languages: Vec<&'static Language>,
    /// Whose rules hold; `None`: as the envelope says, else those of FIDE.
    pub standard: Option<SealedStandard>,
    /// How much is done to find out whether the opponent can still mate.
    pub effort: Effort,
}

/// A scoresheet beside an envelope.
#[derive(Clone, Copy, Debug)]
pub struct EnvelopeSheet<'s> {
    /// How it is called.
    pub name: &'s str,
    /// Its bytes.
    pub bytes: &'s [u8],
}

/// What is to be said of an envelope.
#[derive(Clone, Debug)]
pub struct EnvelopeJudgement {
    /// The edition of the Laws.
    pub laws: EditionName,
    /// Whose rules hold.
    pub standard: SealedStandard,
    /// The position before the sealed move, if the envelope has one.
    pub position: Option<Position>,
    /// The judgement of the sealed move, if the envelope tells it and has a position.
    pub sealed: Option<SealedJudgement>,
    /// What was found, by place.
    pub findings: Vec<Finding>,
    /// What follows at the resumption.
    pub follows: Vec<EnvelopeRemark>,
    /// What could not be decided, and why.
    pub undecided: Vec<Undecided>,
}

/// One thing that follows, and where the edition says so.
#[derive(Clone, Debug)]
pub struct EnvelopeRemark {
    /// What is said of it.
    pub message: Message,
    /// Where the edition speaks of it.
    pub articles: Vec<String>,
}

impl<'e> EnvelopeCase<'e> {
    /// An envelope that is judged as it says.
    pub fn new(read: &'e Read) -> EnvelopeCase<'e> {
        EnvelopeCase { read, laws: None, languages: Vec::new(), standard: None, effort: Effort::FULL }
    }

    /// The edition of the Laws that holds.
    pub fn edition(&self) -> EditionName {
        let envelope = &self.read.envelope;
        let named = || envelope.laws.and_then(|laws| laws.to_string().parse().ok());
        let dated = || {
            let (year, month, day) = envelope.adjourned_at?.day()?.parts();
            match Edition::in_force_on(PartialDate::on((year, month.into(), day.into()))) {
                InForce::One(edition) => Some(edition.name),
                _ => None,
            }
        };
        self.laws.or_else(named).or_else(dated).unwrap_or(EditionName::newest())
    }

    /// The languages of the player's letters.
    pub fn letters(&self) -> Vec<&'static Language> {
        if !self.languages.is_empty() {
            return self.languages.clone();
        }
        self.read.envelope.language.as_deref().and_then(Language::named).into_iter().collect()
    }

    /// The rules that hold.
    pub fn rules(&self) -> SealedStandard {
        self.standard.unwrap_or(match self.read.envelope.standard {
            Some(Standard::UsChess) => SealedStandard::UsChess,
            _ => SealedStandard::Fide,
        })
    }

    /// A move, to be judged as that of this envelope.
    pub fn sealed<'t>(&self, text: &'t str) -> SealedMove<'t> {
        let (languages, laws, standard) = (self.letters(), self.edition(), self.rules());
        SealedMove { text, languages, laws, standard, effort: self.effort }
    }

    /// Where the value of a key stands; the beginning of the file, if it is not there.
    fn span(&self, field: Field) -> Span {
        self.read.place(field).map_or(Span::new(0, 0), |place| Span::new(place.start, place.end))
    }

    /// Where a point of the rules stands in the edition.
    fn article(&self, point: Point) -> Vec<String> {
        let edition = EnvelopeEdition::named(self.edition().as_str());
        edition.map(|edition| planilla_envelope::article(point, edition)).into_iter().collect()
    }
}

/// The colour of a player.
fn color(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}

/// Judges an envelope, against the sheets where there are any.
///
/// ```
/// use planilla::{EnvelopeCase, judge_envelope};
/// use planilla_envelope::Envelope;
/// let read = Envelope::read(b"laws = '2005'\nfen = '4k3/8/8/8/8/8/8/4K2R w K - 0 41'\nsealed_by = 'black'\nmove = 'Rf1'");
/// let judged = judge_envelope(&EnvelopeCase::new(&read), &[]);
/// let rules: Vec<_> = judged.findings.iter().map(|finding| finding.rule.name).collect();
/// assert!(rules.contains(&"sealed.envelope_incomplete")); // no names
/// assert!(rules.contains(&"sealed.envelope_mismatch")); // it is White's move
/// assert_eq!(judged.sealed.unwrap().verdict.as_str(), "ambiguous"); // a king in Spanish, a rook in English
/// ```
pub fn judge_envelope(case: &EnvelopeCase<'_>, sheets: &[EnvelopeSheet<'_>]) -> EnvelopeJudgement {
    let envelope = &case.read.envelope;
    let laws = case.edition();
    let mut judged = EnvelopeJudgement {
        laws,
        standard: case.rules(),
        position: None,
        sealed: None,
        findings: Vec::new(),
        follows: Vec::new(),
        undecided: Vec::new(),
    };
    match envelope.fen.as_ref().map(|fen| Position::from_fen(&fen.0)) {
        Some(Ok(position)) => judged.position = Some(position),
        Some(Err(error)) => {
            let message = Message::of_fen_faults(error.faults());
            judged.findings.push(Finding::new(&ENVELOPE_MISMATCH, case.span(Field::Fen), message));
        }
        None => {}
    }
    if let Some(language) = envelope.language.as_ref().filter(|_| case.letters().is_empty()) {
        let why = Message::new("envelope-language").with("text", language.as_str());
        judged.undecided.push(Undecided { rule: &SEALED_LANGUAGE_CLASH, why });
    }
    let fide = judged.standard == SealedStandard::Fide;
    // Of a file in which nothing could be read it is said once.
    let unread = *envelope == Envelope::default() && !case.read.faults.is_empty();
    if fide && !unread {
        incomplete(case, &mut judged.findings);
    }
    let settings = Settings { laws: Some(laws), languages: case.languages.clone(), ..Settings::default() };
    let mut checker = Checker::new(settings);
    let courses: Vec<_> = sheets.iter().map(|sheet| Course::read(sheet, &mut checker)).collect();
    let past = judged.position.map_or(Vec::new(), |position| course::past(&courses, &position));
    if let (Some(position), Some(text)) = (&judged.position, &envelope.sealed_move) {
        let sealed = case.sealed(&text.0);
        let of_text = judge_sealed(position, &past, &sealed);
        judged.sealed = Some(if fide && facts::flag_of_sealer(envelope).is_some() {
            lost_on_time(position, &sealed, of_text)
        } else {
            of_text
        });
    }
    agree::check(case, &courses, &mut judged);
    if fide {
        resume::check(case, &mut judged);
        facts::check(case, &mut judged);
    }
    judged.findings.sort_by_key(|finding| finding.span.start);
    judged
}

/// What the edition asks for and is not there, one by one. An offer of a draw is asked for only if there is one.
fn incomplete(case: &EnvelopeCase<'_>, findings: &mut Vec<Finding>) {
    let Some(edition) = EnvelopeEdition::named(case.edition().as_str()) else { return };
    let envelope: &Envelope = &case.read.envelope;
    for missing in envelope.missing(edition).iter().filter(|missing| missing.condition.is_none()) {
        let message = match missing.field {
            Field::SheetsEnclosed => Message::new("envelope-sheets"),
            field => Message::new("envelope-lacks").with("key", field.key()),
        };
        // The first article is that of what is inside, the second that of what is written on it.
        let of_sheets = missing.field == Field::SheetsEnclosed;
        let article = ENVELOPE_INCOMPLETE.articles_in(case.edition()).nth(usize::from(!of_sheets));
        let finding = Finding::new(&ENVELOPE_INCOMPLETE, case.span(missing.field), message);
        findings.push(finding.articles(article.into_iter().collect()));
    }
}
