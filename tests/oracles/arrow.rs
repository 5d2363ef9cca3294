//! The rows of record batches as JSON.

use arrow_array::cast::AsArray;
use arrow_array::types::{Date32Type, Float64Type, Int16Type, Int32Type, Int64Type};
use arrow_array::{Array, RecordBatch};
use arrow_schema::DataType;
use serde_json::{Map, Value, json};

/// The rows of a record batch, each an object.
pub fn objects(batch: &RecordBatch) -> Vec<Value> {
    let schema = batch.schema();
    let object = |row: usize| {
        let columns = schema.fields().iter().zip(batch.columns());
        columns.map(|(field, column)| (field.name().clone(), value(column, row))).collect::<Map<_, _>>().into()
    };
    (0..batch.num_rows()).map(object).collect()
}

/// One cell; a date as its days since 1 January 1970.
fn value(array: &dyn Array, row: usize) -> Value {
    if array.is_null(row) {
        return Value::Null;
    }
    match array.data_type() {
        DataType::Utf8 => json!(array.as_string::<i32>().value(row)),
        DataType::Int16 => json!(array.as_primitive::<Int16Type>().value(row)),
        DataType::Int32 => json!(array.as_primitive::<Int32Type>().value(row)),
        DataType::Int64 => json!(array.as_primitive::<Int64Type>().value(row)),
        DataType::Date32 => json!(array.as_primitive::<Date32Type>().value(row)),
        DataType::Float64 => json!(array.as_primitive::<Float64Type>().value(row)),
        DataType::Boolean => json!(array.as_boolean().value(row)),
        DataType::List(_) => {
            let items = array.as_list::<i32>().value(row);
            (0..items.len()).map(|item| value(&items, item)).collect()
        }
        DataType::Struct(fields) => {
            let columns = fields.iter().zip(array.as_struct().columns());
            columns.map(|(field, column)| (field.name().clone(), value(column, row))).collect::<Map<_, _>>().into()
        }
        other => panic!("no table has a column of {other}"),
    }
}
