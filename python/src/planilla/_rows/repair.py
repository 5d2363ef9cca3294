"""The most likely legal game behind one sheet or two."""

from dataclasses import dataclass, field
from html import escape
from typing import Any, Literal, Self

from planilla import _native
from planilla._rows.facts import End, Language, Result
from planilla._rows.finding import Finding
from planilla._rows.move import Candidate
from planilla._rows.row import Row, Tags
from planilla._words import Color, Edition, Status


@dataclass(frozen=True)
class Alternative(Row):
    """Another move that may have been played.

    Attributes
    ----------
    uci, san
        The move in UCI and in SAN.
    replacement
        The move as it would be written on the first sheet.
    probability
        How likely it is, from 0 to 1.
    """

    uci: str
    san: str
    replacement: str
    probability: float


@dataclass(frozen=True)
class DecidedBy(Row):
    """What decided between a move and its rivals.

    Attributes
    ----------
    kind
        ``text``, its own cell; ``later``, a later ply; ``other_sheet``; ``answer``, a person's; ``nothing``.
    ply
        The later ply.
    sheet
        The sheet, 1 or 2.
    """

    kind: Literal["text", "later", "other_sheet", "answer", "nothing"]
    ply: int | None
    sheet: int | None


@dataclass(frozen=True, repr=False)
class RepairMove(Row):
    """A ply of the proposed game, or a cell that stands for none. Of two sheets, fields that each has are pairs.

    Attributes
    ----------
    ply, number, color
        The ply, from 1, the number of the move and who plays it; ``None`` for a cell that is no ply.
    written
        The text on the sheet, never altered; ``None`` where it has none for this ply.
    start, end
        The place of the text: in characters of a ``str``, in bytes of anything else.
    status
        What became of it; of two cells that of the one in worse state.
    statuses
        What became of each sheet's cell.
    uci, san, replacement
        The proposal, in UCI, in SAN and as it would be written on the first sheet; ``None`` where nothing is chosen.
    candidates
        The rivals where nothing is chosen.
    settled_by
        The ply that decided.
    draw_offer
        Whether a draw was offered with it.
    clock
        The seconds left on the player's clock after it, if they are told.
    probability
        How likely the proposal is, or where nothing is chosen the likeliest move.
    alternatives
        The other moves worth naming, the likeliest first; all of them where nothing is chosen.
    decided
        Whether the proposal is taken; if not, what is written stands.
    decided_by
        What decided.
    remark
        What is said of it, in the language of the messages; ``None`` where it is as written. Not in the JSON.

    Examples
    --------
    >>> import planilla
    >>> planilla.repair("1.e4 e5 2.Nf8 Nc6 3.Bb5 a6 4.Ba4 Nf6", lang="en").moves[2]
    <RepairMove 2. 'Nf8' repaired: Nf3>
    """

    __match_args__ = ("written", "status", "san")
    _parts = {"candidates": Candidate, "alternatives": Alternative, "decided_by": DecidedBy}

    ply: int | None
    number: int | None
    color: Color | None
    written: str | tuple[str | None, str | None] | None
    start: int | tuple[int | None, int | None] | None
    end: int | tuple[int | None, int | None] | None
    status: Status
    statuses: Status | tuple[Status | None, Status | None] | None
    uci: str | None
    san: str | None
    replacement: str | None
    candidates: tuple[Candidate, ...]
    settled_by: int | None
    draw_offer: bool
    clock: float | None
    probability: float | None
    alternatives: tuple[Alternative, ...]
    decided: bool
    decided_by: DecidedBy
    _remark: str | None = field(default=None, compare=False)

    @property
    def remark(self) -> str | None:
        """What is said of it; ``None`` where it is as written."""
        return self._remark

    def __repr__(self) -> str:
        dots = "..." if self.color == "black" else "."
        number = "" if self.number is None else f"{self.number}{dots} "
        san = "" if self.san is None or self.san == self.written else f": {self.san}"
        return f"<RepairMove {number}{self.written!r} {self.status}{san}>"


@dataclass(frozen=True)
class WholeGame(Row):
    """One whole game.

    Attributes
    ----------
    uci, san
        Its moves.
    probability
        How likely it is among all games that were looked at.
    cost
        What it costs.
    """

    uci: tuple[str, ...]
    san: tuple[str, ...]
    probability: float
    cost: float


@dataclass(frozen=True, repr=False)
class Repair(Row):
    """The most likely legal game behind one sheet, or behind two of one game. Of two, what each has is a pair.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``repair``.
    file, game, line
        The file of each sheet, its number in it and the line that it begins in.
    tags
        The headings; what the first sheet lacks is the second's.
    language
        The language of each sheet.
    laws
        The edition of the Laws by which a written move is exact or normalized.
    moves
        The plies of the game with the cells that stand for them, and the cells that stand for none.
    cost
        What the game costs: the negative logarithm of how likely it leads to these sheets.
    plies_changed, plies_undecided
        How many plies are proposed that are not what a sheet has for them, and how many are undecided.
    games
        Whole games, the likeliest first.
    result
        The result that each sheet has.
    end
        How the likeliest game stands at its end.
    unmet
        Answers (their plies) with which no legal game was found, and which were set aside.
    findings
        What in each input could not be read, or why it is no game that can be repaired.

    Examples
    --------
    >>> import planilla
    >>> repair = planilla.repair("1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5 6.exd6 a.p. Cxd6")
    >>> repair
    <Repair es, 12 plies, 1 changed, 0 undecided>
    >>> repair.moves[8].written, repair.moves[8].san
    ('Dxd5', 'Qxd4')
    """

    __match_args__ = ("moves", "games")
    _parts = {"language": Language, "moves": RepairMove, "games": WholeGame, "result": Result, "end": End}

    schema: str
    type: Literal["repair"]
    file: str | tuple[str, str]
    game: int | tuple[int, int]
    line: int | tuple[int, int]
    tags: Tags
    language: Language | tuple[Language, Language]
    laws: Edition
    moves: tuple[RepairMove, ...]
    cost: float
    plies_changed: int
    plies_undecided: int
    games: tuple[WholeGame, ...]
    result: Result | tuple[Result, Result]
    end: End
    unmet: tuple[int, ...]
    findings: tuple[Finding, ...] | tuple[tuple[Finding, ...], tuple[Finding, ...]]
    _pgn: str = field(default="", compare=False)

    @classmethod
    def _of(cls, fields: dict[str, Any]) -> Self:
        fields["tags"] = Tags(fields["tags"])
        found = fields["findings"]
        two = type(fields["file"]) is tuple
        lists = [tuple(map(Finding._of, each)) for each in (found if two else [found])]
        fields["findings"] = tuple(lists) if two else lists[0]
        return super()._of(fields)

    def to_pgn(self) -> str:
        r"""Give the game as PGN, with a comment wherever it is not simply what is written.

        Returns
        -------
        str
            The game; an empty text if there is none.

        Examples
        --------
        >>> import planilla
        >>> print(planilla.repair("1.e4 e5 2.Cf3 Cc6 3.Ab5 1-0", lang="es").to_pgn().split("\n\n")[1])
        1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0
        """
        return self._pgn

    def __repr__(self) -> str:
        languages = [self.language] if isinstance(self.language, Language) else self.language
        named = " and ".join(language.code or "?" for language in languages)
        plies = sum(move.ply is not None for move in self.moves)
        return f"<Repair {named}, {plies} plies, {self.plies_changed} changed, {self.plies_undecided} undecided>"

    def _repr_html_(self) -> str:
        rows = "".join(f"<tr>{''.join(map(_field, _cells(move)))}</tr>" for move in self.moves)
        last = "" if self.end.fen is None else _native.show_position(self.end.fen, "en")
        return f"<table>{rows}</table>{last}"


def _cells(move: RepairMove) -> tuple[str, ...]:
    """Give what is shown of a move: its number, the proposal, what is written, and what is said of it."""
    number = "" if move.number is None else f"{move.number}{'...' if move.color == 'black' else '.'}"
    written = move.written if isinstance(move.written, tuple) else (move.written,)
    return (number, move.replacement or "?", *(text or "" for text in written), move.remark or "")


def _field(text: str) -> str:
    return f"<td>{escape(text)}</td>"
