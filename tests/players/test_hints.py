"""Hints: a move that the normal player makes, with a reason that is true of it."""

from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import Observation
from bot.players import choose, normal
from bot.players.hints import ALWAYS, REASONS, explain
from bot.ui.i18n.translator import translator
from tests.games.at_random import open_table, play_out
from tests.players.test_greedy import seen

POSITIONS = 150


def positions(key: str) -> list[tuple[Observation, Any]]:
    """What seats on turn see in random matches."""
    game, chance, found = GAMES[key], Random(f"hints in {key}"), list[tuple[Observation, Any]]()
    while len(found) < POSITIONS:
        table = open_table(game, chance)
        for step, _, _ in play_out(game, table, chance):
            turn = game.to_act(step.state)
            if len(turn) == 1 and chance.random() < 0.2:
                found.append((game.observe(step.state, min(turn)), step.state))
    return found[:POSITIONS]


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_what_the_normal_player_does(key: str) -> None:
    reasons = set()
    for observation, _ in positions(key):
        hint = explain(observation)
        assert hint.move == choose(observation, "normal", Random(0), calling=False)
        reasons.add(hint.why)
    assert len(reasons) > 3


@pytest.mark.parametrize("key", GAMES)
def test_a_reason_is_something_in_which_the_move_is_better(key: str) -> None:
    """Of a feature that speaks for it, with more or less of it than the next best move, as the words say."""
    features, names = normal.FEATURES[key]
    checked = 0
    for observation, _ in positions(key):
        hint = explain(observation)
        if hint.why in ALWAYS or hint.why == "lays":
            continue
        weighed, weights = dict(features(observation)), normal.weights(key)
        own = weighed.pop(hint.move)
        assert any(
            weight * (mine - its) > 0 and REASONS.get(name, ("", ""))[mine < its] == hint.why
            for numbers in weighed.values()
            for name, weight, mine, its in zip(names, weights, own, numbers, strict=True)
        )
        checked += 1
    assert checked > POSITIONS / 8


def test_every_reason_has_its_words() -> None:
    reasons = {reason for both in REASONS.values() for reason in both if reason} | set(ALWAYS)
    for language in ("en", "nb"):
        say = translator(language)
        assert all(say.has(f"hint-{reason}") for reason in reasons)


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ({"hand": "9H", "pending": {"seat": 0, "said": False}}, "call", "call"),
        ({"hand": "9H 4D", "offence": [1], "options": {"enforce": "challenge"}}, "challenge 1", "challenge"),
        ({"hand": "9H"}, "play 9H", "only"),
        ({"hand": "4D 5H"}, "draw", "only"),
        ({"hand": "9H 9S"}, "play 9H 9S", "out"),
    ],
    ids=["a call", "a challenge", "one card", "nothing fits", "the last cards"],
)
def test_what_is_said_of_plain_cases(position: dict[str, Any], move: str, reason: str) -> None:
    hint = explain(seen(**position))
    assert hint.why == reason
    assert str(hint.move) == move or reason == "out"
