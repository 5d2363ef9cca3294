"""The sealed move of an adjourned game: what it is, and what follows."""

from dataclasses import dataclass
from typing import Literal

from planilla._rows.facts import Undecided
from planilla._rows.finding import Finding
from planilla._rows.move_read import ReadCandidate
from planilla._rows.position import Chance
from planilla._rows.row import Row
from planilla._words import Chooser, Color, Edition, EndState, OutcomeKind, RemarkKind, SealedStandard, SealedVerdict


@dataclass(frozen=True)
class SealedOutcome(Row):
    """What follows from a sealed move.

    Attributes
    ----------
    kind
        What it is.
    player
        Who loses or wins.
    articles
        Where the edition says so; empty where it is silent.
    chooses
        Who chooses the reading, where there is a choice.
    """

    __match_args__ = ("kind", "player")

    kind: OutcomeKind
    player: Color | None
    articles: tuple[str, ...]
    chooses: Chooser | None


@dataclass(frozen=True)
class SealedRemark(Row):
    """One thing beside the sealed move: what is struck out, an offer, a reply.

    Attributes
    ----------
    kind
        What it is.
    written
        The text.
    start, end
        Its place on the paper, in characters.
    message
        What is said of it.
    articles
        Where the edition speaks of it; empty where it is silent.
    """

    __match_args__ = ("kind",)

    kind: RemarkKind
    written: str
    start: int
    end: int
    message: str
    articles: tuple[str, ...]


@dataclass(frozen=True, repr=False)
class SealedMove(Row):
    """What a sealed move is, and what follows.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``sealed``.
    fen
        The position in which it was sealed.
    written
        All that is written in its place.
    laws, standard
        The edition of the Laws, and whose rules hold.
    verdict
        What it is.
    moves
        The legal moves that fit, each with the languages that read the text so.
    reasonable
        Legal moves for which more than trivial marks must be set aside: proposals for who has to choose.
    outcome
        What follows.
    ends_game
        How the move ends the game; ``None`` if it does not.
    opponent_can_mate
        Whether the opponent can still mate; ``None`` where nothing hangs on it.
    also
        What else is to be said of the paper.
    findings
        What was found.
    undecided
        What could not be decided.

    Examples
    --------
    >>> import planilla
    >>> planilla.sealed(fen="8/3P4/8/8/8/8/k7/4K3 w - - 0 60", move="d8", lang="en")
    <SealedMove 'd8' ambiguous: d8=Q or d8=R or d8=B or d8=N; draw (I.8, 6.9)>
    """

    __match_args__ = ("verdict", "outcome")
    _parts = {
        "moves": ReadCandidate,
        "reasonable": ReadCandidate,
        "outcome": SealedOutcome,
        "opponent_can_mate": Chance,
        "also": SealedRemark,
        "findings": Finding,
        "undecided": Undecided,
    }

    schema: str
    type: Literal["sealed"]
    fen: str
    written: str
    laws: Edition
    standard: SealedStandard
    verdict: SealedVerdict
    moves: tuple[ReadCandidate, ...]
    reasonable: tuple[ReadCandidate, ...]
    outcome: SealedOutcome
    ends_game: EndState | None
    opponent_can_mate: Chance | None
    also: tuple[SealedRemark, ...]
    findings: tuple[Finding, ...]
    undecided: tuple[Undecided, ...]

    def __repr__(self) -> str:
        moves = " or ".join(candidate.san for candidate in self.moves)
        articles = ", ".join(self.outcome.articles)
        cited = f" ({articles})" * bool(articles)
        return f"<SealedMove {self.written!r} {self.verdict}{': ' * bool(moves)}{moves}; {self.outcome.kind}{cited}>"
