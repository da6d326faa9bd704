"""What a process shows with each transaction where others could take its place."""

from __future__ import annotations

from typing import NamedTuple


class Fence(NamedTuple):
    """The number of a lease. Each time when a shard gets another holder it has a higher one, and who writes
    with an older one is refused.
    """

    shard: int
    number: int


ALL_SHARDS = 0
"""The row of whoever has all shards."""
