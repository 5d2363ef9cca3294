"""Time controls, and what clocks showed."""

from dataclasses import dataclass

from planilla._rows.point import Point
from planilla._rows.row import Row


@dataclass(frozen=True)
class ControlSide(Row):
    """What a player made of a period of the time control.

    Attributes
    ----------
    moves
        The moves made in it.
    completed
        The move that completed it; ``None`` if the player did not make so many.
    clock
        The seconds on the clock after the last move made in it, if they are told.
    """

    _parts = {"completed": Point}

    moves: int
    completed: Point | None
    clock: float | None


@dataclass(frozen=True)
class Control(Row):
    """A period of the time control, and what was made of it.

    Attributes
    ----------
    first_move, last_move
        The numbers of its first move and of the move that ends it; ``last_move`` is ``None`` if the rest of the game is
        played in it.
    seconds, increment
        The seconds it adds, and those added for each move.
    white, black
        What the players made of it.
    """

    _parts = {"white": ControlSide, "black": ControlSide}

    first_move: int
    last_move: int | None
    seconds: float
    increment: float
    white: ControlSide
    black: ControlSide


@dataclass(frozen=True)
class Clock(Row):
    """The clock times of a player.

    Attributes
    ----------
    told
        For how many moves a time is told.
    last, last_point
        The last time, in seconds, and after which move.
    lowest, lowest_point
        The lowest time, in seconds, and after which move first.
    """

    _parts = {"last_point": Point, "lowest_point": Point}

    told: int
    last: float
    last_point: Point
    lowest: float
    lowest_point: Point


@dataclass(frozen=True)
class Clocks(Row):
    """The clock times that are told, of each player.

    Attributes
    ----------
    white, black
        Of White and of Black; ``None`` where none is told.
    """

    _parts = {"white": Clock, "black": Clock}

    white: Clock | None
    black: Clock | None
