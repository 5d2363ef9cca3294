"""Single written moves."""

from collections.abc import Iterable

from planilla import _native
from planilla._options import Options, held
from planilla._rows import MoveRead
from planilla._words import Edition, MessageLanguage

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
"""The FEN of the position that games start from."""


def read_move(
    text: str,
    *,
    fen: str = START,
    lang: str | Iterable[str] = "auto",
    laws: Edition | str = "auto",
    messages: MessageLanguage = "en",
) -> MoveRead:
    """Read one written move in a position.

    Parameters
    ----------
    text : str
        The written move, as on a sheet: ``Cf3``, ``exd6 a.p.``.
    fen : str
        The position. Default: the one that games start from.
    lang, laws, messages
        How it is read, and the language that is answered in; see `planilla.Options`. ``laws="auto"`` is the newest
        edition.

    Returns
    -------
    MoveRead
        What it is: the one move, the rivals of an ambiguous one, or why it is none.

    Raises
    ------
    ValueError
        If the FEN is none, or if an option is none that is allowed.
    TypeError
        If an argument is of a wrong type.

    Examples
    --------
    >>> import planilla
    >>> planilla.read_move("Rf1", fen="4k3/8/8/8/8/8/8/4K2R w - - 0 1")
    <MoveRead 'Rf1' ambiguous: Rf1 or Kf1>
    >>> planilla.read_move("Rf1", fen="4k3/8/8/8/8/8/8/4K2R w - - 0 1", lang="es").candidates[0].uci
    'e1f1'
    """
    options = held(Options(lang=lang, laws=laws, messages=messages))
    return MoveRead._of(_native.read_move(text, fen, _native.Options(**options)))
