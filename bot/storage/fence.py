"""What a process shows with each transaction where others could take its place."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Fence:
    """The number of a process's lease. Once the lease has ended, who still writes with it is refused."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.alive = 1
        """How many processes have shards, this one included, as far as it is known."""
        self.alive_changed: Callable[[int], object] = lambda alive: None
        """Called when that is another number."""
        self.gained: asyncio.Queue[frozenset[int]] = asyncio.Queue()
        """The shards that the process has got since, because nobody had them any more."""
        self.heir: int | None = None
        """The number of the lease that gets all its shards when it ends; None: whoever takes them."""


NOBODY = Fence(0)
"""With this nobody writes: leases are numbered from 1 on."""
