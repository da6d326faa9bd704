"""The guilds that the bot has left, and how all that is kept of one is deleted page by page."""

from __future__ import annotations

from bot.storage.asking import Asking
from bot.storage.writing import Writing

TABLES = 25
"""So many tables are deleted at once, with their moves and results."""
ROWS = 500
"""The same for rows with which nothing else goes."""

PAGED = {
    "purge_tables": {"page": TABLES},
    "purge_chips": {"page": ROWS},
    "purge_chip_balances": {"page": ROWS},
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


class DepartureReads(Asking):
    """Questions about guilds that the bot knows, or has left."""

    async def known_guilds(self) -> set[int]:
        """Every guild of which anything is kept. Reads whole indexes: for the start, and once a day."""
        return {row["guild_id"] for row in await self._rows("known_guilds")}

    async def departures(self) -> dict[int, int]:
        """When (ms) the bot left each guild that it is in no more."""
        return {row["guild_id"]: row["left_at"] for row in await self._rows("all_departures")}


class DepartureWriting(Writing):
    """Leaving guilds."""

    async def note_departure(self, guild_id: int, at: int) -> None:
        """Note when the bot left a guild; an earlier note stands."""
        await self._do("note_departure", guild_id=guild_id, left_at=at)

    async def take_back_departure(self, guild_id: int) -> None:
        """The bot is in a guild again."""
        await self._do("take_back_departure", guild_id=guild_id)

    async def purge_page(self, guild_id: int) -> bool:
        """Delete some of what is kept of a guild; whether there may be more."""
        for row in await self._rows("season_keys_in_guild", guild_id=guild_id):
            if len(await self._rows("purge_log", season=row["season"], page=ROWS)) < ROWS:
                await self._do("purge_season", season=row["season"])
            return True
        for query, page in PAGED.items():
            if await self._rows(query, guild_id=guild_id, **page):
                return True
        for query in AT_ONCE:
            await self._do(query, guild_id=guild_id)
        return False
