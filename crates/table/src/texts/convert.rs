//! Written moves and sheets in a column, rewritten.

use super::read::{Board, Boards};
use super::{Texts, in_pieces};
use crate::cells::Cells;
use crate::shape::Shape;
use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, Field, Schema, SchemaRef};
use planilla::{Checkers, Edition, EditionName, Settings, convert, convert_move, read_in, translate};
use planilla_board::Position;
use planilla_notation::{BlocksIn, Encoding, Language, Style, sniff};
use std::sync::Arc;

/// How texts are to be rewritten.
#[derive(Clone, Debug)]
pub struct Conversions {
    /// The language to write; `None`: each text keeps its own.
    pub to: Option<&'static Language>,
    /// The style to write.
    pub style: Style,
    /// How the texts are read.
    pub settings: Settings,
    /// The positions that the texts are written moves in; `None`: a text of one written move is rewritten by its letters
    /// alone, and any other as a score.
    pub boards: Option<Boards>,
}

/// Rewrites the texts of a column: written moves or whole scores. The columns of the table are `text`, the new text;
/// `kept`, the number of cells that had to stay as they stand; and `doubted`, of those that may mean another move.
///
/// # Errors
///
/// When the texts are too large for a table.
///
/// ```
/// use arrow_array::{StringViewArray, cast::AsArray, types::Int32Type};
/// use planilla::Settings;
/// use planilla_notation::{Language, Style};
/// use planilla_table::{Conversions, Texts, convert_texts};
/// let texts = Texts::new(vec![StringViewArray::from(vec!["Axe5", "1.e4 e5 2.Cf3", "what?"])]);
/// let [spanish, german] = ["es", "de"].map(|code| Language::by_code(code).unwrap());
/// let settings = Settings { languages: vec![spanish], ..Settings::default() };
/// let asked = Conversions { to: Some(german), style: Style::default(), settings, boards: None };
/// let (_, batches) = convert_texts(&texts, &asked, 1)?;
/// let (new, kept) = (batches[0].column(0).as_string::<i32>(), batches[0].column(1).as_primitive::<Int32Type>());
/// assert_eq!((new.value(0), new.value(1), new.value(2)), ("Lxe5", "1.e4 e5 2.Sf3", "what?"));
/// assert_eq!((kept.value(0), kept.value(1), kept.value(2)), (0, 0, 1));
/// # Ok::<(), arrow_schema::ArrowError>(())
/// ```
pub fn convert_texts(
    texts: &Texts,
    asked: &Conversions,
    jobs: usize,
) -> Result<(SchemaRef, Vec<RecordBatch>), ArrowError> {
    const SHAPES: [(&str, Shape); 3] = [("text", Shape::Text), ("kept", Shape::Int32), ("doubted", Shape::Int32)];
    let fields = SHAPES.map(|(name, shape)| Field::new(name, shape.data_type(), true));
    let schema: SchemaRef = Arc::new(Schema::new(fields.to_vec()));
    let batches = in_pieces(texts.len(), jobs, |rows| {
        let mut cells = SHAPES.map(|(_, shape)| Cells::new(shape));
        let mut checkers = Checkers::new(asked.settings.clone());
        let mut board = asked.boards.as_ref().map(|boards| Board::new(boards, rows.clone()));
        for text in texts.of(rows) {
            let position = board.as_mut().map(Board::next);
            let Some(text) = text else {
                cells.iter_mut().for_each(Cells::null);
                continue;
            };
            let new = match position {
                None => asked.rewrite(text, &mut checkers),
                Some(Ok(Some(position))) => asked.on_board(text, position),
                // Where it is to be read nobody says.
                Some(Ok(None) | Err(_)) => New::kept(text),
            };
            cells[0].text(Some(&new.text));
            cells[1].int(Some(new.kept));
            cells[2].int(Some(new.doubted));
        }
        let arrays = cells.into_iter().map(Cells::finish).collect::<Result<Vec<_>, _>>()?;
        RecordBatch::try_new(Arc::clone(&schema), arrays)
    })?;
    Ok((schema, batches))
}

/// A text rewritten.
struct New {
    text: String,
    kept: usize,
    doubted: usize,
}

impl New {
    /// A written move that stays as it stands.
    fn kept(text: &str) -> New {
        New { text: text.to_owned(), kept: 1, doubted: 0 }
    }

    fn sure(text: String) -> New {
        New { text, kept: 0, doubted: 0 }
    }
}

impl Conversions {
    /// A written move by its letters, or a score.
    fn rewrite(&self, text: &str, checkers: &mut Checkers) -> New {
        // A score begins with move 1 or a heading; anything else of a few words may be a move from the middle of a game.
        let trimmed = text.trim();
        let begins =
            trimmed.strip_prefix('1').is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()));
        let is_score = begins || trimmed.contains(['[', '\n']) || trimmed.split_whitespace().count() > 3;
        if is_score {
            return self.score(text, checkers);
        }
        translate(trimmed, &self.settings.languages, self.to, self.style).map_or_else(|| New::kept(text), New::sure)
    }

    /// All games of a text.
    fn score(&self, text: &str, checkers: &mut Checkers) -> New {
        let input = self.settings.input.unwrap_or_else(|| sniff(text.as_bytes()));
        let checker = checkers.of(input, Some(Encoding::Utf8));
        let mut new = New::sure(String::with_capacity(text.len()));
        for block in BlocksIn::new(text.as_bytes(), input) {
            let checked = checker.check(block.bytes);
            let converted = convert(&checked, self.to.unwrap_or(checked.language.language), self.style);
            new.text.push_str(&converted.text);
            new.kept += converted.kept.len();
            new.doubted += converted.doubted.len();
        }
        // A text without a game stays as it stands.
        if new.text.is_empty() { New { text: text.to_owned(), ..new } } else { new }
    }

    /// A written move in its position.
    fn on_board(&self, text: &str, position: &Position) -> New {
        let laws = Edition::of(self.settings.laws.unwrap_or(EditionName::newest()));
        let reading = read_in(text, position, &self.settings.languages, laws);
        match convert_move(text, &reading, position, self.to, self.style) {
            Some(new) => New::sure(new),
            None => New::kept(text),
        }
    }
}
