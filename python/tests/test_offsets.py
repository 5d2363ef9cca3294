"""Places are counted in characters of a text, and in bytes of all else."""

import pytest

import planilla

# Characters of one, two, three and four bytes, alone and joined, before, between and behind the moves.
SHEET = "white: Ñandú 🐎\nblack: Žižek\n1.e4 e5 {é🐎ä} 2.♘f3 ♞c6 ❦ 3.♗d9 {ﬁn}"


def cells(game: planilla.Game) -> list[tuple[str, int, int]]:
    return [
        (move.written, move.start, move.end)
        for move in game.moves
        if move.written is not None and move.start is not None and move.end is not None
    ]


def test_characters_of_a_text() -> None:
    game = planilla.check(SHEET)
    assert len(cells(game)) > 4
    for written, start, end in cells(game):
        assert SHEET[start:end] == written
    for finding in game.findings:
        assert 0 <= finding.start <= finding.end <= len(SHEET)
        line = SHEET.splitlines()[finding.line - 1]
        assert SHEET[finding.start :].startswith(line[finding.column - 1 :])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_bytes_of_all_else(encoding: str) -> None:
    raw = SHEET.encode(encoding)
    inner = "utf-16-le" if encoding == "utf-16" else "utf-8"
    game = planilla.check(raw)
    assert [written for written, _, _ in cells(game)] == [written for written, _, _ in cells(planilla.check(SHEET))]
    for written, start, end in cells(game):
        assert raw[start:end].decode(inner) == written
        assert isinstance(game._text, bytes)


def test_a_mark_before_the_text_counts() -> None:
    for written, start, end in cells(planilla.check("\ufeff" + SHEET)):
        assert ("\ufeff" + SHEET)[start:end] == written


def test_later_games_count_from_the_start_of_the_text() -> None:
    text = f'[White "{"ñ" * 1000}"]\n\n1. e4 ♘f6 *\n\n[White "🐎"]\n\n1. d4 ♘f6 2. Ke3 *\n'
    for game in planilla.check_all(text):
        assert cells(game)
        for written, start, end in cells(game):
            assert text[start:end] == written
        for finding in game.findings:
            assert text[finding.start : finding.end] == "Ke3"


def test_half_characters_are_replaced_one_for_one() -> None:
    text = "1.e4 {\ud800} e5 2.Cf3 {\udfff\udc00} Cc6"
    game = planilla.check(text, lang="es")
    assert [move.san for move in game.moves if move.san] == ["e4", "e5", "Nf3", "Nc6"]
    for written, start, end in cells(game):
        assert text[start:end] == written
    (cell,) = planilla.check("\ud800\udfff").moves
    assert (cell.written, cell.start, cell.end) == ("\ufffd\ufffd", 0, 2)
    assert planilla.read_move("\ud800").status == "unread"
    assert planilla.convert(text, to="de", lang="es").text == "1.e4 {\ufffd} e5 2.Sf3 {\ufffd\ufffd} Sc6"


def test_conversions_and_single_moves() -> None:
    text = "1.e4 {ñ🐎} xyz"
    (kept,) = planilla.convert(text, to="de").kept
    assert text[kept.start : kept.end] == "xyz"
    (finding,) = planilla.read_move("♕d3").findings
    assert (finding.start, finding.end) == (0, 3)
