//! The rows of an envelope: sealed, opened, judged.

use super::read::finding_row;
use super::rows::{FindingRow, SCHEMA, UndecidedRow};
use super::sealed::SealedMoveRow;
use crate::envelope::{EnvelopeCase, EnvelopeJudgement};
use crate::messages::Messages;
use crate::sealed::SealedStandard;
use planilla_envelope::{Edition, Envelope, Opened};
use schemars::JsonSchema;
use serde::Serialize;

/// A move that was sealed: which files were made. The move is not among what is told.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SealRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `seal`
    pub r#type: &'static str,
    /// The file that everybody may have.
    pub public: String,
    /// The file that opens it.
    pub secret: String,
    /// The commitment to the move, a SHA-256 in hexadecimal digits.
    pub commitment: String,
}

impl SealRow {
    /// The row of two files.
    ///
    /// ```
    /// use planilla::report::SealRow;
    /// assert_eq!(SealRow::new("a".to_owned(), "b".to_owned(), "0f".to_owned()).r#type, "seal");
    /// ```
    pub fn new(public: String, secret: String, commitment: String) -> SealRow {
        SealRow { schema: SCHEMA, r#type: "seal", public, secret, commitment }
    }
}

/// An envelope that was opened: the move is the one that was sealed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OpenedRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `opened`
    pub r#type: &'static str,
    /// The commitment that was kept, a SHA-256 in hexadecimal digits.
    pub commitment: String,
    /// What stands on the envelope, and the move.
    pub envelope: EnvelopeRow,
    /// What is to be said of the move; null if the envelope has no position to judge it in.
    pub sealed: Option<SealedMoveRow>,
}

impl OpenedRow {
    /// The row of an envelope that was opened.
    ///
    /// ```
    /// use planilla::report::OpenedRow;
    /// use planilla_envelope::{Envelope, SystemNonces, open, seal};
    /// let (public, secret) = seal(&Envelope::default(), "Cd2", &mut SystemNonces)?;
    /// let row = OpenedRow::new(&open(public.to_text().as_bytes(), secret.to_text().as_bytes())?, None);
    /// assert_eq!(row.envelope.r#move.as_deref(), Some("Cd2"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(opened: &Opened, sealed: Option<SealedMoveRow>) -> OpenedRow {
        OpenedRow {
            schema: SCHEMA,
            r#type: "opened",
            commitment: opened.commitment.to_string(),
            envelope: EnvelopeRow::new(&opened.envelope),
            sealed,
        }
    }
}

/// An envelope held against the Laws and the sheets.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct EnvelopeJudgedRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `envelope`
    pub r#type: &'static str,
    /// The name of its file.
    pub file: Option<String>,
    /// The edition of the Laws; it decides nothing under `uschess`.
    pub laws: &'static str,
    /// Whose rules hold: `fide`, `uschess`.
    pub standard: &'static str,
    /// What stands on it.
    pub envelope: EnvelopeRow,
    /// The keys of what the edition asks for and the envelope lacks.
    pub missing: Vec<&'static str>,
    /// What follows when the game is resumed.
    pub follows: Vec<FollowsRow>,
    /// What was found.
    pub findings: Vec<FindingRow>,
    /// What could not be decided.
    pub undecided: Vec<UndecidedRow>,
    /// What is to be said of the move; null if the envelope tells none, or has no position to judge it in.
    pub sealed: Option<SealedMoveRow>,
}

/// One thing that follows.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FollowsRow {
    /// What.
    pub message: String,
    /// Where the edition says so.
    pub articles: Vec<String>,
}

impl EnvelopeJudgedRow {
    /// The row of a judgement. `text` is that of the file, for lines and columns.
    ///
    /// ```
    /// use planilla::{EnvelopeCase, Messages, judge_envelope, report::EnvelopeJudgedRow};
    /// use planilla_envelope::Envelope;
    /// let text = "white = 'Ana'\noffer_after_sealing = 'black'\n";
    /// let read = Envelope::read_toml(text);
    /// let case = EnvelopeCase::new(&read);
    /// let row = EnvelopeJudgedRow::new(&case, &judge_envelope(&case, &[]), None, text, Messages::english());
    /// assert_eq!((row.r#type, row.missing[0]), ("envelope", "black"));
    /// let offer = row.findings.last().unwrap();
    /// assert_eq!((offer.rule, offer.line, offer.column), ("sealed.offer_standing", 2, 23));
    /// ```
    pub fn new(
        case: &EnvelopeCase<'_>,
        judged: &EnvelopeJudgement,
        file: Option<String>,
        text: &str,
        messages: &Messages,
    ) -> EnvelopeJudgedRow {
        let fide = judged.standard == SealedStandard::Fide;
        let edition = Edition::named(judged.laws.as_str()).filter(|_| fide);
        let missing = edition.map_or(Vec::new(), |edition| case.read.envelope.missing(edition));
        let findings = judged.findings.iter().map(|finding| {
            // The Laws of FIDE say nothing of an envelope that other rules hold for.
            let articles = if fide { finding.articles_in(judged.laws) } else { Vec::new() };
            let before = text.get(..finding.span.start as usize).unwrap_or_default();
            let line = before.rsplit('\n').next().unwrap_or_default();
            let mut row = finding_row(finding, articles, messages);
            row.line = 1 + before.matches('\n').count() as u64;
            row.column = 1 + line.chars().count() as u64;
            row
        });
        EnvelopeJudgedRow {
            schema: SCHEMA,
            r#type: "envelope",
            file,
            laws: judged.laws.as_str(),
            standard: judged.standard.as_str(),
            envelope: EnvelopeRow::new(&case.read.envelope),
            missing: missing.iter().filter(|one| one.condition.is_none()).map(|one| one.field.key()).collect(),
            follows: judged
                .follows
                .iter()
                .map(|one| FollowsRow { message: messages.format(&one.message), articles: one.articles.clone() })
                .collect(),
            findings: findings.collect(),
            undecided: judged
                .undecided
                .iter()
                .map(|open| UndecidedRow { rule: open.rule.name, why: messages.format(&open.why) })
                .collect(),
            sealed: of_move(case, judged, messages),
        }
    }
}

/// The row of the move of an envelope, if it was judged.
fn of_move(case: &EnvelopeCase<'_>, judged: &EnvelopeJudgement, messages: &Messages) -> Option<SealedMoveRow> {
    let (position, sealed) = (judged.position?, judged.sealed.as_ref()?);
    let text = case.read.envelope.sealed_move.as_ref()?;
    Some(SealedMoveRow::new(&position, &case.sealed(&text.0), sealed, messages))
}

/// What is known of an adjourned game. The fields are the keys of its file; what was left open is null.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct EnvelopeRow {
    /// The event.
    pub event: Option<String>,
    /// The name of the player of the white pieces (A2a; I.2.1).
    pub white: Option<String>,
    /// The name of the player of the black pieces (A2a; I.2.1).
    pub black: Option<String>,
    /// When the game was adjourned.
    pub adjourned_at: Option<String>,
    /// The edition of the Laws by which the game is played.
    pub laws: Option<String>,
    /// Whose rules the game is played by.
    /// One of `fide`, `uschess`.
    pub standard: Option<&'static str>,
    /// The code of the language whose letters the sealed move is written in.
    pub language: Option<String>,
    /// The position immediately before the sealed move, in FEN (A2b; I.2.2).
    pub fen: Option<String>,
    /// The time that White had used (A2c; I.2.3).
    /// `H:MM:SS`.
    pub white_time_used: Option<String>,
    /// The time that Black had used (A2c; I.2.3).
    /// `H:MM:SS`.
    pub black_time_used: Option<String>,
    /// Who sealed the move (A2d; I.2.4).
    /// One of `white`, `black`.
    pub sealed_by: Option<&'static str>,
    /// The number of the sealed move (A2e; I.2.5).
    pub move_number: Option<u16>,
    /// Who offered a draw, if the offer stands (A2f; I.2.6; in 1997, if it was made before the game was adjourned).
    /// One of `none`, `white`, `black`.
    pub draw_offer: Option<&'static str>,
    /// The day of the resumption (A2g; I.2.7).
    /// `YYYY-MM-DD`.
    pub resumption_date: Option<String>,
    /// The time of day of the resumption (A2g; I.2.7).
    /// `HH:MM`, with the seconds if they are not zero.
    pub resumption_time: Option<String>,
    /// The place of the resumption (A2g; I.2.7).
    pub resumption_place: Option<String>,
    /// Whose scoresheets are in the envelope (A1; I.1).
    /// One of `both`, `white`, `black`, `none`.
    pub sheets_enclosed: Option<&'static str>,
    /// The sealed move as its player wrote it, once the envelope is opened (A7, A8; I.7, I.8).
    pub r#move: Option<String>,
    /// Whose flag fell before the sealing player stopped the clock (6.9 and 6.10, and not A8, decide then).
    /// One of `none`, `white`, `black`.
    pub flag_fell: Option<&'static str>,
    /// Who offered a draw after the move was sealed (A4; I.4).
    /// One of `none`, `white`, `black`.
    pub offer_after_sealing: Option<&'static str>,
    /// What came of that offer (A4 with 9.1; I.4).
    /// One of `accepted`, `refused`, `open`.
    pub offer_answer: Option<&'static str>,
    /// Who claimed a draw after the move was sealed and before it was played (9.4 with A1; I.1).
    /// One of `none`, `white`, `black`.
    pub claim_after_sealing: Option<&'static str>,
    /// What that claim is about (9.2, 9.3).
    /// One of `threefold`, `fifty`.
    pub claim_kind: Option<&'static str>,
    /// Who was present at the time of the resumption (A9; I.9, I.11).
    /// One of `both`, `white`, `black`, `none`.
    pub present: Option<&'static str>,
    /// When White came, if late (A10; I.10).
    pub white_arrived: Option<String>,
    /// When Black came, if late (A10; I.10).
    pub black_arrived: Option<String>,
    /// After how many minutes a player who is not there loses (A10: one hour, unless the rules of the event say otherwise; I.10).
    pub default_minutes: Option<u16>,
    /// Whether the envelope is lost (A11; I.12).
    pub envelope_lost: Option<bool>,
    /// The time that White was given as used when the game was resumed (A12; I.13).
    /// `H:MM:SS`.
    pub white_time_set: Option<String>,
    /// The time that Black was given as used when the game was resumed (A12; I.13).
    /// `H:MM:SS`.
    pub black_time_set: Option<String>,
    /// When a player said that these times are wrong (A12; I.13).
    /// One of `before_first_move`, `after_first_move`, `never`.
    pub clock_error_shown: Option<&'static str>,
    /// The result as it was given.
    /// One of `1-0`, `0-1`, `1/2-1/2`, `0-0`.
    pub result: Option<&'static str>,
}

impl EnvelopeRow {
    /// The row of an envelope.
    ///
    /// ```
    /// use planilla::report::EnvelopeRow;
    /// use planilla_envelope::Envelope;
    /// let row = EnvelopeRow::new(&Envelope::read(b"white = 'Ana'\nmove_number = 41").envelope);
    /// assert_eq!((row.white.as_deref(), row.move_number, row.black), (Some("Ana"), Some(41), None));
    /// ```
    pub fn new(envelope: &Envelope) -> EnvelopeRow {
        EnvelopeRow {
            event: envelope.event.clone(),
            white: envelope.white.clone(),
            black: envelope.black.clone(),
            adjourned_at: envelope.adjourned_at.map(|value| value.to_string()),
            laws: envelope.laws.map(|value| value.to_string()),
            standard: envelope.standard.map(planilla_envelope::Standard::word),
            language: envelope.language.clone(),
            fen: envelope.fen.as_ref().map(|fen| fen.0.clone()),
            white_time_used: envelope.white_time_used.map(|value| value.to_string()),
            black_time_used: envelope.black_time_used.map(|value| value.to_string()),
            sealed_by: envelope.sealed_by.map(planilla_envelope::Side::word),
            move_number: envelope.move_number.map(u16::from),
            draw_offer: envelope.draw_offer.map(planilla_envelope::Who::word),
            resumption_date: envelope.resumption_date.map(|value| value.to_string()),
            resumption_time: envelope.resumption_time.map(|value| value.to_string()),
            resumption_place: envelope.resumption_place.clone(),
            sheets_enclosed: envelope.sheets_enclosed.map(planilla_envelope::Players::word),
            r#move: envelope.sealed_move.as_ref().map(|text| text.0.clone()),
            flag_fell: envelope.flag_fell.map(planilla_envelope::Who::word),
            offer_after_sealing: envelope.offer_after_sealing.map(planilla_envelope::Who::word),
            offer_answer: envelope.offer_answer.map(planilla_envelope::Answer::word),
            claim_after_sealing: envelope.claim_after_sealing.map(planilla_envelope::Who::word),
            claim_kind: envelope.claim_kind.map(planilla_envelope::Claim::word),
            present: envelope.present.map(planilla_envelope::Players::word),
            white_arrived: envelope.white_arrived.map(|value| value.to_string()),
            black_arrived: envelope.black_arrived.map(|value| value.to_string()),
            default_minutes: envelope.default_minutes,
            envelope_lost: envelope.envelope_lost,
            white_time_set: envelope.white_time_set.map(|value| value.to_string()),
            black_time_set: envelope.black_time_set.map(|value| value.to_string()),
            clock_error_shown: envelope.clock_error_shown.map(planilla_envelope::Shown::word),
            result: envelope.result.map(planilla_envelope::Score::word),
        }
    }
}
