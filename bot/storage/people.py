"""Users in guilds: their keys, their names and their settings."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import PersonRow, from_columns, settings_in, to_json
from bot.user_text import UserText, seen_as


def random_key() -> str:
    """A key for a person, which nobody can guess: 16 hexadecimal digits."""
    return secrets.token_hex(8)


class PeopleQueries:
    """Queries about people."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def settings(self, user_id: int) -> dict[str, Any]:
        """A user's settings, which hold on all servers; empty if they have none or they cannot be read."""
        return settings_in(await self._executor.fetch_one("user_settings", user_id=user_id))

    async def settings_in_use(self) -> dict[int, dict[str, Any]]:
        """The settings of each user who sits at an open table."""
        return {
            row["user_id"]: settings_in(row) for row in await self._executor.fetch_all("user_settings_in_use")
        }

    async def of_user(self, guild_id: int, user_id: int) -> PersonRow | None:
        """The row of a user in a guild; None if they have not played there or were forgotten."""
        row = await self._executor.fetch_one("person_of", guild_id=guild_id, user_id=user_id)
        return from_columns(PersonRow, row) if row else None

    async def by_key(self, person: str) -> PersonRow | None:
        """The row of a person with a given key; None if they were forgotten."""
        row = await self._executor.fetch_one("person_by_key", person=person)
        return from_columns(PersonRow, row) if row else None

    async def of_season(self, season: str) -> dict[str, PersonRow]:
        """Everybody whom the log of a season names, by key, except those who were forgotten."""
        rows = await self._executor.fetch_all("people_of_season", season=season)
        return {row["person"]: PersonRow(**row) for row in rows}

    async def of_guild(self, guild_id: int) -> dict[str, PersonRow]:
        """Everybody who is known in a guild, by key."""
        rows = await self._executor.fetch_all("people_of_guild", guild_id=guild_id)
        return {row["person"]: from_columns(PersonRow, row) for row in rows}


class PeopleRepository(PeopleQueries):
    """People, and changes to them."""

    def __init__(
        self, executor: Executor, clock: Callable[[], int], new_key: Callable[[], str] = random_key
    ) -> None:
        """``clock`` gives milliseconds since 1970, for the time when somebody became known; ``new_key`` gives
        the keys of people.
        """
        super().__init__(executor)
        self._executor: Executor = executor
        self._clock = clock
        self._new_key = new_key

    async def key_for(self, guild_id: int, user_id: int, name: UserText, key: str | None = None) -> str:
        """The key of a user in a guild, which is ``key`` or made if there is none. ``name`` replaces the name
        that is stored.

        The user's settings are copied from other guilds.
        """
        key = key or self._new_key()
        looks, looks_cased = seen_as(name)
        row = await self._executor.change(
            "person_for",
            person=key,
            guild_id=guild_id,
            user_id=user_id,
            name=name,
            looks=looks,
            looks_cased=looks_cased,
            since=self._clock(),
        )
        return str(row["person"])

    async def hold_settings(self, user_id: int) -> None:
        """Let nobody else change a user's settings until the transaction ends, so that they can be read and
        replaced. This must come before anything else is written about the user.
        """
        await self._executor.execute("hold_user_settings", user_id=user_id)

    async def save_settings(self, user_id: int, settings: Mapping[str, Any]) -> None:
        """Replace a user's settings in every guild where they are known."""
        await self._executor.execute("save_user_settings", user_id=user_id, settings=to_json(settings))
