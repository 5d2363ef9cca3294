"""What games are read from, and how it is told apart."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol, TypeAlias, runtime_checkable


@runtime_checkable
class Readable(Protocol):
    """Something to read from: an open file, in text or binary mode, or what does as one."""

    def read(self, size: int = -1, /) -> str | bytes:
        """Give at most so many characters or bytes; all of them if the size is negative."""
        ...


Source: TypeAlias = str | bytes | bytearray | memoryview | os.PathLike[str] | Readable
"""A text itself, its bytes, the path of a file, or something to read from."""

Sources: TypeAlias = Source | Iterable[Source]
"""One source, or several after each other."""

NO_FILE = "-"
"""The name of what comes from no file, as the command line has it."""

LONGEST_PATH = 4096
"""A longer text is not taken for the name of a file."""


def is_one(source: object) -> bool:
    """Whether this is one source, and not several."""
    return isinstance(source, str | bytes | bytearray | memoryview | os.PathLike | Readable)


def opened(source: object) -> tuple[str | bytes | Path | Readable, str]:
    """Give a source as the native module takes it, and its name.

    Text files are read at once; bytes stream.
    """
    match source:
        case str():
            _refuse_path(source)
            return source, NO_FILE
        case bytes() | bytearray() | memoryview():
            return bytes(source), NO_FILE
        case os.PathLike():
            path = os.fsdecode(source)
            return Path(path), shown(path)
        case Readable():
            name = getattr(source, "name", None)
            name = shown(name) if isinstance(name, str) else NO_FILE
            return (source.read() if isinstance(source.read(0), str) else source), name
        case _:
            raise wrong_type(source)


def shown(name: str) -> str:
    """Give the name of a file as it can be shown: Python has half characters for bytes that are no UTF-8."""
    return name.encode("utf-8", "replace").decode()


def wrong_type(source: object, *more: str) -> TypeError:
    """Say what a source may be."""
    allowed = ["a text (str)", "bytes", "the path of a file (pathlib.Path)", "an object with a method read", *more]
    return TypeError(f"source must be {', '.join(allowed[:-1])} or {allowed[-1]}, not {type(source).__name__}")


def _refuse_path(text: str) -> None:
    """Refuse the name of a file in the place of a text: it would be read as a sheet of one strange move."""
    if len(text) < LONGEST_PATH and not any(map(str.isspace, text)) and Path(text).is_file():
        raise ValueError(f"source={text!r} is the name of a file; give pathlib.Path({text!r}) to have it read")
