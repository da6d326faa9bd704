"""A queue that serves servers in turn, so that none waits longer because another one wants more."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)


class InTurn(Generic[T]):
    """Waiting items of servers, served one per server and round, so that asking for more brings no server
    more. One server's items are served in the order in which they were added.

    This is deficit round robin with equal costs. Adding, taking and discarding take the same time however
    many items wait.
    """

    def __init__(self) -> None:
        self._lines: OrderedDict[int, OrderedDict[T, None]] = OrderedDict()
        """Each server's waiting items, by the server's id. The next server comes first."""

    def add(self, server: int, item: T) -> None:
        """Add ``item`` behind the other items of its server. A server without items goes to the end of the
        queue.
        """
        self._lines.setdefault(server, OrderedDict())[item] = None

    def discard(self, server: int, item: T) -> bool:
        """Remove an ``item``. Return whether it was waiting."""
        line = self._lines.get(server)
        if line is None or item not in line:
            return False
        del line[item]
        if not line:
            del self._lines[server]
        return True

    @property
    def first(self) -> T:
        """The item that :meth:`take` would return. Raises StopIteration if there is none."""
        return next(iter(next(iter(self._lines.values()))))

    def take(self) -> T:
        """Remove and return the next item. Its server goes to the end of the queue. Raises StopIteration if
        there is none.
        """
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
