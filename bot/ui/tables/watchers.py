"""Tell watchers by direct message what they have asked for, and ask for seats on their behalf."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import Context
from typing import Any

from discord import ui

from bot.milliseconds import MINUTE
from bot.services import Watching, WatchRow
from bot.tables import Clock, Refused, StorageError, Table, Tables, Who
from bot.ui.components.layout import message
from bot.ui.delivery.letters import Letters, Unreached
from bot.ui.delivery.outcomes import is_momentary
from bot.ui.i18n.translator import Translator, translator
from bot.ui.i18n.values import listed
from bot.ui.tables.my import link_to
from bot.ui.tables.result import winners
from bot.ui.tables.watching import seats_to_ask_for

log = logging.getLogger(__name__)

LATER = MINUTE
"""Milliseconds before another try if Discord or the database couldn't be reached."""


class Watchers:
    """Checks watched tables after something has happened there, and grants watchers' requests.

    A granted request is stored before its watcher is told, and deleted after that. So a restart leaves no
    watcher untold. They are told once, or not at all if they may no longer see the table or take no messages.
    """

    def __init__(
        self,
        tables: Tables,
        watching: Watching,
        need_company: Callable[[Table, int], Awaitable[None]],
        letters: Letters,
        clock: Clock,
    ) -> None:
        """``need_company`` raises Refused if a user and a player at the table avoid each other."""
        self._tables = tables
        self._watching = watching
        self._need_company = need_company
        self._letters = letters
        self._clock = clock
        self._due: dict[str, int] = {}
        """When (ms) to check tables, by table id."""
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        tables.changed.subscribe(self.changed)
        tables.opened.subscribe(self.look_at)
        watching.asked.subscribe(self.look_at)

    def start(self) -> None:
        """Begin with everything that is watched, when tables are restored: at the start, and again if this
        process gets more of them.
        """
        for table_id in self._watching.about:
            self._due.setdefault(table_id, 0)
        self._changed.set()
        if self._task is not None:
            return
        self._task = asyncio.create_task(self._run(), name="tell who watches", context=Context())

    async def close(self) -> None:
        """Stop. Watchers not told yet are told after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def changed(self, table: Table) -> None:
        """Check a changed table, if it is watched."""
        if table.table_id in self._watching.about:
            self.look_at(table)

    def look_at(self, table: Table) -> None:
        """Check a table soon, and then after every change as long as it is watched."""
        self._watching.about.add(table.table_id)
        self._due[table.table_id] = 0
        self._changed.set()

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            now = self._clock.now()
            for table_id in [key for key, at in self._due.items() if at <= now]:
                del self._due[table_id]
                await self._look(table_id)
            if not self._changed.is_set():
                await self._clock.wait(self._changed, min(self._due.values(), default=None))

    async def _look(self, table_id: str) -> None:
        try:
            with suppress(Refused):  # the table is no longer known, or can't be read
                table = await self._tables.get(table_id)
                for row in await self._watching.of_table(table):
                    await self._grant(table, row)
                if not table.is_open:
                    self._watching.about.discard(table_id)  # nothing will happen there any more
        except Exception as error:
            if not (isinstance(error, StorageError | Unreached) or is_momentary(error)):
                log.exception(
                    "fault %s: cannot tell the watchers of table %s", secrets.token_hex(4), table_id
                )
                return
            self._due.setdefault(table_id, self._clock.now() + LATER)

    async def _grant(self, table: Table, row: WatchRow) -> None:
        """Grant a watcher's request, if it is time, and tell them."""
        if row.kind == "seat":
            await self._seat(table, row)
        elif row.kind == "opened" and table.phase != "lobby":
            # the next match began before the watcher could be told
            await self._watching.turn(row, "game", table.game_key)
        elif row.kind != "end" or not table.is_open:
            await self._tell(table, row)

    async def _seat(self, table: Table, row: WatchRow) -> None:
        """Ask the players for a computer's seat, on behalf of a watcher."""
        if table.phase == "closed" or table.seat_of(row.user_id) is not None:
            await self._watching.drop(row)
            return
        who = Who(row.user_id, row.name)
        seats = seats_to_ask_for(table, who) if table.is_open else []
        if seats:
            with suppress(Refused):
                await self._need_company(table, row.user_id)
                await self._tables.seats.ask_for_seat(table.table_id, who, seats[0])
                await self._watching.turn(row, "asked", table.table_id)
                self.look_at(table)

    async def _tell(self, table: Table, row: WatchRow) -> None:
        place, may_be_private = (table.place_id, row.user_id, table.channel_id), row.kind != "opened"
        member = await self._letters.reader(*place, may_be_private=may_be_private)
        if member is not None:
            view = letter(table, row, translator(row.language))
            await self._letters.write(table.place_id, member, row.post, view)
            await self._watching.drop(row)
        elif row.kind == "opened":
            # tell them of the next table that they may see
            await self._watching.turn(row, "game", table.game_key)
        else:
            await self._watching.drop(row)


def letter(table: Table, row: WatchRow, say: Translator) -> ui.LayoutView:
    """Build the message that tells a watcher about their request."""
    how: dict[str, Any] = {"game": table.game.spec.name, "link": link_to(table)}
    if row.kind == "end" and table.phase == "over":
        won = winners(table, say)
        return message(say("watch-told-over", names=listed(won, say), count=len(won), **how))
    return message(say(f"watch-told-{row.kind}", **how))
