"""What needs no game: one written move, sealed or not, one position."""

from collections.abc import Iterable, Sequence
from typing import overload

from planilla import _native
from planilla._columns import Texts, is_column, read_column, refuse_unless_column
from planilla._options import Options, held
from planilla._pictures import HasFen, HasFenText, fen_of
from planilla._rows import MoveRead, Position, SealedMove
from planilla._table import Table
from planilla._words import Edition, Effort, MessageLanguage, SealedStandard

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
"""The FEN of the position that games start from."""


@overload
def read_move(
    text: str,
    *,
    fen: str = START,
    lang: str | Iterable[str] = "auto",
    laws: Edition | str = "auto",
    messages: MessageLanguage = "en",
) -> MoveRead: ...
@overload
def read_move(
    text: Texts,
    *,
    fen: str | Texts = START,
    lang: str | Iterable[str] = "auto",
    laws: Edition | str = "auto",
    messages: MessageLanguage = "en",
    columns: Iterable[str] | None = None,
    jobs: int | None = None,
) -> Table: ...
def read_move(
    text: str | Texts,
    *,
    fen: str | Texts = START,
    lang: str | Iterable[str] = "auto",
    laws: Edition | str = "auto",
    messages: MessageLanguage = "en",
    columns: Iterable[str] | None = None,
    jobs: int | None = None,
) -> MoveRead | Table:
    """Read one written move in a position, or a column of them.

    Parameters
    ----------
    text : str or column of texts
        The written move, as on a sheet: ``Cf3``, ``exd6 a.p.``; or a column of such (an Arrow array, a Series, a list
        of ``str``).
    fen : str or column of texts
        The position. Default: the one that games start from. With a column of moves also a column as long.
    lang, laws, messages
        How it is read, and the language that is answered in; see `planilla.Options`. ``laws="auto"`` is the newest
        edition.
    columns : iterable of str, optional
        With a column of moves: the columns of the answer, of ``status``, ``uci``, ``san``, ``candidates`` (the moves
        that fit, in UCI), ``reason`` (why a move is illegal) and ``message`` (what is said of a move that is not read).
        All of them if left out; the message takes by far the most time.
    jobs : int, optional
        With a column of moves: how many threads work; if left out, one for each processor.

    Returns
    -------
    MoveRead or Table
        What it is: the one move, the rivals of an ambiguous one, or why it is none. Of a column of moves a table with a
        row for each; where the text or its position is null, all is null. Where the FEN of a row is none, all is null
        but for ``message``, which says what is wrong with it.

    Raises
    ------
    ValueError
        If the one FEN is none, if a column of them is of another length, or if an option is none that is allowed.
    TypeError
        If an argument is of a wrong type.

    Examples
    --------
    >>> import planilla
    >>> planilla.read_move("Rf1", fen="4k3/8/8/8/8/8/8/4K2R w - - 0 1")
    <MoveRead 'Rf1' ambiguous: Rf1 or Kf1>
    >>> planilla.read_move("Rf1", fen="4k3/8/8/8/8/8/8/4K2R w - - 0 1", lang="es").candidates[0].uci
    'e1f1'
    >>> planilla.read_move(["Cf3", "Cf4"], lang="es", columns=["status", "uci"]).to_arrow().to_pylist()
    [{'status': 'exact', 'uci': 'g1f3'}, {'status': 'illegal', 'uci': None}]
    """
    options = held(Options(lang=lang, laws=laws, messages=messages))
    if is_column(text):
        return read_column(text, fen, columns, jobs, options)
    if not isinstance(text, str):
        raise TypeError(f"text must be a str or a column of texts, not {type(text).__name__}")
    if not isinstance(fen, str):
        raise TypeError(f"fen must be a str where text is one, not {type(fen).__name__}")
    refuse_unless_column(columns=columns, jobs=jobs)
    return MoveRead._of(_native.read_move(text, fen, _native.Options(**options)))


def position(
    fen: str | HasFen | HasFenText,
    *,
    effort: Effort = "full",
    touched: Sequence[str] = (),
    laws: Edition | str = "auto",
    messages: MessageLanguage = "en",
) -> Position:
    """Say what the Laws say of a position by itself.

    Parameters
    ----------
    fen : str, chess.Board or anything else with a FEN
        The position: in FEN, or what has one as ``fen``.
    effort
        How long it is looked whether a player can still mate: ``"full"``, the default, some seconds at the most, and
        mostly far less; ``"fast"`` microseconds, and it decides less.
    touched
        Pieces that the player to move touched on purpose, in this order, by their squares; ``"e8=Q"`` is a new piece
        that touched the square of promotion. What may be played then is in ``touched`` of the answer.
    laws
        The edition of the Laws for it; ``"auto"``: the newest.
    messages
        The language that is answered in; see `planilla.Options`.

    Returns
    -------
    Position
        Its legal moves, how it stands, and who can still mate.

    Raises
    ------
    ValueError
        If the FEN is none, if what is touched is not there, or if an option is none that is allowed.
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
    >>> planilla.position("7k/8/6K1/8/8/8/8/R7 w - - 0 1").white_can_mate.line
    ('a1a8',)
    >>> touched = planilla.position("4k3/8/8/8/8/8/8/4K2R w K - 0 1", touched=["e1", "h1"], laws="2009").touched
    >>> touched.decided, touched.readings[0].moves, touched.readings[0].articles
    (True, ('e1g1',), ('4.4a',))
    """
    if isinstance(touched, str):
        raise TypeError("touched must be squares one by one, not str")
    return Position._of(
        _native.position(fen_of(fen, "fen"), effort, list(touched), _native.Options(laws=laws, messages=messages))
    )


def sealed(
    *,
    fen: str | HasFen | HasFenText,
    move: str,
    past: Sequence[str] = (),
    lang: str | Iterable[str] = "auto",
    laws: Edition | str = "auto",
    standard: SealedStandard = "fide",
    messages: MessageLanguage = "en",
) -> SealedMove:
    """Judge the sealed move of an adjourned game.

    Parameters
    ----------
    fen : str, chess.Board or anything else with a FEN
        The position in which it was sealed.
    move
        All that is written in its place: ``"Cbd2"``, ``"41.Cf3 (=)"``.
    past
        The positions before it in FEN, the oldest first and none left out up to the last: they tell a fifth
        repetition. Without them nothing is known of any.
    lang, laws, messages
        How it is read, and the language that is answered in; see `planilla.Options`. ``laws="auto"`` is the newest
        edition.
    standard
        Whose rules hold: ``"fide"``, the default, or ``"uschess"``, where the opponent picks among reasonable readings.

    Returns
    -------
    SealedMove
        What it is, the legal moves that fit, and what follows.

    Raises
    ------
    ValueError
        If a FEN is none, or if an option is none that is allowed.
    TypeError
        If an argument is of a wrong type.

    Examples
    --------
    >>> import planilla
    >>> sample = "r1bqk2r/ppp1bppp/2nn4/6B1/8/4QN2/PPP2PPP/RN2KB1R w KQkq - 4 9"
    >>> judged = planilla.sealed(fen=sample, move="Cd2", lang="es", laws="2005")
    >>> judged.verdict, judged.outcome.kind, judged.outcome.player, judged.outcome.articles
    ('ambiguous', 'loss', 'white', ('A8a',))
    >>> planilla.sealed(fen=sample, move="Cbd2", lang="es").verdict
    'clear'
    """
    if isinstance(past, str):
        raise TypeError("past must be positions one by one, not str")
    if not isinstance(move, str):
        raise TypeError(f"move must be a str, not {type(move).__name__}")
    options = _native.Options(**held(Options(lang=lang, laws=laws, messages=messages)))
    return SealedMove._of(_native.sealed(move, fen_of(fen, "fen"), list(past), standard, options))
