"""Sealed moves as docs/sealing.md describes them, with nothing but Python's own hash and JSON.

What it computes from the document is what lies in the corpus. `test_sealing.py PUBLIC SECRET` opens two files."""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

SEALS = Path(__file__).parents[2] / "corpus" / "seals"
DOCUMENT = Path(__file__).parents[2] / "docs" / "sealing.md"
TAG = b"planilla-seal/1 commitment\n"


def written(value: dict[str, Any]) -> bytes:
    """The one form of a file."""
    return (json.dumps(value, sort_keys=True, indent=2, ensure_ascii=False) + "\n").encode()


def commitment(envelope: dict[str, Any], move: str, nonce: bytes) -> str:
    """The commitment to a move."""
    parts = [written({**envelope, "format": "planilla-seal/1"}), move.encode(), nonce]
    return hashlib.sha256(TAG + b"".join(len(part).to_bytes(8, "big") + part for part in parts)).hexdigest()


def seal(envelope: dict[str, Any], move: str, nonce: bytes) -> tuple[bytes, bytes]:
    """The public and the secret file."""
    made = commitment(envelope, move, nonce)
    secret = {"format": "planilla-seal-secret/1", "commitment": made, "move": move, "nonce": nonce.hex()}
    return written({**envelope, "format": "planilla-seal/1", "commitment": made}), written(secret)


def opened(public: bytes, secret: bytes) -> str:
    """The move that was sealed."""
    envelope, keys = json.loads(public), json.loads(secret)
    assert written(envelope) == public
    assert written(keys) == secret
    assert envelope.pop("format") == "planilla-seal/1"
    committed = envelope.pop("commitment")
    assert keys["format"] == "planilla-seal-secret/1"
    made = commitment(envelope, keys["move"], bytes.fromhex(keys["nonce"]))
    assert made == committed == keys["commitment"]
    assert "move" not in envelope
    move: str = keys["move"]
    return move


def test_vectors_are_what_the_document_says() -> None:
    names = sorted(path.name.removesuffix(".toml") for path in SEALS.glob("*.toml"))
    assert len(names) == 4
    document = DOCUMENT.read_text(encoding="utf-8")
    for name in names:
        public, secret = (SEALS / f"{name}.{kind}.json" for kind in ("public", "secret"))
        move = opened(public.read_bytes(), secret.read_bytes())
        envelope, keys = json.loads(public.read_bytes()), json.loads(secret.read_bytes())
        del envelope["format"], envelope["commitment"]
        files = seal(envelope, move, bytes.fromhex(keys["nonce"]))
        assert files == (public.read_bytes(), secret.read_bytes()), name
        assert f"| `{name}` |" in document
        assert keys["commitment"] in document


def test_the_tag_has_the_length_that_the_document_says() -> None:
    assert f"| {len(TAG)} | the ASCII characters" in DOCUMENT.read_text(encoding="utf-8")


if __name__ == "__main__":
    print(opened(*(Path(name).read_bytes() for name in sys.argv[1:3])))  # noqa: T201
