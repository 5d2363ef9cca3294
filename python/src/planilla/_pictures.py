"""Positions as pictures."""

from collections.abc import Mapping
from typing import Protocol

from planilla import _native
from planilla._words import MessageLanguage, Severity


class HasFen(Protocol):
    """What has a method ``fen`` that gives a position in FEN, as the boards of python-chess."""

    def fen(self) -> str:
        """Give the FEN."""
        ...


class HasFenText(Protocol):
    """What has a position in FEN, as `planilla.Position`."""

    @property
    def fen(self) -> str:
        """The FEN."""
        ...


class Svg(str):
    """A picture in SVG: a ``str`` that notebooks show as what it draws.

    Examples
    --------
    >>> import planilla
    >>> picture = planilla.svg(planilla.START)
    >>> picture[:5], picture
    ('<svg ', <Svg of 7 kB>)
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        return f"<Svg of {len(self) // 1024} kB>"


def fen_of(position: str | HasFen | HasFenText, argument: str) -> str:
    """Give the FEN of what has one."""
    fen = position if isinstance(position, str) else getattr(position, "fen", None)
    if callable(fen):
        fen = fen()
    if not isinstance(fen, str):
        given = type(position).__qualname__
        raise TypeError(f"{argument} must be a FEN as a str, or have one as `fen`, not {given}")
    return fen


def svg(
    fen: str | HasFen | HasFenText,
    *,
    flipped: bool = False,
    coordinates: bool = True,
    last_move: str | None = None,
    marks: Mapping[str, Severity] | None = None,
    size: int = 360,
    messages: MessageLanguage = "en",
) -> Svg:
    """Draw a position.

    Parameters
    ----------
    fen : str, Position, chess.Board or anything else with a FEN
        The position: in FEN, or what has one as ``fen``.
    flipped : bool
        Whether Black's side is at the bottom.
    coordinates : bool
        Whether letters and numbers stand beside the board.
    last_move : str, optional
        The move that led to it, in UCI: its squares are coloured.
    marks : mapping of squares to {"error", "warning", "note"}, optional
        Squares to look at.
    size : int
        How wide and high it is, in pixels; it shrinks where there is less room.
    messages
        The language of the words for those who hear the picture; see `planilla.Options`.

    Returns
    -------
    Svg
        The picture: a ``str`` that notebooks show. It is the same each time.

    Raises
    ------
    ValueError
        If the FEN is none, or if an argument is none that is allowed.
    TypeError
        If an argument is of a wrong type.

    Examples
    --------
    >>> import planilla
    >>> position = planilla.check("1e4 e5 2.Cf3").position(2)
    >>> picture = planilla.svg(position, last_move="e7e5", marks={"e5": "note"}, flipped=True)
    >>> picture.endswith("</svg>")
    True
    """
    drawn = _native.draw(fen_of(fen, "fen"), flipped, coordinates, last_move, dict(marks or {}), size, messages)
    return Svg(drawn)
