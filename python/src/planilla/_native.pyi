# The native module: what of Rust there is for Python to call. Users see what `planilla` makes of it.

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Self, TypeAlias, final

from planilla._sources import Readable

__all__ = [
    "Games",
    "Options",
    "Scan",
    "__version__",
    "check",
    "convert",
    "languages",
    "parts",
    "position",
    "read_move",
    "rule",
    "rules",
    "tables",
]

__version__: Final[str]

@final
class Options:
    def __new__(cls, **given: object) -> Self: ...

@final
class Games(Iterator[tuple[dict[str, Any], str | bytes, str, str | None]]):
    def __iter__(self) -> Self: ...
    def __next__(self) -> tuple[dict[str, Any], str | bytes, str, str | None]: ...

Place: TypeAlias = tuple[str | bytes | Readable, str] | tuple[str, int, int, int, int]

@final
class Scan:
    def __new__(
        cls, table: str, columns: Iterable[str] | None, jobs: int | None, unreadable: str, options: Options
    ) -> Self: ...
    @property
    def columns(self) -> list[str]: ...
    @property
    def types(self) -> list[str]: ...
    def schema(self) -> object: ...
    def stream(self, sources: Sequence[Place]) -> object: ...

def check(source: str | bytes | Path | Readable, name: str, options: Options) -> Games: ...
def convert(
    source: str | bytes | Path | Readable, name: str, to: str, style: str | None, options: Options
) -> Games: ...
def read_move(text: str, fen: str, options: Options) -> dict[str, Any]: ...
def position(fen: str, options: Options) -> dict[str, Any]: ...
def languages() -> list[dict[str, Any]]: ...
def rules() -> list[dict[str, Any]]: ...
def rule(name: str) -> dict[str, Any]: ...
def parts(path: str, size: int) -> list[tuple[str, int, int | None, int, int]]: ...
def tables() -> list[tuple[str, str, list[tuple[str, str, str]]]]: ...
