"""Reads all games of a file with python-chess and prints the seconds on the wall and on the processor."""

import sys
import time

import chess
import chess.pgn


def main() -> None:
    if sys.argv[1] == "--version":
        print(chess.__version__)
        return
    wall, cpu = time.perf_counter(), time.process_time()
    with open(sys.argv[1], encoding="utf-8") as file:
        while chess.pgn.read_game(file) is not None:
            pass
    print(time.perf_counter() - wall, time.process_time() - cpu)


main()
