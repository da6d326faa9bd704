"""The lobby of a fixture: its ready players, and whether players can reach it."""

from __future__ import annotations

from bot.seasons.announcements import Announcements, lost_table
from bot.storage import Database
from bot.tables import Table


async def is_lost(database: Database, table: Table) -> bool:
    """Return whether the channel of a table was deleted and the table has no other yet. Raises
    StorageError.
    """
    known = await Announcements(database).message(table.season or "", lost_table(table.table_id))
    return known is not None and known.channel_id == table.channel_id


def ready(table: Table) -> tuple[str, ...]:
    """Return the people who are ready at a table, or were before it closed."""
    return tuple(chair.person for chair in table.chairs if chair.person is not None and not chair.is_asked)
