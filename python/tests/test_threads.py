"""Many threads check at once, and other Python code runs meanwhile."""

import _thread
import threading
from concurrent.futures import ThreadPoolExecutor

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
