"""`planilla.report`: from where, to where, and what is refused."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

import planilla

from places import CORPUS

GAMES = '[White "Ana"]\n\n1. e4 e5 2. Ke3 1-0\n\n[White "Eva"]\n\n1. d4 *\n'


def test_a_page_is_given_or_written(tmp_path: Path) -> None:
    games, out = tmp_path / "games.pgn", tmp_path / "page.html"
    games.write_text(GAMES)
    page = planilla.report(games, title="A & B", messages="fr", jobs=2)
    assert page.startswith('<!DOCTYPE html>\n<html lang="fr">')
    assert "<title>A &amp; B</title>" in page
    assert planilla.report(str(games), out, title="A & B", messages="fr") is None
    assert out.read_text() == page
    assert sorted(each.name for each in tmp_path.iterdir()) == ["games.pgn", "page.html"]
    out.chmod(0o640)
    planilla.report([games, GAMES.encode()], out, drawn=1, notes=True)
    assert out.stat().st_mode & 0o777 == 0o640
    assert out.read_text().count("<article") == 1


def test_it_is_the_page_of_the_command_line(tmp_path: Path) -> None:
    program, out = os.environ.get("PLANILLA") or shutil.which("planilla"), tmp_path / "page.html"
    if program is None:
        pytest.skip("the command line is not here: build it and name it in PLANILLA")
    arguments = ["report", str(CORPUS / "sheets"), "-o", str(out), "--notes", "--messages", "es"]
    ran = subprocess.run([program, *arguments], check=False)  # noqa: S603
    assert ran.returncode == 1
    assert planilla.report(CORPUS / "sheets", notes=True, messages="es") == out.read_text()


def test_what_cannot_be_read_stands_on_the_page(tmp_path: Path) -> None:
    games, scan = tmp_path / "games.pgn", tmp_path / "scan.pgn"
    games.write_text(GAMES)
    scan.write_bytes(b"%PDF-1.7")
    page = planilla.report([games, scan, tmp_path / "missing.pgn"], messages="de")
    assert "es ist eine PDF-Datei" in page
    assert "es gibt keine solche Datei" in page
    with pytest.raises(FileNotFoundError):
        planilla.report(tmp_path / "missing.pgn")
    with pytest.raises(ValueError, match=r"scan\.pgn: this is a PDF"):
        planilla.report(scan)
    assert "No game was read" in planilla.report(b"\n")


def test_misuse_names_the_argument(tmp_path: Path) -> None:
    games = tmp_path / "games.pgn"
    games.write_text(GAMES)
    os.link(games, tmp_path / "same.pgn")
    for output in (games, tmp_path / "." / "games.pgn"):
        with pytest.raises(ValueError, match=r"output=.*one of the files to read"):
            planilla.report(tmp_path, output)
    assert games.read_text() == GAMES
    with pytest.raises(ValueError, match=r"output=.*this is a folder"):
        planilla.report(games, tmp_path)
    with pytest.raises(TypeError, match="output must be the path"):
        planilla.report(games, 3)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="title must be a str"):
        planilla.report(games, title=3)  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="drawn=-1"):
        planilla.report(games, drawn=-1)
    with pytest.raises(ValueError, match="jobs=0"):
        planilla.report(games, jobs=0)
    with pytest.raises(ValueError, match="laws='2050'"):
        planilla.report(games, laws="2050")
    with pytest.raises(TypeError, match="moves"):
        planilla.report(games, moves="all")  # type: ignore[call-overload]
