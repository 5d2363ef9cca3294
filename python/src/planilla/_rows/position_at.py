"""What stood on the board at a point of a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from planilla._pictures import Svg
from planilla._rows.claims import Claim
from planilla._rows.point import LegalMove, Point
from planilla._rows.position import Position
from planilla._rows.row import Row
from planilla._words import MessageLanguage, Severity, Status


@dataclass(frozen=True, repr=False)
class PositionAt(Row):
    """What stood on the board at one point of a game.

    Attributes
    ----------
    point
        The point that was asked for.
    written
        The text on the sheet; ``None`` at the start, and where the sheet has none.
    status
        What became of it; ``None`` at the start.
    uci, san
        The move that led to the position; ``None`` where it is not sure.
    shown
        What the position is: ``start``; ``after`` the move; the one ``before`` it, as it is not possible or something
        is missing; the ``last_sure`` one before moves that nothing settles; the last one before all was ``stopped``.
    as_if
        The move with which the rest of the game makes sense where the written one is not possible.
    rests_on
        The move that was taken for something that is not sure, on which the position rests; ``None`` if none was.
    halfmove_clock, fullmove_number
        The half-moves since the last capture or pawn move, and the number of the move that is next.
    times
        How many times the position stood on the board up to then; ``None`` where that could not be counted.
    claims
        The claims that the player to move could make; ``None`` where that could not be counted.
    position
        The position.

    Examples
    --------
    >>> import planilla
    >>> at = planilla.show("1e4 e5 2.Cf3").at("1b")
    >>> at
    <PositionAt 1b, white to move, ongoing>
    >>> at.position.fen
    'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2'
    """

    __match_args__ = ("point", "position")
    _parts = {"point": Point, "as_if": LegalMove, "rests_on": Point, "claims": Claim, "position": Position}

    point: Point
    written: str | None
    status: Status | None
    uci: str | None
    san: str | None
    shown: Literal["start", "after", "before", "last_sure", "stopped"]
    as_if: LegalMove | None
    rests_on: Point | None
    halfmove_clock: int
    fullmove_number: int
    times: int | None
    claims: tuple[Claim, ...] | None
    position: Position = field(repr=False)

    def __repr__(self) -> str:
        told = [self.point.at, f"{self.position.turn} to move", self.position.state]
        told += [] if self.shown in ("start", "after") else [self.shown]
        told += [] if self.rests_on is None else [f"rests on {self.rests_on.at}"]
        return f"<PositionAt {', '.join(told)}>"

    def to_svg(
        self,
        *,
        flipped: bool = False,
        coordinates: bool = True,
        marks: Mapping[str, Severity] | None = None,
        size: int = 360,
        messages: MessageLanguage = "en",
    ) -> Svg:
        """Draw the position, with the move that led to it; see `planilla.svg`.

        Parameters
        ----------
        flipped, coordinates, marks, size, messages
            How it is drawn, as for `planilla.svg`.

        Returns
        -------
        Svg
            The picture.

        Examples
        --------
        >>> import planilla
        >>> planilla.show("1e4 e5 2.Cf3").at("1b").to_svg(flipped=True)
        <Svg of 8 kB>
        """
        return self.position.to_svg(
            flipped=flipped,
            coordinates=coordinates,
            last_move=self.uci,
            marks=marks,
            size=size,
            messages=messages,
        )

    def _repr_html_(self) -> str:
        return self.position.to_html()
