//! Real sheets: the collection HCS, what people read on tournament sheets, and the joint reading of both players' sheets.
//! It is not part of the repository: an argument or `PLANILLA_HCS` names its folder.

use crate::case::{Case, Way, sheet};
use planilla_board::Move;
use planilla_notation::Language;
use planilla_tests::places::fields;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The sheets of a game in their order, each with its texts.
type Sheets = BTreeMap<u32, BTreeMap<String, Vec<String>>>;

/// The collection.
pub(crate) struct Hcs {
    sheets: Sheets,
    joint: BTreeMap<u32, Vec<Move>>,
    way: Way,
}

impl Hcs {
    /// The collection in a folder; `None`, and a word on it, where there is none.
    pub(crate) fn of(folder: Option<&str>, way: Way) -> Option<Hcs> {
        let Some(folder) = folder.map(PathBuf::from).or_else(|| std::env::var_os("PLANILLA_HCS").map(PathBuf::from))
        else {
            println!("skipped: real sheets (HCS); name their folder, here or in PLANILLA_HCS");
            return None;
        };
        let (Some(sheets), Some(joint)) = (read(&folder.join("sheets.csv")), read(&folder.join("joint.csv"))) else {
            println!("skipped: real sheets (HCS); sheets.csv and joint.csv are not in {}", folder.display());
            return None;
        };
        let mut hcs = Hcs { sheets: Sheets::new(), joint: BTreeMap::new(), way };
        for row in sheets {
            let [game, sheet, _, _, written] = <[String; 5]>::try_from(row).expect("five fields");
            let game = game.parse().expect("a number");
            hcs.sheets.entry(game).or_default().entry(sheet).or_default().push(written.trim().to_owned());
        }
        for row in joint {
            let [game, _, played, _] = <[String; 4]>::try_from(row).expect("four fields");
            let played = played.parse().expect("a move in UCI");
            hcs.joint.entry(game.parse().expect("a number")).or_default().push(played);
        }
        for texts in hcs.sheets.values_mut().flat_map(BTreeMap::values_mut) {
            while texts.last().is_some_and(String::is_empty) {
                texts.pop();
            }
        }
        Some(hcs)
    }

    /// Each sheet of the games whose moves are known.
    pub(crate) fn single(&self) -> Vec<Case> {
        let games = self.joint.iter().flat_map(|(game, truth)| {
            self.sheets[game].iter().map(move |(name, texts)| self.case(format!("{game}/{name}"), &[texts], truth))
        });
        games.collect()
    }

    /// Both sheets of each of these games together.
    pub(crate) fn pairs(&self) -> Vec<Case> {
        let games = self.joint.iter().map(|(game, truth)| {
            let texts: Vec<&Vec<String>> = self.sheets[game].values().collect();
            self.case(game.to_string(), &texts, truth)
        });
        games.collect()
    }

    /// Both sheets of all games that have two, whether their moves are known or not.
    pub(crate) fn both(&self) -> Vec<Case> {
        let games = self.sheets.iter().filter(|(_, sheets)| sheets.len() == 2).map(|(game, sheets)| {
            let texts: Vec<&Vec<String>> = sheets.values().collect();
            self.case(game.to_string(), &texts, &[])
        });
        games.collect()
    }

    /// All sheets, whether their moves are known or not.
    pub(crate) fn all(&self) -> Vec<Case> {
        let sheets = self.sheets.iter().flat_map(|(game, sheets)| {
            sheets.iter().map(move |(name, texts)| self.case(format!("{game}/{name}"), &[texts], &[]))
        });
        sheets.collect()
    }

    fn case(&self, name: String, texts: &[&Vec<String>], truth: &[Move]) -> Case {
        let english = Language::by_code("en").expect("English");
        let cells = texts.iter().map(|texts| texts.len());
        let plies = cells.clone().max().unwrap_or(0).min(truth.len());
        Case {
            name,
            sheets: texts.iter().map(|texts| sheet(texts, english, self.way)).collect(),
            truth: truth[..plies].to_vec(),
            wrong: None,
            cells: cells.sum(),
        }
    }
}

fn read(path: &Path) -> Option<Vec<Vec<String>>> {
    let text = fs::read_to_string(path).ok()?;
    Some(text.lines().skip(1).map(fields).collect())
}
