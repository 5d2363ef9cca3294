"""What was found, and what could be written instead."""

from dataclasses import dataclass
from typing import Any, Literal, Self

from planilla._rows.row import Row, python_names
from planilla._words import Applicability, Color, Severity


@dataclass(frozen=True)
class Label(Row):
    """Another place that matters to a finding.

    Attributes
    ----------
    start, end
        The place: in characters of a ``str``, in bytes of anything else.
    message
        What is said of it.
    """

    start: int
    end: int
    message: str


@dataclass(frozen=True)
class Fix(Row):
    """What could be written instead.

    Attributes
    ----------
    replacement
        The text to put in the place of the finding.
    uci, san
        The move that it stands for; ``None`` if it stands for none.
    applicability
        How far it may be trusted.
    probability
        How probable it is, from 0 to 1, where that was worked out.
    """

    replacement: str
    uci: str | None
    san: str | None
    applicability: Applicability
    probability: float | None


@dataclass(frozen=True, repr=False)
class Reason(Row):
    """Why a move is illegal.

    What is known depends on the kind; a field that a kind does not have is ``None``, and not in the JSON. Men are
    English letters, squares and sides are words, plies count from 1.

    Attributes
    ----------
    kind
        The reason: ``blocked``, ``pinned``, ``in_check``, ``castling`` and so on.
    role, from_, to
        The man that was to move, whence, and where. ``from_`` is ``from`` in the JSON.
    by, color, square
        The man that is against it, whose it is, and where it stands.
    side, fault, lost_at
        Of castling: ``king`` or ``queen``, what is missing, and the ply at which the right was lost.
    stepped_at
        Of a capture en passant: the ply of the double step, if there was one earlier.

    Examples
    --------
    >>> import planilla
    >>> planilla.read_move("Qd3").reason
    <Reason blocked: by='P', color='white', square='d2', role='Q', from='d1', to='d3'>
    """

    __match_args__ = ("kind",)

    kind: str
    role: str | None = None
    from_: str | None = None
    to: str | None = None
    by: str | None = None
    color: Color | None = None
    square: str | None = None
    side: Literal["king", "queen"] | None = None
    fault: str | None = None
    lost_at: int | None = None
    stepped_at: int | None = None

    @classmethod
    def _of(cls, fields: dict[str, Any]) -> Self:
        return super()._of(python_names(fields))

    def __repr__(self) -> str:
        known = ", ".join(f"{name}={value!r}" for name, value in self.to_dict().items() if name != "kind")
        return f"<Reason {self.kind}: {known}>"


@dataclass(frozen=True, repr=False)
class Finding(Row):
    """One finding: an instance of a rule.

    Attributes
    ----------
    rule
        The rule's name; `planilla.explain` tells more of it.
    severity
        How grave it is.
    ply
        The ply that it is about, from 1; ``None`` if it is about none.
    start, end
        The place: in characters of a ``str``, in bytes of anything else.
    line, column
        The line and the column of its beginning, from 1; the column in characters.
    articles
        The articles it rests on, in the edition that the game is judged by.
    message
        What is said.
    labels
        Other places that matter.
    reason
        Why a move is illegal, if it is about such a move.
    fix
        What could be written instead, if that is known.

    Examples
    --------
    >>> import planilla
    >>> planilla.check("1.e4 e5 2.Ke3").findings[0]
    <Finding error[move.illegal] 1:11: the king cannot reach `e3`>
    """

    __match_args__ = ("rule", "severity")
    _parts = {"labels": Label, "reason": Reason, "fix": Fix}

    rule: str
    severity: Severity
    ply: int | None
    start: int
    end: int
    line: int
    column: int
    articles: tuple[str, ...]
    message: str
    labels: tuple[Label, ...]
    reason: Reason | None
    fix: Fix | None

    def __repr__(self) -> str:
        return f"<Finding {self.severity}[{self.rule}] {self.line}:{self.column}: {self.message}>"
