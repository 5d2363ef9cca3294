"""Tournament reports of the federation: read, and held against games."""

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import TypeAlias

from planilla import _native
from planilla._rows import Trf
from planilla._sources import Readable, Sources, is_one, opened, wrong_type
from planilla._words import MessageLanguage

TrfSource: TypeAlias = str | PathLike[str] | bytes
"""Where a tournament report is: the path of its file, or its bytes."""


def read_trf(
    source: TrfSource,
    *,
    games: Sources | None = None,
    encoding: str = "auto",
    notes: bool = False,
    messages: MessageLanguage = "en",
) -> Trf:
    r"""Read a tournament report file (TRF06, TRF16, TRF26) and say what is wrong in it.

    Parameters
    ----------
    source : str, os.PathLike or bytes
        The path of the file, or its bytes.
    games : str, bytes, os.PathLike, file object or an iterable of these
        The games of the tournament, as for `planilla.check_all`. What they tell of the report together is among its
        findings: pairings without a game or with several, games that are the same move for move. What is wrong in each
        of them is for `planilla.check_all` to say, with the report as ``trf``.
    encoding, notes, messages
        How the report is read and answered; see `planilla.Options`.

    Returns
    -------
    Trf
        The report. A defective file is no error of the program: each defect is told in the findings, and the rest of
        the file is read.

    Raises
    ------
    ValueError
        If the file is no text, or if an option is none that is allowed.
    TypeError
        If an argument is of a wrong type.
    OSError
        If the file cannot be read.

    Examples
    --------
    >>> import planilla
    >>> report = planilla.read_trf(b"012 Open\r022 Vienna\r")
    >>> report.tournament.name, len(report.players)
    ('Open', 0)
    """
    options = _native.Options(encoding=encoding, notes=notes, messages=messages)
    fields, content = _native.read_trf(source, None if games is None else list(_each(games)), options)
    fields["_source"], fields["_encoding"] = content, encoding
    return Trf._of(fields)


def _each(games: Sources) -> Iterator[tuple[str | bytes | Path | Readable, str]]:
    """Open one source of games after the other."""
    if is_one(games):
        yield opened(games)
    elif isinstance(games, Iterable):
        yield from map(opened, games)
    else:
        raise wrong_type(games, "an iterable of these")


def as_trf(value: object) -> object:
    """Make a report of what an option gives, and leave alone what is none."""
    return read_trf(value) if isinstance(value, (str, bytes, PathLike)) else value
