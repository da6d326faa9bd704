"""The normal player: legal by all house rules, the same for the same, with weights that fit its features."""

import json
from random import Random

import pytest

from bot.games import GAMES
from bot.games.api import Move, Observation
from bot.players import LEVELS, Level, choose, normal
from bot.players.skills import SKILLS
from bot.resources import data_folder
from tests.by_day import first
from tests.players.test_greedy import play, some_rules, uniformly
from tests.toy.highest_card import HighestCard


@pytest.mark.parametrize("key", first(SKILLS, 2))
def test_every_choice_is_a_legal_move_and_the_same_for_the_same(key: str) -> None:
    """By all house rules and at tables of all sizes; chance has no say where the weights have one."""
    game, chance = GAMES[key], Random(3)
    weighed = 0

    def checked(observation: Observation, chance: Random) -> Move:
        nonlocal weighed
        move = normal.choose(observation, chance)
        assert Move(move.verb, tuple(word for word in move.args if word != "!")) in observation.legal
        if len(observation.legal) > 1 and SKILLS[key].features(observation):
            weighed += 1
            assert normal.choose(observation, Random(weighed)) == move
        return move

    for seed in range(25):
        seats = chance.choice(game.spec.seats)
        players = [checked if chance.random() < 0.6 else uniformly for _ in range(seats)]
        play(key, players, seed, some_rules(key, seats, chance), most=600)
    assert weighed > 300


@pytest.mark.parametrize("key", SKILLS)
def test_features_have_a_number_for_each_name(key: str) -> None:
    features, names = SKILLS[key].features, SKILLS[key].names
    assert len(set(names)) == len(names)

    def checked(observation: Observation, chance: Random) -> Move:
        weighed = features(observation) if len(observation.legal) > 1 else []
        if len(weighed) > 1:
            assert {len(numbers) for _, numbers in weighed} == {len(names)}
        assert {move for move, _ in weighed} <= set(observation.legal)
        return uniformly(observation, chance)

    for seed in range(6):
        play(key, [checked] * 4, seed, {}, most=300)


@pytest.mark.parametrize("key", SKILLS)
def test_weights_are_of_these_features_and_of_these_rules(key: str) -> None:
    stored = json.loads((data_folder() / "players" / f"{key}.json").read_text(encoding="utf-8"))
    assert stored["rules"] == GAMES[key].spec.version
    assert tuple(stored["weights"]) == SKILLS[key].names
    assert normal.weights(key) == tuple(stored["weights"].values())


def test_a_game_that_nobody_has_trained_is_played_too() -> None:
    game, chance = HighestCard(), Random(1)
    state = game.new(3, b"1", {}).state
    while acting := game.to_act(state):
        seat = min(acting)
        move = normal.choose(game.observe(state, seat), chance, calling=False)
        assert move in game.legal_moves(state, seat)
        state = game.apply(state, seat, move).state


@pytest.mark.parametrize("level", LEVELS)
def test_computers_bring_a_deal_to_its_end_that_only_one_of_them_can(level: Level) -> None:
    """Of all four only one holds a higher card. It does not leave it at tokens for ever, and so do those who
    have nothing to lay.
    """
    ole, chance = GAMES["ole"], Random(1)
    position = {
        "game": "ole",
        "seats": 4,
        "phase": "play",
        "turn": 3,
        "deal": 2,
        "table": "B7",
        "order": "RBGY",
    }
    position |= {"hands": ["B1 G1 B4 Y4", "G3 G4 Y6", "R8 G2", "G7 Y5 G5 Y3"], "tokens": [4, 4, 4, 4]}
    state = ole.load(
        position | {"pile": "Y1 Y2 B6 Y8 B5 R4 B9 R2 Y7 R1 B2 B3 R3 G10 R5 G6 R6 B10 R7 G8 B8 G9"}
    )
    for made in range(20):
        acting = ole.to_act(state)
        if len(acting) != 1:
            assert made > 1
            return
        (seat,) = acting
        state = ole.apply(state, seat, choose(ole.observe(state, seat), level, chance)).state
    raise AssertionError("the deal goes on")
