"""What is Olé's own: its decks, what is higher than what, series, tokens, the privilege, its words."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.games.api import Event, IllegalMove, Move, Step
from bot.games.ole import Ole
from bot.resources import data_folder
from bot.ui.i18n.translator import translator
from bot.ui.i18n.wording import Wording

Position = dict[str, Any]

OLE = Ole()
HIGHEST = {"R": 13, "B": 15, "G": 15, "Y": 13}
CARDS = [f"{colour}{number}" for colour, most in HIGHEST.items() for number in range(1, most + 1)]
LANGUAGE = [*(f"play {card}" for card in CARDS), "token", "pass", "keep", "reverse", "deal"]


def some_options(chance: Random) -> dict[str, Any]:
    return {option.key: chance.choice(option.values) for option in OLE.spec.options}


def play_out(
    seats: int, chance: Random, options: dict[str, Any]
) -> Iterator[tuple[Position, Move, Step, Position]]:
    """A random match: each step with the position before it and after it, and the move."""
    step = OLE.new(seats, chance.randbytes(32), options)
    after = OLE.dump(step.state)
    while to_act := OLE.to_act(step.state):
        seat = min(to_act)
        move = chance.choice(OLE.legal_moves(step.state, seat))
        step, before = OLE.apply(step.state, seat, move), after
        after = OLE.dump(step.state)
        yield before, move, step, after


def matches(count: int) -> Iterator[tuple[Position, Move, Step, Position]]:
    """The steps of random matches of all sizes under all house rules."""
    for number in range(count):
        chance = Random(f"ole {number}")
        yield from play_out(3 + number % 6, chance, some_options(chance))


def plus(some: list[int], more: list[int]) -> list[int]:
    return [one + other for one, other in zip(some, more, strict=True)]


# Cards


@pytest.mark.parametrize(
    ("seats", "red_and_yellow", "blue_and_green", "each"),
    [(3, 8, 10, 12), (4, 8, 10, 9), (5, 9, 11, 8), (6, 11, 13, 8), (7, 13, 15, 8), (8, 13, 15, 7)],
)
def test_every_number_of_players_has_its_deck(
    seats: int, red_and_yellow: int, blue_and_green: int, each: int
) -> None:
    hands = [hand.split() for hand in OLE.dump(OLE.new(seats, b"seed", {}).state)["hands"]]
    assert [len(hand) for hand in hands] == [each] * seats
    most = {"R": red_and_yellow, "B": blue_and_green, "G": blue_and_green, "Y": red_and_yellow}
    deck = [card for card in CARDS if int(card[1:]) <= most[card[0]]]
    assert sorted(card for hand in hands for card in hand) == sorted(deck)


@pytest.mark.parametrize("order", ["RBGY", "YGBR"])
@pytest.mark.parametrize("top", CARDS)
def test_the_three_kinds_of_higher(order: str, top: str) -> None:
    """Every card on every card, by the three rules one by one (rules/ole.md 4)."""
    hands = ["", " ".join(CARDS), ""]
    state = OLE.load({"game": "ole", "seats": 3, "turn": 1, "table": top, "order": order, "hands": hands})
    legal = OLE.legal_moves(state, 1)
    above = order.partition(top[0])[0]
    for card in CARDS:
        colour_higher, number_higher = card[0] in above, int(card[1:]) > int(top[1:])
        move = Move("play", (card,))
        if not (colour_higher or number_higher):
            assert move not in legal
            continue
        assert move in legal
        after = OLE.dump(OLE.apply(state, 1, move).state)
        series = colour_higher and number_higher
        assert (after["turn"], after["series"]) == ((1, 1) if series else (2, 0))


# Whole matches


def test_tokens_and_cards_go_where_the_rules_say() -> None:
    for before, move, (_, events), after in matches(60):
        keys = [event.key for event in events]
        assert after["series"] <= 3
        assert after["supply"] == max(0, 18 - sum(after["tokens"]))
        assert (after["phase"] == "privilege") is (after["chooser"] is not None)
        if move.verb == "play":
            assert after["table"] == move.args[0]
            assert after["pile"].split() == [*before["pile"].split(), *before["table"].split()]
        if move.verb != "deal":
            everybody = after["seats"] if "dead_end" in keys else 0
            assert sum(after["tokens"]) == sum(before["tokens"]) + everybody + keys.count("token")
        if "deal_over" in keys:
            assert ("dead_end" in keys) is ("went_out" not in keys)
            assert ("went_out" in keys) is ("" in after["hands"])
        else:
            assert after["totals"] == before["totals"]


def test_no_dead_end_is_missed() -> None:
    ended = 0
    for _, _, (_, events), after in matches(60):
        ended += any(event.key == "dead_end" for event in events)
        if after["phase"] == "play" and not after["series"] and "dead_end" not in after["options"]:
            together = {**after, "hands": [" ".join(after["hands"])], "turn": 0}
            assert len(OLE.legal_moves(OLE.load(together), 0)) > 1
    assert ended > 20


def test_points_are_numbers_and_tokens_and_the_fewest_win() -> None:
    for before, _, (_, events), after in matches(60):
        for over in (event.data for event in events if event.key == "deal_over"):
            numbers = [sum(int(card[1:]) for card in hand.split()) for hand in after["hands"]]
            points = plus(numbers, [5 * tokens for tokens in after["tokens"]])
            winners = [seat for seat, count in enumerate(points) if count == min(points)]
            assert over["points"] == points
            assert over["totals"] == after["totals"] == plus(before["totals"], points)
            assert (over["seats"], over["low"]) == (winners, min(points))
            assert over["winner"] == (winners[0] if len(winners) == 1 else None)
            assert after["won"] == plus(before["won"], [seat in winners for seat in range(len(points))])
            assert after["taken"] == plus(before["taken"], after["tokens"])


@pytest.mark.parametrize("seats", OLE.spec.seats)
def test_there_is_a_deal_for_everybody_who_deals_in_turn(seats: int) -> None:
    dealers, result = [], None
    for before, _, (state, _), _ in play_out(seats, Random(seats), {}):
        if before["phase"] == "opening" and not before["table"]:
            dealers.append(before["dealer"])
            lowest = {"RBGY": "Y1", "YGBR": "R1"}[before["order"]]
            assert lowest in before["hands"][before["turn"]].split()
        result = OLE.result(state)
    assert dealers == [(dealers[0] + deal) % seats for deal in range(seats)]
    assert result is not None
    assert result.places[0] == tuple(s for s in range(seats) if result.totals[s] == min(result.totals))


def test_the_worst_of_the_last_deal_chooses() -> None:
    points: list[int] = []
    choosers = 0
    for before, _, (_, events), after in matches(60):
        points = next((event.data["points"] for event in events if event.key == "deal_over"), points)
        if before["phase"] != "between":
            continue
        assert after["order"] == (before["order"] if "order_base" in after["options"] else "RBGY")
        assert (after["phase"] == "opening") is ("privilege" in after["options"])
        if after["phase"] == "privilege":
            choosers += 1
            worst = max(zip(points, after["totals"], strict=True))
            assert (points[after["turn"]], after["totals"][after["turn"]]) == worst
    assert choosers > 50


def test_chance_picks_any_of_those_tied_and_no_other() -> None:
    between = {"phase": "between", "hands": ["G5", "G5", "G2", "G5"], "totals": [5, 5, 9, 5]}
    position = {"game": "ole", "seats": 4, "options": {"priv_tie": "random"}, **between}
    picked: Counter[int] = Counter()
    for number in range(90):
        state = OLE.load({**position, "seed": bytes([number]).hex()})
        picked[OLE.dump(OLE.apply(state, 0, Move("deal")).state)["chooser"]] += 1
    assert set(picked) == {0, 1, 3}
    assert min(picked.values()) > 15


def test_exactly_the_legal_moves_are_accepted() -> None:
    """Now and then the whole language of the game is tried on every seat."""
    chance = Random(1)
    for _, _, (state, _), position in matches(24):
        if chance.random() > 0.03:
            continue
        for seat in range(-1, len(state.hands) + 1):
            accepted = []
            for text in LANGUAGE:
                try:
                    OLE.apply(state, seat, Move.parse(text))
                except IllegalMove:
                    continue
                accepted.append(text)
            assert sorted(accepted) == sorted(map(str, OLE.legal_moves(state, seat)))
        assert OLE.dump(state) == position


# Time


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ({"phase": "privilege", "deal": 2, "chooser": 0}, "keep"),
        ({"phase": "opening"}, "play Y1"),
        ({"phase": "opening", "table": "Y1", "hands": ["R8 G4"]}, "play R8"),
        (
            {
                "phase": "opening",
                "table": "Y1",
                "hands": ["G4 R8"],
                "options": {"opening_second": "optional"},
            },
            "play G4",
        ),
        ({"table": "Y3"}, "token"),
        ({"table": "Y3", "series": 1}, "token"),
        ({"phase": "between", "table": "Y3"}, "deal"),
    ],
)
def test_whoever_is_late_keeps_opens_and_takes_tokens(position: Position, move: str) -> None:
    state = OLE.load({"game": "ole", "seats": 3, "hands": ["R8 Y1 G4", "Y2", "B8"], **position})
    assert str(OLE.timeout_move(state, 0)) == move


# Positions


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ["R14"]},
        {"hands": ["Y1  Y2"]},
        {"hands": [7]},
        {"table": "R1 R2"},
        {"pile": "R1"},
        {"table": "8H"},
        {"order": "RGBY"},
        {"series": 4},
        {"supply": 19},
        {"supply": -1},
        {"tokens": [1, 2, 3, 4]},
        {"chooser": 0},
        {"phase": "privilege", "turn": 1, "chooser": 0},
        {"options": {"privilege": 1}},
        {"options": {"tie": "coin"}},
    ],
)
def test_what_is_no_position_is_refused(wrong: Position) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each says something else
        OLE.load({"game": "ole", "seats": 3, **wrong})


def test_strict_wants_the_deck_of_the_table() -> None:
    for_four = OLE.dump(OLE.new(4, b"seed", {}).state)["hands"]
    OLE.load({"game": "ole", "seats": 4, "hands": for_four}, strict=True)
    with pytest.raises(ValueError, match="cards"):
        OLE.load({"game": "ole", "seats": 5, "hands": for_four}, strict=True)
    nothing_dealt = {"game": "ole", "seats": 3, "phase": "between"}
    OLE.load({**nothing_dealt, "deal": 0}, strict=True)
    with pytest.raises(ValueError, match="cards"):
        OLE.load({**nothing_dealt, "deal": 1}, strict=True)


# What is seen


def test_the_seat_on_turn_is_told_what_fits() -> None:
    position = {"game": "ole", "seats": 3, "turn": 1, "table": "G4", "hands": ["R1", "Y9 R5 R1 Y2", "B8"]}
    state = OLE.load(position)
    assert OLE.observe(state, 0).hints == OLE.observe(state, None).hints == ()
    assert OLE.observe(state, 1).hints == (
        Event("fits", {"top": "G4", "above": "RB", "number": 4}, 1),
        Event("ends_turn", {"cards": "R1 Y9"}, 1),
        Event("goes_on", {"cards": "R5"}, 1),
    )


def test_the_table_is_drawn_with_everybody_s_tokens() -> None:
    pile = {"table": "G4", "pile": "Y1 Y2", "order": "YGBR"}
    position = {"game": "ole", "seats": 4, **pile, "tokens": [1, 3, 0, 1], "supply": 13}
    words = Wording("ole", ["Ada", "Bo", "Cy", "Di"], translator())
    assert [words.line(line) for line in OLE.observe(OLE.load(position), None).lines] == [
        "On top: **🟩G4** · 2 under it",
        "🟨Y > 🟩G > 🟦B > 🟥R",
        "🪙 13 tokens left.",
        "🪙 Bo · 3 tokens",
        "🪙 Ada and Di · 1 token",
    ]


# Words


def test_all_that_can_be_told_has_words(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    words = Wording("ole", list("ABCDEFGH"), translator())
    told: dict[str, set[str]] = {}
    for _, _, (state, events), _ in matches(12):
        for event in events:
            if event.to is None:
                told.setdefault(event.key, set()).add(words.tell(event))
        seen = OLE.observe(state, state.turn)
        for line in (*seen.lines, *seen.hints):
            told.setdefault(line.key, set()).add(words.line(line))
        assert all(words.verb(move.verb) for move in seen.legal)
    assert not caplog.records
    assert all("  " not in text and " ." not in text for texts in told.values() for text in texts)
    assert set(told) == {
        *("dealt", "privilege", "reversed", "kept", "opens", "played", "passed", "token", "dead_end"),
        *("went_out", "deal_over", "match_over"),
        *("top", "order", "supply", "tokens"),
        *("choose", "first_card", "second_card", "fits", "ends_turn", "goes_on", "in_series", "none_fit"),
    }


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("played", {"seat": 0, "cards": "G4", "left": 5, "series": 0}), "Ada plays 🟩G4."),
        (
            Event("played", {"seat": 0, "cards": "R11", "left": 1, "series": 1}),
            "Ada plays 🟥R11, with one card left. A series!",
        ),
        (
            Event("played", {"seat": 0, "cards": "B8", "left": 0, "series": 2}),
            "Ada plays 🟦B8, the last card! A series of 2!",
        ),
        (Event("token", {"seat": 1, "tokens": 1, "noted": False, "series": 0}), "Bo takes a token."),
        (
            Event("token", {"seat": 1, "tokens": 4, "noted": True, "series": 2}),
            "Bo takes a token instead of another card, 4 in all. None is left, so I note it down.",
        ),
        (
            Event("deal_over", {"deal": 2, "winner": None, "seats": [0, 1], "low": 1}),
            "Ada and Bo share deal 2 with 1 point.",
        ),
        (
            Event("deal_over", {"deal": 2, "winner": 1, "seats": [1], "low": 0}),
            "Bo wins deal 2 with 0 points.",
        ),
        (Event("call_ignored", {"seat": 0}, 0), "Olé has no call."),
    ],
)
def test_what_happens_is_told_in_a_sentence(event: Event, text: str) -> None:
    assert Wording("ole", ["Ada", "Bo"], translator()).tell(event) == text


def test_every_house_rule_is_asked_and_answered_in_words() -> None:
    say = translator()
    assert say.has("ole-pitch")
    for option in OLE.spec.options:
        assert say.has(f"ole-option-{option.key}")
        assert all(say.has(f"ole-option-{option.key}-{value}".lower()) for value in option.values)


def test_the_rules_fit_on_a_screen() -> None:
    text = (data_folder() / "rules" / "ole.md").read_text(encoding="utf-8")
    assert len(text) <= 3500
