"""Users in places: their keys, their names and their settings."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

from bot.shards import is_server
from bot.storage.declared import Reads, Writes, query
from bot.storage.executor import Executor
from bot.storage.rows import PersonRow, settings_in
from bot.user_text import UserText, seen_as


def random_key() -> str:
    """Generate an unguessable key for a person: 16 hexadecimal digits."""
    return secrets.token_hex(8)


class PeopleQueries(Reads):
    """Queries about people."""

    async def settings(self, user_id: int) -> dict[str, Any]:
        """Return a user's settings, which apply on all servers; empty if there are none or they can't be
        read.
        """
        return settings_in(await self._executor.fetch_one("user_settings", user_id=user_id))

    async def settings_in_use(self) -> dict[int, dict[str, Any]]:
        """Return the settings of each user at an open table."""
        return {
            row["user_id"]: settings_in(row) for row in await self._executor.fetch_all("user_settings_in_use")
        }

    async def settings_of_place(self, place_id: int) -> dict[str, dict[str, Any]]:
        """Return the settings of each person in a place, by key."""
        rows = await self._executor.fetch_all("settings_of_place", place_id=place_id)
        return {row["person"]: settings_in(row) for row in rows}

    @query("person_of")
    async def of_user(self, place_id: int, user_id: int) -> PersonRow | None: ...
    @query("person_by_key")
    async def by_key(self, person: str) -> PersonRow | None: ...
    @query("people_of_season")
    async def of_season(self, season: str) -> dict[str, PersonRow]: ...
    @query("people_of_place")
    async def of_place(self, place_id: int) -> dict[str, PersonRow]: ...


class PeopleRepository(Writes, PeopleQueries):
    """People, and changes to them."""

    def __init__(
        self, executor: Executor, clock: Callable[[], int], new_key: Callable[[], str] = random_key
    ) -> None:
        """Set up. ``clock`` returns milliseconds since 1970, for the time when a person became known;
        ``new_key`` generates the keys of people.
        """
        super().__init__(executor)
        self._executor: Executor = executor
        self._clock = clock
        self._new_key = new_key

    async def key_for(self, place_id: int, user_id: int, name: UserText, key: str | None = None) -> str:
        """Return the key of a user in a place. A new user gets ``key``, or a generated one, and a copy of
        their settings from other servers. ``name`` replaces the stored name.
        """
        key, now = key or self._new_key(), self._clock()
        if not is_server(place_id):
            await self._executor.execute("see_place", place_id=place_id, at=now)
        looks, looks_cased = seen_as(name)
        row = await self._executor.change(
            "person_for",
            person=key,
            place_id=place_id,
            user_id=user_id,
            name=name,
            looks=looks,
            looks_cased=looks_cased,
            since=now,
        )
        return str(row["person"])

    @query("hold_user_settings")
    async def hold_settings(self, user_id: int) -> None: ...

    @query("save_user_settings")
    async def save_settings(self, user_id: int, settings: Mapping[str, Any]) -> None: ...
