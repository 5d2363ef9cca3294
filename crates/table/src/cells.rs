//! The cells of a column while it grows. Texts are copied once, into the buffer that the reader gets; nulls cost nothing
//! where there are none.

use crate::shape::{Shape, fields_of};
use arrow_array::{
    ArrayRef, BooleanArray, Date32Array, Float64Array, Int16Array, Int32Array, Int64Array, ListArray, StringArray,
    StructArray,
};
use arrow_buffer::{BooleanBufferBuilder, Buffer, NullBufferBuilder, OffsetBuffer, ScalarBuffer};
use arrow_schema::ArrowError;
use planilla::report::Word;
use planilla_board::Move;
use std::sync::Arc;

/// The cells of one column, added one by one. What is added must be of the column's shape; where it is not, the cell is
/// null.
#[derive(Debug)]
pub(crate) struct Cells {
    values: Values,
    nulls: NullBufferBuilder,
}

#[derive(Debug)]
enum Values {
    Text { bytes: Vec<u8>, ends: Ends },
    Int16(Vec<i16>),
    Int32(Vec<i32>),
    Int64(Vec<i64>),
    Float(Vec<f64>),
    Bool(BooleanBufferBuilder),
    Date(Vec<i32>),
    List { items: Box<Cells>, ends: Ends, shape: Shape },
    Struct { fields: Vec<Cells>, shape: &'static [(&'static str, Shape)] },
}

/// Where texts and lists end, from the first on.
#[derive(Debug)]
struct Ends {
    list: Vec<i32>,
    /// Whether an end is beyond what Arrow can say in 32 bits.
    overflow: bool,
}

impl Ends {
    fn new() -> Ends {
        Ends { list: vec![0], overflow: false }
    }

    /// Adds an end, which is not before the last.
    #[inline]
    fn push(&mut self, end: usize) {
        self.overflow |= i32::try_from(end).is_err();
        self.list.push(i32::try_from(end).unwrap_or(i32::MAX));
    }

    /// Adds ends that grow.
    #[inline]
    fn extend(&mut self, ends: impl Iterator<Item = usize>) {
        let mut last = 0;
        self.list.extend(ends.map(|end| {
            last = end;
            i32::try_from(end).unwrap_or(i32::MAX)
        }));
        self.overflow |= i32::try_from(last).is_err();
    }

    fn finish(self) -> Result<OffsetBuffer<i32>, ArrowError> {
        if self.overflow {
            let why = "a game is too large for a table: more than 2 GB in one column";
            return Err(ArrowError::InvalidArgumentError(why.to_owned()));
        }
        // This asks that they begin at nought and never go back: a buffer or a list only grows.
        Ok(OffsetBuffer::new(ScalarBuffer::from(self.list)))
    }
}

impl Cells {
    /// No cells yet.
    pub(crate) fn new(shape: Shape) -> Cells {
        let values = match shape {
            Shape::Text => Values::Text { bytes: Vec::new(), ends: Ends::new() },
            Shape::Int16 => Values::Int16(Vec::new()),
            Shape::Int32 => Values::Int32(Vec::new()),
            Shape::Int64 => Values::Int64(Vec::new()),
            Shape::Float => Values::Float(Vec::new()),
            Shape::Bool => Values::Bool(BooleanBufferBuilder::new(0)),
            Shape::Date => Values::Date(Vec::new()),
            Shape::List(items) => {
                Values::List { items: Box::new(Cells::new(*items)), ends: Ends::new(), shape: *items }
            }
            Shape::Struct(shape) => {
                Values::Struct { fields: shape.iter().map(|(_, field)| Cells::new(*field)).collect(), shape }
            }
        };
        Cells { values, nulls: NullBufferBuilder::new(0) }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.nulls.len()
    }

    /// The bytes they take, more or less.
    pub(crate) fn size(&self) -> usize {
        match &self.values {
            Values::Text { bytes, ends } => bytes.len() + 4 * ends.list.len(),
            Values::Int16(list) => 2 * list.len(),
            Values::Int32(list) | Values::Date(list) => 4 * list.len(),
            Values::Int64(list) => 8 * list.len(),
            Values::Float(list) => 8 * list.len(),
            Values::Bool(list) => list.len() / 8,
            Values::List { items, ends, .. } => items.size() + 4 * ends.list.len(),
            Values::Struct { fields, .. } => fields.iter().map(Cells::size).sum(),
        }
    }

    /// Adds a text.
    #[inline]
    pub(crate) fn text(&mut self, text: Option<&str>) {
        self.ascii(text.map(str::as_bytes));
    }

    /// Adds a text that is known to be ASCII or UTF-8; bytes that are not make the column fail.
    #[inline]
    pub(crate) fn ascii(&mut self, text: Option<&[u8]>) {
        if let (Values::Text { bytes, ends }, Some(text)) = (&mut self.values, text) {
            bytes.extend_from_slice(text);
            ends.push(bytes.len());
            self.nulls.append_non_null();
        } else {
            self.null();
        }
    }

    /// Adds moves in UCI, all of them known.
    pub(crate) fn ucis<T>(&mut self, moves: &[T], played: impl Fn(&T) -> Move) {
        let Values::Text { bytes, ends } = &mut self.values else {
            return moves.iter().for_each(|_| self.null());
        };
        // Room for the longest, and what is not needed is given back.
        let mut end = bytes.len();
        bytes.resize(end + moves.len() * 5, 0);
        ends.extend(moves.iter().map(|one| {
            let (squares, promotion) = played(one).uci().parts();
            bytes[end..][..4].copy_from_slice(&squares);
            end += 4;
            if let Some(promotion) = promotion {
                bytes[end] = promotion;
                end += 1;
            }
            end
        }));
        bytes.truncate(end);
        self.nulls.append_n_non_nulls(moves.len());
    }

    /// Adds a move in UCI.
    #[inline]
    pub(crate) fn uci(&mut self, played: Option<Move>) {
        let (Values::Text { bytes, ends }, Some(played)) = (&mut self.values, played) else { return self.null() };
        let (squares, promotion) = played.uci().parts();
        bytes.extend_from_slice(&squares);
        bytes.extend(promotion);
        ends.push(bytes.len());
        self.nulls.append_non_null();
    }

    /// Adds a short word.
    #[inline]
    pub(crate) fn word(&mut self, word: Option<Word>) {
        match word.map(Word::letters) {
            Some((letters, length)) => self.ascii(Some(&letters[..length])),
            None => self.null(),
        }
    }

    /// Adds a whole number. One that the column has no room for is null.
    #[inline]
    pub(crate) fn int(&mut self, number: Option<impl TryInto<i64>>) {
        let Some(number) = number.and_then(|number| number.try_into().ok()) else { return self.null() };
        let fits = match &mut self.values {
            Values::Int16(list) => i16::try_from(number).map(|number| list.push(number)).is_ok(),
            Values::Int32(list) => i32::try_from(number).map(|number| list.push(number)).is_ok(),
            Values::Int64(list) => {
                list.push(number);
                true
            }
            _ => false,
        };
        if fits { self.nulls.append_non_null() } else { self.null() }
    }

    /// Adds a number.
    #[inline]
    pub(crate) fn float(&mut self, number: Option<f64>) {
        match (&mut self.values, number) {
            (Values::Float(list), Some(number)) => {
                list.push(number);
                self.nulls.append_non_null();
            }
            _ => self.null(),
        }
    }

    /// Adds yes or no.
    pub(crate) fn bool(&mut self, value: Option<bool>) {
        match (&mut self.values, value) {
            (Values::Bool(list), Some(value)) => {
                list.append(value);
                self.nulls.append_non_null();
            }
            _ => self.null(),
        }
    }

    /// Adds a day, as the days since 1 January 1970.
    pub(crate) fn date(&mut self, days: Option<i32>) {
        match (&mut self.values, days) {
            (Values::Date(list), Some(days)) => {
                list.push(days);
                self.nulls.append_non_null();
            }
            _ => self.null(),
        }
    }

    /// Adds a list, whose items are added by the function.
    #[inline]
    pub(crate) fn list(&mut self, add: impl FnOnce(&mut Cells)) {
        match &mut self.values {
            Values::List { items, ends, .. } => {
                add(items);
                ends.push(items.len());
                self.nulls.append_non_null();
            }
            _ => self.null(),
        }
    }

    /// Adds a struct, whose fields are added by the function, one to each of the columns it gets, in their order.
    pub(crate) fn fields(&mut self, add: impl FnOnce(&mut [Cells])) {
        match &mut self.values {
            Values::Struct { fields, .. } => {
                let length = self.nulls.len() + 1;
                add(fields);
                // A field that was forgotten is null; the tests find it.
                for field in fields {
                    debug_assert_eq!(field.len(), length, "each field is filled once");
                    while field.len() < length {
                        field.null();
                    }
                }
                self.nulls.append_non_null();
            }
            _ => self.null(),
        }
    }

    /// Adds a null.
    pub(crate) fn null(&mut self) {
        match &mut self.values {
            Values::Text { bytes, ends } => ends.push(bytes.len()),
            Values::Int16(list) => list.push(0),
            Values::Int32(list) | Values::Date(list) => list.push(0),
            Values::Int64(list) => list.push(0),
            Values::Float(list) => list.push(0.0),
            Values::Bool(list) => list.append(false),
            Values::List { items, ends, .. } => ends.push(items.len()),
            Values::Struct { fields, .. } => fields.iter_mut().for_each(Cells::null),
        }
        self.nulls.append_null();
    }

    /// The column.
    ///
    /// # Errors
    ///
    /// When its texts or lists have more than 2,147,483,647 bytes or items.
    pub(crate) fn finish(self) -> Result<ArrayRef, ArrowError> {
        let Cells { values, mut nulls } = self;
        let length = nulls.len();
        let nulls = nulls.finish();
        Ok(match values {
            Values::Text { bytes, ends } => {
                Arc::new(StringArray::try_new(ends.finish()?, Buffer::from_vec(bytes), nulls)?)
            }
            Values::Int16(list) => Arc::new(Int16Array::try_new(list.into(), nulls)?),
            Values::Int32(list) => Arc::new(Int32Array::try_new(list.into(), nulls)?),
            Values::Int64(list) => Arc::new(Int64Array::try_new(list.into(), nulls)?),
            Values::Float(list) => Arc::new(Float64Array::try_new(list.into(), nulls)?),
            Values::Date(list) => Arc::new(Date32Array::try_new(list.into(), nulls)?),
            Values::Bool(mut list) => Arc::new(BooleanArray::new(list.finish(), nulls)),
            Values::List { items, ends, shape } => {
                Arc::new(ListArray::try_new(shape.item_field(), ends.finish()?, items.finish()?, nulls)?)
            }
            Values::Struct { fields, shape } => {
                let columns = fields.into_iter().map(Cells::finish).collect::<Result<Vec<_>, _>>()?;
                Arc::new(StructArray::try_new_with_length(fields_of(shape), columns, nulls, length)?)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arrow_array::Array;

    #[test]
    fn lists_of_structs_with_nulls() {
        const SHAPE: Shape = Shape::List(&Shape::Struct(&[("name", Shape::Text), ("ply", Shape::Int32)]));
        let mut cells = Cells::new(SHAPE);
        cells.list(|items| {
            items.fields(|fields| {
                fields[0].text(Some("é"));
                fields[1].int(Some(1_i64 << 40));
            });
            items.null();
        });
        cells.null();
        cells.list(|_| {});
        assert!(cells.size() > 0);
        let array = cells.finish().unwrap();
        assert_eq!((array.len(), array.null_count()), (3, 1));
        assert_eq!(array.data_type(), &SHAPE.data_type());
        let list = array.as_any().downcast_ref::<ListArray>().unwrap();
        assert_eq!((list.value(0).len(), list.value(0).null_count(), list.value(2).len()), (2, 1, 0));
        let first = list.value(0);
        let first = first.as_any().downcast_ref::<StructArray>().unwrap();
        assert!(first.column(1).is_null(0), "a number without room is null");
    }

    #[test]
    fn what_is_of_another_shape_is_null() {
        let mut cells = Cells::new(Shape::Text);
        cells.int(Some(1));
        cells.float(Some(1.0));
        cells.bool(Some(true));
        cells.date(Some(1));
        cells.list(|_| {});
        cells.fields(|_| {});
        assert_eq!(cells.finish().unwrap().null_count(), 6);
    }

    #[test]
    fn more_than_32_bits_is_an_error_and_no_panic() {
        let mut ends = Ends::new();
        ends.push(i32::MAX as usize);
        assert!(!ends.overflow);
        ends.push(i32::MAX as usize + 1);
        assert!(ends.finish().is_err());
    }
}
