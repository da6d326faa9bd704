"""Guilds: what they have set, which ones the bot has left, and how all that is kept of one is deleted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import Contents, from_columns, settings_in, to_json

TABLES = 25
"""So many tables are deleted at once, with their moves and results."""
ROWS = 500
"""The same for rows with which nothing else goes."""

PAGED = {
    "purge_tables": {"page": TABLES},
    "purge_chips": {"page": ROWS},
    "purge_chip_balances": {"page": ROWS},
    "purge_rating_changes": {},
    "purge_ratings": {},
    "purge_records": {},
    "purge_people": {"page": ROWS},
}
"""What is deleted page by page, and how much at once."""

AT_ONCE = (
    "purge_ratings_due",
    "purge_posts",
    "purge_house_rules",
    "purge_default_house_rules",
    "purge_guild",
    "take_back_departure",
)
"""What there is little of. The departure itself comes last: until then a purge that stopped goes on."""


class GuildQueries:
    """What can be asked about guilds."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def settings(self, guild_id: int) -> dict[str, Any]:
        """What a guild has set; empty when it has set nothing, or what stands there cannot be read."""
        return settings_in(await self._executor.fetch_one("guild_settings", guild_id=guild_id))

    async def settings_in_use(self) -> dict[int, dict[str, Any]]:
        """What each guild has set that has an open table, or one whose end is not told yet."""
        return {
            row["guild_id"]: settings_in(row)
            for row in await self._executor.fetch_all("guild_settings_in_use")
        }

    async def contents(self) -> Contents:
        """How much there is of everything. Counts all rows: for the start of the bot, not for a click."""
        (row,) = await self._executor.fetch_all("contents")
        return from_columns(Contents, row)

    async def known(self) -> set[int]:
        """Every guild of which anything is kept. Reads whole indexes: for the start, and once a day."""
        return {row["guild_id"] for row in await self._executor.fetch_all("known_guilds")}

    async def departures(self) -> dict[int, int]:
        """When (ms) the bot left each guild that it is in no more."""
        return {row["guild_id"]: row["left_at"] for row in await self._executor.fetch_all("all_departures")}


class GuildRepository(GuildQueries):
    """Guilds, and how they are kept."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def save_settings(self, guild_id: int, settings: Mapping[str, Any]) -> None:
        """Replace what a guild has set."""
        await self._executor.execute("save_guild_settings", guild_id=guild_id, settings=to_json(settings))

    async def note_departure(self, guild_id: int, at: int) -> None:
        """Note when the bot left a guild; an earlier note stands."""
        await self._executor.execute("note_departure", guild_id=guild_id, left_at=at)

    async def take_back_departure(self, guild_id: int) -> None:
        """The bot is in a guild again."""
        await self._executor.execute("take_back_departure", guild_id=guild_id)

    async def purge_page(self, guild_id: int) -> bool:
        """Delete some of what is kept of a guild; whether there may be more."""
        for row in await self._executor.fetch_all("season_keys_in_guild", guild_id=guild_id):
            if len(await self._executor.fetch_all("purge_log", season=row["season"], page=ROWS)) < ROWS:
                await self._executor.execute("purge_season", season=row["season"])
            return True
        for query, page in PAGED.items():
            if await self._executor.fetch_all(query, guild_id=guild_id, **page):
                return True
        for query in AT_ONCE:
            await self._executor.execute(query, guild_id=guild_id)
        return False
