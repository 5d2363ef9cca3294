"""The examples of the guide run where its files are."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in the folder of the guide."""
    monkeypatch.chdir(Path(__file__).parent)
