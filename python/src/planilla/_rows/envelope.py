"""The envelope of an adjourned game."""

import json
from dataclasses import dataclass, field
from os import PathLike
from typing import Literal, Self

from planilla import _native
from planilla._rows.facts import Undecided
from planilla._rows.finding import Finding
from planilla._rows.row import Row
from planilla._rows.sealed import SealedMove
from planilla._words import Edition, MessageLanguage, SealedStandard


@dataclass(frozen=True)
class Envelope(Row):
    """What stands on the envelope of an adjourned game, and the facts of its resumption.

    The fields are the keys of its file; what is not known is ``None``. A value that cannot stand in its field raises a
    `ValueError` that names it. Articles: those with A are of the Laws of 1997 to 2005, those with I. are Guidelines I
    of 2017 and later.

    Attributes
    ----------
    event
        The event.
    white, black
        The names of the players (A2a; I.2.1).
    adjourned_at
        When the game was adjourned: ``2005-03-14 21:30``, or one of the two.
    laws
        The edition of the Laws by which the game is played.
    standard
        Whose rules the game is played by.
    language
        The code of the language whose letters the sealed move is written in.
    fen
        The position immediately before the sealed move (A2b; I.2.2).
    white_time_used, black_time_used
        The time that each player had used, ``H:MM:SS`` (A2c; I.2.3).
    sealed_by
        Who sealed the move (A2d; I.2.4).
    move_number
        The number of the sealed move (A2e; I.2.5).
    draw_offer
        Who offered a draw, if the offer stands (A2f; I.2.6).
    resumption_date, resumption_time, resumption_place
        When and where the game is resumed: ``2005-03-15``, ``16:00`` (A2g; I.2.7).
    sheets_enclosed
        Whose scoresheets are in the envelope (A1; I.1).
    move
        The sealed move as its player wrote it, once the envelope is opened (A7; I.7).
    flag_fell
        Whose flag fell before the sealing player stopped the clock (6.9, 6.10).
    offer_after_sealing, offer_answer
        Who offered a draw after the move was sealed, and what came of it (A4; I.4).
    claim_after_sealing, claim_kind
        Who claimed a draw after the move was sealed, and by what (9.2 to 9.4 with A1; I.1).
    present
        Who was present at the time of the resumption (A9; I.9, I.11).
    white_arrived, black_arrived
        When a player came who was late (A10; I.10).
    default_minutes
        After how many minutes a player who is not there loses (A10; I.10).
    envelope_lost
        Whether the envelope is lost (A11; I.12).
    white_time_set, black_time_set
        The times used to which the clock was set at the resumption (A12; I.13).
    clock_error_shown
        When a player said that these are wrong (A12; I.13).
    result
        The result as it was given.

    Examples
    --------
    >>> import planilla
    >>> envelope = planilla.Envelope(white="Ana", black="Berta", sealed_by="white", move_number=41)
    >>> envelope.missing(laws="2005")[:3]
    ('fen', 'white_time_used', 'black_time_used')
    >>> planilla.Envelope(white_time_used="118")
    Traceback (most recent call last):
    ...
    ValueError: white_time_used='118': no time of a clock; write hours and minutes, and seconds if known, as `"1:58:30"`
    """

    __match_args__ = ("fen", "move")

    event: str | None = None
    white: str | None = None
    black: str | None = None
    adjourned_at: str | None = None
    laws: Edition | None = None
    standard: Literal["fide", "uschess"] | None = None
    language: str | None = None
    fen: str | None = None
    white_time_used: str | None = None
    black_time_used: str | None = None
    sealed_by: Literal["white", "black"] | None = None
    move_number: int | None = None
    draw_offer: Literal["none", "white", "black"] | None = None
    resumption_date: str | None = None
    resumption_time: str | None = None
    resumption_place: str | None = None
    sheets_enclosed: Literal["both", "white", "black", "none"] | None = None
    move: str | None = None
    flag_fell: Literal["none", "white", "black"] | None = None
    offer_after_sealing: Literal["none", "white", "black"] | None = None
    offer_answer: Literal["accepted", "refused", "open"] | None = None
    claim_after_sealing: Literal["none", "white", "black"] | None = None
    claim_kind: Literal["threefold", "fifty"] | None = None
    present: Literal["both", "white", "black", "none"] | None = None
    white_arrived: str | None = None
    black_arrived: str | None = None
    default_minutes: int | None = None
    envelope_lost: bool | None = None
    white_time_set: str | None = None
    black_time_set: str | None = None
    clock_error_shown: Literal["before_first_move", "after_first_move", "never"] | None = None
    result: Literal["1-0", "0-1", "1/2-1/2", "0-0"] | None = None

    def __post_init__(self) -> None:
        # The one form of each value: what is equal is written alike.
        vars(self).update(_native.envelope(self._fields()))

    def __repr__(self) -> str:
        known = (f"{name}={value!r}" for name, value in vars(self).items() if value is not None)
        return f"Envelope({', '.join(known)})"

    def _fields(self) -> str:
        try:
            return json.dumps(vars(self))
        except TypeError as error:
            raise TypeError(f"a field of an envelope is of a wrong type: {error}") from None

    @classmethod
    def read(cls, source: str | PathLike[str] | bytes) -> Self:
        r"""Read the file of an envelope, in TOML or JSON.

        Parameters
        ----------
        source : str, os.PathLike or bytes
            The path of the file, or its bytes.

        Returns
        -------
        Envelope
            What stands in it. A value that is empty is ``None``.

        Raises
        ------
        ValueError
            If something in the file is no envelope's, each fault with its line, its key and what to write instead.
        TypeError
            If the argument is of a wrong type.
        OSError
            If the file cannot be read.

        Examples
        --------
        >>> import planilla
        >>> planilla.Envelope.read(b'white = "Ana"\nmove_number = 41')
        Envelope(white='Ana', move_number=41)
        >>> planilla.Envelope.read(b'whte = "Ana"')
        Traceback (most recent call last):
        ...
        ValueError: line 1: `whte` is not a key of an envelope; did you mean `white`?
        """
        return cls._of(_native.read_envelope(source))

    @staticmethod
    def template(language: MessageLanguage = "en") -> str:
        """Give a file to be filled in, whose comments say what each field is.

        Parameters
        ----------
        language
            The language of the comments.

        Returns
        -------
        str
            A text in TOML.

        Raises
        ------
        ValueError
            If there is none in the language.

        Examples
        --------
        >>> import planilla
        >>> planilla.Envelope.read(planilla.Envelope.template("es").encode()) == planilla.Envelope()
        True
        """
        return _native.template(language)

    def missing(self, *, laws: Edition | str = "auto") -> tuple[str, ...]:
        """Say what the Laws ask for and is not there, one by one.

        Parameters
        ----------
        laws
            The edition of the Laws; ``"auto"``: the one that the envelope names, else the newest.

        Returns
        -------
        tuple of str
            The names of the fields. An offer of a draw is not among them: it is only asked for if one stands.

        Raises
        ------
        ValueError
            If there is no such edition.
        """
        return tuple(_native.missing(self._fields(), _native.Options(laws=laws)))

    def to_json(self) -> str:
        """Give the envelope as the text of a file in JSON.

        Returns
        -------
        str
            The text; what is not known is left out.
        """
        return _native.envelope_text(self._fields(), "json")

    def to_toml(self) -> str:
        """Give the envelope as the text of a file in TOML.

        Returns
        -------
        str
            The text; what is not known is left out.
        """
        return _native.envelope_text(self._fields(), "toml")


@dataclass(frozen=True)
class Opened(Row):
    """An envelope that was opened: the move in it is the one that was sealed.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``opened``.
    commitment
        The commitment that was kept, a SHA-256 in hexadecimal digits.
    envelope
        What stands on the envelope, and the move.
    sealed
        What is to be said of the move; ``None`` if the envelope has no position to judge it in.
    """

    __match_args__ = ("envelope", "sealed")
    _parts = {"envelope": Envelope, "sealed": SealedMove}

    schema: str = field(repr=False)
    type: Literal["opened"] = field(repr=False)
    commitment: str
    envelope: Envelope
    sealed: SealedMove | None


@dataclass(frozen=True)
class Follows(Row):
    """One thing that follows when a game is resumed.

    Attributes
    ----------
    message
        What.
    articles
        Where the edition says so.
    """

    __match_args__ = ("message",)

    message: str
    articles: tuple[str, ...]


@dataclass(frozen=True)
class EnvelopeJudged(Row):
    """An envelope held against the Laws and the scoresheets, and its move.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``envelope``.
    file
        The name of its file, where it comes from one.
    laws, standard
        The edition of the Laws, and whose rules hold.
    envelope
        What stands on it.
    missing
        The fields that the edition asks for and the envelope lacks.
    follows
        What follows when the game is resumed.
    findings
        What was found.
    undecided
        What could not be decided.
    sealed
        What is to be said of the move; ``None`` if the envelope tells none, or has no position to judge it in.
    """

    __match_args__ = ("findings", "sealed")
    _parts = {
        "envelope": Envelope,
        "follows": Follows,
        "findings": Finding,
        "undecided": Undecided,
        "sealed": SealedMove,
    }

    schema: str = field(repr=False)
    type: Literal["envelope"] = field(repr=False)
    file: str | None
    laws: Edition
    standard: SealedStandard
    envelope: Envelope = field(repr=False)
    missing: tuple[str, ...]
    follows: tuple[Follows, ...]
    findings: tuple[Finding, ...]
    undecided: tuple[Undecided, ...]
    sealed: SealedMove | None
