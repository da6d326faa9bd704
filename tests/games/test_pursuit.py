"""What scenarios cannot say of Swedish Pursuit: the cut, new matches, what is told and seen, whole rounds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.api import BadOptions, Event, IllegalMove, Move, Step
from bot.games.pursuit import Pursuit
from bot.games.shuffle import shuffled

PURSUIT = Pursuit()
PACK = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]


def position(**keys: Any) -> Any:
    return PURSUIT.load({"game": "pursuit", "seats": 3, "discard": "9H"} | keys)


def play(state: Any, *moves: str) -> list[Event]:
    """The events of some moves, each ``seat:move``."""
    events: list[Event] = []
    for move in moves:
        seat, text = move.split(":")
        step = PURSUIT.apply(state, int(seat), Move.parse(text))
        state = step.state
        events += step.events
    return events


def refusal(state: Any, seat: int, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        PURSUIT.apply(state, seat, Move.parse(text))
    return refused.value


def random_steps(matches: int, **options: Any) -> Iterator[Step]:
    """Every step of some random matches, with random house rules but for those that are given."""
    for number in range(matches):
        chance = Random(number)
        chosen = {o.key: chance.choice(o.values) for o in PURSUIT.spec.options} | options
        seats = chance.randint(2, 7)
        step = PURSUIT.new(seats, chance.randbytes(8), chosen)
        yield step
        while PURSUIT.to_act(step.state):
            moves = [(seat, m) for seat in range(seats) for m in PURSUIT.legal_moves(step.state, seat)]
            step = PURSUIT.apply(step.state, *chance.choice(moves))
            yield step


# The cut


def cards_cut(seed: bytes, seats: int, cut: int, packs: int = 1) -> list[str]:
    return [PACK[card] for card in shuffled(bytes(range(52)) * packs, seed, "cut", cut)][:seats]


def highest(cards: list[str]) -> list[int]:
    ranks = ["A23456789TJQK".index(card[0]) for card in cards]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


@pytest.mark.parametrize("packs", [1, 2])
def test_the_highest_card_deals_first(packs: int) -> None:
    for number in range(100):
        seed = bytes([number])
        step = PURSUIT.new(4, seed, {"packs": packs})
        cards = cards_cut(seed, 4, 0, packs)
        cuts = [event.data for event in step.events if event.key == "cut"]
        best = highest(cards)
        dealer = best[0] if len(best) == 1 else None
        assert cuts[0] == {"seat": dealer, "seats": [0, 1, 2, 3], "cards": " ".join(cards)}
        dealt = PURSUIT.dump(step.state)
        assert dealt["dealer"] == cuts[-1]["seat"]
        assert dealt["dealer"] in best
        assert dealt["shuffles"] == len(cuts) + 1
        assert [event.key for event in step.events[: len(cuts) + 1]] == ["cut"] * len(cuts) + ["dealt"]


def test_those_who_tie_cut_again_with_a_new_shuffle() -> None:
    ties = 0
    for number in range(300):
        seed = bytes([number % 256, number // 256])
        events = PURSUIT.new(5, seed, {}).events
        cuts = [event.data for event in events if event.key == "cut"]
        rivals = [0, 1, 2, 3, 4]
        for at, cut in enumerate(cuts):
            cards = cards_cut(seed, len(rivals), at)
            assert (cut["seats"], cut["cards"].split()) == (rivals, cards)
            rivals = [rivals[place] for place in highest(cards)]
            assert cut["seat"] == (rivals[0] if len(rivals) == 1 else None)
        assert len(rivals) == 1
        ties += len(cuts) > 1
    assert ties > 20


def test_a_king_beats_a_queen_and_an_ace_is_low() -> None:
    best: dict[str, set[str]] = {}
    for number in range(400):
        events = PURSUIT.new(2, bytes([number % 256, number // 256]), {}).events
        ranks = [card[0] for card in events[0].data["cards"].split()]
        if events[0].data["seat"] is None:
            assert ranks[0] == ranks[1]
        else:
            best.setdefault(ranks[events[0].data["seat"]], set()).add(ranks[1 - events[0].data["seat"]])
    assert "K" not in set().union(*best.values())
    assert "A" not in best
    assert {"Q", "J", "T", "9", "A"} <= best["K"]


def test_everybody_may_be_the_first_dealer() -> None:
    dealers = Counter(PURSUIT.dump(PURSUIT.new(4, bytes([n]), {}).state)["dealer"] for n in range(200))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 30


# A new match


@pytest.mark.parametrize(
    ("seats", "packs", "stock"),
    [(2, 1, 41), (3, 1, 36), (4, 1, 31), (5, 1, 26), (6, 1, 21), (7, 1, 16), (2, 2, 93), (10, 2, 53)],
)
def test_the_deal(seats: int, packs: int, stock: int) -> None:
    step = PURSUIT.new(seats, b"seed", {"packs": packs, "starter_trick": "none"})
    dealt = PURSUIT.dump(step.state)
    assert [len(hand.split()) for hand in dealt["hands"]] == [5] * seats
    assert len(dealt["stock"].split()) == stock
    assert (dealt["phase"], dealt["deal"], dealt["dir"], dealt["penalty"]) == ("play", 1, 1, 0)
    assert (dealt["games"], dealt["scores"], dealt["totals"]) == (5, [], [0] * seats)
    deck = [PACK[i] for i in shuffled(bytes(range(52)) * packs, b"seed", "deal", dealt["shuffles"] - 1)]
    around = [(dealt["dealer"] + place) % seats for place in range(1, seats + 1)]
    assert dealt["turn"] == around[0]
    for place, seat in enumerate(around):
        assert dealt["hands"][seat].split() == deck[place : 5 * seats : seats]
    rest = deck[5 * seats :]
    buried = next(i for i, card in enumerate(rest) if card[0] != "8")
    assert dealt["discard"] == rest[buried]
    assert dealt["stock"].split() == rest[buried + 1 :] + rest[:buried]


def test_the_deal_is_told() -> None:
    deck = " ".join([*PACK[4:19], "8S", "AH", "KC"])
    step = PURSUIT.apply(position(phase="between", next_deck=deck), 1, Move("deal"))
    hands = PURSUIT.dump(step.state)["hands"]
    assert step.events == (
        Event("dealt", {"deal": 2, "seat": 0, "seats": [1, 2, 0], "count": 5}),
        *(
            Event("dealt", {"deal": 2, "seat": seat, "count": 5, "cards": hands[seat]}, seat)
            for seat in (1, 2, 0)
        ),
        Event("buried", {"card": "8S"}),
        Event("starter", {"card": "AH", "suit": "H"}),
        Event("missed", {"seats": [1], "why": "ace"}),
    )


@pytest.mark.parametrize("seats", [8, 9, 10])
def test_one_pack_is_too_little_for_more_than_seven(seats: int) -> None:
    for options in ({}, {"packs": 1}):
        with pytest.raises(BadOptions) as refused:
            PURSUIT.new(seats, b"", options)
        assert refused.value.code == "bad_seats"
    PURSUIT.new(seats, b"", {"packs": 2})


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"packs": 3}, "bad_value"),
        ({"packs": "1"}, "bad_value"),
        ({"packs": True}, "bad_value"),
        ({"false_challenge": 3}, "bad_value"),
        ({"false_challenge": False}, "bad_value"),
        ({"enforce": "umpire"}, "bad_value"),
        ({"games": 3}, "unknown_option"),
        ({"playoff_carry": True}, "unknown_option"),
    ],
)
def test_values_that_no_option_has(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        PURSUIT.new(4, b"", options)
    assert refused.value.code == code
    with pytest.raises(ValueError, match=code):
        position(options=options)


@pytest.mark.parametrize(
    "keys",
    [
        {"dir": 0},
        {"dir": True},
        {"penalty": 3},
        {"penalty": -2},
        {"games": 0},
        {"scores": [[0, 3]]},
        {"scores": [[0, 3, "4"]]},
        {"scores": [0, 3, 4]},
        {"scores": {}},
        {"pending": {"seat": 0}},
        {"pending": {"seat": 3, "said": False}},
        {"pending": {"seat": 0, "said": False, "kind": "olsen"}},
        {"drawn": 0},
        {"out": []},
    ],
)
def test_what_no_position_says(keys: dict[str, Any]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each says something else
        position(**keys)


# What is told


def test_a_draw_is_told_with_the_card_to_one_and_without_to_all() -> None:
    state = position(stock="2C 3C", hands=["4S 5D", "6C 7C", "JC QC"])
    assert play(state, "0:draw") == [
        Event("drew", {"seat": 0, "count": 1, "why": "turn"}),
        Event("drew", {"seat": 0, "count": 1, "why": "turn", "cards": "2C"}, 0),
    ]


def test_a_penalty_is_told_with_what_was_due() -> None:
    state = position(stock="3C 4C 5C", penalty=4, discard="2H", hands=["4S 5D", "6C 7C", "JC QC"])
    assert play(state, "0:take") == [
        Event("took", {"seat": 0, "count": 3, "due": 4}),
        Event("took", {"seat": 0, "count": 3, "due": 4, "cards": "3C 4C 5C"}, 0),
    ]
    state = position(penalty=2, discard="2H", hands=["4S 5D", "6C 7C", "JC QC"])
    assert play(state, "0:take") == [Event("took", {"seat": 0, "count": 0, "due": 2})]


def test_trick_cards_are_told() -> None:
    hands = ["AH QH 8C 2H 3S", "6C 7C", "JC QC"]
    assert play(position(hands=hands), "0:play AH")[1:] == [Event("missed", {"seats": [1], "why": "ace"})]
    assert play(position(hands=hands), "0:play QH")[1:] == [Event("reversed", {"seat": 0, "dir": -1})]
    assert play(position(hands=hands, dir=-1), "0:play QH")[1:] == [Event("reversed", {"seat": 0, "dir": 1})]
    assert play(position(hands=hands), "0:play 8C =D")[1:] == [Event("named", {"seat": 0, "suit": "D"})]
    assert play(position(hands=hands), "0:play 2H") == [
        Event("played", {"seat": 0, "cards": "2H", "left": 4})
    ]
    two = position(seats=2, hands=hands[:2], options={"queen_two": "skip"})
    assert play(two, "0:play QH")[2:] == [Event("missed", {"seats": [1], "why": "queen"})]


def test_a_missed_call_and_its_challenge_are_told_whole() -> None:
    state = position(stock="2C 3C 4C", hands=["KH 2S", "KD 7C 4D", "JC QC"])
    assert play(state, "0:play KH", "1:play KD", "2:challenge 0") == [
        Event("played", {"seat": 0, "cards": "KH", "left": 1}),
        Event("call_due", {"seat": 0, "count": 2, "enforce": "challenge", "said": False}, 0),
        Event("call_missed", {"seat": 0}),
        Event("offence", {"seat": 0, "count": 2}),
        Event("played", {"seat": 1, "cards": "KD", "left": 2}),
        Event("challenged", {"seat": 2, "target": 0}),
        Event("penalty", {"seat": 0, "count": 2, "due": 2}),
        Event("penalty", {"seat": 0, "count": 2, "due": 2, "cards": "2C 3C"}, 0),
    ]


def test_a_call_in_time_is_told() -> None:
    state = position(hands=["KH 2S", "KD 7C 4D", "JC QC"], options={"enforce": "auto"})
    due = Event("call_due", {"seat": 0, "count": 2, "enforce": "auto", "said": True}, 0)
    assert play(state, "0:play KH !")[1:] == [due, Event("called", {"seat": 0})]
    assert play(state, "0:play KH", "0:call")[2:] == [Event("called", {"seat": 0})]


def test_a_needless_call_is_told_to_the_caller_alone() -> None:
    state = position(hands=["KH 2S 3S", "KD 7C 4D", "JC QC"])
    assert play(state, "0:play KH !")[1:] == [Event("call_ignored", {"seat": 0}, 0)]


def test_a_wrong_challenge_is_told() -> None:
    state = position(options={"false_challenge": 2}, stock="2C 3C", hands=["4S 5D", "6C", "JC QC"])
    assert play(state, "2:challenge 1") == [
        Event("false_challenge", {"seat": 2, "target": 1}),
        Event("drew", {"seat": 2, "count": 2, "why": "false_challenge"}),
        Event("drew", {"seat": 2, "count": 2, "why": "false_challenge", "cards": "2C 3C"}, 2),
    ]


def test_the_end_of_a_round_is_told_whole() -> None:
    state = position(deal=5, totals=[40, 10, 25], hands=["KH", "TD 2C", "AS 8C"])
    assert play(state, "0:play KH") == [
        Event("played", {"seat": 0, "cards": "KH", "left": 0}),
        Event("went_out", {"seat": 0}),
        Event(
            "deal_over",
            {
                "deal": 5,
                "winner": 0,
                "points": [0, 12, 31],
                "totals": [40, 22, 56],
                "hands": ["", "TD 2C", "AS 8C"],
            },
        ),
        Event("match_over", {"places": [[1], [0], [2]], "totals": [40, 22, 56], "chips": None}),
    ]


def test_a_block_is_told_with_no_winner() -> None:
    state = position(passes=2, hands=["TC", "TD", "8C"])
    told = play(state, "0:pass")
    assert told[:2] == [Event("passed", {"seat": 0, "count": 0}), Event("blocked", {})]
    assert told[2].data == {
        "deal": 1,
        "winner": None,
        "points": [10, 10, 30],
        "totals": [10, 10, 30],
        "hands": ["TC", "TD", "8C"],
    }


def test_nobody_is_told_what_is_not_his_to_know() -> None:
    """In whole matches, no public event but the count at the end shows a card that was not laid openly."""
    told = set()
    for step in random_steps(30):
        for event in step.events:
            told.add(event.key)
            if event.to is None and event.key not in ("cut", "played", "starter", "buried", "deal_over"):
                assert not re.search(r"\b[A2-9TJQK][CDHS]\b", str(event.data)), event
            if event.to is not None:
                assert event.data["seat"] == event.to
    assert {"took", "false_challenge", "challenged", "blocked", "penalty", "reversed"} <= told


# What is counted


@pytest.mark.parametrize(
    ("hand", "points"),
    [("8S AH 7D TC QH", 58), ("AC", 1), ("2C", 2), ("9C", 9), ("TC", 10), ("JD QD KD", 30), ("8C 8D", 60)],
)
def test_points(hand: str, points: int) -> None:
    state = position(seats=2, hands=["KH", hand])
    assert PURSUIT.dump(PURSUIT.apply(state, 0, Move("play", ("KH",))).state)["totals"] == [0, points]


def test_a_round_is_five_deals_and_its_sums_are_its_scores() -> None:
    for step in random_steps(40):
        now = PURSUIT.dump(step.state)
        assert (
            now["totals"] == [sum(points) for points in zip(*now["scores"], strict=True)] or not now["scores"]
        )
        assert len(now["scores"]) == now["deal"] - (now["phase"] == "play")
        over = [event.data for event in step.events if event.key == "deal_over"]
        if over:
            points = now["scores"][-1]
            assert over[0]["points"] == points
            winners = [seat for seat, each in enumerate(points) if each == 0]
            assert winners == ([] if over[0]["winner"] is None else [over[0]["winner"]])
        result = PURSUIT.result(step.state)
        assert (result is None) is (now["phase"] != "over")
        if result is not None:
            assert now["deal"] == 5
            sums = [[now["totals"][seat] for seat in place] for place in result.places]
            assert [len(set(group)) for group in sums] == [1] * len(sums)
            assert [group[0] for group in sums] == sorted(set(now["totals"]))


def test_the_deal_goes_round() -> None:
    dealers = []
    for step in random_steps(1):
        dealers += [event.data["seat"] for event in step.events if event.key == "dealt" and event.to is None]
    seats = len(PURSUIT.dump(step.state)["hands"])
    assert dealers == [(dealers[0] + deal) % seats for deal in range(5)]


# What is seen


def test_what_is_on_the_table() -> None:
    state = position(
        discard="2C 9H 8D",
        named="S",
        stock="3C",
        dir=-1,
        said=[1],
        offence=[2],
        passes=1,
        deal=2,
        games=3,
        scores=[[3, 0, 1]],
        hands=["4S 5D", "6C", "JC"],
    )
    seen = PURSUIT.observe(state, None)
    assert seen.table == {
        "top": "8D",
        "named": "S",
        "suit": "S",
        "stock": 1,
        "discard": 3,
        "laid": "2C 9H 8D",
        "said": [1],
        "offence": [2],
        "calling": None,
        "dir": -1,
        "penalty": 0,
        "passes": 1,
        "games": 3,
        "left": 1,
        "scores": [[3, 0, 1]],
    }
    assert seen.lines == (Event("table", seen.table), Event("anticlockwise", {}))


@pytest.mark.parametrize(
    ("keys", "more"),
    [
        ({}, []),
        ({"dir": -1}, [Event("anticlockwise", {})]),
        ({"dir": -1, "seats": 2}, []),
        ({"penalty": 4, "turn": 1}, [Event("open_twos", {"seat": 1, "count": 4})]),
        ({"penalty": 4, "phase": "between"}, []),
    ],
)
def test_lines(keys: dict[str, Any], more: list[Event]) -> None:
    seen = PURSUIT.observe(position(**keys), None)
    assert list(seen.lines) == [Event("table", seen.table), *more]


ORDINARY = {"top": "9H", "suit": "H", "rank": "9", "penalty": 0, "named": False}
BY_RANK = {"options": {"trick_match": "suit_or_rank"}}


@pytest.mark.parametrize(
    ("keys", "changed"),
    [
        ({}, {}),
        ({"discard": "9H 8C"}, {"top": "8C", "suit": "C", "rank": ""}),
        ({"discard": "8C", "named": "S"}, {"top": "8C", "suit": "S", "rank": "", "named": True}),
        ({"discard": "QH"}, {"top": "QH", "rank": ""}),
        ({"discard": "AH"}, {"top": "AH", "rank": ""}),
        ({"discard": "2H"}, {"top": "2H", "rank": ""}),
        ({"discard": "2H", **BY_RANK}, {"top": "2H", "rank": "2"}),
        ({"discard": "8H", **BY_RANK}, {"top": "8H", "rank": ""}),
        ({"discard": ""}, {"top": "", "suit": None, "rank": ""}),
    ],
)
def test_the_hint_says_what_fits(keys: dict[str, Any], changed: dict[str, Any]) -> None:
    state = position(**keys, hands=["4S 4D 9C 3S 3C 3H 8D", "6C 7C", "JC QC"])
    assert PURSUIT.observe(state, 0).hints == (Event("fits", {**ORDINARY, **changed}, 0),)
    assert PURSUIT.observe(state, 1).hints == PURSUIT.observe(state, None).hints == ()


@pytest.mark.parametrize(
    ("keys", "hint"),
    [
        ({"hands": ["4S"], "stock": "2C"}, Event("none_fit", {}, 0)),
        ({"hands": ["4S"]}, Event("must_pass", {}, 0)),
        (
            {"hands": ["4S"], "penalty": 4, "stock": "2C"},
            Event("answer", {"count": 4, "able": False, "optional": False}, 0),
        ),
        ({"hands": ["2S"], "penalty": 2}, Event("answer", {"count": 2, "able": True, "optional": False}, 0)),
        (
            {"hands": ["2S"], "penalty": 2, "options": {"stack_two": "optional"}},
            Event("answer", {"count": 2, "able": True, "optional": True}, 0),
        ),
        (
            {"hands": ["4H"], "turn": 1, "pending": {"seat": 0, "said": False}},
            Event("call_hint", {"count": 2, "enforce": "challenge"}, 0),
        ),
    ],
)
def test_hints_say_what_else_there_is_to_do(keys: dict[str, Any], hint: Event) -> None:
    assert PURSUIT.observe(position(**keys), 0).hints[-1] == hint


@pytest.mark.parametrize("stock", ["", "2C"])
def test_where_nothing_fits_no_hint_says_what_would(stock: str) -> None:
    (hint,) = PURSUIT.observe(position(hands=["4S"], stock=stock), 0).hints
    assert hint.key in ("none_fit", "must_pass")


def test_between_deals_there_is_nothing_to_hint() -> None:
    assert PURSUIT.observe(position(phase="between", hands=["", "6C", "JC"]), 0).hints == ()


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("play 2S", {"cards": "2S", "top": "9H", "suit": "H", "rank": "9", "penalty": 0}),
        ("play QS", {"cards": "QS"}),
        ("draw", {"top": "9H", "suit": "H", "rank": "9"}),
        ("take", {"top": "9H", "suit": "H", "rank": "9"}),
        ("deal", {"phase": "play"}),
        ("challenge 7", {"seat": 7}),
    ],
)
def test_a_refusal_says_enough_for_a_kind_sentence(text: str, data: dict[str, Any]) -> None:
    state = position(stock="2C", hands=["2S 9C", "6C 7C", "JC QC"])
    assert data.items() <= refusal(state, 0, text).data.items()
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
        ({"hands": ["2S 3S"]}, "pass"),
        ({"hands": ["4S 2S 2D"], "penalty": 2}, "play 2S"),
        ({"hands": ["4S 2S 2D"], "penalty": 2, "options": {"stack_two": "optional"}}, "play 2S"),
        ({"hands": ["4S 8S"], "penalty": 2}, "take"),
        ({"hands": ["3S"], "stock": "4C", "pending": {"seat": 0, "said": False}}, "draw"),
        ({"hands": ["3S"], "offence": [1], "stock": "4C"}, "draw"),
        ({"phase": "between"}, "deal"),
    ],
)
def test_timeouts(keys: dict[str, Any], move: str) -> None:
    assert str(PURSUIT.timeout_move(position(**keys), 0)) == move


def test_timeouts_alone_end_every_match() -> None:
    for number in range(20):
        step = PURSUIT.new(4, bytes([number]), {})
        moves = 0
        while actors := PURSUIT.to_act(step.state):
            seat = min(actors)
            step = PURSUIT.apply(step.state, seat, PURSUIT.timeout_move(step.state, seat))
            moves += 1
        assert moves < 1000


def test_drawn_cards_come_last_in_the_hand() -> None:
    state = position(stock="3H 9C", hands=["2S 4S", "6C 7C", "JC QC"])
    assert PURSUIT.dump(PURSUIT.apply(state, 0, Move("draw")).state)["hands"][0] == "2S 4S 3H"


# Its own rule text


RULES = (Path(__file__).parents[2] / "data" / "rules" / "pursuit.md").read_text()


def test_the_rules_fit_into_a_message() -> None:
    assert len(RULES) <= 3500


def test_docstrings_cite_sections_that_exist() -> None:
    sections = set(re.findall(r"^\*\*(\d+) ", RULES, re.MULTILINE))
    assert sections == set("1234567")
    source = Path(__file__).parents[2] / "bot" / "games" / "pursuit.py"
    cited = re.findall(r"rules/pursuit\.md ([\d, to]+)", source.read_text())
    assert cited
    assert {digit for text in cited for digit in re.findall(r"\d", text)} <= sections
