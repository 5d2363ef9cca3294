"""Games, moves and findings of any number of files, as tables."""

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, Unpack

from planilla import _native
from planilla._options import ScanOptions, held, shows_options
from planilla._sources import NO_FILE, Readable
from planilla._table import Table


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a file, which begins and ends between games: what `parts` gives and the scans take.

    It can be pickled and sent to another machine that sees the same file. Games in it are called as in the whole file:
    their numbers, lines and offsets are the same.

    Attributes
    ----------
    path : str
        The file.
    offset : int
        The byte at which the part begins, from 0.
    length : int or None
        Its bytes; ``None``: the whole file, packed or not.
    lines : int
        The lines before it.
    games : int
        The games before it.
    """

    path: str
    offset: int = 0
    length: int | None = None
    lines: int = 0
    games: int = 0


Place: TypeAlias = str | bytes | bytearray | memoryview | os.PathLike[str] | Readable | Part
"""The path of a file or folder, the bytes of a file, something to read from, or a part of a file."""

Unreadable: TypeAlias = Literal["raise", "skip"]
"""What is done with a file that cannot be read, or not to its end."""


@shows_options
def scan(
    source: Place | Iterable[Place],
    /,
    *,
    columns: Sequence[str] | None = None,
    jobs: int | None = None,
    unreadable: Unreadable = "raise",
    **options: Unpack[ScanOptions],
) -> Table:
    r"""Read games into a table: a row for each game or sheet, whatever is wrong in it.

    Parameters
    ----------
    source : str, os.PathLike, bytes, file object, Part or an iterable of these
        A ``str`` is the path of a file or folder. Packed files (gzip, zstd, bzip2) are read as they are; in folders those
        that end in .pgn, .sheet or .txt, packed or not.
    columns : sequence of str, optional
        The columns, in their order; all of them if left out. What no column needs is not read: tags, moves, result and
        end state take a fraction of the time of all. `tables` lists them.
    jobs : int, optional
        How many threads work; if left out, one for each processor. The rows stay in the order of the files.
    unreadable : {"raise", "skip"}
        What is done with a file that cannot be read, or not to its end.
    **options
        How games are checked; see `planilla.Options`.

    Returns
    -------
    Table
        The table, for any library that takes Arrow. Nothing is read before the table is.

    Raises
    ------
    ValueError
        If a column or an option is none that is allowed.
    TypeError
        If an argument is of a wrong type.

    See Also
    --------
    scan_moves : a row for each written move.
    scan_findings : a row for each finding.
    tables : the columns, with their types and what they hold.

    Notes
    -----
    While the table is read, a file that is missing raises `OSError`; one that is damaged ends the stream with the error
    of the library that reads it (`pyarrow.ArrowException` ...), behind the games before the damage.

    Examples
    --------
    >>> import planilla
    >>> pgn = b'[White "Ana"]\n\n1. e4 e5 1-0\n\n[White "Eva"]\n\n1. d4 d5 2. Ke3 0-1\n'
    >>> planilla.scan(pgn, columns=["white", "moves", "errors"]).to_arrow().to_pylist()[1]
    {'white': 'Eva', 'moves': ['d2d4', 'd7d5', None], 'errors': 1}
    """
    return _table("games", source, columns, jobs, unreadable, options)


@shows_options
def scan_moves(
    source: Place | Iterable[Place],
    /,
    *,
    columns: Sequence[str] | None = None,
    jobs: int | None = None,
    unreadable: Unreadable = "raise",
    **options: Unpack[ScanOptions],
) -> Table:
    """Read games into a table: a row for each written move or gap, with its status, clock, comment and position.

    Parameters, errors and the rest are those of `scan`; rows are joined to its rows by ``file`` and ``game``.

    Returns
    -------
    Table
        The table, for any library that takes Arrow. Nothing is read before the table is.

    Examples
    --------
    >>> import planilla
    >>> table = planilla.scan_moves(b"1. e4 e5 2. Nf3 *", columns=["ply", "san", "status"])
    >>> table.to_arrow().to_pylist()[2]
    {'ply': 3, 'san': 'Nf3', 'status': 'exact'}
    """
    return _table("moves", source, columns, jobs, unreadable, options)


@shows_options
def scan_findings(
    source: Place | Iterable[Place],
    /,
    *,
    columns: Sequence[str] | None = None,
    jobs: int | None = None,
    unreadable: Unreadable = "raise",
    **options: Unpack[ScanOptions],
) -> Table:
    """Read games into a table: a row for each finding, with the game's headings.

    Parameters, errors and the rest are those of `scan`; rows are joined to its rows by ``file`` and ``game``.

    Returns
    -------
    Table
        The table, for any library that takes Arrow. Nothing is read before the table is.

    Examples
    --------
    >>> import planilla
    >>> table = planilla.scan_findings(b"1. e4 e5 2. Ke3 *", columns=["rule", "ply", "reason"])
    >>> table.to_arrow().to_pylist()
    [{'rule': 'move.illegal', 'ply': 3, 'reason': 'cannot_reach'}]
    """
    return _table("findings", source, columns, jobs, unreadable, options)


def _table(
    table: str,
    source: Place | Iterable[Place],
    columns: Sequence[str] | None,
    jobs: int | None,
    unreadable: Unreadable,
    options: ScanOptions,
) -> Table:
    native = _native.Scan(table, columns, jobs, unreadable, _native.Options(**held(options)))
    places = [_place(each) for each in _each(source)]
    once = _once(places)
    types = dict(zip(native.columns, native.types, strict=True))
    return Table(types, native.schema, lambda: native.stream(once()))


def _once(places: list[tuple[Any, ...]]) -> Callable[[], list[tuple[Any, ...]]]:
    """Give places again and again, unless what they are read from is then at its end."""
    read = False

    def give() -> list[tuple[Any, ...]]:
        nonlocal read
        if read and any(isinstance(place[0], Readable) for place in places):
            raise ValueError("source is a file object and has been read; open it anew, or give its path")
        read = True
        return places

    return give


def _each(source: Place | Iterable[Place]) -> Iterable[object]:
    is_one = isinstance(source, str | bytes | bytearray | memoryview | os.PathLike | Readable | Part)
    if not is_one and not isinstance(source, Iterable):
        raise _wrong_type(source)
    return [source] if is_one else source


def _place(source: object) -> tuple[Any, ...]:
    """Give a source as the native module takes it."""
    match source:
        case str() | os.PathLike():
            path = os.fsdecode(source)
            return path, path
        case bytes() | bytearray() | memoryview():
            return bytes(source), NO_FILE
        case Part(path, _, None):
            return path, path
        case Part(path, offset, length, lines, games):
            return path, offset, length, lines, games
        case Readable():
            name = getattr(source, "name", None)
            if isinstance(source.read(0), str):
                raise TypeError("source is open in text mode; open it in binary mode ('rb'), or give its path")
            return source, name if isinstance(name, str) else NO_FILE
        case _:
            raise _wrong_type(source)


def _wrong_type(source: object) -> TypeError:
    return TypeError(
        "source must be the path of a file or folder (str or os.PathLike), bytes, a file object, a planilla.Part or an "
        f"iterable of these, not {type(source).__name__}"
    )


def parts(path: str | os.PathLike[str], /, *, size: int = 64 << 20) -> list[Part]:
    """Cut a PGN file into parts that begin and end between games, for several machines or processes to scan.

    The file is read through once, which takes a small part of the time that its games take. A packed file, one in UTF-16
    and a sheet are one part.

    Parameters
    ----------
    path : str or os.PathLike
        The file.
    size : int
        The bytes that a part has at least, but for the last.

    Returns
    -------
    list of Part
        The parts, in their order; all games of the file are in one each.

    Raises
    ------
    OSError
        If the file cannot be read.

    Examples
    --------
    >>> import planilla
    >>> planilla.parts("season.pgn")  # doctest: +SKIP
    [Part(path='season.pgn', offset=0, length=67108991, lines=0, games=0), ...]
    """
    if not isinstance(size, int) or size < 1:
        raise ValueError(f"size={size!r}: must be a whole number of bytes above 0")
    return [Part(*told) for told in _native.parts(os.fsdecode(path), size)]


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


def schema(table: Literal["games", "moves", "findings"] = "games", columns: Sequence[str] | None = None) -> str:
    """Give the schema of a table in the words of Spark: what ``mapInArrow`` asks for.

    Parameters
    ----------
    table : {"games", "moves", "findings"}
        The table.
    columns : sequence of str, optional
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
    native = _native.Scan(table, columns, 1, "raise", _native.Options())
    return ", ".join(f"{name} {kind}" for name, kind in zip(native.columns, native.types, strict=True))
