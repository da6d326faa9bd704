"""What servers have the bot post of its own accord, and what they played in a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.storage.declared import Reads, Writes, query
from bot.user_text import UserText

Trouble = Literal["", "gone", "closed", "late"]
"""Why the last message couldn't be posted: its channel was deleted, the bot may not write there, or the day
ended before Discord accepted it.
"""


@dataclass(frozen=True, slots=True)
class EveningRow:
    """The posts that a server wants from the bot, and the ones that it got."""

    place_id: int
    channel_id: int | None = None
    hour: int = 20
    """The hour from which it is posted, by the server's clocks."""
    daily: bool = False
    moments: bool = False
    year: bool = False
    """Whether it has the bot post the board of the daily, the week's moments, and the year."""
    day: int = 0
    """The last day that was begun, counted from the year 1."""
    told: bool = True
    """Whether the posts of that day are done."""
    reviewed: int = 0
    """The last year with a review."""
    trouble: Trouble = ""

    @property
    def is_on(self) -> bool:
        """Whether anything is posted."""
        return self.channel_id is not None and (self.daily or self.moments or self.year)


@dataclass(frozen=True, slots=True)
class WinnerRow:
    """A person, and how many matches they have won in a time."""

    person: str
    user_id: int
    name: UserText
    wins: int


class EveningQueries(Reads):
    """Queries about what servers have the bot post."""

    @query("evening")
    async def of_place(self, place_id: int) -> EveningRow | None: ...
    @query("evenings")
    async def all(self) -> list[EveningRow]: ...
    @query("matches_between")
    async def matches(self, place_id: int, since: int, until: int, most: int) -> list[str]: ...
    @query("winners_between")
    async def winners(self, place_id: int, since: int, until: int, most: int) -> list[WinnerRow]: ...
    @query("played_between")
    async def played(self, place_id: int, since: int, until: int) -> dict[str, int]: ...
    @query("players_between")
    async def players(self, place_id: int, since: int, until: int) -> int: ...


class EveningRepository(Writes, EveningQueries):
    """What servers have the bot post, and changes to that."""

    @query("save_evening")
    async def save(self, row: EveningRow) -> None: ...
    @query("begin_evening")
    async def begin(self, place_id: int, day: int) -> int | None: ...
    async def done(self, row: EveningRow, about: str) -> None:
        """Note that the day of ``row`` is done, with its trouble and years, and its message ``about`` it."""
        told = {"place_id": row.place_id, "day": row.day, "trouble": row.trouble, "reviewed": row.reviewed}
        await self._executor.run(("evening_told", told), ("settle_posts", {"about": about}))
