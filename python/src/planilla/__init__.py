"""Reads chess scoresheets and PGN, replays them under the FIDE Laws of Chess, and says what holds and what does not.

>>> import planilla
>>> game = planilla.check("1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5", laws="2005")
>>> game.findings[0]
<Finding error[move.illegal] 1:37: the queen cannot reach `d5`: the pawn on `d4` is in the way>
"""

from planilla._check import check, check_all
from planilla._columns import Texts
from planilla._convert import convert
from planilla._from_chess import from_chess
from planilla._laws import laws
from planilla._lists import explain, languages, rules
from planilla._native import __version__
from planilla._options import Options, ScanOptions
from planilla._parts import Part, parts
from planilla._pictures import Svg, svg
from planilla._report import report
from planilla._rows import (
    Articles,
    AutomaticDraw,
    Candidate,
    Chance,
    Claim,
    ClaimMade,
    Clock,
    Clocks,
    Control,
    ControlSide,
    Conversion,
    Doubt,
    Doubted,
    DrawOffer,
    Edition,
    End,
    Envelope,
    EnvelopeJudged,
    Facts,
    Finding,
    Fix,
    Follows,
    Game,
    Kept,
    KnownLanguage,
    Label,
    Language,
    Law,
    LawDifference,
    LawSaid,
    LegalMove,
    Letters,
    Move,
    MoveRead,
    Opened,
    Player,
    Point,
    Position,
    PositionAt,
    QuietRun,
    ReadCandidate,
    Reason,
    Repetition,
    Result,
    Round,
    Rule,
    SealedMove,
    SealedOutcome,
    SealedRemark,
    Tags,
    Touched,
    TouchReading,
    Tournament,
    Trf,
    Undecided,
)
from planilla._scan import Place, scan, scan_findings, scan_moves
from planilla._seal import Sealed, open_envelope, seal
from planilla._show import show
from planilla._single import START, position, read_move, sealed
from planilla._sources import Readable, Source, Sources
from planilla._table import Table
from planilla._tables import Column, schema, tables
from planilla._trf import TrfSource, read_trf

__all__ = [
    "START",
    "Articles",
    "AutomaticDraw",
    "Candidate",
    "Chance",
    "Claim",
    "ClaimMade",
    "Clock",
    "Clocks",
    "Column",
    "Control",
    "ControlSide",
    "Conversion",
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
    "Kept",
    "KnownLanguage",
    "Label",
    "Language",
    "Law",
    "LawDifference",
    "LawSaid",
    "LegalMove",
    "Letters",
    "Move",
    "MoveRead",
    "Opened",
    "Options",
    "Part",
    "Place",
    "Player",
    "Point",
    "Position",
    "PositionAt",
    "QuietRun",
    "ReadCandidate",
    "Readable",
    "Reason",
    "Repetition",
    "Result",
    "Round",
    "Rule",
    "ScanOptions",
    "Sealed",
    "SealedMove",
    "SealedOutcome",
    "SealedRemark",
    "Source",
    "Sources",
    "Svg",
    "Table",
    "Tags",
    "Texts",
    "TouchReading",
    "Touched",
    "Tournament",
    "Trf",
    "TrfSource",
    "Undecided",
    "__version__",
    "check",
    "check_all",
    "convert",
    "explain",
    "from_chess",
    "languages",
    "laws",
    "open_envelope",
    "parts",
    "position",
    "read_move",
    "read_trf",
    "report",
    "rules",
    "scan",
    "scan_findings",
    "scan_moves",
    "schema",
    "seal",
    "sealed",
    "show",
    "svg",
    "tables",
]

# What users see is called by the name under which they know it, in messages as in pickles.
for _name in __all__:
    if getattr(globals()[_name], "__module__", "").startswith("planilla."):
        globals()[_name].__module__ = __name__
del _name
