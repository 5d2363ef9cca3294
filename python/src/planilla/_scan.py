"""Games, moves and findings of any number of files, as tables."""

import os
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, Unpack

from planilla import _native
from planilla._options import ScanOptions, for_table, shows_options
from planilla._parts import Part
from planilla._sources import NO_FILE, Readable, is_one, shown
from planilla._table import Table
from planilla._words import Unreadable

Place: TypeAlias = str | bytes | bytearray | memoryview | os.PathLike[str] | Readable | Part
"""The path of a file or folder, the bytes of a file, something to read from, or a part of a file."""


@shows_options
def scan(
    source: Place | Iterable[Place],
    *,
    columns: Iterable[str] | None = None,
    jobs: int | None = None,
    unreadable: Unreadable = "raise",
    **options: Unpack[ScanOptions],
) -> Table:
    r"""Read games into a table: a row for each game or sheet, whatever is wrong in it.

    Parameters
    ----------
    source : str, os.PathLike, bytes, file object, Part or an iterable of these
        A ``str`` is the path of a file or folder. Packed files (gzip, zstd, bzip2) are read as they are; in folders
        those that end in .pgn, .sheet or .txt, packed or not.
    columns : iterable of str, optional
        The columns, in their order; all of them if left out. What no column needs is not read: tags, moves, result and
        end state take a fraction of the time of all. `tables` lists them.
    jobs : int, optional
        How many threads work; if left out, one for each processor. The rows stay in the order of the files.
    unreadable : {"raise", "skip"}
        What is done with a file that cannot be read, or not to its end: an error, or a `UserWarning` that names it, and
        the next file.
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
    When the table is read, a file that is missing raises `OSError`; one that is damaged ends the stream behind the
    games before the damage, with the error that the library which reads it has for that.

    Ctrl-C is heard between two batches. The methods of `planilla.Table` raise `KeyboardInterrupt`; a library that reads
    the table by itself raises an error of its own first, and `KeyboardInterrupt` comes where that is handled.

    Examples
    --------
    >>> import planilla
    >>> pgn = b'[White "Ana"]\n\n1. e4 e5 1-0\n\n[White "Eva"]\n\n1. d4 d5 2. Ke3 0-1\n'
    >>> planilla.scan(pgn, columns=["white", "moves", "errors"]).to_arrow().to_pylist()[1]
    {'white': 'Eva', 'moves': ['d2d4', 'd7d5', None], 'errors': 1}
    """
    return _table("games", source, options, columns=columns, jobs=jobs, unreadable=unreadable)


@shows_options
def scan_moves(
    source: Place | Iterable[Place],
    *,
    columns: Iterable[str] | None = None,
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
    return _table("moves", source, options, columns=columns, jobs=jobs, unreadable=unreadable)


@shows_options
def scan_findings(
    source: Place | Iterable[Place],
    *,
    columns: Iterable[str] | None = None,
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
    return _table("findings", source, options, columns=columns, jobs=jobs, unreadable=unreadable)


def _table(table: str, source: Place | Iterable[Place], options: ScanOptions, **asked: Any) -> Table:  # noqa: ANN401
    native = _native.Scan(table, options=for_table(options), **asked)
    places = places_of(source)
    once = _once(places)
    types = dict(zip(native.columns, native.types, strict=True))
    return Table(types, native.schema, lambda: native.stream(once()))


def places_of(source: Place | Iterable[Place]) -> list[tuple[Any, ...]]:
    """Give sources as the native module takes them."""
    return [_place(each) for each in _each(source)]


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


def _each(source: object) -> Iterable[object]:
    if is_one(source) or isinstance(source, Part):
        return [source]
    if not isinstance(source, Iterable):
        raise _wrong_type(source)
    return source


def _place(source: object) -> tuple[Any, ...]:
    """Give a source as the native module takes it."""
    match source:
        case str() | os.PathLike():
            path = os.fsdecode(source)
            return path, shown(path)
        case bytes() | bytearray() | memoryview():
            return bytes(source), NO_FILE
        case Part(path, _, None):
            return path, shown(path)
        case Part(path, offset, length, lines, games):
            return path, offset, length, lines, games
        case Readable():
            name = getattr(source, "name", None)
            if isinstance(source.read(0), str):
                raise TypeError("source is open in text mode; open it in binary mode ('rb'), or give its path")
            return source, shown(name) if isinstance(name, str) else NO_FILE
        case _:
            raise _wrong_type(source)


def _wrong_type(source: object) -> TypeError:
    return TypeError(
        "source must be the path of a file or folder (str or os.PathLike), bytes, a file object, a planilla.Part or an "
        f"iterable of these, not {type(source).__name__}"
    )
