"""Games and positions as notebooks show them."""

import copy
import pickle
import subprocess
import sys
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

import planilla

from places import SHEETS

SHEET = "white: José\nblack: Eva\n1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5"
HOSTILE = "</div><script>alert('x')</script>&\"\N{RIGHT-TO-LEFT OVERRIDE}\0"


def html_of(shown: Any) -> ET.Element:
    """What a notebook is given, which must be well-formed."""
    return ET.fromstring(shown._repr_html_())  # noqa: S314


def words(root: ET.Element) -> str:
    """All text of a page."""
    return " ".join(root.itertext())


def findings(root: ET.Element) -> list[str]:
    """The findings on a page, by severity."""
    classes = [node.get("class", "").split() for node in root.iter("div")]
    return [each[1] for each in classes if each[0:1] == ["find"]]


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_a_game_is_shown_with_all_that_was_found(path: Any) -> None:
    for source in (path, path.read_text(encoding="utf-8"), path.read_bytes()):
        game = planilla.check(source)
        root = html_of(game)
        assert sorted(findings(root)) == sorted(finding.severity for finding in game.findings)
        shown = words(root)
        assert all(move.written in shown for move in game.moves if move.written)


def test_what_was_asked_of_the_check_holds_for_the_page() -> None:
    game = planilla.check(
        SHEET, laws="2005", messages="es", ignore=["move.illegal", "result.missing_or_unsigned"], moves="none"
    )
    root = html_of(game)
    assert root.get("lang") == "es"
    assert findings(root) == []
    assert game.to_html(messages="en") != game.to_html() == game._repr_html_()
    assert 'lang="en"' in game.to_html(messages="en")[:40]
    with pytest.raises(ValueError, match="messages='it'"):
        game.to_html(messages="it")  # type: ignore[arg-type]


@pytest.mark.parametrize("again", [copy.deepcopy, lambda each: pickle.loads(pickle.dumps(each))])
def test_copies_are_shown_alike(again: Any) -> None:
    game = planilla.check(SHEET)
    assert again(game).to_html() == game.to_html()
    position = planilla.position(planilla.START)
    assert again(position)._repr_html_() == position.to_html()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "windows-1252", None])
def test_each_game_of_a_file_shows_itself(encoding: str | None) -> None:
    text = "\n\n".join(f'[White "Zoë {n}"]\n\n1. e4 e5 2. Ke{n + 2} *' for n in range(3)) + "\n"
    games = list(planilla.check_all(text if encoding is None else text.encode(encoding)))
    for number, game in enumerate(games):
        root = html_of(game)
        assert f"Zoë {number}" in words(root)
        assert len(findings(root)) == len(game.findings)
    assert [len(game.findings) for game in games] == [0, 1, 1]


def test_strangers_cannot_write_markup() -> None:
    for text in (
        f"white: {HOSTILE}\n\n1.e4 e5 {{{HOSTILE}}} 2.{HOSTILE} 1-0",
        f'[White "{HOSTILE}"]\n\n1. e4 {HOSTILE} {{{HOSTILE}}} 1-0',
    ):
        for game in planilla.check_all(text, input="auto"):
            root = html_of(game)
            assert not list(root.iter("script"))
            assert "alert('x')" in words(root)
            assert "\N{RIGHT-TO-LEFT OVERRIDE}" not in words(root)


@given(st.text(max_size=80))
def test_no_text_is_too_bad_to_be_shown(text: str) -> None:
    for game in planilla.check_all("1.e4 " + text):
        html_of(game)


def test_what_is_not_shown_costs_nothing() -> None:
    game = planilla.check(SHEET)
    assert not any("html" in name for name in vars(game))


def test_a_game_that_no_check_made_cannot_be_shown() -> None:
    game = planilla.check(SHEET)
    bare = planilla.Game(**{name: value for name, value in vars(game).items() if name[0] != "_"})
    assert bare == game
    for ask in (bare.to_html, bare.position, bare.to_chess):
        with pytest.raises(ValueError, match="the text of this game is not known"):
            ask()


def test_positions_of_a_game() -> None:
    game = planilla.check("1.e4 e5 2.Nf3", lang="en")
    start = game.position(0)
    assert start == planilla.position(planilla.START)
    after = game.position(2)
    assert after is not None
    assert after.fen == "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2"
    assert game.position() == game.position(3)
    last = game.position()
    assert last is not None
    assert last.fen == game.end.fen
    for ply in (4, -1, 2**40):
        with pytest.raises(ValueError, match=rf"ply={ply}: the game has the plies 0 \(its start\) to 3"):
            game.position(ply)
    with pytest.raises(TypeError, match="ply must be an int or None, not str"):
        game.position("3")  # type: ignore[arg-type]


def test_a_position_that_is_not_known_is_none() -> None:
    rivals = planilla.check("1.d4 d5 2.Nf3 Nf6 3.Nd2 e6 4.e3", lang="en")
    assert [rivals.position(ply) is None for ply in range(8)] == [False] * 5 + [True] * 3
    illegal = planilla.check(SHEET, laws="2005")
    assert illegal.position(8) is not None
    assert illegal.position(9) is None
    refused = planilla.check('[Variant "Atomic"]\n\n1. e4 e5 *')
    assert refused.position(0) is refused.position() is None
    empty = planilla.check('[White "Ana"]\n\n*').position()
    assert empty is not None
    assert empty.fen == planilla.START
    middle = planilla.check('[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *')
    assert [middle.position(ply) is None for ply in range(2)] == [False, False]


def test_pictures() -> None:
    picture = planilla.svg(planilla.START, flipped=True, last_move="e2e4", marks={"d5": "error", "a1": "note"}, size=99)
    root = ET.fromstring(picture)  # noqa: S314
    assert root.get("width") == "99"
    kinds = [node.get("class") for node in root.iter()]
    assert (kinds.count("last"), kinds.count("error"), kinds.count("note")) == (2, 1, 1)
    assert picture._repr_svg_() == picture == str(picture)
    assert type(str(picture)) is str
    position = planilla.position(planilla.START)
    assert position.to_svg(messages="es") == planilla.svg(position, messages="es") != planilla.svg(position)
    assert "20 legal moves" in words(html_of(position))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"fen": "8/8/8/8/8/8/8/8 w - - 0 1"}, "fen='8/8"),
        ({"last_move": "Nf3"}, "last_move='Nf3': not a move in UCI"),
        ({"last_move": "é2é4"}, "last_move='é2é4': not a move in UCI"),
        ({"marks": {"j9": "error"}}, "marks='j9': not a square"),
        ({"marks": {"e4": "red"}}, "marks: red: not a severity. Allowed: error warning note"),
        ({"size": 0}, "size=0: allowed: 1 to 10000"),
        ({"messages": "xx"}, "messages='xx'"),
    ],
)
def test_misuse_says_which_argument(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        planilla.svg(**{"fen": planilla.START, **arguments})


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"fen": 7}, "fen must be a FEN as a str, or have one as `fen`, not int"),
        ({"size": "large"}, "size must be an int, not str"),
        ({"marks": {7: "error"}}, "a square of marks must be a str, not int"),
        ({"marks": {"e4": 7}}, "a mark must be a str, not int"),
    ],
)
def test_what_is_of_a_wrong_type_says_so(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        planilla.svg(**{"fen": planilla.START, **arguments})


def test_python_chess_is_not_imported_until_it_is_asked_for() -> None:
    code = "import sys, planilla; planilla.check('1.e4').to_html(); sys.exit('chess' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603
