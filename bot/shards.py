"""The parts into which Discord divides a bot's servers, each with a connection of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

IsHere = Callable[[int], bool]
"""Whether a place, given its id, is one of those that are meant."""

FIRST = 0
"""The shard whose process does what is done once for all servers, as backups, and has all places outside of
servers.
"""


def is_server(place_id: int) -> bool:
    """Return whether a place is a server that has invited the bot.

    Other places have negative ids: minus the id of a server without the bot, or of the channel of direct
    messages or a group. 0 is no place.
    """
    return place_id > 0


def named(place_id: int) -> str:
    """Return how the log names a place: ``server 7`` or ``place -7``."""
    return f"{'server' if is_server(place_id) else 'place'} {place_id}"


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

    def of(self, place_id: int) -> int:
        """The shard of a server, by the formula in Discord's documentation of the gateway. All other places
        have the first, as Discord's direct messages do.
        """
        return (place_id >> 22) % self.count if is_server(place_id) else FIRST

    def has(self, place_id: int) -> bool:
        """Whether a place belongs to this process."""
        return self.of(place_id) in self._own

    def among(self, shards: Collection[int]) -> IsHere:
        """Whether a place belongs to some of the shards."""
        return lambda place_id: self.of(place_id) in shards

    def add(self, shards: Collection[int]) -> None:
        """The process has more of them from now on."""
        self._own |= set(shards)

    def __contains__(self, shard: int) -> bool:
        return shard in self._own

    def __iter__(self) -> Iterator[int]:
        return iter(sorted(self._own))

    def __len__(self) -> int:
        return len(self._own)


WHOLE = Shards()
"""All servers, undivided."""


def everywhere(place_id: int) -> bool:
    """Of all places."""
    return True
