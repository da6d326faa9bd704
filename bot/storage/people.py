"""Users in guilds: who they are, what they are called, and what they have set."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import PersonRow, from_columns, settings_in, to_json


class PeopleQueries:
    """What can be asked about people."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def settings(self, user_id: int) -> dict[str, Any]:
        """What a user has set on all servers; empty as for :meth:`guild_settings`."""
        return settings_in(await self._executor.fetch_one("user_settings", user_id=user_id))

    async def settings_in_use(self) -> dict[int, dict[str, Any]]:
        """What each user has set who sits at an open table."""
        return {
            row["user_id"]: settings_in(row) for row in await self._executor.fetch_all("user_settings_in_use")
        }

    async def of_user(self, guild_id: int, user_id: int) -> PersonRow | None:
        """Who a user is in a guild; None for somebody who has not played there, or was forgotten."""
        row = await self._executor.fetch_one("person_of", guild_id=guild_id, user_id=user_id)
        return from_columns(PersonRow, row) if row else None

    async def by_key(self, person: str) -> PersonRow | None:
        """Who is behind a key; None for somebody who was forgotten."""
        row = await self._executor.fetch_one("person_by_key", person=person)
        return from_columns(PersonRow, row) if row else None

    async def of_season(self, season: str) -> dict[str, PersonRow]:
        """Everybody whom the log of a season names and who has not been forgotten, by key."""
        rows = await self._executor.fetch_all("people_of_season", season=season)
        return {row["person"]: PersonRow(**row) for row in rows}

    async def of_guild(self, guild_id: int) -> dict[str, PersonRow]:
        """Everybody who is known in a guild, by key."""
        rows = await self._executor.fetch_all("people_of_guild", guild_id=guild_id)
        return {row["person"]: from_columns(PersonRow, row) for row in rows}


class PeopleRepository(PeopleQueries):
    """People, and how they are kept."""

    def __init__(self, executor: Executor, clock: Callable[[], int]) -> None:
        """``clock`` gives milliseconds since 1970, for since when somebody is known."""
        super().__init__(executor)
        self._executor: Executor = executor
        self._clock = clock

    async def key_for(self, guild_id: int, user_id: int, name: str) -> str:
        """The key of a user in a guild, made when there is none; ``name`` replaces the one known.

        What the user has set in other guilds comes along.
        """
        key = secrets.token_hex(8)
        row = await self._executor.change(
            "person_for", person=key, guild_id=guild_id, user_id=user_id, name=name, since=self._clock()
        )
        return str(row["person"])

    async def save_settings(self, user_id: int, settings: Mapping[str, Any]) -> None:
        """Replace what a user has set, in every guild where they are known."""
        await self._executor.execute("save_user_settings", user_id=user_id, settings=to_json(settings))
