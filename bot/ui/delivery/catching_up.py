"""Show tables after an outage: events at once, new deadlines slowly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from bot.tables import Clock, Table, Tables
from bot.ui.delivery.in_turn import InTurn
from bot.ui.delivery.lanes import Lane

GAP = 200
"""Milliseconds between two tables that are shown only because of their deadlines."""


class CatchUp:
    """Shows tables in the background lane.

    Tables with nothing but a new deadline are shown slowly, one after the other. A clock that runs longer
    than it says harms no player, and presses must not wait for thousands of pictures. Other tables mention
    the outage with their next news. Servers are served in turn.
    """

    def __init__(self, tables: Tables, clock: Clock, show: Callable[[Table, Lane], None]) -> None:
        """``show`` marks a table to be shown, in a lane."""
        self._tables = tables
        self._clock = clock
        self._show = show
        self._behind: InTurn[str] = InTurn()
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def add(self, table_ids: Iterable[str]) -> None:
        """Show these tables too, in this order within each server."""
        for table_id in table_ids:
            self._behind.add(self._tables.store.entries.place_of(table_id) or 0, table_id)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="catch up")

    async def close(self) -> None:
        """Stop. The remaining tables are shown after the next start."""
        self._stopping.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._behind and not self._stopping.is_set():
            table = self._tables.find(self._behind.take())
            if table is None:
                continue
            if table.is_untold:
                self._show(table, Lane.BACKGROUND)
            elif table.told_deadline != table.deadline:
                self._show(table, Lane.BACKGROUND)
                await self._clock.wait(self._stopping, self._clock.now() + GAP)
