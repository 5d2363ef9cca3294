"""What needs no game: one written move, sealed or not, one position."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import overload

from planilla import _native
from planilla._columns import Texts, is_column, read_column, refuse_unless_column
from planilla._options import Options, held
from planilla._pictures import HasFen, HasFenText, fen_of
from planilla._rows import Envelope, EnvelopeJudged, MoveRead, Position, SealedMove
from planilla._sources import Readable, Source, is_one, opened
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


@overload
def sealed(
    *,
    fen: str | HasFen | HasFenText,
    move: str,
    past: Sequence[str] = (),
    lang: str | Iterable[str] = "auto",
    laws: Edition | str = "auto",
    standard: SealedStandard | None = None,
    messages: MessageLanguage = "en",
) -> SealedMove: ...
@overload
def sealed(
    *,
    envelope: Envelope,
    sheets: Sequence[Source] = (),
    lang: str | Iterable[str] = "auto",
    laws: Edition | str = "auto",
    standard: SealedStandard | None = None,
    messages: MessageLanguage = "en",
) -> EnvelopeJudged: ...
def sealed(
    *,
    fen: str | HasFen | HasFenText | None = None,
    move: str | None = None,
    past: Sequence[str] = (),
    envelope: Envelope | None = None,
    sheets: Sequence[Source] = (),
    lang: str | Iterable[str] = "auto",
    laws: Edition | str = "auto",
    standard: SealedStandard | None = None,
    messages: MessageLanguage = "en",
) -> SealedMove | EnvelopeJudged:
    """Judge the sealed move of an adjourned game: by itself, or with its envelope.

    Parameters
    ----------
    fen : str, chess.Board or anything else with a FEN
        The position in which it was sealed.
    move
        All that is written in its place: ``"Cbd2"``, ``"41.Cf3 (=)"``.
    past
        The positions before it in FEN, the oldest first and none left out up to the last: they tell a fifth
        repetition. Without them nothing is known of any.
    envelope : Envelope
        In the place of these: the envelope, with its move if it was opened.
    sheets
        With an envelope: scoresheets of the game that it is held against, as `planilla.check` takes them.
    lang, laws, messages
        How it is read, and the language that is answered in; see `planilla.Options`. ``laws="auto"`` is the edition
        that the envelope names, else the newest.
    standard
        Whose rules hold: ``"fide"``, or ``"uschess"``, where the opponent picks among reasonable readings. If left out,
        as the envelope says, else ``"fide"``.

    Returns
    -------
    SealedMove or EnvelopeJudged
        What the move is, the legal moves that fit, and what follows. Of an envelope also what it lacks, what
        contradicts it, and what follows at the resumption.

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
    >>> envelope = planilla.Envelope(fen=sample, sealed_by="black", move="Cbd2", language="es", laws="2005")
    >>> judged = planilla.sealed(envelope=envelope)
    >>> judged.missing[:2], judged.findings[-1].message, judged.sealed.verdict
    (('white', 'black'), 'White is to move in the position, and Black is said to have sealed', 'clear')
    """
    options = _native.Options(**held(Options(lang=lang, laws=laws, messages=messages)))
    if envelope is not None:
        if fen is not None or move is not None or len(past) > 0:
            raise TypeError("envelope has the position and the move: fen, move and past cannot be given with it")
        if not isinstance(envelope, Envelope):
            raise TypeError(f"envelope must be an Envelope, not {type(envelope).__name__}")
        if is_one(sheets):
            raise TypeError("sheets must be several sources, not one")
        held_against = [_bytes_of(sheet) for sheet in sheets]
        return EnvelopeJudged._of(_native.judge_envelope(envelope._fields(), held_against, standard, options))
    if fen is None:
        raise TypeError("fen and move, or envelope, must be given")
    if len(sheets) > 0:
        raise TypeError("sheets can be given with an envelope only")
    if isinstance(past, str):
        raise TypeError("past must be positions one by one, not str")
    if not isinstance(move, str):
        raise TypeError(f"move must be a str, not {type(move).__name__}")
    return SealedMove._of(_native.sealed(move, fen_of(fen, "fen"), list(past), standard or "fide", options))


def _bytes_of(sheet: Source) -> tuple[str, bytes]:
    """Give the name of a sheet and its bytes."""
    source, name = opened(sheet)
    if isinstance(source, Readable):
        source = source.read()
    if isinstance(source, Path):
        source = source.read_bytes()
    return name, source.encode("utf-8", "replace") if isinstance(source, str) else source
