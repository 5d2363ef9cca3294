//! Text made fit for SVG and HTML: names, moves and comments come from strangers.

use std::fmt::{self, Write};

/// A text with all that means something in markup written out, fit to stand between tags and in quotes. What XML allows
/// nowhere is shown as U+FFFD (Extensible Markup Language 1.0, production 2), and so are the marks that turn the order of
/// letters round (Unicode Standard Annex 9).
#[derive(Clone, Copy, Debug)]
pub(super) struct Escaped<'t>(pub(super) &'t str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\n' | '\r' | '\t' => f.write_char(' ')?,
                '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FFFE}' | '\u{FFFF}' => {
                    f.write_char('\u{FFFD}')?;
                }
                _ if character.is_control() => f.write_char('\u{FFFD}')?,
                _ => f.write_char(character)?,
            }
        }
        Ok(())
    }
}

/// A sentence of the messages, in which squares and moves stand in backticks, with those as code.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sentence<'t>(pub(super) &'t str);

impl fmt::Display for Sentence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, part) in self.0.split('`').enumerate() {
            match at % 2 {
                0 => write!(f, "{}", Escaped(part))?,
                _ => write!(f, "<code>{}</code>", Escaped(part))?,
            }
        }
        Ok(())
    }
}

/// The start of the ids of one picture or page, made from its content, so that two of them on a page do not clash and the
/// same content gives the same text (FNV-1a, 64 bits, as its authors publish it).
pub(super) fn id_of(content: &str) -> String {
    let hash = content
        .bytes()
        .fold(0xCBF2_9CE4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3));
    format!("p{:08x}", (hash ^ (hash >> 32)) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_gets_out_of_its_place() {
        for (text, expected) in [
            ("Nf3", "Nf3"),
            ("<script>alert('x')</script>", "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"),
            ("\" onclick=\"x", "&quot; onclick=&quot;x"),
            ("a&amp;b", "a&amp;amp;b"),
            ("a\0b\u{1B}[2J\u{FFFE}\u{202E}", "a\u{FFFD}b\u{FFFD}[2J\u{FFFD}\u{FFFD}"),
            ("a\nb", "a b"),
        ] {
            assert_eq!(Escaped(text).to_string(), expected);
        }
        assert_eq!(Sentence("`<b>` is no move").to_string(), "<code>&lt;b&gt;</code> is no move");
    }

    #[test]
    fn ids_tell_contents_apart() {
        assert_ne!(id_of("a"), id_of("b"));
        // The offset basis of FNV-1a, cbf29ce484222325, folded.
        assert_eq!(id_of(""), format!("p{:08x}", 0xCBF2_9CE4_u32 ^ 0x8422_2325));
    }
}
