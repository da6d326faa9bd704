"""Delete the moves of old matches, whose results, standings, ratings and statistics stay, old deals for one,
and waits for others that are over.
"""

from __future__ import annotations

import logging

from bot.milliseconds import DAY
from bot.services.duplicate import KEPT_DAYS
from bot.services.routine import Routine, every_day
from bot.storage import Database
from bot.tables.clock import Clock

log = logging.getLogger(__name__)

NOTE = "moves dropped until"
"""The name of the note about the end (ms) up to which matches have lost their moves."""
PAGE = 25
"""How many matches lose their moves at once."""
BREATH = 50
"""Milliseconds between two pages, for other writes."""


def dropped_until(note: str | None) -> int:
    """Return the noted end (ms since 1970) up to which matches have lost their moves, or 0."""
    return int(note) if note is not None and note.isdecimal() else 0


class Retention(Routine):
    """Deletes old deals for one, waits that are over and the moves of old matches, once a day. Moves are
    deleted a few at a time.
    """

    name = "retention"

    def __init__(self, database: Database, clock: Clock, days: int | None) -> None:
        """``days``: how long a match keeps its moves after its end; None for ever."""
        super().__init__()
        self._database = database
        self._clock = clock
        self._days = days

    async def look(self) -> int:
        """Delete what is due, and return how many matches have lost their moves. Raises StorageError; what is
        deleted stays deleted.
        """
        now = self._clock.now()
        async with self._database.transaction() as tx:
            await tx.duplicate.drop_old(now, now - KEPT_DAYS * DAY)
            await tx.duplicate.forget_over(now)
            await tx.waits.end(now)
        return 0 if self._days is None else await self._drop_moves(now - self._days * DAY)

    async def _drop_moves(self, before: int) -> int:
        """Delete the moves of matches that ended before a time (ms), and return how many matches."""
        count = 0
        since = dropped_until(await self._database.notes.get(NOTE))
        while since < before and not self._closing.is_set():
            page = await self._database.matches.ended_with_moves(since, before, PAGE)
            since = page[-1][1] if len(page) == PAGE else before
            async with self._database.transaction() as tx:
                await tx.matches.drop_moves(table_id for table_id, _ in page)
                await tx.notes.save(NOTE, str(since))
            count += len(page)
            if since < before:
                await self._clock.wait(self._closing, self._clock.now() + BREATH)
        if count:
            log.info("deleted the moves of %d matches that ended %d days ago or more", count, self._days)
        return count

    async def _run(self) -> None:
        await every_day(self.look, "deleting old moves and deals", self._clock, self._closing)
