"""Sheets are repaired from Python as they are on the command line."""

import json
import math
from pathlib import Path

import pytest

import planilla

from places import CORPUS, as_json, program

SHEET = "lang: es\nblack: Ñandú\n\n1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5 6.exd6 a.p. Cxd6 7Ag5 Cc6"
OTHER = "lang: en\n\n1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6"


def test_the_ink_stands_beside_the_proposal() -> None:
    repair = planilla.repair(SHEET)
    move = repair.moves[8]
    assert (move.written, move.status, move.uci, move.replacement) == ("Dxd5", "repaired", "d1d4", "Dxd4")
    assert isinstance(move.start, int)
    assert isinstance(move.end, int)
    assert SHEET[move.start : move.end] == "Dxd5"
    assert move.remark is not None
    assert move.remark.startswith("5.Dxd4, written `Dxd5`")
    assert repair.moves[0].remark is None
    assert repair.plies_changed == 1
    assert repair.games[0].san[8] == "Qxd4"
    assert 'Black "Ñandú"' in repair.to_pgn()


def test_two_sheets_have_pairs() -> None:
    repair = planilla.repair(SHEET, OTHER, best=2, messages="es")
    move = repair.moves[8]
    assert move.written == ("Dxd5", "Qxd4")
    assert move.statuses is not None
    assert len(move.statuses) == 2
    assert isinstance(move.start, tuple)
    assert isinstance(move.end, tuple)
    assert [text[a:b] for text, a, b in zip((SHEET, OTHER), move.start, move.end, strict=True)] == ["Dxd5", "Qxd4"]
    assert repr(repair) == f"<Repair es and en, 14 plies, {repair.plies_changed} changed, 0 undecided>"
    assert repair.findings == ((), ())
    assert "<td>Dxd4</td><td>Dxd5</td><td>Qxd4</td>" in repair._repr_html_()


@pytest.mark.parametrize("sheets", [(SHEET,), (SHEET, OTHER)])
def test_it_is_what_the_command_line_prints(sheets: tuple[str, ...], tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.txt" for number in range(len(sheets))]
    for path, text in zip(paths, sheets, strict=True):
        path.write_text(text, encoding="utf-8")
    line, summary = program("repair", *paths)
    counted = json.loads(summary)
    assert (counted["type"], counted["games"], counted["files"]) == ("summary", 1, len(paths))
    assert as_json(planilla.repair(*paths).to_dict()) == line


def test_results_that_differ_are_found_on_both_sheets() -> None:
    repair = planilla.repair(SHEET + " 1-0", OTHER + " 0-1")
    assert [[finding.rule for finding in found] for found in repair.findings] == [["sheets.result_differs"]] * 2  # type: ignore[union-attr]


def test_readings_of_a_recogniser() -> None:
    cells: list[planilla.Cell] = ["e4", "e5", [planilla.Reading("Nf8", 0.6), ("Nf3", 0.4)], "Nc6", "Bb5", None]
    repair = planilla.repair({"lang": "en", "white": "Ana", "moves": cells}, known={"3b": "a6"})
    assert [move.san for move in repair.moves] == ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]
    assert (repair.moves[2].written, repair.moves[5].decided_by.kind) == ("Nf8", "answer")
    assert repair.tags["White"] == "Ana"
    known = planilla.repair(CORPUS / "json" / "recogniser.json")
    assert [move.san for move in known.moves][4] == "Bb5"
    wrong = planilla.repair({"moves": ["e4", [("e5", math.nan)]]})
    assert [finding.rule for finding in wrong.findings] == ["text.json"]  # type: ignore[union-attr]
    again = planilla.repair(json.loads(json.dumps({"moves": [{"written": "e4"}, {"readings": [{"text": "e5"}]}]})))
    assert [move.san for move in again.moves] == ["e4", "e5"]


def test_what_is_not_sure_enough_is_undecided() -> None:
    repair = planilla.repair("lang: en\n\n1.e4 e5 2.Nf3 ? 3.Bb5 a6 4.Ba4 Nf6", margin=0.99)
    gap = repair.moves[3]
    assert (gap.uci, gap.decided, repair.plies_undecided > 0) == (None, False, True)
    assert sum(rival.probability for rival in gap.alternatives) <= 1.001
    assert len(planilla.repair(SHEET, best=3).games) <= 3


def test_fixes_of_a_check_carry_the_probability() -> None:
    plain, weighed = planilla.check(SHEET), planilla.check(SHEET, repair=True)
    assert [finding.fix.probability for finding in plain.findings if finding.fix] == [None]
    rules = {finding.rule: finding for finding in weighed.findings}
    assert rules.keys() == {"move.illegal", "notation.repaired_text"}
    for finding in rules.values():
        assert finding.fix is not None
        assert finding.fix.probability is not None
        assert 0.5 < finding.fix.probability <= 1


def test_misuse_names_the_argument() -> None:
    for arguments, message in [
        ({"margin": 7}, "margin=7: must be a number from 0 to 1"),
        ({"best": 0}, "best=0: must be a whole number from 1"),
        ({"known": ["12=Nf3"]}, "known='12=Nf3': `12=Nf3` is no answer"),
        ({"known": {"2w": "Rh8"}}, "known='2w=Rh8': `Rh8` is no legal move there"),
        ({"known": ["2w=Nf3", "2w=Nc3"]}, "known='2w=Nc3': `Nc3` and `Nf3` are two moves at the same point"),
        ({"other": "lang: en\n1.d4 Nf6 2.c4 e6 3.Nc3 Bb4 4.e3 0-0 5.Bd3 d5"}, "other: these are sheets of two games"),
        ({"lang": "xx"}, "lang='xx'"),
    ]:
        with pytest.raises(ValueError) as raised:  # noqa: PT011
            planilla.repair(SHEET, **arguments)  # type: ignore[arg-type]
        assert message in str(raised.value)
    with pytest.raises(TypeError, match="source must be"):
        planilla.repair(7)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a cell must be"):
        planilla.repair({"moves": [7]})
    with pytest.raises(ValueError, match="no game"):
        planilla.repair("")
