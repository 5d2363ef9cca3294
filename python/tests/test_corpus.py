"""The corpus of the workspace gives here what it gives in Rust."""

import re
from pathlib import Path
from typing import Any

import pytest

import planilla

from places import CORPUS, CRASHES, SHEETS, as_json, program, table


def name(path: Path) -> str:
    return str(path.relative_to(CORPUS))


@pytest.mark.parametrize("path", SHEETS, ids=name)
def test_a_sheet_has_the_findings_that_stand_beside_it(path: Path) -> None:
    _, _, snapshot = path.with_suffix(".snap").read_text(encoding="utf-8").split("---\n", 2)
    facts, *rest = snapshot.splitlines()
    game = planilla.check(path, notes=True)
    language, others = game.language, " ".join(game.language.others)
    found = f"{language.code} {language.how} [{others}], laws {game.laws} by {game.laws_how}, {len(game.moves)} plies"
    assert found == facts
    expected = [line for line in rest if re.match(r"\d+:\d+-", line)]
    assert [as_told(finding) for finding in game.findings] == [
        re.sub("-[0-9:]+ ", " ", line, count=1) for line in expected
    ]


def as_told(finding: planilla.Finding) -> str:
    fix = f" ({finding.fix.applicability}: `{finding.fix.replacement}`)" if finding.fix else ""
    place = f"{finding.line}:{finding.column} {finding.rule} {finding.severity}"
    return f"{place} {' '.join(finding.articles)} {finding.message}{fix}"


@pytest.mark.parametrize("path", SHEETS + CRASHES, ids=name)
def test_games_are_those_of_the_command_line(path: Path) -> None:
    *games, _summary = program("check", "--notes", path)
    assert [as_json(game.to_dict()) for game in planilla.check_all(path, notes=True)] == games


@pytest.mark.parametrize("path", SHEETS[::3], ids=name)
def test_conversions_are_those_of_the_command_line(path: Path) -> None:
    (printed,) = program("convert", "--to", "de,figurine", path)
    assert as_json(planilla.convert(path, to="de,figurine").to_dict()) == printed


@pytest.mark.parametrize("text", ["Cf3", "Dd3", "Tf1", "xyz", "?", "♘f3"])
def test_single_moves_are_those_of_the_command_line(text: str) -> None:
    (printed,) = program("move", text, "--fen", planilla.START)
    ours = planilla.read_move(text)
    if text.isascii():
        assert as_json(ours.to_dict()) == printed
    assert ours.status in printed


@pytest.mark.parametrize("fen", [planilla.START, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1"])
def test_positions_are_those_of_the_command_line(fen: str) -> None:
    (printed,) = program("position", fen)
    assert as_json(planilla.position(fen).to_dict()) == printed


def test_lists_are_those_of_the_command_line() -> None:
    assert [as_json(rule.to_dict()) for rule in planilla.rules()] == program("rules")
    assert [as_json(language.to_dict()) for language in planilla.languages()] == program("languages")


def test_spellings_are_read_as_the_table_says() -> None:
    for fen, languages, text, expected in table("moves/played.csv"):
        read = planilla.read_move(text, fen=fen, lang="auto" if languages == "all" else languages.split())
        moves = sorted(candidate.uci for candidate in read.candidates)
        assert " ".join(moves) or read.status == expected, text
        assert not moves or " ".join(moves) == expected, text


def test_illegal_moves_have_the_reason_that_the_table_says() -> None:
    for fen, language, text, expected in table("moves/illegal.csv"):
        reason = planilla.read_move(text, fen=fen, lang=language).reason
        kind = reason.kind if reason else ""  # a move that names no place has none
        assert kind == expected.partition(" ")[0], text


def test_the_page_of_each_rule_shows_what_it_finds() -> None:
    for rule in planilla.rules():
        assert planilla.explain(rule.name) == rule
        example = rule.page.split("## Example")[1].split("## ")[0]
        sheet, report = (block(example, language) for language in ("sheet", "trf"))
        trf = report.encode() if report else None
        # What a repair tells is found only where one is asked for.
        repair = rule.name == "notation.repaired_text"
        games = planilla.check_all(sheet, notes=True, trf=trf, repair=repair)
        found = {finding.rule for game in games for finding in game.findings}
        found |= {finding.rule for finding in planilla.read_trf(trf, notes=True).findings} if trf else set()
        if paper := block(example, "sealed"):
            sealed: dict[str, Any] = dict(line.split(": ", 1) for line in paper.splitlines())
            found |= {finding.rule for finding in planilla.sealed(**sealed).findings}
        if white := block(example, "white"):
            compared = planilla.compare(white, block(example, "black"), notes=True)
            found |= {finding.rule for finding in compared.findings}
        if envelope := block(example, "envelope"):
            sheets = [sheet.encode()] if sheet else []
            judged = planilla.sealed(envelope=planilla.Envelope.read(envelope.encode()), sheets=sheets)
            found |= {finding.rule for finding in judged.findings}
        # Bytes that are no text stand on no page; that two games are alike the command line tells, which sees all.
        assert rule.name in found or rule.name in {"text.encoding", "trf.same_moves"}


def block(page: str, language: str) -> str:
    """The first code block of a language, or nothing."""
    return page.partition(f"```{language}\n")[2].partition("```")[0]
