"""A queue that serves servers in turn, so that none waits longer because another one wants more."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)


class InTurn(Generic[T]):
    """What servers wait for, one thing of each in a round: nobody gets more by asking for more. What one
    server waits for comes in the order in which it was added.

    This is deficit round robin where everything costs the same. Adding, taking and discarding need the same
    time however much waits.
    """

    def __init__(self) -> None:
        self._lines: OrderedDict[int, OrderedDict[T, None]] = OrderedDict()
        """What each server waits for, by the server's id, the server whose turn it is first."""

    def add(self, server: int, item: T) -> None:
        """Put ``item`` behind all that its server waits for. A server that has waited for nothing is last."""
        self._lines.setdefault(server, OrderedDict())[item] = None

    def discard(self, server: int, item: T) -> bool:
        """Take out an ``item`` that is not waited for any more. Return whether it was there."""
        line = self._lines.get(server)
        if line is None or item not in line:
            return False
        del line[item]
        if not line:
            del self._lines[server]
        return True

    @property
    def first(self) -> T:
        """What :meth:`take` would return. Raises StopIteration if nothing waits."""
        return next(iter(next(iter(self._lines.values()))))

    def take(self) -> T:
        """Take out what comes next. Its server is last then. Raises StopIteration if nothing waits."""
        server, line = next(iter(self._lines.items()))
        item, _ = line.popitem(last=False)
        if line:
            self._lines.move_to_end(server)
        else:
            del self._lines[server]
        return item

    def __iter__(self) -> Iterator[T]:
        return (item for line in self._lines.values() for item in line)

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def __bool__(self) -> bool:
        return bool(self._lines)
