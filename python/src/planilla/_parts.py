"""Files cut into parts, for several machines or processes to scan."""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from planilla import _native


@dataclass(frozen=True)
class Part:
    """A part of a file, which begins and ends between games: what `parts` gives and the scans take.

    It can be pickled and sent to another machine that sees the same file, and be the row of a table: ``Part(**row)``.
    Games in it are called as in the whole file: their numbers, lines and offsets are the same.

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
    schema : str
        Of all parts: the names and types of these fields, in the words of Spark.
    """

    path: str
    offset: int = 0
    length: int | None = None
    lines: int = 0
    games: int = 0
    schema: ClassVar[str] = "path string, offset bigint, length bigint, lines bigint, games bigint"


def parts(source: str | os.PathLike[str] | Iterable[str | os.PathLike[str]], *, size: int = 64 << 20) -> list[Part]:
    """Cut PGN files into parts that begin and end between games, for several machines or processes to scan.

    A file that is larger than a part is read through once, which takes a small part of the time that its games take. A
    packed file, one in UTF-16 and a sheet are one part each.

    Parameters
    ----------
    source : str, os.PathLike or an iterable of these
        The path of a file or folder, or several; in folders the files that `planilla.scan` reads.
    size : int
        The bytes that a part has at least, but for the last of a file. Default: 64 MiB.

    Returns
    -------
    list of Part
        The parts, in their order: all games of the files are in one each, so that ``scan(parts(source))`` gives the
        rows of ``scan(source)``.

    Raises
    ------
    ValueError
        If the size is no whole number above 0.
    TypeError
        If an argument is of a wrong type.
    OSError
        If a file or folder cannot be read.

    Examples
    --------
    >>> import planilla
    >>> planilla.parts("season.pgn")  # doctest: +SKIP
    [Part(path='season.pgn', offset=0, length=67108991, lines=0, games=0), ...]
    """
    if not isinstance(size, int) or size < 1:
        raise ValueError(f"size={size!r}: must be a whole number of bytes above 0")
    return [Part(*told) for path in _paths(source) for told in _native.parts(path, size)]


def _paths(source: object) -> list[str]:
    several = [source] if isinstance(source, str | bytes | os.PathLike) else source
    if not isinstance(several, Iterable):
        raise _wrong_type(source)
    paths = []
    for path in several:
        if not isinstance(path, str | os.PathLike):
            raise _wrong_type(path)
        paths.append(os.fsdecode(path))
    return paths


def _wrong_type(source: object) -> TypeError:
    return TypeError(
        "source must be the path of a file or folder (str or os.PathLike) or an iterable of these, not "
        f"{type(source).__name__}"
    )
