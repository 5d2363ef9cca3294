"""A move that is typed on a terminal is not shown there. Needs the command line and pseudo-terminals."""

import json
import os
import shutil
import time
from pathlib import Path

import pytest

from places import CORPUS

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")


class Terminal:
    """The program on a terminal, and what could be seen there."""

    def __init__(self, *arguments: str | Path) -> None:
        path = os.environ.get("PLANILLA") or shutil.which("planilla")
        if path is None:
            pytest.skip("the command line is not here: build it and name it in PLANILLA")
        self.seen, self.read = "", 0
        child, self.file = pty.fork()
        if child == 0:
            os.execv(path, ["planilla", *map(str, arguments), "--messages", "en"])  # noqa: S606
        self.child = child

    def asks(self, text: str) -> None:
        """Reads what the program says until it asks this, and waits until it hides what is typed."""
        while text not in self.seen[self.read :]:
            self.seen += os.read(self.file, 4096).decode()
        self.read = self.seen.index(text, self.read) + len(text)
        while termios.tcgetattr(self.file)[3] & termios.ECHO:
            time.sleep(0.01)

    def types(self, text: str) -> None:
        os.write(self.file, f"{text}\n".encode())

    def ends(self) -> int:
        """The exit status."""
        try:
            while read := os.read(self.file, 4096).decode():
                self.seen += read
        except OSError:  # the other end is closed
            pass
        os.close(self.file)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])


@pytest.fixture
def envelope(tmp_path: Path) -> Path:
    return Path(shutil.copy(CORPUS / "seals" / "sample.toml", tmp_path / "game.toml"))


def test_a_typed_move_is_not_shown(envelope: Path) -> None:
    terminal = Terminal("seal", envelope)
    for prompt, text in [
        ("it is not shown", "Cbd2"),
        ("once more", "Cbd3"),
        ("it is not shown", "Cbd2"),
        ("once more", "Cbd2"),
    ]:
        terminal.asks(prompt)
        terminal.types(text)
    assert terminal.ends() == 0
    assert "Cbd" not in terminal.seen
    assert "that was not the same" in terminal.seen
    made = sorted(envelope.parent.iterdir())
    assert [path.name for path in made] == ["game.public.json", "game.secret.json", "game.toml"]
    assert json.loads(made[1].read_text(encoding="utf-8"))["move"] == "Cbd2"


def test_who_goes_away_leaves_nothing(envelope: Path) -> None:
    terminal = Terminal("seal", envelope)
    terminal.asks("it is not shown")
    os.write(terminal.file, b"Cbd\x03")
    assert terminal.ends() != 0
    assert "Cbd" not in terminal.seen
    assert [path.name for path in envelope.parent.iterdir()] == ["game.toml"]
