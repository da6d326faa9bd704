"""The places in which each entry of a season can still finish, for all possible results to come.

Some events can't be foreseen: people join, leave or return, season settings change, and umpires decide. Only
these can make a range wider.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class PlaceRange(NamedTuple):
    """The best and the worst place in its division that an entry can still finish in."""

    best: int
    worst: int

    @property
    def is_settled(self) -> bool:
        """Whether only one place is left."""
        return self.best == self.worst


def widened(before: Mapping[str, PlaceRange], after: Mapping[str, PlaceRange]) -> frozenset[str]:
    """Return the entries for which a place is possible that was not possible before."""
    both = before.keys() & after.keys()
    return frozenset(
        entry
        for entry in both
        if after[entry].best < before[entry].best or after[entry].worst > before[entry].worst
    )
