"""The proof that a process may still write, which it shows with each transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Fence:
    """The number of a process's lease. Once the lease has ended, its transactions are refused."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.alive = 1
        """The number of processes that have shards, including this one, as far as it is known."""
        self.alive_changed: Callable[[int], object] = lambda alive: None
        """Called when that number has changed."""
        self.gained: asyncio.Queue[frozenset[int]] = asyncio.Queue()
        """Shards that the process has got since the start, because nobody had them any more."""
        self.heir: int | None = None
        """The number of the lease that gets all shards of this one when it ends. If it is None, any process
        may take them.
        """


NOBODY = Fence(0)
"""A fence with which nobody can write, because leases are numbered from 1."""
