"""The parts into which Discord divides a bot's servers, each with a connection of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

IsHere = Callable[[int], bool]
"""Whether a server, given its id, is one of those that are meant."""


class Shards:
    """The shards of a bot, numbered from 0: which of them a server belongs to, and which this process has.

    Iterating gives those that the process has.
    """

    def __init__(
        self, count: int = 1, own: Collection[int] | None = None, *, takes_free: bool = False
    ) -> None:
        """``own`` are those of this process; None: all of them, and there is no other process. If it
        ``takes_free``, it has those that no other process has.
        """
        self.takes_free = takes_free
        self.count = count
        self._own = set(range(count) if own is None else own)
        self.is_sole = own is None
        """Whether this process is the only one, which has everything."""

    def of(self, guild_id: int) -> int:
        """The shard of a server, by the formula in Discord's documentation of the gateway."""
        return (guild_id >> 22) % self.count

    def has(self, guild_id: int) -> bool:
        """Whether a server belongs to this process."""
        return self.of(guild_id) in self._own

    def among(self, shards: Collection[int]) -> IsHere:
        """Whether a server belongs to some of the shards."""
        return lambda guild_id: self.of(guild_id) in shards

    def add(self, shards: Collection[int]) -> None:
        """The process has more of them from now on."""
        self._own |= set(shards)

    def __contains__(self, shard: int) -> bool:
        return shard in self._own

    def __iter__(self) -> Iterator[int]:
        return iter(sorted(self._own))

    def __len__(self) -> int:
        return len(self._own)


FIRST = 0
"""The shard whose process does what is done once for all servers, as backups."""

WHOLE = Shards()
"""All servers, undivided."""


def everywhere(guild_id: int) -> bool:
    """Of all servers."""
    return True
