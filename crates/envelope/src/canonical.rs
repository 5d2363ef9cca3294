//! The one form in which an envelope is written: JSON with its keys sorted, one a line, and nothing that could be written in
//! another way. Python's `json.dumps(value, sort_keys=True, indent=2, ensure_ascii=False)` gives the same.

use crate::fields::{Envelope, Field};
use crate::value::Written;

impl Envelope {
    /// The envelope as JSON, in its one form: what was left open is left out.
    ///
    /// ```
    /// use planilla_envelope::Envelope;
    /// let read = Envelope::read(b"white = 'Ana'\nblack = ''\nmove_number = '041'");
    /// assert_eq!(read.envelope.to_json(), "{\n  \"move_number\": 41,\n  \"white\": \"Ana\"\n}\n");
    /// ```
    pub fn to_json(&self) -> String {
        object(self.values())
    }

    /// The envelope as TOML, in the order of the template: what was left open is left out.
    ///
    /// ```
    /// use planilla_envelope::Envelope;
    /// let read = Envelope::read(br#"{"white": "Ana", "move_number": 41, "event": "A \"match\""}"#);
    /// assert_eq!(read.envelope.to_toml(), "event = 'A \"match\"'\nwhite = \"Ana\"\nmove_number = 41\n");
    /// ```
    pub fn to_toml(&self) -> String {
        let line = |(key, value)| {
            let value = match value {
                Written::Text(text) => toml::Value::from(text),
                Written::Number(number) => toml::Value::from(i64::from(number)),
                Written::Truth(truth) => toml::Value::from(truth),
            };
            format!("{key} = {value}\n")
        };
        self.values().map(line).collect()
    }

    /// What is known, key by key, in the order of the template.
    pub(crate) fn values(&self) -> impl Iterator<Item = (&'static str, Written)> {
        Field::ALL.iter().filter_map(|field| Some((field.key(), self.written(*field)?)))
    }
}

/// An object in its one form, with a line feed at its end.
pub(crate) fn object(pairs: impl Iterator<Item = (&'static str, Written)>) -> String {
    let mut pairs: Vec<_> = pairs.collect();
    pairs.sort_by_key(|(key, _)| *key);
    let mut text = String::from("{");
    for (at, (key, value)) in pairs.iter().enumerate() {
        text.push_str(if at == 0 { "\n  " } else { ",\n  " });
        quote(&mut text, key);
        text.push_str(": ");
        match value {
            Written::Text(value) => quote(&mut text, value),
            Written::Number(number) => text.push_str(&number.to_string()),
            Written::Truth(truth) => text.push_str(if *truth { "true" } else { "false" }),
        }
    }
    text.push_str(if pairs.is_empty() { "}\n" } else { "\n}\n" });
    text
}

/// A text in quotes. Only what must be escaped is: quotes, backslashes and the characters below the space (RFC 8259,
/// section 7), in their short form where there is one, else with four hexadecimal digits in lower case.
pub(crate) fn quote(text: &mut String, value: &str) {
    text.push('"');
    for c in value.chars() {
        match c {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            '\u{8}' => text.push_str("\\b"),
            '\u{C}' => text.push_str("\\f"),
            '\0'..' ' => {
                text.push_str("\\u00");
                text.push(if c < '\u{10}' { '0' } else { '1' });
                text.extend(char::from_digit(u32::from(c) % 16, 16));
            }
            _ => text.push(c),
        }
    }
    text.push('"');
}
