"""A text rewritten in another language or style."""

from dataclasses import dataclass
from typing import Literal

from planilla._rows.row import Row
from planilla._words import Status


@dataclass(frozen=True)
class Kept(Row):
    """A cell left as it stands.

    Attributes
    ----------
    start, end
        Its place in the old text: in characters of a ``str``, in bytes of anything else.
    status
        Its status, which is why.
    """

    start: int
    end: int
    status: Status


@dataclass(frozen=True)
class Doubted(Row):
    """A cell that was rewritten and may mean another move, or whose marks were false.

    Attributes
    ----------
    start, end
        Its place in the old text: in characters of a ``str``, in bytes of anything else.
    written
        The text on the sheet.
    replacement
        What was put in its place.
    """

    start: int
    end: int
    written: str
    replacement: str


@dataclass(frozen=True, repr=False)
class Conversion(Row):
    """A text rewritten; ``str`` gives the new text.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``conversion``.
    file
        The file it comes from; ``-`` if from none.
    game, line
        The number of its first game in the source, and the line that this begins in, from 1.
    text
        The text rewritten, of all its games.
    kept
        The cells left as they stand, because nothing says which moves they are.
    doubted
        The cells that were rewritten and may mean another move: a person should look.

    Examples
    --------
    >>> import planilla
    >>> planilla.convert("1.Cf3 d5 2.Cb5", to="de")
    <Conversion '1.Sf3 d5 2.Cb5', 1 kept>
    """

    __match_args__ = ("text",)
    _parts = {"kept": Kept, "doubted": Doubted}

    schema: str
    type: Literal["conversion"]
    file: str
    game: int
    line: int
    text: str
    kept: tuple[Kept, ...]
    doubted: tuple[Doubted, ...]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        shown = self.text if len(self.text) <= _SHOWN else self.text[:_SHOWN] + "..."
        counts = {"kept": len(self.kept), "doubted": len(self.doubted)}
        told = "".join(f", {count} {name}" for name, count in counts.items() if count)
        return f"<Conversion {shown!r}{told}>"


_SHOWN = 60
"""So many characters of the text are enough to know it by."""
