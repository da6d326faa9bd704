"""The beginner: legal, forgetful now and then, and one that can be beaten."""

from random import Random

import pytest

from bot.games import GAMES
from bot.games.api import Move
from bot.players import choose, easy, greedy, react
from tests.players.test_greedy import OLSEN, Player, play, seen, some_rules

TIMES = 400


def forgotten(position: dict[str, object]) -> float:
    """How often a beginner does nothing here."""
    observation = seen(**position)  # type: ignore[arg-type]  # positions are data
    return sum(react(observation, "easy", Random(n)) is None for n in range(TIMES)) / TIMES


@pytest.mark.parametrize(
    "position",
    [
        {"hand": "9H", "pending": {"seat": 0, "said": False}},
        {"hand": "9H 4D", "offence": [1], "options": {"enforce": "challenge"}},
    ],
    ids=["a call", "a challenge"],
)
def test_it_forgets_now_and_then_and_the_same_chance_forgets_the_same(position: dict[str, object]) -> None:
    assert easy.FORGETS / 2 < forgotten(position) < 2 * easy.FORGETS
    observation = seen(**position)  # type: ignore[arg-type]  # positions are data
    assert react(observation, "easy", Random(7)) == react(observation, "easy", Random(7))
    assert all(react(observation, level, Random(n)) for level in ("normal", "hard") for n in range(20))


def test_a_play_lacks_its_call_now_and_then_where_it_may_come_with_a_card() -> None:
    moves = [choose(seen(hand="9H 4D KS"), "easy", Random(n)) for n in range(TIMES)]
    assert {str(move) for move in moves} == {"play 9H", "play 9H !"}
    assert easy.FORGETS / 2 < moves.count(Move("play", ("9H",))) / TIMES < 2 * easy.FORGETS
    by_hand = {"calls_by_hand": True}
    assert str(choose(seen(hand="9H 4D KS", options=by_hand), "easy", Random(1))) == "play 9H"


def test_it_keeps_nothing_for_later() -> None:
    laid = {str(choose(seen(hand="8H 9H 4D KS"), "easy", Random(n), calling=False))[:7] for n in range(40)}
    assert laid == {"play 8H", "play 9H"}


def test_what_it_forgets_to_call_it_does_not_call_in_its_turn_either() -> None:
    """Whether it calls is for its reaction alone."""
    position = OLSEN.load(
        {
            "game": "olsen",
            "seats": 2,
            "turn": 0,
            "discard": "9C",
            "stock": "2S 2H",
            "hands": ["9H", "KC QD"],
            "pending": {"seat": 0, "said": False},
        }
    )
    observation = OLSEN.observe(position, 0)
    assert Move("call") in observation.legal
    assert {choose(observation, "easy", Random(n)).verb for n in range(40)} == {"play"}


@pytest.mark.parametrize("key", GAMES)
def test_every_choice_is_a_legal_move(key: str) -> None:
    """``apply`` refuses whatever is not."""
    chance, finished = Random(6), 0
    for seed in range(14):
        seats = chance.choice(GAMES[key].spec.seats)
        players: list[Player] = [lambda seen, chance: choose(seen, "easy", chance)] * seats
        finished += GAMES[key].result(play(key, players, seed, some_rules(key, seats, chance))) is not None
    assert finished > 5


def test_whoever_knows_the_game_beats_beginners() -> None:
    """One against three of them. Measured over 200 matches of each game, the greedy player wins from
    30 of 100 (Olé!) to 62 (Otter Nonsense); chance would be 25.
    """
    matches, won = 40, 0.0
    for key, game in GAMES.items():
        rules = {} if game.spec.length is None else {game.spec.length: 1}
        for seed in range(matches):
            players: list[Player] = [lambda seen, chance: choose(seen, "easy", chance)] * 4
            players[seed % 4] = greedy.choose
            winners = game.result(play(key, players, seed, rules, most=5000)).places[0]  # type: ignore[union-attr]  # it is over
            won += (seed % 4 in winners) / len(winners)
    assert won > 0.36 * matches * len(GAMES)
