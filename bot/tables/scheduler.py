"""A scheduler: one task for all deadlines of the process."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable, Collection

from bot.tables.clock import Clock

log = logging.getLogger(__name__)

AT_ONCE = 50
"""How many tables are woken at the same time, so that a slow one doesn't delay the others."""
REPLACED = 100
"""How many replaced deadlines the heap may contain, in addition to one for each valid deadline."""


class Scheduler:
    """Wakes tables at their deadlines, the earliest first.

    A table has at most one deadline, and setting a new one replaces the old. A table isn't woken again while
    it is being woken. Only a number is kept for each table, and only the task of :meth:`run` waits.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._deadlines: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._changed = asyncio.Event()
        self._is_held: Callable[[str], bool] = _nothing_is_held
        self._left: set[str] = set()
        """Tables that were due while they were held."""
        clock.was_set_right.subscribe(self._changed.set)

    def set(self, table_id: str, deadline: int | None) -> None:
        """Wake ``table_id`` at ``deadline`` (ms) instead of its old deadline, or never if that is None."""
        if deadline is None:
            self._deadlines.pop(table_id, None)
            return
        self._deadlines[table_id] = deadline
        if table_id not in self._waking:
            self._push(table_id)

    def hold(self, is_held: Callable[[str], bool]) -> None:
        """Don't wake tables for whose ids ``is_held`` is true, until :meth:`release`."""
        self._is_held = is_held

    def release(self) -> Collection[str]:
        """Wake all tables that are due and no longer held. Return those that have become due while they were
        held.
        """
        left, self._left = self._left, set()
        for table_id in left:
            if table_id in self._deadlines and table_id not in self._waking:
                self._push(table_id)
        self._changed.set()
        return left

    async def run(self, wake: Callable[[str], Awaitable[None]]) -> None:
        """Wake tables forever by calling ``wake`` with their ids. An error of ``wake`` is logged and doesn't
        stop the others.
        """
        try:
            while True:
                self._changed.clear()
                self._wake_due(wake)
                await self._clock.wait(self._changed, self._next())
        finally:
            waking = list(self._waking.values())
            for task in waking:
                task.cancel()
            await asyncio.gather(*waking, return_exceptions=True)

    def _push(self, table_id: str) -> None:
        if len(self._heap) > 2 * len(self._deadlines) + REPLACED:
            # Those of slow tables would stay in the heap for days.
            self._heap = [entry for entry in set(self._heap) if not self._is_old(entry)]
            heapq.heapify(self._heap)
        entry = self._deadlines[table_id], table_id
        heapq.heappush(self._heap, entry)
        if self._heap[0] == entry:
            self._changed.set()

    def _next(self) -> int | None:
        """Return when the next table must be woken, or None if none can be before something changes."""
        return self._heap[0][0] if self._heap and not self._is_full() else None

    def _wake_due(self, wake: Callable[[str], Awaitable[None]]) -> None:
        now = self._clock.now()
        while self._heap and (self._heap[0][0] <= now or self._is_old(self._heap[0])):
            if self._is_full():
                return
            entry = heapq.heappop(self._heap)
            if self._is_old(entry):
                continue
            if self._is_held(entry[1]):
                self._left.add(entry[1])
            else:
                self._begin(entry[1], wake)

    def _is_full(self) -> bool:
        """Return whether the maximum number of tables is being woken."""
        return len(self._waking) >= AT_ONCE

    def _begin(self, table_id: str, wake: Callable[[str], Awaitable[None]]) -> None:
        del self._deadlines[table_id]
        self._waking[table_id] = asyncio.create_task(self._woken(table_id, wake), name=f"wake {table_id}")

    async def _woken(self, table_id: str, wake: Callable[[str], Awaitable[None]]) -> None:
        try:
            await wake(table_id)
        except Exception:
            log.exception("could not wake table %s", table_id)
        finally:
            del self._waking[table_id]
            if table_id in self._deadlines:
                self._push(table_id)
            self._changed.set()

    def _is_old(self, entry: tuple[int, str]) -> bool:
        """Return whether this deadline was replaced, or its table is being woken."""
        return self._deadlines.get(entry[1]) != entry[0] or entry[1] in self._waking


def _nothing_is_held(table_id: str) -> bool:
    return False
