"""Seats around a table: who comes next, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from bot.games.api import Result, Seat

NOBODY: frozenset[Seat] = frozenset()


@lru_cache(maxsize=4096)
def after(seat: Seat, count: int, out: frozenset[Seat] = NOBODY, direction: int = 1) -> Seat:
    """The next of ``count`` seats from ``seat`` on that is not ``out``; ``direction`` is 1
    clockwise, -1 anticlockwise.

    Comes back to ``seat`` itself when nobody else is left.
    """
    following = (seat + direction) % count
    while following in out and following != seat:
        following = (following + direction) % count
    return following


def clockwise(seat: Seat, count: int, out: frozenset[Seat] = NOBODY) -> list[Seat]:
    """All of ``count`` seats that are not ``out``, from the left of ``seat`` on, itself last."""
    around = ((seat + step) % count for step in range(1, count + 1))
    return [each for each in around if each not in out]


def ranked(worth: Sequence[Any]) -> tuple[tuple[Seat, ...], ...]:
    """The seats in the order of what each is worth, the least first; equal ones share a place."""
    in_order = sorted(range(len(worth)), key=worth.__getitem__)
    return tuple(tuple(group) for _, group in groupby(in_order, worth.__getitem__))


def by_totals(totals: tuple[int, ...], *, low_wins: bool) -> Result:
    """The result where nothing but the totals counts; equal ones share a place."""
    return Result(ranked(totals if low_wins else [-total for total in totals]), totals)
