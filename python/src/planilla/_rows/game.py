"""A game or sheet as it was read, replayed and judged."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Self

from planilla import _native
from planilla._rows.facts import End, Language, Result, Undecided
from planilla._rows.finding import Finding
from planilla._rows.game_facts import Facts
from planilla._rows.move import Move
from planilla._rows.position import Position
from planilla._rows.row import Row, Tags
from planilla._to_chess import to_chess
from planilla._words import Edition, LawsHow, MessageLanguage, TimeClass

if TYPE_CHECKING:
    import chess.pgn


@dataclass(frozen=True, repr=False)
class Game(Row):
    """One game or sheet: what it was read as, and what was found.

    Attributes
    ----------
    schema, type
        The name and version of the format, and ``game``.
    file
        The file it comes from; ``-`` if from none.
    game, line
        Its number in the source and the line that it begins in, from 1.
    tags
        The headings, by PGN's names.
    language
        The language of the sheet.
    laws, laws_how
        The edition of the Laws that it was judged by, and how that was chosen.
    time_class
        How fast the game was, if that is known.
    moves
        The entries of the sheet.
    result
        The result.
    end
        How it stands at its end.
    findings
        What was found, by place. A clean game has none.
    undecided
        What could not be decided.
    resumed_at
        The ply from which reading went on after an illegal or unread move.

    Examples
    --------
    >>> import planilla
    >>> game = planilla.check("1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5", laws="2005")
    >>> game
    <Game es, 9 plies, 1 error>
    >>> game.moves[8].status, game.findings[0].fix.san
    ('illegal', 'Qxd4')
    """

    __match_args__ = ("moves", "findings")
    _parts = {
        "language": Language,
        "moves": Move,
        "result": Result,
        "end": End,
        "findings": Finding,
        "undecided": Undecided,
    }

    schema: str
    type: Literal["game"]
    file: str
    game: int
    line: int
    tags: Tags
    language: Language
    laws: Edition
    laws_how: LawsHow
    time_class: TimeClass | None
    moves: tuple[Move, ...]
    result: Result
    end: End
    findings: tuple[Finding, ...]
    undecided: tuple[Undecided, ...]
    resumed_at: int | None
    _text: str | bytes = field(default="", repr=False, compare=False)
    """What it was made from; see `_settings`."""
    _settings: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """The options with which the same comes out of it again."""

    @classmethod
    def _of(cls, fields: dict[str, Any]) -> Self:
        fields["tags"] = Tags(fields["tags"])
        return super()._of(fields)

    def __repr__(self) -> str:
        players = [self.tags["White"], self.tags["Black"]]
        known = "\N{EN DASH}".join(name or "?" for name in players) if any(players) else self.language.code
        score = "" if self.result.score == "*" else f" {self.result.score}"
        counts: dict[str, int] = Counter(finding.severity + "s" for finding in self.findings)
        if self._settings.get("moves", "all") == "all":
            counts = {"plies": sum(move.ply is not None for move in self.moves), **counts}
        told = (f"{count} {name if count != 1 else _ONE[name]}" for name, count in counts.items())
        return f"<Game {', '.join((f'{known}{score}', *told))}>"

    def position(self, ply: int | None = None) -> Position | None:
        """Give the position after a ply.

        Parameters
        ----------
        ply : int, optional
            The ply, from 1; 0 is the start. If left out, the last.

        Returns
        -------
        Position or None
            The position; ``None`` where it is not known: after a move that cannot be played or is missing, and where
            readings lead to different ones. Behind a move that was taken for another (see ``resumed_at``), it rests on
            that.

        Raises
        ------
        ValueError
            If the game has no such ply.
        TypeError
            If the ply is no number.

        Examples
        --------
        >>> import planilla
        >>> game = planilla.check("1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5", laws="2005")
        >>> game.position(1).fen
        'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'
        >>> game.position() is None  # the queen cannot go to d5
        True
        """
        options = self._options()
        fen = _native.fen_after(self._text, ply, options)
        return None if fen is None else Position._of(_native.position(fen, "full", [], options))

    def facts(self, *, at: str | int | Iterable[str | int] = ()) -> Facts:
        """Give the game as facts, for whoever has to decide on a claim.

        Parameters
        ----------
        at : str, int or an iterable of these
            The points whose positions are wanted, as for `planilla.show`. If left out, the end.

        Returns
        -------
        Facts
            The facts. Its moves are those that the game holds.

        Raises
        ------
        ValueError
            If the game has no such point.
        TypeError
            If a point is neither a ``str`` nor an ``int``.

        Examples
        --------
        >>> import planilla
        >>> game = planilla.check("1.Cf3 Cf6 2.Cg1 Cg8 3.Cf3 Cf6 4.Cg1 Cg8 5.e4", lang="es")
        >>> game.facts().repetitions[0].times
        3
        """
        options = self._options()
        asked = at.split(",") if isinstance(at, str) else [at] if isinstance(at, int) else [*at]
        fields = _native.facts(self._text, asked, options)
        fields |= {"file": self.file, "game": self.game, "line": self.line, "moves": ()}
        fields |= {"_text": self._text, "_settings": self._settings}
        facts = Facts._of(fields)
        vars(facts)["moves"] = self.moves
        return facts

    def to_html(self, *, messages: MessageLanguage | None = None) -> str:
        """Give the game as a fragment of HTML to step through, with what was found. Notebooks show it by themselves.

        Parameters
        ----------
        messages
            The language of it; if left out, the one that the game was checked with.

        Returns
        -------
        str
            The HTML, without scripts and with all that it needs. It is made from the text when it is asked for.

        Examples
        --------
        >>> import planilla
        >>> game = planilla.check("1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5", laws="2005")
        >>> html = game.to_html()
        >>> "the queen cannot reach" in html
        True
        """
        return _native.show_game(self._text, self._options(messages))

    def to_chess(self) -> "chess.pgn.Game":
        """Give the game as one of python-chess, which is the optional package ``chess``.

        The headings are the game's, with ``?`` where PGN's seven are not written, and date and result as PGN writes
        them; ``Lang`` is ``en``, as the moves are then. What python-chess takes for no heading stands in the first
        comment. Comments with their clocks, annotations and variations are at their moves, draw offers as the comment
        ``(=)``.

        A line ends before the first move that is not certain. What is written from there on stands in the last comment
        as it is, with round brackets for all brackets, and ``errors`` says why. Only lines that open with ``%`` are
        left out.

        Returns
        -------
        chess.pgn.Game
            The game; a new one each time.

        Raises
        ------
        ModuleNotFoundError
            If python-chess is not installed.

        See Also
        --------
        from_chess : the other way.

        Examples
        --------
        >>> import planilla
        >>> game = planilla.check("1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 0-1", laws="2005").to_chess()
        >>> print(game.mainline())
        1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 { 5Dxd5 }
        >>> game.errors
        [IllegalMoveError('5. Dxd5: the queen cannot reach `d5`: the pawn on `d4` is in the way')]
        """
        return to_chess(self._text, self._options(), self.tags, self.result.score)

    def _options(self, messages: str | None = None) -> _native.Options:
        """Give the options with which the game comes out of its text again."""
        if not self._settings:
            raise ValueError("the text of this game is not known: planilla.check did not make it")
        return _native.Options(**{**self._settings, **({"messages": messages} if messages else {})})

    def _repr_html_(self) -> str:
        return self.to_html()


_ONE = {"plies": "ply", "errors": "error", "warnings": "warning", "notes": "note"}
