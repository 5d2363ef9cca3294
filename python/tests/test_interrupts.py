"""Who presses Ctrl-C is heard while files are read, whoever reads them."""

import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")

GAME = '[White "A"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0\n\n'

# Each reads more games than anybody has time for.
SCRIPT = """
import io, pathlib, sys
import pandas, polars, pyarrow
import planilla

games = pathlib.Path(sys.argv[1]).read_bytes()
source = [sys.argv[1]] * 1000
jobs = int(sys.argv[2])

class Endless(io.RawIOBase):
    def read(self, size=-1):
        return games[:size]

def asked(table):
    # Not while the libraries are imported, but while games are read.
    print("begun", flush=True)
    return table

def plies(source):
    return asked(planilla.scan(source, columns=["plies"], jobs=jobs))

try:
{what}
except KeyboardInterrupt:
    print("interrupted", flush=True)
else:
    print("ended", flush=True)
# What follows can be done as if nothing had been.
table = planilla.scan(games[:1000], columns=["white"], jobs=jobs).to_arrow()
assert table["white"][0].as_py() == "A"
print("went on", flush=True)
"""

# Libraries that know nothing of the exception raise an error of their own first; who passes over it is stopped too.
HANDLED = """\
while True:
    try:
        {what}
    except Exception:
        pass
"""

WAYS = {
    "to_arrow": "plies(source).to_arrow()",
    "to_batches": "for batch in plies(source).to_batches(): pass",
    "to_batches, read_all": "plies(source).to_batches().read_all()",
    "to_polars": "plies(source).to_polars()",
    "to_pandas": "plies(source).to_pandas()",
    "to_arrow, of a file object": "plies(Endless()).to_arrow()",
    "to_polars, of a file object": "plies(Endless()).to_polars()",
    "pyarrow": HANDLED.format(what="pyarrow.table(plies(source))"),
    "pyarrow, of a file object": HANDLED.format(what="pyarrow.table(plies(Endless()))"),
    "polars": HANDLED.format(what="polars.DataFrame(plies(source))"),
    "polars, of a file object": HANDLED.format(what="polars.DataFrame(plies(Endless()))"),
    "check_all": "for game in planilla.check_all(asked(map(pathlib.Path, source)), moves='none'): pass",
    "check_all, of a file object": "for game in planilla.check_all(asked(Endless()), moves='none'): pass",
}


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("interrupts") / "long.pgn"
    path.write_text(GAME * 200_000, encoding="ascii")
    return path


def interrupted(what: str, path: Path, jobs: int) -> tuple[str, str]:
    """What a program prints that is interrupted while it reads."""
    script = SCRIPT.format(what=textwrap.indent(what, "    "))
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", script, path, str(jobs)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        try:
            assert program.stdout is not None
            assert program.stdout.readline() == "begun\n"
            with pytest.raises(subprocess.TimeoutExpired):
                program.wait(0.3)
            program.send_signal(signal.SIGINT)
            # Far more than it takes, and far less than the games would.
            return program.communicate(timeout=60)
        finally:
            program.kill()


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("way", WAYS)
def test_an_interrupt_is_heard(path: Path, way: str, jobs: int) -> None:
    told, errors = interrupted(WAYS[way], path, jobs)
    assert (told.split("\n"), errors) == (["interrupted", "went on", ""], "")
