"""Tournament reports of the federation: read, and held against games."""

from os import PathLike
from typing import TypeAlias

from planilla import _native
from planilla._rows import Trf
from planilla._words import MessageLanguage

TrfSource: TypeAlias = str | PathLike[str] | bytes
"""Where a tournament report is: the path of its file, or its bytes."""


def read_trf(
    source: TrfSource, *, encoding: str = "auto", notes: bool = False, messages: MessageLanguage = "en"
) -> Trf:
    r"""Read a tournament report file (TRF06, TRF16, TRF26) and say what is wrong in it.

    Parameters
    ----------
    source : str, os.PathLike or bytes
        The path of the file, or its bytes.
    encoding, notes, messages
        How it is read and answered; see `planilla.Options`.

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
    fields, content = _native.read_trf(source, _native.Options(encoding=encoding, notes=notes, messages=messages))
    fields["_source"], fields["_encoding"] = content, encoding
    return Trf._of(fields)


def as_trf(value: object) -> object:
    """Make a report of what an option gives, and leave alone what is none."""
    return read_trf(value) if isinstance(value, (str, bytes, PathLike)) else value
