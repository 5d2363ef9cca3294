"""A game or sheet as it was read, replayed and judged."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Self

from planilla._rows.finding import Finding
from planilla._rows.row import Row, Tags
from planilla._words import (
    Color,
    Edition,
    EndState,
    LanguageHow,
    LawsHow,
    Score,
    Status,
    TimeClass,
)


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
        The seconds left on the player's clock after it, if a comment tells them.

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


@dataclass(frozen=True, repr=False)
class Game(Row):
    """One game or sheet: what it was read as, and what was found.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``game``.
    file
        The file it comes from; ``-`` if from none.
    game, line
        Its number in the source and the line that it begins in, from 1.
    tags
        The headings, by PGN's names.
    language
        The language of the sheet.
    laws, laws_how
        The edition of the Laws that it was judged by, and how that was chosen.
    time_class
        How fast the game was, if that is known.
    moves
        The entries of the sheet.
    result
        The result.
    end
        How it stands at its end.
    findings
        What was found, by place. A clean game has none.
    undecided
        What could not be decided.
    resumed_at
        The ply from which reading went on after an illegal or unread move.

    Examples
    --------
    >>> import planilla
    >>> game = planilla.check("1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5", laws="2005")
    >>> game
    <Game es, 9 plies, 1 error>
    >>> game.moves[8].status, game.findings[0].fix.san
    ('illegal', 'Qxd4')
    """

    __match_args__ = ("moves", "findings")
    _parts = {
        "language": Language,
        "moves": Move,
        "result": Result,
        "end": End,
        "findings": Finding,
        "undecided": Undecided,
    }

    schema: str
    type: Literal["game"]
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
    findings: tuple[Finding, ...]
    undecided: tuple[Undecided, ...]
    resumed_at: int | None
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
        score = "" if self.result.score == "*" else f" {self.result.score}"
        counts: dict[str, int] = Counter(finding.severity + "s" for finding in self.findings)
        if self._settings.get("moves", "all") == "all":
            counts = {"plies": sum(move.ply is not None for move in self.moves), **counts}
        told = (f"{count} {name if count != 1 else _ONE[name]}" for name, count in counts.items())
        return f"<Game {', '.join((f'{known}{score}', *told))}>"


_ONE = {"plies": "ply", "errors": "error", "warnings": "warning", "notes": "note"}
