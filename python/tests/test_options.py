"""Options: those of the command line, and a sentence that helps for what is none."""

import inspect
import re
from typing import Any, get_args, get_type_hints

import pytest

import planilla
from planilla import _native, _options, _words

from places import CORPUS

SHEET = "1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5"


def test_defaults_are_shown_and_change_nothing() -> None:
    assert list(_options.DEFAULTS) == list(get_type_hints(planilla.Options))
    scans: Any = (planilla.scan, planilla.scan_moves, planilla.scan_findings)
    own: dict[Any, dict[str, Any]] = {planilla.check: {"columns": None, "jobs": None}, planilla.check_all: {}}
    own |= {scan: {"columns": None, "jobs": None, "unreadable": "raise"} for scan in scans}
    for function, others in own.items():
        shown = list(inspect.signature(function).parameters.values())[1:]
        options = {
            name: default
            for name, default in _options.DEFAULTS.items()
            if function not in scans or name not in ("moves", "trf", "repair")
        }
        assert {each.name: each.default for each in shown} == others | options
        assert all(each.kind is each.KEYWORD_ONLY for each in shown)
    defaults: Any = _options.DEFAULTS
    assert planilla.check(SHEET, **defaults) == planilla.check(SHEET)


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("laws", _words.Edition),
        ("input", _words.Input),
        ("messages", _words.MessageLanguage),
        ("moves", _words.MovesShown),
    ],
)
def test_words_are_all_that_is_allowed(option: str, words: Any) -> None:
    with pytest.raises(ValueError, match=f"{option}='nonsense': not ") as raised:
        _native.Options(**{option: "nonsense"})
    allowed = set(str(raised.value).split("Allowed: ")[1].split())
    assert allowed == set(get_args(words)) - {"auto"}


@pytest.mark.parametrize("wrong", [0, -1, 65536, True, "30", 1.5])
def test_a_number_of_moves_is_one(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"minimum_moves=.*: must be a whole number from 1 to 65535, or None"):
        planilla.check(SHEET, minimum_moves=wrong)
    assert planilla.check(SHEET, minimum_moves=30) == planilla.check(SHEET)


def test_efforts_are_all_that_is_allowed() -> None:
    with pytest.raises(ValueError, match="effort='nonsense'") as raised:
        planilla.position(planilla.START, effort="nonsense")  # type: ignore[arg-type]
    assert set(str(raised.value).split("Allowed: ")[1].split()) == set(get_args(_words.Effort))
    assert planilla.position(planilla.START, effort="fast").white_can_mate.answer == "undecided"
    assert planilla.position(planilla.START).white_can_mate.answer == "yes"


def test_styles_are_all_that_is_allowed() -> None:
    with pytest.raises(ValueError, match="style='nonsense'") as raised:
        planilla.convert("e4", to="de", style="nonsense")  # type: ignore[call-overload]
    assert set(str(raised.value).split("Allowed: ")[1].split()) == set(get_args(_words.Style))


@pytest.mark.parametrize(
    ("options", "error", "said"),
    [
        ({"laws": "2016"}, ValueError, "laws='2016': not an edition of the Laws; did you mean `2014`? Allowed: 1997 "),
        ({"lang": "sp"}, ValueError, "lang='sp': not a language; did you mean `es`? Allowed: en es "),
        ({"lang": ["es", "xx"]}, ValueError, "lang='xx': not a language. Allowed: en es "),
        ({"select": "move.ilegal"}, ValueError, "select='move.ilegal': not a rule; did you mean `move.illegal`?"),
        ({"encoding": "utf-9"}, ValueError, "encoding='utf-9': not an encoding; did you mean `utf-8`?"),
        ({"laws": 2005}, TypeError, "laws must be a str, not int"),
        ({"notes": "yes"}, TypeError, "notes must be a bool, not str"),
        ({"ignore": 7}, TypeError, "ignore must be a str or several, not int"),
        ({"ignore": [7]}, TypeError, "ignore must be a str, not int"),
        ({"lan": "es"}, TypeError, "got an unexpected keyword argument 'lan'; did you mean 'lang'?"),
        ({"colour": "red"}, TypeError, "got an unexpected keyword argument 'colour'. Allowed: lang laws "),
    ],
)
def test_misuse_is_told(options: Any, error: type[Exception], said: str) -> None:
    for function in (planilla.check, planilla.check_all):  # at once, not with the first game
        with pytest.raises(error, match="^" + re.escape(said)):
            function(SHEET, **options)


def test_other_misuse_is_told() -> None:
    for misused in (lambda: planilla.read_move("e4", fen="8/8 w"), lambda: planilla.position("8/8 w")):
        with pytest.raises(ValueError, match=r"^fen='8/8 w': a FEN has four to six fields"):
            misused()
    with pytest.raises(ValueError, match=r"^to='xx': not a language or a style"):
        planilla.convert("e4", to="xx")
    with pytest.raises(ValueError, match=r"^rule='move.ilegal': not a rule; did you mean `move.illegal`"):
        planilla.explain("move.ilegal")
    with pytest.raises(ValueError, match=r"^messages='tlh': not a language of the messages"):
        planilla.explain("move.illegal", messages="tlh")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^messages='tlh': not a language of the messages"):
        planilla.rules(messages="tlh")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        planilla.read_move(5)  # type: ignore[call-overload]
    with pytest.raises(TypeError):
        planilla.convert("e4")  # type: ignore[call-overload]


def test_several_names_may_be_given_in_any_way() -> None:
    once = (name for name in ("es", "French"))
    ways: list[Any] = ["es,fr", ["es", "fr"], ("ES", "Français"), {"es": 1, "fr": 2}, once]
    games = [planilla.check(SHEET, lang=way) for way in ways]
    assert len(set(games)) == 1
    assert planilla.check(games[-1]._text, **games[-1]._settings) == games[0]
    assert planilla.check(SHEET, lang=()) == planilla.check(SHEET, lang=["auto"]) == planilla.check(SHEET)


def test_options_do_what_they_say() -> None:
    assert planilla.check(SHEET, lang="es").language.how == "given"
    assert planilla.check(SHEET, laws="1997").laws == "1997"
    assert planilla.check(SHEET, ignore="move.illegal").findings == ()
    assert planilla.check(SHEET, select="move.illegal").findings == planilla.check(SHEET).findings
    assert planilla.check(SHEET, moves="none").moves == ()
    assert [move.written for move in planilla.check(SHEET, moves="findings").moves] == ["Dxd5"]
    blocked: dict[_words.MessageLanguage, str] = {
        "es": "la dama no llega a",
        "fr": "la dame ne peut pas atteindre",
        "de": "die Dame kann `d5` nicht",
    }
    for language, start in blocked.items():
        assert planilla.check(SHEET, messages=language).findings[0].message.startswith(start)
    assert planilla.check(b"1.e4 e5 {\xf1}", encoding="windows-1251").tags["White"] is None
    assert planilla.check("1. e4 e5 2. Nf3", input="pgn")._settings["input"] == "pgn"
    assert planilla.check("1. e4 e5 2. Nf3", input="table")._settings["input"] == "table"
    assert planilla.read_move("Rf1", fen="4k3/8/8/8/8/8/8/4K2R w - - 0 1", lang="es").candidates[0].san == "Kf1"
    assert str(planilla.convert("1.Sf3", to="uci")) == "1.g1f3"
    assert str(planilla.convert("1.Sf3", to="es", style="figurine")) == "1.♘f3"


@pytest.mark.parametrize(
    ("system", "text"),
    [
        ("iccf", "1.5254 7775 2.7163"),
        ("en-descriptive", "1.P-K4 P-KKt4 2.Kt-KB3"),
        ("es-descriptive", "1.P4R P4CR 2.C3AR"),
        ("figurine", "1.e4 g5 2.♘f3"),
    ],
)
def test_moves_are_rewritten_in_other_systems_and_back(system: str, text: str) -> None:
    assert str(planilla.convert("1.e4 g5 2.Nf3", to=system, lang="en")) == text
    assert str(planilla.convert(text, to="san", lang=system)) == "1.e4 g5 2.Nf3"


def test_a_style_may_contradict_a_system() -> None:
    with pytest.raises(ValueError, match=r"a system that has a form of its own\. Allowed: short"):
        planilla.convert("1.e4", to="iccf", style="figurine")


@pytest.mark.parametrize("kind", ["auto", "table"])
def test_tables_are_sheets(kind: _words.Input) -> None:
    table = "Nr;Weiß;Schwarz;Nr;Weiß;Schwarz\n1;e4;e5;3;Lb5;a6\n2;Sf3;;4;Lxc6;\n;1;0;;;\n"
    game = planilla.check(table, input=kind)
    assert [move.written for move in game.moves] == ["e4", "e5", "Sf3", "", "Lb5", "a6", "Lxc6"]
    assert [move.status for move in game.moves].count("missing") == 1
    gap = game.moves[3]
    assert gap.start == gap.end == table.index("2;Sf3;") + len("2;Sf3;")
    assert str(planilla.convert(table, to="en", input=kind)).startswith(table[:32] + "1;e4;e5;3;Bb5;a6")
    assert "Sf3" in game._repr_html_()


def test_games_are_held_against_a_report() -> None:
    path = CORPUS / "trf" / "winter-open.trf"
    report = planilla.read_trf(path)
    sheet = "white: Gruber, Eva\nblack: Kovács, Béla\nround: 1\n\n1.e4 e5 2.Qh5 Ke7 3.Qxe5# 0-1"
    games = [planilla.check(sheet, trf=given) for given in (report, path, str(path), path.read_bytes())]
    assert all([each.rule for each in game.findings] == [each.rule for each in games[0].findings] for game in games)
    assert "trf.code_mismatch" in {finding.rule for finding in games[0].findings}
    assert "trf.code_mismatch" not in {finding.rule for finding in planilla.check(sheet).findings}
    # What a report was read in is kept with it.
    cyrillic = path.read_bytes().replace(b"Gruber,Eva", "Грубер,Ева".encode("cp1251"))
    cyrillic = cyrillic.replace("Kovács,Béla".encode(), b"Kovacs,Bela")
    named = planilla.read_trf(cyrillic, encoding="windows-1251")
    found = planilla.check(sheet.replace("Gruber, Eva", "Грубер, Ева"), trf=named).findings
    assert "trf.code_mismatch" in {finding.rule for finding in found}
    pgn = CORPUS / "trf" / "winter-open.pgn"
    together = planilla.read_trf(path, games=pgn)
    assert (together.games, together.joined) == (6, 5)
    assert [finding.rule for finding in together.findings] == ["trf.unpaired_game"]
    twice = planilla.read_trf(path, games=[pgn, pgn.read_bytes(), pgn.read_text(encoding="utf-8")], notes=True)
    assert (twice.games, twice.joined) == (18, 15)
    assert any("several games" in finding.message for finding in twice.findings)
    assert planilla.read_trf(path).games is None
    with pytest.raises(ValueError, match=r"games=.*winter-open\.trf.*a tournament report \(TRF\) and no game"):
        planilla.read_trf(path, games=path)
    with pytest.raises(TypeError, match="source must be"):
        planilla.read_trf(path, games=7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"trf=.*winter-open\.pgn.*no tournament report"):
        planilla.check(sheet, trf=pgn)
    with pytest.raises(TypeError, match="trf"):
        planilla.check(sheet, trf=7)  # type: ignore[call-overload]
    with pytest.raises(OSError, match="no-such"):
        planilla.read_trf("no-such.trf")
    with pytest.raises(TypeError, match="trf"):
        planilla.scan(path, trf=report)  # type: ignore[call-arg]
