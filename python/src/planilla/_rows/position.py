"""One position by itself."""

from dataclasses import dataclass, field
from typing import Literal

from planilla._rows.row import Row
from planilla._words import Answer, Color, EndState


@dataclass(frozen=True)
class Chance(Row):
    """Whether a player can still mate by some series of legal moves, the opponent helping.

    Attributes
    ----------
    answer
        Whether.
    line
        Moves in UCI that end in the mate: the proof of a *yes*. Empty where the mate stands on the board.
    why
        What the answer rests on.
    nodes
        How many positions were visited to find it.
    """

    __match_args__ = ("answer",)

    answer: Answer
    line: tuple[str, ...] | None
    why: str
    nodes: int


@dataclass(frozen=True)
class Position(Row):
    """What the Laws say of a position by itself.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``position``.
    fen
        The position, with all six fields.
    turn
        Who is to move.
    state
        How it stands.
    check
        Whether the side to move is in check.
    legal_moves
        The legal moves in UCI, in the order of the alphabet.
    repetition_key
        What is equal for positions that are the same under Article 9.2, in one version of the program.
    white_can_mate, black_can_mate
        Whether the player can still mate by some series of legal moves.
    """

    __match_args__ = ("state", "turn")
    _parts = {"white_can_mate": Chance, "black_can_mate": Chance}

    schema: str = field(repr=False)
    type: Literal["position"] = field(repr=False)
    fen: str
    turn: Color
    state: EndState
    check: bool
    legal_moves: tuple[str, ...] = field(repr=False)
    repetition_key: str
    white_can_mate: Chance = field(repr=False)
    black_can_mate: Chance = field(repr=False)
