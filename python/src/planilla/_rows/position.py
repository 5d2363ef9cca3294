"""One position by itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from planilla import _native
from planilla._pictures import Svg, svg
from planilla._rows.row import Row
from planilla._words import Answer, Color, Edition, EndState, MessageLanguage, Severity


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
class TouchReading(Row):
    """What may be played after pieces were touched, by one reading of the Laws.

    Attributes
    ----------
    moves
        The moves in UCI, in the order of the alphabet.
    articles
        The articles, in the order in which they are used.
    because
        Why, step by step, in the language asked for.
    """

    __match_args__ = ("moves", "articles")

    moves: tuple[str, ...]
    articles: tuple[str, ...]
    because: tuple[str, ...]


@dataclass(frozen=True)
class Touched(Row):
    """What may be played after pieces were touched, on purpose and without a word before of adjusting them (4.2).

    Attributes
    ----------
    pieces
        What was touched, in that order: ``e2``, or ``e8=Q`` for a new piece that touched the square of promotion.
    laws
        The edition of the Laws.
    decided
        Whether the Laws decide it: then there is one reading.
    open
        What they leave open, in a sentence.
    readings
        What may be played; where the Laws leave it open, by each reading that they allow.
    """

    __match_args__ = ("decided", "readings")
    _parts = {"readings": TouchReading}

    pieces: tuple[str, ...]
    laws: Edition
    decided: bool
    open: str | None
    readings: tuple[TouchReading, ...]


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
    touched
        What may be played after pieces were touched; ``None`` where nobody asked.
    """

    __match_args__ = ("state", "turn")
    _parts = {"white_can_mate": Chance, "black_can_mate": Chance, "touched": Touched}

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
    touched: Touched | None = field(repr=False)

    def to_html(self, *, messages: MessageLanguage = "en") -> str:
        """Give the position as a fragment of HTML: its board, and what the Laws say of it; notebooks show it.

        Parameters
        ----------
        messages
            The language of it; see `planilla.Options`.

        Returns
        -------
        str
            The HTML, without scripts and with all that it needs.

        Examples
        --------
        >>> import planilla
        >>> planilla.position(planilla.START).to_html(messages="es")[:33]
        '<div class="planilla" lang="es"><'
        """
        return _native.show_position(self.fen, messages)

    def to_svg(
        self,
        *,
        flipped: bool = False,
        coordinates: bool = True,
        last_move: str | None = None,
        marks: Mapping[str, Severity] | None = None,
        size: int = 360,
        messages: MessageLanguage = "en",
    ) -> Svg:
        """Draw the position; see `planilla.svg`.

        Parameters
        ----------
        flipped, coordinates, last_move, marks, size, messages
            How it is drawn, as for `planilla.svg`.

        Returns
        -------
        Svg
            The picture.

        Examples
        --------
        >>> import planilla
        >>> planilla.position(planilla.START).to_svg(flipped=True) == planilla.svg(planilla.START, flipped=True)
        True
        """
        return svg(
            self,
            flipped=flipped,
            coordinates=coordinates,
            last_move=last_move,
            marks=marks,
            size=size,
            messages=messages,
        )

    def _repr_html_(self) -> str:
        return self.to_html()
