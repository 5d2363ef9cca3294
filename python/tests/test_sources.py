"""Texts, bytes, files and readers: what they hold is the same wherever it comes from."""

import bz2
import gzip
import io
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import planilla

PGN = '[White "José"]\n\n1. e4 e5 2. Ke3 1-0\n\n[White "Eva"]\n\n1. d4 d5 0-1\n'


def told(games: Iterator[planilla.Game]) -> list[tuple[int, int, str | None, int]]:
    return [(game.game, game.line, game.tags["White"], len(game.findings)) for game in games]


EXPECTED = [(1, 1, "José", 1), (2, 5, "Eva", 0)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games.pgn"
    path.write_text(PGN, encoding="utf-8")
    return path


def test_one_text_has_the_same_games_in_all_forms(path: Path) -> None:
    raw = PGN.encode()
    forms: list[Any] = [PGN, raw, bytearray(raw), memoryview(raw), path, io.StringIO(PGN), io.BytesIO(raw)]
    forms += [gzip.compress(raw), bz2.compress(raw), PGN.encode("utf-16"), io.BytesIO(gzip.compress(raw))]
    for form in forms:
        assert told(planilla.check_all(form)) == EXPECTED, form
    with path.open(encoding="utf-8") as text, path.open("rb") as binary:
        assert told(planilla.check_all(text)) == told(planilla.check_all(binary)) == EXPECTED


def test_packed_files_are_read_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "a.pgn.gz").write_bytes(gzip.compress(PGN.encode()))
    (tmp_path / "b.pgn.bz2").write_bytes(bz2.compress(PGN.encode()))
    for packed in tmp_path.iterdir():
        assert told(planilla.check_all(packed)) == EXPECTED


def test_several_sources_come_after_each_other(path: Path) -> None:
    assert told(planilla.check_all([PGN, path, PGN.encode()])) == EXPECTED * 3
    assert told(planilla.check_all(iter([PGN]))) == EXPECTED
    assert told(planilla.check_all([])) == []
    assert [game.moves[0].san for game in planilla.check_all(["1.e4", "1.Cf3"])] == ["e4", "Nf3"]


def test_games_say_where_they_are_from(path: Path) -> None:
    assert {game.file for game in planilla.check_all(path)} == {str(path)}
    assert {game.file for game in planilla.check_all(PGN)} == {"-"}
    with path.open("rb") as file:
        assert {game.file for game in planilla.check_all(file)} == {str(path)}


def test_what_was_read_is_kept_and_gives_the_same_again(path: Path) -> None:
    for source in (PGN, PGN.encode("utf-16"), path):
        first, second = planilla.check_all(source, notes=True)
        for game in (first, second):
            again = planilla.check(game._text, **game._settings)
            assert [move.san for move in again.moves] == [move.san for move in game.moves]
            assert [finding.message for finding in again.findings] == [finding.message for finding in game.findings]


def test_one_game_is_asked_for() -> None:
    with pytest.raises(ValueError, match="holds 2 games or more; check_all gives one after the other"):
        planilla.check(PGN)
    for nothing in ("", " \n", b""):
        with pytest.raises(ValueError, match="holds no game"):
            planilla.check(nothing)
        assert list(planilla.check_all(nothing)) == []


def test_the_name_of_a_file_is_no_text(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = re.escape(f"is the name of a file; give pathlib.Path({str(path)!r})")
    for misused in (planilla.check, planilla.check_all):
        with pytest.raises(ValueError, match=said):
            misused(str(path))
    with pytest.raises(ValueError, match=said):
        list(planilla.check_all([str(path)]))
    monkeypatch.chdir(path.parent)
    with pytest.raises(ValueError, match="is the name of a file"):
        planilla.convert(path.name, to="de")


@pytest.mark.parametrize("source", [5, None, 1.5, object()])
def test_other_types_are_refused(source: Any) -> None:
    for misused in (planilla.check, planilla.check_all):
        with pytest.raises(TypeError, match=r"source must be a text \(str\), bytes, the path"):
            misused(source)
    with pytest.raises(TypeError, match="source must be"):
        list(planilla.check_all([source]))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    missing = tmp_path / "missing.pgn"
    with pytest.raises(FileNotFoundError) as raised:
        planilla.check(missing)
    assert raised.value.filename == str(missing)
    with pytest.raises(IsADirectoryError) as other:
        planilla.check(tmp_path)
    assert other.value.filename == str(tmp_path)
    with pytest.raises(ValueError, match="this is a PDF file"):
        planilla.check(b"%PDF-1.7")
    with pytest.raises(OSError, match="the packed file is damaged"):
        planilla.check(gzip.compress(b"1. e4 e5 *")[:-6])


def test_games_before_a_fault_are_given() -> None:
    damaged = gzip.compress(PGN.encode() * 2000)[:-20]
    games = planilla.check_all(damaged, moves="none")
    read = 0
    with pytest.raises(OSError, match="damaged"):
        for game in games:
            read += 1
            assert game.game == read
    assert read > 1000


class Endless(io.RawIOBase):
    """Games without end."""

    def __init__(self) -> None:
        self.given = 0

    def read(self, size: int = -1) -> bytes:
        self.given += size
        return (PGN.encode() * (size // len(PGN.encode()) + 1))[: size - size % len(PGN.encode())]


def test_readers_stream() -> None:
    reader = Endless()
    games = planilla.check_all(reader, moves="none")
    assert [game.game for game in itertools.islice(games, 5000)] == list(range(1, 5001))
    assert reader.given < 64 << 20
    del games


def test_what_a_reader_raises_is_raised() -> None:
    class Broken(io.RawIOBase):
        def read(self, size: int = -1) -> bytes:
            if size == 0:
                return b""
            raise KeyError("broken")

    class Wrong(io.RawIOBase):
        def read(self, size: int = -1) -> Any:
            return b"" if size == 0 else 5

    with pytest.raises(KeyError, match="broken"):
        planilla.check(Broken())
    with pytest.raises(TypeError):
        planilla.check(Wrong())
