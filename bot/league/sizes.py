"""The number of tables and their sizes: as equal as possible, and near to the preferred size."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import TypeVar

T = TypeVar("T")

SMALLEST, LARGEST = 3, 10
"""The sizes of a league's tables. Smaller ones occur if they are preferred, or there are too few players."""


def table_sizes(players: int, size: int, largest: int = LARGEST) -> tuple[int, ...]:
    """Return the table sizes for ``players`` players, the larger ones first. They differ by at most one.

    The number of tables is ``players / size`` rounded to the nearest whole number, with halves rounded up. It
    is changed if a table would be smaller than three and than ``size``, or larger than ``largest``. Too few
    players for that share one table. If no number of tables fits both bounds, the tables are too small rather
    than too large.
    """
    if not players:
        return ()
    tables = (2 * players + size) // (2 * size)
    tables = max(1, min(tables, players // min(SMALLEST, size)))
    tables = max(tables, -(-players // largest))
    each, larger = divmod(players, tables)
    return (each + 1,) * larger + (each,) * (tables - larger)


def round_sizes(players: int, size: int, largest: int = LARGEST) -> tuple[int, ...]:
    """Return the table sizes of a round: as :func:`table_sizes`, but at tables of two an odd player sits
    out.
    """
    return (2,) * (players // 2) if size == 2 else table_sizes(players, size, largest)


def cut_up(order: Sequence[T], sizes: Sequence[int]) -> tuple[tuple[T, ...], ...]:
    """Cut ``order`` into tables of these sizes, one after the other."""
    return tuple(tuple(order[start:end]) for start, end in pairwise((0, *accumulate(sizes))))
