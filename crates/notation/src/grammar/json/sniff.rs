//! Tells a sheet as JSON from other data by its first bytes.

/// Whether a text opens with an object of JSON, or a list of them, and has the key `moves` with a list behind it: a sheet, or our
/// own output of games. Other data of programs and sites is not meant (`"moves": "e4 e5"`).
///
/// ```
/// use planilla_notation::is_json_sheet;
/// assert!(is_json_sheet(br#"{"white": "Roe", "moves": ["e4", "e5"]}"#));
/// assert!(!is_json_sheet(br#"{"id": "x", "moves": "e4 e5"}"#));
/// assert!(!is_json_sheet(b"1.e4 {\"moves\": [} e5"));
/// ```
pub fn is_json_sheet(head: &[u8]) -> bool {
    let text = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head).trim_ascii_start();
    let object = match text {
        [b'[', rest @ ..] => rest.trim_ascii_start(),
        _ => text,
    };
    let opens = object.strip_prefix(b"{").is_some_and(|rest| rest.trim_ascii_start().starts_with(b"\""));
    opens && values(object, b"\"moves\"").any(|value| value.starts_with(b"["))
}

/// Whether a text is a line of our own output, which is read if it is named, and not where a folder is searched.
///
/// ```
/// use planilla_notation::is_json_output;
/// assert!(is_json_output(br#"{"schema":"planilla/1","type":"game","moves":[]}"#));
/// assert!(!is_json_output(br#"{"type":"sheet","moves":[]}"#));
/// ```
pub fn is_json_output(head: &[u8]) -> bool {
    values(head, b"\"type\"").any(|value| value.starts_with(b"\"game\"") || value.starts_with(b"\"repair\""))
}

/// What stands behind a key, each time it is there.
fn values<'h>(head: &'h [u8], key: &'h [u8]) -> impl Iterator<Item = &'h [u8]> {
    memchr::memmem::find_iter(head, key).filter_map(move |at| {
        let behind = head[at + key.len()..].trim_ascii_start();
        Some(behind.strip_prefix(b":")?.trim_ascii_start())
    })
}
