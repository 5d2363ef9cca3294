"""The tables say what the games say, row by row and column by column, and any library takes them."""

import datetime as dt
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import planilla

from places import CORPUS, CRASHES, SHEETS

PGN = b"""\
[Event "Open"]
[Site "Lima"]
[Date "2021.07.04"]
[Round "3"]
[White "Jos\xc3\xa9"]
[Black "Eva"]
[Result "1-0"]
[WhiteElo "2105"]
[BlackElo "-"]
[ECO "C20"]
[TimeControl "5400+30"]
[Termination "normal"]

1. e4 {[%clk 1:29:30][%eval 0.25] best} e5 $1 {[%eval #-3]} 2. Ke3 (2. Nf3) Nc6 1-0

[Date "2005.??.??"]
[Result "*"]
[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]
[SetUp "1"]

1. O-O+ *

[White "Ana"]
[Result "0-1"]

1. f3 e5 2. g4 Qh4# 0-1
"""

SOURCES = [*SHEETS, *CRASHES, PGN]


def name(source: Path | bytes) -> str:
    return "PGN" if isinstance(source, bytes) else str(source.relative_to(CORPUS))


def rows(table: planilla.Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.to_arrow().to_pylist()
    return found


def as_finding(finding: dict[str, Any]) -> dict[str, Any]:
    """The cells of a finding, from its JSON."""
    finding = dict(finding)
    reason, fix = finding.pop("reason"), finding.pop("fix")
    finding["reason"] = reason and reason["kind"]
    finding["reason_json"] = reason and json.dumps(reason, ensure_ascii=False, separators=(",", ":"))
    return finding | (fix or dict.fromkeys(["replacement", "uci", "san", "applicability", "probability"]))


def as_row(game: dict[str, Any]) -> dict[str, Any]:
    """The cells of a game, from its JSON: all that stand in it."""
    tags, moves, findings = game["tags"], game["moves"], game["findings"]
    headings = ["Event", "Site", "Round", "White", "Black"]
    return {
        "file": game["file"],
        "game": game["game"],
        "line": game["line"],
        **{heading.lower(): tags.get(heading) for heading in headings},
        "eco": tags.get("ECO"),
        "time_control": tags.get("TimeControl"),
        "termination": tags.get("Termination"),
        "tags": [{"name": tag, "value": value} for tag, value in tags.items() if value is not None],
        "language": game["language"]["code"],
        "language_how": game["language"]["how"],
        "laws": game["laws"],
        "laws_how": game["laws_how"],
        "moves": [move["uci"] for move in moves],
        "sans": [move["san"] for move in moves],
        "written": [move["written"] for move in moves],
        "statuses": [move["status"] for move in moves],
        "clocks": [move["clock"] for move in moves],
        "draw_offers": [move["ply"] for move in moves if move["draw_offer"]],
        "result": game["result"]["score"],
        "result_written": game["result"]["written"],
        "reason": game["result"]["reason"],
        "end_state": game["end"] and game["end"]["state"],
        "end_fen": game["end"] and game["end"]["fen"],
        **{
            f"{severity}s": sum(finding["severity"] == severity for finding in findings)
            for severity in ("error", "warning", "note")
        },
        "findings": [as_finding(finding) for finding in findings],
        "undecided": game["undecided"],
        "resumed_at": game["resumed_at"],
    }


def checked(source: Path | bytes, **options: Any) -> Iterator[dict[str, Any]]:
    return (game.to_dict() for game in planilla.check_all(source, **options))


@pytest.mark.parametrize("notes", [False, True])
@pytest.mark.parametrize("source", SOURCES, ids=name)
def test_rows_of_games_are_the_games(source: Any, notes: bool) -> None:  # noqa: FBT001
    found = rows(planilla.scan(source, notes=notes))
    games = [as_row(game) for game in checked(source, notes=notes)]
    assert [{column: row[column] for column in game} for row, game in zip(found, games, strict=True)] == games


@pytest.mark.parametrize("source", SOURCES, ids=name)
def test_rows_of_moves_are_the_moves(source: Any) -> None:
    found = rows(planilla.scan_moves(source))
    moves = [
        {"file": game["file"], "game": game["game"], "entry": entry, **move}
        for game in checked(source)
        for entry, move in enumerate(game["moves"], start=1)
    ]
    assert [{column: row[column] for column in move} for row, move in zip(found, moves, strict=True)] == moves


@pytest.mark.parametrize("source", SOURCES, ids=name)
def test_rows_of_findings_are_the_findings(source: Any) -> None:
    found = rows(planilla.scan_findings(source, notes=True))
    findings = [
        {"file": game["file"], "game": game["game"], "white": game["tags"].get("White")} | as_finding(finding)
        for game in checked(source, notes=True)
        for finding in game["findings"]
    ]
    assert [
        {column: row[column] for column in finding} for row, finding in zip(found, findings, strict=True)
    ] == findings


def test_what_only_tables_have() -> None:
    first, second, third = rows(planilla.scan(PGN))
    assert (first["date"], first["year"], first["month"], first["day"]) == (dt.date(2021, 7, 4), 2021, 7, 4)
    assert (second["date"], second["year"], second["month"], second["day"]) == (None, 2005, None, None)
    assert (first["white_elo"], first["black_elo"], third["white_elo"]) == (2105, None, None)
    assert (first["evals"], first["mates"]) == ([0.25, None, None, None], [None, -3, None, None])
    assert (first["clocks"], first["plies"], third["plies"]) == ([5370, None, None, None], 4, 4)
    assert (first["fen"], second["fen"]) == (None, "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    assert third["end_state"] == "checkmate"
    for row in (first, second, third):
        text = row["text"].encode()
        assert PGN[row["offset"] :].startswith(text)
    moves = rows(planilla.scan_moves(PGN))
    assert (moves[0]["clock"], moves[0]["eval"], moves[0]["comment"]) == (5370, 0.25, "[%clk 1:29:30][%eval 0.25] best")
    assert (moves[1]["mate"], moves[-1]["check"], moves[2]["fen"]) == (-3, True, None)
    assert moves[0]["fen"] == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"


SCANS = {"games": planilla.scan, "moves": planilla.scan_moves, "findings": planilla.scan_findings}


@pytest.mark.parametrize("table", SCANS)
def test_columns_alone_are_those_of_all(table: str) -> None:
    scan = SCANS[table]
    source: list[str | bytes] = [*map(str, SHEETS), *map(str, CRASHES), PGN]
    whole = scan(source, notes=True).to_arrow()
    names = whole.column_names
    assert names == [column.name for column in planilla.tables()[table]]
    for column in names:
        assert scan(source, columns=[column], notes=True).to_arrow().equals(whole.select([column])), column
    some = names[::-3]
    assert scan(source, columns=(each for each in some), notes=True).to_arrow().equals(whole.select(some))
    assert scan(source, columns=["file", "game", "file"]).columns == ("file", "game")


@pytest.mark.parametrize("table", SCANS)
def test_several_threads_give_the_same_rows(table: str) -> None:
    scan = SCANS[table]
    source = PGN * 3000
    one = scan(source, jobs=1).to_arrow()
    assert one.num_rows >= 3000
    for jobs in (2, 5, None):
        assert scan(source, jobs=jobs).to_arrow().equals(one)


def test_a_table_may_have_no_columns_or_no_rows() -> None:
    table = planilla.scan(PGN, columns=[])
    assert (table.columns, table.to_arrow().num_rows) == ((), 3)
    nothings: tuple[bytes, list[bytes]] = (b"", [])
    for nothing in nothings:
        assert planilla.scan(nothing).to_arrow().num_rows == 0
        assert planilla.scan(nothing).to_arrow().schema == planilla.scan(PGN).to_arrow().schema


def test_misuse_is_told() -> None:
    misused: list[tuple[dict[str, Any], type[Exception], str]] = [
        ({"columns": ["wihte"]}, ValueError, "`wihte` is no column of the table `games`; did you mean `white`?"),
        ({"columns": "white"}, TypeError, "columns must be several names of columns, in a list, not str"),
        ({"columns": 5}, TypeError, "columns must be several names of columns, in a list, not int"),
        ({"columns": [5]}, TypeError, "columns must be names of columns"),
        ({"jobs": 0}, ValueError, "jobs=0: must be a whole number above 0"),
        ({"jobs": "all"}, ValueError, "jobs='all': must be a whole number above 0"),
        ({"unreadable": "ignore"}, ValueError, "unreadable='ignore': must be 'raise' or 'skip'"),
        ({"laws": "2050"}, ValueError, "laws='2050': not an edition"),
        ({"moves": "none"}, TypeError, "'moves'"),
    ]
    for options, error, said in misused:
        with pytest.raises(error) as raised:
            planilla.scan(PGN, **options)
        assert said in str(raised.value), options


def by_name(games: planilla.Table) -> object:  # noqa: ARG001
    relation = duckdb.sql("select * from games")
    assert relation is not None
    return relation.to_arrow_table().to_pylist()


TAKERS: dict[str, Callable[[planilla.Table], object]] = {
    "pyarrow": lambda table: pa.table(table).to_pylist(),
    "pyarrow, in batches": lambda table: table.to_batches().read_all().to_pylist(),
    "polars": lambda table: pl.DataFrame(table).to_dicts(),
    "polars, asked": lambda table: table.to_polars().to_dicts(),
    "pandas": lambda table: pa.Table.from_pandas(table.to_pandas(), preserve_index=False).to_pylist(),
    "duckdb": by_name,
    "duckdb, asked": lambda table: table.to_duckdb().to_arrow_table().to_pylist(),
    "duckdb, with a connection": lambda table: table.to_duckdb(duckdb.connect()).to_arrow_table().to_pylist(),
}


@pytest.mark.parametrize("taker", TAKERS)
@pytest.mark.parametrize("table", SCANS)
def test_libraries_take_tables(table: str, taker: str) -> None:
    source: list[str | bytes] = [PGN, *map(str, SHEETS)]
    read = SCANS[table](source, notes=True)
    assert TAKERS[taker](read) == rows(read)


def test_pandas_keeps_numbers_whole_and_nulls_null() -> None:
    frame = planilla.scan(PGN).to_pandas()
    assert str(frame["white_elo"].dtype) == "int32[pyarrow]"
    assert frame["white_elo"].isna().tolist() == [False, True, True]
    assert list(frame["moves"][1]) == ["e1g1"]
    from_arrow = getattr(pd.DataFrame, "from_arrow", None)
    if from_arrow is not None:  # since pandas 3
        assert from_arrow(planilla.scan(PGN, columns=["plies"]))["plies"].tolist() == [4, 1, 4]


def test_a_relation_of_duckdb_can_be_asked_again() -> None:
    relation = planilla.scan(PGN, columns=["plies"]).to_duckdb()
    assert relation.fetchall() == relation.fetchall() == [(4,), (1,), (4,)]
    assert relation.aggregate("sum(plies)").fetchall() == [(9,)]


def test_schemas_are_told_before_anything_is_read(tmp_path: Path) -> None:
    for table, scan in SCANS.items():
        there = scan(PGN)
        assert pa.schema(there) == there.to_arrow().schema
        assert pa.schema(scan(tmp_path / "missing.pgn")) == there.to_arrow().schema
        columns = {column.name: column.type for column in planilla.tables()[table]}
        assert there.types == columns
        assert planilla.schema(table) == ", ".join(f"{name} {kind}" for name, kind in columns.items())  # type: ignore[arg-type]
        assert repr(there).startswith(f"<Table {there.columns[0]}: string")
    with pytest.raises(ValueError, match="no table is called plies"):
        planilla.schema("plies")  # type: ignore[arg-type]


def test_another_schema_that_is_asked_for_is_passed_over() -> None:
    table = planilla.scan(PGN, columns=["plies"])
    other = pa.schema([("plies", pa.string())]).__arrow_c_schema__()

    class Asking:
        def __arrow_c_stream__(self, requested_schema: object = None) -> object:
            return table.__arrow_c_stream__(other)

    assert pa.table(Asking()).schema == pa.schema([("plies", pa.int32())])


def test_what_a_library_that_is_missing_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    table = planilla.scan(PGN)
    for library, ask in {
        "pyarrow": table.to_arrow,
        "polars": table.to_polars,
        "pandas": table.to_pandas,
        "duckdb": table.to_duckdb,
    }.items():
        with monkeypatch.context() as patch:
            patch.setitem(__import__("sys").modules, library, None)
            with pytest.raises(ModuleNotFoundError, match=f"this needs {library}: pip install {library}"):
                ask()
