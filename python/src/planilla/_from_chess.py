"""From games of python-chess to those of this package."""

from typing import TYPE_CHECKING, Unpack

from planilla._check import check
from planilla._options import Options, shows_options
from planilla._rows import Game
from planilla._to_chess import library

if TYPE_CHECKING:
    import chess
    import chess.pgn


@shows_options
def from_chess(game: "chess.pgn.Game | chess.Board", **options: Unpack[Options]) -> Game:
    """Check a game of python-chess, which is the optional package ``chess``.

    Parameters
    ----------
    game : chess.pgn.Game or chess.Board
        The game, as python-chess writes it: headings, variations, comments and annotations are in it. Of a board the
        moves made on it.
    **options
        How it is checked; see `planilla.Options`. It is PGN with moves in English, whatever its headings say.

    Returns
    -------
    Game
        The game. Places in it are those in the PGN that python-chess writes.

    Raises
    ------
    ModuleNotFoundError
        If python-chess is not installed.
    TypeError
        If it is no such game, or if an option is of a wrong type.
    ValueError
        If an option is none that is allowed, or if python-chess cannot write the game, as it has impossible moves.

    See Also
    --------
    Game.to_chess : the other way.

    Examples
    --------
    >>> import chess, planilla
    >>> board = chess.Board()
    >>> for san in ["f3", "e5", "g4", "Qh4#"]:
    ...     _ = board.push_san(san)
    >>> planilla.from_chess(board).end.state
    'checkmate'
    """
    pgn = library().pgn
    if isinstance(game, library().Board):
        game = pgn.Game.from_board(game)
    if not isinstance(game, pgn.Game):
        raise TypeError(f"game must be a chess.pgn.Game or a chess.Board, not {type(game).__qualname__}")
    text: str = game.accept(pgn.StringExporter(columns=None))
    wanted: Options = {"lang": "en", **options, "input": "pgn"}
    return check(text, **wanted)
