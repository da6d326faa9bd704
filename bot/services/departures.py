"""Servers that the bot has left: their tables end at once, and their data is deleted later. Places outside of
servers: their data is deleted when the last of their people has gone, or after a long silence.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial

from bot.milliseconds import DAY, MINUTE
from bot.services.routine import every_day
from bot.shards import WHOLE, Shards, is_server, named
from bot.storage import Database, Transaction
from bot.tables.clock import Clock
from bot.tables.listeners import Signal
from bot.tables.service import Tables

log = logging.getLogger(__name__)

KEPT_DAYS = 30
"""How many days a server's data is kept after the bot has left it."""

SILENT_DAYS = 90
"""How many days the data of a place outside of servers is kept after the bot was last used there."""

LATELY = MINUTE
"""For how long (ms) after its last use a place without known people is kept."""

BREATH = 50
"""Milliseconds between two pages of a deletion, for other writes."""

Present = Callable[[], Collection[int] | None]
"""Returns the servers that the bot is in, including those with an outage, or None if they aren't known
now.
"""

IsGone = Callable[[int], Awaitable[bool]]
"""Asks Discord, and returns whether the bot is really no longer a member of a server."""


class Departures:
    """Notes which servers the bot has left, and deletes their data and that of other places when it is
    due.
    """

    def __init__(
        self,
        database: Database,
        tables: Tables,
        clock: Clock,
        on_purged: Sequence[Callable[[int], None]] = (),
        shards: Shards = WHOLE,
    ) -> None:
        """``on_purged``: called with a server whose data was deleted, to drop it from memory. Only servers of
        this process's ``shards`` are checked.
        """
        self._shards = shards
        self._database = database
        self._tables = tables
        self._clock = clock
        self._closing = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._purged = Signal(*on_purged)

    def start(self, present: Present, is_gone: IsGone) -> None:
        """Check once a day from now on. Starting twice is allowed."""
        if self._running is None:
            self._running = asyncio.create_task(self._run(present, is_gone), name="departures")

    async def close(self) -> None:
        """Stop. A running deletion continues after the next start."""
        self._closing.set()
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)

    async def left(self, place_id: int) -> None:
        """Note that the bot has left a server. Raises StorageError."""
        async with self._database.transaction() as tx:
            await tx.guilds.note_departure(place_id, self._clock.now())
        await self._end_tables(place_id)
        log.info("the bot left server %d. Its data will be deleted in %d days", place_id, KEPT_DAYS)

    async def returned(self, place_id: int) -> bool:
        """Note that the bot is in a server. Return whether it had left it before. Raises StorageError."""
        if place_id not in await self._database.guilds.departures():
            return False  # the usual case, with nothing to write
        async with self._database.transaction() as tx:
            await tx.guilds.take_back_departure(place_id)
        return True

    async def look(self, present: Present, is_gone: IsGone) -> None:
        """Compare the stored servers with those that the bot is in, and delete what is due, also of other
        places. Raises StorageError.
        """
        here = present()
        if here is None:
            return
        known, departures = await self._database.guilds.known(), await self._database.guilds.departures()
        known = {place_id for place_id in known if is_server(place_id) and self._shards.has(place_id)}
        noted = {place_id: at for place_id, at in departures.items() if self._shards.has(place_id)}
        for place_id in sorted(noted.keys() & set(here)):
            await self.returned(place_id)
        for place_id in sorted(known - set(here) - noted.keys()):
            if await is_gone(place_id):
                await self.left(place_id)
        for place_id, left_at in noted.items():
            is_due = left_at + KEPT_DAYS * DAY <= self._clock.now()
            if place_id not in here and is_due and await is_gone(place_id):
                await self._purge(place_id, partial(_is_still_gone, place_id, present))
        for place_id in await self._database.guilds.silent(self._clock.now() - SILENT_DAYS * DAY):
            if self._shards.has(place_id):
                await self._purge(place_id, partial(self._is_still_silent, place_id))

    async def _purge(self, place_id: int, is_due: Callable[[Transaction], Awaitable[bool]]) -> None:
        """Delete the data of a place page by page, as long as that ``is_due``."""
        async with self._database.transaction() as tx:
            more = await is_due(tx)
        if more:
            await self._end_tables(place_id)
        while more and not self._closing.is_set():
            async with self._database.transaction() as tx:
                if not await is_due(tx):
                    return
                more = await tx.guilds.purge_page(place_id)
            await self._clock.wait(self._closing, self._clock.now() + BREATH)
            if not more:
                await self._database.clear_traces()
                self._purged(place_id)
                log.info("deleted the data of %s, where the bot is no longer used", named(place_id))

    async def _is_still_silent(self, place_id: int, tx: Transaction) -> bool:
        now = self._clock.now()
        return await tx.guilds.hold_silent(place_id, now - SILENT_DAYS * DAY, now - LATELY)

    async def _end_tables(self, place_id: int) -> None:
        for table in self._tables.open_tables(place_id):
            await self._tables.messages.abandon(table.table_id)

    async def _run(self, present: Present, is_gone: IsGone) -> None:
        looking = partial(self.look, present, is_gone)
        await every_day(looking, "deleting the data of servers that were left", self._clock, self._closing)


async def _is_still_gone(place_id: int, present: Present, tx: Transaction) -> bool:
    return place_id not in (present() or ())
