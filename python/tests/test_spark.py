"""What the page about clusters says of Spark, on a local cluster of two other processes."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import planilla

import cluster

pyspark = pytest.importorskip("pyspark", reason="pyspark is not here: pip install planilla[cluster]")

pytestmark = [
    pytest.mark.skipif(
        shutil.which("java") is None and "JAVA_HOME" not in os.environ, reason="Java is not here, and Spark needs it"
    ),
    pytest.mark.filterwarnings("ignore:PySpark does not yet fully support pandas:FutureWarning"),
]


@pytest.fixture(scope="module")
def spark() -> Iterator[Any]:
    from pyspark.sql import SparkSession  # noqa: PLC0415

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYSPARK_PYTHON", sys.executable)
        patch.setenv("SPARK_LOCAL_IP", "127.0.0.1")
        session = (
            SparkSession.builder.master("local-cluster[2,1,1024]")
            .config("spark.ui.enabled", "false")
            .config("spark.ui.showConsoleProgress", "false")
            .config("spark.sql.shuffle.partitions", "2")
            .getOrCreate()
        )
        yield session
        session.stop()


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return cluster.folder(tmp_path_factory.mktemp("spark") / "games")


@pytest.fixture(scope="module")
def made(spark: Any, games: Path) -> dict[str, Any]:
    return cluster.run("Spark", games, {"spark": spark}, size=20_000)


def told(frame: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = frame.toArrow().to_pylist()
    return found


def test_every_game_is_there_once_and_as_one_machine_reads_it(made: dict[str, Any], games: Path) -> None:
    assert len(made["parts"]) > 8
    assert {part.path for part in made["parts"]} == {str(path) for path in games.iterdir()}
    expected = cluster.rows(games)
    assert len(expected) == 2556
    assert cluster.in_order(told(made["games"])) == expected


def test_sql_may_be_asked_of_them(made: dict[str, Any], games: Path) -> None:
    players: dict[str, list[int]] = {}
    for row in cluster.rows(games):
        players.setdefault(row["white"], []).append(row["errors"])
    assert told(made["by_player"]) == [
        {"white": white, "games": len(errors), "errors": sum(errors)} for white, errors in sorted(players.items())
    ]


def test_bytes_that_spark_reads_have_the_same_games(made: dict[str, Any], games: Path) -> None:
    found = told(made["same_games"])
    assert cluster.in_order([row | {"file": row["file"].removeprefix("file:")} for row in found]) == cluster.rows(games)


def test_columns_of_texts(made: dict[str, Any]) -> None:
    texts = ["Cf3", "e5", None, "Dh5"]
    expected = planilla.read_move(texts, lang="es", columns=["status", "uci", "message"]).to_arrow().to_pylist()
    found = sorted(told(made["moves"]), key=lambda row: int(row["id"]))
    assert found == [{"id": number, **row} for number, row in enumerate(expected, start=1)]
    german = sorted(told(made["german"]), key=lambda row: int(row["id"]))
    assert [row["text"] for row in german] == ["Sf3", "e5", None, "Dh5"]


@pytest.mark.parametrize("table", ["games", "moves", "findings"])
def test_schemas_are_those_of_spark(spark: Any, games: Path, table: Any) -> None:
    scan: Any = {"games": planilla.scan, "moves": planilla.scan_moves, "findings": planilla.scan_findings}[table]
    path = str(games / "b.pgn")

    def read(batches: Any) -> Any:
        for _ in batches:
            yield from scan(path, jobs=1).to_batches()

    frame = spark.range(1).mapInArrow(read, planilla.schema(table))
    assert {field.name: field.dataType.simpleString() for field in frame.schema} == scan(path).types
    assert told(frame) == scan(path).to_arrow().to_pylist()
