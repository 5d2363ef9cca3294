# The native module: what of Rust there is for Python to call. Users see what `planilla` makes of it.

from collections.abc import Iterable, Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Final, Self, TypeAlias, final

from planilla._sources import Readable

__all__ = [
    "Games",
    "Made",
    "Options",
    "Scan",
    "__version__",
    "check",
    "check_column",
    "compare",
    "convert",
    "convert_column",
    "draw",
    "envelope",
    "envelope_text",
    "facts",
    "fen_after",
    "judge_envelope",
    "languages",
    "laws",
    "missing",
    "movetext",
    "open_envelope",
    "parts",
    "position",
    "position_at",
    "read_column",
    "read_envelope",
    "read_move",
    "read_trf",
    "repair",
    "report",
    "rule",
    "rules",
    "seal",
    "sealed",
    "show_comparison",
    "show_game",
    "show_position",
    "tables",
    "template",
]

__version__: Final[str]

@final
class Options:
    def __new__(cls, **given: object) -> Self: ...

@final
class Games(Iterator[tuple[dict[str, Any], str | bytes, str, str | None]]):
    def __iter__(self) -> Self: ...
    def __next__(self) -> tuple[dict[str, Any], str | bytes, str, str | None]: ...

_Place: TypeAlias = tuple[str | bytes | Readable, str] | tuple[str, int, int, int, int]

@final
class Scan:
    def __new__(
        cls, table: str, *, columns: Iterable[str] | None, jobs: int | None, unreadable: str, options: Options
    ) -> Self: ...
    @property
    def columns(self) -> list[str]: ...
    @property
    def types(self) -> list[str]: ...
    def schema(self) -> object: ...
    def stream(self, sources: Sequence[_Place]) -> object: ...

@final
class Made:
    def __len__(self) -> int: ...
    @property
    def columns(self) -> list[str]: ...
    @property
    def types(self) -> list[str]: ...
    def schema(self) -> object: ...
    def stream(self) -> object: ...

def check_column(column: object, columns: Iterable[str] | None, jobs: int | None, options: Options) -> Made: ...
def read_column(
    column: object, fen: object, columns: Iterable[str] | None, jobs: int | None, options: Options
) -> Made: ...
def convert_column(
    column: object, fen: object, to: str, style: str | None, jobs: int | None, options: Options
) -> Made: ...
def check(source: str | bytes | Path | Readable, name: str, options: Options) -> Games: ...
def convert(
    source: str | bytes | Path | Readable, name: str, to: str, style: str | None, options: Options
) -> Games: ...
def sealed(text: str, fen: str, past: Sequence[str], standard: str, options: Options) -> dict[str, Any]: ...
def read_move(text: str, fen: str, options: Options) -> dict[str, Any]: ...
def read_trf(
    source: str | bytes | PathLike[str],
    games: Sequence[tuple[str | bytes | Path | Readable, str]] | None,
    options: Options,
) -> tuple[dict[str, Any], bytes]: ...
def repair(
    sheets: Sequence[tuple[str | bytes, str, str, str, int, int]],
    best: int,
    margin: float,
    known: Sequence[str],
    options: Options,
) -> tuple[dict[str, Any], str, list[str | None]]: ...
def laws(edition: str | None, other: str | None, topic: str | None, options: Options) -> list[dict[str, Any]]: ...
def position(fen: str, effort: str, touched: Sequence[str], options: Options) -> dict[str, Any]: ...
def read_envelope(source: str | bytes | PathLike[str]) -> dict[str, Any]: ...
def envelope(fields: str) -> dict[str, Any]: ...
def envelope_text(fields: str, format: str) -> str: ...
def missing(fields: str, options: Options) -> list[str]: ...
def template(language: str) -> str: ...
def seal(fields: str, written: str) -> tuple[bytes, bytes, str]: ...
def open_envelope(
    public: str | bytes | PathLike[str], secret: str | bytes | PathLike[str], options: Options
) -> dict[str, Any]: ...
def judge_envelope(
    fields: str, sheets: Sequence[tuple[str, bytes]], standard: str | None, options: Options
) -> dict[str, Any]: ...
def compare(
    white: str | bytes, white_options: Options, black: str | bytes, black_options: Options
) -> dict[str, Any]: ...
def show_comparison(white: str | bytes, white_options: Options, black: str | bytes, black_options: Options) -> str: ...
def show_game(text: str | bytes, options: Options) -> str: ...
def show_position(fen: str, messages: str) -> str: ...
def facts(text: str | bytes, at: Sequence[str | int], options: Options) -> dict[str, Any]: ...
def position_at(text: str | bytes, at: str | int, options: Options) -> dict[str, Any]: ...
def fen_after(text: str | bytes, ply: int | None, options: Options) -> str | None: ...
def draw(
    fen: str,
    flipped: bool,
    coordinates: bool,
    last_move: str | None,
    marks: dict[str, str],
    size: int,
    messages: str,
) -> str: ...
def movetext(text: str | bytes, options: Options) -> tuple[str | None, str | None, list[tuple[str, str]]]: ...
def report(
    sources: Sequence[_Place],
    output: Path | None,
    title: str | None,
    drawn: int,
    jobs: int | None,
    options: Options,
) -> bytes: ...
def languages() -> list[dict[str, Any]]: ...
def rules(options: Options) -> list[dict[str, Any]]: ...
def rule(name: str, options: Options) -> dict[str, Any]: ...
def parts(path: str, size: int) -> list[tuple[str, int, int | None, int, int]]: ...
def tables() -> list[tuple[str, str, list[tuple[str, str, str]]]]: ...
