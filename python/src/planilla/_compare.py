"""Two sheets of one game, compared."""

from collections.abc import Iterable
from typing import Unpack

from planilla import _native
from planilla._check import check
from planilla._options import Options, shows_options
from planilla._rows import Comparison
from planilla._sources import Source


@shows_options
def compare(
    white: Source,
    black: Source,
    *,
    white_lang: str | Iterable[str] | None = None,
    black_lang: str | Iterable[str] | None = None,
    **options: Unpack[Options],
) -> Comparison:
    """Compare White's sheet of a game with Black's.

    The sheets may be in different languages and styles, of different lengths and with gaps. Where they name different
    moves they part; where one tells what the other does not, it is settled; and what neither settles stays open.

    Parameters
    ----------
    white, black : str, bytes, os.PathLike or file object
        The sheets, as for `planilla.check`.
    white_lang, black_lang : str or an iterable of str, optional
        The languages of one sheet, in the place of ``lang``.
    **options
        How they are checked; see `planilla.Options`.

    Returns
    -------
    Comparison
        What both agree on, in what they differ, and what was found. Places are counted from the beginning of each game.

    Raises
    ------
    ValueError
        If a source holds no game or several, or if an option is none that is allowed.
    TypeError
        If an argument is of a wrong type.
    OSError
        If a file cannot be read.

    Examples
    --------
    >>> import planilla
    >>> white = "1.d4 Nf6 2.c4 e6 3.Nf3 d5 4.Nc3 c6 5.Bg5 h6 6.Bxf6"
    >>> black = "1.d4 Cf6 2.c4 e6 3.Cf3 d5 4.Cc3 c6 5.Ag5 h6 6.Ah4"
    >>> compared = planilla.compare(white, black, white_lang="en", black_lang="es")
    >>> compared.last_agreed.fen
    'rnbqkb1r/pp3pp1/2p1pn1p/3p2B1/2PP4/2N2N2/PP2PPPP/R2QKB1R w KQkq - 0 6'
    >>> print(compared.findings[0].message)
    the sheets part at White's move 6: White's has `Bxf6`, Black's has `Ah4`
    """
    one = check(white, **options if white_lang is None else {**options, "lang": white_lang})
    other = check(black, **options if black_lang is None else {**options, "lang": black_lang})
    texts, settings = (one._text, other._text), (one._settings, other._settings)
    fields = _native.compare(texts[0], one._options(), texts[1], other._options())
    fields["white"]["file"], fields["black"]["file"] = one.file, other.file
    return Comparison._of(fields | {"_texts": texts, "_settings": settings})
