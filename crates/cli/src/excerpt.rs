//! One line of a text, cut down to what fits around a place in it.

use std::ops::Range;

/// What is shown of a line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Excerpt {
    /// The text to show, with an ellipsis where the line goes on.
    pub shown: String,
    /// The bytes of the whole text that are shown.
    window: Range<usize>,
    /// How many bytes of `shown` come before the window.
    lead: usize,
}

/// What stands for the parts left out.
const ELLIPSIS: char = '…';

impl Excerpt {
    /// The part of the line round a place, at most about `width` characters. A place that goes over several lines is
    /// shown by its first.
    pub(crate) fn around(text: &str, place: Range<usize>, width: usize) -> Excerpt {
        let start = floor(text, place.start);
        let end = floor(text, place.end.max(start));
        // Of a line that is longer than can be shown, only what is near is looked at.
        let from = look_back(text, start, width + 1);
        let to = look_ahead(text, start, 2 * width + 1);
        let end = end.min(to).min(start + nth(&text[start..to], width));

        let spare = width - text[start..end].chars().count();
        // What one side does not need, the other may have.
        let before = text[from..start].chars().count();
        let after = text[end..to].chars().count();
        let left = before.min((spare / 2).max(spare.saturating_sub(after)));
        let right = after.min(spare - left);
        let window_start = nth_back(&text[from..start], left) + from;
        let window_end = nth(&text[end..to], right) + end;

        let mut shown = String::new();
        if window_start > from {
            shown.push(ELLIPSIS);
        }
        let lead = shown.len();
        shown.push_str(&text[window_start..window_end]);
        if window_end < to {
            shown.push(ELLIPSIS);
        }
        Excerpt { shown, window: window_start..window_end, lead }
    }

    /// Where a place of the whole text stands in what is shown, if it begins there.
    pub(crate) fn locate(&self, place: Range<usize>) -> Option<Range<usize>> {
        let inside = self.window.contains(&place.start) || place.start == self.window.end;
        let shift = |at: usize| at.min(self.window.end) - self.window.start + self.lead;
        inside.then(|| shift(place.start)..shift(place.end.max(place.start)))
    }
}

/// Where the line of a place begins, or so many characters before the place.
fn look_back(text: &str, place: usize, most: usize) -> usize {
    let before = text[..place].char_indices().rev().take(most).take_while(|(_, c)| !ends_line(*c));
    before.last().map_or(place, |(at, _)| at)
}

/// Where the line of a place ends, or so many characters after the place.
fn look_ahead(text: &str, place: usize, most: usize) -> usize {
    let after = text[place..].char_indices().take(most).take_while(|(_, c)| !ends_line(*c));
    after.last().map_or(place, |(at, c)| place + at + c.len_utf8())
}

fn ends_line(character: char) -> bool {
    matches!(character, '\n' | '\r')
}

/// The nearest character boundary at or before a byte.
fn floor(text: &str, at: usize) -> usize {
    text.floor_char_boundary(at.min(text.len()))
}

/// Where the `count`th character begins.
fn nth(text: &str, count: usize) -> usize {
    text.char_indices().nth(count).map_or(text.len(), |(at, _)| at)
}

/// Where the `count`th character from the end begins.
fn nth_back(text: &str, count: usize) -> usize {
    count.checked_sub(1).map_or(text.len(), |last| text.char_indices().nth_back(last).map_or(0, |(at, _)| at))
}

#[cfg(test)]
mod tests {
    use super::Excerpt;

    #[track_caller]
    fn check(text: &str, word: &str, width: usize, shown: &str) {
        let at = text.find(word).unwrap();
        let excerpt = Excerpt::around(text, at..at + word.len(), width);
        assert_eq!(excerpt.shown, shown);
        let place = excerpt.locate(at..at + word.len()).unwrap();
        assert_eq!(&excerpt.shown[place], word);
    }

    #[test]
    fn the_line_is_cut_on_both_sides() {
        check("1.e4 e5\r\n2.Nf3 Nc6\r\n3.Bb5", "Nc6", 80, "2.Nf3 Nc6");
        check("0123456789 Qxd5 0123456789", "Qxd5", 12, "…789 Qxd5 012…");
        check("Qxd5 0123456789", "Qxd5", 9, "Qxd5 0123…");
        check("0123456789 Qxd5", "Qxd5", 9, "…6789 Qxd5");
        check("ñandú ñandú Кf3 ñandú ñandú", "Кf3", 9, "…dú Кf3 ña…");
        let long = Excerpt::around("a 0123456789", 2..12, 4);
        assert_eq!((long.shown.as_str(), long.locate(2..12)), ("…0123…", Some(3..7)));
    }

    #[test]
    fn places_elsewhere_are_not_in_it() {
        let excerpt = Excerpt::around("1.e4 e5\n2.Nf3", 10..13, 80);
        assert_eq!(excerpt.locate(2..4), None);
        assert_eq!(Excerpt::around("", 0..0, 80).locate(0..0), Some(0..0));
    }
}
