"""A tournament report: who played whom, and what is wrong in it."""

from dataclasses import dataclass, field
from typing import Literal

from planilla._rows.finding import Finding
from planilla._rows.row import Row
from planilla._words import Color


@dataclass(frozen=True)
class Round(Row):
    """A player's round in a tournament report.

    Attributes
    ----------
    opponent
        The opponent's starting rank; ``None`` for a bye or an absence.
    color
        The player's colour.
    code
        The code of the result, as the format has it: ``1 = 0``, ``+ -``, ``W D L``, ``H F U Z``, or ``X``.
    """

    opponent: int | None
    color: Color | None
    code: str | None


@dataclass(frozen=True)
class Player(Row):
    """A player of a tournament report.

    Attributes
    ----------
    number
        The starting rank.
    name, sex, title, rating, federation, fide_id, birth
        Who it is, as the report says.
    points, rank
        The points and the final rank.
    rounds
        The rounds, from the first.
    """

    _parts = {"rounds": Round}

    number: int
    name: str
    sex: str | None
    title: str | None
    rating: int | None
    federation: str | None
    fide_id: int | None
    birth: str | None
    points: float | None
    rank: int | None
    rounds: tuple[Round, ...]


@dataclass(frozen=True)
class Tournament(Row):
    """What a tournament report says of the tournament.

    Attributes
    ----------
    name, city, federation, kind
        What it is called, where it was, and of which kind it is.
    start, end
        The first and the last day, ``2026-01-31``.
    chief_arbiter, deputies
        The arbiters.
    time_control
        The thinking time: its code, else in words.
    round_dates
        The days of the rounds.
    """

    name: str | None
    city: str | None
    federation: str | None
    start: str | None
    end: str | None
    kind: str | None
    chief_arbiter: str | None
    deputies: tuple[str, ...]
    time_control: str | None
    round_dates: tuple[str | None, ...]


@dataclass(frozen=True, repr=False)
class Trf(Row):
    """A tournament report, as `planilla.read_trf` gives it.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``trf``.
    file
        The file it comes from; ``-`` if from none.
    version
        ``TRF16``, which holds TRF06, or ``TRF26``.
    tournament
        What it says of the tournament.
    players
        The players, in the order of the file.
    rounds
        How many rounds the players' records have.
    games, joined
        How many games were held against it, and how many of them are a pairing of it; ``None`` without games.
    findings
        What is wrong in it, by place.
    """

    __match_args__ = ("players", "findings")
    _parts = {"tournament": Tournament, "players": Player, "findings": Finding}

    schema: str
    type: Literal["trf"]
    file: str
    version: Literal["TRF16", "TRF26"]
    tournament: Tournament
    players: tuple[Player, ...]
    rounds: int
    games: int | None
    joined: int | None
    findings: tuple[Finding, ...]
    _source: bytes = field(default=b"", repr=False, compare=False)
    """The bytes it was made from."""
    _encoding: str = field(default="auto", repr=False, compare=False)
    """The encoding they were read in."""

    def __repr__(self) -> str:
        return f"<Trf {self.file}, {len(self.players)} players, {self.rounds} rounds, {len(self.findings)} findings>"
