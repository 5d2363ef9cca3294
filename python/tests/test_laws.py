"""The Laws by edition: what Python gives is what the program prints, and what is wrong is said."""

import pytest

import planilla

from places import as_json, program


def test_rows_are_those_of_the_program() -> None:
    assert [as_json(row.to_dict()) for row in planilla.laws()] == program("laws")
    assert [as_json(row.to_dict()) for row in planilla.laws("2009")] == program("laws", "2009")
    pairs = planilla.laws("1997", "2023", topic="illegal")
    assert [as_json(row.to_dict()) for row in pairs] == program("laws", "1997", "2023", "--topic", "illegal")


def test_editions_follow_each_other() -> None:
    editions = planilla.laws(messages="es")
    assert [edition.name for edition in editions] == ["1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023"]
    assert [edition.until for edition in editions[:-1]] == [edition.in_force for edition in editions[1:]]
    assert editions[-1].until is None
    assert editions[0].about.startswith("Congreso")


def test_what_differs_one_way_differs_the_other_way() -> None:
    there = planilla.laws("2014", "2023")
    back = planilla.laws("2023", "2014")
    assert [row.fact for row in there] == [row.fact for row in back]
    assert [(row.before, row.after) for row in there] == [(row.after, row.before) for row in back]
    assert planilla.laws("2018", "2018") == ()
    match there[0]:
        case planilla.LawDifference(fact=_, before=planilla.LawSaid(laws="2014"), after=planilla.LawSaid(laws="2023")):
            pass
        case _:
            pytest.fail("the first edition stands first")


def test_rules_name_what_is_in_doubt() -> None:
    doubts = planilla.explain("notation.capture_mark").doubts
    assert [doubt.laws for doubt in doubts if doubt.source == "recollected"] == ["2014"]
    assert planilla.explain("move.illegal").doubts == ()


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match=r"edition='2010': not an edition of the Laws; did you mean `2009`"):
        planilla.laws("2010")
    with pytest.raises(ValueError, match=r"topic='ilegal': not a topic of the Laws; did you mean `illegal`"):
        planilla.laws("2009", topic="ilegal")
    with pytest.raises(ValueError, match=r"topic='illegal': asks for `edition` too"):
        planilla.laws(topic="illegal")  # type: ignore[call-overload]
    with pytest.raises(ValueError, match=r"other='2009': asks for `edition` too"):
        planilla.laws(None, "2009")  # type: ignore[call-overload]
