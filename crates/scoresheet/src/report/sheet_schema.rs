//! The JSON Schema of the input: sheets as JSON. What is read is told by `planilla_notation::parse_json`; this says it to other
//! programs, and a test holds the two together.

use serde_json::{Value, json};

/// The JSON Schema (draft 2020-12) of a sheet as JSON: a list of cells, and headings. Our own lines of `type` `game` are such
/// sheets.
///
/// ```
/// let schema = planilla::report::sheet_schema();
/// assert!(schema["properties"]["moves"].is_object());
/// ```
pub fn sheet_schema() -> Value {
    let text = || json!({ "type": ["string", "number", "null"] });
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A scoresheet as JSON, for planilla to read, version 1",
        "description": "One sheet. Several stand one behind the other (JSON Lines) or in a list. Keys that are not named here \
                        and hold a text or a number are headings too, by the names of docs/languages.md; others are passed over.",
        "type": "object",
        "required": ["moves"],
        "properties": {
            "moves": {
                "description": "The cells in the order of the game, White's first.",
                "type": "array",
                "items": { "$ref": "#/$defs/Cell" },
            },
            "tags": {
                "description": "Headings, by PGN's names.",
                "type": "object",
                "additionalProperties": text(),
            },
            "white": text(),
            "black": text(),
            "event": text(),
            "site": text(),
            "date": text(),
            "round": text(),
            "board": text(),
            "side": { "type": ["string", "null"], "enum": ["white", "black", null] },
            "lang": { "description": "The language of the moves: its code or name.", "type": ["string", "null"] },
            "laws": { "description": "The edition of the Laws.", "type": ["string", "number", "null"] },
            "time_control": text(),
            "fen": { "description": "The position that the game starts from.", "type": ["string", "null"] },
            "result": {
                "description": "The result as it is written; or as our output tells it.",
                "anyOf": [
                    { "type": ["string", "null"] },
                    { "type": "object", "properties": { "written": { "type": ["string", "null"] } } },
                ],
            },
            "reason": text(),
        },
        "$defs": {
            "Cell": {
                "description": "One written move: its text, `null` for a gap, or an object.",
                "anyOf": [
                    { "type": ["string", "null"] },
                    {
                        "type": "object",
                        "properties": {
                            "written": { "description": "The text in the cell; `null` for a gap.", "type": ["string", "null"] },
                            "readings": {
                                "description": "The ways to read the cell. What they leave of 1 is for a text that is none of \
                                                them. The likeliest is the written text where `written` is absent.",
                                "type": "array",
                                "minItems": 1,
                                "items": { "$ref": "#/$defs/Reading" },
                            },
                            "number": { "type": ["integer", "null"], "minimum": 1, "maximum": 65535 },
                            "color": { "type": ["string", "null"], "enum": ["white", "black", null] },
                            "draw_offer": { "type": ["boolean", "null"] },
                        },
                        "anyOf": [{ "required": ["written"] }, { "required": ["readings"] }],
                    },
                ],
            },
            "Reading": {
                "description": "One way to read a cell. One reading may be without a probability: it has what the others leave.",
                "anyOf": [
                    { "type": "string" },
                    {
                        "type": "object",
                        "required": ["text"],
                        "properties": {
                            "text": { "type": "string" },
                            "probability": { "type": "number", "minimum": 0, "maximum": 1 },
                        },
                    },
                ],
            },
        },
    })
}
