"""The objects never change, are equal where they say the same, and give back the JSON that they stand for."""

import copy
import dataclasses
import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import planilla
from planilla import _rows

from places import CORPUS, SCHEMA

REPORT = CORPUS / "trf" / "winter-open.trf"

SHEET = "white: José\nblack: Eva\n1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5"
ROWS: list[Any] = [row for row in vars(_rows).values() if isinstance(row, type) and issubclass(row, _rows.Row)]
ROWS.remove(_rows.Row)
OTHERS = {"SealRow", "SummaryRow", "Tags"}
"""What only the command line tells, and what is no row here."""


@pytest.fixture(scope="module")
def game() -> planilla.Game:
    return planilla.check(SHEET, laws="2005")


def everything(game: planilla.Game) -> Iterator[object]:
    """One object of each kind."""
    yield from (game, game.tags, game.language, game.moves[0], game.result, game.end, game.findings[0])
    yield from (game.findings[0].reason, game.findings[0].fix, planilla.read_move("Rf1"), planilla.rules()[0])
    yield from (
        planilla.languages()[0],
        planilla.laws()[0],
        planilla.laws("2014")[0],
        planilla.laws("2014", "2018")[0],
        planilla.convert("1.e4 xyz", to="de").kept[0],
        planilla.position(planilla.START),
        planilla.position(planilla.START, touched=["e2"]),
    )
    trf = planilla.read_trf(REPORT.read_bytes())
    sealed = planilla.seal(planilla.Envelope(white="Ana", move_number=41), "Nd2")
    opened = planilla.open_envelope(sealed.public, sealed.secret)
    judged = planilla.sealed(fen="8/3P4/8/8/8/8/k7/4K3 w - - 0 60", move="61.d8 (=)", lang="en")
    yield from (judged, judged.outcome, judged.also[0], judged.opponent_can_mate)
    of_envelope = planilla.sealed(envelope=planilla.Envelope(envelope_lost=True, sealed_by="white"))
    yield from (opened, opened.envelope, planilla.Envelope(white="Ana"), of_envelope, of_envelope.follows[0])
    yield from (trf, trf.tournament, trf.players[0], trf.players[0].rounds[0])
    facts = planilla.show("claim: threefold\n\n1.Cf3 Cf6 2.Cg1 Cg8 3.Cf3 (=) Cf6 4.Cg1 Cg8", lang="es")
    yield from (facts, facts.positions[0], facts.repetitions[0], facts.quiet_runs[0], facts.claims[0])
    yield facts.claims_made[0]
    repaired = planilla.repair("1.e4 e5 2.Nf3 ? 3.Bb5", lang="en")
    yield from (repaired, repaired.moves[3], repaired.moves[3].alternatives[0], repaired.moves[0].decided_by)
    yield repaired.games[0]
    yield from (facts.draw_offers[0], facts.claims[0].from_, facts.claims[0].moves[0], facts.clocks)


def row_of(schema: str) -> Any:
    """The class of an object of the schema."""
    kept = {"LanguageRow": "Language", "KnownLanguageRow": "KnownLanguage"}
    return getattr(planilla, kept.get(schema, schema.removesuffix("Row")))


def properties(schema: dict[str, Any]) -> list[str]:
    """The fields of an object of the schema, in the order of the JSON."""
    kinds = schema.get("oneOf", [schema])
    return list(dict.fromkeys(name for kind in kinds for name in kind["required"]))


@pytest.mark.parametrize("name", sorted(SCHEMA["$defs"].keys() - OTHERS))
def test_fields_are_those_of_the_schema(name: str) -> None:
    row = row_of(name)
    assert row in ROWS
    fields = [field.name.removesuffix("_") for field in dataclasses.fields(row) if field.name[0] != "_"]
    known = properties(SCHEMA["$defs"][name])
    assert sorted(fields) == sorted(known)
    if name != "ReasonRow":  # whose kinds each have an order
        assert fields == known


def test_no_row_is_missing_in_the_schema() -> None:
    assert set(ROWS) == {row_of(name) for name in SCHEMA["$defs"].keys() - OTHERS}


def test_parts_are_of_the_classes_that_the_fields_say(game: planilla.Game) -> None:
    for row in ROWS:
        fields = {field.name: str(field.type) for field in dataclasses.fields(row)}
        for name, part in row._parts.items():
            assert part.__name__ in fields[name]
    for each in everything(game):
        if isinstance(each, _rows.Row):
            assert not any(isinstance(value, (dict, list)) for name, value in vars(each).items() if name[0] != "_")


def test_nothing_changes(game: planilla.Game) -> None:
    for each in everything(game):
        with pytest.raises((AttributeError, TypeError)):
            each.ply = 7  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        game.tags["White"] = "Ana"  # type: ignore[index]


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda each: pickle.loads(pickle.dumps(each))])
def test_copies_are_equal(game: planilla.Game, again: Any) -> None:
    for each in everything(game):
        other = again(each)
        assert type(other) is type(each)
        assert other == each
        assert hash(other) == hash(each)
        assert repr(other) == repr(each)
    kept = again(game)
    assert kept._text == SHEET
    assert planilla.check(kept._text, **kept._settings) == game


def test_equality_is_of_what_is_said(game: planilla.Game) -> None:
    assert planilla.check(SHEET, laws="2005") == game
    assert planilla.check(SHEET, laws="2009") != game
    assert len({planilla.check(SHEET, laws="2005"), game}) == 1
    assert game.tags == {"White": "José", "Black": "Eva", "Date": None}
    assert dataclasses.replace(game, game=2) != game


def test_dictionaries_are_plain_and_fresh(game: planilla.Game) -> None:
    first, second = game.to_dict(), game.to_dict()
    assert json.loads(json.dumps(first)) == first == second
    first["moves"].clear()
    assert game.to_dict() == second
    assert list(first)[:3] == ["schema", "type", "file"]
    assert list(second["findings"][0]["reason"]) == ["kind", "by", "color", "square", "role", "from", "to"]


def test_patterns_match(game: planilla.Game) -> None:
    match game:
        case planilla.Game(
            [planilla.Move("e4", "exact"), *_], [planilla.Finding("move.illegal", "error", ply=ply), *_]
        ):
            assert ply == 9
        case _:
            pytest.fail("no match")
    match game.findings[0].reason:
        case planilla.Reason("blocked", square=square):
            assert square == "d4"
        case _:
            pytest.fail("no match")


def test_what_is_shown_helps(game: planilla.Game) -> None:
    dash = "\N{EN DASH}"
    assert repr(game) == f"<Game José{dash}Eva, 9 plies, 1 error, 1 warning>"
    assert repr(planilla.check("1.e4 1-0", lang="es")) == "<Game es 1-0, 1 ply>"
    assert repr(planilla.check(SHEET, moves="none")) == f"<Game José{dash}Eva, 1 error, 1 warning>"
    assert repr(planilla.check("1.e4 e5 ? Cf6", lang="es").moves[2]) == "<Move 2. '?' missing>"
    assert repr(game.findings[0]).startswith("<Finding error[move.illegal] 3:37: the queen cannot reach")
    assert repr(planilla.convert("1.e4 xyz", to="de")) == "<Conversion '1.e4 xyz', 1 kept>"
    assert str(planilla.explain("move.illegal")).startswith("# move.illegal\n")
    assert len(repr(planilla.explain("move.illegal"))) < 200
    for each in everything(game):
        assert "\n" not in repr(each)


def test_pages_are_in_the_language_asked_for() -> None:
    english = planilla.explain("move.illegal")
    spanish = planilla.explain("move.illegal", messages="es")
    assert (english.page_language, spanish.page_language) == ("en", "es")
    assert "## Why it matters" in english.page
    assert "## Por qué importa" in spanish.page
    assert "la dama no llega a `d5`" in spanish.page  # what is said of the example
    french = planilla.explain("move.illegal", messages="fr")
    assert (french.page_language, french.page) == ("en", english.page)
    assert planilla.rules(messages="es")[0].page == planilla.explain(planilla.rules()[0].name, messages="es").page


def test_names_of_classes_are_those_that_users_know() -> None:
    for name in planilla.__all__:
        value = getattr(planilla, name)
        if isinstance(value, type) or callable(value):
            assert value.__module__ == "planilla", name
