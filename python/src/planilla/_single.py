"""What needs no game: one written move, one position."""

from collections.abc import Iterable

from planilla import _native
from planilla._options import Options, held
from planilla._rows import MoveRead, Position
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


def position(fen: str, *, messages: MessageLanguage = "en") -> Position:
    """Say what the Laws say of a position by itself.

    Parameters
    ----------
    fen : str
        The position in FEN.
    messages
        The language that is answered in; see `planilla.Options`.

    Returns
    -------
    Position
        Its legal moves, how it stands, and who can still mate.

    Raises
    ------
    ValueError
        If the FEN is none, or if an option is none that is allowed.
    TypeError
        If an argument is of a wrong type.

    Examples
    --------
    >>> import planilla
    >>> position = planilla.position("7k/8/5KQ1/8/8/8/8/8 b - - 0 1")
    >>> position.state, position.white_can_mate.answer
    ('stalemate', 'no')
    >>> planilla.position("4k3/8/8/8/8/8/8/4K2R w K - 0 1").black_can_mate.why
    'Black has only the king'
    """
    return Position._of(_native.position(fen, _native.Options(messages=messages)))
