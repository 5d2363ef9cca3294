"""Repetitions, runs of quiet moves, and the claims and offers of a draw."""

from dataclasses import dataclass, field
from typing import Any, Literal, Self

from planilla._rows.point import LegalMove, Point
from planilla._rows.row import Row, python_names
from planilla._words import Color


@dataclass(frozen=True)
class Repetition(Row):
    """A position that stood on the board more than once (Article 9.2).

    Attributes
    ----------
    fen
        The position, as it stood there first.
    turn
        Who was to move.
    repetition_key
        What is equal for positions that are the same, as in `planilla.Position`.
    times
        How many times it stood there.
    points
        After which moves.
    third, fifth
        Where it stood there for the third and for the fifth time.
    rests_on
        The move that was taken for something that is not sure, on which one of these positions rests.
    """

    __match_args__ = ("times", "points")
    _parts = {"points": Point, "third": Point, "fifth": Point, "rests_on": Point}

    fen: str
    turn: Color
    repetition_key: str = field(repr=False)
    times: int
    points: tuple[Point, ...]
    third: Point | None
    fifth: Point | None
    rests_on: Point | None


@dataclass(frozen=True)
class QuietRun(Row):
    """A run of moves without a capture and a pawn move (Article 9.3).

    Attributes
    ----------
    from_, to
        The first and the last move of it; ``from`` in the JSON.
    halfmoves
        Its half-moves on this sheet.
    halfmove_clock
        The half-move clock at its end: more than these where the start position had moves behind it.
    fifty, seventyfive
        After which move each player had made fifty, and 75.
    rests_on
        The move in it or before it that was taken for something that is not sure.
    """

    __match_args__ = ("halfmoves",)
    _parts = {"from_": Point, "to": Point, "fifty": Point, "seventyfive": Point, "rests_on": Point}

    from_: Point
    to: Point
    halfmoves: int
    halfmove_clock: int
    fifty: Point | None
    seventyfive: Point | None
    rests_on: Point | None

    @classmethod
    def _of(cls, fields: dict[str, Any]) -> Self:
        return super()._of(python_names(fields))


@dataclass(frozen=True)
class Claim(Row):
    """A claim of a draw that could be made, by whom and how long.

    Attributes
    ----------
    kind
        What is claimed: ``repetition`` (Article 9.2) or fifty ``moves`` (9.3).
    way
        Whether it stood ``on_board``, or would after a move that is ``announced``.
    player
        Who could claim.
    from_, to
        The first and the last point after which the player, then to move, could; ``from`` in the JSON.
    moves
        The moves to announce; none for a claim on what stands on the board.
    articles
        The articles it rests on, in the edition of the game.
    rests_on
        The move that was taken for something that is not sure, on which the claim rests.
    """

    __match_args__ = ("kind", "way", "player")
    _parts = {"from_": Point, "to": Point, "moves": LegalMove, "rests_on": Point}

    kind: Literal["repetition", "moves"]
    way: Literal["on_board", "announced"]
    player: Color
    from_: Point
    to: Point
    moves: tuple[LegalMove, ...]
    articles: tuple[str, ...]
    rests_on: Point | None

    @classmethod
    def _of(cls, fields: dict[str, Any]) -> Self:
        return super()._of(python_names(fields))


@dataclass(frozen=True)
class ClaimMade(Row):
    """A claim of a draw that the sheet tells of, and what becomes of it.

    Attributes
    ----------
    written
        As it is written.
    kind
        What is claimed; ``None`` where that is not said.
    player
        Who claims; ``None`` where neither words nor turn tell.
    point
        The point after which it was made; ``None`` where that is not known.
    intended
        The move that is announced with it, as written.
    outcome
        What became of it, as it is told.
    verdict
        What the moves say of it: ``right``, ``on_board_only`` (right for what stood there, and not with the announced
        move), ``wrong``, ``right_lost`` (by a move, by a touch, or not the player's turn), ``disputed``, ``arbiter``
        (the arbiter has to judge it), ``undecided``.
    why
        Why it is not decided.
    articles
        The articles it rests on, or by which the right to it was lost, in the edition of the game.
    """

    __match_args__ = ("kind", "player", "verdict")
    _parts = {"point": Point}

    written: str
    kind: Literal["threefold", "fivefold", "fifty", "seventyfive", "no_normal_means", "no_effort"] | None
    player: Color | None
    point: Point | None
    intended: str | None
    outcome: Literal["open", "accepted", "rejected"]
    verdict: Literal["right", "on_board_only", "wrong", "right_lost", "disputed", "arbiter", "undecided"]
    why: str | None
    articles: tuple[str, ...]


@dataclass(frozen=True)
class AutomaticDraw(Row):
    """Where a game was drawn without a claim (Article 9.6, since 2014).

    Attributes
    ----------
    kind
        By what.
    point
        After which move.
    articles
        The articles it rests on, in the edition of the game.
    rests_on
        The move that was taken for something that is not sure, on which it rests.
    """

    __match_args__ = ("kind", "point")
    _parts = {"point": Point, "rests_on": Point}

    kind: Literal["fivefold", "seventyfive"]
    point: Point
    articles: tuple[str, ...]
    rests_on: Point | None


@dataclass(frozen=True)
class DrawOffer(Row):
    """A draw offer that the sheet shows.

    Attributes
    ----------
    player
        Who offered.
    point
        With which move.
    answer
        How it was answered, as far as the sheet shows: ``played_on`` (the opponent made a move), ``drawn`` (it stands
        at the last move of a game that ended in a draw), ``not_drawn`` (of one that did not), ``open`` (of one without
        a result).
    answered
        The move of the opponent that refused it.
    """

    __match_args__ = ("player", "answer")
    _parts = {"point": Point, "answered": Point}

    player: Color
    point: Point
    answer: Literal["played_on", "drawn", "not_drawn", "open"]
    answered: Point | None
