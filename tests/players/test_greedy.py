"""The greedy player: legal, attentive, and better than chance."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import BadOptions, Move, Observation
from bot.players.greedy import choose, react
from tests.by_day import first

OLSEN = GAMES["olsen"]
Player = Callable[[Observation, Random], Move]


def uniformly(seen: Observation, chance: Random) -> Move:
    """Any legal move, and in half of the plays the call with it, where it may come with a card."""
    move = chance.choice(seen.legal)
    calls = move.verb == "play" and chance.random() < 0.5 and not seen.options.get("calls_by_hand")
    return Move("play", (*move.args, "!")) if calls else move


def seen(*, hand: str, top: str = "9C", **position: Any) -> Observation:
    """What the first of two sees whose turn it is."""
    start = {
        "game": "olsen",
        "seats": 2,
        "turn": 0,
        "discard": top,
        "stock": "2S 2H",
        "hands": [hand, "KC QD"],
    }
    return OLSEN.observe(OLSEN.load(start | position), 0)


def chosen(observation: Observation, times: int = 20) -> set[str]:
    """What it chooses, whatever chance says."""
    return {str(choose(observation, Random(seed))) for seed in range(times)}


def some_rules(key: str, seats: int, chance: Random) -> dict[str, Any]:
    """House rules that so many can play by, each of them as likely to be unusual as not."""
    game = GAMES[key]
    while True:
        rules = {each.key: chance.choice(each.values) for each in game.spec.options if chance.random() < 0.5}
        if game.spec.length is not None:
            rules[game.spec.length] = 2
        try:
            game.new(seats, b"", rules)
        except BadOptions:
            continue
        return rules


def play(key: str, players: Sequence[Player], seed: int, rules: dict[str, Any], most: int = 2000) -> Any:
    """The state that a match between ``players`` ends in, or comes to after so many moves."""
    game, chance = GAMES[key], Random(seed)
    state = game.new(len(players), seed.to_bytes(4, "big"), rules).state
    for _ in range(most):
        if not (turn := game.to_act(state)):
            break
        seat = min(turn)
        state = game.apply(state, seat, players[seat](game.observe(state, seat), chance)).state
    return state


# Legal


@pytest.mark.parametrize("key", first(GAMES, 2))
def test_every_choice_is_a_legal_move(key: str) -> None:
    """``apply`` refuses whatever is not."""
    game = GAMES[key]

    def checked(observation: Observation, chance: Random) -> Move:
        move = choose(observation, chance)
        plain = Move(move.verb, tuple(word for word in move.args if word != "!"))
        assert plain in observation.legal
        return move

    chance = Random(5)
    finished = 0
    for seed in range(40):
        seats = chance.choice(game.spec.seats)
        rules = some_rules(key, seats, chance)
        players = [checked if chance.random() < 0.7 else uniformly for _ in range(seats)]
        finished += game.result(play(key, players, seed, rules)) is not None
    assert finished > 25


def test_the_same_chance_is_the_same_choice() -> None:
    observation = seen(hand="9H 9D 8C KC QC")
    assert choose(observation, Random(3)) == choose(observation, Random(3))


def test_it_needs_nothing_but_what_its_seat_may_see() -> None:
    """Two matches that look alike to a seat are alike to it."""
    one = seen(hand="9H 4D 8S", hands=["9H 4D 8S", "KC QD"])
    other = seen(hand="9H 4D 8S", hands=["9H 4D 8S", "AC 7D"], stock="3S 3H")
    assert one == other
    assert chosen(one) == chosen(other)


# Attentive


def test_a_call_that_is_due_comes_first() -> None:
    observation = seen(hand="9H", pending={"seat": 0, "said": False})
    assert Move("call") in observation.legal
    assert chosen(observation) == {"call"}


def test_a_challenge_comes_first() -> None:
    observation = seen(hand="9H 4D", offence=[1], options={"enforce": "challenge"})
    assert chosen(observation) == {"challenge 1"}


def test_every_play_comes_with_its_call() -> None:
    assert chosen(seen(hand="9H 4D KS")) == {"play 9H !"}


def test_unless_the_call_is_to_follow() -> None:
    for seed in range(20):
        assert choose(seen(hand="9H 4D KS"), Random(seed), calling=False) == Move.parse("play 9H")
        assert choose(seen(hand="4D 5H"), Random(seed), calling=False) == Move("draw")


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"hand": "9H", "pending": {"seat": 0, "said": False}}, "call"),
        ({"hand": "9H", "pending": {"seat": 0, "said": False}, "turn": 1}, "call"),
        ({"hand": "9H", "pending": {"seat": 0, "said": True}}, None),
        ({"hand": "9H 4D", "pending": {"seat": 1, "said": False}}, None),
        ({"hand": "9H 4D", "turn": 1}, None),
        ({"hand": "9H 4D", "offence": [1], "options": {"enforce": "challenge"}}, "challenge 1"),
        ({"hand": "9H 4D", "offence": [0], "options": {"enforce": "challenge"}}, None),
    ],
    ids=["due", "due in another's turn", "said", "another's", "none", "an offence", "its own offence"],
)
def test_out_of_turn_it_does_what_is_due_and_nothing_else(
    position: dict[str, Any], expected: str | None
) -> None:
    move = react(seen(**position))
    assert (None if move is None else str(move)) == expected


def test_it_challenges_nobody_for_nothing_even_where_it_may() -> None:
    pursuit = GAMES["pursuit"]
    dealt = pursuit.dump(pursuit.new(3, b"1", {"enforce": "challenge", "false_challenge": 1}).state)
    state = pursuit.load({**dealt, "hands": ["9H", "KS QS", "4D 5D"], "said": [0]})
    for seat in (1, 2):
        observation = pursuit.observe(state, seat)
        assert Move.parse("challenge 0") in observation.legal
        assert react(observation) is None


@pytest.mark.parametrize("key", ["olsen", "olsen_olsen", "pursuit"])
def test_whatever_it_does_out_of_turn_is_legal_and_free(key: str) -> None:
    """Through matches in which it reacts whenever it can: nobody who does is ever fined."""
    game, chance, reacted = GAMES[key], Random(7), 0
    for seed in range(15):
        seats = chance.choice(game.spec.seats[:4])
        state = game.new(seats, seed.to_bytes(4, "big"), some_rules(key, seats, chance)).state
        for _ in range(150):
            if not (turn := game.to_act(state)):
                break
            state = game.apply(state, min(turn), uniformly(game.observe(state, min(turn)), chance)).state
            for seat in range(seats):
                move = react(game.observe(state, seat))
                if move is not None:
                    step = game.apply(state, seat, move)
                    assert not {event.key for event in step.events} & {"false_call", "false_challenge"}
                    assert step.state != state
                    state, reacted = step.state, reacted + 1
    assert reacted > 20


@pytest.mark.parametrize("options", [{}, {"enforce": "challenge"}, {"call_hands": "one_only"}])
def test_it_never_pays_for_a_forgotten_call(options: dict[str, Any]) -> None:
    chance = Random(11)
    keys: Counter[str] = Counter()
    for seed in range(40):
        seats = 2 + seed % 5
        state = OLSEN.new(seats, seed.to_bytes(4, "big"), {"deals": 3, **options}).state
        while turn := OLSEN.to_act(state):
            seat = min(turn)
            step = OLSEN.apply(state, seat, choose(OLSEN.observe(state, seat), chance))
            keys.update(event.key for event in step.events if event.to is None)
            state = step.state
    assert keys["called"] > 100
    assert keys["call_missed"] == 0


# Sensible


def test_it_sheds_as_many_cards_as_it_can() -> None:
    for choice in chosen(seen(hand="9H 9D 4C KC 9S")):
        assert choice.count("9") == 3
    assert chosen(seen(hand="9H 4D")) == {"play 9H !"}


def test_it_plays_rather_than_draws() -> None:
    observation = seen(hand="9H 4D 4H 2D", options={"voluntary_draw": True})
    assert Move("draw") in observation.legal
    assert chosen(observation) == {"play 9H !"}


def test_it_keeps_its_eights() -> None:
    assert chosen(seen(hand="8H 9H 4D KS")) == {"play 9H !"}


def test_it_names_the_suit_it_holds_most_of() -> None:
    assert chosen(seen(hand="8H 4D 5D KS", top="9C")) == {"play 8H =D !"}
    # The eight itself is gone by then.
    assert chosen(seen(hand="8H 4D", top="9C")) == {"play 8H =D !"}
    assert chosen(seen(hand="8H 4H 4D 5D", top="9C")) == {"play 8H =D !"}


def test_it_does_what_it_must() -> None:
    assert chosen(seen(hand="4D 5H")) == {"draw"}
    assert chosen(seen(hand="4D 5H", stock="", options={"recycle": "none"})) == {"pass"}
    assert chosen(seen(hand="4D", phase="between")) == {"deal"}


# Better than chance


@pytest.mark.parametrize("key", first(GAMES, 2))
def test_it_beats_random_play_clearly(key: str) -> None:
    """One against three who play at random: chance alone wins a quarter of such matches.

    Measured, this player wins from 45 of 100 (Otter) to 90 (Olé). 36 of 100 are more than three standard
    deviations above chance, over 150 matches, and more than two below the worst of these.
    """
    game, matches, won = GAMES[key], 150, 0.0
    rules = {} if game.spec.length is None else {game.spec.length: 1}
    for seed in range(matches):
        players: list[Player] = [uniformly] * 4
        players[seed % 4] = choose
        result = game.result(play(key, players, seed, rules, most=5000))
        assert result is not None
        winners = result.places[0]
        won += (seed % 4 in winners) / len(winners)
    assert won >= 0.36 * matches


def test_where_calls_are_made_by_hand_no_card_comes_with_one() -> None:
    observation = seen(hand="9H 4D", options={"calls_by_hand": True})
    assert chosen(observation) == {"play 9H"}


def test_a_game_may_have_moves_of_its_own() -> None:
    """It knows no facts and no cards of a game from outside."""
    moves = (Move("play", ("left",)), Move("challenge", ("1",)), Move("bid", ("2",)))
    strange = replace(seen(hand="4H 5S"), game="bridge", legal=moves, table={})
    assert chosen(strange) == {"play left !", "bid 2"}
    assert react(strange) is None
