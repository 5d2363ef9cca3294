"""The words of the interface, as types."""

from typing import Literal, TypeAlias

Status: TypeAlias = Literal[
    "exact", "normalized", "repaired", "ambiguous", "illegal", "unread", "missing", "extra", "unreached"
]
"""What became of a written move."""

Severity: TypeAlias = Literal["error", "warning", "note"]
"""How grave a finding is."""

Color: TypeAlias = Literal["white", "black"]
"""A player."""

Edition: TypeAlias = Literal["1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023"]
"""An edition of the Laws, by the year from which it is in force."""

LawTopic: TypeAlias = Literal[
    "start",
    "play",
    "touch",
    "end",
    "offer",
    "claim",
    "illegal",
    "recording",
    "notation",
    "clock",
    "result",
    "adjournment",
]
"""What a fact of the Laws is about."""

LawSource: TypeAlias = Literal["read", "quoted", "translated", "secondary", "recollected"]
"""How it is known what an edition says, the surest first."""

LawsHow: TypeAlias = Literal["option", "header", "date", "newest"]
"""How an edition was chosen."""

LanguageHow: TypeAlias = Literal["given", "detected", "undecided"]
"""How a language was found."""

TimeClass: TypeAlias = Literal["standard", "rapid", "blitz"]
"""How fast a game was."""

Score: TypeAlias = Literal["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "*", "+/-", "-/+", "-/-"]
"""The points of a game, White's first."""

EndState: TypeAlias = Literal["ongoing", "checkmate", "stalemate", "dead_position", "fivefold", "seventyfive"]
"""How a game stands at its end."""

Answer: TypeAlias = Literal["yes", "no", "undecided"]
"""The answer to a question that may be too hard."""

Applicability: TypeAlias = Literal["certain", "likely", "shown"]
"""How far a fix may be trusted."""

Input: TypeAlias = Literal["auto", "pgn", "text", "table", "json", "spoken"]
"""What a source is; ``auto``: found by its content."""

MessageLanguage: TypeAlias = Literal["en", "es", "fr", "de"]
"""A language of the messages."""

MovesShown: TypeAlias = Literal["all", "findings", "none"]
"""Which moves a game holds."""

Effort: TypeAlias = Literal["fast", "full"]
"""How long it is looked whether a player can still mate."""

SealedVerdict: TypeAlias = Literal["clear", "irregular", "ambiguous", "illegal", "unintelligible"]
"""What a sealed move is."""

SealedStandard: TypeAlias = Literal["fide", "uschess"]
"""Whose rules hold for a sealed move."""

OutcomeKind: TypeAlias = Literal["play", "loss", "draw", "win", "arbiter"]
"""What follows from a sealed move."""

Chooser: TypeAlias = Literal["opponent", "arbiter"]
"""Who chooses among several readings of a sealed move."""

RemarkKind: TypeAlias = Literal[
    "struck_out",
    "move_number",
    "draw_offer",
    "claim",
    "resignation",
    "result",
    "second_move",
    "reply",
    "time",
    "case_decides",
    "text",
    "game_over",
]
"""What stands on a paper beside the sealed move."""

TableName: TypeAlias = Literal["games", "moves", "findings"]
"""A table."""

Unreadable: TypeAlias = Literal["raise", "skip"]
"""What is done with a file that cannot be read, or not to its end."""

Style: TypeAlias = Literal["short", "long", "figurine", "uci", "san"]
"""How moves are written."""

NotationSystem: TypeAlias = Literal["algebraic", "figurine", "numeric", "descriptive", "spoken"]
"""A system of notation: the one of the Laws with letters or with figurines, or another one."""
