"""What is known of a game besides its moves and what was found."""

from dataclasses import dataclass

from planilla._rows.row import Row
from planilla._words import EndState, LanguageHow, Score


@dataclass(frozen=True)
class Language(Row):
    """The language of a sheet.

    Attributes
    ----------
    code
        Its code; ``None`` if the game was not read.
    how
        How it was found.
    others
        The codes of the other languages that read the game alike.
    """

    code: str | None
    how: LanguageHow
    others: tuple[str, ...]


@dataclass(frozen=True)
class Result(Row):
    """The result of a game.

    Attributes
    ----------
    written
        The text on the sheet; ``None`` where the sheet has none.
    score
        The points, White's first.
    reason
        Why the game ended, as the sheet says.
    """

    written: str | None
    score: Score
    reason: str | None


@dataclass(frozen=True)
class End(Row):
    """How a game stands at its end.

    Attributes
    ----------
    state
        What the Laws say of the position; ``None`` where readings end in different positions.
    fen
        The last position.
    """

    state: EndState | None
    fen: str | None


@dataclass(frozen=True)
class Undecided(Row):
    """A rule that lacked what it needed: what it asks is neither found nor clear.

    Attributes
    ----------
    rule
        The rule's name.
    why
        What it lacked.
    """

    rule: str
    why: str
