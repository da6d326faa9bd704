"""The button for the call at a table: there while a seat may owe one, by what everyone sees, and otherwise
not.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import Move
from bot.tables import Table
from bot.tables import table as acts
from bot.tables.callers import missed_call, possible_caller
from bot.ui.components.layout import components_of
from bot.ui.i18n.translator import translator
from bot.ui.tables.table import table_message
from tests.by_day import first
from tests.tables.clock import START
from tests.tables.club import match, on_turn
from tests.tables.test_pace_tells_nothing import MATCHES, is_due, played_at_random, twins

SAY = translator("en")
DRAWN = 8
"""One table of so many is drawn; the others are only asked who might owe a call, which is far cheaper."""
CALLED = [key for key, game in GAMES.items() if "call" in game.spec.out_of_turn]


def has_button(table: Table) -> bool:
    return ":call'" in str(components_of(table_message(table, SAY)))


def played(*moves: str, **position: Any) -> Table:
    """Three players' match of Olsen after these moves, each of the seat on turn or of the one before a
    colon.
    """
    table = match(3, position={"turn": 0, "discard": "9H", **position})
    for text in moves:
        seat, _, move = text.rpartition(":")
        table, _ = acts.play(table, int(seat or on_turn(table)), Move.parse(move), "person", START)
    return table


@pytest.mark.parametrize("key", first(CALLED, 3))
def test_the_table_looks_the_same_whatever_only_one_seat_may_know(key: str) -> None:
    chance, met = Random(key), Counter[str]()
    for _ in range(MATCHES):
        for one, other, seat in twins(key, chance):
            assert possible_caller(one) == possible_caller(other)
            differ = is_due(one, seat) != is_due(other, seat)
            met["due in one"] += differ
            met["twins"] += 1
            met["with a caller"] += possible_caller(one) is not None
            if differ or met["twins"] % DRAWN == 0:
                both = [components_of(table_message(table, SAY)) for table in (one, other)]
                assert both[0] == both[1]
                met["looked at"] += 1
    assert met["looked at"] > 100
    assert met["twins"] > met["with a caller"] > 20
    # In the others a hand of one card is always to be called, and everybody sees its size.
    assert (met["due in one"] > 50) == (key == "olsen"), met


@pytest.mark.parametrize("key", CALLED)
def test_a_call_that_is_due_always_has_a_button(key: str) -> None:
    chance, met = Random(key), Counter[bool]()
    for table in played_at_random(key, chance, 2 * MATCHES):
        due = [seat for seat in range(len(table.chairs)) if is_due(table, seat)]
        assert due in ([], [possible_caller(table)])
        met[bool(due)] += 1
        if due or sum(met.values()) % DRAWN == 0:
            assert has_button(table) == (possible_caller(table) is not None)
    assert met[True] > 10, met


HANDS = ["4H KC", "TH 7S 2C 5D", "JH 3C 5S 6D"]


@pytest.mark.parametrize(
    ("moves", "position", "caller"),
    [
        ((), {}, None),
        (("play 4H",), {}, 0),
        (("play 4H !",), {}, None),
        (("play 4H", "0:call"), {}, None),
        (("play 4H !", "0:call"), {"options": {"false_call": "draw1"}}, None),  # a wrong one: two cards
        (("play 4H", "play TH"), {}, 1),  # three may be of one rank
        (("play 4H", "play TH"), {"hands": [*HANDS[:1], "TH 7S 2C 5D 9S KS", "JH 3C"]}, None),
        (("play AH",), {"hands": ["AH KC", *HANDS[1:]]}, 0),
        (("play AH", "draw"), {"hands": ["AH KC", *HANDS[1:]], "stock": "2S 3S 6S 7S"}, None),
        (("draw",), {"hands": ["KC", *HANDS[1:]], "stock": "2S 3S 6S 7S"}, None),
        (("draw", "draw", "draw", "pass"), {"hands": ["KC", *HANDS[1:]], "stock": "2S 3S 6S 7S"}, 0),
    ],
)
def test_it_goes_as_soon_as_everyone_sees_that_no_call_can_be_due(
    moves: tuple[str, ...], position: dict[str, Any], caller: int | None
) -> None:
    table = played(*moves, **{"hands": HANDS, "stock": "2S 3S 6S 7S 9S TS", **position})
    assert possible_caller(table) == caller
    assert has_button(table) == (caller is not None)


def test_it_stays_for_pursuits_last_card_while_its_player_passes() -> None:
    position = {"hands": ["AH KC", "TH 7S"], "stock": "", "discard": "9H", "turn": 0}
    table = match(2, position=position, game_key="pursuit")
    for move in ("play AH", "pass"):
        assert on_turn(table) == 0
        table, _ = acts.play(table, 0, Move.parse(move), "person", START)
    assert is_due(table, 0)
    assert has_button(table)


def test_whoever_called_too_late_is_told_who_was_faster() -> None:
    table = played("play 4H", "play TH", hands=HANDS, stock="2S 3S 6S 7S 9S TS 2H 3H 6H 7H JC QC")
    assert [missed_call(table, seat) for seat in range(3)] == [1, None, None]
    later = played("play 4H", "play TH", "play JH", hands=HANDS, stock="2S 3S 6S 7S 9S TS 2H 3H 6H 7H JC QC")
    assert missed_call(later, 0) is None


def test_they_are_told_too_if_that_turn_was_more_than_one_move() -> None:
    """All moves of a turn without a choice are made at once."""
    hands = [HANDS[0], "TS 7S 2C 5D", HANDS[2]]
    for moves in (["draw"], ["draw", "draw", "draw", "pass"]):
        table = played("play 4H", *moves, hands=hands, stock="2S 3S 6S 7S 9S TC 2H 3H 6H 7H JC QC JS")
        assert [missed_call(table, seat) for seat in range(3)] == [1, None, None], moves
