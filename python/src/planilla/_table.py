"""Tables: columns that any library which takes Arrow reads without copies."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import duckdb
    import pandas as pd
    import polars as pl
    import pyarrow as pa


class Table:
    """A table, or one on its way: give it to pandas, polars, pyarrow, DuckDB or any library that takes Arrow.

    It speaks the Arrow PyCapsule interface (``__arrow_c_stream__``), so that the rows go there without a copy and
    without an object of Python for each value: ``polars.DataFrame(table)``, ``pyarrow.table(table)``,
    ``pandas.DataFrame.from_arrow(table)``, ``duckdb.sql("select * from games")`` for a table ``games``. Files are
    read when the table is, as a stream; a second reading begins anew.

    Attributes
    ----------
    columns : tuple of str
        The names of the columns.
    types : dict of str to str
        The type of each column, in the words of Spark and DuckDB: ``string``, ``array<double>`` ...

    Examples
    --------
    >>> import planilla
    >>> table = planilla.scan(b"1. e4 e5 2. Ke3 *", columns=["plies", "errors"])
    >>> table
    <Table plies: int, errors: int>
    >>> table.types["errors"]
    'int'
    """

    __slots__ = ("_begin", "_schema", "columns", "types")

    columns: tuple[str, ...]
    types: Mapping[str, str]

    def __init__(self, types: Mapping[str, str], schema: Callable[[], object], begin: Callable[[], object]) -> None:
        self.columns = tuple(types)
        self.types = dict(types)
        self._schema = schema
        self._begin = begin

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Give the rows as an Arrow stream in a capsule; the schema asked for is passed over, which is allowed."""
        return self._begin()

    def __arrow_c_schema__(self) -> object:
        """Give the schema in a capsule."""
        return self._schema()

    def to_arrow(self) -> "pa.Table":
        """Give the table as a `pyarrow.Table`; it needs pyarrow."""
        pyarrow = _needed("pyarrow")
        with _Interruptible():
            return pyarrow.table(self)

    def to_batches(self) -> "pa.RecordBatchReader":
        """Give the rows as a `pyarrow.RecordBatchReader`, batch after batch in constant memory; it needs pyarrow."""
        reader = _needed("pyarrow").RecordBatchReader
        batches = reader.from_stream(self)
        return reader.from_batches(batches.schema, _each(batches))

    def to_polars(self) -> "pl.DataFrame":
        """Give the table as a `polars.DataFrame`; it needs polars."""
        polars = _needed("polars")
        with _Interruptible():
            frame: pl.DataFrame = polars.DataFrame(self)
        return frame

    def to_pandas(self) -> "pd.DataFrame":
        """Give the table as a `pandas.DataFrame` with Arrow columns, in which numbers stay whole and lists lists.

        It needs pandas 2.2 or newer, and pyarrow.
        """
        pandas = _needed("pandas")
        frame: pd.DataFrame = self.to_arrow().to_pandas(types_mapper=pandas.ArrowDtype)
        return frame

    def to_duckdb(self, connection: "duckdb.DuckDBPyConnection | None" = None) -> "duckdb.DuckDBPyRelation":
        """Give the table as a relation of DuckDB, which reads the files each time it is asked; it needs duckdb.

        DuckDB reads in threads of its own, and hears Ctrl-C only when they let it: it may read to the end first.
        """
        relation: duckdb.DuckDBPyRelation = (connection or _needed("duckdb")).from_arrow(self)
        return relation

    def __repr__(self) -> str:
        return f"<Table {', '.join(f'{name}: {kind}' for name, kind in self.types.items())}>"


class _Interruptible:
    """Has the user's wish to stop raise `KeyboardInterrupt`, and no error of the library that was reading.

    A stream of Arrow cannot carry an exception of Python. It ends with an error then, and the exception waits until
    some function of Python begins: `__exit__`, before the error goes any further.
    """

    def __enter__(self) -> None:
        pass

    def __exit__(self, *raised: object) -> None:
        pass


def _each(batches: "pa.RecordBatchReader") -> Iterator["pa.RecordBatch"]:
    with _Interruptible():
        yield from batches


def _needed(name: str) -> Any:  # noqa: ANN401
    """Import a library that the package does without as long as nobody asks for it."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"this needs {name}: pip install {name}", name=name) from error
