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


def test_an_envelope_is_held_against_sheets(tmp_path: Path) -> None:
    envelope = planilla.Envelope.read(SEALS / "sample.toml")
    assert planilla.sealed(envelope=envelope).findings == ()
    sheet = tmp_path / "white.txt"
    sheet.write_text("lang: es\n\n1.e4 e5 2.Cf3 Cc6", encoding="utf-8")
    with sheet.open(encoding="utf-8") as file:
        for source in (sheet, sheet.read_text(encoding="utf-8"), sheet.read_bytes(), file):
            judged = planilla.sealed(envelope=envelope, sheets=[source])
            assert [finding.rule for finding in judged.findings] == ["sealed.envelope_mismatch"]
    sealed = planilla.seal(envelope, "Cd2")
    opened = planilla.open_envelope(sealed.public, sealed.secret)
    assert opened.sealed is not None
    assert (opened.sealed.verdict, opened.sealed.laws) == ("ambiguous", "2005")
    late = dataclasses.replace(opened.envelope, present="black")
    judged = planilla.sealed(envelope=late, messages="es")
    assert [finding.rule for finding in judged.findings] == ["sealed.late_or_absent"]
    assert judged.follows[0].articles == ("A9",)
    assert judged.sealed is not None
    assert judged.sealed.outcome.kind == "loss"
    other = planilla.sealed(envelope=late, standard="uschess").sealed
    assert other is not None
    assert other.outcome.chooses == "opponent"


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
    envelope = planilla.Envelope()
    with pytest.raises(TypeError, match="fen, move and past cannot be given with it"):
        planilla.sealed(envelope=envelope, move="e4")  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="fen and move, or envelope, must be given"):
        planilla.sealed()  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="sheets must be several sources, not one"):
        planilla.sealed(envelope=envelope, sheets="1.e4")
    with pytest.raises(TypeError, match="sheets can be given with an envelope only"):
        planilla.sealed(fen=planilla.START, move="e4", sheets=["1.e4"])  # type: ignore[call-overload]
    with pytest.raises(FileNotFoundError):
        planilla.Envelope.read(tmp_path / "none.toml")
    faulty = tmp_path / "faulty.toml"
    faulty.write_text("laws = 2004\nwhte = 'A'\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"faulty\.toml: line 1: `laws`.*\n.*faulty\.toml: line 2: `whte`"):
        planilla.Envelope.read(faulty)
