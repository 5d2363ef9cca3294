"""Languages and other systems of notation: lists, single moves, sheets, and places in other alphabets."""

# ruff: noqa: RUF001 - letters that look alike are what this is about

import pytest

import planilla

KING_ON_E1 = "4k3/8/8/8/8/8/8/4K2R w - - 0 1"
RUSSIAN = "Белые: Иванов\n1.e4 e5 2.Кf3 Кc6 3.Сb5 a6 4.С:c6 Фf6 5.Фd5"
GREEK = "1.e4 e5 2.Ιf3 Ιc6 3.Αb5 a6 4.0-0"
DESCRIPTIVE = "1 P-K4 P-K4 2 Kt-KB3 Kt-QB3 3 B-Kt5 P-QR3 4 BxKt"


def test_languages_and_systems_are_listed() -> None:
    rows = {row.code: row for row in planilla.languages()}
    systems = [row.code for row in rows.values() if row.system != "algebraic"]
    assert systems == ["figurine", "iccf", "en-descriptive", "es-descriptive", "fr-descriptive", "spoken"]
    assert len(rows) - len(systems) == 51
    assert [row.code for row in rows.values() if row.alias] == ["fa", "ms", "zh", "ja", "ko"]
    assert rows["ru"].letters.king == ("Кр", "Kr")
    assert rows["ru"].files[1] == ("б", "в")
    assert rows["de"].files == ()
    assert (rows["hu"].example, rows["iccf"].example, rows["es-descriptive"].example) == ("Hf3", "5254", "P4R")


def test_examples_are_read_by_their_own_row() -> None:
    for row in planilla.languages():
        read = planilla.read_move(row.example, lang=row.code)
        expected = "Nf3" if row.system in ("algebraic", "figurine") else "e4"
        assert [(rival.san, rival.languages) for rival in read.candidates] == [(expected, (row.code,))], row


@pytest.mark.parametrize(
    ("written", "san", "languages"),
    [
        ("Hf3", "Nf3", ("hu",)),
        ("5254", "e4", ("iccf",)),
        ("P-K4", "e4", ("en-descriptive",)),
        ("Eva zwei Eva vier", "e4", ("spoken",)),
        ("Jf3", "Nf3", ("cs", "sk")),
    ],
)
def test_one_move_names_its_languages(written: str, san: str, languages: tuple[str, ...]) -> None:
    (only,) = planilla.read_move(written).candidates
    assert (only.san, only.languages) == (san, languages)


def test_languages_that_differ_are_told_in_short_and_listed_in_full() -> None:
    read = planilla.read_move("Rf1", fen=KING_ON_E1)
    assert read.status == "ambiguous"
    rook, king = sorted(read.candidates, key=lambda rival: rival.san, reverse=True)
    assert rook.languages == ("en", "fa", "ms", "zh", "ja", "ko")
    assert {"es", "fr", "it", "hi"} < set(king.languages)
    assert "`Rf1 (en)`" in read.findings[0].message
    assert "`Kf1 (es, fr, pt, gl, …)`" in read.findings[0].message


def test_a_column_of_moves_in_many_languages() -> None:
    written = ["Hf3", "Кf3", "♘f3", "7163", "C3AR", "Gustav eins Felix drei", None, "Qxq9"]
    table = planilla.read_move(written, columns=["status", "uci"]).to_arrow().to_pylist()
    assert [row["uci"] for row in table] == ["g1f3"] * 6 + [None] * 2
    assert [row["status"] for row in table[6:]] == [None, "unread"]


def test_a_russian_sheet() -> None:
    game = planilla.check(RUSSIAN)
    assert (game.language.code, game.language.how, game.language.others) == ("ru", "detected", ("uk", "be"))
    assert game.tags["White"] == "Иванов"
    assert game.moves[2].san == "Nf3"
    assert game.moves[8].status == "illegal"
    (finding,) = game.findings
    assert RUSSIAN[finding.start : finding.end] == "Фd5"
    assert (finding.line, finding.column) == (2, RUSSIAN.split("\n")[1].index("Фd5") + 1)
    given = planilla.check(RUSSIAN, lang="ru")
    assert (given.language.how, given.moves) == ("given", game.moves)


def test_places_are_characters_in_any_alphabet() -> None:
    for text in (RUSSIAN, GREEK, "1.e4 e5 2.♘f3 ♞c6 3.♗b5"):
        for move in planilla.check(text).moves:
            assert text[move.start : move.end] == move.written


def test_a_greek_sheet() -> None:
    game = planilla.check(GREEK)
    assert (game.language.code, game.language.others, game.findings) == ("el", (), ())
    assert [move.san for move in game.moves][2:5] == ["Nf3", "Nc6", "Bb5"]
    assert planilla.check("1.ε4 ε5 2.Ιζ3").moves[2].san == "Nf3"


def test_a_sheet_in_descriptive_notation() -> None:
    game = planilla.check(DESCRIPTIVE)
    assert game.language.code == "en-descriptive"
    assert [move.san for move in game.moves] == ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6"]
    (finding,) = game.findings
    assert (finding.rule, finding.severity, finding.ply) == ("notation.non_algebraic", "warning", 1)


def test_a_letter_of_another_language_is_said_to_be_of_which() -> None:
    sheet = "1.e4 e5 2.Cf3 Sc6 3.Ab5 a6"
    game = planilla.check(sheet)
    (finding,) = game.findings
    assert finding.rule == "notation.piece_language"
    assert finding.message == (
        "`Sc6` is not written with the letters of Spanish, "
        "but with those of German, Luxembourgish, Danish or 9 other languages"
    )
    assert game.moves[3].candidates == ()
    assert "las letras del español, sino con las del alemán" in planilla.check(sheet, messages="es").findings[0].message


def test_a_misspelled_language_is_known() -> None:
    with pytest.raises(ValueError, match="lang='frnch': not a language; did you mean `fr`"):
        planilla.check("1.e4", lang="frnch")
