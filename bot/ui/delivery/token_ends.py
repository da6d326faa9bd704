"""What happens at a table when the press that shows it expires."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from bot.milliseconds import MINUTE, SECOND
from bot.tables import Clock, Refused, StorageError, Table, Tables
from bot.ui.delivery.background import Background
from bot.ui.delivery.kept import KeptMessages
from bot.ui.delivery.press_tokens import PressTokens

log = logging.getLogger(__name__)

LAST_EDIT = 20 * SECOND
"""How long (ms) before the end of a token the message is shown for the last time by it."""
WORTH_IT = 2 * MINUTE
"""How much longer (ms) another token must live for the message to be sent again by it."""
LOOKED = SECOND
"""Milliseconds between two looks at the tokens of all tables."""
AGAIN = 5 * SECOND
"""Milliseconds until what couldn't be saved at the end of a token is tried again."""


class TokenEnds:
    """Prepares each table for the moment when its message can't be edited any more: it is sent again by a
    newer press, or else the match rests until the next one.
    """

    def __init__(
        self,
        tokens: PressTokens,
        tables: Tables,
        messages: KeptMessages,
        clock: Clock,
        show: Callable[[Table], None],
    ) -> None:
        """``show`` has a table shown again."""
        self._tokens, self._tables, self._messages = tokens, tables, messages
        self._clock, self._show = clock, show
        self._ended: dict[str, int] = {}
        """The last end of a token that each table was prepared for."""
        self._background = Background()
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, because there are tokens. Starting twice is allowed."""
        if self._watching is None or self._watching.done():
            self._watching = self._background.start(self._watch(), "tokens of tables")

    def forget(self, table_id: str) -> None:
        """Prepare a table no more."""
        self._ended.pop(table_id, None)

    async def close(self) -> None:
        """Stop."""
        await self._background.close()

    async def _watch(self) -> None:
        while True:
            self._tokens.changed.clear()
            now = self._clock.monotonic()
            ends = [(table, at) for table in self._known() if (at := self._ends_at(table)) is not None]
            for table, at in ends:
                if at <= now:
                    await self._end(table, at + LAST_EDIT)
            later = [at for _, at in ends if at > now]
            until = self._clock.now() + min(later) - now if later else None
            await self._clock.wait(self._tokens.changed, until)
            await self._pause(LOOKED)  # there may be many presses

    def _known(self) -> list[Table]:
        known = map(self._tables.find, self._tokens.tables())
        return [table for table in known if table is not None]

    def _ends_at(self, table: Table) -> int | None:
        """Return when (monotonic ms) a table's message is to be shown for the last time; None if the table
        rests or was prepared for that.
        """
        if table.rests:
            return None
        token = self._tokens.editing(table.table_id, self._messages.of(table).id_of(table))
        if token is None or self._ended.get(table.table_id, 0) >= token.until:
            return None
        return token.until - LAST_EDIT

    async def _end(self, table: Table, until: int) -> None:
        if self._tokens.awaits(table.table_id):  # the answer to a press may change everything
            self._tokens.changed.set()
            return
        self._ended[table.table_id] = until
        if table.phase != "playing":
            return  # nothing changes there without a press
        newest = self._tokens.sending(table.table_id)
        if newest is not None and newest.until - until >= WORTH_IT:
            self._messages.of(table).renew()
            self._show(table)
            return
        try:
            with suppress(Refused):  # the match has ended
                await self._tables.seats.rest(table.table_id)
        except StorageError:
            log.info("table %s rests later: the database is busy", table)
            self._ended.pop(table.table_id, None)
            await self._pause(AGAIN)
            self._tokens.changed.set()

    async def _pause(self, ms: int) -> None:
        await self._clock.wait(asyncio.Event(), self._clock.now() + ms)
