//! A paper on which more than one move stands: two of them, a move and the reply to it, a promotion to one piece or another.

use super::paper::{Noted, Paper};
use super::read::{Basis, Read, Reader, none};
use super::spelled::man_named;
use super::{RemarkKind, SealedRemark, SealedVerdict};
use crate::finding::{Arg, Finding, Message};
use crate::reading::{Reading, read_in};
use crate::record::Candidate;
use crate::rule::Severity;
use crate::rules::SEALED_AMBIGUOUS;
use planilla_board::Role;
use planilla_notation::{Laxity, Span};

impl Reader<'_> {
    /// A promotion behind which another piece is written as well: `d8=Q or R`.
    pub(super) fn or_piece(&self, noted: &Noted, pieces: &[Span]) -> Read {
        let read = self.one(noted);
        let Basis::Plays(played) = read.basis else { return read };
        let language = self.of(noted).language;
        let role_of = |word: &str| {
            let by_letter = || Role::ALL.into_iter().zip(language.letters).find(|(_, letters)| letters.contains(&word));
            man_named(word).or_else(|| by_letter().map(|(role, _)| role))
        };
        let mut moves = read.moves.clone();
        for piece in pieces {
            let role = role_of(piece.of(self.text));
            self.position.for_each_legal(|other| {
                let same = (other.from(), other.to()) == (played.from(), played.to());
                if same
                    && other.promotion() == role
                    && role.is_some()
                    && moves.iter().all(|known| known.played != other)
                {
                    moves.push(Candidate { played: other, languages: 1 << language.row() });
                }
            });
        }
        if moves.len() < 2 {
            // The piece is none that a pawn becomes, or nobody knows which.
            let finding = Finding::new(&SEALED_AMBIGUOUS, pieces[0], self.several_said(noted, pieces));
            return Read { moves, ..none(SealedVerdict::Ambiguous, Basis::Asks, finding.severity(Severity::Warning)) };
        }
        let span = Span { start: noted.span.start, end: pieces[pieces.len() - 1].end };
        let finding = Finding::new(&SEALED_AMBIGUOUS, span, self.several_said(noted, pieces));
        Read { moves, ..none(SealedVerdict::Ambiguous, Basis::Loses, finding) }
    }

    fn several_said(&self, noted: &Noted, pieces: &[Span]) -> Message {
        let all = std::iter::once(noted.span).chain(pieces.iter().copied());
        Message::new("sealed-several").with("moves", Arg::All(all.map(|span| span.of(self.text).to_owned()).collect()))
    }

    /// A paper with several moves on it.
    pub(super) fn several(&self, paper: &Paper, several: &[Noted]) -> Read {
        let readings: Vec<Reading> = several.iter().map(|noted| self.of(noted)).collect();
        let mut moves: Vec<Candidate> = Vec::new();
        for candidate in readings.iter().flat_map(|reading| &reading.candidates) {
            match moves.iter_mut().find(|other| other.played == candidate.played) {
                Some(other) => other.languages |= candidate.languages,
                None => moves.push(*candidate),
            }
        }
        let fit = readings.iter().filter(|reading| !reading.candidates.is_empty()).count();
        let reply = self.reply(paper, several, &readings);
        if reply.is_some() && fit == 1 {
            let mut read = self.one(&several[0]);
            read.remarks.extend(reply);
            if read.verdict == SealedVerdict::Clear {
                read.verdict = SealedVerdict::Irregular;
            }
            return read;
        }
        if moves.len() == 1 && fit == readings.len() {
            let mut read = self.one(&several[0]);
            let again = several[1..].iter().map(|noted| self.second(noted));
            read.remarks.extend(reply.map_or_else(|| again.collect(), |reply| vec![reply]));
            return read;
        }
        let texts: Vec<String> = several.iter().map(|noted| noted.span.of(self.text).to_owned()).collect();
        let span = Span { start: several[0].span.start, end: several[several.len() - 1].span.end };
        let message = Message::new("sealed-several").with("moves", Arg::All(texts));
        if fit == 0 {
            let first = self.one(&several[0]);
            let mut read = Read { reasonable: Vec::new(), ..first };
            read.remarks.extend(several[1..].iter().map(|noted| self.second(noted)));
            return read;
        }
        // Which of two counts is nowhere said where one of them is illegal, or may be the opponent's reply, or has another number.
        let sure = fit == readings.len() && reply.is_none() && !self.go_on(several);
        let finding = Finding::new(&SEALED_AMBIGUOUS, span, message);
        let (basis, finding) =
            if sure { (Basis::Loses, finding) } else { (Basis::Asks, finding.severity(Severity::Warning)) };
        let mut read = Read { moves, ..none(SealedVerdict::Ambiguous, basis, finding) };
        read.remarks.extend(reply);
        read
    }

    /// The second of two moves, if it can be the opponent's reply to the first, and no word says that either is meant.
    fn reply(&self, paper: &Paper, several: &[Noted], readings: &[Reading]) -> Option<SealedRemark> {
        let ([_, second], [first, _]) = (several, readings) else { return None };
        let after = self.position.played(first.played()?);
        let text = second.span.of(self.text);
        let answer = read_in(text, &after, self.languages, self.laws);
        let fits = !answer.candidates.is_empty() && answer.written.laxity < Laxity::Stray;
        let message = Message::new("sealed-reply").with("written", text);
        let articles = if self.laws.advance_ban { vec!["8.1"] } else { Vec::new() };
        let remark = SealedRemark { kind: RemarkKind::Reply, span: second.span, message, articles };
        (fits && !paper.either).then_some(remark)
    }

    /// Whether a later move has another number than the first: it goes on from there.
    fn go_on(&self, several: &[Noted]) -> bool {
        let mut numbers = several.iter().map(|noted| noted.number.and_then(|number| number.value));
        let first = numbers.next().flatten().unwrap_or(self.position.fullmove_number());
        numbers.flatten().any(|number| number != first)
    }

    fn second(&self, noted: &Noted) -> SealedRemark {
        let message = Message::new("sealed-second").with("written", noted.span.of(self.text));
        SealedRemark { kind: RemarkKind::SecondMove, span: noted.span, message, articles: Vec::new() }
    }
}
