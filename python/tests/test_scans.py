"""Tables from files, folders, bytes, readers and parts: the same rows wherever they come from, and faults told."""

import bz2
import dataclasses
import gzip
import io
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import planilla

PGN = b'[White "Jos\xc3\xa9"]\n\n1. e4 e5 2. Ke3 1-0\n\n[White "Eva"]\n\n1. d4 d5 0-1\n\n'
PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "gz": gzip.compress,
    "bz2": bz2.compress,
    "zst": lambda raw: pa.Codec("zstd").compress(raw, asbytes=True),
}
COLUMNS = ["game", "line", "offset", "white", "moves", "errors", "text"]


def rows(source: Any, **options: Any) -> list[dict[str, Any]]:
    """The rows without the names of the files."""
    found: list[dict[str, Any]] = planilla.scan(source, columns=COLUMNS, **options).to_arrow().to_pylist()
    return found


def files(source: Any, **options: Any) -> list[tuple[str, int]]:
    """The files and numbers of the games."""
    found = planilla.scan(source, columns=["file", "game"], **options).to_arrow().to_pylist()
    return [(row["file"], row["game"]) for row in found]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games.pgn"
    path.write_bytes(PGN)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Files of all kinds, in the order in which they are read."""
    folder = tmp_path / "folder"
    (folder / "inner").mkdir(parents=True)
    (folder / "a.pgn").write_bytes(PGN * 9)
    for number, (ending, packed) in enumerate(PACKERS.items()):
        (folder / f"b{number}.pgn.{ending}").write_bytes(packed(PGN * (number + 1)))
    (folder / "inner" / "c.pgn").write_bytes(PGN)
    (folder / "inner" / "d.sheet").write_text("white: Ana\n1.Cf3 Cf6 2.Ce9\n", encoding="utf-8")
    (folder / "readme.md").write_text("1. e4", encoding="utf-8")
    return folder


def names(folder: Path) -> list[str]:
    return [str(path) for path in sorted(folder.rglob("*.*")) if path.suffix != ".md"]


def test_one_text_has_the_same_rows_in_all_forms(path: Path) -> None:
    expected = rows(str(path))
    assert [(row["white"], row["errors"]) for row in expected] == [("José", 1), ("Eva", 0)]
    forms: list[Any] = [path, PGN, bytearray(PGN), memoryview(PGN), io.BytesIO(PGN), [path], iter([str(path)])]
    forms += [packed(PGN) for packed in PACKERS.values()]
    forms += [io.BytesIO(packed(PGN)) for packed in PACKERS.values()]
    forms += [planilla.Part(str(path)), planilla.Part(str(path), 0, len(PGN)), planilla.parts(path, size=1)]
    for form in forms:
        assert rows(form) == expected, form
    with path.open("rb") as file:
        assert rows(file) == expected


def test_the_rows_come_in_the_order_of_the_files(folder: Path) -> None:
    expected = [(name, game.game) for name in names(folder) for game in planilla.check_all(Path(name))]
    assert len(expected) == 33
    for jobs in (1, 2, 7):
        assert files(folder, jobs=jobs) == expected
        assert files([name for name in names(folder)], jobs=jobs) == expected  # noqa: C416
    assert files(reversed(names(folder)))[0] == (names(folder)[-1], 1)
    assert files([folder, str(folder)]) == expected * 2


def test_texts_are_no_sources_but_names_are(path: Path) -> None:
    with pytest.raises(FileNotFoundError) as raised:
        rows("1. e4 e5")
    assert raised.value.filename == "1. e4 e5"
    with path.open(encoding="utf-8") as text, pytest.raises(TypeError, match="open it in binary mode"):
        planilla.scan(text)
    with pytest.raises(TypeError, match="open it in binary mode"):
        planilla.scan(io.StringIO("1. e4"))
    wrong: list[Any] = [5, None, 1.5, object(), [5], [None], [[path]]]
    for source in wrong:
        for scan in (planilla.scan, planilla.scan_moves, planilla.scan_findings):
            with pytest.raises(TypeError, match="source must be the path of a file or folder"):
                scan(source)


def test_a_file_object_is_read_once(path: Path) -> None:
    with path.open("rb") as file:
        table = planilla.scan(file, columns=["game"])
        assert table.to_arrow().num_rows == 2
        for again in (table.to_arrow, table.to_polars, lambda: table.to_duckdb().fetchall()):
            with pytest.raises(Exception, match="source is a file object and has been read; open it anew"):
                again()
    table = planilla.scan([path, PGN], columns=["game"])
    assert table.to_arrow() == table.to_arrow()


def test_files_that_are_missing(tmp_path: Path, path: Path) -> None:
    missing = tmp_path / "gamse.pgn"
    table = planilla.scan([path, missing, path])  # nothing is read here
    with pytest.raises(FileNotFoundError, match=r"games\.pgn") as raised:
        table.to_arrow()
    assert raised.value.filename == str(missing)
    with pytest.warns(UserWarning, match=r"gamse\.pgn: there is no such file"):
        assert files([path, missing, path], unreadable="skip") == files([path, path])
    with pytest.warns(UserWarning, match=r"gamse\.pgn: there is no such file"):
        assert files(missing, unreadable="skip") == []
    with pytest.raises(FileNotFoundError) as raised:
        planilla.parts(missing)
    assert raised.value.filename == str(missing)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("packer", PACKERS)
def test_games_before_damage_are_there(tmp_path: Path, packer: str, jobs: int) -> None:
    chance = random.Random(5)  # noqa: S311
    moves = ["e4 e5", "d4 d5", "c4 c5", "Nf3 Nf6", "Nc3 Nc6", "a3 a6", "b3 b6", "g3 g6"]
    games = b"".join(
        f'[White "Player {chance.random()}"]\n\n1. {chance.choice(moves)} *\n\n'.encode() for _ in range(40_000)
    )
    whole, damaged = tmp_path / f"a.pgn.{packer}", tmp_path / f"b.pgn.{packer}"
    whole.write_bytes(PACKERS[packer](PGN))
    raw = PACKERS[packer](games)
    damaged.write_bytes(raw[: len(raw) * 9 // 10])
    source = [whole, damaged, whole]
    with pytest.warns(UserWarning, match="damaged"):
        read = rows(source, jobs=jobs, unreadable="skip")
    before = rows(games)
    assert read[:2] == read[-2:] == rows(PGN)
    kept = read[2:-2]
    # The last may be cut where the damage is.
    assert kept[:-1] == before[: len(kept) - 1]
    assert 1000 < len(kept) < 40_000

    table = planilla.scan(source, columns=["white"], jobs=jobs)
    seen = 0
    with pytest.raises((pa.ArrowException, OSError), match="damaged"):
        for batch in table.to_batches():
            seen += batch.num_rows
    assert seen > 1000
    for ask in (table.to_arrow, table.to_polars, lambda: table.to_duckdb().fetchall()):
        with pytest.raises(Exception, match="damaged"):
            ask()


def test_what_is_no_text_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.pgn").write_bytes(b"%PDF-1.7")
    (tmp_path / "b.pgn").write_bytes(PGN)
    with pytest.raises(Exception, match="this is a PDF file"):
        rows(tmp_path)
    with pytest.warns(UserWarning, match="this is a PDF file"):
        assert len(rows(tmp_path, unreadable="skip")) == 2


def test_a_damaged_pgn_has_all_its_games() -> None:
    raw = PGN + b'[White "Cut"\n\n1. e4\n\n[White "Next"]\n\n1. e4 \xff e5 9. Qxh9 (1. d4 *\n\n' + PGN
    raw += b'[White "Open"]\n\n1. e4 {open'
    found = rows(raw)
    assert [row["game"] for row in found] == list(range(1, len(found) + 1))
    assert found == [
        {
            "game": game.game,
            "line": game.line,
            "offset": found[game.game - 1]["offset"],
            "white": game.tags["White"],
            "moves": [move.uci for move in game.moves],
            "errors": sum(finding.severity == "error" for finding in game.findings),
            "text": found[game.game - 1]["text"],
        }
        for game in planilla.check_all(raw)
    ]
    assert [row["white"] for row in found] == ["José", "Eva", "Cut", "Next", "José", "Eva", "Open"]
    assert sum(row["errors"] for row in found) >= 3


def test_what_a_reader_raises_ends_the_table() -> None:
    class Broken(io.RawIOBase):
        def read(self, size: int = -1) -> bytes:
            if size == 0:
                return b""
            raise KeyError("broken")

    class TooMuch(io.RawIOBase):
        def read(self, size: int = -1) -> bytes:
            return b"x" * (size + 1) if size else b""

    for broken, said in ((Broken(), "broken"), (TooMuch(), "more than n bytes")):
        with pytest.raises((pa.ArrowException, OSError), match=said):
            rows(broken)


def test_files_read_say_their_names(path: Path) -> None:
    with path.open("rb") as file:
        assert files(file) == [(str(path), 1), (str(path), 2)]
    assert files(io.BytesIO(PGN)) == files(PGN) == [("-", 1), ("-", 2)]


@pytest.mark.parametrize("size", [1, 100, 500, 1 << 30])
def test_the_rows_of_the_parts_are_those_of_the_whole(folder: Path, size: int) -> None:
    parts = planilla.parts(folder, size=size)
    assert {part.path for part in parts} == set(names(folder))
    if size == 1:
        assert len(parts) > 20
    for columns in (["file", *COLUMNS], None):
        whole = planilla.scan(folder, columns=columns).to_arrow()
        assert planilla.scan(parts, columns=columns).to_arrow() == whole
        one_by_one = [planilla.scan(part, columns=columns, jobs=1).to_arrow() for part in parts]
        assert pa.concat_tables(one_by_one) == whole
    for scan in (planilla.scan_moves, planilla.scan_findings):
        assert scan(parts).to_arrow() == scan(folder).to_arrow()


def test_parts_are_plain_values(folder: Path) -> None:
    parts = planilla.parts([folder / "a.pgn", str(folder / "inner")], size=200)
    assert pickle.loads(pickle.dumps(parts)) == parts
    assert len(set(parts)) == len(parts) > 3
    assert [planilla.Part(**dataclasses.asdict(part)) for part in parts] == parts
    assert (
        repr(parts[0]) == f"Part(path={str(folder / 'a.pgn')!r}, offset=0, length={parts[1].offset}, lines=0, games=0)"
    )
    fields = [field.name for field in dataclasses.fields(planilla.Part)]
    assert [column.split()[0] for column in planilla.Part.schema.split(", ")] == fields
    for frame in (pd.DataFrame(parts), pl.DataFrame(parts)):
        assert list(frame.columns) == fields
    with pytest.raises(dataclasses.FrozenInstanceError):
        parts[0].offset = 7  # type: ignore[misc]


def test_parts_are_asked_for_rightly(folder: Path) -> None:
    sizes: list[Any] = [0, -1, 1.5, "1"]
    for size in sizes:
        with pytest.raises(ValueError, match=r"size=.*: must be a whole number of bytes above 0"):
            planilla.parts(folder, size=size)
    wrong: list[Any] = [5, b"a.pgn", [5], io.BytesIO(PGN)]
    for source in wrong:
        with pytest.raises(
            TypeError, match=r"source must be the path of a file or folder \(str or os.PathLike\) or an"
        ):
            planilla.parts(source)
    assert planilla.parts([]) == []
    sheet = folder / "inner" / "d.sheet"
    assert planilla.parts(sheet, size=1) == [planilla.Part(str(sheet))]


def test_a_name_that_is_no_utf8_is_read(tmp_path: Path) -> None:
    path = tmp_path / "Partida_\udcf1.pgn"
    try:
        path.write_bytes(PGN)
    except OSError:
        pytest.skip("the file system has no such names")
    assert rows(path) == rows(str(path)) == rows(PGN)
    assert rows(planilla.parts(tmp_path, size=1)) == rows(tmp_path) == rows(PGN)
    assert [game.game for game in planilla.check_all(path)] == [1, 2]
