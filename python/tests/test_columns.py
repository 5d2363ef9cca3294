"""Columns of texts: whatever holds them, each text is read as it is alone."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import planilla

from places import table

WRITTEN = ["Cf3", None, "e4", "Cxz9", "Cf4", "Cf3"]
HELD: dict[str, Callable[[list[str | None]], Any]] = {
    "list": lambda texts: texts,
    "tuple": tuple,
    "numpy, object": lambda texts: np.array(texts, dtype=object),
    "numpy, with NaN": lambda texts: np.array([np.nan if text is None else text for text in texts], dtype=object),
    "list, with NA": lambda texts: [pd.NA if text is None else text for text in texts],
    "pandas": pd.Series,
    "pandas, string": lambda texts: pd.Series(texts, dtype="string"),
    "pandas, str": lambda texts: pd.Series(texts, dtype="str" if pd.__version__ >= "3" else "string"),
    "pandas, object": lambda texts: pd.Series(texts, dtype=object),
    "pandas, of Arrow": lambda texts: pd.Series(texts, dtype=pd.ArrowDtype(pa.string())),
    "pandas, categorical": lambda texts: pd.Series(texts, dtype="category"),
    "pandas, with another index": lambda texts: pd.Series(texts, index=range(len(texts), 0, -1)),
    "polars": lambda texts: pl.Series(texts, dtype=pl.String),
    "polars, categorical": lambda texts: pl.Series(texts, dtype=pl.Categorical),
    "polars, in chunks": lambda texts: pl.concat(
        [pl.Series(texts[:2], dtype=pl.String), pl.Series(texts[2:], dtype=pl.String)], rechunk=False
    ),
    "pyarrow": lambda texts: pa.array(texts, pa.string()),
    "pyarrow, large": lambda texts: pa.array(texts, pa.large_string()),
    "pyarrow, views": lambda texts: pa.array(texts, pa.string_view()),
    "pyarrow, dictionary": lambda texts: pa.array(texts, pa.string()).dictionary_encode(),
    "pyarrow, sliced": lambda texts: pa.array(["zzz", None, *texts, "e4"], pa.string())[2:-1],
    "pyarrow, sliced dictionary": lambda texts: pa.array(["e4", *texts, "x"], pa.string()).dictionary_encode()[1:-1],
    "pyarrow, in chunks": lambda texts: pa.chunked_array(
        [pa.array(["zzz", *texts[:3]], pa.string())[1:], [], texts[3:]], pa.string()
    ),
    "column of a table": lambda texts: pa.table({"text": pa.array(texts, pa.string())})["text"],
}


def rows(made: planilla.Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = made.to_arrow().to_pylist()
    return found


def as_read(text: str | None, **options: Any) -> dict[str, Any]:
    """What a written move is read as, by itself."""
    if text is None:
        return dict.fromkeys(["status", "uci", "san", "candidates", "reason", "message"])
    read = planilla.read_move(text, **options)
    one = read.candidates[0] if read.status in {"exact", "normalized"} else None
    return {
        "status": read.status,
        "uci": one and one.uci,
        "san": one and one.san,
        "candidates": [candidate.uci for candidate in read.candidates],
        "reason": read.reason and read.reason.kind,
        "message": read.findings[0].message if read.findings and not one else None,
    }


@pytest.mark.parametrize("held", HELD)
def test_columns_are_read_whatever_holds_them(held: str) -> None:
    column = HELD[held](WRITTEN)
    expected = [as_read(text, lang="es") for text in WRITTEN]
    assert rows(planilla.read_move(column, lang="es")) == expected
    assert rows(planilla.read_move(column, lang="es")) == expected  # the column is as it was
    fens = HELD[held]([planilla.START] * 5 + [None])
    assert rows(planilla.read_move(column, fen=fens, lang="es")) == [*expected[:5], as_read(None)]
    new = rows(planilla.convert(column, to="de", lang="es"))
    assert [row["text"] for row in new] == ["Sf3", None, "e4", "Cxz9", "Sf4", "Sf3"]
    found = rows(planilla.check(column, lang="es", columns=["written"]))
    assert [(row["row"], row["written"]) for row in found] == [
        (row, None if text is None else [text]) for row, text in enumerate(WRITTEN)
    ]


@pytest.mark.parametrize("held", HELD)
def test_columns_may_be_empty(held: str) -> None:
    column = HELD[held]([])
    for made in (
        planilla.read_move(column),
        planilla.read_move(column, fen=column),
        planilla.convert(column, to="de"),
        planilla.check(column),
    ):
        assert made.to_arrow().num_rows == 0
        assert made.to_arrow().schema == pa.schema(made)
        assert made.to_polars().shape == (0, len(made.columns))
    nulls = HELD[held]([None, None])
    if held != "pyarrow, in chunks":
        assert rows(planilla.read_move(nulls, columns=["uci"])) == [{"uci": None}] * 2
        assert planilla.check(nulls, columns=["errors"]).to_polars()["errors"].to_list() == [None, None]


@pytest.mark.parametrize(
    "wrong",
    [
        [5],
        ["e4", 5],
        ["e4", b"e4"],
        [["e4"]],
        [np.array(["e4", "d4"])],
        np.array([1, 2]),
        pd.Series([1, 2]),
        pd.Series(["e4", 5], dtype=object),
        pd.Series(["e4", b"x"], dtype=object),
        pd.DataFrame({"text": ["e4"]}),
        pl.Series([1]),
        pl.Series([b"e4"]),
        pl.DataFrame({"text": ["e4"]}),
        pa.array([1]),
        pa.array([["e4"]]),
        pa.array([1]).dictionary_encode(),
        pa.table({"text": ["e4"]}),
        pa.record_batch({"text": ["e4"]}),
    ],
    ids=lambda wrong: f"{type(wrong).__module__.split('.')[0]} {type(wrong).__name__}",
)
def test_columns_of_something_else_are_refused(wrong: Any) -> None:
    functions: dict[str, Callable[[Any], object]] = {
        "text": planilla.read_move,
        "source": planilla.check,
        "source ": lambda column: planilla.convert(column, to="de"),
        "fen": lambda column: planilla.read_move(["e4"], fen=column),
    }
    for argument, misused in functions.items():
        with pytest.raises(TypeError, match=f"^{argument.strip()} must be a column"):
            misused(wrong)


def test_what_is_no_column_is_refused() -> None:
    others: list[Any] = [5, None, {"text": "e4"}, iter(["e4"]), pl.LazyFrame({"text": ["e4"]}), pl.col("text")]
    for other in others:
        with pytest.raises(TypeError, match=r"must be .*a column of texts, not "):
            planilla.read_move(other)
        with pytest.raises(TypeError, match=r"must be .*a column of texts, not "):
            planilla.check(other)
        with pytest.raises(TypeError, match=r"must be .*a column of texts, not "):
            planilla.convert(other, to="de")


def test_misuse_is_told() -> None:
    one: Any = "e4"
    column = ["e4", "d4"]
    misused: list[tuple[Callable[[], object], type[Exception], str]] = [
        (
            lambda: planilla.read_move(one, columns=["uci"]),
            TypeError,
            "columns can be given with a column of texts only",
        ),
        (lambda: planilla.read_move(one, jobs=2), TypeError, "jobs can be given with a column of texts only"),
        (lambda: planilla.read_move(one, fen=column), TypeError, "fen must be a str where text is one, not list"),
        (
            lambda: planilla.check(one, columns=["errors"], jobs=2),
            TypeError,
            "columns and jobs can be given with a col",
        ),
        (lambda: planilla.convert(one, to="de", fen=planilla.START), TypeError, "fen can be given with a column of"),
        (lambda: planilla.read_move(column, columns=["uic"]), ValueError, "the columns are status, uci, san, "),
        (lambda: planilla.read_move(column, columns="uci"), TypeError, "columns must be several names of columns"),
        (lambda: planilla.check(column, columns=["eror"]), ValueError, "`eror` is no column of the table `games`"),
        (lambda: planilla.read_move(column, jobs=0), ValueError, "jobs=0: must be a whole number above 0"),
        (lambda: planilla.read_move(column, fen="8/8 w"), ValueError, "fen='8/8 w': a FEN has four to six fields"),
        (lambda: planilla.read_move(column, fen=column[:1]), ValueError, "it has 1 rows, not 2"),
        (lambda: planilla.convert(column, to="de", fen=[*column, None]), ValueError, "it has 3 rows, not 2"),
        (lambda: planilla.convert(column, to="xx"), ValueError, "to='xx': not a language or a style"),
        (lambda: planilla.check(column, moves="none"), TypeError, "unexpected keyword argument 'moves'"),  # type: ignore[call-overload]
        (lambda: planilla.check(column, lan="es"), TypeError, "did you mean 'lang'?"),  # type: ignore[call-overload]
    ]
    for misuse, error, said in misused:
        with pytest.raises(error, match=re.escape(said)):
            misuse()


class Again:
    """What gives the same capsules each time, though who takes them empties them."""

    def __init__(self, *capsules: Any) -> None:
        self.capsules = capsules


class AgainAStream(Again):
    def __arrow_c_stream__(self, requested_schema: object = None) -> Any:
        return self.capsules[0]


class AgainAnArray(Again):
    def __arrow_c_array__(self, requested_schema: object = None) -> Any:
        return self.capsules


def test_emptied_capsules_are_refused() -> None:
    array = pa.array(["e4"])
    for column in (
        AgainAStream(pa.chunked_array([array]).__arrow_c_stream__()),
        AgainAnArray(*array.__arrow_c_array__()),
    ):
        assert rows(planilla.read_move(column, columns=["uci"])) == [{"uci": "e2e4"}]
        with pytest.raises(ValueError, match="released"):
            planilla.read_move(column)
    wrong: list[Any] = [
        AgainAStream(None),
        AgainAStream(array.__arrow_c_array__()[1]),
        AgainAnArray(*reversed(array.__arrow_c_array__())),
        AgainAnArray(array.__arrow_c_array__()[0]),
    ]
    for column in wrong:
        with pytest.raises((TypeError, ValueError)):
            planilla.read_move(column)


def test_what_was_made_can_be_asked_again_and_in_any_library() -> None:
    made = planilla.read_move(["e4", "Cf3"], columns=["uci"], lang="es")
    assert repr(made) == "<Table uci: string>"
    assert rows(made) == rows(made) == pl.DataFrame(made).to_dicts() == [{"uci": "e2e4"}, {"uci": "g1f3"}]
    assert made.to_pandas()["uci"].tolist() == made.to_polars()["uci"].to_list() == ["e2e4", "g1f3"]
    assert made.to_duckdb().fetchall() == [("e2e4",), ("g1f3",)]
    frame = pl.DataFrame({"written": ["e4", "Cf3"]})
    assert frame.hstack(planilla.read_move(frame["written"], columns=["san"]).to_polars()).columns == ["written", "san"]


def test_several_threads_give_the_same_rows() -> None:
    column = pa.array(WRITTEN * 7_000)
    makers: list[Callable[[int], planilla.Table]] = [
        lambda jobs: planilla.read_move(column, jobs=jobs, lang="es", columns=["status", "uci"]),
        lambda jobs: planilla.check(column, jobs=jobs, columns=["moves", "errors"]),
        lambda jobs: planilla.convert(column, jobs=jobs, lang="es", to="de"),
    ]
    for make in makers:
        one = make(1).to_arrow()
        assert one.num_rows == len(column)
        assert make(2).to_arrow() == make(5).to_arrow() == one


def test_a_fen_for_each_is_taken() -> None:
    columns = list(zip(*table("moves/played.csv"), strict=True))
    fens, languages, texts = columns[0], columns[1], columns[2]
    read = rows(planilla.read_move(pa.array(texts), fen=pa.array(fens)))
    assert read == [as_read(text, fen=fen) for fen, text in zip(fens, texts, strict=True)]
    assert len(languages) == len(read) > 30
    (told, null) = rows(planilla.read_move(["e4", "e4"], fen=["8/8 w", None]))
    assert {name for name, value in told.items() if value is not None} == {"message"}
    with pytest.raises(ValueError, match=re.escape(told["message"])):
        planilla.read_move("e4", fen="8/8 w")
    assert null == as_read(None)


def test_sheets_have_a_row_for_each_game() -> None:
    pgn = '[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 *\n'
    found = rows(planilla.check([pgn, None, "", "1.Cf3"], columns=["game", "white", "moves"]))
    assert [(row["row"], row["game"], row["white"]) for row in found] == [
        (0, 1, "A"),
        (0, 2, "B"),
        (1, None, None),
        (2, None, None),
        (3, 1, None),
    ]


pieces = st.sampled_from(["Cf3", "e4", "Dd3", "Sf3", "Nf3", "O-O", "e8=Q", "?", "exd5", "1.e4 e5", "\ud800", "♘", " "])
texts = st.lists(st.none() | pieces | st.text(max_size=8), max_size=12)


@settings(deadline=None)
@given(texts, st.sampled_from(["auto", "es", "de"]))
def test_a_column_of_moves_is_read_as_one_by_one(column: list[str | None], lang: str) -> None:
    assert rows(planilla.read_move(column, lang=lang)) == [as_read(text, lang=lang) for text in column]


@settings(deadline=None)
@given(texts)
def test_a_column_of_sheets_is_checked_as_one_by_one(column: list[str | None]) -> None:
    found = rows(planilla.check(column, columns=["moves", "language", "errors", "result"]))
    expected = [
        {
            "row": row,
            "moves": [move.uci for move in game.moves],
            "language": game.language.code,
            "errors": sum(finding.severity == "error" for finding in game.findings),
            "result": game.result.score,
        }
        for row, text in enumerate(column)
        # No text is taken for the name of a file here.
        for game in ([] if text is None else planilla.check_all(whole(text).encode(), encoding="utf-8"))
    ]
    assert [row for row in found if row["result"] is not None] == expected
    assert {row["row"] for row in found} == set(range(len(column)))


@settings(deadline=None)
@given(texts, st.sampled_from(["de", "es,figurine", "uci"]))
def test_a_column_is_rewritten_as_one_by_one(column: list[str | None], to: str) -> None:
    found = rows(planilla.convert(column, to=to, lang="es"))
    assert [row["text"] is None for row in found] == [text is None for text in column]
    for text, row in zip(column, found, strict=True):
        if text is not None and text.startswith("1."):
            alone = planilla.convert(text, to=to, lang="es")
            assert (row["text"], row["kept"]) == (alone.text, len(alone.kept))
        assert text is None or row["kept"] is not None


def whole(text: str) -> str:
    """A text with its half characters replaced."""
    return "".join("\ufffd" if "\ud800" <= letter <= "\udfff" else letter for letter in text)
