"""A bot whose state is kept in a database: it is opened, everything is restored from it, and it is closed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

from bot.services import Departures
from bot.settings import Settings
from bot.sharded import ShardedBot
from bot.shards import FIRST
from bot.storage import Database, Fence, KnownRow, StorageBusy, StorageError, forgotten, open_database
from bot.tables import Busy, Clock
from bot.ui.delivery.catching_up import CatchUp
from bot.ui.delivery.governor import Governor
from bot.ui.outbox.outbox import Outbox
from bot.ui.shell.arrivals import Arrivals
from bot.ui.shell.context import Services
from bot.ui.tables.early import EarlyPings
from bot.ui.tables.watchers import Watchers
from bot.upkeep import Upkeep

log = logging.getLogger(__name__)

RESTORE_PAUSE = 5_000
"""Milliseconds before another try to restore the tables if the database is busy."""


class StoredBot(ShardedBot):
    """A bot that opens a database, restores from it what was left, and closes it."""

    arrivals: Arrivals
    services: Services
    outbox: Outbox
    catch_up: CatchUp
    departures: Departures
    watchers: Watchers
    early: EarlyPings
    upkeep: Upkeep

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        governor: Governor,
        new_key: Callable[[], str],
        fence: Fence | None,
        is_first: bool,
        **options: Any,
    ) -> None:
        super().__init__(**options)
        self.settings = settings
        self.clock = clock
        self.governor = governor
        self._new_key, self._fence, self.is_first = new_key, fence, is_first
        self.database: Database | None = None
        self._restoring: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self._closed: asyncio.Future[None] | None = None
        self.fault: str | None = None
        """The id, in the log, of the error that has stopped the start; None if there was none."""
        self._erased: list[KnownRow] | None = None
        """The people who were deleted again from a restored backup; None before that is done."""
        self.may_begin = asyncio.Event()
        if self.is_first:
            self.may_begin.set()
        self._elsewhere: Collection[int] | None = ()
        self._has_let_go = False

    # The start

    async def summary(self) -> str:
        """Open the database, and return a line that says which it is and what it contains."""
        database = await self._open_database()
        if database.was_empty:
            return f"database {self.settings.database}: NEW"
        kept = await database.guilds.contents()
        return (
            f"database {self.settings.database}: {kept.open_tables} open tables, {kept.matches} matches, "
            f"{kept.people} people in {kept.guilds} servers"
        )

    async def _open_database(self) -> Database:
        if self.database is None:
            self.database = await open_database(
                self.settings.database,
                busy_timeout_ms=self.settings.busy_timeout_ms,
                clock=self.clock.now,
                new_key=self._new_key,
                beside=self.settings.beside,
                fence=self._fence,
                has_peers=self.shared is not None,
                is_mine=self.is_first,
            )
            if self.is_first:
                with suppress(StorageBusy):  # it is tried again before anything is restored
                    await self._forget_again(self.database)
        return self.database

    async def _forget_again(self, database: Database) -> list[KnownRow]:
        """Delete people again who were forgotten after this database was saved, in case it is a backup."""
        if self._erased is None:
            shared = () if self.shared is None else (self.shared.count, list(self.shared))
            now, days = self.clock.now(), self.settings.backup_days
            await forgotten.delete_old_backups(self.settings.beside, now, days)
            self._erased = await forgotten.forget_again(database, now, days, *shared)
        return self._erased

    async def begin(self, fence: Fence | None, elsewhere: Collection[int] | None) -> None:
        """Restore everything and be at work, now that the process before has let go of the database, which
        this one opened beside it. ``fence`` is what to write with, and ``elsewhere`` are the ids of the
        interactions that the other one has handled of late; None if nobody knows.
        """
        await (await self._open_database()).begin_writing(fence)
        self._elsewhere = elsewhere
        self.may_begin.set()

    async def _restore(self) -> None:
        """Restore tables and seasons. An unexpected error stops the bot, and :attr:`fault` is its id in the
        log.
        """
        await self.may_begin.wait()
        try:
            await self._restore_all()
        except Exception:
            self.fault = secrets.token_hex(4)
            log.critical("fault %s: the bot cannot start, so it stops", self.fault, exc_info=True)
            self._ending = asyncio.create_task(self.close(), name="close after a fault")

    async def _restore_all(self) -> None:
        services = self.services
        parts = (
            *(services.preferences, services.house_rules, services.watching),
            *(services.tables.clocks, services.seasons),
        )
        restoring = [*(part.restore for part in parts), services.publisher.find_lost_posts]
        while True:
            try:
                erased = await self._forget_again(await self._open_database())
                while restoring:
                    await restoring[0](self.shards_of.has)
                    del restoring[0]  # what was restored is not restored again
                await services.privacy.catch_up(erased)
                break
            except (Busy, StorageError) as error:
                log.warning("tables are taken up in a while: the database says %s", error.__cause__ or error)
                self.arrivals.release(elsewhere=self._elsewhere)  # to be told so
                await self.clock.wait(self._closing, self.clock.now() + RESTORE_PAUSE)
                if self._closing.is_set():
                    return
        self.arrivals.release(elsewhere=self._elsewhere)
        self.catch_up.add(services.tables.clocks.needing_news())
        self.outbox.changed()
        self.watchers.start()
        log.info("%d tables taken up where they were left", len(services.tables.store.entries.keys()))
        if FIRST in self.shards_of:
            self.upkeep.start()
        self.dispatch("taken_up")

    async def _restored(self) -> bool:
        """Wait until the tables are restored. Return whether the bot is still running then."""
        if self._restoring is not None:
            await asyncio.wait([self._restoring])
        return not self._closing.is_set()

    # The end

    async def close(self) -> None:
        """Stop the bot: accept no more moves, save the last one, then close the connection and the
        database.
        """
        if self._closed is None:
            self._closed = asyncio.ensure_future(self._close())
        await self._closed

    async def let_go(self) -> None:
        """Do what :meth:`close` does, as far as it concerns the database, so that another process can have
        it. The connections stay.
        """
        self._closing.set()
        self.governor.stop()
        await self._close_services()
        if self.database is not None:
            await self.database.end_writing()
        self._has_let_go = True

    async def _close(self) -> None:
        self._closing.set()
        self.governor.stop()
        try:
            if not self._has_let_go:
                await self._close_services()
            await self._close_connections()
        finally:  # otherwise the database's thread keeps the process alive
            if self.database is not None:
                await self.database.close()
                self.database = None

    async def _close_services(self) -> None:
        if not self.may_begin.is_set():
            if self._restoring is not None:
                self._restoring.cancel()
        elif hasattr(self, "services"):
            if self._restoring is not None:
                await asyncio.wait([self._restoring])
            self.upkeep.stop()
            services = self.services
            parts = (
                *(self.departures, services.seasons, self.outbox),
                *(self.watchers, self.early, services.tables.clocks),
                *(self.catch_up, services.publisher, services.hands),
                *(services.passing, self.upkeep),
            )
            for part in parts:  # the upkeep last, because it waits for the disk
                await part.close()
