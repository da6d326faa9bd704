"""What people who watch have asked for, and what has become of it, until they were told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.shards import IsHere, everywhere
from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import from_columns
from bot.user_text import UserText

WatchKind = Literal["end", "seat", "game", "asked", "kept", "opened"]
"""Asked for: to hear of the ``end`` of a table, a ``seat`` there, to hear of the next table of a ``game``.

Granted, and to be told: the players were ``asked`` for a seat, a seat is ``kept`` at the next table, a table
of the game was ``opened``.
"""


@dataclass(frozen=True, slots=True)
class WatchRow:
    """What somebody has asked for."""

    guild_id: int
    person: str
    kind: WatchKind
    about: str
    """The id of a table or, for a ``game``, its key."""
    language: str
    """The language in which they are told."""
    made_at: int
    """When (ms) they have asked."""
    user_id: int
    name: UserText

    @property
    def post(self) -> str:
        """The subject under which the message is recorded that tells them."""
        return f"watch:{self.person}:{self.kind}:{self.about}"


class WatchQueries:
    """Queries about what is watched."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def watched(self, here: IsHere = everywhere) -> set[str]:
        """The ids of the tables that are watched in these guilds."""
        return {row["about"] for row in await self._executor.fetch_all("watched") if here(row["guild_id"])}

    async def about(self, guild_id: int, about: str) -> list[WatchRow]:
        """Who watches a table or a game in a guild, in the order in which they have asked."""
        rows = await self._executor.fetch_all("watches_about", guild_id=guild_id, about=about)
        return [from_columns(WatchRow, row) for row in rows]

    async def of_user(self, user_id: int) -> list[WatchRow]:
        """What a user watches in all guilds, in the order in which they have asked."""
        rows = await self._executor.fetch_all("watches_of_user", user_id=user_id)
        return [from_columns(WatchRow, row) for row in rows]


class WatchRepository(WatchQueries):
    """What is watched, and changes of that."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def add(
        self, guild_id: int, person: str, kind: WatchKind, about: str, language: str, now: int
    ) -> None:
        """Note what somebody asks for ``now`` (ms)."""
        await self._executor.execute(
            "add_watch",
            guild_id=guild_id,
            person=person,
            kind=kind,
            about=about,
            language=language,
            made_at=now,
        )

    async def drop(self, row: WatchRow) -> None:
        """Delete a request, because it was taken back, or because its person was told."""
        await self._executor.run(
            ("drop_watch", {"person": row.person, "kind": row.kind, "about": row.about}),
            ("settle_posts", {"about": row.post}),
        )

    async def drop_before(self, at: int) -> None:
        """Forget what was asked for before a time (ms)."""
        await self._executor.execute("drop_old_watches", made_at=at)

    async def turn(self, row: WatchRow, kind: WatchKind, about: str) -> None:
        """Store what has become of a request."""
        await self._executor.execute(
            "turn_watch", person=row.person, kind=row.kind, about=row.about, new_kind=kind, new_about=about
        )
