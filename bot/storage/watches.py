"""What people who watch have asked for, and what has become of it, until they were told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.shards import IsHere, everywhere
from bot.storage.declared import Reads, Writes, query
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


class WatchQueries(Reads):
    """Queries about what is watched."""

    async def watched(self, here: IsHere = everywhere) -> set[str]:
        """The ids of the tables that are watched in these guilds."""
        return {row["about"] for row in await self._executor.fetch_all("watched") if here(row["guild_id"])}

    @query("watches_about")
    async def about(self, guild_id: int, about: str) -> list[WatchRow]: ...
    @query("watches_of_user")
    async def of_user(self, user_id: int) -> list[WatchRow]: ...


class WatchRepository(Writes, WatchQueries):
    """What is watched, and changes of that."""

    @query("add_watch")
    async def add(
        self, guild_id: int, person: str, kind: WatchKind, about: str, language: str, now: int
    ) -> None: ...
    async def drop(self, row: WatchRow) -> None:
        """Delete a request, because it was taken back, or because its person was told."""
        await self._executor.run(
            ("drop_watch", {"person": row.person, "kind": row.kind, "about": row.about}),
            ("settle_posts", {"about": row.post}),
        )

    @query("drop_old_watches")
    async def drop_before(self, at: int) -> None: ...
    async def turn(self, row: WatchRow, kind: WatchKind, about: str) -> None:
        """Store what has become of a request."""
        await self._executor.execute(
            "turn_watch", person=row.person, kind=row.kind, about=row.about, new_kind=kind, new_about=about
        )
