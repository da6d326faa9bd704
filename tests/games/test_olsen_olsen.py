"""What scenarios cannot say of Ólsen ólsen: new matches, what is told and seen, and what time makes of it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import BadOptions, Event, IllegalMove, Move, Step
from bot.games.shuffle import number_below, shuffled
from bot.players.greedy import choose

GAME = GAMES["olsen_olsen"]
PACK = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]


def position(**keys: Any) -> Any:
    return GAME.load({"game": "olsen_olsen", "seats": 3, "discard": "9H"} | keys)


def steps(state: Any, *moves: str) -> Step:
    """The state after some moves, each ``seat:move``, and all their events."""
    events: list[Event] = []
    for move in moves:
        seat, text = move.split(":")
        state, told = GAME.apply(state, int(seat), Move.parse(text))
        events += told
    return Step(state, tuple(events))


def play(state: Any, *moves: str) -> list[Event]:
    return list(steps(state, *moves).events)


def refusal(state: Any, seat: int, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, seat, Move.parse(text))
    return refused.value


# A new match


@pytest.mark.parametrize(
    ("seats", "stock"), [(2, 41), (3, 36), (4, 31), (5, 26), (6, 21), (7, 68), (8, 63), (9, 58), (10, 53)]
)
def test_the_deal(seats: int, stock: int) -> None:
    dealt = GAME.dump(GAME.new(seats, b"seed", {}).state)
    assert [len(hand.split()) for hand in dealt["hands"]] == [5] * seats
    assert len(dealt["stock"].split()) == stock
    dealer = number_below(seats, b"seed", "dealer", 0)
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    assert (dealt["phase"], dealt["deal"], dealt["dealer"]) == ("play", 1, dealer)
    assert (dealt["turn"], dealt["shuffles"]) == (around[0], 1)
    packs = 1 if seats <= 6 else 2
    deck = [PACK[i] for i in shuffled(bytes(range(52)) * packs, b"seed", "deal", 0)]
    for place, seat in enumerate(around):
        two = 3 * seats + 2 * place
        assert dealt["hands"][seat].split() == deck[3 * place : 3 * place + 3] + deck[two : two + 2]
    assert [dealt["discard"], *dealt["stock"].split()] == deck[5 * seats :]


def test_the_deal_is_told() -> None:
    step = GAME.new(3, b"seed", {})
    dealt = GAME.dump(step.state)
    dealer = dealt["dealer"]
    around = [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    public = Event("dealt", {"deal": 1, "seat": dealer, "seats": around, "count": 5})
    private = [
        Event("dealt", {"deal": 1, "seat": seat, "count": 5, "cards": dealt["hands"][seat]}, seat)
        for seat in around
    ]
    card = dealt["discard"]
    starter = Event("starter", {"card": card, "suit": card[1], "any_card": card[0] == "8"})
    assert step.events == (public, *private, starter)


def test_an_eight_turned_up_is_told_with_what_it_means() -> None:
    starters = [GAME.new(2, bytes([number]), {}).events[-1].data for number in range(60)]
    met = {(starter["card"][0] == "8", starter["any_card"]) for starter in starters}
    assert met == {(True, True), (False, False)}


def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = Counter(GAME.dump(GAME.new(4, bytes([n]), {}).state)["dealer"] for n in range(200))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 30


@pytest.mark.parametrize(
    ("packs", "seats", "cards"), [(1, 10, 52), (2, 2, 104), ("auto", 6, 52), ("auto", 7, 104)]
)
def test_packs(packs: Any, seats: int, cards: int) -> None:
    dealt = GAME.dump(GAME.new(seats, b"", {"packs": packs}).state)
    assert len(" ".join([*dealt["hands"], dealt["stock"], dealt["discard"]]).split()) == cards


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"deals": 0}, "bad_value"),
        ({"deals": 21}, "bad_value"),
        ({"deals": "3"}, "bad_value"),
        ({"until": 1}, "bad_value"),
        ({"until": -1001}, "bad_value"),
        ({"until": False}, "bad_value"),
        ({"early_pass": 1}, "bad_value"),
        ({"pot": "off"}, "unknown_option"),
    ],
)
def test_values_that_no_option_has(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(4, b"", options)
    assert refused.value.code == code
    with pytest.raises(ValueError, match=code):
        position(options=options)


def test_the_deal_goes_round_and_everybody_deals_once() -> None:
    state = GAME.new(4, b"x", {}).state
    dealers, chance = [], Random(1)
    while acting := GAME.to_act(state):
        seat = min(acting)
        move = choose(GAME.observe(state, seat), chance)
        state = GAME.apply(state, seat, move).state
        if move.verb != "deal" and GAME.dump(state)["phase"] != "play":
            dealers.append(GAME.dump(state)["dealer"])
    first = dealers[0]
    assert dealers == [first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4]


# What is told


def test_a_draw_is_told_with_the_card_to_one_and_without_to_all() -> None:
    state = position(stock="2C 3C", hands=["4S 5D", "6C 7C", "JC QC"])
    assert play(state, "0:draw") == [
        Event("drew", {"seat": 0, "count": 1, "why": "turn"}),
        Event("drew", {"seat": 0, "count": 1, "why": "turn", "cards": "2C"}, 0),
    ]


def test_turning_the_pile_over_is_told() -> None:
    state = position(discard="8H 5S 9S", hands=["4S 5D", "6C 7C", "JC QC"])
    assert play(state, "0:draw")[:2] == [
        Event("recycled", {"count": 2, "way": "flip_all"}),
        Event("starter", {"card": "8H", "suit": "H", "any_card": True}),
    ]


@pytest.mark.parametrize("way", ["flip_keep_top", "shuffle_keep_top"])
def test_a_top_that_stays_is_not_turned_up_again(way: str) -> None:
    state = position(discard="8H 5S 9S", options={"recycle": way}, hands=["4S 5D", "6C 7C", "JC QC"])
    told = play(state, "0:draw")
    assert [event.key for event in told] == ["recycled", "drew", "drew"]
    assert told[0].data == {"count": 2, "way": way}


def test_a_missed_call_is_told_whole() -> None:
    state = position(stock="2C 3C 4C", hands=["KH 2S", "KD 7C 4D", "JC QC"])
    due = {"seat": 0, "count": 3, "enforce": "auto", "said": False, "kind": "olsen"}
    assert play(state, "0:play KH", "1:play KD") == [
        Event("played", {"seat": 0, "cards": "KH", "left": 1}),
        Event("call_due", due, 0),
        Event("call_missed", {"seat": 0, "kind": "olsen"}),
        Event("penalty", {"seat": 0, "count": 3, "due": 3}),
        Event("penalty", {"seat": 0, "count": 3, "due": 3, "cards": "2C 3C 4C"}, 0),
        Event("played", {"seat": 1, "cards": "KD", "left": 2}),
    ]


@pytest.mark.parametrize("enforce", ["auto", "challenge"])
def test_a_finish_that_was_not_called_is_told_whole(enforce: str) -> None:
    options = {"enforce": enforce}
    state = position(stock="2C 3C 4C", hands=["KH", "KD 7C 4D", "JC QC"], options=options)
    due = {"seat": 0, "count": 3, "enforce": "auto", "said": False, "kind": "olsen_olsen"}
    assert play(state, "0:play KH", "1:play KD") == [
        Event("played", {"seat": 0, "cards": "KH", "left": 0}),
        Event("call_due", due, 0),
        Event("call_missed", {"seat": 0, "kind": "olsen_olsen"}),
        Event("penalty", {"seat": 0, "count": 3, "due": 3}),
        Event("penalty", {"seat": 0, "count": 3, "due": 3, "cards": "2C 3C 4C"}, 0),
        Event("played", {"seat": 1, "cards": "KD", "left": 2}),
    ]


@pytest.mark.parametrize(("hand", "kind"), [("KH 2S", "olsen"), ("KH", "olsen_olsen")])
def test_both_calls_are_told_as_what_they_are(hand: str, kind: str) -> None:
    state = position(hands=[hand, "KD 7C 4D", "JC QC"])
    due = {"seat": 0, "count": 3, "enforce": "auto", "said": True, "kind": kind}
    called = Event("called", {"seat": 0, "kind": kind})
    assert play(state, "0:play KH !")[1:3] == [Event("call_due", due, 0), called]
    assert play(state, "0:play KH", "0:call")[2] == called


def test_an_offence_is_told_and_so_is_its_challenge() -> None:
    state = position(stock="2C 3C 5C", hands=["KH 2S", "KD 7C 4D", "JC QC"], options={"enforce": "challenge"})
    told = play(state, "0:play KH", "1:play KD", "2:challenge 0")
    assert told[1].data["enforce"] == "challenge"
    assert told[2:4] == [
        Event("call_missed", {"seat": 0, "kind": "olsen"}),
        Event("offence", {"seat": 0, "count": 3}),
    ]
    assert told[5] == Event("challenged", {"seat": 2, "target": 0})
    assert told[6] == Event("penalty", {"seat": 0, "count": 3, "due": 3})


def test_a_needless_call_is_told_to_the_caller_alone() -> None:
    state = position(hands=["KH 2S 3S", "KD 7C 4D", "JC QC"])
    assert play(state, "0:play KH !")[1:] == [Event("call_ignored", {"seat": 0}, 0)]


def test_the_end_of_a_match_is_told_whole() -> None:
    state = position(hands=["KH", "TD 2C", "AS 8C"], deal=3, totals=[-12, 0, -95])
    assert play(state, "0:play KH !")[3:] == [
        Event("went_out", {"seat": 0}),
        Event(
            "deal_over",
            {
                "deal": 3,
                "winner": 0,
                "points": [0, -12, -21],
                "totals": [-12, -12, -116],
                "hands": ["", "TD 2C", "AS 8C"],
            },
        ),
        Event("match_over", {"places": [[0, 1], [2]], "totals": [-12, -12, -116], "chips": None}),
    ]


def test_a_deal_without_points_is_told_with_its_winner() -> None:
    state = position(hands=["KH", "TD 2C", "AS 8C"], options={"scoring": False})
    over, end = play(state, "0:play KH !")[-2:]
    assert (over.data["winner"], over.data["points"]) == (0, [0, 0, 0])
    assert end.data["places"] == [[0], [1, 2]]


@pytest.mark.parametrize(
    ("hand", "points"),
    [("8H KD AS 9C TC", -50), ("2C 3C 4C 5C 6C 7C 9C", -36), ("JD QD KD", -30), ("8C 8C", -40)],
)
def test_what_cards_cost(hand: str, points: int) -> None:
    state = position(seats=2, hands=["KH", hand])
    assert GAME.dump(steps(state, "0:play KH !").state)["totals"] == [0, points]


def test_nobody_is_told_what_is_not_his_to_know() -> None:
    """In whole matches, no public event but the count at the end shows a card that was not laid openly."""
    chance = Random(3)
    for number in range(20):
        options = {"deals": 1, "enforce": "challenge", "false_call": "draw1", "starter_eight": "rebury"}
        step: Step = GAME.new(4, bytes([number]), options)
        events = list(step.events)
        while acting := GAME.to_act(step.state):
            (seat,) = acting
            step = GAME.apply(step.state, seat, choose(GAME.observe(step.state, seat), chance))
            events += step.events
        for event in events:
            if event.to is None and event.key not in ("played", "starter", "buried", "deal_over"):
                assert not re.search(r"\b[A2-9TJQK][CDHS]\b", str(event.data)), event
            if event.to is not None:
                assert event.data["seat"] == event.to


# What is seen


def test_what_is_on_the_table() -> None:
    keys = {"discard": "2C 9H 8D", "named": "S", "stock": "3C", "drawn": 1, "said": [1]}
    seen = GAME.observe(position(**keys, hands=["4S 5D", "6C", "JC QC"]), None)
    assert seen.table == {
        "top": "8D",
        "named": "S",
        "suit": "S",
        "stock": 1,
        "discard": 3,
        "laid": "2C 9H 8D",
        "said": [1],
        "offence": [],
        "calling": None,
        "any_card": False,
        "drawn": 1,
        "draws": 2,
        "waiting": None,
    }
    assert seen.lines == (Event("table", seen.table),)
    assert seen.hints == ()


def test_the_draws_that_are_left() -> None:
    def draws(**keys: Any) -> int:
        left: int = GAME.observe(position(**keys), None).table["draws"]
        return left

    assert draws(stock="2C 3C 4C 5C") == 3
    assert draws(stock="2C 3C 4C 5C", drawn=2) == 1
    assert draws(stock="2C 3C 4C 5C", drawn=3) == 0
    assert draws(stock="2C") == 1
    assert draws(stock="", discard="2C 3C 9H") == 2
    assert draws(stock="", discard="9H") == draws(stock="", discard="") == 0
    assert draws(stock="2C", phase="between") == 0


def test_a_call_that_is_due_for_one_card_is_seen_by_all() -> None:
    keys: dict[str, Any] = {"turn": 1, "hands": ["2S", "KD 7C 4D", "JC QC"]}
    due = position(**keys, pending={"seat": 0, "kind": "olsen", "said": False})
    assert [GAME.observe(due, viewer).table["calling"] for viewer in (0, 1, 2, None)] == [0] * 4
    assert GAME.observe(position(**keys), None).table["calling"] is None


def test_a_call_that_is_due_for_a_set_is_seen_by_its_seat_alone() -> None:
    keys: dict[str, Any] = {"turn": 1, "hands": ["2S 2C", "KD 7C 4D", "JC QC"]}
    quiet, due = position(**keys), position(**keys, pending={"seat": 0, "kind": "olsen", "said": False})
    for viewer in (1, 2, None):
        assert GAME.observe(quiet, viewer) == GAME.observe(due, viewer)
    seen = GAME.observe(due, 0)
    assert seen.legal == (Move("call"),)
    assert seen.hints == (Event("call_hint", {"count": 3, "enforce": "auto", "kind": "olsen"}, 0),)
    assert GAME.observe(quiet, 0).hints == ()


def test_everybody_sees_who_has_laid_the_last_card() -> None:
    options = {"enforce": "challenge"}
    state = steps(position(hands=["KH", "KD 7C", "JC QC"], options=options), "0:play KH").state
    for viewer in (0, 1, 2, None):
        seen = GAME.observe(state, viewer)
        assert (seen.table["waiting"], seen.counts) == (0, (0, 2, 2))
        assert seen.lines == (Event("table", seen.table), Event("waiting", {"seat": 0}))
    hint = Event("call_hint", {"count": 3, "enforce": "auto", "kind": "olsen_olsen"}, 0)
    assert GAME.observe(state, 0).hints == (hint,)


ORDINARY = {"top": "9H", "suit": "H", "rank": "9", "any_card": False, "named": False}


@pytest.mark.parametrize(
    ("keys", "hints"),
    [
        (
            {"hands": ["9C 2C"], "stock": "2S 3S 4S 5S"},
            [("fits", ORDINARY), ("or_else", {"count": 3, "pass": False})],
        ),
        (
            {"hands": ["9C 2C"], "stock": "2S 3S", "drawn": 3},
            [("fits", ORDINARY), ("or_else", {"count": 0, "pass": True})],
        ),
        (
            {"hands": ["9C 2C"], "stock": "2S", "drawn": 1, "options": {"early_pass": True}},
            [("fits", ORDINARY), ("or_else", {"count": 1, "pass": True})],
        ),
        ({"hands": ["9C 2C"]}, [("fits", ORDINARY), ("or_else", {"count": 0, "pass": False})]),
        ({"hands": ["2C"], "stock": "2S"}, [("none_fit", {"count": 1, "pass": False})]),
        ({"hands": ["2C"]}, [("none_fit", {"count": 0, "pass": True})]),
        (
            {"hands": ["2C"], "discard": "8D", "any_card": True},
            [
                ("fits", {"top": "8D", "suit": "D", "rank": "", "any_card": True, "named": False}),
                ("or_else", {"count": 0, "pass": False}),
            ],
        ),
        (
            {"hands": ["2S"], "discard": "8D", "named": "S"},
            [
                ("fits", {"top": "8D", "suit": "S", "rank": "", "any_card": False, "named": True}),
                ("or_else", {"count": 0, "pass": False}),
            ],
        ),
        (
            {"hands": ["2S"], "discard": ""},
            [
                ("fits", {"top": "", "suit": None, "rank": "", "any_card": True, "named": False}),
                ("or_else", {"count": 0, "pass": False}),
            ],
        ),
    ],
)
def test_hints(keys: dict[str, Any], hints: list[tuple[str, dict[str, Any]]]) -> None:
    seen = GAME.observe(position(**keys), 0)
    assert [(hint.key, hint.data) for hint in seen.hints] == hints


def test_a_refusal_says_what_would_do() -> None:
    state = position(hands=["4S 5D", "6C 7C", "JC QC"], stock="2C")
    assert refusal(state, 0, "play 4S").data == {"cards": "4S", "top": "9H", "suit": "H", "rank": "9"}
    assert refusal(state, 0, "pass").data == {"count": 0}
    assert refusal(state, 1, "draw").data == {"seat": 0}


# Time


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        ({"hands": ["9C 2C"], "stock": "2S"}, "draw"),
        ({"hands": ["9C 2C"], "stock": "2S", "drawn": 3}, "pass"),
        ({"hands": ["2C"], "stock": "2S", "drawn": 1, "options": {"early_pass": True}}, "draw"),
        ({"hands": ["9C 2C"], "drawn": 1, "options": {"early_pass": True}}, "pass"),
        ({"hands": ["2C"]}, "pass"),
        ({"hands": ["2C 8S 9C"]}, "play 8S =S"),
        ({"hands": ["2C 9C 8S"]}, "play 9C"),
        ({"phase": "between"}, "deal"),
    ],
)
def test_what_is_done_when_time_is_up(keys: dict[str, Any], move: str) -> None:
    assert str(GAME.timeout_move(position(**keys), 0)) == move


def test_time_is_up_for_nobody_else() -> None:
    with pytest.raises(IllegalMove):
        GAME.timeout_move(position(hands=["2C", "9C"]), 1)


# Positions


def test_a_position_has_these_defaults() -> None:
    assert GAME.dump(GAME.load({"game": "olsen_olsen", "seats": 3})) == {
        "game": "olsen_olsen",
        "seats": 3,
        "options": {},
        "phase": "play",
        "turn": 0,
        "dealer": 2,
        "deal": 1,
        "hands": ["", "", ""],
        "stock": "",
        "discard": "",
        "named": None,
        "any_card": False,
        "drawn": 0,
        "pending": None,
        "said": [],
        "offence": [],
        "passes": 0,
        "totals": [0, 0, 0],
        "seed": "",
        "shuffles": 0,
        "next_deck": "",
    }


@pytest.mark.parametrize(
    "keys",
    [
        {"pending": {"seat": 0, "said": False}},
        {"pending": {"seat": 0, "kind": "olsen_olsen", "said": False}},
        {"pending": {"seat": 1, "kind": "olsen", "said": False}},
        {"pending": {"seat": 0, "kind": "last", "said": False}},
        {"pending": {"seat": 3, "kind": "olsen", "said": False}},
        {"pending": {"seat": 0, "kind": "olsen", "said": 0}},
        {"pending": {"seat": 0, "kind": "olsen", "said": False, "more": 1}},
        {"any_card": 1},
        {"named": "X"},
        {"totals": [1]},
        {"drawn": -1},
        {"out": []},
        {"first_turn": []},
    ],
)
def test_what_no_position_says(keys: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(keys))):
        position(**keys, hands=["2C", ""])


def test_a_position_keeps_its_windows() -> None:
    for hand, kind in (("2C", "olsen"), ("", "olsen_olsen")):
        pending = {"seat": 0, "kind": kind, "said": False}
        assert GAME.dump(position(turn=1, hands=[hand, "3C"], pending=pending))["pending"] == pending


def test_a_finish_without_a_call_pays_whatever_the_house_rules() -> None:
    """In matches of careless computers a deal is only won by a call, or where nothing could be drawn."""
    finishes: Counter[bool] = Counter()
    for number in range(60):
        chance = Random(number)
        options = {
            option.key: chance.choice(option.values)
            for option in GAME.spec.options
            if option.key in ("recycle", "recycle_timing", "enforce", "oo_window", "starter_eight")
        }
        step = GAME.new(chance.randint(2, 5), bytes([number]), {**options, "deals": 2})
        while acting := GAME.to_act(step.state):
            seat = min(acting)
            move = choose(GAME.observe(step.state, seat), chance)
            if "!" in move.args and chance.random() < 0.5:
                move = Move(move.verb, move.args[:-1])
            step = GAME.apply(step.state, seat, move)
            keys = [event.key for event in step.events if event.to is None]
            if "went_out" in keys:
                assert keys[keys.index("went_out") - 1] in ("called", "penalty")
                finishes["called" in keys] += 1
    assert finishes[True] > 60


def test_the_rules_fit_on_a_screen() -> None:
    text = (Path(__file__).parents[2] / "data" / "rules" / "olsen_olsen.md").read_text(encoding="utf-8")
    assert len(text) <= 3500
