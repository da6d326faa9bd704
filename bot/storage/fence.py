"""What a process shows with each transaction where others could take its place."""

from __future__ import annotations


class Fence:
    """The number of a process's lease. Once the lease has ended, who still writes with it is refused."""

    def __init__(self, number: int) -> None:
        self.number = number


NOBODY = Fence(0)
"""With this nobody writes: leases are numbered from 1 on."""
