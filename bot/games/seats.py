"""Order of seats: the next around the table, and places in a result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from bot.games.api import Result, Seat

NOBODY: frozenset[Seat] = frozenset()


@lru_cache(maxsize=4096)
def after(seat: Seat, count: int, out: frozenset[Seat] = NOBODY, direction: int = 1) -> Seat:
    """Return the next of ``count`` seats after ``seat`` that is not ``out``; ``direction`` is 1 clockwise, -1
    anticlockwise. Returns ``seat`` itself if no other is left.
    """
    following = (seat + direction) % count
    while following in out and following != seat:
        following = (following + direction) % count
    return following


def clockwise(seat: Seat, count: int, out: frozenset[Seat] = NOBODY) -> list[Seat]:
    """Return those of ``count`` seats that are not ``out``, from the left of ``seat`` on, itself last."""
    around = ((seat + step) % count for step in range(1, count + 1))
    return [each for each in around if each not in out]


def ranked(worth: Sequence[Any]) -> tuple[tuple[Seat, ...], ...]:
    """Group the seats by ``worth``, the least first. Tied seats share a place."""
    in_order = sorted(range(len(worth)), key=worth.__getitem__)
    return tuple(tuple(group) for _, group in groupby(in_order, worth.__getitem__))


def by_totals(totals: tuple[int, ...], *, low_wins: bool) -> Result:
    """Return the result by totals alone. Tied seats share a place."""
    return Result(ranked(totals if low_wins else [-total for total in totals]), totals)
