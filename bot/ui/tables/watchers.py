"""Tell watchers by direct message that their match has ended."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from contextvars import Context

from discord import ui

from bot.milliseconds import MINUTE
from bot.services import Watching, WatchRow
from bot.tables import Clock, Refused, StorageError, Table, Tables
from bot.ui.components.layout import message
from bot.ui.delivery.letters import Letters, Unreached
from bot.ui.delivery.outcomes import is_momentary
from bot.ui.i18n.translator import Translator, translator
from bot.ui.i18n.values import listed
from bot.ui.tables.my import link_to
from bot.ui.tables.result import winners

log = logging.getLogger(__name__)

LATER = MINUTE
"""Milliseconds before another try if Discord or the database couldn't be reached."""


class Watchers:
    """Checks watched tables after something has happened there, and writes to their watchers at the end.

    Watchers are forgotten only after they get their message, so a restart leaves no one out. They get it
    once, or not at all if they may no longer see the table or take no messages.
    """

    def __init__(self, tables: Tables, watching: Watching, letters: Letters, clock: Clock) -> None:
        self._tables = tables
        self._watching = watching
        self._letters = letters
        self._clock = clock
        self._due: dict[str, int] = {}
        """When (ms) to check tables, by table id."""
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        tables.changed.subscribe(self.changed)
        watching.begun.subscribe(self.look_at)

    def start(self) -> None:
        """Begin with everything that is watched, when tables are restored: at the start, and again if this
        process gets more of them.
        """
        for table_id in self._watching.watched:
            self._due.setdefault(table_id, 0)
        self._changed.set()
        if self._task is not None:
            return
        self._task = asyncio.create_task(self._run(), name="tell who watches", context=Context())

    async def close(self) -> None:
        """Stop. Remaining watchers get their message after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def changed(self, table: Table) -> None:
        """Check a changed table, if it is watched."""
        if table.table_id in self._watching.watched:
            self.look_at(table)

    def look_at(self, table: Table) -> None:
        """Check a table soon."""
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
                if not table.is_open:
                    for row in await self._watching.of_table(table):
                        await self._tell(table, row)
                    self._watching.watched.discard(table_id)  # nothing will happen there any more
        except Exception as error:
            if not (isinstance(error, StorageError | Unreached) or is_momentary(error)):
                log.exception(
                    "fault %s: cannot tell the watchers of table %s", secrets.token_hex(4), table_id
                )
                return
            self._due.setdefault(table_id, self._clock.now() + LATER)

    async def _tell(self, table: Table, row: WatchRow) -> None:
        member = await self._letters.reader(table.place_id, row.user_id, table.channel_id)
        if member is not None:
            await self._letters.write(
                table.place_id, member, row.post, letter(table, translator(row.language))
            )
        await self._watching.drop(table, row.user_id)


def letter(table: Table, say: Translator) -> ui.LayoutView:
    """Build the message that tells a watcher how a match has ended."""
    how = {"game": table.game.spec.name, "link": link_to(table)}
    if table.phase != "over":
        return message(say("watch-told-end", **how))
    won = winners(table, say)
    return message(say("watch-told-over", names=listed(won, say), count=len(won), **how))
