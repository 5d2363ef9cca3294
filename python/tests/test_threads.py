"""Many threads check at once, and other Python code runs meanwhile."""

import _thread
import io
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import polars as pl
import pyarrow as pa
import pytest

import planilla

from places import SHEETS

PGN = '[White "A"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n'


def test_threads_do_not_disturb_each_other() -> None:
    expected = [planilla.check(path, notes=True) for path in SHEETS]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(5):
            assert list(pool.map(lambda path: planilla.check(path, notes=True), SHEETS)) == expected


def test_the_interpreter_is_free_while_rust_works() -> None:
    ticks = 0
    done = threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not done.wait(0.0005):
            ticks += 1

    ticker = threading.Thread(target=tick)
    ticker.start()
    sheets = "1.Cf3 Cf6 2.Cg1 Cg8 3.Cxf3 xyz " * 400
    for _ in planilla.check_all([sheets] * 3, moves="none"):
        pass
    done.set()
    ticker.join()
    assert ticks > 0


def test_eight_threads_scan_eight_files_while_a_ninth_goes_on(tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.pgn" for number in range(8)]
    for number, path in enumerate(paths):
        path.write_text(PGN * (500 + number), encoding="ascii")
    expected = [planilla.scan(path).to_arrow() for path in paths]
    all_begun = threading.Barrier(9)
    done = threading.Event()
    ticks = 0

    def tick() -> None:
        nonlocal ticks
        all_begun.wait(60)
        while not done.is_set():
            ticks += 1

    def scan(path: Path) -> pa.Table:
        all_begun.wait(60)
        return planilla.scan(path, jobs=2).to_arrow()

    ticker = threading.Thread(target=tick)
    ticker.start()
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(scan, paths)) == expected
    done.set()
    ticker.join()
    assert ticks > 0


def test_the_lock_is_free_while_a_batch_is_made() -> None:
    asked, answered = threading.Event(), threading.Event()

    class Asking(io.BytesIO):
        """Gives its games when another thread of Python says so."""

        def read(self, size: int | None = -1, /) -> bytes:
            if size:
                asked.set()
                assert answered.wait(60)
            return super().read(size)

    def answer() -> None:
        assert asked.wait(60)
        answered.set()

    takers: list[Any] = [pa.table, pl.DataFrame, lambda table: table.to_duckdb().fetchall()]
    for take in takers:
        for jobs in (1, 2):
            asked.clear()
            answered.clear()
            thread = threading.Thread(target=answer)
            thread.start()
            assert len(take(planilla.scan(Asking(PGN.encode()), columns=["white"], jobs=jobs))) == 1
            thread.join()


def test_readers_in_python_are_read_from_many_threads() -> None:
    class Slow(io.BytesIO):
        def read(self, size: int | None = -1, /) -> bytes:
            return super().read(min(size or 0, 1000))

    expected = planilla.scan(PGN.encode() * 300, columns=["game", "moves"]).to_polars()

    def scan(jobs: int) -> pl.DataFrame:
        return pl.DataFrame(planilla.scan(Slow(PGN.encode() * 300), columns=["game", "moves"], jobs=jobs))

    with ThreadPoolExecutor(8) as pool:
        for found in pool.map(scan, [1, 2] * 20):
            assert found.equals(expected)


def test_tables_that_nobody_reads_to_their_end_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "games.pgn"
    path.write_text(PGN * 5000, encoding="ascii")
    for _ in range(20):
        for source in (path, io.BytesIO(PGN.encode() * 5000)):
            batches = planilla.scan(source, columns=["white"], jobs=2).to_batches()
            assert next(batches).num_rows > 0
            del batches


@pytest.mark.parametrize("unreadable", ["raise", "skip"])
def test_what_stops_the_program_is_passed_over_by_nobody(unreadable: Any) -> None:
    class Stopping(io.BytesIO):
        """Gives many games, and then somebody wants the program to stop."""

        def read(self, size: int | None = -1, /) -> bytes:
            if self.tell() > 1_000_000:
                raise KeyboardInterrupt
            return super().read(size)

    def scan() -> planilla.Table:
        source: list[Any] = [Stopping(PGN.encode() * 100_000), PGN.encode()]
        return planilla.scan(source, columns=["white"], jobs=2, unreadable=unreadable)

    for asked in (lambda: scan().to_arrow(), lambda: scan().to_polars(), lambda: list(scan().to_batches())):
        with pytest.raises(KeyboardInterrupt):
            asked()
    # No library that knows nothing of it takes a part for the whole.
    error: Any = None
    try:
        try:
            pa.table(scan())
        except pa.ArrowException as raised:
            error = raised
            time.sleep(0)
    except KeyboardInterrupt:
        pass
    assert "stopped by KeyboardInterrupt" in str(error)


def test_two_threads_cannot_ask_for_the_same_next_game() -> None:
    asked = threading.Event()
    go_on = threading.Event()

    class Waiting:
        def read(self, size: int = -1, /) -> bytes:
            if size == 0:
                return b""
            asked.set()
            go_on.wait(10)
            return b""

    games = planilla.check_all(Waiting())
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(list, games)
        assert asked.wait(10)
        with pytest.raises(ValueError, match="already"):
            next(games)
        go_on.set()
        assert first.result() == []


def test_games_that_nobody_asks_for_any_more_do_no_harm() -> None:
    for _ in range(50):
        games = planilla.check_all((PGN * 500).encode())
        assert next(games).game == 1
        del games


def test_who_waits_can_be_interrupted() -> None:
    go_on = threading.Event()

    class Interrupting:
        def read(self, size: int = -1, /) -> bytes:
            if size and not go_on.is_set():
                _thread.interrupt_main()
                go_on.wait(10)
            return b""

    with pytest.raises(KeyboardInterrupt):
        list(planilla.check_all(Interrupting()))
    go_on.set()
