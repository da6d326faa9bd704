"""A game without something that its rules need is refused when its class is created."""

from __future__ import annotations

import pytest

from bot.games.shedding import SheddingGame, SheddingState
from tests.toy.crazy_eights import House, State


class Bare(SheddingState):
    """It has only the number of cards dealt."""

    PACKETS = (5,)


def test_a_game_is_refused_with_all_that_its_state_lacks() -> None:
    with pytest.raises(TypeError, match=r"Bare, the state of Game, lacks PENALTY, SPEC, WORTH, is_last$"):

        class Game(SheddingGame[Bare]):
            spec, house, state = State.SPEC, House, Bare
