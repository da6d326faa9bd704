"""What is remembered of a deal of Ólsen ólsen is what everybody was told, and nothing but the truth."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import Event, Move, Observation
from bot.games.french import CARD
from bot.players import choose, hard, normal
from bot.players.olsen_olsen.memory import Memory, remembered
from bot.players.olsen_olsen.trials import OlsenOlsenTrials
from bot.players.skills import SKILLS
from tests.players.test_hard import counted
from tests.training.arena import told

GAME = GAMES["olsen_olsen"]
PILE = "6H 9H 6C 7C TD JS 6D TS 4S 9S"
"""A pile that is turned over, its oldest card first."""


def watched(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, list[Event]]]:
    """The positions of a match whose players lay what they can, and what was told of the deal by then."""
    chance = Random(seed)
    step = GAME.new(seats, seed.to_bytes(4, "big"), options)
    past = told(step)
    for _ in range(600):
        acting = GAME.to_act(step.state)
        if not acting:
            return
        yield step.state, past
        seat = min(acting)
        seen = GAME.observe(step.state, seat)
        move = chance.choice(seen.legal) if chance.random() < 0.05 else normal.choose(seen, chance)
        step = GAME.apply(step.state, seat, move)
        past = told(step, past)


def cards(text: str) -> bytes:
    return bytes(map(CARD.__getitem__, text.split()))


def turned_over(hand: str) -> tuple[Observation, list[Event]]:
    """What one of two sees and has heard who holds this hand: the pile was turned over, and the first card of
    the new stock was drawn by the other one, who holds nothing else.
    """
    first, drawn, *stock = PILE.split()
    position = {"game": "olsen_olsen", "seats": 2, "discard": first, "stock": " ".join(stock)}
    seen = GAME.observe(GAME.load({**position, "hands": [hand, drawn]}), 0)
    past = [
        Event("dealt", {"deal": 1, "seat": 0, "seats": [1, 0], "count": len(hand.split())}),
        Event("starter", {"card": first, "suit": "H", "any_card": False}),
        Event("drew", {"seat": 1, "count": len(stock) + 1 - len(hand.split()), "why": "turn"}),
        *(Event("played", {"seat": 1, "cards": card, "left": 9}) for card in (drawn, *stock)),
        Event("recycled", {"count": len(stock) + 1, "way": "flip_all"}),
        Event("starter", {"card": first, "suit": "H", "any_card": False}),
        Event("drew", {"seat": 1, "count": 1, "why": "false_call"}),
    ]
    return seen, past


@pytest.mark.slow
def test_a_stock_whose_order_is_known_lies_as_it_is_known() -> None:
    """By all house rules for the pile that is turned over, and for what lies first."""
    chance, known = Random(4), Counter[str]()
    for seed in range(40):
        seats = chance.randrange(2, 9)
        options = {
            "recycle": chance.choice(("flip_all", "flip_all", "flip_keep_top", "shuffle_keep_top")),
            "recycle_timing": chance.choice(("on_demand", "immediate")),
            "starter_eight": chance.choice(("any_card", "own_suit", "rebury")),
            "early_pass": chance.choice((False, True)),
        }
        for state, past in watched(seats, options, seed):
            seen, position = GAME.observe(state, 0), GAME.dump(state)
            if seen.phase != "play":
                continue
            memory = remembered(seen, past)
            assert memory is not None, (options, position)
            if memory.stock is not None:
                assert memory.stock == cards(position["stock"])
                known[options["recycle"]] += 1
    assert known["flip_all"] > 300
    assert known["flip_keep_top"] > 100
    assert known["shuffle_keep_top"] == 0


def test_deals_as_they_are_remembered_are_nearer_to_the_truth() -> None:
    """Where all lay what they can, more of the cards lie as they really do than in deals of a stranger."""
    chance, right = Random(3), Counter[bool]()
    for seed in range(12):
        for state, past in watched(4, {}, seed):
            if len(GAME.to_act(state)) != 1:
                continue
            (seat,) = GAME.to_act(state)
            seen = GAME.observe(state, seat)
            memory = remembered(seen, past)
            if memory is None or memory.stock is None:
                continue
            truth = [cards(hand) for hand in GAME.dump(state)["hands"]]
            for known in (False, True):
                hands = OlsenOlsenTrials(seen, memory if known else None).draw(chance).hands
                right[known] += sum(
                    len({*a} & {*b}) for a, b in zip(hands, truth, strict=True) if a != truth[seat]
                )
    assert right[True] > 3 * right[False] > 0


def test_a_deal_that_was_not_heard_from_its_beginning_is_not_remembered() -> None:
    for place, (state, past) in enumerate(watched(3, {}, 1)):
        seen = GAME.observe(state, 0)
        assert remembered(seen, past) is not None
        assert remembered(seen, past[1:]) is None
        assert remembered(seen, []) is None
        if place > 20:
            break


def test_deals_are_tried_as_they_are_remembered() -> None:
    """The stock in its order, cards that were seen in the hand that took them, and no card twice."""
    chance, tried = Random(2), 0
    for seed in range(12):
        for state, past in watched(4, {}, seed):
            if len(GAME.to_act(state)) != 1:
                continue
            seat = min(GAME.to_act(state))
            seen = GAME.observe(state, seat)
            memory = remembered(seen, past)
            if memory is None or memory.stock is None:
                continue
            world, position = OlsenOlsenTrials(seen, memory).draw(chance), GAME.dump(state)
            assert world.rest == cards(position["stock"])
            assert tuple(map(len, world.hands)) == seen.counts
            assert world.hands[seat] == cards(" ".join(seen.hand))
            lying = b"".join(map(cards, position["hands"]))
            assert Counter(b"".join(world.hands)) == Counter(lying)
            for other, may in memory.hands.items():
                if other != seat:
                    assert {each[0] for each in may if len(each) == 1} <= set(world.hands[other])
            tried += 1
    assert tried > 100


# What it is good for


def test_who_knows_the_order_may_draw_who_could_lay_a_card() -> None:
    """The other one has a heart, and would go out on this one. The six that lies first stops that."""
    seen, past = turned_over("2H 2C")
    assert Move("play", ("2H",)) in seen.legal
    for seed in range(5):
        assert choose(seen, "hard", Random(seed), past=past) == Move("draw")
        assert choose(seen, "normal", Random(seed), past=past) == Move("play", ("2H", "!"))


def test_it_goes_out_when_it_can() -> None:
    seen, past = turned_over("2H")
    assert choose(seen, "hard", Random(1), past=past) == Move("play", ("2H", "!"))


def test_who_has_heard_nothing_plays_as_a_normal_player_does() -> None:
    for state, _ in watched(4, {}, 5):
        for seat in GAME.to_act(state):
            seen = GAME.observe(state, seat)
            assert hard.choose(seen, Random(1)) == normal.choose(seen, Random(1))


def test_its_time_is_bounded_by_the_moves_it_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    made = counted(OlsenOlsenTrials, monkeypatch)
    for seed in range(4):
        for state, past in watched(4, {}, seed):
            if len(acting := GAME.to_act(state)) == 1:
                made.append(0)
                hard.choose(GAME.observe(state, min(acting)), Random(1), past=past)
    assert sum(each > 0 for each in made) > 30
    assert max(made) < 1.2 * SKILLS["olsen_olsen"].steps


def test_what_is_remembered_may_contradict_itself() -> None:
    """Who draws by choice holds what it could have laid; deals can be tried all the same."""
    seen, past = turned_over("2H 3C")
    memory = remembered(seen, past)
    assert memory is not None
    assert memory.hands[1] == [cards("9H")]
    memory.hands[1] = [cards("2H")]
    world = OlsenOlsenTrials(seen, memory).draw(Random(1))
    assert len(world.hands[1]) == 1
    assert world.hands[1] != cards("2H")


def test_a_penalty_from_two_stocks_is_not_remembered() -> None:
    """Nobody says how many of its cards came before the pile was turned over."""
    seen, past = turned_over("2H 3C")
    before = past.index(next(event for event in past if event.key == "recycled"))
    told = Event("penalty", {"seat": 0, "count": 3, "due": 3})
    memory = remembered(seen, past[: before + 2])
    assert memory is None
    straddling = Memory()
    for event in (*past[: before + 2], told):
        straddling.hear(event)
    assert straddling.stock is None
    assert not any(len(may) == 1 for may in straddling.hands[0])
