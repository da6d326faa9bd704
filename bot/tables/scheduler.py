"""One task for every deadline of the process."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable

from bot.tables.clock import Clock

log = logging.getLogger(__name__)


class Scheduler:
    """Wakes tables when their time has come, earliest first.

    A table has at most one deadline; setting a new one replaces the old. Nothing is kept per table but a
    number, and no task but :meth:`run`'s own waits.
    """

    def __init__(self, clock: Clock, wake: Callable[[str], Awaitable[None]]) -> None:
        self._clock = clock
        self._wake = wake
        self._deadlines: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()

    def set(self, table_id: str, deadline: int | None) -> None:
        """Wake ``table_id`` at ``deadline`` (ms), instead of whenever it was to be woken; None: never."""
        if deadline is None:
            self._deadlines.pop(table_id, None)
            return
        self._deadlines[table_id] = deadline
        heapq.heappush(self._heap, (deadline, table_id))
        if self._heap[0] == (deadline, table_id):
            self._changed.set()

    async def run(self) -> None:
        """Wake tables for ever. A table whose waking fails is logged and does not stop the others."""
        while True:
            self._changed.clear()
            due = self._take_due()
            for table_id in due:
                try:
                    await self._wake(table_id)
                except Exception:
                    log.exception("table %s could not be woken", table_id)
            if not due:
                await self._clock.wait(self._changed, self._heap[0][0] if self._heap else None)

    def _take_due(self) -> list[str]:
        now = self._clock.now()
        due: list[str] = []
        while self._heap and (self._heap[0][0] <= now or self._is_old(self._heap[0])):
            entry = heapq.heappop(self._heap)
            if not self._is_old(entry):
                del self._deadlines[entry[1]]
                due.append(entry[1])
        return due

    def _is_old(self, entry: tuple[int, str]) -> bool:
        """Whether another deadline has replaced this one since it was pushed."""
        return self._deadlines.get(entry[1]) != entry[0]
