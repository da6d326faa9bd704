"""Check whether a finished match was dealt and played as its secret, its players and its rules demand."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.match_file import MatchFileFault, check, is_checkable
from bot.storage import Database
from bot.storage.commitments import ChainRow
from bot.tables.people import Refused
from bot.tables.recorded import NoMatchFile, Recorded, recorded
from bot.tables.service import Tables
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of checking a finished match."""

    table: Table
    faults: Sequence[MatchFileFault] | None
    """All faults found. None if the match was played by other rules than today's."""


LATEST = 1_000
"""The most commitments of a server that are returned, the newest ones."""


@dataclass(frozen=True, slots=True)
class Chain:
    """The newest commitments of a server."""

    rows: Sequence[ChainRow]
    """The commitments, newest first. The first one is to the server's next table, which isn't open yet."""

    def count(self, *phases: str) -> int:
        """Return how many of the tables are in one of these phases."""
        return sum(row.phase in phases for row in self.rows)


class Fairness:
    """Returns and checks the match files of finished matches. Methods raise StorageError, and Refused
    ``record_...`` if a match has no match file.
    """

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def promised(self, place_id: int) -> str:
        """Return the commitment to the next table of a server."""
        return await self._tables.lobbies.promised(place_id)

    async def chain(self, place_id: int) -> Chain:
        """Return the newest commitments of a server."""
        await self.promised(place_id)
        return Chain(await self._database.commitments.last(place_id, LATEST))

    async def record(self, place_id: int, match: str) -> Recorded:
        """Return a finished match of a server with its match file."""
        row = await self._database.tables.get(match)
        try:
            return await recorded(self._database, None if row and row.place_id != place_id else row)
        except NoMatchFile as none:
            raise Refused(f"record_{none.why}") from none

    async def check(self, place_id: int, match: str) -> Checked:
        """Replay a finished match of a server and return the faults found."""
        table, record = await self.record(place_id, match)
        if not is_checkable(record):
            return Checked(table, None)
        return Checked(table, await asyncio.to_thread(check, record))
