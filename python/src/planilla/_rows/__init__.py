"""The objects that tell of games: those of the JSON, field by field, as frozen dataclasses."""

from planilla._rows.conversion import Conversion, Doubted, Kept
from planilla._rows.facts import End, Language, Result, Undecided
from planilla._rows.finding import Finding, Fix, Label, Reason
from planilla._rows.game import Game
from planilla._rows.lists import Articles, KnownLanguage, Letters, Rule
from planilla._rows.move import Candidate, Move
from planilla._rows.move_read import MoveRead, ReadCandidate
from planilla._rows.position import Chance, Position
from planilla._rows.row import Row, Tags

__all__ = [
    "Articles",
    "Candidate",
    "Chance",
    "Conversion",
    "Doubted",
    "End",
    "Finding",
    "Fix",
    "Game",
    "Kept",
    "KnownLanguage",
    "Label",
    "Language",
    "Letters",
    "Move",
    "MoveRead",
    "Position",
    "ReadCandidate",
    "Reason",
    "Result",
    "Row",
    "Rule",
    "Tags",
    "Undecided",
]
