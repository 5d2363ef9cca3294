"""What holds of any text."""

from pathlib import Path

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import planilla

from places import SHEETS

LANGUAGES = [language.code for language in planilla.languages()]
ALGEBRAIC = [language.code for language in planilla.languages() if language.system == "algebraic"]
LETTERS = sorted({letter for row in planilla.languages() for men in vars(row.letters).values() for letter in men})
PIECES = ["1.", "2", "...", " ", "\n", "e4", "e5", "Cf3", "Nf6", "Dxd5", "O-O", "0-0-0", "e8=Q", "+", "#", "(=)", "?"]
PIECES += [
    "{",
    "}",
    "(",
    ")",
    "[White",
    '"',
    "]",
    "1-0",
    "½-½",
    "white: ",
    "fen: ",
    "♘",
    "ñ",
    "🐎",
    "\ud800",
    "\ufeff",
    "$1",
]

written = st.lists(st.sampled_from(PIECES + LETTERS) | st.text(max_size=3), max_size=60).map("".join)
anything = written | st.text(max_size=200)


@given(anything, st.booleans())
def test_no_text_is_too_bad_and_all_places_are_in_it(text: str, notes: bool) -> None:  # noqa: FBT001
    for game in planilla.check_all(text + " ", notes=notes):
        at = 0
        for move in game.moves:
            if move.start is None or move.end is None:
                continue
            assert at <= move.start < move.end <= len(text)
            assert whole(text[move.start : move.end]) == move.written
            at = move.end
        for finding in game.findings:
            places = [(finding.start, finding.end)] + [(label.start, label.end) for label in finding.labels]
            assert all(0 <= start <= end <= len(text) + 1 for start, end in places)
        again = planilla.check(game._text, **game._settings)
        assert [move.uci for move in again.moves] == [move.uci for move in game.moves]


@given(st.binary(max_size=300))
def test_no_bytes_are_too_bad(raw: bytes) -> None:
    try:
        games = list(planilla.check_all(raw))
    except ValueError as error:  # what is plainly no text is said to be none
        assert str(error).startswith("-: this is ")  # noqa: PT017
        return
    for game in games:
        for move in game.moves:
            assert move.start is None or 0 <= move.start <= (move.end or 0) <= len(raw)


@given(anything)
def test_no_written_move_is_too_bad(text: str) -> None:
    read = planilla.read_move(text)
    assert read.written == whole(text)
    assert len(read.candidates) == 1 or read.status not in {"exact", "normalized"}


@given(anything, st.sampled_from(LANGUAGES))
def test_a_conversion_leaves_out_nothing_but_moves(text: str, language: str) -> None:
    assume(any(planilla.check_all(text + " ")))
    converted = planilla.convert(text + " ", to=language)
    cells = [move for game in planilla.check_all(text + " ") for move in game.moves if move.san]
    if not cells and not converted.doubted and "lang" not in text.lower():
        assert converted.text.strip() == whole(text).removeprefix("\ufeff").strip() or converted.kept


@settings(max_examples=60)
@given(
    st.sampled_from(SHEETS),
    st.sampled_from(ALGEBRAIC),
    st.sampled_from(["short", "long", "figurine", "uci", "san"]),
)
def test_what_is_rewritten_is_read_as_the_same_moves(path: Path, language: str, style: str) -> None:
    text = path.read_text(encoding="utf-8")
    before = planilla.check(text)
    converted = planilla.convert(text, to=f"{language},{style}")
    assume(not converted.kept and not converted.doubted)
    after = planilla.check(converted.text, lang="en" if style in {"uci", "san"} else language, laws=before.laws)
    assert [move.uci for move in after.moves] == [move.uci for move in before.moves]
    assert after.end == before.end


def whole(text: str) -> str:
    """A text with its half characters replaced."""
    return "".join("\ufffd" if "\ud800" <= letter <= "\udfff" else letter for letter in text)
