"""What scenarios cannot say of Otter Nonsense: deals, whole matches, lateness, maps of heads, its words."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.api import BadOptions, Event, IllegalMove, Move, Step, Value
from bot.games.otter import Otter, game
from bot.games.shuffle import number_below, shuffled
from bot.resources import data_folder
from bot.ui.i18n.translator import translator
from bot.ui.i18n.wording import Wording

Position = dict[str, Any]

OTTER = Otter()
OTTERS = [str(number) for number in range(1, 14)]
CARDS = [*OTTERS, "R", "X"]
NO_LOOP = {"special_column": "not_collectable"}
"""What the options need that let specials open a column."""
NO_PLACE = {"place_last": "forbidden"}

PRESETS = {
    "centre": {1: [1, 2, 3, 11, 12, 13], 2: [4, 5, 9, 10], 3: [6, 7, 8]},
    "edge": {1: [5, 6, 7, 8, 9], 2: [3, 4, 10, 11], 3: [1, 2, 12, 13]},
    "rising": {1: [1, 2, 3, 4, 5], 2: [6, 7, 8, 9], 3: [10, 11, 12, 13]},
    "flat": {1: [*range(1, 14)]},
}


def load(**keys: Any) -> Any:
    return OTTER.load({"game": "otter", "seats": 3} | keys)


def apply(state: Any, seat: int, text: str) -> Step:
    return OTTER.apply(state, seat, Move.parse(text))


def some_options(chance: Random) -> dict[str, Value]:
    options = {o.key: chance.choice(o.values) for o in OTTER.spec.options if chance.random() < 0.5}
    return options | (NO_LOOP if options.get("opening_special", "only_if_forced") != "only_if_forced" else {})


def play_out(seats: int, chance: Random, options: dict[str, Value]) -> Iterator[tuple[Position, Move, Step]]:
    """A match in which cards are mostly played, so that last cards are met: each step, with the position
    before it and the move.
    """
    step = OTTER.new(seats, chance.randbytes(32), options)
    while to_act := OTTER.to_act(step.state):
        seat = min(to_act)
        moves = OTTER.legal_moves(step.state, seat)
        plays = [move for move in moves if move.verb == "play"]
        move = chance.choice(plays if plays and chance.random() < 0.93 else moves)
        before = OTTER.dump(step.state)
        step = OTTER.apply(step.state, seat, move)
        yield before, move, step


def matches(count: int) -> Iterator[tuple[Position, Move, Step]]:
    """The steps of matches of all sizes under all house rules."""
    for number in range(count):
        chance = Random(f"otter {number}")
        yield from play_out(3 + number % 4, chance, some_options(chance))


# Deals


@pytest.mark.parametrize(
    ("seats", "sets", "each", "aside"), [(3, 3, 12, 2), (4, 3, 9, 2), (5, 4, 10, 1), (6, 4, 8, 3)]
)
def test_every_number_of_players_has_its_deck(seats: int, sets: int, each: int, aside: int) -> None:
    dealt = OTTER.dump(OTTER.new(seats, b"seed", {}).state)
    assert [len(hand.split()) for hand in dealt["hands"]] == [each] * seats
    assert len(dealt["aside"].split()) == aside
    everything = " ".join([*dealt["hands"], *dealt["columns"], dealt["aside"]])
    assert Counter(everything.split()) == Counter([*OTTERS * sets, "R", "X"])
    assert (dealt["dir"], dealt["last_actor"], dealt["deal"], dealt["phase"]) == (1, None, 1, "play")


def test_the_deck_is_shuffled_and_dealt_as_written_down() -> None:
    deck = [CARDS[i - 1] for i in shuffled(bytes([*range(1, 14)] * 3 + [14, 15]), b"seed", "deal", 0)]
    assert not {"R", "X"} & set(deck[:3])
    dealt = OTTER.dump(OTTER.new(4, b"seed", {"first": "host"}).state)
    assert dealt["columns"] == deck[:3]
    assert [hand.split() for hand in dealt["hands"]] == [deck[3 + seat : 39 : 4] for seat in range(4)]
    assert dealt["aside"].split() == deck[39:]
    assert (dealt["shuffles"], dealt["dealer"], dealt["turn"]) == (1, 3, 0)


def test_specials_turned_up_are_shuffled_back() -> None:
    """They come to anybody as often as any other card, which they would not if they stayed on top."""
    owners: Counter[int | None] = Counter()
    for number in range(1500):
        step = OTTER.new(4, number.to_bytes(2, "big"), {"first": "host"})
        dealt = OTTER.dump(step.state)
        put_back = [event.data["card"] for event in step.events if event.key == "buried"]
        assert not {"R", "X"} & set(dealt["columns"])
        assert dealt["shuffles"] == 1 + bool(put_back)
        for card in put_back:
            owners[next((s for s, h in enumerate(dealt["hands"]) if card in h.split()), None)] += 1
    expected = sum(owners.values()) * 9 / 38
    assert expected > 40
    assert all(abs(owners[seat] - expected) < 4 * expected**0.5 for seat in range(4))


def test_the_first_player_is_the_host_or_drawn_by_lot() -> None:
    first = [OTTER.dump(OTTER.new(5, bytes([n]), {}).state)["turn"] for n in range(200)]
    assert first == [number_below(5, bytes([n]), "first", 0) for n in range(200)]
    assert min(Counter(first).values()) > 20
    assert {OTTER.dump(OTTER.new(5, bytes([n]), {"first": "host"}).state)["turn"] for n in range(20)} == {0}


def test_the_deal_is_told() -> None:
    step = OTTER.new(3, b"seed", {"first": "host"})
    dealt = OTTER.dump(step.state)
    common = {"deal": 1, "seats": [0, 1, 2], "target": 0, "count": 12}
    hands = [
        Event("dealt", {**common, "seat": seat, "cards": dealt["hands"][seat]}, seat) for seat in range(3)
    ]
    opened = Event("opened", {"cards": " ".join(dealt["columns"])})
    assert step.events == (Event("dealt", {**common, "seat": 2}), *hands, opened)


# Options


@pytest.mark.parametrize("opening", ["any", "any_with_effect"])
def test_a_special_cannot_go_round_for_ever(opening: str) -> None:
    with pytest.raises(BadOptions) as refused:
        OTTER.new(3, b"", {"opening_special": opening})
    assert refused.value.code == "endless_specials"
    with pytest.raises(BadOptions):
        load(options={"opening_special": opening})
    OTTER.new(3, b"", {"opening_special": opening, **NO_LOOP})


@pytest.mark.parametrize("name", PRESETS)
def test_the_presets(name: str) -> None:
    heads = OTTER.dump(OTTER.new(3, b"", {"heads": name}).state)["heads"]
    assert heads == {str(card): worth for worth, cards in PRESETS[name].items() for card in cards}


def test_a_server_may_give_the_heads_of_its_own_cards() -> None:
    digits = "1231231231231"
    given = {"heads": digits}
    assert OTTER.spec.options_with(given)["heads"] == digits
    state = OTTER.new(3, b"seed", given).state
    position = OTTER.dump(state)
    assert position["options"] == given
    assert position["heads"] == dict(zip(OTTERS, map(int, digits), strict=True))
    assert OTTER.load(position, strict=True) == state
    assert OTTER.observe(state, None).options["heads"] == digits


def test_a_map_of_one_s_own_stays_for_the_match() -> None:
    heads = dict.fromkeys(OTTERS, 2)
    position = {"options": {"heads": "map", "best_of": 3}, "heads": heads, "phase": "between", "deal": 1}
    dealt = OTTER.dump(apply(load(**position), 0, "deal").state)
    assert (dealt["heads"], dealt["options"]) == (heads, position["options"])


def test_the_word_map_alone_is_no_map() -> None:
    with pytest.raises(BadOptions) as refused:
        OTTER.new(3, b"", {"heads": "map"})
    assert refused.value.code == "no_heads_map"
    with pytest.raises(BadOptions):
        load(options={"heads": "map"})


@pytest.mark.parametrize("heads", ["111222333111", "11122233311122", "1112223334111", "0112223331111", "", 7])
def test_what_is_no_map_is_refused(heads: Value) -> None:
    with pytest.raises(BadOptions) as refused:
        OTTER.new(3, b"", {"heads": heads})
    assert refused.value.code == "bad_value"


# Moves


def language(seats: int) -> Iterator[str]:
    """Every text that could be a move here, and some that could not."""
    places = [*CARDS, "-"]
    named = [f" >{seat}" for seat in range(seats + 1)]
    yield "deal"
    for column in range(4):
        for card in CARDS:
            yield f"play {card} {column}"
        yield from (f"play {card} {column}{name}" for card in ("5", "R", "X") for name in named)
        for verb in ("collect", "keep"):
            for gift in places:
                yield from (f"{verb} {column} {gift} {place}" for place in places)
                yield from (f"{verb} {column} {gift} X{name}" for name in named)


def test_exactly_the_legal_moves_are_accepted() -> None:
    """Now and then everything that can be said is said. A seat named in vain means the same without it."""
    chance = Random(1)
    tried: Counter[str] = Counter()
    for before, move, (state, _) in matches(90):
        rare = before["phase"] == "keep" or "X" in move.args or OTTER.dump(state)["phase"] == "keep"
        if chance.random() > (0.05 if rare else 0.003):
            continue
        position = OTTER.dump(state)
        tried[position["phase"]] += 1
        seat = position["turn"]
        legal = {str(each) for each in OTTER.legal_moves(state, seat)}
        accepted = set()
        for text in language(position["seats"]):
            try:
                came = apply(state, seat, text).state
            except IllegalMove:
                continue
            bare = text.partition(" >")[0]
            if text not in legal and " X" in bare:
                assert came == apply(state, seat, bare).state
                text = bare
            accepted.add(text)
        assert accepted == legal
        assert OTTER.dump(state) == position
    assert tried["play"] > 15
    assert tried["keep"] > 3


def test_every_move_keeps_the_rules() -> None:
    """What the state machine does, told once more from the positions before and after."""
    seen: Counter[str] = Counter()
    for before, move, (state, events) in matches(100):
        after, keys = OTTER.dump(state), [event.key for event in events]
        seen.update([*keys, before["phase"]])
        if move.verb == "deal":
            assert after["dealer"] == (before["dealer"] + 1) % after["seats"]
            assert after["turn"] == (after["dealer"] + 1) % after["seats"]
            continue
        seat, seats = before["turn"], before["seats"]
        heads = [sum(after["heads"][card] for card in cards.split()) for cards in after["points"]]
        over = after["phase"] in ("between", "over")
        assert over is ("went_out" in keys or max(heads) >= 7)
        if over:
            data = next(event.data for event in events if event.key == "deal_over")
            assert (data["points"], data["totals"]) == (heads, after["totals"])
            assert heads[data["winner"]] >= 7 or data["winner"] == seat
            won = [total - had for total, had in zip(after["totals"], before["totals"], strict=True)]
            assert won == [int(each == data["winner"]) for each in range(seats)]
            best_of = after["options"].get("best_of", 1)
            assert (after["phase"] == "over") is (max(after["totals"]) > best_of / 2)
        elif after["phase"] == "keep":
            assert (after["turn"], after["hands"][seat]) == (seat, "")
            assert max(len(column.split()) for column in after["columns"]) > 2
        else:
            assert after["last_actor"] == seat != after["turn"]
            assert after["hands"][seat]
        assert after["dir"] == before["dir"] * (-1 if "reversed" in keys else 1)
        if not {"reversed", "named"} & set(keys) and after["phase"] == "play" == before["phase"]:
            assert after["turn"] == (seat + after["dir"]) % seats
        taken = [event for event in events if event.key in ("gave", "kept")]
        for event in taken:
            last = before["last_actor"]
            giver = (seat - before["dir"]) % seats if last is None else last
            assert event.data.get("target", seat) == (seat if move.verb == "keep" else giver)
            assert event.data["heads"] == after["heads"][move.args[1]]
            assert event.data["total"] == heads[event.data.get("target", seat)]
        for column in after["columns"]:
            otters = [int(card) for card in column.split() if card not in "RX"]
            assert otters in (sorted(otters), sorted(otters, reverse=True))
    assert {"kept", "went_out", "reversed", "named", "gave", "match_over", "keep"} <= set(seen)


@pytest.mark.parametrize("seats", OTTER.spec.seats)
def test_matches_end(seats: int) -> None:
    longest = {"heads": "flat", "best_of": 5, "special_column": "collectable"}
    assert sum(1 for _ in play_out(seats, Random(seats), longest)) < 2000


# Time


@pytest.mark.parametrize(
    ("position", "move"),
    [
        # the shortest column, the leftmost of equal ones
        ({"columns": ["3 4", "5", "6"]}, "collect 1 5 9"),
        # the fewest heads, then the lowest card; the first card of the hand that may be placed
        ({"columns": ["13 12 5 4", "1 2 3 4 5", "8 8 8 8"], "hands": ["R 7 9"]}, "collect 0 12 7"),
        ({"columns": ["6 8 7", "6 8 7 9", "1 2 3"], "hands": ["X R"]}, "collect 0 6 8"),
        # points that win end it
        ({"columns": ["3 4", "5", "6"], "points": ["", "", "8 8"]}, "collect 1 5 -"),
        # nothing to give, or nothing that may be collected
        ({"columns": ["3 4", "X", "6 7"]}, "collect 1 - 9"),
        ({"columns": ["3 4", "X", "6 7"], "options": NO_LOOP}, "collect 0 3 9"),
        ({"columns": ["6", "7", "8"], "hands": ["9"], "options": {"place_last": "forbidden"}}, "play 9 0"),
        (
            {"columns": ["6", "7 8", "8"], "hands": ["9"], "options": {"place_last": "forbidden"}},
            "collect 1 7 9",
        ),
        # a special that may be placed is, and names the first seat that it can
        (
            {
                "columns": ["6", "7", "8"],
                "hands": ["X 9"],
                "options": {"opening_special": "any_with_effect", **NO_LOOP},
            },
            "collect 0 6 X >1",
        ),
        # after the last card the leftmost longest column
        ({"phase": "keep", "columns": ["3 4", "7 4 5", "1 2 3"], "hands": [""]}, "keep 1 4 7"),
        ({"phase": "keep", "columns": ["7 4 9", "", ""], "hands": [""], "points": ["8 6"]}, "keep 0 4 -"),
        ({"phase": "between"}, "deal"),
    ],
)
def test_whoever_is_late_collects_what_costs_least(position: Position, move: str) -> None:
    state = load(**{"hands": ["9 10", "1", "2"]} | position)
    assert str(OTTER.timeout_move(state, 0)) == move
    apply(state, 0, move)


def test_only_who_must_act_can_be_late() -> None:
    for position in ({}, {"phase": "over"}):
        with pytest.raises(IllegalMove):
            OTTER.timeout_move(load(hands=["1 2", "3", "4"], columns=["5", "6", "7"], **position), 1)


def test_timeouts_alone_end_a_match() -> None:
    for seed in range(30):
        state = OTTER.new(3 + seed % 4, bytes([seed]), {}).state
        for _ in range(200):
            if OTTER.result(state):
                break
            seat = min(OTTER.to_act(state))
            state = OTTER.apply(state, seat, OTTER.timeout_move(state, seat)).state
        assert OTTER.result(state)


# Positions


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ["14"]},
        {"hands": ["0"]},
        {"hands": ["-"]},
        {"hands": ["1  2"]},
        {"hands": [7]},
        {"columns": ["1", "2"]},
        {"columns": ["1", "2", "3", "4"]},
        {"columns": "1 2 3"},
        {"columns": [1, 2, 3]},
        {"points": ["R"]},
        {"dir": 0},
        {"dir": 2},
        {"dir": True},
        {"last_actor": 3},
        {"last_actor": True},
        {"next": 1},
        {"phase": "keep", "next": 3},
        {"aside": ["1"]},
        {"heads": {"1": 1}},
        {"heads": "1112233322111"},
        {"heads": dict.fromkeys(OTTERS, 4)},
        {"heads": dict.fromkeys(OTTERS, True)},
        {"heads": dict.fromkeys([*OTTERS, "14"], 1)},
        {"options": {"best_of": 2}},
        {"options": {"last_special_effect": 1}},
    ],
)
def test_what_is_no_position_is_refused(wrong: Position) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each says something else
        load(**wrong)


def test_strict_wants_the_deck_of_the_table() -> None:
    for_three = OTTER.dump(OTTER.new(3, b"seed", {}).state)
    with pytest.raises(ValueError, match="cards"):
        OTTER.load({**for_three, "aside": ""}, strict=True)
    with pytest.raises(ValueError, match="cards"):
        OTTER.load({**for_three, "seats": 5}, strict=True)
    OTTER.load({"game": "otter", "seats": 3, "phase": "between", "deal": 0}, strict=True)


def test_positions_come_back_as_they_were() -> None:
    for _, _, (state, _) in matches(30):
        assert OTTER.load(OTTER.dump(state), strict=True) == state


# What is seen

HANDS = ["5 6", "7 8 9", "R X"]
TABLE = {"hands": HANDS, "columns": ["1 4 R 7", "9 X", "12 11"], "aside": "13 13", "turn": 1, "last_actor": 2}


def lines(state: Any) -> list[str]:
    words = Wording("otter", ["Ada", "Bo", "Cy"], translator())
    return [words.line(line) for line in OTTER.observe(state, None).lines]


def test_the_table_is_drawn() -> None:
    assert lines(load(**TABLE, dir=-1, points=["", "6 1", "9"])) == [
        "1. ⬆️ **1, 4, 🔄 turn, 7** · 7 or higher",
        "2. ↕️ **9, 🎯 choose** · any otter",
        "3. ⬇️ **12, 11** · 11 or lower",
        "🦦 Bo: **4 of 7** (6, 1)",
        "🦦 Cy: **2 of 7** (9)",
        "-# Otter heads · 1 on 1–3 11–13 · 2 on 4–5 9–10 · 3 on 6–8",
        "↺ anticlockwise · what Bo gives goes to Cy",
    ]
    keeping = load(phase="keep", columns=["R", "", "1"], options={"heads": "flat"}, next=1)
    assert lines(keeping) == [
        "1. ↕️ **🔄 turn** · any otter",
        "2. ↕️ — · any otter",
        "3. ↕️ **1** · any otter",
        "-# Otter heads · 1 on 1–13",
        "Ada played the last card and collects the longest column. Then it’s Bo’s turn.",
    ]


def test_the_facts_of_the_table() -> None:
    assert OTTER.observe(load(**TABLE, points=["", "6 1"]), None).table == {
        "columns": ["1 4 R 7", "9 X", "12 11"],
        "ways": ["up", "none", "down"],
        "values": [7, 9, 11],
        "dir": 1,
        "last_actor": 2,
        "receiver": 2,
        "next": None,
        "aside": 2,
        "points": ["", "6 1", ""],
        "scores": [0, 4, 0],
        "heads": dict(zip(OTTERS, map(int, "1112233322111"), strict=True)),
    }


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({}, "turn_hint"),
        ({"hands": ["", "1 2", ""], "columns": ["5 6", "7 8", "3 4"]}, "none_fit"),
        ({"hands": ["", "9", ""]}, "last_hint"),
        ({"phase": "keep", "hands": ["", "", ""]}, "keep_hint"),
    ],
)
def test_the_seat_on_turn_is_told_what_it_can_do(position: Position, key: str) -> None:
    state = load(**TABLE | position)
    assert [hint.key for hint in OTTER.observe(state, 1).hints] == [key]
    assert OTTER.observe(state, 0).hints == OTTER.observe(state, None).hints == ()


def test_nobody_sees_what_is_hidden() -> None:
    chance = Random(3)
    for before, _, (state, _) in matches(40):
        if chance.random() > 0.1:
            continue
        position, viewer = OTTER.dump(state), chance.randrange(before["seats"])
        others = [seat for seat in range(before["seats"]) if seat != viewer]
        unseen = " ".join([position["aside"], *(position["hands"][seat] for seat in others)]).split()
        chance.shuffle(unseen)
        for seat in others:
            size = len(position["hands"][seat].split())
            position["hands"][seat], unseen = " ".join(unseen[:size]), unseen[size:]
        position["aside"] = " ".join(unseen)
        assert OTTER.observe(OTTER.load(position), viewer) == OTTER.observe(state, viewer)


# Words


def test_all_that_can_be_told_has_words(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    words = Wording("otter", list("ABCDEF"), translator())
    told: dict[str, set[str]] = {}

    for number, (before, _, step) in enumerate(matches(100)):
        for event in step.events:
            if event.to is None and len(told.setdefault(event.key, set())) < 50:
                told[event.key].add(words.tell(event))
        seat = before["turn"]
        if number % 20 == 0 or len(before["hands"][seat]) < 3:
            seen = OTTER.observe(OTTER.load(before), seat)
            for line in (*seen.lines, *seen.hints):
                if len(told.setdefault(line.key, set())) < 50:
                    told[line.key].add(words.line(line))
    assert not caplog.records
    assert not [
        text for texts in told.values() for text in texts if re.search("  | [.,]|None|none|[{}]", text)
    ]
    assert set(told) == {
        *("dealt", "buried", "opened", "played", "collected", "gave", "kept", "placed", "reversed", "named"),
        *("went_out", "deal_over", "match_over"),
        *("column", "score", "worth", "course", "last_card"),
        *("turn_hint", "none_fit", "last_hint", "keep_hint"),
    }


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("play 5 1", "Play 5 on column 2"),
        ("play X 0 >2", "Play 🎯 choose on column 1 Cy"),
        ("collect 0 13 9", "Collect ①, give 13, open with 9"),
        ("collect 2 - R", "Collect ③, give nothing, open with 🔄 turn"),
        ("collect 2 8 -", "Collect ③, give 8, and they win"),
        ("keep 1 8 10", "Collect ②, score 8, open with 10"),
        ("keep 1 8 -", "Collect ②, score 8, and win"),
    ],
)
def test_moves_on_buttons(move: str, text: str) -> None:
    words = Wording("otter", ["Ada", "Bo", "Cy"], translator())
    spoken = tuple(move.split())
    assert f"{words.verb(spoken[0])} {words.words(spoken, 1)}" == text


@pytest.mark.parametrize(
    ("position", "move", "sentences"),
    [
        ({}, "play 8 0", ["Bo plays 8 on column 1."]),
        ({"hands": ["", "8 9", ""]}, "play 8 0 !", ["Bo plays 8 on column 1, with one card left."]),
        (
            {},
            "collect 1 9 7",
            [
                "Bo collects column 2 (9, 🎯 choose).",
                "Cy gets 9 for 2 heads and has 2 in all.",
                "Column 2 opens again with 7.",
            ],
        ),
        (
            {"hands": ["", "X 9", ""]},
            "play X 2 >0",
            ["Bo plays 🎯 choose on column 3, with one card left.", "🎯 Bo makes Ada play next."],
        ),
        (
            {"hands": ["", "R 9 9", ""]},
            "play R 2",
            ["Bo plays 🔄 turn on column 3.", "🔄 Play now goes anticlockwise. Ada is next."],
        ),
        (
            {"hands": ["", "9", ""], "columns": ["9", "3", "4"]},
            "play 9 0",
            [
                "Bo plays 9 on column 1, the last card!",
                "🎉 Bo is out of cards, and no column is long. That wins!",
                "🏆 Bo wins deal 1.",
                "🏁 The match has ended.",
            ],
        ),
        (
            {"phase": "keep", "hands": ["", "", ""]},
            "keep 0 1 4",
            [
                "Bo collects column 1 (1, 4, 🔄 turn, 7).",
                "Bo scores 1 for one head and has 1 in all.",
                "Column 1 opens again with 4.",
            ],
        ),
    ],
)
def test_what_happens_is_told_in_sentences(position: Position, move: str, sentences: list[str]) -> None:
    words = Wording("otter", ["Ada", "Bo", "Cy"], translator())
    _, events = apply(load(**TABLE | position), 1, move)
    assert [words.tell(event) for event in events if event.to is None] == sentences


def test_every_house_rule_is_asked_and_answered_in_words() -> None:
    say = translator()
    assert say.has("otter-pitch")
    for option in OTTER.spec.options:
        assert say.has(f"otter-option-{option.key}")
        assert all(say.has(f"otter-option-{option.key}-{str(value).lower()}") for value in option.values)


RULES = (data_folder() / "rules" / "otter.md").read_text(encoding="utf-8")


def test_the_rules_fit_on_a_screen() -> None:
    assert len(RULES) <= 3500


def test_the_sections_that_the_code_cites_are_there() -> None:
    sections = set(re.findall(r"^\*\*(\d) ", RULES, re.MULTILINE))
    code = "".join(path.read_text() for path in Path(game.__file__).parent.glob("*.py"))
    cited = re.findall(r"rules/otter\.md ((?:\d(?:, )?)+)", code)
    assert len(cited) > 10
    assert set(re.findall(r"\d", " ".join(cited))) == sections
