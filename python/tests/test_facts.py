"""Games as facts."""

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

import planilla

from places import CORPUS, SHEETS, as_json, program

SHUFFLE = (
    "date: 2019.05.03\nlang: es\n\n1.d4 d5 2.Cf3 Cf6 3.Cg1 Cg8 4.Cf3 Cf6 5.Cg1 (=) Cg8 6.Cf3 Cf6 7.Cg1 Cg8 "
    "8.Cf3 Cf6 9.Cg1 Cg8 10.Cf3 Cf6 1/2-1/2"
)
BROKEN = "1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5 6.exd6"


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: str(path.relative_to(CORPUS)))
def test_facts_are_those_of_the_command_line(path: Path) -> None:
    printed = program("show", "--game", "all", path)
    assert [as_json(game.facts().to_dict()) for game in planilla.check_all(path)] == printed


def test_what_was_repeated_claimed_and_offered() -> None:
    facts = planilla.show(SHUFFLE, at="start,5b")
    assert [at.point.at for at in facts.positions] == ["start", "5b"]
    assert [point.at for point in facts.repetitions[0].points] == ["1b", "3b", "5b", "7b", "9b"]
    claim = facts.claims[1]
    assert (claim.kind, claim.way, claim.player) == ("repetition", "on_board", "white")
    assert (claim.from_.at, claim.to.at, claim.articles) == ("5b", "8b", ("9.2.1.2",))
    assert facts.automatic_draws[0].point.at == "9b"
    (offer,) = facts.draw_offers
    assert (offer.player, offer.answer, offer.answered) == ("white", "played_on", planilla.Point("5b", 10, 5, "black"))
    assert (facts.quiet_runs[0].from_.at, facts.quiet_runs[0].halfmoves) == ("2w", 18)
    assert "from" in facts.quiet_runs[0].to_dict()


def test_what_was_claimed() -> None:
    shuffle = "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8"
    facts = planilla.show(f"lang: en\nclaim: threefold, white, after 4..., rejected\n\n{shuffle}")
    (claim,) = facts.claims_made
    assert (claim.kind, claim.player, claim.verdict, claim.outcome) == ("threefold", "white", "right", "rejected")
    assert claim.point is not None
    assert (claim.point.at, claim.articles, claim.why) == ("4b", ("9.2.2",), None)
    open_claim = planilla.show("lang: en\nclaim: threefold, white, hungry\n\n1.e4").claims_made[0]
    assert open_claim.verdict == "undecided"
    assert open_claim.why == "the words `hungry` of the claim are not understood"


def test_positions_at_points() -> None:
    facts = planilla.show(SHUFFLE)
    points: list[tuple[str | int, str]] = [
        ("5b", "5b"),
        ("5", "5b"),
        (10, "5b"),
        (0, "start"),
        ("end", "10b"),
        ("ply 3", "2w"),
    ]
    for at, name in points:
        assert facts.at(at).point.at == name
        assert facts.at(at) == planilla.show(SHUFFLE, at=at).positions[0]
    shown = facts.at("5w")
    assert (shown.uci, shown.san, shown.written, shown.halfmove_clock) == ("f3g1", "Ng1", "Cg1 (=)", 7)
    assert shown.to_svg() == planilla.svg(shown.position, last_move="f3g1")
    assert shown._repr_html_() == shown.position.to_html()
    assert shown.position == planilla.check(SHUFFLE).position(9)


def test_what_is_not_sure_says_so() -> None:
    facts = planilla.show(BROKEN, laws="2005")
    assert facts.unsure_from == planilla.Point("5w", 9, 5, "white")
    at = facts.at("5w")
    assert (at.shown, at.status) == ("before", "illegal")
    assert at.as_if == planilla.LegalMove("d1d4", "Qxd4", "Dxd4")
    assert facts.at("5b").rests_on == facts.unsure_from
    assert repr(facts.at("5b")) == "<PositionAt 5b, white to move, ongoing, rests on 5w>"


def test_misuse_names_the_argument() -> None:
    wrong: list[tuple[str | int, str]] = [
        ("60b", "at='60b': the game goes to `10b`"),
        (99, "at=99: the game goes to `10b`"),
        ("soon", "at='soon': this names no point of a game"),
        (-1, "at=-1: a ply is a number from 0"),
    ]
    for at, why in wrong:
        with pytest.raises(ValueError, match=why):
            planilla.show(SHUFFLE, at=at)
        with pytest.raises(ValueError, match=why):
            planilla.show(SHUFFLE).at(at)
    bads: list[Any] = [None, 2.5, True]
    for bad in bads:
        with pytest.raises(TypeError, match="at must be a str or an int"):
            planilla.show(SHUFFLE).at(bad)
    with pytest.raises(ValueError, match="at='99b': la partida llega hasta"):
        planilla.show(SHUFFLE, at="99b", messages="es")
    with pytest.raises(ValueError, match="the game is not judged"):
        planilla.show('[Variant "Atomic"]\n\n1. e4 e5 *', at="1b")
    assert planilla.show('[Variant "Atomic"]\n\n1. e4 e5 *').positions == ()


@pytest.mark.parametrize("again", [copy.deepcopy, lambda each: pickle.loads(pickle.dumps(each))])
def test_copies_answer_alike(again: Any) -> None:
    facts = planilla.show(SHUFFLE)
    other = again(facts)
    assert other == facts
    assert other.at("7w") == facts.at("7w")


def test_clocks_and_time_control() -> None:
    pgn = (
        '[TimeControl "2/600:300"]\n\n1. e4 {[%clk 0:09:00]} e5 {[%clk 0:09:30]} 2. Nf3 {[%clk 0:00:30.5]} Nc6 '
        "{[%clk 0:09:10]} 3. Bb5 {[%clk 0:05:10]} *\n"
    )
    facts = planilla.show(pgn)
    first, rest = facts.controls
    assert (first.white.completed, first.white.clock) == (planilla.Point("2w", 3, 2, "white"), 30.5)
    assert (rest.last_move, rest.white.moves, rest.black.moves) == (None, 1, 0)
    assert facts.clocks.white is not None
    assert (facts.clocks.white.lowest, facts.clocks.white.last, facts.clocks.white.told) == (30.5, 310, 3)
    (people,) = planilla.show("time_control: 90+30\n\n1.e4 e5").controls
    assert (people.seconds, people.increment, people.white.moves) == (5400, 30, 1)
    assert planilla.show("time_control: long\n\n1.e4 e5").controls == ()
