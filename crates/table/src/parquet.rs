//! Tables as Parquet files.

use crate::scan::Scan;
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use parquet::arrow::ArrowWriter;
use parquet::basic::{Compression, ZstdLevel};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use std::fmt;
use std::io::Write;

/// A row group ends at so many rows, or so many bytes before packing: what the writer holds in memory.
const ROWS: usize = 1 << 17;
const BYTES: usize = 32 << 20;

/// A Parquet file on its way, packed with Zstandard.
pub struct Parquet<W: Write + Send> {
    writer: ArrowWriter<W>,
    rows: u64,
}

impl<W: Write + Send> Parquet<W> {
    /// Begins a file for record batches of this schema.
    ///
    /// # Errors
    ///
    /// Those of the file.
    pub fn new(file: W, schema: SchemaRef) -> Result<Parquet<W>, ArrowError> {
        let version = KeyValue::new("planilla".to_owned(), env!("CARGO_PKG_VERSION").to_owned());
        let properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(ZstdLevel::default()))
            .set_max_row_group_row_count(Some(ROWS))
            .set_key_value_metadata(Some(vec![version]))
            .set_created_by(concat!("planilla ", env!("CARGO_PKG_VERSION")).to_owned())
            .build();
        Ok(Parquet { writer: ArrowWriter::try_new(file, schema, Some(properties))?, rows: 0 })
    }

    /// Adds a record batch.
    ///
    /// # Errors
    ///
    /// Those of the file, and when the batch is of another schema.
    pub fn write(&mut self, batch: &RecordBatch) -> Result<(), ArrowError> {
        self.rows += batch.num_rows() as u64;
        self.writer.write(batch)?;
        if self.writer.in_progress_size() + self.writer.memory_size() > BYTES {
            self.writer.flush()?;
        }
        Ok(())
    }

    /// The rows written so far.
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// What it is written to. Who takes out of a buffer what is written so far leaves the file as it is.
    pub fn file(&mut self) -> &mut W {
        self.writer.inner_mut()
    }

    /// Ends the file, and gives back what it was written to.
    ///
    /// # Errors
    ///
    /// Those of the file.
    pub fn close(self) -> Result<W, ArrowError> {
        Ok(self.writer.into_inner()?)
    }
}

impl<W: Write + Send> fmt::Debug for Parquet<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Parquet").field("rows", &self.rows).finish_non_exhaustive()
    }
}

/// Writes a table as a Parquet file; `told` is called behind each record batch with the scan. Gives the number of rows.
///
/// # Errors
///
/// Those of the scan, of the file, and of telling.
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
    let mut parquet = Parquet::new(file, scan.schema())?;
    while let Some(batch) = scan.next() {
        parquet.write(&batch?)?;
        told(scan)?;
    }
    let rows = parquet.rows();
    parquet.close()?;
    Ok(rows)
}
