"""The editions of the Laws: what one says, and what differs between two."""

from dataclasses import dataclass, field
from typing import Literal

from planilla._rows.row import Row
from planilla._words import Edition as EditionName
from planilla._words import LawSource, LawTopic


@dataclass(frozen=True)
class Edition(Row):
    """An edition of the Laws.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``edition``.
    name
        Its name: the year it came into force.
    in_force, until
        The first day of its validity and that of the next one: ``2018-01-01``. ``until`` is ``None`` for the newest.
    about
        Who adopted it, and its parts, in the language asked for.
    """

    __match_args__ = ("name", "in_force")

    schema: str = field(repr=False)
    type: Literal["edition"] = field(repr=False)
    name: EditionName
    in_force: str
    until: str | None
    about: str


@dataclass(frozen=True)
class LawSaid(Row):
    """What an edition says of a fact.

    Attributes
    ----------
    laws
        The edition.
    value
        The value as the data have it: ``"3"``, ``"any"``, ``"15..60"``; ``None`` where nothing is said, or where the
        fact is a rule that all editions have.
    words
        The same in words, in the language asked for.
    articles
        The articles, as that edition numbers them.
    source
        How it is known. ``"secondary"`` and ``"recollected"`` are in doubt.
    """

    __match_args__ = ("laws", "value", "articles")

    laws: EditionName
    value: str | None
    words: str
    articles: tuple[str, ...]
    source: LawSource


@dataclass(frozen=True)
class Law(Row):
    """A fact of the Laws, as one edition has it.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``law``.
    fact
        The name of the fact.
    topic
        What it is about.
    title
        What the fact is, in the language asked for.
    said
        What the edition says of it.
    """

    __match_args__ = ("fact", "said")
    _parts = {"said": LawSaid}

    schema: str = field(repr=False)
    type: Literal["law"] = field(repr=False)
    fact: str
    topic: LawTopic
    title: str
    said: LawSaid


@dataclass(frozen=True)
class LawDifference(Row):
    """A fact of which two editions do not say the same, or not in the same article.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``law_difference``.
    fact
        The name of the fact.
    topic
        What it is about.
    title
        What the fact is, in the language asked for.
    renumbered
        Whether only the numbers of the articles differ.
    before, after
        What the two editions say of it.
    """

    __match_args__ = ("fact", "before", "after")
    _parts = {"before": LawSaid, "after": LawSaid}

    schema: str = field(repr=False)
    type: Literal["law_difference"] = field(repr=False)
    fact: str
    topic: LawTopic
    title: str
    renumbered: bool
    before: LawSaid
    after: LawSaid
