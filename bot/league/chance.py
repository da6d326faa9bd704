"""Chance for draws: every order follows from a secret seed, a label and a counter, so it can be repeated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.games.shuffle import number_below

T = TypeVar("T")


def shuffled(items: Sequence[T], seed: bytes, label: str, counter: int) -> tuple[T, ...]:
    """``items``, up to 65536 of them, in the order that ``seed``, ``label`` and ``counter`` decide.

    Fisher-Yates from the end: for ``i`` from the last index down to 1, swap the items at ``i`` and at
    ``number_below(i + 1, seed, "label:counter", i)`` (:mod:`bot.games.shuffle`).
    """
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = number_below(i + 1, seed, f"{label}:{counter}", i)
        order[i], order[j] = order[j], order[i]
    return tuple(order)
