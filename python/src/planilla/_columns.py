"""Columns of texts, in place of one text: an Arrow array, a Series, or a list of ``str``."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeAlias, TypeGuard

from planilla import _native
from planilla._options import for_table
from planilla._table import Table


class ArrowStream(Protocol):
    """What gives its values as an Arrow stream: a Series of polars or pandas, a chunked array of pyarrow."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Give the values as an Arrow stream in a capsule."""
        ...


class ArrowArray(Protocol):
    """What gives its values as an Arrow array: an array of pyarrow."""

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        """Give the values as an Arrow array in two capsules."""
        ...


class TypedValues(Protocol):
    """What has one type for all its values: an array of NumPy, a Series of pandas before version 3."""

    @property
    def dtype(self) -> Any:  # noqa: ANN401
        """The type of the values."""
        ...

    def __iter__(self) -> Iterator[Any]:
        """Give the values one by one."""
        ...


Texts: TypeAlias = ArrowStream | ArrowArray | TypedValues | list[str] | list[str | None] | tuple[str | None, ...]
"""A column of texts, each of which may be null: an Arrow array, a Series, a list of ``str``."""


def is_column(source: object) -> TypeGuard[Texts]:
    """Whether this is a column of texts, and not one."""
    names = ("__arrow_c_stream__", "__arrow_c_array__", "dtype")
    return isinstance(source, list | tuple) or any(hasattr(source, name) for name in names)


def check_column(source: Texts, columns: Iterable[str] | None, jobs: int | None, options: Mapping[str, Any]) -> Table:
    """Check the sheets of a column."""
    return _made(_native.check_column(source, columns, jobs, for_table(options)))


def read_column(
    text: Texts, fen: str | Texts, columns: Iterable[str] | None, jobs: int | None, options: Mapping[str, Any]
) -> Table:
    """Read the written moves of a column."""
    return _made(_native.read_column(text, fen, columns, jobs, _native.Options(**options)))


def convert_column(
    source: Texts, fen: str | Texts | None, *, to: str, style: str | None, jobs: int | None, options: Mapping[str, Any]
) -> Table:
    """Rewrite the texts of a column."""
    return _made(_native.convert_column(source, fen, to, style, jobs, _native.Options(**options)))


def refuse_unless_column(**arguments: object) -> None:
    """Say of arguments that only columns have that the source is none."""
    given = [name for name, value in arguments.items() if value is not None]
    if given:
        raise TypeError(f"{' and '.join(given)} can be given with a column of texts only, not with one text")


def _made(made: _native.Made) -> Table:
    return Table(dict(zip(made.columns, made.types, strict=True)), made.schema, made.stream)
