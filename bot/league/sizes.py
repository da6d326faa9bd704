"""How many tables, and how large: as equal as possible, and near to the size that is wished for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import TypeVar

T = TypeVar("T")

SMALLEST, LARGEST = 3, 10
"""A table of a league, unless smaller ones are wished for, or there are fewer players than that in all."""


def table_sizes(players: int, size: int, largest: int = LARGEST) -> tuple[int, ...]:
    """The sizes of the tables for so many players, the larger ones first; they differ by one at most.

    The number of tables is ``players / size`` to the nearest whole number, halves up, unless a table would
    be smaller than three, and than ``size``, or larger than ``largest``. Fewer players than that sit at one
    table; where no number of tables keeps to both bounds, they are too small rather than too large.
    """
    if not players:
        return ()
    tables = (2 * players + size) // (2 * size)
    tables = max(1, min(tables, players // min(SMALLEST, size)))
    tables = max(tables, -(-players // largest))
    each, larger = divmod(players, tables)
    return (each + 1,) * larger + (each,) * (tables - larger)


def cut_up(order: Sequence[T], sizes: Sequence[int]) -> tuple[tuple[T, ...], ...]:
    """``order`` cut into tables of these sizes, one after the other."""
    return tuple(tuple(order[start:end]) for start, end in pairwise((0, *accumulate(sizes))))
