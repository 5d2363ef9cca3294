"""Games checked: one, or one after the other."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Unpack, overload

from planilla import _native
from planilla._columns import Texts, check_column, is_column, refuse_unless_column
from planilla._options import Options, ScanOptions, held, shows_options
from planilla._rows import Game
from planilla._sources import Source, Sources, is_one, opened, wrong_type
from planilla._table import Table


@overload
def check(source: Source, **options: Unpack[Options]) -> Game: ...
@overload
def check(
    source: Texts, *, columns: Iterable[str] | None = None, jobs: int | None = None, **options: Unpack[ScanOptions]
) -> Table: ...
@shows_options
def check(
    source: Source | Texts,
    *,
    columns: Iterable[str] | None = None,
    jobs: int | None = None,
    **options: Unpack[Options],
) -> Game | Table:
    """Read one game or sheet, replay it under the Laws, and say what holds and what does not.

    Bad chess is no error of the program: it is told in the findings of the game.

    Parameters
    ----------
    source : str, bytes, os.PathLike, file object or column of texts
        A ``str`` is the text of a sheet or of PGN itself, ``bytes`` are its bytes; a path (`pathlib.Path`) is read, and
        so is anything with a method ``read``. Files packed with gzip, zstd or bzip2 are read as they are. Of a column
        (an Arrow array, a Series, a list of ``str``) each text is checked.
    columns, jobs
        With a column of texts: the columns of the answer, as for `planilla.scan`, and how many threads work; if left
        out, all columns, and a thread for each processor.
    **options
        How it is checked; see `planilla.Options`.

    Returns
    -------
    Game or Table
        The game. Places in it (``start`` and ``end``) are counted in characters if the source is a ``str`` or a text
        file, else in bytes of the file as it is, once unpacked. ``column`` is in characters always.

        Of a column of texts a table: first ``row``, the place of the text from 0, then the columns of `planilla.scan`.
        A text has a row for each game in it; a null, or a text without a game, has one in which all else is null.
        Places are counted in bytes of the text in UTF-8.

    Raises
    ------
    ValueError
        If the source holds no game or several, is the name of a file or no text, or if an option is none that is
        allowed.
    TypeError
        If an argument is of a wrong type.
    OSError
        If a file cannot be read.

    See Also
    --------
    check_all : the same for any number of games.

    Examples
    --------
    >>> import planilla
    >>> game = planilla.check("1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5", laws="2005")
    >>> game.language.code
    'es'
    >>> print(game.findings[0].message)
    the queen cannot reach `d5`: the pawn on `d4` is in the way

    >>> sheets = ["1.e4 e5 2.Cf3", None, "1.e4 e5 2.Re3"]
    >>> planilla.check(sheets, columns=["errors"]).to_arrow()["errors"].to_pylist()
    [0, None, 1]
    """
    settings = held(options)
    if is_column(source):
        return check_column(source, columns, jobs, settings)
    native = _native.Options(**settings)
    if not is_one(source):
        raise wrong_type(source, "a column of texts")
    refuse_unless_column(columns=columns, jobs=jobs)
    games = _walk(source, settings, native)
    game = next(games, None)
    if game is None:
        raise ValueError("source holds no game")
    if next(games, None) is not None:
        raise ValueError("source holds 2 games or more; check_all gives one after the other")
    return game


@shows_options
def check_all(source: Sources, **options: Unpack[Options]) -> Iterator[Game]:
    r"""Check any number of games, one after the other; files of any size stream.

    Parameters
    ----------
    source : str, bytes, os.PathLike, file object or an iterable of these
        Where the games are, as for `check`; or several such places. An iterable of ``str`` is one of texts.
    **options
        How they are checked; see `planilla.Options`.

    Yields
    ------
    Game
        Each game, as `check` gives it; of a source without games none.

    Raises
    ------
    ValueError
        If a source is the name of a file or no text, or if an option is none that is allowed.
    TypeError
        If an argument is of a wrong type.
    OSError
        If a file cannot be read, or not to its end: the games before have been given by then.

    See Also
    --------
    check : for one game.

    Examples
    --------
    >>> import planilla
    >>> pgn = '[White "Ana"]\n\n1. e4 e5 1-0\n\n[White "Eva"]\n\n1. d4 d5 2. Ke3 0-1\n'
    >>> for game in planilla.check_all(pgn):
    ...     print(game.game, game.tags["White"], len(game.findings))
    1 Ana 0
    2 Eva 1
    """
    settings = held(options)
    native = _native.Options(**settings)
    if is_one(source):
        return _walk(source, settings, native)
    if not isinstance(source, Iterable):
        raise wrong_type(source, "an iterable of these")
    return (game for each in source for game in _walk(each, settings, native))


def _walk(source: object, settings: Mapping[str, Any], native: _native.Options) -> Iterator[Game]:
    """Begin at once to check the games of a source, and give them as they are asked for."""
    return _games(_native.check(*opened(source), native), settings)


def _games(found: _native.Games, settings: Mapping[str, Any]) -> Iterator[Game]:
    taken_for = None
    for fields, text, kind, encoding in found:
        taken_for = taken_for or {**settings, "input": kind, "encoding": encoding or "auto"}
        fields["_text"] = text
        fields["_settings"] = taken_for
        yield Game._of(fields)
