"""What tables there are, and their columns."""

from collections.abc import Iterable
from dataclasses import dataclass

from planilla import _native
from planilla._words import TableName


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table.

    Attributes
    ----------
    name : str
        Its name.
    type : str
        Its type, in the words of Spark and DuckDB.
    about : str
        What it holds, with its unit.
    """

    name: str
    type: str
    about: str


def tables() -> dict[str, tuple[Column, ...]]:
    """List the tables and their columns.

    Returns
    -------
    dict of str to tuple of Column
        ``games``, ``moves`` and ``findings``, with the columns of `scan`, `scan_moves` and `scan_findings`.

    Examples
    --------
    >>> import planilla
    >>> planilla.tables()["games"][0]
    Column(name='file', type='string', about='the file, as it was named')
    """
    return {name: tuple(Column(*column) for column in columns) for name, _, columns in _native.tables()}


def schema(table: TableName = "games", columns: Iterable[str] | None = None) -> str:
    """Give the schema of a table in the words of Spark: what ``mapInArrow`` asks for.

    Parameters
    ----------
    table : {"games", "moves", "findings"}
        The table.
    columns : iterable of str, optional
        Its columns, as given to the scan; all of them if left out.

    Returns
    -------
    str
        The names and types, parted by commas.

    Examples
    --------
    >>> import planilla
    >>> planilla.schema("games", ["white", "moves", "errors"])
    'white string, moves array<string>, errors int'
    """
    native = _native.Scan(table, columns=columns, jobs=1, unreadable="raise", options=_native.Options())
    return ", ".join(f"{name} {kind}" for name, kind in zip(native.columns, native.types, strict=True))
