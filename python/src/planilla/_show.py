"""Games as facts."""

from collections.abc import Iterable
from typing import Unpack

from planilla._check import check
from planilla._options import Options, shows_options
from planilla._rows import Facts
from planilla._sources import Source


@shows_options
def show(source: Source, *, at: str | int | Iterable[str | int] = (), **options: Unpack[Options]) -> Facts:
    """Show a game as facts, for whoever has to decide on a claim.

    Which positions stood on the board and how often, for how long nothing was taken and no pawn moved, where claims of
    a draw stood open, and what was offered. What rests on a move that is not sure says so.

    Parameters
    ----------
    source : str, bytes, os.PathLike or file object
        A sheet or a game in PGN, as for `planilla.check`.
    at : str, int or an iterable of these
        The points whose positions are wanted: ``"23b"`` is after Black's move 23, ``"23w"`` after White's, ``"23"``
        after both, ``"start"`` and ``"end"``; a number is a ply, and 0 the start. If left out, the end.
        `planilla.Facts.at` gives others.
    **options
        How the game is checked; see `planilla.Options`.

    Returns
    -------
    Facts
        The facts.

    Raises
    ------
    ValueError
        If the source holds no game or several, or the game has no such point, or if an option is none that is allowed.
    TypeError
        If an argument is of a wrong type.
    OSError
        If a file cannot be read.

    See Also
    --------
    Game.facts : the same of a game that is checked already, as one of many from `planilla.check_all`.

    Examples
    --------
    >>> import planilla
    >>> facts = planilla.show("1.Cf3 Cf6 2.Cg1 Cg8 3.Cf3 Cf6 4.Cg1 Cg8 5.e4", at=["start", "4b"], lang="es")
    >>> facts.positions[1].times, facts.positions[1].claims[0].articles
    (3, ('9.2.2',))
    """
    return check(source, **options).facts(at=at)
