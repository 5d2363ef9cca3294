"""Points of a game, and legal moves there."""

from dataclasses import dataclass

from planilla._rows.row import Row
from planilla._words import Color


@dataclass(frozen=True, repr=False)
class Point(Row):
    """A point of a game: after one of its moves, or before the first.

    Attributes
    ----------
    at
        Its name: ``23b`` is after Black's move 23, ``start`` before the first.
    ply
        The ply, from 1; 0 at the start.
    number, color
        The number of the move, and who played it; ``None`` at the start.
    """

    __match_args__ = ("at",)

    at: str
    ply: int
    number: int | None
    color: Color | None

    def __repr__(self) -> str:
        return f"<Point {self.at}>"


@dataclass(frozen=True, repr=False)
class LegalMove(Row):
    """A legal move.

    Attributes
    ----------
    uci, san
        In UCI and in SAN.
    written
        As the language of the sheet writes it.
    """

    __match_args__ = ("san",)

    uci: str
    san: str
    written: str

    def __repr__(self) -> str:
        return f"<LegalMove {self.written}>"
