"""The parts into which Discord divides a bot's servers, each with a connection of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of a bot, numbered from 0, which of them a server belongs to, and which a process has.

    Iterating gives those that the process has.
    """

    count: int = 1
    own: frozenset[int] | None = None
    """The shards of this process; None: all of them."""

    def of(self, guild_id: int) -> int:
        """The shard of a server, by the formula in Discord's documentation of the gateway."""
        return (guild_id >> 22) % self.count

    def __contains__(self, shard: int) -> bool:
        return shard in range(self.count) if self.own is None else shard in self.own

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.count) if self.own is None else sorted(self.own))


WHOLE = Shards()
"""All servers, undivided."""
