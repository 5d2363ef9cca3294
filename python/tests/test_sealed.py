"""Sealed moves: what Python gives is what the program prints, and what is wrong is said."""

import pytest

import planilla

from places import as_json, program

SAMPLE = "r1bqk2r/ppp1bppp/2nn4/6B1/8/4QN2/PPP2PPP/RN2KB1R w KQkq - 4 9"
BARE = "8/8/8/4k3/8/8/8/4K2Q w - - 0 60"


@pytest.mark.parametrize("laws", ["1997", "2005", "2009", "2014", "2023"])
@pytest.mark.parametrize("standard", ["fide", "uschess"])
@pytest.mark.parametrize("move", ["9.Cd2", "Cbd2 (=)", "Dh9", "Dd8", "Cc3 0-0", "Nc3", "~~Cc3~~ Cbd2", ""])
def test_rows_are_those_of_the_program(move: str, standard: str, laws: str) -> None:
    row = planilla.sealed(fen=SAMPLE, move=move, lang="es", laws=laws, standard=standard)  # type: ignore[call-overload]
    options = ["--fen", SAMPLE, "--move", move, "--lang", "es", "--laws", laws, "--standard", standard]
    assert [as_json(row.to_dict())] == program("sealed", *options)


def test_what_follows() -> None:
    judged = planilla.sealed(fen=BARE, move="Qe2", lang="en")
    match judged:
        case planilla.SealedMove("illegal", planilla.SealedOutcome("draw", None)):
            pass
        case _:
            pytest.fail(repr(judged))
    assert judged.opponent_can_mate is not None
    assert judged.opponent_can_mate.answer == "no"
    assert [finding.rule for finding in judged.findings] == ["sealed.illegal", "sealed.loss_exempt"]
    assert repr(judged) == "<SealedMove 'Qe2' illegal; draw (I.8, 6.9)>"


def test_places_are_in_characters() -> None:
    offer = planilla.sealed(fen=SAMPLE, move="¿tablas? Cc3 (=)", lang="es").also[-1]
    assert (offer.kind, offer.start, offer.end) == ("draw_offer", 13, 16)


def test_a_fifth_repetition_needs_the_positions_before() -> None:
    game = planilla.check("Nf3 Nf6 Ng1 Ng8 " * 3 + "Nf3 Nf6 Ng1", lang="en")
    positions = [game.position(ply) for ply in range(16)]
    fens = [position.fen for position in positions if position]
    for past, ends in [(fens[:-1], "fivefold"), ([], None)]:
        judged = planilla.sealed(fen=fens[-1], move="Ng8", past=past, lang="en")
        assert judged.ends_game == ends


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match="fen='8/8 w': a FEN has"):
        planilla.sealed(fen="8/8 w", move="e4")
    with pytest.raises(ValueError, match="past='8/8 w': a FEN has"):
        planilla.sealed(fen=SAMPLE, move="e4", past=["8/8 w"])
    with pytest.raises(ValueError, match="standard='uscf'"):
        planilla.sealed(fen=SAMPLE, move="e4", standard="uscf")  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="past must be positions one by one"):
        planilla.sealed(fen=SAMPLE, move="e4", past=SAMPLE)
    with pytest.raises(TypeError, match="move must be a str"):
        planilla.sealed(fen=SAMPLE, move=5)  # type: ignore[call-overload]


def test_half_a_character_is_not_replaced_in_silence() -> None:
    with pytest.raises(ValueError, match=r"^move=.*half of a surrogate pair"):
        planilla.sealed(fen=SAMPLE, move="Cbd2 \ud800", lang="es")
    assert planilla.sealed(fen=SAMPLE, move="Caballo de b1 a d2", lang="es").verdict == "irregular"
