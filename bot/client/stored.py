"""A bot with its state in a database: opening, restoring and closing it."""

from __future__ import annotations

import asyncio
import glob
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from bot.client.sharded import ShardedBot
from bot.client.upkeep import Upkeep
from bot.services import Departures
from bot.services.installed_games import note_games
from bot.settings import Settings
from bot.shards import FIRST, IsHere, everywhere
from bot.site.worker import SiteWorker
from bot.storage import Database, Fence, KnownRow, StorageBusy, StorageError, forgotten, open_database
from bot.storage.nightly import made_in
from bot.tables import Clock, Pace
from bot.ui.delivery.catching_up import CatchUp
from bot.ui.delivery.governor import Governor
from bot.ui.delivery.sleepers import Sleepers
from bot.ui.evening.worker import EveningWorker
from bot.ui.finding.calls import FoundCalls
from bot.ui.outbox.outbox import Outbox
from bot.ui.pictures.emojis import ApplicationTiles
from bot.ui.shell.arrivals import Arrivals
from bot.ui.shell.context import Services
from bot.ui.tables.early import EarlyPings
from bot.ui.tables.watchers import Watchers

log = logging.getLogger(__name__)

RESTORE_PAUSE = 5_000
"""Milliseconds before restoring is tried again if the database is busy."""
LAST_ANSWERS = 2.0
"""Seconds that a stopping bot waits for answers to presses in progress, before it closes its connections."""


class StoredBot(ShardedBot):
    """A bot that opens a database, restores its state from it, and closes it."""

    arrivals: Arrivals
    services: Services
    outbox: Outbox
    catch_up: CatchUp
    sleepers: Sleepers
    departures: Departures
    watchers: Watchers
    early: EarlyPings
    found_calls: FoundCalls
    evenings: EveningWorker
    site: SiteWorker
    upkeep: Upkeep
    tiles: ApplicationTiles
    pace: Pace
    chance: Random
    secret: Callable[[], bytes]
    """Returns the bytes behind a shuffle."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        governor: Governor,
        new_key: Callable[[], str],
        fence: Fence | None,
        is_first: bool,
        busy_timeout_ms: int,
        **options: Any,
    ) -> None:
        super().__init__(**options)
        self.settings = settings
        self.clock = clock
        self.governor = governor
        self._new_key, self.is_first = new_key, is_first
        self._busy_timeout_ms = busy_timeout_ms
        self.fence: Fence | None = None
        """This process's proof of ownership in each transaction. None if no other process can write."""
        self._write_with(fence)
        self.database: Database | None = None
        self._restoring: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self._closed: asyncio.Future[None] | None = None
        self._growing: asyncio.Task[None] | None = None
        self._to_tell: set[int] = set()
        """Shards taken over from another process whose seasons haven't been announced yet."""
        self.fault: str | None = None
        """The log id of the error that stopped the start; None if there was none."""
        self._erased: list[KnownRow] | None = None
        """The people erased again from a restored backup; None before that is done."""
        self.may_begin = asyncio.Event()
        """Set once this process may write to the database. Then everything is restored."""
        if self.is_first:
            self.may_begin.set()
        self.elsewhere: Collection[int] | None = ()
        """The interactions that the predecessor has handled recently; None if unknown."""
        self._has_let_go = False

    # The start

    async def summary(self) -> str:
        """Open the database, and return a line that names it and its content."""
        database = await self._open_database()
        if database.was_empty and (backup := self._newest_backup()):
            return (
                f"database {self.settings.database}: EMPTY, and {backup} is there. "
                "If it should not be empty, stop the bot and put that back with `olsen restore`"
            )
        if database.was_empty:
            return f"database {self.settings.database}: NEW"
        kept = await database.guilds.contents()
        return (
            f"database {self.settings.database}: {kept.open_tables} open tables, {kept.matches} matches, "
            f"{kept.people} people in {kept.guilds} servers"
        )

    def _newest_backup(self) -> Path | None:
        """Return the newest backup of a database with this name, or None."""
        folder, beside = self.settings.backup_folder, self.settings.beside
        with suppress(OSError):
            found = [*beside.parent.glob(f"{glob.escape(beside.name)}.bak-*")]
            found += [] if folder is None else made_in(folder, beside)
            return max(found, key=lambda file: file.stat().st_mtime, default=None)
        return None

    def _write_with(self, fence: Fence | None) -> None:
        """Use a fence from now on, and share Discord's rate with the other processes."""
        self.fence = fence
        if fence is not None:
            self.governor.share(fence.alive)
            fence.alive_changed = self.governor.share

    async def _open_database(self) -> Database:
        if self.database is None:
            self.database = await open_database(
                self.settings.database,
                busy_timeout_ms=self._busy_timeout_ms,
                clock=self.clock.now,
                new_key=self._new_key,
                beside=self.settings.beside,
                fence=self.fence,
                has_peers=self.shared is not None,
                is_mine=self.is_first,
            )
            if self.is_first:
                with suppress(StorageBusy):  # it is tried again before anything is restored
                    await self._forget_again(self.database)
        return self.database

    async def _forget_again(self, database: Database) -> list[KnownRow]:
        """Delete forgotten people again, in case this database is a restored backup."""
        if self._erased is None:
            if not database.was_empty:  # an empty database means that a backup may be all that is left
                await forgotten.delete_old_backups(
                    self.settings.beside, self.clock.now(), self.settings.backup_days
                )
            here = everywhere if self.shared is None else self.shared.among([*self.shared])
            self._erased = await self._forgotten_in(database, here)
        return self._erased

    async def _forgotten_in(self, database: Database, here: IsHere) -> list[KnownRow]:
        """Erase forgotten people again in the places that are ``here``."""
        return await forgotten.forget_again(database, self.clock.now(), self.settings.backup_days, here)

    async def _restore(self) -> None:
        """Restore tables and seasons. An unexpected error stops the bot; :attr:`fault` is its id in the
        log.
        """
        await self.may_begin.wait()
        try:
            if await self._restore_parts(self.shards_of.has, self._forget_again):
                self._go_on()
                self.outbox.changed()
                if FIRST in self.shards_of:
                    self.upkeep.start()
                self.dispatch("taken_up")
                # The predecessor couldn't answer the commands of this version.
                if not self.is_first and FIRST in self.shards_of:
                    self._registering = asyncio.create_task(self._register_commands(), name="commands")
        except Exception:
            self._stop_for_fault()
        else:
            if self.fence is not None:
                self._growing = asyncio.create_task(self._grow(self.fence.gained), name="take more shards")

    def _stop_for_fault(self) -> None:
        """Stop because of the exception being handled."""
        self.fault = secrets.token_hex(4)
        log.critical("fault %s: the bot cannot start, so it stops", self.fault, exc_info=True)
        self._ending = asyncio.create_task(self.close(), name="close after a fault")

    def _answer(self) -> None:
        """Pass presses on from now on. A press needs only its own table, which is restored first."""
        self.arrivals.release(elsewhere=self.elsewhere)

    async def _restore_parts(
        self, here: IsHere, forget: Callable[[Database], Awaitable[list[KnownRow]]]
    ) -> bool:
        """Restore everything of these servers. ``forget`` erases people who were forgotten there again.
        Return whether the bot is still running.
        """
        services = self.services
        parts = (
            *(services.preferences, services.house_rules, services.watching, services.press_edits),
            *(services.tables.clocks, services.seasons),
        )
        finding = (services.publisher.lost_posts.find, self.sleepers.find, self.found_calls.restore)
        restoring = [*(part.restore for part in parts), *finding]
        services.tables.clocks.when_open = self._answer
        erased: list[KnownRow] | None = None
        while True:
            try:
                database = await self._open_database()
                if erased is None:
                    await note_games(database)
                    erased = await forget(database)
                while restoring:
                    await restoring[0](here)
                    del restoring[0]  # don't restore anything twice
                await services.privacy.catch_up(erased)
                return True
            except StorageError as error:
                log.warning("cannot restore the tables yet, trying again: %s", error)
                self._answer()  # so that presses are answered with "the bot is starting"
                await self.clock.wait(self._closing, self.clock.now() + RESTORE_PAUSE)
                if self._closing.is_set():
                    return False

    def _go_on(self) -> None:
        """Continue with everything that follows the restoring of servers."""
        self.catch_up.add(self.services.tables.clocks.needing_news())
        self.watchers.start()
        self.evenings.start()
        self.site.start()
        count = len(self.services.tables.store.entries.keys())
        log.info("%d tables restored", count)

    # More shards

    async def _grow(self, gained: asyncio.Queue[frozenset[int]]) -> None:
        """Take up shards whenever the process gets some. An unexpected error stops the bot, so that another
        process takes them.
        """
        try:
            while True:
                await self._take_up(await gained.get())
        except Exception:
            self._stop_for_fault()

    async def _take_up(self, shards: frozenset[int]) -> None:
        """Take up everything of shards that another process has had, then connect them."""
        self._expect(shards)
        for shard in shards:
            self._lose(shard)  # until the shard is connected
        here = self.shards_of.among(shards)
        if await self._restore_parts(here, lambda database: self._forgotten_in(database, here)):
            self._to_tell |= shards
            if FIRST in shards:
                await self._register_commands()
                self.upkeep.start()
            self._go_on()
            await self._connect_more(shards)

    async def _register_commands(self) -> None:
        """Register the slash commands, if this process has the first shard."""
        raise NotImplementedError

    def _tell_of(self, shard: int) -> None:
        """Announce what another process left unannounced about a shard's seasons, once the shard is
        connected.
        """
        if shard in self._to_tell:
            self._to_tell.remove(shard)
            self.outbox.tell_of(self.shards_of.among({shard}))

    async def _restored(self) -> bool:
        """Wait until the tables are restored. Return whether the bot is still running then."""
        if self._restoring is not None:
            await asyncio.wait([self._restoring])
        return not self._closing.is_set()

    # The end

    async def close(self, *, only_storage: bool = False) -> None:
        """Stop the bot: accept no more moves, save the last one, then close the connection and the database.
        With ``only_storage``, for another process to take over, the connection stays and the database can
        still be read.
        """
        if only_storage:
            await self._let_go()
        elif self._closed is None:
            self._closed = asyncio.ensure_future(self._close())
        if self._closed is not None:
            await self._closed

    async def _let_go(self) -> None:
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
            await self.arrivals.finish(LAST_ANSWERS)  # answer the last presses
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
            if self._growing is not None:
                self._growing.cancel()
                await asyncio.gather(self._growing, return_exceptions=True)
            self.upkeep.stop()
            services = self.services
            parts = (
                *(self.departures, services.seasons, self.outbox),
                *(
                    self.watchers,
                    self.early,
                    self.found_calls,
                    self.evenings,
                    self.site,
                    services.tables.clocks,
                ),
                *(self.catch_up, services.publisher, services.hands),
                *(self.sleepers, services.passing, services.reacting, services.avatars),
                self.upkeep,
            )
            for part in parts:  # the upkeep last, because it waits for the disk
                await part.close()


async def take_over(bot: StoredBot, fence: Fence | None, handled: Collection[int] | None) -> None:
    """Start a bot in place of the predecessor, which has let go of the database, and restore everything.

    The bot writes with the ``fence``. ``handled``: the interactions that the predecessor has handled
    recently; None if unknown. Raises storage errors.
    """
    bot._write_with(fence)
    database = await bot._open_database()
    await database.begin_writing(fence)
    await database.finish_migrations()
    bot.elsewhere = handled
    bot.may_begin.set()
