//! Records that name players or teams: whether these are in the file, and once.

use super::Look;
use crate::code::Code;
use crate::fault::FaultKind;
use planilla_notation::Span;
use std::collections::{HashMap, HashSet};

impl Look<'_> {
    /// Looks at records that name players or, in team tournaments, teams.
    pub(super) fn lists(&mut self) {
        let teams: HashSet<u16> = self.report.teams.iter().filter_map(|team| team.number).collect();
        let of_teams = !teams.is_empty();
        let known = |number: u16| if of_teams { teams.contains(&number) } else { self.index.contains_key(&number) };
        let mut unknown: Vec<(&str, u16, Span)> = Vec::new();
        let lists = [
            ("240", self.report.byes.iter().map(|record| (&record.who, record.span)).collect::<Vec<_>>()),
            ("299", self.report.abnormal.iter().map(|record| (&record.who, record.span)).collect()),
        ];
        for (code, records) in &lists {
            for (who, span) in records {
                unknown.extend(who.iter().filter(|&&number| !known(number)).map(|&number| (*code, number, *span)));
            }
        }
        for record in &self.report.prohibited {
            let code = if record.from.is_some() { "260" } else { "XXP" };
            let players = |number: &&u16| !(known(**number) || self.index.contains_key(number));
            unknown.extend(record.who.iter().filter(players).map(|&number| (code, number, record.span)));
        }
        for record in &self.report.national {
            if !self.index.contains_key(&record.number) {
                unknown.push((&record.federation, record.number, record.span));
            }
        }
        for (code, number, span) in unknown {
            self.reading.fault(FaultKind::ParticipantUnknown { code: code.to_owned(), number }, span);
        }
        if of_teams {
            return;
        }
        for bye in &self.report.byes {
            for &number in &bye.who {
                let Some(player) = self.index.get(&number).map(|&at| &self.report.players[at]) else { continue };
                let round = player.round(bye.round).copied().unwrap_or_default();
                let given = round.code == Some(bye.code) || bye.code == Code::ZeroBye && round.code.is_none();
                if !given && bye.round > 0 && bye.round <= self.report.rounds {
                    let kind = FaultKind::ByeNotGiven { round: bye.round, number, code: bye.code };
                    self.reading.fault(kind, bye.span);
                }
            }
        }
    }

    pub(super) fn teams(&mut self) {
        let mut seen: HashMap<u16, Span> = HashMap::new();
        let old = self.report.teams.iter().any(|team| team.number.is_none());
        let new = self.report.teams.iter().find(|team| team.number.is_some());
        if let Some(team) = new.filter(|_| old) {
            self.reading.fault(FaultKind::BothTeamRecords, team.span);
        }
        let both = old && new.is_some();
        let mut numbers: HashMap<u16, Span> = HashMap::new();
        let mut names: HashMap<(bool, &str), Span> = HashMap::new();
        for team in &self.report.teams {
            if let Some(number) = team.number
                && let Some(other) = numbers.insert(number, team.span)
            {
                self.reading.fault_with(FaultKind::DuplicateTeam { number }, team.span, Some(other));
            } else if !team.name.is_empty()
                && let Some(other) = names.insert((team.number.is_some(), &team.name), team.span)
            {
                let kind = FaultKind::DuplicateTeamName { name: team.name.clone() };
                self.reading.fault_with(kind, team.span, Some(other));
            }
        }
        for team in &self.report.teams {
            let code = if team.number.is_some() { "310" } else { "013" };
            for &number in &team.players {
                if !self.index.contains_key(&number) {
                    let kind = FaultKind::ParticipantUnknown { code: code.to_owned(), number };
                    self.reading.fault(kind, team.span);
                }
                // The same team stands in both records while the old one is phased out.
                if both {
                    continue;
                }
                if let Some(other) = seen.insert(number, team.span) {
                    let same = other == team.span;
                    let place = (!same).then_some(other);
                    self.reading.fault_with(FaultKind::InTwoTeams { number, same }, team.span, place);
                }
            }
        }
        self.matches(&numbers);
    }

    /// Whether records of matches name teams of the file.
    fn matches(&mut self, numbers: &HashMap<u16, Span>) {
        if numbers.is_empty() {
            return;
        }
        let lineups = self.report.lineups.iter();
        let mut named: Vec<(&str, u16, Span)> = lineups
            .flat_map(|record| [Some(record.team), record.opponent].map(|team| (team, record.span)))
            .filter_map(|(team, span)| Some(("300", team?, span)))
            .collect();
        for record in &self.report.team_byes {
            named.extend(record.teams.iter().flatten().map(|&team| ("320", team, record.span)));
        }
        for record in &self.report.forfeits {
            named.extend([record.white, record.black].map(|team| ("330", team, record.span)));
        }
        for (code, number, span) in named {
            if !numbers.contains_key(&number) {
                self.reading.fault(FaultKind::ParticipantUnknown { code: code.to_owned(), number }, span);
            }
        }
    }
}
