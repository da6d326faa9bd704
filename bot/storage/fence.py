"""The proof that a process may still write, checked in each transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Fence:
    """The number of a process's lease. Transactions are refused once the lease has ended."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.alive = 1
        """Known number of processes with shards, including this one."""
        self.alive_changed: Callable[[int], object] = lambda alive: None
        """Called when that number changes."""
        self.gained: asyncio.Queue[frozenset[int]] = asyncio.Queue()
        """Free shards that the process has taken since its start."""
        self.heir: int | None = None
        """Number of the lease that inherits all shards of this one when it ends. None: any process may take
        them.
        """


NOBODY = Fence(0)
"""Fence that never allows writing, because leases are numbered from 1."""
