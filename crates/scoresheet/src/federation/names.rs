//! The players of a report by their names and numbers. Names are told apart by their words, in any order: accents and letter
//! case are set aside, `ue` stands for `ü`, and an initial for a name.

use planilla_notation::folded;
use planilla_trf::Report;
use std::collections::HashMap;

/// The players, by what games call them.
#[derive(Debug, Default)]
pub(super) struct Names {
    by_id: HashMap<u64, Vec<usize>>,
    by_words: HashMap<Vec<String>, Vec<usize>>,
    /// The players who have a word in their name.
    by_word: HashMap<String, Vec<usize>>,
    words: Vec<Vec<String>>,
}

impl Names {
    pub(super) fn new(report: &Report) -> Names {
        let mut names = Names::default();
        for (at, player) in report.players.iter().enumerate() {
            if let Some(id) = player.fide_id {
                names.by_id.entry(id).or_default().push(at);
            }
            let words = words(&player.name);
            for word in &words {
                names.by_word.entry(word.clone()).or_default().push(at);
            }
            if !words.is_empty() {
                names.by_words.entry(words.clone()).or_default().push(at);
            }
            names.words.push(words);
        }
        names
    }

    /// The players with a FIDE number.
    pub(super) fn with_id(&self, id: u64) -> &[usize] {
        self.by_id.get(&id).map_or(&[], Vec::as_slice)
    }

    /// The players that a name can be: those whose words are the same; else those of whom each word of the shorter name is a
    /// word, or the initial of one, of the longer.
    pub(super) fn called(&self, name: &str) -> Vec<usize> {
        let wanted = words(name);
        if let Some(found) = self.by_words.get(&wanted) {
            return found.clone();
        }
        self.alike(&wanted)
    }

    /// The players whom a name with initials can be short for, besides those who bear it as it is.
    pub(super) fn short_for(&self, name: &str) -> Vec<usize> {
        let wanted = words(name);
        let has_initial = |words: &[String]| words.iter().any(|word| word.chars().count() == 1);
        let mut found = self.alike(&wanted);
        found.retain(|&at| has_initial(&wanted) || has_initial(&self.words[at]) || self.words[at] == wanted);
        found
    }

    /// Whether a name has nothing in common with a player's: no word, and no first letter of one. Names in two scripts are
    /// not compared.
    pub(super) fn is_stranger(&self, name: &str, player: usize) -> bool {
        let (wanted, own) = (words(name), &self.words[player]);
        let is_latin = |words: &[String]| words.iter().all(|word| word.is_ascii());
        let first = |word: &String| word.chars().next();
        let shares = wanted.iter().any(|word| own.iter().any(|other| first(word) == first(other)));
        !(wanted.is_empty() || own.is_empty() || shares) && is_latin(&wanted) && is_latin(own)
    }

    fn alike(&self, wanted: &[String]) -> Vec<usize> {
        let mut found: Vec<usize> = Vec::new();
        for word in wanted.iter().filter(|word| word.chars().count() > 1) {
            for &at in self.by_word.get(word).map_or(&[][..], Vec::as_slice) {
                if !found.contains(&at) && is_short_for(wanted, &self.words[at]) {
                    found.push(at);
                }
            }
        }
        found
    }
}

/// The words of a name, in their order in the alphabet; titles and numbers are none.
fn words(name: &str) -> Vec<String> {
    const TITLES: [&str; 9] = ["gm", "im", "fm", "cm", "wgm", "wim", "wfm", "wcm", "dr"];
    let plain = folded(name);
    let mut words: Vec<String> = plain
        .split(|character: char| !character.is_alphanumeric())
        .filter(|word| !word.is_empty() && !TITLES.contains(word))
        // `ä`, `ö` and `ü` lose their dots above, or are written with an `e`.
        .map(|word| word.replace("ae", "a").replace("oe", "o").replace("ue", "u"))
        .collect();
    words.sort_unstable();
    words
}

/// Whether one of two names is a shorter form of the other: each of its words is in that, or is an initial there.
fn is_short_for(one: &[String], other: &[String]) -> bool {
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let mut free: Vec<&String> = long.iter().collect();
    let mut take = |fits: &dyn Fn(&str) -> bool| {
        let at = free.iter().position(|word| fits(word));
        at.map(|at| free.swap_remove(at)).is_some()
    };
    let is_initial = |word: &str| word.chars().count() == 1;
    let whole = short
        .iter()
        .filter(|word| !is_initial(word))
        .all(|word| take(&|other| other == word || (is_initial(other) && word.starts_with(other))));
    whole && short.iter().filter(|word| is_initial(word)).all(|word| take(&|other| other.starts_with(word.as_str())))
}

/// The words of a name, as names are compared by.
pub(crate) fn name_words(name: &str) -> Vec<String> {
    words(name)
}

/// Whether two names can be of one player: those in other words, with initials, or with a slip of the pen in a word are; a name
/// that says nothing, or one in another script, can be anybody's.
pub(crate) fn same_player(one: &str, other: &str) -> bool {
    same_words(&words(one), &words(other))
}

/// The same of names that are parted into words ([`name_words`]).
pub(crate) fn same_words(one: &[String], other: &[String]) -> bool {
    let is_latin = |words: &[String]| words.iter().all(|word| word.is_ascii());
    if one.is_empty() || other.is_empty() || is_latin(one) != is_latin(other) || is_short_for(one, other) {
        return true;
    }
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    short.iter().all(|word| long.iter().any(|known| is_slip(word, known)))
}

/// Whether a word is another with one letter wrong, left out or too many, or is its initial.
fn is_slip(word: &str, known: &str) -> bool {
    let (short, long) = if word.len() <= known.len() { (word, known) } else { (known, word) };
    if short.chars().count() == 1 {
        return long.starts_with(short);
    }
    let alike = |mut one: std::str::Chars<'_>, mut other: std::str::Chars<'_>| {
        std::iter::from_fn(|| one.next().zip(other.next())).take_while(|(one, other)| one == other).count()
    };
    let (short_len, long_len) = (short.chars().count(), long.chars().count());
    let front = alike(short.chars(), long.chars());
    let short_back: String = short.chars().rev().collect();
    let long_back: String = long.chars().rev().collect();
    let back = alike(short_back.chars(), long_back.chars());
    // What is left between the same beginning and the same end is one letter at the most.
    long_len >= 4 && long_len - short_len <= 1 && long_len <= front + back + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use planilla_trf::Player;

    #[test]
    fn two_sheets_of_one_player() {
        for (one, other) in [
            ("Carlsen, Magnus", "M. Carlsen"),
            ("Gruber Eva", "Eva Gruber"),
            ("Kasparov", "Kasparow, G."),
            ("Núñez", "nunez, l"),
            ("Иванов", "Ivanov"),
        ] {
            assert!(same_player(one, other) && same_player(other, one), "{one} {other}");
        }
        for (one, other) in [("Gruber, Eva", "Huber, Eva"), ("Ana", "Berta"), ("Roe, Jan", "Roe, Tim")] {
            assert!(!same_player(one, other), "{one} {other}");
        }
    }

    fn report(names: &[&str]) -> Names {
        let player = |name: &&str| Player { name: (*name).to_owned(), ..Player::default() };
        Names::new(&Report { players: names.iter().map(player).collect(), ..Report::default() })
    }

    #[test]
    fn names_in_any_order_and_spelling() {
        let names = report(&["Müller,Jürgen", "Mueller,Jan", "De la Cruz,Ana María", "Carlsen,Magnus", "Łukasz,Núñez"]);
        for (name, expected) in [
            ("Jürgen Müller", &[0][..]),
            ("MUELLER, Juergen", &[0]),
            ("Muller J", &[0, 1]),
            ("Müller", &[0, 1]),
            ("Mueller, Jan", &[1]),
            ("GM Magnus Carlsen", &[3]),
            ("Carlsen, M.", &[3]),
            ("Carlsen, Henrik", &[]),
            ("Ana de la Cruz", &[2]),
            ("nunez lukasz", &[4]),
            ("M. C.", &[]),
            ("", &[]),
        ] {
            assert_eq!(names.called(name), expected, "{name}");
        }
    }
}
