//! Which legal moves a paper stands for, and what that makes of it; of a paper with more than one move `several` tells. **Lacks the Laws' consequences**: those are `outcome`'s.

use super::paper::{Noted, Paper, joined, parts};
use super::remark::remarks;
use super::spelled::spelled;
use super::{MOST_SEALED_BYTES, RemarkKind, SealedMove, SealedRemark, SealedVerdict};
use crate::detect::{tongue, tongues};
use crate::edition::Edition;
use crate::finding::{Arg, Finding, Message};
use crate::reading::{Reading, read_in};
use crate::record::{Candidate, Status};
use crate::replay::{Tongue, each_fit, is_near};
use crate::report::{languages_in_short, leaves_promotion_open};
use crate::rule::Severity;
use crate::rules::{
    SEALED_AMBIGUOUS, SEALED_ILLEGAL, SEALED_LANGUAGE_CLASH, SEALED_UNINTELLIGIBLE, of_reading, of_rivals, of_unnamed,
};
use planilla_board::{Move, Position};
use planilla_notation::{Kind, Language, Laxity, Marks, Span, reader};

/// So many places of a text that is no move are looked at for one, and pieces so much longer than two characters.
const MOST_LOOKED_AT: usize = 24;
const LONGEST_INSIDE: usize = 5;

/// So many moves are named in a sentence.
const MOST_NAMED: usize = 4;

/// What a paper comes to, before it is asked what follows.
#[derive(Clone, Debug)]
pub(super) struct Read {
    pub(super) verdict: SealedVerdict,
    pub(super) basis: Basis,
    pub(super) moves: Vec<Candidate>,
    pub(super) reasonable: Vec<Candidate>,
    pub(super) remarks: Vec<SealedRemark>,
    pub(super) findings: Vec<Finding>,
}

/// What the outcome rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Basis {
    /// The move is made.
    Plays(Move),
    /// The record of the move loses.
    Loses,
    /// The player resigned and sealed no move.
    Resigns,
    /// The Laws do not decide it.
    Asks,
}

/// Reads a paper.
pub(super) fn read(position: &Position, sealed: &SealedMove<'_>, laws: &Edition) -> Read {
    let text = sealed.text;
    if text.len() > MOST_SEALED_BYTES {
        let message = Message::new("sealed-too-long").with("count", text.len()).with("most", MOST_SEALED_BYTES);
        let finding = Finding::new(&SEALED_UNINTELLIGIBLE, Span::new(0, text.len()), message);
        return none(SealedVerdict::Unintelligible, Basis::Asks, finding.severity(Severity::Warning));
    }
    let asked: Vec<Tongue> = match sealed.languages.as_slice() {
        [] => tongues().to_vec(),
        given => given.iter().copied().map(tongue).collect(),
    };
    let paper = parts(text, position, &asked);
    let reader = Reader { position, text, languages: &sealed.languages, laws };
    let mut read = match paper.moves.as_slice() {
        [] => reader.no_move(&paper),
        [only] if !paper.pieces.is_empty() => reader.or_piece(only, &paper.pieces),
        [only] => reader.one(only),
        several => reader.several(&paper, several),
    };
    let offers = paper.moves.iter().filter(|noted| reader.of(noted).written.marks.has(Marks::OFFER));
    let offers: Vec<Span> = offers.map(|noted| noted.span).collect();
    read.remarks.extend(remarks(&paper, &offers, text, position, sealed.laws));
    // What a finding tells is not told twice.
    let told: Vec<Span> = read.findings.iter().map(|finding| finding.span).collect();
    read.remarks.retain(|remark| remark.kind != RemarkKind::Text || !told.contains(&remark.span));
    read.remarks.sort_by_key(|remark| remark.span.start);
    for remark in &read.remarks {
        match remark.kind {
            // A person has to read what is not understood, and to hear a claim.
            RemarkKind::Claim | RemarkKind::Result => read.basis = Basis::Asks,
            RemarkKind::Text | RemarkKind::Resignation if !paper.moves.is_empty() => read.basis = Basis::Asks,
            RemarkKind::DrawOffer if paper.moves.is_empty() => read.basis = Basis::Asks,
            RemarkKind::DrawOffer | RemarkKind::CaseDecides | RemarkKind::Time => continue,
            _ => {}
        }
        if read.verdict == SealedVerdict::Clear {
            read.verdict = SealedVerdict::Irregular;
        }
    }
    if paper.untidy && read.verdict == SealedVerdict::Clear {
        read.verdict = SealedVerdict::Irregular;
    }
    // A word before the move may belong to it, as the name of the man does.
    let first = paper.moves.first().map_or(0, |noted| noted.span.start);
    let before = |(kind, span): &(RemarkKind, Span)| *kind == RemarkKind::Text && span.start < first;
    if let Some((_, span)) = paper.others.iter().find(|other| before(other)) {
        let message = Message::new("sealed-text").with("written", span.of(text));
        let finding = Finding::new(&SEALED_UNINTELLIGIBLE, *span, message).severity(Severity::Warning);
        read.remarks.retain(|remark| remark.span != *span);
        read = Read {
            remarks: read.remarks,
            reasonable: read.moves,
            ..none(SealedVerdict::Unintelligible, Basis::Asks, finding)
        };
    }
    read
}

pub(super) fn none(verdict: SealedVerdict, basis: Basis, finding: Finding) -> Read {
    let (moves, reasonable, remarks) = (Vec::new(), Vec::new(), Vec::new());
    Read { verdict, basis, moves, reasonable, remarks, findings: vec![finding] }
}

pub(super) struct Reader<'r> {
    pub(super) position: &'r Position,
    pub(super) text: &'r str,
    pub(super) languages: &'r [&'static Language],
    pub(super) laws: &'r Edition,
}

impl Reader<'_> {
    pub(super) fn of(&self, noted: &Noted) -> Reading {
        let text = noted.span.of(self.text);
        let reading = read_in(text, self.position, self.languages, self.laws);
        // White space inside is set aside where that gives a legal move.
        if (reading.candidates.is_empty() || reading.written.laxity == Laxity::Stray)
            && let Some(joined) = joined(text)
        {
            let spaced = read_in(&joined, self.position, self.languages, self.laws);
            if !spaced.candidates.is_empty() && spaced.written.laxity < Laxity::Stray {
                let status = if spaced.status == Status::Exact { Status::Normalized } else { spaced.status };
                return Reading { status, ..spaced };
            }
        }
        if reading.candidates.is_empty() || reading.written.laxity == Laxity::Stray {
            return self.in_letters(text).unwrap_or(reading);
        }
        reading
    }

    /// A move whose men are named in words, or with full stops behind their letters: a legal one, else one that is illegal.
    fn in_letters(&self, text: &str) -> Option<Reading> {
        let readings = spelled(text).into_iter().filter_map(|(language, letters)| {
            let own: Vec<&'static Language> = language.into_iter().collect();
            let languages = if own.is_empty() { self.languages } else { &own };
            let reading = read_in(&letters, self.position, languages, self.laws);
            let status = if reading.status == Status::Exact { Status::Normalized } else { reading.status };
            let is_move = reading.written.laxity < Laxity::Stray && status != Status::Unread;
            is_move.then_some(Reading { status, ..reading })
        });
        let mut first = None;
        for reading in readings {
            if !reading.candidates.is_empty() {
                return Some(reading);
            }
            first = first.or(Some(reading));
        }
        first
    }

    /// A paper with no move on it in the player's letters.
    fn no_move(&self, paper: &Paper) -> Read {
        let other = |kind| paper.others.iter().find(|(other, _)| *other == kind).map(|(_, span)| *span);
        let whole = Span::new(0, self.text.len());
        let rule = &SEALED_UNINTELLIGIBLE;
        if let Some(span) = other(RemarkKind::Text) {
            return self.unread(span);
        }
        if let Some(span) = other(RemarkKind::Resignation) {
            let finding = Finding::new(rule, span, Message::new("sealed-no-move"));
            return none(SealedVerdict::Unintelligible, Basis::Resigns, finding.severity(Severity::Warning));
        }
        let message =
            if self.text.trim().is_empty() { Message::new("sealed-blank") } else { Message::new("sealed-no-move") };
        none(SealedVerdict::Unintelligible, Basis::Loses, Finding::new(rule, whole, message))
    }

    /// A text that is no move in the player's letters: in other letters, or with something left out, it may be one, and then
    /// the arbiter has to say whether that is what it means.
    fn unread(&self, span: Span) -> Read {
        let text = span.of(self.text);
        let rule = &SEALED_UNINTELLIGIBLE;
        let mut read = none(
            SealedVerdict::Unintelligible,
            Basis::Loses,
            Finding::new(rule, span, Message::new("unread").with("written", text)),
        );
        let own = read_in(text, self.position, self.languages, self.laws);
        let any = read_in(text, self.position, &[], self.laws);
        let message = if !own.candidates.is_empty() {
            read.reasonable = own.candidates;
            Message::new("sealed-left-out")
        } else if !any.candidates.is_empty() {
            read.reasonable = any.candidates;
            Message::new("sealed-other-letters")
        } else {
            read.reasonable = self.inside(text);
            if read.reasonable.is_empty() {
                return read;
            }
            Message::new("sealed-left-out")
        };
        let message = message.with("written", text).with("moves", self.by_language(&read.reasonable));
        read.findings = vec![Finding::new(rule, span, message).severity(Severity::Warning)];
        read.basis = Basis::Asks;
        read
    }

    /// The legal moves that pieces of a text with a man's letter name.
    fn inside(&self, text: &str) -> Vec<Candidate> {
        let mut list: Vec<Candidate> = Vec::new();
        let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).take(MOST_LOOKED_AT).collect();
        for &start in &starts {
            let ends = text[start..].char_indices().map(|(at, c)| start + at + c.len_utf8());
            for end in ends.skip(2).take(LONGEST_INSIDE) {
                let reading = read_in(&text[start..end], self.position, self.languages, self.laws);
                if reading.written.laxity > Laxity::Letter {
                    continue;
                }
                for rival in reading.candidates {
                    if !list.iter().any(|other| other.played == rival.played) {
                        list.push(rival);
                    }
                }
            }
        }
        list
    }

    /// A paper with one move on it.
    pub(super) fn one(&self, noted: &Noted) -> Read {
        let reading = self.of(noted);
        let text = noted.span.of(self.text);
        match reading.status {
            Status::Exact | Status::Normalized if reading.written.laxity < Laxity::Stray => {
                let verdict = match reading.status {
                    Status::Exact => SealedVerdict::Clear,
                    _ => SealedVerdict::Irregular,
                };
                self.plays(verdict, reading, noted)
            }
            Status::Ambiguous => self.rivals(reading, noted),
            Status::Illegal => {
                let said = of_reading(text, self.position, &reading, self.laws.name);
                let mut finding = Finding::new(&SEALED_ILLEGAL, noted.span, said.message);
                finding.reason = said.reason;
                let mut read = none(SealedVerdict::Illegal, Basis::Loses, finding);
                read.reasonable = self.near(&reading);
                read
            }
            _ => self.unread(noted.span),
        }
    }

    fn plays(&self, verdict: SealedVerdict, reading: Reading, noted: &Noted) -> Read {
        let Some(played) = reading.played() else { return self.unread(noted.span) };
        let remarks = self.in_other_case(&reading, noted).into_iter().collect();
        let basis = Basis::Plays(played);
        Read { verdict, basis, moves: reading.candidates, reasonable: Vec::new(), remarks, findings: Vec::new() }
    }

    /// The moves that the same letters would name with the first one large or small, where these are legal too.
    fn in_other_case(&self, reading: &Reading, noted: &Noted) -> Option<SealedRemark> {
        let text = noted.span.of(self.text);
        let mut others = Vec::new();
        for written in reader(reading.language).read(text).iter().filter(|written| written.laxity == Laxity::Case) {
            each_fit(self.position, written, |played| {
                if !others.contains(&played) && Some(played) != reading.played() {
                    others.push(played);
                }
            });
        }
        let moves: Vec<String> = others.iter().map(|played| self.san(*played)).collect();
        let message = Message::new("sealed-other-case").with("written", text).with("moves", moves);
        let remark = SealedRemark { kind: RemarkKind::CaseDecides, span: noted.span, message, articles: Vec::new() };
        (!others.is_empty()).then_some(remark)
    }

    /// One text that several legal moves fit: in every language that reads it, or only because nobody knows which it is in.
    fn rivals(&self, reading: Reading, noted: &Noted) -> Read {
        let text = noted.span.of(self.text);
        let said = if leaves_promotion_open(&reading) {
            of_unnamed(text, self.position, &reading.candidates)
        } else {
            of_rivals(text, self.position, &reading.candidates)
        };
        let mut finding = Finding::new(&SEALED_AMBIGUOUS, noted.span, said.message);
        let mut basis = Basis::Loses;
        if by_language(&reading.candidates) {
            finding.rule = &SEALED_LANGUAGE_CLASH;
            finding.severity = SEALED_LANGUAGE_CLASH.severity;
            basis = Basis::Asks;
        } else if let Some(only) = self.borne_out(&reading) {
            let sign = Message::new("sealed-sign-settles").with("moves", vec![self.san(only)]);
            finding = finding.severity(Severity::Warning).label(noted.span, sign);
            basis = Basis::Asks;
        }
        let read = none(SealedVerdict::Ambiguous, basis, finding);
        Read { moves: reading.candidates, ..read }
    }

    /// The one of several rivals of which the sign of check or mate is true, if it is true of one alone.
    fn borne_out(&self, reading: &Reading) -> Option<Move> {
        let marks = reading.written.marks;
        if !marks.any(Marks::CHECK | Marks::DOUBLE_PLUS | Marks::MATE) {
            return None;
        }
        let mates = marks.any(Marks::MATE | Marks::DOUBLE_PLUS);
        let holds = |played: Move| {
            let after = self.position.played(played);
            after.in_check() && (!mates || !after.has_legal_move() || !after.checkers().is_single())
        };
        let mut true_of = reading.candidates.iter().map(|rival| rival.played).filter(|played| holds(*played));
        let first = true_of.next()?;
        true_of.next().is_none().then_some(first)
    }

    /// The legal moves one step from an illegal one, and those that it is in the letters of other languages.
    fn near(&self, reading: &Reading) -> Vec<Candidate> {
        let mut list = Vec::new();
        if matches!(reading.written.kind, Kind::Man(_) | Kind::Castle(_) | Kind::Relative(_)) {
            let languages = 1 << reading.language.row();
            self.position.for_each_legal(|played| {
                if is_near(self.position, played, &reading.written) {
                    list.push(Candidate { played, languages });
                }
            });
        }
        list
    }

    fn san(&self, played: Move) -> String {
        self.position.san(played).as_str().to_owned()
    }

    /// Moves with the languages that read the text so, for a sentence.
    fn by_language(&self, rivals: &[Candidate]) -> Arg {
        let named = |rival: &Candidate| format!("{} ({})", self.san(rival.played), languages_in_short(rival.languages));
        let moves: Vec<String> = rivals.iter().take(MOST_NAMED).map(named).collect();
        let others = rivals.len() - moves.len();
        Arg::Among(moves, others)
    }
}

/// Whether rivals stand only because the language is not known: in one of them the text names one move.
fn by_language(rivals: &[Candidate]) -> bool {
    let all = rivals.iter().fold(0, |all, rival| all | rival.languages);
    (0..u64::BITS)
        .map(|row| 1_u64 << row)
        .filter(|row| all & row != 0)
        .any(|row| rivals.iter().filter(|rival| rival.languages & row != 0).count() == 1)
}
