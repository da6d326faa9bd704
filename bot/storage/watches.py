"""Requests for notifications from people who watch, and their outcomes until they are delivered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.shards import IsHere, everywhere
from bot.storage.declared import Reads, Writes, query
from bot.user_text import UserText

WatchKind = Literal["end", "seat", "game", "asked", "kept", "opened"]
"""Requested: the ``end`` of a table, a ``seat`` there, or the next table of a ``game``.

Granted and to be announced: the players were ``asked`` for a seat, a seat is ``kept`` at the next table, a
table of the game was ``opened``.
"""


@dataclass(frozen=True, slots=True)
class WatchRow:
    """A person's request."""

    place_id: int
    person: str
    kind: WatchKind
    about: str
    """Id of a table or, for a ``game``, its key."""
    language: str
    """Language of the notification."""
    made_at: int
    """Time (ms) of the request."""
    user_id: int
    name: UserText

    @property
    def post(self) -> str:
        """The subject under which the notification is recorded."""
        return f"watch:{self.person}:{self.kind}:{self.about}"


class WatchQueries(Reads):
    """Queries about requests."""

    async def watched(self, here: IsHere = everywhere) -> set[str]:
        """Return the ids of the watched tables in these places."""
        return {row["about"] for row in await self._executor.fetch_all("watched") if here(row["place_id"])}

    @query("watches_about")
    async def about(self, place_id: int, about: str) -> list[WatchRow]: ...
    @query("watches_of_user")
    async def of_user(self, user_id: int) -> list[WatchRow]: ...


class WatchRepository(Writes, WatchQueries):
    """Requests, and changes to them."""

    @query("add_watch")
    async def add(
        self, place_id: int, person: str, kind: WatchKind, about: str, language: str, now: int
    ) -> None: ...
    async def drop(self, row: WatchRow) -> None:
        """Delete a request, because it was cancelled or the notification was sent."""
        await self._executor.run(
            ("drop_watch", {"person": row.person, "kind": row.kind, "about": row.about}),
            ("settle_posts", {"about": row.post}),
        )

    @query("drop_old_watches")
    async def drop_before(self, at: int) -> None: ...
    async def turn(self, row: WatchRow, kind: WatchKind, about: str) -> None:
        """Store the outcome of a request."""
        await self._executor.execute(
            "turn_watch", person=row.person, kind=row.kind, about=row.about, new_kind=kind, new_about=about
        )
