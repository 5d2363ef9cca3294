"""Envelopes of adjourned games, and moves sealed in them."""

import dataclasses
from pathlib import Path

import pytest
from test_sealing import SEALS, opened

import planilla


@pytest.mark.parametrize("path", sorted(SEALS.glob("*.toml")), ids=lambda path: path.stem)
def test_the_package_seals_as_the_document_says(path: Path) -> None:
    envelope = planilla.Envelope.read(path)
    for move in ("Cbd2", "", "\N{BLACK CHESS KNIGHT}d2\n", "x" * 512):
        sealed = planilla.seal(envelope, move)
        assert opened(sealed.public, sealed.secret) == move
        found = planilla.open_envelope(sealed.public, sealed.secret)
        assert (found.envelope.move, found.commitment) == (move, sealed.commitment)
        assert dataclasses.replace(found.envelope, move=None) == envelope
        assert not move or move not in repr(sealed)
    public, secret = (path.with_suffix(f".{kind}.json") for kind in ("public", "secret"))
    assert planilla.open_envelope(public, secret).envelope.move == opened(public.read_bytes(), secret.read_bytes())


def test_an_envelope_is_what_its_file_says() -> None:
    envelope = planilla.Envelope(white=" Ana ", white_time_used="1:58", laws="2005", envelope_lost=False)
    assert (envelope.white, envelope.white_time_used) == ("Ana", "1:58:00")
    assert envelope == planilla.Envelope.read(envelope.to_toml().encode())
    assert envelope == planilla.Envelope.read(envelope.to_json().encode())
    assert "white" not in envelope.missing()
    assert envelope.missing()[-1] == "sheets_enclosed"
    for language in ("en", "es", "fr", "de"):
        assert planilla.Envelope.read(planilla.Envelope.template(language).encode()) == planilla.Envelope()


def test_misuse_names_what_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"sealed_by='w': not among what can stand here: `white` `black`"):
        planilla.Envelope(sealed_by="w")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a field of an envelope is of a wrong type"):
        planilla.Envelope(white=b"Ana")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="take it out and give the move apart"):
        planilla.seal(planilla.Envelope(move="e4"), "e4")
    with pytest.raises(ValueError, match="513 bytes; 512 are allowed"):
        planilla.seal(planilla.Envelope(), "x" * 513)
    with pytest.raises(TypeError, match="envelope must be an Envelope, not dict"):
        planilla.seal({}, "e4")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="secret must be a path or bytes, not int"):
        planilla.open_envelope(b"", 1)  # type: ignore[arg-type]
    with pytest.raises(FileNotFoundError):
        planilla.Envelope.read(tmp_path / "none.toml")
    faulty = tmp_path / "faulty.toml"
    faulty.write_text("laws = 2004\nwhte = 'A'\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"faulty\.toml: line 1: `laws`.*\n.*faulty\.toml: line 2: `whte`"):
        planilla.Envelope.read(faulty)
