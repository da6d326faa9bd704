"""Privacy: forgetting people, and giving people the data stored about them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from typing import Literal

from bot.milliseconds import DAY, MINUTE
from bot.services.archive import Archive
from bot.services.personal_data import PersonalData
from bot.services.preferences import Preferences
from bot.shards import WHOLE, Shards, is_server
from bot.storage import Database, KnownRow, StorageError, forgotten
from bot.storage.traces import forms_of
from bot.tables.clock import Clock
from bot.tables.elsewhere import until_others_have
from bot.tables.listeners import Signal
from bot.tables.outcome import saved
from bot.tables.people import Refused
from bot.tables.service import Tables

log = logging.getLogger(__name__)

PAUSE = MINUTE
"""Milliseconds before a user can get their data again, because the export takes a while."""

FORGET = "forget"
"""The subject under which a process tells the others that a person wants to be forgotten on their servers."""

FORGOTTEN = "forgotten"
"""The subject under which a process tells the others that a person was erased. They may have them in memory,
because a press reaches the process that has its server's shard, and the first shard has other places.
"""

ROOM_LEFT = 100_000
"""Bytes that are reserved for the end of a zip."""


class Privacy:
    """Forgets people, and gives people the data stored about them. All methods raise StorageError."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        preferences: Preferences,
        clock: Clock,
        backup_days: int,
        moves_days: int | None = None,
        shards: Shards = WHOLE,
        *,
        on_forget: Sequence[Callable[[int, str], Awaitable[None]]] = (),
        on_forgotten: Sequence[Callable[[int, int, str], None]] = (),
    ) -> None:
        """``on_forget``: called with a server and a person before the person is erased, e.g. to withdraw them
        from seasons. ``on_forgotten``: called with the server, the user id and the person after that, to drop
        data from memory. ``shards`` are those of this process; on other servers, the process that has them
        forgets people.
        """
        self._shards = shards
        database.peers.hear(FORGET, lambda told: self._forget_here(told["user"], told["place"]))
        database.peers.hear(FORGOTTEN, lambda told: self._drop(told["place"], told["user"], told["person"]))
        self._database = database
        self._tables = tables
        self._preferences = preferences
        self._clock = clock
        self.backup_days = backup_days
        """How many days backups of the database may be kept."""
        self.moves_days = moves_days
        """How many days finished matches keep their moves; None for ever."""
        self._personal_data = PersonalData(database, clock)
        self._packing = asyncio.Lock()
        self._forgetting = asyncio.Lock()
        self._packed_at: dict[int, int] = {}
        self._seen_on = 0
        self._seen: set[int] = set()
        """The places outside of servers where the bot was used today."""
        self._on_forget = on_forget
        self._forgotten = Signal(*on_forgotten)

    async def seen(self, place_id: int) -> None:
        """Note that the bot is used in a place outside of servers, for as long as its data is kept. Raises
        StorageError.
        """
        today = self._clock.now() // DAY
        if self._seen_on != today:
            self._seen_on, self._seen = today, set()
        if place_id not in self._seen:
            async with self._database.transaction() as tx:
                await tx.guilds.see_again(place_id, self._clock.now())
            self._seen.add(place_id)

    async def places(self, user_id: int) -> tuple[int, ...]:
        """Return the places where a user is known."""
        return tuple(known.place_id for known in await self._known(user_id))

    async def _known(self, user_id: int) -> list[KnownRow]:
        return await self._database.privacy.rows_of_user(user_id)

    # Forgetting

    async def forget(self, user_id: int, place_id: int | None) -> int:
        """Forget a user in one server, or in all places if ``place_id`` is None, or in all places outside of
        servers if it is the id of one. Return the number of places that knew them.

        First they leave all tables and seasons. Raises Refused ``unknown_person`` if nothing is known about
        them. After an interruption, call it again.
        """
        async with self._forgetting:
            known = [row for row in await self._known(user_id) if _is_meant(row.place_id, place_id)]
            if not known:
                raise Refused("unknown_person")
            elsewhere = {row.person for row in known if not self._shards.has(row.place_id)}
            if elsewhere:
                async with self._database.transaction() as tx:
                    await tx.tell(FORGET, user=user_id, place=place_id)
            for row in known:
                if row.person not in elsewhere:
                    await self._forget(row)
        await self._forgotten_elsewhere(user_id, elsewhere)
        return len(known)

    async def _forgotten_elsewhere(self, user_id: int, people: Collection[str]) -> None:
        """Wait until other processes have forgotten these people. Raises StorageBusy if it takes too long."""

        async def look() -> Literal[True] | None:
            left = any(row.person in people for row in await self._known(user_id))
            return None if left else True

        if people:
            await until_others_have(self._clock, look)

    async def _forget_here(self, user_id: int, place_id: int | None) -> None:
        """Forget a user on the servers of this process, on another process's request."""
        try:
            async with self._forgetting:
                for row in await self._known(user_id):
                    if _is_meant(row.place_id, place_id) and self._shards.has(row.place_id):
                        await self._forget(row)
        except StorageError:
            log.warning(
                "a person could not be deleted, because the database is busy. They were asked to try again"
            )

    async def _forget(self, known: KnownRow) -> None:
        for leave in self._on_forget:
            await leave(known.place_id, known.person)
        await self._tables.seats.forget(known.place_id, known.person)
        now = self._clock.now()
        who = known.place_id, known.user_id, now
        try:
            # The file comes first: if the bot stops after that, the rest is done at the next start.
            await forgotten.remember(self._database, *who)
            async with self._database.transaction() as tx:
                await tx.privacy.erase(known)
                await tx.tell(FORGOTTEN, place=known.place_id, user=known.user_id, person=known.person)
        except StorageError:
            with suppress(StorageError):
                await forgotten.take_back(self._database, *who)
            raise
        saved()
        # They may have joined a table by now.
        await self._tables.seats.forget(known.place_id, known.person)
        await self._database.clear_traces(*forms_of(known.user_id, known.name))
        await self._drop(known.place_id, known.user_id, known.person)

    async def _drop(self, place_id: int, user_id: int, person: str) -> None:
        """Drop a person who was erased from memory."""
        self._packed_at.pop(user_id, None)
        self._preferences.forget_player(user_id)
        self._forgotten(place_id, user_id, person)

    async def catch_up(self, erased: Iterable[KnownRow]) -> None:
        """Finish forgetting people who were erased again at the start. Everything must have been restored."""
        for known in erased:
            for leave in self._on_forget:
                await leave(known.place_id, known.person)

    # Their data

    async def data(self, user_id: int, limit: int) -> tuple[str, bytes]:
        """Return all data about a user as a file of at most ``limit`` bytes: its kind, ``json`` or ``zip``,
        and its content.

        If the matches do not fit, the oldest ones are left out, and the file says so. Raises Refused
        ``unknown_person``, and ``data_again`` if the user has just got the data.
        """
        now = self._clock.now()
        self._packed_at = {user: at for user, at in self._packed_at.items() if at > now - PAUSE}
        if user_id in self._packed_at:
            raise Refused("data_again", at=str((self._packed_at[user_id] + PAUSE) // 1000 + 1))
        known = await self._known(user_id)
        if not known:
            raise Refused("unknown_person")
        self._packed_at[user_id] = now
        try:
            async with self._packing:  # one export at a time, because playing comes first
                return await self._personal_data.pack(known, Archive(limit - ROOM_LEFT))
        except BaseException:
            self._packed_at.pop(user_id, None)
            raise


def _is_meant(place_id: int, where: int | None) -> bool:
    """Return whether a user who wants to be forgotten in ``where`` means a place too."""
    if where is None or is_server(where):
        return where in (None, place_id)
    return not is_server(place_id)
