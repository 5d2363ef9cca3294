"""A game as facts, for whoever has to decide on a claim."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Self

from planilla import _native
from planilla._rows.claims import AutomaticDraw, Claim, ClaimMade, DrawOffer, QuietRun, Repetition
from planilla._rows.clocks import Clocks, Control
from planilla._rows.facts import End, Language, Result
from planilla._rows.move import Move
from planilla._rows.point import Point
from planilla._rows.position_at import PositionAt
from planilla._rows.row import Row, Tags
from planilla._words import Edition, LawsHow, TimeClass


@dataclass(frozen=True, repr=False)
class Facts(Row):
    """One game as facts: what stood on the board and when.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``facts``.
    file, game, line
        The file it comes from, its number there and the line that it begins in, as in `planilla.Game`.
    tags, language, laws, laws_how, time_class, moves, result, end
        As in `planilla.Game`; claims are judged by ``laws``.
    last
        The last point that could be reached; ``None`` if the game is not judged.
    unsure_from
        The first entry that is not sure, on which all that is told of later moves rests; ``None`` if all are sure.
    counted_to
        The point up to which repetitions, runs and claims are counted, where that is not the last.
    positions
        The positions that were asked for, in that order.
    repetitions
        The positions that stood on the board more than once, those that did so most often first.
    quiet_runs
        The runs of moves without a capture and a pawn move, the longest first: those of twenty half-moves or more, and
        the longest however long it is.
    claims
        Where the players could claim a draw, in the order of the game and until it was over.
    claims_made
        The claims of a draw that the sheet tells of, in the order in which they are written.
    automatic_draws
        Where the game was drawn without a claim.
    draw_offers
        The draw offers.
    time_control
        The time control, as written.
    controls
        Its periods, with the moves made in each; none where none is told, or where it cannot be read for sure.
    clocks
        The clock times that are told.

    Examples
    --------
    >>> import planilla
    >>> facts = planilla.show("1.Cf3 Cf6 2.Cg1 Cg8 3.Cf3 Cf6 4.Cg1 Cg8 5.e4", lang="es")
    >>> facts
    <Facts es, 9 plies, 4 repeated positions, 2 claims>
    >>> facts.repetitions[0].points
    (<Point start>, <Point 2b>, <Point 4b>)
    >>> facts.claims[1].player, facts.claims[1].articles, facts.at("4b").times
    ('white', ('9.2.2',), 3)
    """

    __match_args__ = ("repetitions", "claims")
    _parts = {
        "language": Language,
        "moves": Move,
        "result": Result,
        "end": End,
        "last": Point,
        "unsure_from": Point,
        "counted_to": Point,
        "positions": PositionAt,
        "repetitions": Repetition,
        "quiet_runs": QuietRun,
        "claims": Claim,
        "claims_made": ClaimMade,
        "automatic_draws": AutomaticDraw,
        "draw_offers": DrawOffer,
        "controls": Control,
        "clocks": Clocks,
    }

    schema: str
    type: Literal["facts"]
    file: str
    game: int
    line: int
    tags: Tags
    language: Language
    laws: Edition
    laws_how: LawsHow
    time_class: TimeClass | None
    moves: tuple[Move, ...]
    result: Result
    end: End
    last: Point | None
    unsure_from: Point | None
    counted_to: Point | None
    positions: tuple[PositionAt, ...]
    repetitions: tuple[Repetition, ...]
    quiet_runs: tuple[QuietRun, ...]
    claims: tuple[Claim, ...]
    claims_made: tuple[ClaimMade, ...]
    automatic_draws: tuple[AutomaticDraw, ...]
    draw_offers: tuple[DrawOffer, ...]
    time_control: str | None
    controls: tuple[Control, ...]
    clocks: Clocks
    _text: str | bytes = field(default="", repr=False, compare=False)
    """What it was made from; see `_settings`."""
    _settings: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """The options with which the same comes out of it again."""

    @classmethod
    def _of(cls, fields: dict[str, Any]) -> Self:
        fields["tags"] = Tags(fields["tags"])
        return super()._of(fields)

    def __repr__(self) -> str:
        players = [self.tags["White"], self.tags["Black"]]
        known = "\N{EN DASH}".join(name or "?" for name in players) if any(players) else self.language.code
        counts = {
            "plies": self.last.ply if self.last else 0,
            "repeated positions": len(self.repetitions),
            "claims": len(self.claims),
        }
        told = (f"{count} {name if count != 1 else _ONE[name]}" for name, count in counts.items())
        return f"<Facts {', '.join((known or '?', *told))}>"

    def at(self, at: str | int) -> PositionAt:
        """Give what stood on the board at a point.

        Parameters
        ----------
        at : str or int
            The point: ``"23b"`` is after Black's move 23, ``"23w"`` after White's, ``"23"`` after both, ``"start"`` and
            ``"end"``; a number is a ply, and 0 the start.

        Returns
        -------
        PositionAt
            The position, with what it rests on and the claims that stood open there.

        Raises
        ------
        ValueError
            If the game has no such point.
        TypeError
            If the point is neither a ``str`` nor an ``int``.

        Examples
        --------
        >>> import planilla
        >>> facts = planilla.show("1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5", laws="2005")
        >>> at = facts.at("5w")  # the queen cannot go to d5
        >>> at.shown, at.as_if.written, facts.at("5b").rests_on
        ('before', 'Dxd4', <Point 5w>)
        """
        if not self._settings:
            raise ValueError("the text of this game is not known: planilla.show did not make it")
        return PositionAt._of(_native.position_at(self._text, at, _native.Options(**self._settings)))


_ONE = {"plies": "ply", "repeated positions": "repeated position", "claims": "claim"}
