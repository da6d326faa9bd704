"""Each game says which rank names a suit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games.api import IllegalMove, Move
from bot.games.shedding import SheddingGame
from bot.games.shedding.fits import fits
from tests.toy.crazy_eights import House, State


class JacksState(State):
    """Crazy Eights in which jacks name a suit and don't fit on jacks, and eights are plain."""

    SPEC = replace(State.SPEC, key="crazy_jacks")
    FITS = fits(naming="J", never="J")


class CrazyJacks(SheddingGame[JacksState]):
    spec, house, state = JacksState.SPEC, House, JacksState


GAME = CrazyJacks()


def at(**keys: Any) -> JacksState:
    return GAME.load({"game": "crazy_jacks", "seats": 2, "stock": "2C 3C 4C", **keys})


@pytest.mark.parametrize(
    ("top", "moves"),
    [
        ("9H", ["play JC =C", "play JC =D", "play JC =H", "play JC =S", "play 8H"]),
        ("8S", ["play JC =C", "play JC =D", "play JC =H", "play JC =S", "play 8D", "play 8H"]),
        ("JD", ["play 8D"]),
    ],
)
def test_a_jack_names_a_suit_and_an_eight_does_not(top: str, moves: list[str]) -> None:
    state = at(discard=top, hands=["JC 8D 8H", "KC"])
    assert list(map(str, GAME.legal_moves(state, 0))) == moves


@pytest.mark.parametrize(("said", "named"), [("play JC =S", "S"), ("play JC", "C")])
def test_it_names_its_own_suit_unless_told_otherwise(said: str, named: str) -> None:
    after = GAME.apply(at(discard="9H", hands=["JC JD 8H", "KC"]), 0, Move.parse(said)).state
    assert GAME.dump(after)["named"] == named


@pytest.mark.parametrize(("said", "code"), [("play 8H =S", "malformed"), ("play JC JD", "one_card_only")])
def test_what_is_said_is_read_by_the_rules_of_the_game(said: str, code: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(at(discard="9H", hands=["JC JD 8H", "KC"]), 0, Move.parse(said))
    assert refusal.value.code == code


def test_a_jack_that_names_no_suit_names_its_own_when_time_is_up() -> None:
    state = at(discard="9H", hands=["JD 2C", "KC"])
    assert str(GAME.timeout_move(state, 0)) == "play JD =D"
    assert [str(move) for move in GAME.moves_ahead(state, 0)][:2] == ["play JD =C", "play JD =D"]
