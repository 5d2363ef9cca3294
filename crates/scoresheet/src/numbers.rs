//! Numbers as each language writes them. **Lacks** currencies, ordinals, and other figures than 0 to 9.

use fluent_bundle::FluentValue;
use std::borrow::Cow;

/// How a language writes numbers.
struct Manner {
    code: &'static str,
    /// What stands between groups of three figures.
    group: &'static str,
    /// A number of fewer figures is not grouped.
    least: usize,
    /// What stands before the decimals.
    decimal: &'static str,
}

/// The manners, English first. Source: Unicode CLDR 45, `numbers` (`symbols`, `minimumGroupingDigits`); in Spanish the
/// narrow space of the *Ortografía de la lengua española* (2010), as countries differ between point and comma.
const MANNERS: [Manner; 4] = [
    Manner { code: "en", group: ",", least: 4, decimal: "." },
    Manner { code: "es", group: "\u{202f}", least: 5, decimal: "," },
    Manner { code: "fr", group: "\u{202f}", least: 4, decimal: "," },
    Manner { code: "de", group: ".", least: 4, decimal: "," },
];

impl Manner {
    /// A number written `1234567.5` as the language writes it.
    fn write(&self, plain: &str) -> String {
        let (whole, decimals) = plain.split_once('.').map_or((plain, None), |(whole, rest)| (whole, Some(rest)));
        let (sign, figures) = whole.split_at(usize::from(whole.starts_with('-')));
        let mut written = sign.to_owned();
        for (at, figure) in figures.chars().enumerate() {
            let left = figures.len() - at;
            if at > 0 && left % 3 == 0 && figures.len() >= self.least {
                written.push_str(self.group);
            }
            written.push(figure);
        }
        if let Some(decimals) = decimals {
            written.push_str(self.decimal);
            written.push_str(decimals);
        }
        written
    }
}

/// What writes the numbers in the sentences of a language, for [`FluentBundle::set_formatter`]; in English, where the
/// language is not known. A number whose `use_grouping` is off is a name (move 1234) and stays as it is.
///
/// [`FluentBundle::set_formatter`]: fluent_bundle::bundle::FluentBundle::set_formatter
///
/// ```
/// use fluent_bundle::FluentValue;
/// let written = |code, number: f64| planilla::numbers::formatter::<()>(code)(&FluentValue::from(number), &()).unwrap();
/// assert_eq!(written("en", 1234567.0), "1,234,567");
/// assert_eq!(written("de", 1234.5), "1.234,5");
/// assert_eq!((written("es", 1234.0), written("es", 12345.0)), ("1234".into(), "12\u{202f}345".into()));
/// ```
pub fn formatter<M>(code: &str) -> fn(&FluentValue<'_>, &M) -> Option<String> {
    match MANNERS.iter().position(|manner| manner.code == code) {
        Some(1) => written::<1, M>,
        Some(2) => written::<2, M>,
        Some(3) => written::<3, M>,
        _ => written::<0, M>,
    }
}

fn written<const AT: usize, M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let plain: Cow<'_, str> = number.as_string();
    Some(if number.options.use_grouping { MANNERS[AT].write(&plain) } else { plain.into_owned() })
}

#[cfg(test)]
mod tests {
    use super::MANNERS;

    #[test]
    fn numbers_are_grouped_from_the_right() {
        let [english, spanish, french, german] = &MANNERS;
        let all = |plain: &str| [english, spanish, french, german].map(|manner| manner.write(plain));
        assert_eq!(all("999"), ["999"; 4]);
        assert_eq!(all("1000"), ["1,000", "1000", "1\u{202f}000", "1.000"]);
        assert_eq!(all("-12345.678"), ["-12,345.678", "-12\u{202f}345,678", "-12\u{202f}345,678", "-12.345,678"]);
        assert_eq!(english.write("100000"), "100,000");
        assert_eq!(german.write("0.5"), "0,5");
    }
}
