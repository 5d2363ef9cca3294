"""Touched pieces: what Python gives is what the program prints, and what is wrong is said."""

import pytest

import planilla

from places import as_json, program

CASTLING = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"


@pytest.mark.parametrize("laws", ["1997", "2005", "2014", "2023"])
@pytest.mark.parametrize("touched", ["e1", "e1,h1", "h1,e1", "e1,a1,h1", "e8"])
def test_rows_are_those_of_the_program(laws: str, touched: str) -> None:
    row = planilla.position(CASTLING, touched=touched.split(","), laws=laws)
    assert [as_json(row.to_dict())] == program("position", CASTLING, "--touched", touched, "--laws", laws)


def test_what_the_laws_leave_open() -> None:
    touched = planilla.position(CASTLING, touched=["e1", "a1", "h1"]).touched
    assert touched is not None
    assert not touched.decided
    assert [reading.moves for reading in touched.readings] == [("e1c1",), ("e1g1",)]
    assert touched.open == "the king and both rooks are touched, and castling is legal on either side"
    assert planilla.position(CASTLING).touched is None


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match="touched: no piece stands on `e4`"):
        planilla.position(CASTLING, touched=["e4"])
    with pytest.raises(ValueError, match="touched='x9': a square is expected"):
        planilla.position(CASTLING, touched=["x9"])
    with pytest.raises(TypeError, match="touched must be squares one by one"):
        planilla.position(CASTLING, touched="e1")
    with pytest.raises(TypeError, match="touched must be squares as str"):
        planilla.position(CASTLING, touched=[5])  # type: ignore[list-item]
