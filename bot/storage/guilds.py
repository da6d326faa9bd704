"""Guilds: their settings, departures of the bot, and the deletion of a place's data."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, tzinfo
from typing import Any
from zoneinfo import ZoneInfo

from bot.storage.declared import Reads, Writes, query
from bot.storage.rows import Contents, settings_in

TABLES = 25
"""Number of tables to delete at once, with their moves and results."""
ROWS = 500
"""Number of rows to delete at once in other tables."""

PAGED = {
    "purge_tables": {"page": TABLES},
    "purge_chips": {"page": ROWS},
    "purge_chip_balances": {"page": ROWS},
    "purge_rating_changes": {},
    "purge_ratings": {},
    "purge_reflexes": {},
    "purge_solo": {},
    "purge_achievements": {},
    "purge_commitments": {"page": ROWS},
    "purge_records": {},
    "purge_people": {"page": ROWS},
}
"""Deletions made page by page, with the size of a page."""

AT_ONCE = (
    "purge_former_people",
    "purge_ratings_due",
    "purge_posts",
    "purge_house_rules",
    "purge_default_house_rules",
    "purge_spendings",
    "purge_suspensions",
    "purge_avoidances",
    "purge_watches",
    "purge_waits",
    "purge_rallies",
    "purge_evenings",
    "purge_duplicate_deals",
    "purge_duplicate_plays",
    "purge_guild",
    "purge_place",
    "take_back_departure",
)
"""Deletions of small tables. The place and the departure come last, so that an interrupted deletion
continues.
"""


def zone_in(settings: Mapping[str, Any]) -> tzinfo:
    """Return the time zone of a guild with these settings, as :meth:`GuildQueries.zone` does."""
    name = settings.get("zone")
    try:
        return ZoneInfo(name) if isinstance(name, str) else UTC
    except (KeyError, OSError, ValueError):
        return UTC


class GuildQueries(Reads):
    """Queries about guilds."""

    async def settings(self, place_id: int) -> dict[str, Any]:
        """Return the settings of a guild; empty if there are none or they can't be read."""
        return settings_in(await self._executor.fetch_one("guild_settings", place_id=place_id))

    async def zone(self, place_id: int) -> tzinfo:
        """Return the time zone for a guild's days and months; UTC if it has set none, or one unknown to this
        machine.
        """
        return zone_in(await self.settings(place_id))

    async def settings_in_use(self) -> dict[int, dict[str, Any]]:
        """Return the settings of each guild with an open table, or one whose end isn't shown yet."""
        return {
            row["place_id"]: settings_in(row)
            for row in await self._executor.fetch_all("guild_settings_in_use")
        }

    @query("contents")
    async def contents(self) -> Contents: ...
    @query("known_guilds")
    async def known(self) -> set[int]: ...
    @query("all_departures")
    async def departures(self) -> dict[int, int]: ...
    @query("silent_places")
    async def silent(self, before: int) -> list[int]: ...


class GuildRepository(Writes, GuildQueries):
    """Guilds, and changes to them."""

    @query("save_guild_settings")
    async def save_settings(self, place_id: int, settings: Mapping[str, Any]) -> None: ...
    @query("note_departure")
    async def note_departure(self, place_id: int, at: int) -> None: ...

    @query("see_place_again")
    async def see_again(self, place_id: int, at: int) -> None: ...

    @query("hold_silent_place")
    async def hold_silent(self, place_id: int, before: int, lately: int) -> bool: ...

    @query("take_back_departure")
    async def take_back_departure(self, place_id: int) -> None: ...

    async def purge_page(self, place_id: int) -> bool:
        """Delete a page of a place's data. Return whether there may be more."""
        for row in await self._executor.fetch_all("season_keys_in_place", place_id=place_id):
            if len(await self._executor.fetch_all("purge_log", season=row["season"], page=ROWS)) < ROWS:
                await self._executor.execute("purge_season", season=row["season"])
            return True
        for name, page in PAGED.items():
            if await self._executor.fetch_all(name, place_id=place_id, **page):
                return True
        for name in AT_ONCE:
            await self._executor.execute(name, place_id=place_id)
        return False
