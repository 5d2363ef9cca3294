"""Moves that are sealed, so that they can be proved and not be read."""

from dataclasses import dataclass, field
from os import PathLike

from planilla import _native
from planilla._rows import Envelope, Opened
from planilla._words import MessageLanguage


@dataclass(frozen=True)
class Sealed:
    """A sealed move: two files, and what can be said of them.

    Attributes
    ----------
    public
        The bytes of the public file: the envelope, and a commitment to the move. Everybody may have it.
    secret
        The bytes of the secret file, which opens the other; it is never shown. Who has it can read the move.
    commitment
        The commitment, a SHA-256 in hexadecimal digits.
    """

    public: bytes = field(repr=False)
    secret: bytes = field(repr=False)
    commitment: str


def seal(envelope: Envelope, move: str) -> Sealed:
    """Seal a move: what is made commits to it and does not tell it.

    Nothing is written to a file. The format is described in ``docs/sealing.md`` of the project.

    Parameters
    ----------
    envelope : Envelope
        What stands on the envelope; it tells no move.
    move : str
        The move as its player writes it; it is not looked at whether it can be played.

    Returns
    -------
    Sealed
        The two files.

    Raises
    ------
    ValueError
        If the envelope tells a move, or if the move is longer than 512 bytes.
    TypeError
        If an argument is of a wrong type.

    Examples
    --------
    >>> import planilla
    >>> sealed = planilla.seal(planilla.Envelope(white="Ana", sealed_by="white", move_number=41), "Nd2")
    >>> planilla.open_envelope(sealed.public, sealed.secret).envelope.move
    'Nd2'
    >>> planilla.open_envelope(sealed.public + b" ", sealed.secret)
    Traceback (most recent call last):
    ...
    ValueError: the public file, line 8: the bytes are not those that sealing writes: space, letter case, order or \
line ends were changed
    """
    if not isinstance(envelope, Envelope):
        raise TypeError(f"envelope must be an Envelope, not {type(envelope).__name__}")
    if not isinstance(move, str):
        raise TypeError(f"move must be a str, not {type(move).__name__}")
    return Sealed(*_native.seal(envelope._fields(), move))


def open_envelope(
    public: str | PathLike[str] | bytes, secret: str | PathLike[str] | bytes, *, messages: MessageLanguage = "en"
) -> Opened:
    """Open a sealed envelope: prove that the move in the secret file is the one that was sealed, and judge it.

    Parameters
    ----------
    public, secret : str, os.PathLike or bytes
        The paths of the two files, or their bytes.
    messages
        The language that is answered in; see `planilla.Options`.

    Returns
    -------
    Opened
        The envelope with its move, and what is to be said of it.

    Raises
    ------
    ValueError
        If a byte of either file was changed, or if they do not belong together, with the reason.
    TypeError
        If an argument is of a wrong type.
    OSError
        If a file cannot be read.
    """
    return Opened._of(_native.open_envelope(public, secret, _native.Options(messages=messages)))
