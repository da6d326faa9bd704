"""What was decided goes into a store as JSON and comes back the same."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from bot.league.decisions import (
    Adjust,
    AdjustDeal,
    Award,
    Enter,
    Extend,
    Replace,
    Reverse,
    Ruling,
    Settle,
    ShareVictory,
    Tiebreaker,
    Transfer,
    Void,
    VoidDeal,
    Warn,
    Withdraw,
)
from bot.league.serialization import from_json, to_json

RULINGS: list[Ruling] = [
    Void("m1"),
    Adjust("m1", "a", 7),
    Award("a", -5),
    Settle(("b", "a")),
    Tiebreaker(("b", "a"), 9),
    Withdraw("a", "zero"),
    Replace("a", "x"),
    Transfer("a", 2),
    Extend(("f1", "f2"), 99),
    Enter("f1", ("a", "b", "c"), (1, 2, 0), (5, -7, 0)),
    Warn("a"),
    Reverse("d1"),
    VoidDeal(1, 2, 5),
    AdjustDeal("3", 1, 2, "-", 4),
    ShareVictory(),
]


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: type(ruling).__name__)
def test_there_and_back(ruling: Ruling) -> None:
    plain = json.loads(json.dumps(to_json(ruling)))
    assert plain["kind"] == type(ruling).__name__
    assert from_json(plain, get_args(Ruling)) == ruling


def test_every_ruling_is_tried() -> None:
    assert {type(ruling) for ruling in RULINGS} == set(get_args(Ruling))


@pytest.mark.parametrize(
    "plain", [{}, {"kind": "Pardon", "entry": "a"}, {"kind": "Void"}, {"kind": "Void", "x": 1}]
)
def test_what_is_no_ruling(plain: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"kind|argument"):
        from_json(plain, get_args(Ruling))
