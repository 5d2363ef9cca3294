//! Tables as Parquet files.

use crate::scan::Scan;
use arrow_array::RecordBatchReader;
use arrow_schema::ArrowError;
use parquet::arrow::ArrowWriter;
use parquet::basic::{Compression, ZstdLevel};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use std::io::Write;

/// A row group ends at so many rows, or so many bytes before packing: what the writer holds in memory.
const ROWS: usize = 1 << 17;
const BYTES: usize = 32 << 20;

/// Writes a table as a Parquet file, packed with Zstandard; `told` is called behind each record batch with the scan and
/// the rows written so far. Gives the number of rows.
///
/// # Errors
///
/// Those of the scan and of the file.
///
/// ```
/// use planilla::{Messages, Settings};
/// use planilla_files::{Given, Input};
/// use planilla_table::{Order, Scan, Table, Unread, write_parquet};
/// let input = Input::Given(Given { name: "x.pgn".to_owned(), reader: Box::new(&b"1. e4 e5 *"[..]) });
/// let (columns, messages) = (Table::named("moves").unwrap().all(), Messages::of("en").unwrap());
/// let order = Order { columns, settings: Settings::default(), messages, jobs: 1, unread: Unread::Stop };
/// let mut file = Vec::new();
/// let mut scan = Scan::new(vec![input], order);
/// assert_eq!(write_parquet(&mut scan, &mut file, |_| Ok(()))?, 2);
/// assert!(file.starts_with(b"PAR1"));
/// # Ok::<(), arrow_schema::ArrowError>(())
/// ```
pub fn write_parquet(
    scan: &mut Scan,
    file: impl Write + Send,
    mut told: impl FnMut(&Scan) -> Result<(), ArrowError>,
) -> Result<u64, ArrowError> {
    let version = KeyValue::new("planilla".to_owned(), env!("CARGO_PKG_VERSION").to_owned());
    let properties = WriterProperties::builder()
        .set_compression(Compression::ZSTD(ZstdLevel::default()))
        .set_max_row_group_row_count(Some(ROWS))
        .set_key_value_metadata(Some(vec![version]))
        .set_created_by(concat!("planilla ", env!("CARGO_PKG_VERSION")).to_owned())
        .build();
    let mut writer = ArrowWriter::try_new(file, scan.schema(), Some(properties))?;
    let mut rows = 0;
    while let Some(batch) = scan.next() {
        let batch = batch?;
        rows += batch.num_rows() as u64;
        writer.write(&batch)?;
        if writer.in_progress_size() + writer.memory_size() > BYTES {
            writer.flush()?;
        }
        told(scan)?;
    }
    writer.close()?;
    Ok(rows)
}
