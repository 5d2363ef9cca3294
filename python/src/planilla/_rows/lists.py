"""The tables of the program: rules and languages."""

from dataclasses import dataclass, field
from typing import Any, Literal, Self

from planilla._rows.row import Row, python_names
from planilla._words import Edition, LawSource, NotationSystem, Severity


@dataclass(frozen=True)
class Articles(Row):
    """Articles of the Laws, in some editions.

    Attributes
    ----------
    from_, to
        The first and the last of the editions. ``from_`` is ``from`` in the JSON.
    numbers
        The numbers of the articles.
    """

    from_: Edition
    to: Edition
    numbers: tuple[str, ...]

    @classmethod
    def _of(cls, fields: dict[str, Any]) -> Self:
        return super()._of(python_names(fields))


@dataclass(frozen=True)
class Doubt(Row):
    """A fact of the Laws that was not read in the text of an edition.

    Attributes
    ----------
    laws
        The edition.
    fact
        The name of the fact, as `laws` has it.
    source
        How it is known: from a secondary source, or by recollection.
    """

    laws: Edition
    fact: str
    source: LawSource


@dataclass(frozen=True)
class Rule(Row):
    """A rule: what is looked for. ``str`` gives its page.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``rule``.
    name
        Its name, as findings show it.
    severity
        The usual severity of its findings.
    summary
        What it finds, in one line.
    articles
        The articles it rests on.
    doubts
        What it rests on and is in doubt: facts that were not read in the text of an edition.
    page
        Its page, in Markdown: what it finds, why it matters, its articles by edition, an example with what is said of
        it, its clean twin, and the fix.
    page_language
        The language of the page: ``en`` where it is not written in the one asked for.
    """

    __match_args__ = ("name", "severity")
    _parts = {"articles": Articles, "doubts": Doubt}

    schema: str = field(repr=False)
    type: Literal["rule"] = field(repr=False)
    name: str
    severity: Severity
    summary: str
    articles: tuple[Articles, ...] = field(repr=False)
    doubts: tuple[Doubt, ...] = field(repr=False)
    page: str = field(repr=False)
    page_language: str = field(repr=False)

    def __str__(self) -> str:
        return self.page

    def _repr_markdown_(self) -> str:
        return self.page


@dataclass(frozen=True)
class Letters(Row):
    """The letters of each man, that of the Laws' list first. The numeric system has none.

    Attributes
    ----------
    king, queen, rook, bishop, knight, pawn
        The letters of the man of that name.
    """

    king: tuple[str, ...]
    queen: tuple[str, ...]
    rook: tuple[str, ...]
    bishop: tuple[str, ...]
    knight: tuple[str, ...]
    pawn: tuple[str, ...]


@dataclass(frozen=True)
class KnownLanguage(Row):
    """A language that moves are read and written in.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``language``.
    code
        Its code.
    name, english_name
        Its name for itself, and the English one.
    system
        The system of notation: that of the Laws with letters or with figurines, or another one.
    alias
        Whether its players write the English letters: the code is another name for ``en``.
    letters
        The letters of each man.
    files
        Its own letters or names for the files a to h, in this order; empty where it has the Latin letters alone.
    example
        A first move as it is written: the knight's to f3 in letters and figurines, the king's pawn's two squares in the
        other systems.
    """

    __match_args__ = ("code", "letters")
    _parts = {"letters": Letters}

    schema: str = field(repr=False)
    type: Literal["language"] = field(repr=False)
    code: str
    name: str
    english_name: str
    system: NotationSystem
    alias: bool
    letters: Letters = field(repr=False)
    files: tuple[tuple[str, ...], ...] = field(repr=False)
    example: str
