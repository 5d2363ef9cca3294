//! Random tournaments, and their report files: what reads reports has to read these back. The columns are those of TRF26.

use super::Dice;
use planilla_trf::{Abnormal, Code, Colour, Date, Player, Points, Report, Round, Text};

/// What players got in a game, with White first, and how often.
const GAMES: [(Code, Code); 12] = [
    (Code::Win, Code::Loss),
    (Code::Win, Code::Loss),
    (Code::Loss, Code::Win),
    (Code::Loss, Code::Win),
    (Code::Draw, Code::Draw),
    (Code::Draw, Code::Draw),
    (Code::ForfeitWin, Code::ForfeitLoss),
    (Code::ForfeitLoss, Code::ForfeitWin),
    (Code::ForfeitLoss, Code::ForfeitLoss),
    (Code::ShortWin, Code::ShortLoss),
    (Code::ShortDraw, Code::ShortDraw),
    // Not the same for both: a record 299 explains it.
    (Code::Draw, Code::Loss),
];

/// Names with letters of several lengths in UTF-8.
const FAMILIES: [&str; 8] = ["Müller", "Núñez", "Garcia", "O'Neil", "Šebenik", "Nguyen", "De la Cruz", "Ó Broin"];

/// A tournament of so many players and rounds, in which forfeits, byes, unequal results and abnormal points occur. Its report
/// agrees with itself.
pub fn random_tournament(dice: &mut Dice, players: usize, rounds: usize) -> Report {
    let mut report = Report::default();
    for number in 1..=players {
        report.players.push(player(dice, number as u16));
    }
    for round in 0..rounds {
        pair(dice, &mut report, round);
    }
    if dice.once_in(2) {
        let number = dice.below(players) as u16 + 1;
        let round = Some(dice.below(rounds) as u16 + 1);
        let points = Some(Points::tenths(-5));
        report.abnormal.push(Abnormal { points, round, who: vec![number], ..Abnormal::default() });
    }
    report.rounds = rounds as u16;
    score(&mut report);
    head(dice, &mut report);
    report
}

fn player(dice: &mut Dice, number: u16) -> Player {
    let family = dice.pick(&FAMILIES);
    Player {
        number,
        sex: *dice.pick(&[None, Some('m'), Some('w')]),
        title: (*dice.pick(&["", "GM", "WFM", "m"])).to_owned(),
        name: format!("{family},{}", dice.pick(&["Ana", "Jürgen", "X."])),
        rating: (!dice.once_in(4)).then(|| 1000 + dice.below(1800) as u16),
        federation: (*dice.pick(&["", "ESP", "GER", "FID"])).to_owned(),
        // Rating asks for the number of each player.
        fide_id: Some(1_000_000 + u64::from(number)),
        birth: (*dice.pick(&["", "1990/02/28", "1978", "2001/12/31"])).to_owned(),
        ..Player::default()
    }
}

/// Pairs a round at random.
fn pair(dice: &mut Dice, report: &mut Report, round: usize) {
    let count = report.players.len();
    let mut open: Vec<usize> = (0..count).collect();
    for at in (1..count).rev() {
        open.swap(at, dice.below(at + 1));
    }
    let bye = |code| Round { code, ..Round::default() };
    while dice.once_in(3) && open.len() > 2 {
        let at = open.pop().unwrap_or_default();
        let code = *dice.pick(&[Some(Code::HalfBye), Some(Code::FullBye), Some(Code::ZeroBye), None]);
        report.players[at].rounds.push(bye(code));
    }
    if open.len() % 2 == 1 {
        let at = open.pop().unwrap_or_default();
        report.players[at].rounds.push(bye(Some(Code::PairingBye)));
    }
    for pair in open.chunks_exact(2) {
        let (white, black) = (pair[0], pair[1]);
        let (code, other) = *dice.pick(&GAMES);
        let numbers = [report.players[white].number, report.players[black].number];
        let game = |opponent, colour, code| Round { opponent, colour, code, ..Round::default() };
        report.players[white].rounds.push(game(Some(numbers[1]), Some(Colour::White), Some(code)));
        report.players[black].rounds.push(game(Some(numbers[0]), Some(Colour::Black), Some(other)));
        if (code, other) == (Code::Draw, Code::Loss) {
            report.abnormal.push(Abnormal {
                code: Some(Code::Draw),
                points: Some(Points::tenths(3)),
                round: Some(round as u16 + 1),
                who: vec![numbers[0]],
                ..Abnormal::default()
            });
        }
    }
}

/// Adds up the points by the usual scoring and the abnormal points, and ranks by them.
fn score(report: &mut Report) {
    for at in 0..report.players.len() {
        let player = &report.players[at];
        let mut tenths = 0;
        for (index, round) in player.rounds.iter().enumerate() {
            let changed = report.abnormal.iter().find(|record| {
                record.code.is_some() && record.covers(player.number, index as u16 + 1) && record.code == round.code
            });
            tenths += match (changed, round.code) {
                (Some(record), _) => record.points.unwrap_or_default().as_tenths(),
                (None, Some(Code::Win | Code::ForfeitWin | Code::ShortWin | Code::FullBye | Code::PairingBye)) => 10,
                (None, Some(Code::Draw | Code::ShortDraw | Code::HalfBye)) => 5,
                _ => 0,
            };
        }
        let penalties = report.abnormal.iter().filter(|record| record.code.is_none());
        for record in penalties.filter(|record| record.who.contains(&player.number)) {
            tenths += record.points.unwrap_or_default().as_tenths();
        }
        report.players[at].points = Some(Points::tenths(tenths));
    }
    let mut order: Vec<usize> = (0..report.players.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(report.players[at].points));
    for (rank, at) in order.into_iter().enumerate() {
        report.players[at].rank = Some(rank as u16 + 1);
    }
}

fn head(dice: &mut Dice, report: &mut Report) {
    let text = |value: &str| Some(Text { value: value.to_owned(), ..Text::default() });
    let rated = report.players.iter().filter(|player| player.rating.is_some()).count();
    let tournament = &mut report.tournament;
    tournament.name = text("Open de Ávila");
    tournament.city = text("Ávila");
    tournament.federation = text("ESP");
    tournament.start = text("2025/09/01");
    tournament.end = text("2025/09/30");
    tournament.players = text(&report.players.len().to_string());
    tournament.rated_players = text(&rated.to_string());
    tournament.kind = text("Individual: Swiss-System (Standard)");
    tournament.chief_arbiter = text("Arbiter,Anna");
    tournament.allotted_time = text("90 min + 30 s");
    tournament.coded_time = text("5400+30");
    tournament.rounds = text(&report.rounds.to_string());
    let first = dice.below(10) as u8 + 1;
    let day = |round: u16| Date::new(2025, 9, (first + (round / 2) as u8).min(30));
    tournament.round_dates = (0..report.rounds).map(day).collect();
}

/// Puts texts into their columns.
#[derive(Default)]
struct Line(Vec<char>);

impl Line {
    fn put(&mut self, from: usize, to: usize, text: &str) {
        self.put_at(from, to, text, false);
    }

    fn right(&mut self, from: usize, to: usize, text: &str) {
        self.put_at(from, to, text, true);
    }

    fn put_at(&mut self, from: usize, to: usize, text: &str, right: bool) {
        let length = text.chars().count();
        assert!(length <= to + 1 - from, "{text} does not fit columns {from}-{to}");
        let start = if right { to - length } else { from - 1 };
        if self.0.len() < to {
            self.0.resize(to, ' ');
        }
        for (at, character) in text.chars().enumerate() {
            self.0[start + at] = character;
        }
    }

    fn text(&self) -> String {
        self.0.iter().collect::<String>().trim_end().to_owned()
    }
}

/// The lines of a report, without their ends: the tournament's records first, then the players', then abnormal points.
pub fn write_report(report: &Report) -> Vec<String> {
    let mut lines = Vec::new();
    let tournament = &report.tournament;
    for (code, text) in [
        ("012", &tournament.name),
        ("022", &tournament.city),
        ("032", &tournament.federation),
        ("042", &tournament.start),
        ("052", &tournament.end),
        ("062", &tournament.players),
        ("072", &tournament.rated_players),
        ("092", &tournament.kind),
        ("102", &tournament.chief_arbiter),
        ("122", &tournament.allotted_time),
        ("142", &tournament.rounds),
        ("222", &tournament.coded_time),
    ] {
        lines.extend(text.as_ref().map(|text| format!("{code} {}", text.value)));
    }
    let mut days = Line::default();
    days.put(1, 3, "132");
    for (at, date) in tournament.round_dates.iter().enumerate() {
        let text = date.map(|date| date.to_string()).unwrap_or_default();
        days.put(92 + at * 10, 99 + at * 10, text.get(2..).unwrap_or_default());
    }
    lines.push(days.text());
    lines.extend(report.players.iter().map(player_line));
    lines.extend(report.abnormal.iter().map(abnormal_line));
    lines
}

fn player_line(player: &Player) -> String {
    let mut line = Line::default();
    let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
    line.put(1, 3, "001");
    line.right(5, 8, &player.number.to_string());
    line.put(10, 10, &player.sex.map(String::from).unwrap_or_default());
    line.right(11, 13, &player.title);
    line.put(15, 47, &player.name);
    line.right(49, 52, &number(player.rating.map(u64::from)));
    line.put(54, 56, &player.federation);
    line.right(58, 68, &number(player.fide_id));
    line.put(70, 79, &player.birth);
    line.right(81, 84, &player.points.map(|points| points.to_string()).unwrap_or_default());
    line.right(86, 89, &number(player.rank.map(u64::from)));
    for (at, round) in player.rounds.iter().enumerate() {
        let add = at * 10;
        let opponent = match (round.opponent, round.code) {
            (Some(opponent), _) => opponent.to_string(),
            (None, Some(_)) => "0000".to_owned(),
            (None, None) => String::new(),
        };
        let colour = match round.colour {
            Some(Colour::White) => "w",
            Some(Colour::Black) => "b",
            None if round.code.is_some() => "-",
            None => "",
        };
        line.right(92 + add, 95 + add, &opponent);
        line.put(97 + add, 97 + add, colour);
        line.put(99 + add, 99 + add, &round.code.map(|code| code.letter().to_string()).unwrap_or_default());
    }
    line.text()
}

fn abnormal_line(record: &Abnormal) -> String {
    let mut line = Line::default();
    let kind = match record.code {
        Some(Code::Draw) => "D",
        Some(Code::Win) => "W",
        Some(Code::Loss) => "L",
        _ => "",
    };
    line.put(1, 3, "299");
    line.put(5, 5, kind);
    line.right(14, 17, &record.points.map(|points| points.to_string()).unwrap_or_default());
    line.right(20, 22, &record.round.map(|round| round.to_string()).unwrap_or_default());
    for (at, number) in record.who.iter().enumerate() {
        line.right(24 + at * 5, 27 + at * 5, &number.to_string());
    }
    line.text()
}
