"""Two sheets of one game, compared."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Self

from planilla import _native
from planilla._rows.facts import Language, Result, Undecided
from planilla._rows.finding import Fix
from planilla._rows.row import Row, Tags
from planilla._words import Color, Edition, MessageLanguage, Severity, Status


@dataclass(frozen=True)
class PairSheet(Row):
    """One of two sheets.

    Attributes
    ----------
    file
        The file it comes from; ``-`` if from none.
    tags
        The headings, by PGN's names.
    language
        The language of the sheet.
    result
        The result.
    """

    _parts = {"language": Language, "result": Result}

    file: str
    tags: Tags
    language: Language
    result: Result

    @classmethod
    def _of(cls, fields: dict[str, Any]) -> Self:
        fields["tags"] = Tags(fields["tags"])
        return super()._of(fields)


@dataclass(frozen=True)
class Agreed(Row):
    """The last position on which two sheets agree.

    Attributes
    ----------
    ply
        The ply after which it stands; 0 before the first.
    number, color
        That move; ``None`` before the first.
    fen
        The position.
    """

    ply: int
    number: int | None
    color: Color | None
    fen: str


@dataclass(frozen=True)
class Said(Row):
    """What one sheet has at a difference.

    Attributes
    ----------
    written
        The text.
    start, end
        Its place: in characters of a ``str``, in bytes of anything else.
    line, column
        The same as people count it, from 1.
    status
        What the sheet by itself makes of a move.
    uci, san
        The move that it is on the sheet's own board.
    """

    written: str
    start: int
    end: int
    line: int
    column: int
    status: Status | None
    uci: str | None
    san: str | None


@dataclass(frozen=True)
class Settled(Row):
    """A move that is settled.

    Attributes
    ----------
    uci, san
        The move.
    by
        By what: the sheet of a player, both together, or the moves that follow.
    """

    uci: str
    san: str
    by: Literal["white", "black", "both", "moves"]


@dataclass(frozen=True)
class Difference(Row):
    """In what two sheets differ.

    Attributes
    ----------
    kind
        What kind of difference it is.
    ply, number, color
        The half-move; ``None`` for headings, results, and cells that stand for no move.
    heading
        The heading, by PGN's name.
    white, black
        What each sheet has; ``None`` where it has nothing.
    settled
        The move that was played, where that is settled.
    """

    _parts = {"white": Said, "black": Said, "settled": Settled}

    kind: Literal["move", "missing", "extra", "shift", "spelling", "draw_offer", "result", "header"]
    ply: int | None
    number: int | None
    color: Color | None
    heading: str | None
    white: Said | None
    black: Said | None
    settled: Settled | None


@dataclass(frozen=True)
class MissingMoves(Row):
    """What is missing on two sheets up to a time control.

    Attributes
    ----------
    control
        The number of the move with which the period ends; ``None`` after the last control, or where none is known.
    white, black
        The plies that each sheet lacks.
    neither
        Of them, those that neither has.
    white_pairs, black_pairs
        How many moves of both players each sheet lacks as a whole.
    made_up_by
        Who has to bring a sheet up to date.
    articles
        Where the Laws say so.
    """

    control: int | None
    white: tuple[int, ...]
    black: tuple[int, ...]
    neither: tuple[int, ...]
    white_pairs: int
    black_pairs: int
    made_up_by: Literal["white", "black", "both"]
    articles: tuple[str, ...]


@dataclass(frozen=True)
class JointMove(Row):
    """A half-move of the joint game, or cells that stand for none.

    Attributes
    ----------
    ply, number, color
        The half-move; ``ply`` is ``None`` for a cell that stands for none.
    written
        The text on White's sheet and on Black's.
    status
        What each sheet by itself makes of it.
    outcome
        What comes of it.
    uci, san
        The move, if it is known.
    settled_by
        What settled it.
    """

    ply: int | None
    number: int
    color: Color
    written: tuple[str | None, str | None]
    status: tuple[Status | None, Status | None]
    outcome: Literal["agreed", "settled", "parted", "alike", "illegal", "open", "extra", "unreached"]
    uci: str | None
    san: str | None
    settled_by: Literal["white", "black", "both", "moves"] | None


@dataclass(frozen=True)
class PairPlace(Row):
    """A place on a sheet.

    Attributes
    ----------
    start, end
        The place: in characters of a ``str``, in bytes of anything else.
    line, column
        The same as people count it, from 1.
    """

    start: int
    end: int
    line: int
    column: int


@dataclass(frozen=True, repr=False)
class PairFinding(Row):
    """What was found about two sheets.

    Attributes
    ----------
    rule
        The name of the rule; `planilla.explain` tells more.
    severity
        How grave it is.
    ply
        The ply that it is about.
    white, black
        Its place on each sheet.
    articles
        The articles that it rests on.
    message
        What is said.
    fix_on, fix
        What could be written instead, and on whose sheet.
    """

    __match_args__ = ("rule", "severity")
    _parts = {"white": PairPlace, "black": PairPlace, "fix": Fix}

    rule: str
    severity: Severity
    ply: int | None
    white: PairPlace | None
    black: PairPlace | None
    articles: tuple[str, ...]
    message: str
    fix_on: Color | None
    fix: Fix | None

    def __repr__(self) -> str:
        return f"<PairFinding {self.severity}[{self.rule}]: {self.message}>"


@dataclass(frozen=True, repr=False)
class Comparison(Row):
    """Two sheets of one game, compared. Notebooks show them side by side.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``comparison``.
    white, black
        The sheets.
    laws
        The edition of the Laws that they were judged by.
    same_game
        Whether they are sheets of one game; ``None`` where they have too little in common to tell.
    agreed_plies, last_agreed
        How many half-moves both agree on, and the position after them.
    parted_at
        The ply at which they part; ``None`` if they do not.
    differences
        In what they differ.
    missing
        What is missing, by time control.
    moves
        The joint game.
    findings
        What was found.
    undecided
        What could not be decided.

    Examples
    --------
    >>> import planilla
    >>> planilla.compare("1.e4 e5 2.Cf3 Cc6", "1.e4 e5 2.Sf3", white_lang="es", black_lang="de")
    <Comparison 3 plies agreed, 1 difference, 1 warning>
    """

    __match_args__ = ("differences", "findings")
    _parts = {
        "white": PairSheet,
        "black": PairSheet,
        "last_agreed": Agreed,
        "differences": Difference,
        "missing": MissingMoves,
        "moves": JointMove,
        "findings": PairFinding,
        "undecided": Undecided,
    }

    schema: str
    type: Literal["comparison"]
    white: PairSheet
    black: PairSheet
    laws: Edition
    same_game: bool | None
    agreed_plies: int
    last_agreed: Agreed
    parted_at: int | None
    differences: tuple[Difference, ...]
    missing: tuple[MissingMoves, ...]
    moves: tuple[JointMove, ...]
    findings: tuple[PairFinding, ...]
    undecided: tuple[Undecided, ...]
    _texts: tuple[str | bytes, str | bytes] = field(default=("", ""), repr=False, compare=False)
    """What it was made from; see `_settings`."""
    _settings: tuple[Mapping[str, Any], Mapping[str, Any]] = field(default=({}, {}), repr=False, compare=False)
    """The options with which the same comes out of it again."""

    def __repr__(self) -> str:
        counts: dict[str, int] = {"plies": self.agreed_plies, "differences": len(self.differences)}
        counts |= Counter(finding.severity + "s" for finding in self.findings)
        told = [f"{count} {name if count != 1 else _ONE[name]}" for name, count in counts.items() if count]
        if self.agreed_plies:
            told[0] += " agreed"
        return f"<Comparison {', '.join(told) or 'nothing agreed'}>"

    def to_html(self, *, messages: MessageLanguage | None = None) -> str:
        """Give the comparison as a fragment of HTML. Notebooks show it by themselves.

        Parameters
        ----------
        messages
            The language of it; if left out, the one that the sheets were compared with.

        Returns
        -------
        str
            The HTML, without scripts and with all that it needs.

        Examples
        --------
        >>> import planilla
        >>> html = planilla.compare("1.e4 e5 2.Cf3", "1.e4 e5 2.Cc3").to_html()
        >>> "the sheets part at White" in html
        True
        """
        if not self._settings[0]:
            raise ValueError("the texts of these sheets are not known: planilla.compare did not make it")
        more = {"messages": messages} if messages else {}
        white, black = (_native.Options(**{**settings, **more}) for settings in self._settings)
        return _native.show_comparison(self._texts[0], white, self._texts[1], black)

    def _repr_html_(self) -> str:
        return self.to_html()


_ONE = {
    "plies": "ply",
    "differences": "difference",
    "errors": "error",
    "warnings": "warning",
    "notes": "note",
}
