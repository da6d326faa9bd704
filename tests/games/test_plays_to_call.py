"""Which plays make a call due is known before they are made."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import GAMES
from tests.games.at_random import open_table, some_move


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if "call" in game.spec.out_of_turn])
def test_a_call_is_due_after_just_the_plays_that_are_said_to_make_it_due(key: str) -> None:
    game, chance, found = GAMES[key], Random(5), set()
    for _ in range(6):
        seats, _, _, (state, _) = open_table(game, chance)
        for _ in range(150):
            if game.result(state):
                break
            for seat in game.to_act(state):
                calling = game.plays_to_call(state, seat)
                for move in game.legal_moves(state, seat):
                    keys = {
                        event.key
                        for event in game.apply(state, seat, move).events
                        if event.to in (None, seat)
                    }
                    if "played" in keys:
                        assert (move in calling) == ("call_due" in keys), (key, str(move))
                        found.add(move in calling)
            state = game.apply(state, *some_move(game, state, seats, chance)).state
    assert found == {True, False}
