"""Games to and from python-chess, held against its own reader."""

import io
import itertools
import logging
import sys
from typing import Any

import chess
import chess.pgn
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import planilla

from places import CRASHES, ROOT, SHEETS

ALGEBRAIC = [language.code for language in planilla.languages() if language.system == "algebraic"]
ARCHIVES = ROOT.parent / "shared/data/pgn"

PGN = """[Event "Open"]
[Site "?"]
[Date "2024.01.02"]
[Round "1"]
[White "Ana"]
[Black "Zoë"]
[Result "1-0"]
[WhiteElo "2100"]

{before} 1. e4 { [%clk 0:05:00] } 1... e5 $1 {a} {b} 2. Nf3! { [%eval 0.25] [%clk 0:04:58.5] good
move } (2. f4 {gambit} exf4 (2... d5 $14 3. exd5) 3. Nf3 {}) ({first} 2. Nc3 Nc6?!) {after} Nc6 3. Bb5 a6 $5 $14
4. O-O Nf6?? 1-0
"""
SET_UP = """[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
[FEN "4k3/P7/8/8/8/8/8/4K2R b K - 3 17"]
[SetUp "1"]

17... Kd7 18. a8=N Kc8 19. O-O *
"""


def told(game: chess.pgn.Game) -> tuple[dict[str, str], list[object]]:
    """All that a game of python-chess says: its headings, and its nodes, depth first."""
    nodes: list[object] = []
    left: list[tuple[int, chess.pgn.GameNode]] = [(0, game)]
    while left:
        depth, node = left.pop()
        starting = node.starting_comment if isinstance(node, chess.pgn.ChildNode) else ""
        nodes.append((depth, node.move, node.comment, node.nags, starting, node.clock(), node.eval()))
        left.extend((depth + 1, child) for child in reversed(node.variations))
    return dict(game.headers), nodes


def read(text: str) -> chess.pgn.Game:
    """What python-chess reads by itself."""
    game = chess.pgn.read_game(io.StringIO(text, newline=None))
    assert game is not None
    return game


def moves(game: chess.pgn.Game) -> list[str]:
    return [move.uci() for move in game.mainline_moves()]


def certain(game: planilla.Game) -> list[str]:
    """The moves up to the first entry that is not certain."""
    return list(itertools.takewhile(lambda uci: uci != "", (move.uci or "" for move in game.moves)))


@pytest.mark.parametrize("text", [PGN, SET_UP, PGN.replace("\n", "\r\n")])
def test_a_clean_game_is_what_python_chess_reads(text: str) -> None:
    for source in (text, text.encode()):
        ours = planilla.check(source).to_chess()
        assert told(ours) == told(read(text))
        assert ours.errors == []


def test_clocks_and_evaluations_can_be_asked_for() -> None:
    nodes = list(planilla.check(PGN).to_chess().mainline())
    assert [node.clock() for node in nodes[:3]] == [300, None, 298.5]
    evaluation = nodes[2].eval()
    assert evaluation is not None
    assert evaluation.white().score() == 25


@pytest.mark.parametrize("name", ["otb", "lichess"])
def test_archives(name: str) -> None:
    path = ARCHIVES / f"{name}.pgn.zst"
    if not path.exists():
        pytest.skip(f"../shared/data/pgn/{path.name} is not there")
    count = 0
    for game in itertools.islice(planilla.check_all(path), 300):
        assert isinstance(game._text, bytes)
        ours, theirs = game.to_chess(), read(game._text.decode())
        for heading, value in theirs.headers.items():
            theirs.headers[heading] = value.strip()
        assert told(ours) == told(theirs)
        again = planilla.from_chess(ours)
        assert moves(ours) == certain(again) == certain(game)
        assert [move.clock for move in again.moves] == [move.clock for move in game.moves]
        count += 1
    assert count == 300


@pytest.mark.parametrize("path", [*SHEETS, *CRASHES], ids=lambda path: path.stem)
def test_sheets(path: Any) -> None:
    for game in planilla.check_all(path):
        made = game.to_chess()
        assert moves(made) == certain(game)
        stops = len(certain(game)) < len(game.moves)
        assert bool(made.errors) >= stops
        # Nothing that is written is lost.
        last = made.end().comment
        for move in game.moves[len(certain(game)) :]:
            if move.written:
                assert "".join(move.written.split()) in "".join(last.split())
        board = made.end().board()
        assert board.is_valid()
        if not stops and game.end.fen is not None:
            assert board.fen(en_passant="fen").split()[:2] == game.end.fen.split()[:2]
        again = planilla.from_chess(made)
        assert certain(again) == moves(made)
        assert read(str(made)).errors == []


def test_a_sheet_in_spanish() -> None:
    sheet = (
        "blancas: José\nnegras: Eva\nfecha: 1/7/2004\nlang: es\nmesa nueve: 3\n\n"
        "1.e4! e5(=) {bien} 2.Cf3 (2.f4 exf4 3.Dh9 Dh4+) Cc6 3.Ab5?! (=) a6 ½-½ tablas"
    )
    checked = planilla.check(sheet)
    game = checked.to_chess()
    assert (game.headers["White"], game.headers["Result"], game.headers["Lang"]) == ("José", "1/2-1/2", "en")
    assert moves(game) == ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"]
    nodes = list(game.mainline())
    assert (nodes[0].nags, nodes[4].nags) == ({1}, {6})
    assert [move.draw_offer for move in checked.moves] == [node.comment.startswith("(=)") for node in nodes]
    assert nodes[1].comment == "(=) bien"
    (variation,) = (node for node in nodes[1].variations if not node.is_main_variation())
    assert [node.move.uci() for node in (variation, *variation.mainline())] == ["f2f4", "e5f4"]
    assert variation.end().comment == "3.Dh9 Dh4+"
    assert [type(error) for error in game.errors] == [chess.InvalidMoveError]
    assert planilla.from_chess(game).findings == ()


@pytest.mark.parametrize(
    ("sheet", "plies", "rest", "error"),
    [
        ("1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5", 8, "5Dxd5 d5", chess.IllegalMoveError),
        ("lang: en\n\n1.d4 d5 2.Nf3 Nf6 3.Nd2 e6 4.e3 e5", 4, "3.Nd2 e6 4.e3 e5", chess.AmbiguousMoveError),
        ("lang: en\n\n1.e4 e5 2.xyzzy Nc6 3.Bb5 1-0", 2, "2.xyzzy Nc6 3.Bb5", chess.InvalidMoveError),
        ("lang: en\n\n1.Kd5 {ho}", 0, "1.Kd5 (ho)", chess.IllegalMoveError),
    ],
)
def test_a_line_ends_before_what_is_not_certain(sheet: str, plies: int, rest: str, error: type[Exception]) -> None:
    game = planilla.check(sheet).to_chess()
    assert (len(moves(game)), game.end().comment) == (plies, rest)
    assert [type(each) for each in game.errors] == [error]


def test_the_clock_of_what_is_not_certain_is_no_move_s() -> None:
    game = planilla.check('[White "Ana"]\n\n1. e4 e5 {[%clk 0:05:00]} 2. Ke3 {[%clk 0:01:00]} Nc6 1-0\n').to_chess()
    assert game.end().clock() == 300
    game = planilla.check('[White "Ana"]\n\n1. e4 e5 2. Ke3 {[%clk 0:01:00]} Nc6 1-0\n').to_chess()
    assert game.end().clock() is None
    assert "(%clk 0:01:00)" in game.end().comment


def test_errors_are_told_though_the_rule_is_not_wanted() -> None:
    game = planilla.check("1.e4 e5 2.Ke3", ignore="move.illegal", moves="none", lang="en", messages="es").to_chess()
    assert [str(error) for error in game.errors] == ["2. Ke3: ilegal"]


def test_results_that_pgn_does_not_know() -> None:
    for sheet in ("1.e4 e5 0-0", "result: +/-\n\n1.e4 e5", "1.e4 e5 +/-"):
        checked = planilla.check(sheet, lang="en")
        game = checked.to_chess()
        assert game.headers["Result"] == "*"
        assert checked.result.score in game.comment + game.end().comment


def test_results_that_differ_are_both_told() -> None:
    game = planilla.check('[Result "1-0"]\n\n1. e4 e5 0-1\n').to_chess()
    assert (game.headers["Result"], game.comment) == ("0-1", "Result: 1-0")


@pytest.mark.parametrize(
    "headings",
    [
        '[Variant "Bughouse"]',
        '[Variant "Atomic"]',
        '[FEN "nonsense"]\n[SetUp "1"]',
        '[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"]',
        '[Variant "Bughouse"]\n[FEN "nonsense"]',
    ],
)
def test_games_that_are_refused(headings: str) -> None:
    checked = planilla.check(f"{headings}\n\n1. e4 e5 *\n")
    game = checked.to_chess()
    assert moves(game) == []
    assert game.errors
    assert "1. e4 e5" in game.comment
    game.board()
    said = game.comment + " ".join(game.headers.values())
    assert all(value in said for name in ("FEN", "Variant") if (value := checked.tags.get(name)))


def test_a_start_that_had_to_be_mended() -> None:
    fen = "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1"
    game = planilla.check(f'[FEN "{fen}"]\n\n1. Ke2 Ke7 *\n').to_chess()
    assert game.headers["FEN"].split()[2] == "-"
    assert game.headers["SetUp"] == "1"
    assert moves(game) == ["e1e2", "e8e7"]


def test_boards_and_games_come_in() -> None:
    board = chess.Board("4k3/P7/8/8/8/8/8/4K2R w K - 3 17")
    board.push_uci("a7a8n")
    board.push_uci("e8d7")
    game = planilla.from_chess(board)
    assert [move.san for move in game.moves] == ["a8=N", "Kd7"]
    assert game.end.fen == board.fen()
    assert planilla.position(board).fen == board.fen()
    assert planilla.svg(board) == planilla.svg(board.fen())
    assert certain(planilla.from_chess(chess.Board())) == []
    assert planilla.from_chess(read(PGN), laws="2005", moves="none").laws == "2005"
    assert told(planilla.from_chess(read(PGN)).to_chess()) == told(read(PGN))


def test_what_is_no_game_is_said_to_be_none() -> None:
    node = read(PGN).next()
    for wrong in (None, "1.e4", node):
        with pytest.raises(TypeError, match=r"game must be a chess\.pgn\.Game or a chess\.Board, not "):
            planilla.from_chess(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="laws='2050'"):
        planilla.from_chess(chess.Board(), laws="2050")


def test_without_python_chess_its_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = planilla.check("1.e4 e5")
    monkeypatch.setitem(sys.modules, "chess", None)
    monkeypatch.setitem(sys.modules, "chess.pgn", None)
    for ask in (game.to_chess, lambda: planilla.from_chess(chess.Board())):
        with pytest.raises(ModuleNotFoundError, match=r"this needs python-chess, .*: pip install chess") as raised:
            ask()
        assert raised.value.name in {"chess", "chess.pgn"}


@st.composite
def games(draw: st.DrawFn) -> chess.Board:
    """A game of random legal moves."""
    board = chess.Board()
    plies = draw(st.integers(0, 120))
    for choice in draw(st.lists(st.integers(0, 255), min_size=plies, max_size=plies)):
        legal = list(board.legal_moves)
        if not legal or board.is_insufficient_material():
            break
        board.push(legal[choice % len(legal)])
    return board


@settings(deadline=None)
@given(games(), st.sampled_from(ALGEBRAIC), st.sampled_from(["short", "long", "figurine"]))
def test_random_games_in_any_language(board: chess.Board, language: str, style: str) -> None:
    pgn = str(chess.pgn.Game.from_board(board))
    written = planilla.convert(pgn, to=f"{language},{style}", lang="en")
    assert not written.kept
    made = planilla.check(written.text, lang=language).to_chess()
    assert moves(made) == [move.uci() for move in board.move_stack]
    assert made.end().board().fen() == board.fen()
    assert made.errors == []


@given(games(), st.sampled_from(["iccf", "en-descriptive", "es-descriptive", "fr-descriptive"]))
def test_random_games_in_other_systems(board: chess.Board, system: str) -> None:
    pgn = str(chess.pgn.Game.from_board(board))
    written = planilla.convert(pgn, to=system, lang="en")
    assert not written.kept
    assert moves(planilla.check(written.text, lang=system).to_chess()) == [move.uci() for move in board.move_stack]


comments = st.text(max_size=40) | st.sampled_from(
    [
        '\n\n[White "x"]\n\n1. d4 *',
        "} 1. d4 {",
        "; x",
        "(",
        ")",
        "1-0",
        "%x",
        "[%clk 0:01:00]",
        "\n%x\n",
        "$1",
        "\ud800",
    ]
)


@settings(deadline=None)
@given(games(), st.data())
def test_whatever_stands_in_comments(board: chess.Board, data: st.DataObject) -> None:
    game = chess.pgn.Game.from_board(board)
    for node in (game, *game.mainline()):
        node.comment = data.draw(comments)
        if node.parent and data.draw(st.booleans()):
            other = data.draw(st.sampled_from(list(node.parent.board().legal_moves)))
            if other != node.move:
                node.parent.add_variation(other, comment=data.draw(comments), nags=[data.draw(st.integers(1, 139))])
    checked = planilla.from_chess(game)
    made = checked.to_chess()
    assert moves(made) == moves(game)
    assert certain(planilla.from_chess(made)) == moves(game)


PIECES = ["1.", "2.", "...", "e4", "e5", "Nf3", "Cf3", "Nc6", "Qh9", "xyz", "--", "♘f3", "0-0", "=", "(", ")", "{", "}"]
PIECES += ["[%clk 0:01:00]", "$1", "!", "??", "(=)", "1-0", ";", "\n", "%", "½", "abandona", ",", "[White", '"', "]"]
written = st.lists(st.sampled_from(PIECES), max_size=40).map(" ".join)


@given(written, st.booleans())
def test_no_text_is_too_bad(text: str, pgn: bool) -> None:  # noqa: FBT001
    logging.getLogger("chess.pgn").setLevel(logging.CRITICAL)
    for game in planilla.check_all(text + " ", input="pgn" if pgn else "text"):
        made = game.to_chess()
        assert moves(made) == certain(game)
        for node in (made, *made.mainline()):
            board = node.board()
            assert all(board.is_legal(child.move) for child in node.variations)
        assert moves(read(str(made))) == moves(made)
