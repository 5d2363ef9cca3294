"""Games as one page for people, to read, to step through and to print."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Unpack, overload

from planilla import _native
from planilla._options import ScanOptions, for_table, shows_options
from planilla._scan import Place, places_of


@overload
def report(
    source: Place | Iterable[Place],
    output: None = None,
    *,
    title: str | None = None,
    drawn: int = 500,
    jobs: int | None = None,
    **options: Unpack[ScanOptions],
) -> str: ...
@overload
def report(
    source: Place | Iterable[Place],
    output: str | os.PathLike[str],
    *,
    title: str | None = None,
    drawn: int = 500,
    jobs: int | None = None,
    **options: Unpack[ScanOptions],
) -> None: ...
@shows_options
def report(
    source: Place | Iterable[Place],
    output: str | os.PathLike[str] | None = None,
    *,
    title: str | None = None,
    drawn: int = 500,
    jobs: int | None = None,
    **options: Unpack[ScanOptions],
) -> str | None:
    r"""Make one page of games: a summary, a table with those that need somebody first, and each game with its board.

    The page is one HTML file that loads nothing. It can be stepped through by keys, buttons or mouse, read without its
    script, and printed, a game a page.

    Parameters
    ----------
    source : str, os.PathLike, bytes, file object, Part or an iterable of these
        Where the games are, as for `planilla.scan`: a ``str`` is the path of a file or folder.
    output : str or os.PathLike, optional
        The file to write. It stands in its place only once it is whole, and is none of the files that are read.
    title : str, optional
        The title of the page; if left out, the event if all games are of one.
    drawn : int
        How many games are drawn at the most, those with findings first; the others stand in the table.
    jobs : int, optional
        How many threads work; if left out, one for each processor.
    **options
        How games are checked, and the language of the page (``messages``); see `planilla.ScanOptions`.

    Returns
    -------
    str or None
        The page; nothing if it was written to ``output``. What could not be read stands on the page, with the reason.

    Raises
    ------
    ValueError
        If an option is none that is allowed, or if ``output`` is one of the files to read.
    TypeError
        If an argument is of a wrong type.
    OSError
        If nothing at all could be read, or the page cannot be written.

    Examples
    --------
    >>> import planilla
    >>> pgn = b'[White "Ana"]\n\n1. e4 e5 1-0\n\n[White "Eva"]\n\n1. d4 d5 2. Ke3 0-1\n'
    >>> page = planilla.report(pgn, title="Round 1", messages="es")
    >>> page[:15], "Ana" in page
    ('<!DOCTYPE html>', True)
    """
    if title is not None and not isinstance(title, str):
        raise TypeError(f"title must be a str, not {type(title).__name__}")
    wanted = None if output is None else _path(output)
    page = _native.report(places_of(source), wanted, title, drawn, jobs, for_table(options))
    if wanted is None:
        return page.decode()
    _write(wanted, page)
    return None


def _path(output: object) -> Path:
    """Give the file to write."""
    if not isinstance(output, str | os.PathLike):
        raise TypeError(f"output must be the path of a file (str or os.PathLike), not {type(output).__name__}")
    wanted = Path(os.fsdecode(output))
    if wanted.is_dir():
        raise ValueError(f"output={str(wanted)!r}: this is a folder; name a file in it")
    return wanted


TRIES = 64
"""So many names for the file beside are tried, should earlier ones be taken."""


def _write(wanted: Path, page: bytes) -> None:
    """Write a file beside the one that is wanted, and put it into its place."""
    wanted = wanted.resolve()  # through a link, it is the file behind it that is written
    if wanted.exists() and not wanted.is_file():
        wanted.write_bytes(page)  # a device is no file that another could take the place of
        return
    beside = _begin(wanted)
    try:
        beside.write_bytes(page)
        if wanted.exists():
            beside.chmod(wanted.stat().st_mode & 0o7777)
        beside.replace(wanted)
    finally:
        beside.unlink(missing_ok=True)


def _begin(wanted: Path) -> Path:
    """Make an empty file beside another."""
    for number in range(TRIES):
        beside = wanted.with_name(f".planilla-{os.getpid()}-{number}.part")
        with suppress(FileExistsError):
            beside.touch(exist_ok=False)
            return beside
    raise FileExistsError(f"{wanted.parent}: too many files that begin with .planilla- stand there")
