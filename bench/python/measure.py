"""Measures the Python package against its peers: time a ply, threads, memory, columns. See ../README.md.

    bench/python/run FILE... [--rounds N] [--size MB]
"""

import argparse
import io
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa

import planilla

FEW = ["white", "black", "result", "white_elo", "black_elo", "date", "event", "site", "round", "moves", "end_state"]
"""Tags, moves as UCI, result and end state: what the peers are compared in."""


def unpacked(path: str) -> bytes:
    """Give a file as it is, packed or not."""
    data = Path(path).read_bytes()
    if data[:4] == b"\x28\xb5\x2f\xfd":
        with pa.CompressedInputStream(pa.BufferReader(data), "zstd") as stream:
            return stream.read()
    return data


def games_of(data: bytes, size: int) -> list[str]:
    """Cut into games, repeated by whole games to at least so many bytes."""
    text = planilla.scan(data, columns=["text"], jobs=1).to_arrow()["text"].to_pylist()
    games: list[str] = []
    total = 0
    while total < size:
        for game in text:
            games.append(game)
            total += len(game)
            if total >= size:
                break
    return games


def drained(table: planilla.Table) -> int:
    """Read a table batch by batch, and count its rows."""
    return sum(batch.num_rows for batch in table.to_batches())


class Contender:
    """Something that is timed, in rounds with the others."""

    def __init__(self, name: str, plies: int, run: Callable[[], object]) -> None:
        self.name, self.plies, self.run = name, plies, run
        self.wall: list[float] = []
        self.cpu: list[float] = []

    def go(self) -> None:
        """Run once."""
        wall, cpu = time.perf_counter(), time.process_time()
        self.run()
        self.wall.append(time.perf_counter() - wall)
        self.cpu.append(time.process_time() - cpu)

    def of(self, times: list[float]) -> float:
        """Nanoseconds a ply, the median of the rounds."""
        return statistics.median(times) * 1e9 / self.plies


def speed(path: str, size: int, rounds: int) -> None:
    """Time a file, repeated to a size, with ours and the peers."""
    import chess.pgn
    import rust_pgn_reader_python_binding as binding

    games = games_of(unpacked(path), size)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.pgn"
        file.write_text("".join(games), encoding="utf-8")
        plies = sum(
            n or 0 for batch in planilla.scan(file, columns=["plies"]).to_batches() for n in batch["plies"].to_pylist()
        )
        array = pa.chunked_array([pa.array(games)])
        few = games[: max(1, len(games) * 1_000_000 // size)]
        some = "".join(few)
        some_plies = sum(planilla.scan(some.encode(), columns=["plies"]).to_arrow()["plies"].to_pylist())

        def with_chess() -> None:
            stream = io.StringIO(some)
            while chess.pgn.read_game(stream) is not None:
                pass

        scan = planilla.scan
        ours = Contender("scan: tags, UCI, result, end; 1 job", plies, lambda: drained(scan(file, columns=FEW, jobs=1)))
        two = Contender("the same, 2 jobs", plies, lambda: drained(scan(file, columns=FEW, jobs=2)))
        binds = Contender(
            "rust_pgn_reader_python_binding, 1 thread", plies, lambda: binding.parse_games(array, num_threads=1)
        )
        more = [
            Contender("scan: all columns, 1 job", plies, lambda: drained(scan(file, jobs=1))),
            Contender("scan_moves: all columns, 1 job", plies, lambda: drained(planilla.scan_moves(file, jobs=1))),
        ]
        chess_game = Contender("python-chess read_game, first MB", some_plies, with_chess)
        for _ in range(rounds):
            for contender in (ours, binds, two):
                contender.go()
        for contender in (*more, chess_game):
            contender.go()
        print(f"\n{path}: {plies:,} plies, {file.stat().st_size / 1e6:.0f} MB; {rounds} rounds, medians")
        print(f"{'':44}{'wall ns/ply':>12}{'cpu ns/ply':>12}{'times ours':>12}")
        for contender in (ours, two, *more, binds, chess_game):
            wall, cpu = contender.of(contender.wall), contender.of(contender.cpu)
            print(f"{contender.name:44}{wall:12.1f}{cpu:12.1f}{wall / ours.of(ours.wall):12.2f}")
        print(f"two jobs against one: {ours.of(ours.wall) / two.of(two.wall):.2f} times as fast")


def threads(path: str) -> None:
    """Have eight threads scan eight files at once, and count the processors at work."""
    data = unpacked(path)
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.pgn" for number in range(8)]
        for file in files:
            file.write_bytes(data)
        scans = [
            threading.Thread(target=lambda file=file: drained(planilla.scan(file, columns=FEW, jobs=1)))
            for file in files
        ]
        wall, cpu = time.perf_counter(), time.process_time()
        for scan in scans:
            scan.start()
        for scan in scans:
            scan.join()
        busy = (time.process_time() - cpu) / (time.perf_counter() - wall)
        print(f"\neight threads scan eight files: {busy:.2f} of {os.cpu_count()} processors at work")


def columns(path: str, rows: int) -> None:
    """Time read_move over columns."""
    wanted = ["file", "game", "written", "fen"]
    moves = planilla.scan_moves(unpacked(path), columns=wanted).to_arrow().combine_chunks()
    written = moves["written"].to_pylist()
    after = moves["fen"].to_pylist()
    game = moves["game"].to_pylist()
    start = planilla.START
    before = [after[n - 1] if n and game[n] == game[n - 1] else start for n in range(len(game))]
    times = rows // len(written) + 1
    text = pa.array((written * times)[:rows])
    fens = pa.array((before * times)[:rows])
    spanish = pa.array((["e4", "Cf3", "d4", "Cc3", "c4", "g3", "f4", "b3", "Ca3", "Ch3"] * (rows // 10 + 1))[:rows])
    print(f"\nread_move over {rows:,} rows, lang set (millions of rows a second)")
    for name, run in [
        ("one position, status and uci, 1 job", lambda j: planilla.read_move(spanish, lang="es", columns=["status", "uci"], jobs=j)),
        ("one position, all columns, 1 job", lambda j: planilla.read_move(spanish, lang="es", jobs=j)),
        ("a FEN for each row, status and uci, 1 job", lambda j: planilla.read_move(text, fen=fens, lang="en", columns=["status", "uci"], jobs=j)),
        ("a FEN for each row, all columns, 1 job", lambda j: planilla.read_move(text, fen=fens, lang="en", jobs=j)),
    ]:
        best = []
        for jobs in (1, 2):
            wall = time.perf_counter()
            run(jobs)
            best.append(rows / (time.perf_counter() - wall) / 1e6)
        print(f"{name:44}{best[0]:8.2f}   2 jobs {best[1]:8.2f}")


def memory(path: str, size: int) -> None:
    """Take the most memory that a scan of a large file holds."""
    games = games_of(unpacked(path), size)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.pgn"
        file.write_text("".join(games), encoding="utf-8")
        print(f"\nmemory, {file.stat().st_size / 1e6:.0f} MB (MB of resident set, pyarrow's own in it)")
        for call in ("scan", "scan_moves", "scan_findings"):
            for jobs in (1, 2):
                code = (
                    "import planilla\n"
                    f"for batch in planilla.{call}({str(file)!r}, jobs={jobs}).to_batches(): pass\n"
                    "print([line for line in open('/proc/self/status') if line.startswith('VmHWM')][0].split()[1])\n"
                )
                peak = float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout) / 1000
                print(f"{call + f', {jobs} job(s)':44}{peak:8.0f}")


def main() -> None:
    """Measure the files named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--size", type=int, default=60, help="to so many MB each file is repeated")
    asked = parser.parse_args()
    for path in asked.files:
        speed(path, asked.size * 1_000_000, asked.rounds)
    threads(asked.files[0])
    columns(asked.files[0], 1_000_000)
    memory(asked.files[0], 200_000_000)


if __name__ == "__main__":
    main()
