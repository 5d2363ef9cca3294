//! The shapes of columns. Only what every reader of Arrow takes: signed numbers, no dictionaries, no views.

use arrow_schema::{DataType, Field, Fields};
use std::fmt::Write;
use std::sync::Arc;

/// What the cells of a column are. Each may be null unless its column says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A text (UTF-8).
    Text,
    /// A whole number from -32,768 to 32,767.
    Int16,
    /// A whole number of 32 bits.
    Int32,
    /// A whole number of 64 bits.
    Int64,
    /// A number of 64 bits.
    Float,
    /// Yes or no.
    Bool,
    /// A day of the calendar.
    Date,
    /// Any number of cells of one shape.
    List(&'static Shape),
    /// Named cells.
    Struct(&'static [(&'static str, Shape)]),
}

impl Shape {
    /// The Arrow type.
    ///
    /// ```
    /// use planilla_table::Shape;
    /// assert_eq!(Shape::Date.data_type().to_string(), "Date32");
    /// ```
    pub fn data_type(self) -> DataType {
        match self {
            Shape::Text => DataType::Utf8,
            Shape::Int16 => DataType::Int16,
            Shape::Int32 => DataType::Int32,
            Shape::Int64 => DataType::Int64,
            Shape::Float => DataType::Float64,
            Shape::Bool => DataType::Boolean,
            Shape::Date => DataType::Date32,
            Shape::List(items) => DataType::List(items.item_field()),
            Shape::Struct(fields) => DataType::Struct(fields_of(fields)),
        }
    }

    /// The field of the items of a list of this shape.
    pub(crate) fn item_field(self) -> Arc<Field> {
        Arc::new(Field::new("item", self.data_type(), true))
    }
}

/// The fields of a struct.
pub(crate) fn fields_of(fields: &[(&'static str, Shape)]) -> Fields {
    fields.iter().map(|(name, shape)| Field::new(*name, shape.data_type(), true)).collect()
}

/// A shape in the words of Spark and of `DuckDB`: `string`, `array<double>`, `struct<name:string,value:string>`.
///
/// ```
/// use planilla_table::{Shape, describe};
/// assert_eq!(describe(Shape::List(&Shape::Struct(&[("ply", Shape::Int32)]))), "array<struct<ply:int>>");
/// ```
pub fn describe(shape: Shape) -> String {
    match shape {
        Shape::Text => "string".to_owned(),
        Shape::Int16 => "smallint".to_owned(),
        Shape::Int32 => "int".to_owned(),
        Shape::Int64 => "bigint".to_owned(),
        Shape::Float => "double".to_owned(),
        Shape::Bool => "boolean".to_owned(),
        Shape::Date => "date".to_owned(),
        Shape::List(items) => format!("array<{}>", describe(*items)),
        Shape::Struct(fields) => {
            let mut text = String::from("struct<");
            for (number, (name, shape)) in fields.iter().enumerate() {
                let comma = if number > 0 { "," } else { "" };
                // Memory takes all that is written to it.
                let _ = write!(text, "{comma}{name}:{}", describe(*shape));
            }
            text + ">"
        }
    }
}
