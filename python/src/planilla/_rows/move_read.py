"""One written move in one position."""

from dataclasses import dataclass
from typing import Literal

from planilla._rows.finding import Finding, Reason
from planilla._rows.row import Row
from planilla._words import Status


@dataclass(frozen=True)
class ReadCandidate(Row):
    """A legal move that a text stands for in one position.

    Attributes
    ----------
    uci, san
        The move.
    languages
        The codes of the languages that read the text so.
    """

    uci: str
    san: str
    languages: tuple[str, ...]


@dataclass(frozen=True, repr=False)
class MoveRead(Row):
    """What one written move is in one position.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``move``.
    written
        The text.
    status
        What became of it.
    candidates
        The one reading, or the rivals.
    reason
        Why it is illegal.
    findings
        What was found.

    Examples
    --------
    >>> import planilla
    >>> planilla.read_move("Cf3")
    <MoveRead 'Cf3' exact: Nf3>
    """

    __match_args__ = ("status", "candidates")
    _parts = {"candidates": ReadCandidate, "reason": Reason, "findings": Finding}

    schema: str
    type: Literal["move"]
    written: str
    status: Status
    candidates: tuple[ReadCandidate, ...]
    reason: Reason | None
    findings: tuple[Finding, ...]

    def __repr__(self) -> str:
        moves = " or ".join(candidate.san for candidate in self.candidates)
        return f"<MoveRead {self.written!r} {self.status}{': ' * bool(moves)}{moves}>"
