"""The hard player, and the matches as they may be that it tries its moves in."""

from dataclasses import replace
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import Move, Observation
from bot.players import greedy, hard, normal
from bot.players.worlds import Worlds
from tests.players.test_greedy import play, some_rules


def some_observations(key: str, seats: int, rules: dict[str, Any], seed: int) -> list[Observation]:
    """What the seats on turn have seen in a match with these house rules, where they had a choice."""
    found: list[Observation] = []

    def watched(observation: Observation, chance: Random) -> Move:
        if len(observation.legal) > 1:
            found.append(observation)
        return normal.choose(observation, chance)

    play(key, [watched] * seats, seed, rules, most=120)
    return found


def without_windows(seen: Observation) -> Observation:
    """What was seen but for a call that somebody may still make, which no world knows of."""
    moves = tuple(move for move in seen.legal if move.verb not in ("call", "challenge"))
    hidden = {"calling", "waiting", "pot"}
    table = {key: value for key, value in seen.table.items() if key not in hidden}
    return replace(seen, table=table, lines=(), hints=(), legal=moves)


@pytest.mark.parametrize("key", GAMES)
def test_every_world_looks_as_it_looks_to_the_seat(key: str) -> None:
    """By all house rules: what differs is what the seat cannot know, and no card is lost or there twice."""
    game, chance, looked = GAMES[key], Random(8), 0
    for seed in range(8):
        seats = chance.choice(game.spec.seats)
        for seen in some_observations(key, seats, some_rules(key, seats, chance), seed)[::5]:
            worlds = Worlds(seen, Random(seed))
            one, other = worlds.draw(), worlds.draw()
            assert seen.seat is not None
            assert without_windows(game.observe(one, seen.seat)) == without_windows(seen)
            assert without_windows(game.observe(other, seen.seat)) == without_windows(seen)
            game.load(game.dump(one), strict=True)
            looked += one != other
    assert looked > 30


def test_the_same_chance_is_the_same_choice() -> None:
    chosen = 0
    for seen in some_observations("ole", 4, {}, 1)[::8]:
        move = hard.choose(seen, Random(5))
        assert move == hard.choose(seen, Random(5))
        plain = Move(move.verb, tuple(word for word in move.args if word != "!"))
        assert plain in seen.legal
        chosen += 1
    assert chosen > 5


def test_a_call_that_is_due_comes_first() -> None:
    game = GAMES["pursuit"]
    position = {"game": "pursuit", "seats": 3, "hands": ["9H", "KS QS", "4D 5D"], "discard": "9C"}
    seen = game.observe(game.load(position | {"pending": {"seat": 0, "said": False}}), 0)
    assert hard.choose(seen, Random(1)) == Move("call")


@pytest.mark.parametrize("key", GAMES)
def test_it_plays_by_all_house_rules(key: str) -> None:
    game, chance = GAMES[key], Random(2)
    for seed in range(3):
        seats = chance.choice(game.spec.seats[:4])
        for seen in some_observations(key, seats, some_rules(key, seats, chance), seed)[::15]:
            assert hard.choose(seen, Random(1), calling=False) in seen.legal


def test_its_time_is_bounded_by_the_moves_it_tries() -> None:
    """A decision takes no more than so many moves of the rules, and what the normal player takes, do."""
    game = GAMES["ole"]
    observations = some_observations("ole", 4, {}, 3)[:40]
    slowest = 0.0
    for seen in observations:
        began = process_time()
        hard.choose(seen, Random(1))
        slowest = max(slowest, process_time() - began)
    state, chance, times = game.new(4, b"1", {}).state, Random(1), []
    for _ in range(20):
        seat = min(game.to_act(state))
        began = process_time()
        for _ in range(50):
            after = game.apply(
                state, seat, greedy.choose(game.observe(state, seat), chance, calling=False)
            ).state
        times.append((process_time() - began) / 50)
        state = after
    assert slowest < 5 * hard.STEPS["ole"] * fmean(times)
