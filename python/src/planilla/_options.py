"""The options of a check, in one place: their types, what they mean, and what they are when left out."""

from collections.abc import Callable, Iterable, Mapping
from inspect import Parameter, signature
from typing import Any, ParamSpec, TypedDict, TypeVar, get_args, get_type_hints

from planilla import _native
from planilla._rows.trf import Trf
from planilla._trf import TrfSource, as_trf
from planilla._words import Edition, Input, MessageLanguage, MovesShown


class ScanOptions(TypedDict, total=False):
    """How games are checked: the keyword arguments of `planilla.scan` and its like.

    They are spelled as on the command line. Where several names may be given, they may also stand in one ``str``,
    parted by commas.

    Attributes
    ----------
    lang
        The languages the moves may be in, by code or name (`planilla.languages` lists them); ``"auto"``, the default:
        all stand equal.
    laws
        The edition of the Laws; ``"auto"``, the default: by the game's date, else the newest.
    input
        What the source is; ``"auto"``, the default: found by its content.
    encoding
        The encoding of bytes and files, by any name that Web pages use; ``"auto"``, the default: UTF-8, UTF-16 by its
        mark, else Windows-1252. A ``str`` has none, and the option does not touch it.
    notes
        Whether notes are wanted too. Default: ``False``.
    select
        Only these rules (`planilla.rules` lists them), notes among them. Default: all rules.
    ignore
        Not these rules. Default: none.
    minimum_moves
        The event's rule that no draw is agreed before both players have made so many moves. Default: ``None``, as the
        heading ``minimum_moves`` says.
    messages
        The language of the messages. Default: ``"en"``.
    """

    lang: str | Iterable[str]
    laws: Edition | str
    input: Input
    encoding: str
    notes: bool
    select: str | Iterable[str]
    ignore: str | Iterable[str]
    minimum_moves: int | None
    messages: MessageLanguage


class Options(ScanOptions, total=False):
    """How games are checked: the keyword arguments of `planilla.check` and `planilla.check_all`.

    Those of `planilla.ScanOptions`, and three more.

    Attributes
    ----------
    trf
        The tournament report that games are held against: what `planilla.read_trf` gave, the path of a file, or its
        bytes. Default: ``None``, no report.
    moves
        Which moves a game holds: ``"all"``, the default; ``"findings"``, those that a finding is about; ``"none"``.
    repair
        Whether what does not replay is repaired: fixes then carry their probability, and ``notation.repaired_text``
        tells what each text was taken for. Default: ``False``.
    """

    trf: Trf | TrfSource | None
    moves: MovesShown
    repair: bool


DEFAULTS: Mapping[str, object] = {
    "lang": "auto",
    "laws": "auto",
    "input": "auto",
    "encoding": "auto",
    "notes": False,
    "select": (),
    "ignore": (),
    "minimum_moves": None,
    "messages": "en",
    "trf": None,
    "moves": "all",
    "repair": False,
}

P = ParamSpec("P")
R = TypeVar("R")


def shows_options(function: Callable[P, R]) -> Callable[P, R]:
    """Have ``help`` and notebooks show the options of a function one by one, with their defaults."""
    plain = signature(function)
    own = [each for each in plain.parameters.values() if each.kind is not Parameter.VAR_KEYWORD]
    (taken,) = get_args(function.__annotations__["options"])
    types = get_type_hints(taken)
    options = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=types[name])
        for name, default in DEFAULTS.items()
        if name in types
    ]
    function.__signature__ = plain.replace(parameters=own + options)  # type: ignore[attr-defined]
    return function


def for_table(options: Mapping[str, Any]) -> _native.Options:
    """Make of options what the native module takes, where a table is asked for."""
    if "moves" in options:
        raise TypeError("got an unexpected keyword argument 'moves': a table has the columns that are asked for")
    if "trf" in options:
        raise TypeError("got an unexpected keyword argument 'trf': check and check_all hold games against a report")
    if "repair" in options:
        raise TypeError("got an unexpected keyword argument 'repair': check and check_all repair games")
    return _native.Options(**held(options))


def held(options: Mapping[str, Any]) -> dict[str, Any]:
    """Give options as they can be kept and used again: what can be walked through but once becomes a tuple."""
    return {
        name: as_trf(value)
        if name == "trf"
        else tuple(value)
        if isinstance(value, Iterable) and not isinstance(value, str)
        else value
        for name, value in options.items()
    }
