"""Whether a finished match was dealt and played as its secret, its players and its rules make it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.record import Fault, MatchRecord, check, is_checkable, played_again
from bot.storage import Database
from bot.tables.busy import or_busy
from bot.tables.people import Refused
from bot.tables.recorded import NoRecord, Recorded, recorded
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Checked:
    """What the check of a finished match has found."""

    table: Table
    record: MatchRecord
    faults: Sequence[Fault] | None
    """All that is wrong with it; None if it was played by other rules than today's."""
    hands: Sequence[Sequence[str]] = ()
    """The cards that each seat gets in the first deal, as they follow from the shuffles; none if they do not
    follow.
    """


class Fairness:
    """Gives the records of finished matches, and checks them. Methods raise Busy, and Refused
    ``record_...`` if there is no record of a match.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record(self, guild_id: int, match: str) -> Recorded:
        """A finished match of a server, and its record."""
        with or_busy():
            row = await self._database.tables.get(match)
            try:
                return await recorded(self._database, None if row and row.guild_id != guild_id else row)
            except NoRecord as none:
                raise Refused(f"record_{none.why}") from none

    async def check(self, guild_id: int, match: str) -> Checked:
        """Play a finished match of a server again."""
        table, record = await self.record(guild_id, match)
        if not is_checkable(record):
            return Checked(table, record, None)
        return await asyncio.to_thread(_checked, table, record)


def _checked(table: Table, record: MatchRecord) -> Checked:
    faults = check(record)
    try:
        _, dealt = next(played_again(record))
    except ValueError:
        return Checked(table, record, faults)
    hands = [table.game.observe(dealt.state, seat).hand for seat in range(len(record.players))]
    return Checked(table, record, faults, hands)
