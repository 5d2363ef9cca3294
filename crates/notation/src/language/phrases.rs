//! A table of phrases in which the longest at the start of a text is found.

use super::fold::{accent, fold_into, folded};

/// One phrase and what it means.
struct Phrase<T> {
    folded: String,
    /// Written exactly so, with its capitals.
    exact: Option<&'static str>,
    meaning: T,
}

/// Phrases, ready to be looked for.
pub(super) struct Phrases<T> {
    /// By folded text.
    list: Vec<Phrase<T>>,
    /// The first bytes that any of them, in any letter case, may open with.
    first: [bool; 256],
}

impl<T: Copy> Phrases<T> {
    /// The table of some phrases; of two that fold alike the first counts.
    pub(super) fn new<S: AsRef<str>>(phrases: impl IntoIterator<Item = (S, T)>) -> Phrases<T> {
        let mut list: Vec<Phrase<T>> = Vec::new();
        for (text, meaning) in phrases {
            list.push(Phrase { folded: folded(text.as_ref()), exact: None, meaning });
        }
        list.sort_by(|a, b| a.folded.cmp(&b.folded));
        list.dedup_by(|later, kept| later.folded == kept.folded);
        let mut first = [false; 256];
        for phrase in &list {
            let lead = phrase.folded.as_bytes()[0];
            first[usize::from(lead)] = true;
            first[usize::from(lead.to_ascii_uppercase())] = true;
        }
        // Letters with accents fold to ASCII ones, so any of their first bytes may open a phrase.
        first[0x80..].fill(true);
        Phrases { list, first }
    }

    /// Adds a phrase that is written in one way only.
    pub(super) fn and_exact(mut self, text: &'static str, meaning: T) -> Phrases<T> {
        let folded = folded(text);
        self.first[usize::from(text.as_bytes()[0])] = true;
        let at = self.list.partition_point(|phrase| phrase.folded < folded);
        self.list.insert(at, Phrase { folded, exact: Some(text), meaning });
        self
    }

    /// The longest phrase at the start of `text` that ends at a word's end, by its length in bytes, accents after its
    /// last letter included.
    ///
    /// The text is folded once, as far as some phrase goes on, and each letter of it narrows the phrases down.
    pub(super) fn longest(&self, text: &str) -> Option<(usize, T)> {
        let &lead = text.as_bytes().first()?;
        // An accent without a letter opens no phrase.
        if !self.first[usize::from(lead)] || text.starts_with(accent) {
            return None;
        }
        let mut found = Found { phrases: &self.list, depth: 0 };
        let mut best = None;
        let mut rest = text.char_indices().peekable();
        while let Some((_, character)) = rest.next() {
            if character.is_whitespace() {
                while rest.next_if(|(_, next)| next.is_whitespace()).is_some() {}
                found.narrow(' ');
            } else {
                fold_into(character, |letter| found.narrow(letter));
                while rest.next_if(|(_, next)| accent(*next)).is_some() {}
            }
            if found.phrases.is_empty() {
                break;
            }
            let end = rest.peek().map_or(text.len(), |(at, _)| *at);
            let exactly = |phrase: &&Phrase<T>| phrase.exact.is_none_or(|exact| text.starts_with(exact));
            if let Some(phrase) = found.whole().find(exactly)
                && ends_word(text, end)
            {
                best = Some((end, phrase.meaning));
            }
        }
        best
    }
}

/// The phrases that begin as the text does, so many bytes of them.
struct Found<'p, T> {
    phrases: &'p [Phrase<T>],
    depth: usize,
}

impl<'p, T> Found<'p, T> {
    /// Keeps the phrases that go on with a letter.
    fn narrow(&mut self, letter: char) {
        for byte in letter.encode_utf8(&mut [0; 4]).bytes() {
            let next = |phrase: &Phrase<T>| phrase.folded.as_bytes().get(self.depth).copied();
            let start = self.phrases.partition_point(|phrase| next(phrase) < Some(byte));
            let count = self.phrases[start..].partition_point(|phrase| next(phrase) == Some(byte));
            self.phrases = &self.phrases[start..start + count];
            self.depth += 1;
        }
    }

    /// Those that the text has to their end.
    fn whole(&self) -> impl Iterator<Item = &'p Phrase<T>> + use<'p, T> {
        let depth = self.depth;
        self.phrases.iter().take_while(move |phrase| phrase.folded.len() == depth)
    }
}

/// Whether the first `length` bytes of `text` do not break off inside a word or number.
fn ends_word(text: &str, length: usize) -> bool {
    let last = text[..length].chars().next_back();
    let next = text[length..].chars().next();
    !(last.is_some_and(char::is_alphanumeric) && next.is_some_and(char::is_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_phrase_is_found() {
        let phrases =
            Phrases::new([("mat", 1), ("échec et mat", 2), ("échec", 3), ("Weiß", 4), ("MÁT", 5), ("мат", 6)])
                .and_exact("DO", 7);
        for (text, found) in [
            ("mat", Some((3, 1))),
            ("Mat!", Some((3, 1))),
            ("ma\u{301}t.", Some((5, 1))),
            ("mát", Some((4, 1))),
            ("mat\u{301} x", Some((5, 1))),
            ("mats", None),
            ("ma", None),
            ("m a t", None),
            ("ÉCHEC", Some((6, 3))),
            ("échec et", Some((6, 3))),
            ("E\u{301}CHEC\u{a0} et mat!", Some(("E\u{301}CHEC\u{a0} et mat".len(), 2))),
            ("weiß", Some((5, 4))),
            ("WEISS", Some((5, 4))),
            ("weisß", None),
            ("weis", None),
            ("МАТ", Some((6, 6))),
            ("DO", Some((2, 7))),
            ("Do", None),
            ("DOM", None),
            ("\u{301}mat", None),
            ("", None),
            (" mat", None),
        ] {
            assert_eq!(phrases.longest(text), found, "{text}");
        }
    }
}
