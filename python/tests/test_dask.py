"""What the page about clusters says of Dask, on a local cluster of two other processes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import planilla

import cluster

dask = pytest.importorskip("dask", reason="dask is not here: pip install planilla[cluster]")
distributed = pytest.importorskip("distributed", reason="dask is not here: pip install planilla[cluster]")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return cluster.folder(tmp_path_factory.mktemp("dask") / "games")


@pytest.fixture(scope="module")
def made(games: Path) -> Iterator[dict[str, Any]]:
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local,
        dask.config.set({"scheduler-address": local.scheduler_address}),
    ):
        made = cluster.run("Dask", games, {}, size=20_000)
        with made["client"]:
            yield made


def test_every_game_is_there_once_and_as_one_machine_reads_it(made: dict[str, Any], games: Path) -> None:
    found = pa.Table.from_pandas(made["games"].compute(), preserve_index=False).to_pylist()
    assert len(found) == 2556
    assert found == cluster.rows(games)


def test_sums_are_those_of_the_rows(made: dict[str, Any], games: Path) -> None:
    errors: dict[str, int] = {}
    for row in cluster.rows(games):
        errors[row["white"]] = errors.get(row["white"], 0) + row["errors"]
    assert made["by_player"].compute()["errors"].to_dict() == errors


def test_parts_go_to_other_processes_as_they_are(made: dict[str, Any], games: Path) -> None:
    parts = planilla.parts(games, size=20_000)
    frames = made["client"].gather(made["client"].map(made["scan"], parts))
    found = pa.concat_tables([pa.Table.from_pandas(frame, preserve_index=False) for frame in frames])
    assert found.to_pylist() == cluster.rows(games)
