"""The entries of a sheet."""

from dataclasses import dataclass

from planilla._rows.row import Row
from planilla._words import Color, Status


@dataclass(frozen=True)
class Candidate(Row):
    """A legal move that a text may stand for.

    Attributes
    ----------
    uci
        The move in UCI.
    san
        The move in SAN; ``None`` where the position before it is open.
    languages
        The codes of the languages that read the text so.
    """

    uci: str
    san: str | None
    languages: tuple[str, ...]


@dataclass(frozen=True, repr=False)
class Move(Row):
    """One written move, or a gap.

    Attributes
    ----------
    ply
        The ply on the board, from 1; ``None`` for a cell that stands for none.
    number, color
        The number of the move, and who plays it; ``None`` after a stop.
    written
        The text on the sheet; ``None`` where the sheet has none.
    start, end
        The place of the text: in characters of a ``str``, in bytes of anything else.
    status
        What became of it.
    uci, san
        The move it was read as; ``None`` if there is no one such move.
    candidates
        The rivals of an ambiguous move.
    settled_by
        The ply that decided an ambiguity or a gap.
    draw_offer
        Whether a draw was offered with it.
    clock
        The seconds left on the player's clock after it, if a comment (``%clk``) or the sheet tells them.

    Examples
    --------
    >>> import planilla
    >>> planilla.check("1.e4 e5 2.Cf3", lang="es").moves
    (<Move 1. 'e4' exact>, <Move 1... 'e5' exact>, <Move 2. 'Cf3' exact: Nf3>)
    """

    __match_args__ = ("written", "status")
    _parts = {"candidates": Candidate}

    ply: int | None
    number: int | None
    color: Color | None
    written: str | None
    start: int | None
    end: int | None
    status: Status
    uci: str | None
    san: str | None
    candidates: tuple[Candidate, ...]
    settled_by: int | None
    draw_offer: bool
    clock: float | None

    def __repr__(self) -> str:
        dots = "..." if self.color == "black" else "."
        number = "" if self.number is None else f"{self.number}{dots} "
        san = "" if self.san is None or self.san == self.written else f": {self.san}"
        return f"<Move {number}{self.written!r} {self.status}{san}>"
