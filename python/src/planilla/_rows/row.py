"""What all rows have in common: they never change, and they give back the JSON that they stand for."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Self


class Row:
    """A plain frozen object with the fields of an object of the JSON."""

    _parts: ClassVar[Mapping[str, type["Row"]]] = {}
    """The fields that hold rows, and of which class these are."""

    @classmethod
    def _of(cls, fields: dict[str, Any]) -> Self:
        """Make a row of a dictionary, which becomes its own: rows by the thousand are made in no time so."""
        for name, part in cls._parts.items():
            if value := fields[name]:
                fields[name] = part._of(value) if type(value) is dict else tuple(map(part._of, value))
        row = _new(cls)
        _set_fields(row, fields)
        return row

    def to_dict(self) -> dict[str, Any]:
        """Give the fields as the JSON has them: the same names in the same order, and lists for tuples.

        Returns
        -------
        dict
            What ``planilla --format json`` prints for the same.
        """
        return {_json_name(name): _plain(value) for name, value in vars(self).items() if name[0] != "_"}


_new = object.__new__
_set_fields = Row.__dict__["__dict__"].__set__  # which asks no `__setattr__`, as frozen classes have one


class Tags(Mapping[str, str | None]):
    r"""The headings of a game by PGN's names, in their order; the players and the date are always there.

    A mapping that never changes; ``None`` stands for what is not written.

    Examples
    --------
    >>> import planilla
    >>> tags = planilla.check("white: Ana\n\n1.e4 e5").tags
    >>> tags["White"], tags["Black"], tags.get("Event", "?")
    ('Ana', None, '?')
    """

    __slots__ = ("_tags",)

    def __init__(self, tags: Mapping[str, str | None]) -> None:
        self._tags = dict(tags)

    def __getitem__(self, name: str, /) -> str | None:
        return self._tags[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tags)

    def __len__(self) -> int:
        return len(self._tags)

    def __hash__(self) -> int:
        return hash(frozenset(self._tags.items()))

    def __repr__(self) -> str:
        return f"Tags({self._tags!r})"


def python_names(fields: dict[str, Any]) -> dict[str, Any]:
    """Give fields their names in Python: ``from`` is a word of the language, and becomes ``from_``."""
    return {"from_" if name == "from" else name: value for name, value in fields.items()}


def _json_name(name: str) -> str:
    return name.removesuffix("_")


def _plain(value: object) -> object:
    if isinstance(value, Row):
        return value.to_dict()
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if isinstance(value, Mapping):
        return dict(value)
    return value
