"""The objects that tell of games: those of the JSON, field by field, as frozen dataclasses."""

from planilla._rows.claims import AutomaticDraw, Claim, ClaimMade, DrawOffer, QuietRun, Repetition
from planilla._rows.clocks import Clock, Clocks, Control, ControlSide
from planilla._rows.comparison import (
    Agreed,
    Comparison,
    Difference,
    JointMove,
    MissingMoves,
    PairFinding,
    PairPlace,
    PairSheet,
    Said,
    Settled,
)
from planilla._rows.conversion import Conversion, Doubted, Kept
from planilla._rows.envelope import Envelope, EnvelopeJudged, Follows, Opened
from planilla._rows.facts import End, Language, Result, Undecided
from planilla._rows.finding import Finding, Fix, Label, Reason
from planilla._rows.game import Game
from planilla._rows.game_facts import Facts
from planilla._rows.laws import Edition, Law, LawDifference, LawSaid
from planilla._rows.lists import Articles, Doubt, KnownLanguage, Letters, Rule
from planilla._rows.move import Candidate, Move
from planilla._rows.move_read import MoveRead, ReadCandidate
from planilla._rows.point import LegalMove, Point
from planilla._rows.position import Chance, Position, Touched, TouchReading
from planilla._rows.position_at import PositionAt
from planilla._rows.repair import Alternative, DecidedBy, Repair, RepairMove, WholeGame
from planilla._rows.row import Row, Tags
from planilla._rows.sealed import SealedMove, SealedOutcome, SealedRemark
from planilla._rows.trf import Player, Round, Tournament, Trf

__all__ = [
    "Agreed",
    "Alternative",
    "Articles",
    "AutomaticDraw",
    "Candidate",
    "Chance",
    "Claim",
    "ClaimMade",
    "Clock",
    "Clocks",
    "Comparison",
    "Control",
    "ControlSide",
    "Conversion",
    "DecidedBy",
    "Difference",
    "Doubt",
    "Doubted",
    "DrawOffer",
    "Edition",
    "End",
    "Envelope",
    "EnvelopeJudged",
    "Facts",
    "Finding",
    "Fix",
    "Follows",
    "Game",
    "JointMove",
    "Kept",
    "KnownLanguage",
    "Label",
    "Language",
    "Law",
    "LawDifference",
    "LawSaid",
    "LegalMove",
    "Letters",
    "MissingMoves",
    "Move",
    "MoveRead",
    "Opened",
    "PairFinding",
    "PairPlace",
    "PairSheet",
    "Player",
    "Point",
    "Position",
    "PositionAt",
    "QuietRun",
    "ReadCandidate",
    "Reason",
    "Repair",
    "RepairMove",
    "Repetition",
    "Result",
    "Round",
    "Row",
    "Rule",
    "Said",
    "SealedMove",
    "SealedOutcome",
    "SealedRemark",
    "Settled",
    "Tags",
    "TouchReading",
    "Touched",
    "Tournament",
    "Trf",
    "Undecided",
    "WholeGame",
]
