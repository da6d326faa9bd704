"""What scenarios cannot say of Olsen: new matches, what is told and seen, and what time makes of it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import BadOptions, Event, IllegalMove, Move, Step
from bot.games.shuffle import number_below, shuffled

OLSEN = GAMES["olsen"]
PACK = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]


def position(**keys: Any) -> Any:
    return OLSEN.load({"game": "olsen", "seats": 3, "discard": "9H"} | keys)


def play(state: Any, *moves: str) -> list[Event]:
    """The events of some moves, each ``seat:move``."""
    events: list[Event] = []
    for move in moves:
        seat, text = move.split(":")
        step = OLSEN.apply(state, int(seat), Move.parse(text))
        state = step.state
        events += step.events
    return events


def refusal(state: Any, seat: int, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        OLSEN.apply(state, seat, Move.parse(text))
    return refused.value


# A new match


@pytest.mark.parametrize(("seats", "stock"), [(2, 37), (3, 30), (4, 23), (5, 16), (6, 61), (10, 33)])
def test_the_deal(seats: int, stock: int) -> None:
    step = OLSEN.new(seats, b"seed", {"first_dealer": "host"})
    dealt = OLSEN.dump(step.state)
    assert [len(hand.split()) for hand in dealt["hands"]] == [7] * seats
    assert len(dealt["stock"].split()) == stock
    assert dealt["starter"] == dealt["discard"][1]
    assert (dealt["phase"], dealt["deal"], dealt["dealer"], dealt["turn"]) == ("play", 1, 0, 1)
    assert (dealt["first_turn"], dealt["shuffles"]) == (list(range(seats)), 1)
    packs = 1 if seats <= 5 else 2
    deck = [PACK[i] for i in shuffled(bytes(range(52)) * packs, b"seed", "deal", 0)]
    around = [*range(1, seats), 0]
    for place, seat in enumerate(around):
        assert dealt["hands"][seat].split() == deck[place : 7 * seats : seats]
    assert [dealt["discard"], *dealt["stock"].split()] == deck[7 * seats :]


def test_the_deal_is_told() -> None:
    step = OLSEN.new(3, b"seed", {"first_dealer": "host"})
    dealt = OLSEN.dump(step.state)
    public = Event("dealt", {"deal": 1, "seat": 0, "seats": [1, 2, 0], "count": 7})
    private = [
        Event("dealt", {"deal": 1, "seat": seat, "count": 7, "cards": dealt["hands"][seat]}, seat)
        for seat in (1, 2, 0)
    ]
    starter = Event("starter", {"card": dealt["discard"], "suit": dealt["starter"]})
    assert step.events == (public, *private, starter)


def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = Counter(OLSEN.dump(OLSEN.new(4, bytes([n]), {}).state)["dealer"] for n in range(200))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 30
    drawn = [number_below(4, bytes([n]), "dealer", 0) for n in range(20)]
    assert drawn == [OLSEN.dump(OLSEN.new(4, bytes([n]), {}).state)["dealer"] for n in range(20)]


@pytest.mark.parametrize(
    ("packs", "seats", "cards"), [(1, 7, 52), (2, 2, 104), ("auto", 5, 52), ("auto", 6, 104)]
)
def test_packs(packs: Any, seats: int, cards: int) -> None:
    dealt = OLSEN.dump(OLSEN.new(seats, b"", {"packs": packs}).state)
    assert len(" ".join([*dealt["hands"], dealt["stock"], dealt["discard"]]).split()) == cards


@pytest.mark.parametrize("seats", [8, 9, 10])
def test_one_pack_is_too_little_for_more_than_seven(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        OLSEN.new(seats, b"", {"packs": 1})
    assert refused.value.code == "bad_seats"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"buy_in": 0}, "bad_value"),
        ({"buy_in": 1001}, "bad_value"),
        ({"buy_in": True}, "bad_value"),
        ({"deals": 21}, "bad_value"),
        ({"deals": -1}, "bad_value"),
        ({"packs": "1"}, "bad_value"),
        ({"eight_wild": 1}, "bad_value"),
        ({"stakes": 5}, "unknown_option"),
    ],
)
def test_values_that_no_option_has(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        OLSEN.new(4, b"", options)
    assert refused.value.code == code
    with pytest.raises(ValueError, match=code):
        position(options=options)


def test_chips_are_bought_in_as_the_house_says() -> None:
    def bought(**options: Any) -> list[Any]:
        events = OLSEN.new(3, b"", {"first_dealer": "host", **options}).events
        return [event.data for event in events if event.key == "bought_in"]

    assert bought() == bought(pot="crash_burn") == []
    everybody = {"seats": [1, 2, 0], "chips": 50, "pot": 150}
    assert bought(pot="buy_in") == bought(pot="both", buy_in_per="deal") == [everybody]
    again = play(position(phase="between", options={"pot": "buy_in"}), "0:deal")
    assert "bought_in" not in [event.key for event in again]
    state = OLSEN.new(3, b"", {"pot": "buy_in", "buy_in": 3, "buy_in_per": "deal"}).state
    assert OLSEN.dump(state)["paid"] == [3, 3, 3]
    assert OLSEN.observe(state, None).table["pot"] == 9


# What is told


def test_a_draw_is_told_with_the_cards_to_one_and_without_to_all() -> None:
    state = position(stock="2C 3C", hands=["4S 5D", "6C 7C", "JC QC"])
    assert play(state, "0:draw") == [
        Event("drew", {"seat": 0, "count": 1, "why": "turn"}),
        Event("drew", {"seat": 0, "count": 1, "why": "turn", "cards": "2C"}, 0),
    ]


def test_an_ace_is_told_whole() -> None:
    state = position(stock="2C 3C 4C", hands=["9C AH KH 2S", "6C 7C", "JC QC"], options={"recycle": "none"})
    assert play(state, "0:play AH") == [
        Event("played", {"seat": 0, "cards": "AH", "left": 3}),
        Event("poisoned", {"seat": 0, "seats": [1, 2], "count": 1}),
        Event("drew", {"seat": 1, "count": 1, "why": "ace"}),
        Event("drew", {"seat": 1, "count": 1, "why": "ace", "cards": "2C"}, 1),
        Event("drew", {"seat": 2, "count": 1, "why": "ace"}),
        Event("drew", {"seat": 2, "count": 1, "why": "ace", "cards": "3C"}, 2),
        Event("missed", {"seats": [1, 2], "why": "ace"}),
    ]


def test_two_aces_with_one_card_left_to_draw() -> None:
    state = position(stock="2C", hands=["AH AS KH 2S", "6C 7C", "JC QC"], options={"recycle": "none"})
    told = [event for event in play(state, "0:play AH AS") if event.key in ("poisoned", "drew")]
    assert told == [
        Event("poisoned", {"seat": 0, "seats": [1, 2], "count": 2}),
        Event("drew", {"seat": 1, "count": 1, "why": "ace"}),
        Event("drew", {"seat": 1, "count": 1, "why": "ace", "cards": "2C"}, 1),
        Event("drew", {"seat": 2, "count": 0, "why": "ace"}),
    ]


def test_an_eight_tells_what_it_names() -> None:
    state = position(hands=["8S KH 2S", "6C 7C", "JC QC"])
    assert play(state, "0:play 8S =C")[1] == Event("named", {"seat": 0, "suit": "C"})


def test_a_missed_call_is_told_whole() -> None:
    state = position(stock="2C 3C", hands=["KH 2S", "KD 7C 4D", "JC QC"], options={"recycle": "none"})
    assert play(state, "0:play KH", "1:play KD") == [
        Event("played", {"seat": 0, "cards": "KH", "left": 1}),
        Event("call_due", {"seat": 0, "count": 10, "enforce": "auto", "said": False}, 0),
        Event("call_missed", {"seat": 0}),
        Event("penalty", {"seat": 0, "count": 2, "due": 10}),
        Event("penalty", {"seat": 0, "count": 2, "due": 10, "cards": "2C 3C"}, 0),
        Event("played", {"seat": 1, "cards": "KD", "left": 2}),
    ]


def test_a_call_in_time_is_told() -> None:
    state = position(hands=["KH 2S", "KD 7C 4D", "JC QC"])
    due = Event("call_due", {"seat": 0, "count": 10, "enforce": "auto", "said": True}, 0)
    assert play(state, "0:play KH !")[1:] == [due, Event("called", {"seat": 0})]
    assert play(state, "0:play KH", "0:call")[2:] == [Event("called", {"seat": 0})]


def test_an_offence_is_told_and_so_is_its_challenge() -> None:
    state = position(stock="2C 3C", hands=["KH 2S", "KD 7C 4D", "JC QC"], options={"enforce": "challenge"})
    told = play(state, "0:play KH", "1:play KD", "2:challenge 0")
    assert told[1].data["enforce"] == "challenge"
    assert told[2:4] == [Event("call_missed", {"seat": 0}), Event("offence", {"seat": 0, "count": 10})]
    assert told[5] == Event("challenged", {"seat": 2, "target": 0})
    assert [event.key for event in told[6:]] == ["recycled", "penalty", "penalty"]
    assert told[7].data == {"seat": 0, "count": 4, "due": 10}


def test_a_needless_call_is_told_to_the_caller_alone() -> None:
    state = position(hands=["KH 2S 3S", "KD 7C 4D", "JC QC"])
    assert play(state, "0:play KH !")[1:] == [Event("call_ignored", {"seat": 0}, 0)]


def test_a_false_call_and_a_pass_are_told() -> None:
    state = position(options={"false_call": "draw1"}, stock="2C", hands=["4S 5D", "6C 7C", "JC QC"])
    assert play(state, "1:call") == [
        Event("false_call", {"seat": 1}),
        Event("drew", {"seat": 1, "count": 1, "why": "false_call"}),
        Event("drew", {"seat": 1, "count": 1, "why": "false_call", "cards": "2C"}, 1),
    ]
    assert play(state, "0:draw", "0:pass")[-1] == Event("passed", {"seat": 0, "count": 1})


def test_the_end_of_a_match_is_told_whole() -> None:
    match = {"options": {"pot": "buy_in"}, "deal": 4, "out": [3], "totals": [12, 90, 95, 103]}
    state = position(seats=4, hands=["KH", "TD 2C", "AS 8C", ""], **match)
    assert play(state, "0:play KH") == [
        Event("played", {"seat": 0, "cards": "KH", "left": 0}),
        Event("went_out", {"seat": 0}),
        Event(
            "deal_over",
            {
                "deal": 4,
                "winner": 0,
                "points": [0, 15, 70, None],
                "totals": [12, 105, 165, 103],
                "hands": ["", "TD 2C", "AS 8C", None],
            },
        ),
        Event("eliminated", {"seat": 1, "total": 105}),
        Event("eliminated", {"seat": 2, "total": 165}),
        Event(
            "match_over",
            {"places": [[0], [3], [1], [2]], "totals": [12, 105, 165, 103], "chips": [150, -50, -50, -50]},
        ),
    ]


def test_a_block_is_told_with_no_winner() -> None:
    state = position(options={"recycle": "none", "all_out": "replay"}, passes=2, totals=[90, 90, 90])
    told = play(OLSEN.load({**OLSEN.dump(state), "hands": ["TC", "TD", "8C"]}), "0:pass")
    assert [event.key for event in told] == ["passed", "blocked", "struck", "deal_over"]
    assert told[2].data == {"points": [10, 10, 50]}
    assert told[3].data == {
        "deal": 1,
        "winner": None,
        "points": [0, 0, 0],
        "totals": [90, 90, 90],
        "hands": ["TC", "TD", "8C"],
    }


def test_nobody_is_told_what_is_not_his_to_know() -> None:
    """In whole matches, no public event but the count at the end shows a card that was not laid openly."""
    for number in range(30):
        step: Step = OLSEN.new(
            4, bytes([number]), {"deals": 1, "enforce": "challenge", "false_call": "draw1"}
        )
        events = list(step.events)
        while OLSEN.to_act(step.state):
            (seat,) = OLSEN.to_act(step.state)
            step = OLSEN.apply(step.state, seat, OLSEN.timeout_move(step.state, seat))
            events += step.events
        for event in events:
            if event.to is None and event.key not in ("played", "starter", "buried", "deal_over"):
                assert not re.search(r"\b[A2-9TJQK][CDHS]\b", str(event.data)), event
            if event.to is not None:
                assert event.data["seat"] == event.to


# What is seen


def test_what_is_on_the_table() -> None:
    state = position(
        discard="2C 9H 8D",
        named="S",
        stock="3C",
        drawn=1,
        starter="C",
        said=[1],
        hands=["4S 5D", "6C", "JC QC"],
    )
    assert OLSEN.observe(state, None).table == {
        "top": "8D",
        "named": "S",
        "suit": "S",
        "starter": "C",
        "stock": 1,
        "discard": 3,
        "laid": "2C 9H 8D",
        "said": [1],
        "offence": [],
        "calling": None,
        "drawn": 1,
        "draws": 2,
        "first_turn": [],
        "pot": 0,
    }


def test_a_due_call_is_seen_by_its_seat_alone() -> None:
    """Two cards of one number are a secret; so is the call they ask for, until it is made."""
    keys: dict[str, Any] = {"turn": 1, "hands": ["2S 2C", "KD 7C 4D", "JC QC"]}
    quiet, due = position(**keys), position(**keys, pending={"seat": 0, "said": False})
    for viewer in (1, 2, None):
        assert OLSEN.observe(quiet, viewer) == OLSEN.observe(due, viewer)
    seen = OLSEN.observe(due, 0)
    assert seen.legal == (Move("call"),)
    assert seen.hints == (Event("call_hint", {"count": 10, "enforce": "auto"}, 0),)
    assert OLSEN.observe(quiet, 0).hints == ()


def fits(state: Any) -> list[Event]:
    (seat,) = OLSEN.to_act(state)
    return list(OLSEN.observe(state, seat).hints)


ORDINARY = {
    "top": "9H",
    "suit": "H",
    "rank": "9",
    "eight": True,
    "special": False,
    "first_turn": False,
    "named": False,
    "several": True,
}


@pytest.mark.parametrize(
    ("keys", "changed"),
    [
        ({}, {}),
        ({"options": {"eight_wild": False}}, {"eight": False}),
        ({"discard": ""}, {"top": "", "suit": None, "rank": ""}),
        ({"discard": "9H 8C"}, {"top": "8C", "suit": "C", "rank": "", "eight": False}),
        (
            {"discard": "9H 8C", "named": "S"},
            {"top": "8C", "suit": "S", "rank": "", "eight": False, "named": True},
        ),
        (
            {"first_turn": [0], "starter": "D"},
            {"suit": "D", "rank": "", "eight": False, "first_turn": True, "several": False},
        ),
        (
            {
                "first_turn": [0],
                "starter": "D",
                "options": {"first_turn_8A": "any", "first_turn_multi": True},
            },
            {"suit": "D", "rank": "", "special": True, "first_turn": True},
        ),
        (
            {"first_turn": [0], "starter": "C", "discard": "8C", "options": {"first_turn_8A": "any"}},
            {"top": "8C", "suit": "C", "rank": "", "eight": False, "special": True}
            | {"first_turn": True, "several": False},
        ),
    ],
)
def test_the_hint_says_what_fits(keys: dict[str, Any], changed: dict[str, Any]) -> None:
    state = position(**keys, hands=["4S 4D 9C 2S 3C 3H 2D", "6C 7C", "JC QC"])
    assert fits(state) == [Event("fits", {**ORDINARY, **changed}, 0)]


def test_hints_say_when_only_drawing_or_passing_is_left() -> None:
    state = position(stock="2C 3C 4C 5D", drawn=1, hands=["4S", "6C 7C", "JC QC"])
    assert fits(state) == [Event("none_fit", {"count": 2}, 0)]
    state = position(stock="2C 3C 4C 5D", drawn=3, hands=["4S", "6C 7C", "JC QC"])
    assert fits(state) == [Event("must_pass", {}, 0)]
    assert OLSEN.observe(state, 1).hints == ()


@pytest.mark.parametrize(
    ("options", "may_owe"),
    [
        ({"call_hands": "one_only"}, {1}),
        ({}, {1, 2, 3, 4}),
        ({"packs": 2}, set(range(1, 9))),
    ],
)
def test_from_how_many_cards_a_call_may_be_due_all_can_see(
    options: dict[str, Any], may_owe: set[int]
) -> None:
    """Four cards of a rank are in each pack."""
    hands = [" ".join(PACK[:count]) for count in range(13)]
    seen = {
        count: OLSEN.observe(position(options=options, hands=[hand, "6C 7C", "JC QC"]), None)
        for count, hand in enumerate(hands)
    }
    assert {count for count, each in seen.items() if OLSEN.may_owe_call(each, 0, "play")} == may_owe


def test_the_sets_of_house_rules_that_come_with_it_are_options_of_it() -> None:
    sets = OLSEN.spec.house_rules
    assert sets.keys() == {"beginners", "wild"}
    for options in sets.values():
        match = OLSEN.dump(OLSEN.new(3, b"seed", options).state)
        assert options.items() <= match["options"].items()
        as_written = {option.key: option.default for option in OLSEN.spec.options}
        assert not options.items() & as_written.items(), "what is written anyway"


def test_between_deals_there_is_nothing_to_hint() -> None:
    state = position(phase="between", hands=["", "6C", "JC"])
    assert OLSEN.observe(state, 0).hints == ()
    assert OLSEN.observe(state, 0).table["draws"] == 0


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("play 2S", {"cards": "2S", "top": "9H", "suit": "H", "rank": "9"}),
        ("play QS", {"cards": "QS"}),
        ("draw", {"top": "9H", "suit": "H", "rank": "9"}),
        ("pass", {"top": "9H", "suit": "H", "rank": "9"}),
        ("deal", {"phase": "play"}),
        ("challenge 7", {"seat": 7}),
    ],
)
def test_a_refusal_says_enough_for_a_kind_sentence(text: str, data: dict[str, Any]) -> None:
    state = position(stock="2C", hands=["2S 9C", "6C 7C", "JC QC"])
    assert refusal(state, 0, text).data == data
    assert refusal(state, 1, "draw").data == {"seat": 0}


# What time makes of it


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        ({"hands": ["2S 3H 9C"]}, "play 3H"),
        ({"hands": ["2S 9C 3H 9D"]}, "play 9C"),
        ({"hands": ["2S 8C 3H"]}, "play 8C =C"),
        ({"hands": ["8C"]}, "play 8C"),
        ({"hands": ["2S 3S"], "stock": "4C"}, "draw"),
        ({"hands": ["2S 3S"], "stock": "4C", "drawn": 3}, "pass"),
        ({"hands": ["2S 9C"], "stock": "4C", "options": {"voluntary_draw": True}}, "play 9C"),
        ({"hands": ["2S 8D"], "first_turn": [0], "starter": "D"}, "play 8D"),
        ({"hands": ["9C"], "pending": {"seat": 0, "said": False}}, "play 9C"),
        ({"hands": ["2S"], "offence": [1], "options": {"enforce": "challenge"}, "stock": "4C"}, "draw"),
        ({"phase": "between"}, "deal"),
    ],
)
def test_timeouts(keys: dict[str, Any], move: str) -> None:
    assert str(OLSEN.timeout_move(position(**keys), 0)) == move


def test_drawn_cards_come_last_in_the_hand() -> None:
    state = position(stock="3H 9C", hands=["2S 4S", "6C 7C", "JC QC"])
    step = OLSEN.apply(state, 0, Move("draw"))
    assert OLSEN.dump(step.state)["hands"][0] == "2S 4S 3H"
    assert str(OLSEN.timeout_move(step.state, 0)) == "play 3H"


# Its own rule text


RULES = (Path(__file__).parents[2] / "data" / "rules" / "olsen.md").read_text()


def test_the_rules_fit_into_a_message() -> None:
    assert len(RULES) <= 3500


def test_docstrings_cite_sections_that_exist() -> None:
    sections = set(re.findall(r"^\*\*(\d+) ", RULES, re.MULTILINE))
    assert sections == set("12345678")
    games = Path(__file__).parents[2] / "bot" / "games"
    cited = re.findall(r"rules/olsen\.md ([\d, to]+)", "".join(p.read_text() for p in games.rglob("*.py")))
    assert cited
    assert {digit for text in cited for digit in re.findall(r"\d", text)} <= sections
