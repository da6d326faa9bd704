"""French-suited cards, seats around a table, and the reading of positions."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.french import CARD, CODES, OF_RANK, OTHER_RANKS, PACK, from_text, holds, to_text, without
from bot.games.position import Fields
from bot.games.seats import after, clockwise


def test_codes() -> None:
    assert (CODES[0], CODES[3], CODES[-1]) == ("AC", "AS", "KS")
    assert [CARD[code] for code in CODES] == list(PACK)
    assert to_text(from_text("TD 8H TD")) == "TD 8H TD"
    assert (to_text(b""), from_text("")) == ("", b"")
    for rank, same in enumerate(OF_RANK):
        assert sorted(same + OTHER_RANKS[rank]) == list(PACK)
        assert {card >> 2 for card in same} == {rank}


@pytest.mark.parametrize("text", ["10D", "td", "TD  8H", " TD", "TD ", "TD,8H", "JR"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        from_text(text)


def test_cards_leave_a_hand_in_its_order() -> None:
    hand = from_text("9C 4H 4S 4H KC")
    assert to_text(without(hand, from_text("4H"))) == "9C 4S 4H KC"
    assert to_text(without(hand, from_text("4H KC 4H"))) == "9C 4S"
    assert holds(hand, from_text("4H 4H KC"))
    assert not holds(hand, from_text("4H 4H 4H"))
    assert not holds(hand, from_text("4D"))


def test_seats() -> None:
    assert after(3, 4) == 0
    assert after(0, 4, frozenset([1, 2])) == 3
    assert after(1, 4, frozenset([0, 2, 3])) == 1
    assert clockwise(1, 4) == [2, 3, 0, 1]
    assert clockwise(1, 4, frozenset([1, 3])) == [2, 0]


def fields(**keys: Any) -> Fields:
    return Fields({"game": "x", "seats": 3, **keys}, "x", range(2, 5))


def test_a_position_has_defaults() -> None:
    empty = fields()
    assert empty.seats == 3
    assert empty.number("deal", 1) == 1
    assert empty.seat("dealer", 2) == 2
    assert empty.some_seats("out") == []
    assert empty.numbers("totals") == (0, 0, 0)
    assert fields(totals=[5]).numbers("totals") == (5, 0, 0)
    assert empty.seed() == b""
    empty.finish()


@pytest.mark.parametrize(
    ("keys", "read"),
    [
        ({"deal": True}, lambda f: f.number("deal", 1)),
        ({"deal": 1.0}, lambda f: f.number("deal", 1)),
        ({"deal": -1}, lambda f: f.number("deal", 1)),
        ({"dealer": 3}, lambda f: f.seat("dealer", 2)),
        ({"out": [1, 1]}, lambda f: f.some_seats("out")),
        ({"out": 1}, lambda f: f.some_seats("out")),
        ({"totals": [0, 0, 0, 0]}, lambda f: f.numbers("totals")),
        ({"seed": 5}, lambda f: f.seed()),
        ({"options": None}, lambda f: f.options()),
        ({"colour": "red"}, lambda f: f.one_of("colour", None, (None, "blue"))),
        ({"colour": "red"}, lambda f: f.finish()),
    ],
)
def test_a_position_is_checked(keys: dict[str, Any], read: Any) -> None:
    key = next(iter(keys))
    with pytest.raises(ValueError, match=key):
        read(fields(**keys))
