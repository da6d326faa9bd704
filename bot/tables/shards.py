"""The parts into which Discord divides a bot's servers, each with a connection of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of a bot, numbered from 0, and which of them a server belongs to."""

    count: int = 1

    def of(self, guild_id: int) -> int:
        """The shard of a server, by the formula in Discord's documentation of the gateway."""
        return (guild_id >> 22) % self.count

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.count))
