"""Texts rewritten in another language or style."""

from collections.abc import Iterable
from typing import overload

from planilla import _native
from planilla._columns import Texts, convert_column, is_column, refuse_unless_column
from planilla._options import Options, held
from planilla._rows import Conversion
from planilla._sources import Source, is_one, opened, wrong_type
from planilla._table import Table
from planilla._words import Edition, Input, Style


@overload
def convert(
    source: Source,
    *,
    to: str,
    style: Style | None = None,
    lang: str | Iterable[str] = "auto",
    laws: Edition | str = "auto",
    input: Input = "auto",
    encoding: str = "auto",
) -> Conversion: ...
@overload
def convert(
    source: Texts,
    *,
    to: str,
    style: Style | None = None,
    lang: str | Iterable[str] = "auto",
    laws: Edition | str = "auto",
    input: Input = "auto",
    encoding: str = "auto",
    fen: str | Texts | None = None,
    jobs: int | None = None,
) -> Table: ...
def convert(
    source: Source | Texts,
    *,
    to: str,
    style: Style | None = None,
    lang: str | Iterable[str] = "auto",
    laws: Edition | str = "auto",
    input: Input = "auto",
    encoding: str = "auto",
    fen: str | Texts | None = None,
    jobs: int | None = None,
) -> Conversion | Table:
    """Rewrite the moves of a text in another language or style; all else stays as it stands.

    Parameters
    ----------
    source : str, bytes, os.PathLike, file object or column of texts
        Where the games are, as for `planilla.check`; one move alone will do. In a column (an Arrow array, a Series, a
        list of ``str``) each text is a written move or a score.
    to : str
        The language to write, by code or name; or a style, in which case each game keeps its language; or both, parted
        by a comma: ``"es,figurine"``. Systems of notation are named like languages, and have no style beside them:
        ``"en-descriptive"``, ``"es-descriptive"``, ``"fr-descriptive"``, ``"iccf"``, ``"spoken"``.
    style : {"short", "long", "figurine", "uci", "san"}, optional
        The style to write; before the one in `to`, if both are given. Default: ``"short"``, that of the Laws.
    lang, laws, input, encoding
        How the source is read; see `planilla.Options`.
    fen : str or column of texts, optional
        With a column of written moves: the position of all, or a column with that of each. Without, they are rewritten
        by their letters alone, where these say enough.
    jobs : int, optional
        With a column of texts: how many threads work; if left out, one for each processor.

    Returns
    -------
    Conversion or Table
        The new text of all games (``str`` gives it alone), the cells that had to stay as they stand, and those of which
        it is not certain that they are the same move.

        Of a column of texts a table with a row for each: ``text``, the new text; ``kept``, the number of cells that had
        to stay as they stand; ``doubted``, the number of those of which it is not certain that they are the same move.

    Raises
    ------
    ValueError
        If the source holds no game, is the name of a file or no text, or if an option is none that is allowed.
    TypeError
        If an argument is of a wrong type.
    OSError
        If a file cannot be read.

    Examples
    --------
    >>> import planilla
    >>> print(planilla.convert("Cf3", to="de"))
    Sf3
    >>> print(planilla.convert("1.Sf3 Sf6 2.g3", to="uci"))
    1.g1f3 g8f6 2.g2g3
    >>> planilla.convert(["Axe5", "Txd8+"], to="en", lang="es").to_arrow()["text"].to_pylist()
    ['Bxe5', 'Rxd8+']
    >>> print(planilla.convert("1.e4 e5 2.Nf3 Nc6", to="es-descriptive", lang="en"))
    1.P4R P4R 2.C3AR C3AD
    """
    options = held(Options(lang=lang, laws=laws, input=input, encoding=encoding))
    if is_column(source):
        return convert_column(source, fen, to=to, style=style, jobs=jobs, options=options)
    if not is_one(source):
        raise wrong_type(source, "a column of texts")
    refuse_unless_column(fen=fen, jobs=jobs)
    found = _native.convert(*opened(source), to, style, _native.Options(**options))
    games = [Conversion._of(fields) for fields, *_ in found]
    if not games:
        raise ValueError("source holds no game")
    return _joined(games)


def _joined(games: list[Conversion]) -> Conversion:
    first, *more = games
    return (
        first
        if not more
        else Conversion(
            first.schema,
            first.type,
            first.file,
            first.game,
            first.line,
            text="".join(game.text for game in games),
            kept=tuple(kept for game in games for kept in game.kept),
            doubted=tuple(doubted for game in games for doubted in game.doubted),
        )
    )
