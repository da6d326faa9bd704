"""Who may play: members who are barred for a time, and players who do not want to be seated together."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

from bot.storage.executor import Columns, Executor, ReadExecutor
from bot.storage.rows import from_columns
from bot.user_text import UserText

BarredFrom = Literal["tables", "leagues"]


@dataclass(frozen=True, slots=True)
class BarRow:
    """A bar: somebody may not play until a time."""

    place: BarredFrom
    person: str | None
    """The key of the person who is barred; None if they were forgotten."""
    until: int
    reason: UserText
    set_by: str
    """The key of the person who barred them, followed by the time (ms)."""
    set_at: int


class AdmissionQueries:
    """Queries about who may play."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def bar(self, guild_id: int, place: BarredFrom, barred: str, now: int) -> BarRow | None:
        """The bar of a member, by their digest, that is in force ``now`` (ms); None if there is none."""
        row = await self._executor.fetch_one("bar_of", guild_id=guild_id, place=place, barred=barred, now=now)
        return None if row is None else _bar(row)

    async def bars_of(self, guild_id: int, barred: str) -> list[BarRow]:
        """All bars of a member, by their digest."""
        return [
            _bar(row) for row in await self._executor.fetch_all("bars_of", guild_id=guild_id, barred=barred)
        ]

    async def bars(self, guild_id: int, now: int) -> list[BarRow]:
        """The bars of a guild that are in force ``now`` (ms), by when they end."""
        return [
            _bar(row) for row in await self._executor.fetch_all("bars_in_guild", guild_id=guild_id, now=now)
        ]

    async def avoiding(self, guild_id: int, avoided: str) -> set[str]:
        """The keys of those who do not want to be seated with a member, given their digest."""
        rows = await self._executor.fetch_all("avoiding", guild_id=guild_id, avoided=avoided)
        return {row["person"] for row in rows}

    async def avoided_by(self, guild_id: int, person: str) -> dict[str, int]:
        """With whom a person does not want to be seated: when (ms) they said so, by digest."""
        rows = await self._executor.fetch_all("avoided_by", guild_id=guild_id, person=person)
        return {row["avoided"]: row["set_at"] for row in rows}


class AdmissionRepository(AdmissionQueries):
    """Who may play, and changes of that."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def set_bar(self, guild_id: int, barred: str, bar: BarRow) -> None:
        """Bar a member, given by their digest. It replaces an earlier bar."""
        values = {field.name: getattr(bar, field.name) for field in fields(bar)}
        await self._executor.execute("save_bar", guild_id=guild_id, barred=barred, **values)

    async def lift_bar(self, guild_id: int, place: BarredFrom, barred: str) -> None:
        """Let a member play again."""
        await self._executor.execute("lift_bar", guild_id=guild_id, place=place, barred=barred)

    async def end_bars(self, guild_id: int, now: int) -> None:
        """Delete the bars whose time is over."""
        await self._executor.execute("end_bars", guild_id=guild_id, now=now)

    async def avoid(self, guild_id: int, person: str, avoided: str, at: int) -> None:
        """Note that a person does not want to be seated with a member."""
        await self._executor.execute("avoid", guild_id=guild_id, person=person, avoided=avoided, set_at=at)

    async def avoid_no_more(self, guild_id: int, person: str, avoided: str) -> None:
        """Take that back."""
        await self._executor.execute("avoid_no_more", guild_id=guild_id, person=person, avoided=avoided)


def _bar(row: Columns) -> BarRow:
    return from_columns(BarRow, row)
