"""The page about clusters, as it is run: its code, and a folder with games in all states."""

import gzip
import re
from pathlib import Path
from typing import Any

import planilla

from places import ROOT

PAGE = (ROOT / "docs/guide/cluster.md").read_text(encoding="utf-8")
COLUMNS = ["file", "game", "white", "black", "date", "result", "moves", "errors", "findings"]


def folder(path: Path) -> Path:
    """A folder of plain and packed files, with games that are sound, damaged and cut."""
    sound = '[White "Player {}"]\n[Black "Ñ"]\n[Date "2021.07.04"]\n\n1. e4 e5 2. Nf3 {{[%clk 1:00:00]}} Nc6 1-0\n\n'
    damaged = '[White "Player {}"\n[Date "????.??.??"]\n\n1. e4 e5 2. Ke3 (2. Nf3 Zz9 3. Qh9# 0-1\n\n'
    games = [(sound if number % 3 else damaged).format(number % 7) for number in range(2000)]
    path.mkdir()
    (path / "a.pgn").write_text("".join(games), encoding="utf-8")
    (path / "b.pgn").write_text("".join(games[:5]) + '[White "Player 1"]\n\n1. e4 {never closed', encoding="utf-8")
    (path / "c.pgn.gz").write_bytes(gzip.compress("".join(games[:500]).encode()))
    (path / "d.pgn").write_bytes("".join(games[:50]).encode("utf-16"))
    (path / "e.pgn").write_bytes(b"")
    return path


def run(section: str, games: Path, names: dict[str, Any], *, size: int = 1000) -> dict[str, Any]:
    """Run the code of a section of the page, over a folder, and give the names that it made."""
    text = re.split(r"^## ", PAGE.split(f"\n## {section}\n")[1], flags=re.MULTILINE)[0]
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert blocks
    code = "\n".join(blocks).replace('parts("/data/games")', f"parts({str(games)!r}, size={size})")
    code = code.replace('"/data/games"', repr(str(games)))
    # Functions of the main module travel to other processes as they are.
    names = {"__name__": "__main__", **names}
    exec(compile(code, f"cluster.md: {section}", "exec"), names)  # noqa: S102
    return names


def rows(games: Path, columns: list[str] | None = None) -> list[dict[str, Any]]:
    """The rows as this process reads them by itself, by file and game."""
    found: list[dict[str, Any]] = planilla.scan(games, columns=columns or COLUMNS).to_arrow().to_pylist()
    return in_order(found)


def in_order(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows in the order of file and game."""
    return sorted(found, key=lambda row: (row["file"], row["game"]))
