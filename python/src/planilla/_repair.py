"""Sheets repaired: the most likely legal game behind what is written."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from planilla import _native
from planilla._options import held
from planilla._rows import Repair
from planilla._sources import Source, is_one, opened, wrong_type
from planilla._words import Edition, Input, MessageLanguage


class Reading(NamedTuple):
    """One way to read a cell, as a recogniser of handwriting gives it.

    Attributes
    ----------
    text
        The text.
    probability
        How probable it is, from 0 to 1.
    """

    text: str
    probability: float


Cell: TypeAlias = str | Mapping[str, Any] | Iterable[tuple[str, float]] | None
"""One cell: its text, ``None`` for a gap, its readings, or a mapping with ``written`` or ``readings``."""

Sheet: TypeAlias = Mapping[str, Any]
"""A sheet as an object: ``moves``, a list of cells, and headings (``white``, ``lang``, ``fen``)."""


def repair(
    sheet: Source | Sheet,
    other: Source | Sheet | None = None,
    *,
    best: int = 1,
    margin: float = 0.15,
    known: Mapping[str, str] | Iterable[str] = (),
    lang: str | Iterable[str] = "auto",
    laws: Edition | str = "auto",
    input: Input = "auto",
    encoding: str = "auto",
    messages: MessageLanguage = "en",
) -> Repair:
    """Propose the most likely legal game behind a sheet, or behind the two sheets of one game.

    What is written is never altered: it stands beside the proposal, and where nothing decides it stands alone.

    Parameters
    ----------
    sheet : str, bytes, os.PathLike, file object or mapping
        A sheet or game, as for `planilla.check`; or a mapping with a list ``moves``, whose cells are texts, ``None``
        for a gap, readings with their probabilities, or mappings with ``written`` or ``readings``.
    other : the same, optional
        The other player's sheet of the same game.
    best
        How many whole games to give, the likeliest first.
    margin
        A move is chosen only if it is so much likelier than the next one: a number from 0 to 1.
    known : mapping or iterable of str
        What a person knows: ``{"12w": "Nf3"}`` or ``["12w=Nf3"]`` says that White's move 12 was Nf3.
    lang, laws, input, encoding, messages
        As for `planilla.check`; see `planilla.Options`. Each sheet is in one of the languages.

    Returns
    -------
    Repair
        The game. Places in it are counted in characters of a ``str``, else in bytes.

    Raises
    ------
    ValueError
        If a source holds no game or several, the two sheets are of two games, an answer is no legal move where it is
        said to be or contradicts another, or an argument is none that is allowed.
    TypeError
        If an argument is of a wrong type.
    OSError
        If a file cannot be read.

    See Also
    --------
    check : what holds of a sheet, and with ``repair=True`` how probable its fixes are.

    Examples
    --------
    >>> import planilla
    >>> white = "1.e4 e5 2.Nf8 Nc6 3.Bb5 a6 4.Ba4 Nf6"
    >>> repair = planilla.repair(white, lang="en")
    >>> repair.moves[2].written, repair.moves[2].san, repair.moves[2].status
    ('Nf8', 'Nf3', 'repaired')

    The sheets of both players, in different languages:

    >>> repair = planilla.repair(white, "1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Aa4 Cf6")
    >>> repair.moves[2].written, repair.moves[2].san
    (('Nf8', 'Cf3'), 'Nf3')

    The readings of a recogniser:

    >>> cells = ["e4", "e5", [("Nf8", 0.6), ("Nf3", 0.4)], "Nc6", "Bb5", None, "Ba4", "Nf6"]
    >>> repair = planilla.repair({"lang": "en", "moves": cells}, known={"3b": "a6"})
    >>> [move.san for move in repair.moves]
    ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6']
    """
    given: dict[str, Any] = {"lang": lang, "laws": laws, "input": input, "encoding": encoding, "messages": messages}
    settings = held(given)
    native = _native.Options(**settings)
    answers = [f"{at}={move}" for at, move in known.items()] if isinstance(known, Mapping) else _listed(known)
    sheets = [sheet] if other is None else [sheet, other]
    texts = [_text(each, settings, native) for each in sheets]
    fields, pgn, remarks = _native.repair(texts, best, margin, answers, native)
    for move, remark in zip(fields["moves"], remarks, strict=True):
        move["_remark"] = remark
    fields["_pgn"] = pgn
    return Repair._of(fields)


def _listed(known: Iterable[str]) -> list[str]:
    return known.split(",") if isinstance(known, str) else [*known]


def _text(
    source: object, settings: Mapping[str, Any], native: _native.Options
) -> tuple[str | bytes, str, str, str, int, int]:
    """Give the text of the one game of a source, and what it is."""
    if isinstance(source, Mapping):
        fields = {name: [*map(_cell, value)] if name == "moves" else value for name, value in source.items()}
        source = json.dumps(fields)
        native = _native.Options(**{**settings, "input": "json"})
    elif not is_one(source):
        raise wrong_type(source, "a mapping with a list `moves`")
    games = iter(_native.check(*opened(source), native))
    found = next(games, None)
    if found is None:
        raise ValueError("source holds no game")
    if next(games, None) is not None:
        raise ValueError("source holds 2 games or more; give one sheet or game at a time")
    row, text, kind, encoding = found
    return text, row["file"], kind, encoding or "auto", row["game"], row["line"]


def _cell(cell: object) -> object:
    """Give a cell as the JSON has it."""
    if cell is None or isinstance(cell, str):
        return cell
    if isinstance(cell, Mapping):
        if "readings" not in cell:
            return dict(cell)
        return {**cell, "readings": [*map(_reading, cell["readings"])]}
    if isinstance(cell, Iterable):
        return {"readings": [*map(_reading, cell)]}
    raise TypeError(f"a cell must be a str, None, a mapping or its readings, not {type(cell).__name__}")


def _reading(reading: object) -> object:
    if isinstance(reading, str | Mapping):
        return reading
    if isinstance(reading, Iterable):
        text, probability = reading
        return {"text": text, "probability": float(probability)}
    raise TypeError(f"a reading must be a text and its probability, not {type(reading).__name__}")
