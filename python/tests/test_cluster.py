"""The recipes of docs/guide/cluster.md, on a local cluster of the real engines."""

import gzip
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import planilla

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "cluster.md"
GAME = '[White "Ana {0}"]\n[Black "Eva"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n'
BROKEN = '[White "Ana {0}"]\n[Black "Pol"]\n\n1. e4 e5 2. Ke3 Nc6 3. Xx 0-1\n\n'
SHEET = "Blancas: Mar\nNegras: Pol\n\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 ½-½\n"
PANDAS = "ignore:PySpark does not yet fully support pandas:FutureWarning"
COLUMNS = ["file", "game", "white", "black", "result", "plies", "moves", "errors"]


def block(heading: str, number: int = 0) -> str:
    """Give a block of code that stands under a heading of the guide."""
    part = re.split(r"^#+ ", GUIDE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    (text,) = [text for text in part if text.startswith(heading)]
    blocks: list[str] = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    return blocks[number]


def run(code: str, names: dict[str, Any]) -> None:
    """Run code of the guide."""
    exec(code, names)  # noqa: S102 - it is our own, and run as a reader would


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder of plain and packed files, with damaged games among the others, and go beside it."""
    games = tmp_path / "games"
    games.mkdir()
    many = "".join((BROKEN if n % 7 == 0 else GAME).format(n) for n in range(40_000))
    (games / "many.pgn").write_text(many, encoding="utf-8")
    (games / "packed.pgn.gz").write_bytes(gzip.compress("".join(GAME.format(n) for n in range(50)).encode()))
    (games / "one.sheet").write_text(SHEET, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return games


@pytest.fixture
def prepared(folder: Path) -> dict[str, Any]:
    """Run what the recipes begin with."""
    names: dict[str, Any] = {}
    run(block("Past one machine"), names)
    assert len(names["parts"]) > len(list(folder.iterdir()))
    assert names["COLUMNS"] == COLUMNS
    return names


def rows(table: planilla.Table) -> list[tuple[object, ...]]:
    return sorted(tuple(map(repr, row.values())) for row in table.to_arrow().to_pylist())


@pytest.fixture
def spark(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Begin a cluster of two workers, each a process of its own."""
    sql = pytest.importorskip("pyspark.sql", reason="pyspark is not installed (pip install planilla[cluster])")
    if shutil.which("java") is None and "JAVA_HOME" not in os.environ:
        pytest.skip("there is no Java for Spark")
    monkeypatch.setenv("PYSPARK_PYTHON", sys.executable)
    builder = sql.SparkSession.builder.master("local-cluster[2,1,1024]").config("spark.ui.enabled", "false")
    session = builder.config("spark.sql.shuffle.partitions", "2").getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


@pytest.mark.usefixtures("spark")
@pytest.mark.filterwarnings(PANDAS)
def test_spark_gives_the_rows_of_a_scan(prepared: dict[str, Any]) -> None:
    run(block("Spark"), prepared)
    found = sorted(tuple(map(repr, row.asDict().values())) for row in prepared["games"].collect())
    assert found == rows(planilla.scan(prepared["folder"], columns=COLUMNS))
    assert prepared["tasks"].rdd.getNumPartitions() == len(prepared["parts"])
    run(block("Spark", 1), prepared)
    answers = sorted(tuple(row) for row in prepared["answers"].collect())
    assert answers == [(1, 3, 0), (2, 3, 1), (3, None, None)]


@pytest.mark.filterwarnings(PANDAS)
def test_spark_takes_bytes_columns_and_all_types(spark: Any, prepared: dict[str, Any]) -> None:
    prepared["spark"] = spark
    run(block("Files that only Spark sees"), prepared)
    found = [row.asDict() | {"file": row["file"].removeprefix("file:")} for row in prepared["same_games"].collect()]
    expected = planilla.scan(prepared["folder"], columns=COLUMNS)
    assert sorted(tuple(map(repr, row.values())) for row in found) == rows(expected)

    spark.conf.unset("spark.sql.execution.arrow.maxRecordsPerBatch")
    run(block("Columns in"), prepared)
    german = sorted((row["id"], row["text"], row["move"].asDict()) for row in prepared["german"].collect())
    assert german == [
        (1, "Sf3", {"status": "exact", "uci": "g1f3"}),
        (2, None, {"status": None, "uci": None}),
        (3, "Dh5", {"status": "illegal", "uci": None}),
    ]

    scans: dict[Any, Any] = {"games": planilla.scan, "moves": planilla.scan_moves, "findings": planilla.scan_findings}
    for table, scan in scans.items():
        names: dict[str, Any] = {"scan": scan, "text": (BROKEN.format(1) + SHEET + GAME.format(2)).encode()}
        run("def all_of(batches):\n    for _ in batches:\n        yield from scan(text, jobs=1).to_batches()", names)
        frame = spark.range(1, numPartitions=1).mapInArrow(names["all_of"], planilla.schema(table))
        assert {field.name: field.dataType.simpleString() for field in frame.schema} == scan(b"").types
        assert frame.toArrow().to_pylist() == scan(names["text"]).to_arrow().to_pylist()


def test_dask_gives_the_rows_of_a_scan(prepared: dict[str, Any]) -> None:
    distributed = pytest.importorskip("distributed", reason="dask is not installed (pip install planilla[cluster])")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster),
    ):
        run(block("Dask"), prepared)
        total = prepared["total"].compute()
        run(block("Frames of Dask"), prepared)
        frame = pa.Table.from_pandas(prepared["frame"].compute(), preserve_index=False).to_pylist()
        sums = prepared["errors"].compute()["errors"]
    assert frame == planilla.scan(prepared["folder"], columns=COLUMNS).to_arrow().to_pylist()
    assert sums.sum() == sum(row["errors"] for row in frame)
    assert sums["Ana 7"] == sum(row["errors"] for row in frame if row["white"] == "Ana 7") > 0
    errors = planilla.scan("games", columns=["errors"]).to_arrow()["errors"].to_pylist()
    assert total == (len(errors), sum(count > 0 for count in errors))
    assert total == (40_051, 5_715)
