"""From games to those of python-chess, which is asked for when it is needed and never before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planilla import _native

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from types import ModuleType

    import chess
    import chess.pgn

ROUND = str.maketrans("{}[]", "()()")
RESULTS = ("1-0", "0-1", "1/2-1/2", "*")


def library() -> ModuleType:
    """Give the module ``chess``, with ``chess.pgn`` in it, or say what is missing."""
    try:
        import chess.pgn  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        if missing.name not in {"chess", "chess.pgn"}:
            raise
        raise ModuleNotFoundError(
            "this needs python-chess, which is not installed: pip install chess", name=missing.name
        ) from missing
    return chess


def to_chess(text: str | bytes, options: _native.Options, tags: Mapping[str, str | None], score: str) -> chess.pgn.Game:
    """Make a game of python-chess from what a game was made from, its headings and its result."""
    fen, date, events = _native.movetext(text, options)
    builder: chess.pgn.GameBuilder[chess.pgn.Game] = library().pgn.GameBuilder()
    builder.begin_game()
    game = builder.game
    said = _set_headers(game.headers, {**tags, **({"FEN": fen} if fen else {}), **({"Date": date} if date else {})})
    if date and "?" in date and tags["Date"] != date:
        said.append(_line("Date", tags["Date"] or ""))
    game.headers["Result"] = score if score in RESULTS else "*"
    heading = tags.get("Result")
    if heading and (score not in RESULTS or (heading in RESULTS and heading not in {score, "*"})):
        said.append(_line("Result", heading))
    board = _start(game, said)
    for each in said:
        builder.visit_comment(each)
    _build(builder, board, events, game.errors)
    return game


def _set_headers(headers: chess.pgn.Headers, tags: Mapping[str, str | None]) -> list[str]:
    """Set the headings, and give those that python-chess takes for none as lines of text."""
    others = []
    for name, value in tags.items():
        if value is None or name == "Result":
            continue
        line = " ".join(value.splitlines())
        try:
            headers[name] = "en" if name == "Lang" else line
        except ValueError:
            others.append(_line(name, value))
    return others


def _line(name: str, value: str) -> str:
    """Give a heading as a line that can stand in a comment: it closes none, and has no commands in it."""
    return " ".join(f"{name}: {value}".split()).translate(ROUND)


def _start(game: chess.pgn.Game, said: list[str]) -> chess.Board:
    """Give the position that a game starts from; headings of which python-chess makes none become text."""
    for name in ("FEN", "Variant", ""):
        try:
            board = game.board()
        except ValueError as error:
            game.errors.append(error)
            said.append(_line(name, game.headers.pop(name, "")))
        else:
            if "FEN" in game.headers and "SetUp" not in game.headers and board.fen() != type(board).starting_fen:
                game.headers["SetUp"] = "1"
            return board
    raise AssertionError(game.headers)


def _build(
    builder: chess.pgn.GameBuilder[chess.pgn.Game],
    board: chess.Board,
    events: Iterable[tuple[str, str]],
    errors: list[Exception],
) -> None:
    """Put what follows the headings in the tree."""
    known = library()
    kinds = {"illegal": known.IllegalMoveError, "ambiguous": known.AmbiguousMoveError}
    boards = [board]
    for kind, text in events:
        match kind:
            case "move":
                move = known.Move.from_uci(text)
                builder.visit_move(boards[-1], move)
                boards[-1].push(move)
            case "comment":
                builder.visit_comment(text)
            case "nag":
                builder.visit_nag(int(text))
            case "open":
                builder.begin_variation()
                boards.append(boards[-1].copy(stack=1))
                boards[-1].pop()
            case "close":
                builder.end_variation()
                boards.pop()
            case _:
                errors.append(kinds.get(kind, known.InvalidMoveError)(text))
