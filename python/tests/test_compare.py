"""Two sheets of one game, compared."""

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import planilla

from places import CORPUS, as_json, program

PAIRS = sorted((CORPUS / "pairs").glob("*.white.sheet"))
WHITE = "1.d4 Nf6 2.c4 e6 3.Nf3 d5 4.Nc3 c6 5.Bg5 h6 6.Bxf6"
BLACK = "1.d4 Cf6 2.c4 e6 3.Cf3 d5 4.Cc3 c6 5.Ag5 h6 6.Ah4"


@pytest.mark.parametrize("white", PAIRS, ids=lambda path: path.name.partition(".")[0])
def test_comparisons_are_those_of_the_command_line(white: Path) -> None:
    black = white.with_name(white.name.replace(".white.", ".black."))
    if not json.dumps(black.read_text(encoding="utf-8")).count("1."):
        with pytest.raises(ValueError, match="holds no game"):
            planilla.compare(white, "")
    (printed,) = program("compare", white, black)
    # What the sheets say of themselves counts there: these are in order.
    assert as_json(planilla.compare(white, black).to_dict()) == printed


def test_where_they_part() -> None:
    compared = planilla.compare(WHITE, BLACK, white_lang="en", black_lang="es", laws="2005")
    assert repr(compared) == "<Comparison 10 plies agreed, 1 difference, 1 error>"
    assert (compared.agreed_plies, compared.last_agreed.number, compared.last_agreed.color) == (10, 5, "black")
    (difference,) = compared.differences
    assert difference.white is not None
    assert difference.black is not None
    assert (difference.kind, difference.white.san, difference.black.written) == ("move", "Bxf6", "Ah4")
    assert BLACK[difference.black.start : difference.black.end] == "Ah4"
    (finding,) = compared.findings
    assert (finding.rule, finding.articles) == ("sheets.first_divergence", ("8.1", "8.5c", "F2"))
    assert finding.black is not None
    assert BLACK[finding.black.start : finding.black.end] == "Ah4"
    assert "the sheets part" in repr(finding)


def test_what_one_settles() -> None:
    white, black = "1.d4 d5 2.Nf3 Nf6 3.Nbd2 e6", "1.d4 d5 2.Nf3 Nf6 3.Nd2 e6"
    compared = planilla.compare(white, black, lang="en")
    (difference,) = compared.differences
    assert difference.settled == planilla.Settled("b1d2", "Nbd2", "white")
    (finding,) = compared.findings
    assert finding.fix is not None
    assert (finding.fix_on, finding.fix.replacement) == ("black", "Nbd2")
    assert compared.moves[4].written == ("Nbd2", "Nd2")
    assert compared.parted_at is None


def test_places_are_in_characters() -> None:
    white, black = "white: Ñandú\n\n1.e4 e5 2.Nf3", "white: Ñandú\n\n1.e4 e5 2.Nc3"
    (finding,) = planilla.compare(white, black, lang="en").findings
    assert finding.white is not None
    assert white[finding.white.start : finding.white.end] == "Nf3"
    assert (finding.white.line, finding.white.column) == (3, 11)


def test_pages_and_copies() -> None:
    compared = planilla.compare(WHITE, BLACK, black_lang="es")
    page = compared._repr_html_()
    assert "<bdi>Bxf6</bdi>" in page
    assert "las planillas se separan" in compared.to_html(messages="es")
    assert planilla.compare("1.e4 e5", "1.e4 <b>").to_html().count("<b>") == 0
    for other in (copy.deepcopy(compared), pickle.loads(pickle.dumps(compared))):
        assert other == compared
        assert other.to_html() == page
    assert pickle.loads(pickle.dumps(compared.findings[0])) == compared.findings[0]


def test_misuse_names_the_argument() -> None:
    with pytest.raises(ValueError, match="source holds no game"):
        planilla.compare("1.e4", "")
    with pytest.raises(ValueError, match="source holds 2 games or more"):
        planilla.compare('[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 *\n', "1.e4")
    with pytest.raises(ValueError, match="lang"):
        planilla.compare("1.e4", "1.e4", black_lang="xx")
    bad: Any = 3
    with pytest.raises(TypeError):
        planilla.compare("1.e4", bad)
