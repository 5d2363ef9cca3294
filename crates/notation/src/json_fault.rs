//! What can be wrong in a sheet that comes as JSON.

/// What in a sheet as JSON cannot be read, or not as it stands (RFC 8259 and the shape of `sheet-1.json`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JsonFault {
    /// A value is missing, or is none: a word without quotes.
    Value,
    /// No comma stands between two values.
    Comma,
    /// No colon stands behind a key.
    Colon,
    /// A key is no text in double quotes.
    Key,
    /// What opens here is never closed.
    Open,
    /// Text that belongs to no object, or a bracket that closes nothing.
    Stray,
    /// A text in single quotes.
    Quotes,
    /// The object has no list `moves`.
    NoMoves,
    /// A value is of another kind than its key asks for.
    Type(JsonWants),
    /// A probability is no number from 0 to 1.
    Probability,
    /// One of several readings has no probability.
    NoProbability,
    /// The probabilities of a cell add up to more than 1.
    Sum,
    /// A list of readings is empty.
    NoReadings,
    /// A cell has neither a written text nor readings, or a reading has no text.
    NoText,
    /// A key stands twice in one object; the first counts.
    Repeated,
}

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JsonWants {
    /// A list.
    List,
    /// An object.
    Object,
    /// A text in double quotes.
    Text,
    /// A whole number from 1 to 65,535.
    Number,
    /// A text, `null`, or an object with `written` or `readings`.
    Cell,
    /// A text, or an object with `text` and `probability`.
    Reading,
    /// `white` or `black`.
    Color,
    /// `true` or `false`.
    Truth,
}

impl JsonWants {
    /// A word for it.
    pub const fn word(self) -> &'static str {
        match self {
            JsonWants::List => "list",
            JsonWants::Object => "object",
            JsonWants::Text => "text",
            JsonWants::Number => "number",
            JsonWants::Cell => "cell",
            JsonWants::Reading => "reading",
            JsonWants::Color => "color",
            JsonWants::Truth => "truth",
        }
    }
}
