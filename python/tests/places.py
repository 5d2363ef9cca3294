"""Where the data of the tests lie: the corpus of the workspace, which the tests in Rust read too."""

import csv
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "corpus"
SHEETS = sorted((CORPUS / "sheets").rglob("*.sheet"))
CRASHES = sorted((CORPUS / "crashes").iterdir())
SCHEMA: dict[str, Any] = json.loads((ROOT / "docs/schema/planilla-1.json").read_text(encoding="utf-8"))


def table(name: str) -> list[list[str]]:
    """The rows of a table of the corpus, without comments and headings."""
    lines = (CORPUS / name).read_text(encoding="utf-8").splitlines()
    return list(csv.reader(line for line in lines if line and not line.startswith("#")))[1:]


def program(*arguments: str | Path) -> list[str]:
    """The lines of JSON that the command line prints; the test is skipped where there is no such program."""
    path = os.environ.get("PLANILLA") or shutil.which("planilla")
    if path is None:
        pytest.skip("the command line is not here: build it and name it in PLANILLA")
    arguments = (*arguments, "--format", "json", "--messages", "en")
    ran = subprocess.run([path, *arguments], stdout=subprocess.PIPE, encoding="utf-8", check=False)  # noqa: S603
    assert ran.returncode in {0, 1}
    return ran.stdout.splitlines()


def as_json(row: dict[str, Any]) -> str:
    """A row as the command line prints it."""
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))
