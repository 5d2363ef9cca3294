//! The shapes of columns. Only what every reader of Arrow takes: signed numbers, no dictionaries, no views.

use arrow_schema::{DataType, Field, Fields};
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

/// A type in the words of Spark and of `DuckDB`: `string`, `array<double>`, `struct<name:string,value:string>`. Types that
/// no table has are called as Arrow calls them.
///
/// ```
/// use planilla_table::{Shape, describe};
/// let shape = Shape::List(&Shape::Struct(&[("ply", Shape::Int32)]));
/// assert_eq!(describe(&shape.data_type()), "array<struct<ply:int>>");
/// ```
pub fn describe(kind: &DataType) -> String {
    match kind {
        DataType::Utf8 => "string".to_owned(),
        DataType::Int16 => "smallint".to_owned(),
        DataType::Int32 => "int".to_owned(),
        DataType::Int64 => "bigint".to_owned(),
        DataType::Float64 => "double".to_owned(),
        DataType::Boolean => "boolean".to_owned(),
        DataType::Date32 => "date".to_owned(),
        DataType::List(item) => format!("array<{}>", describe(item.data_type())),
        DataType::Struct(fields) => {
            let fields = fields.iter().map(|field| format!("{}:{}", field.name(), describe(field.data_type())));
            format!("struct<{}>", fields.collect::<Vec<_>>().join(","))
        }
        other => other.to_string().to_lowercase(),
    }
}
