"""Seasons of leagues: how they were announced, what has happened in them, and what is still to be told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import PERSON, from_columns, readable, to_columns, to_json


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """One season of a league, or one tournament."""

    season: str
    """Eight characters of a-z and 0-9, made by us."""
    guild_id: int
    league: str
    """The league's name, and below which of its seasons this is, from 1."""
    number: int
    game: str
    format: str
    terms: Mapping[str, Any]
    secret: str = field(repr=False)
    """The bytes behind its drawings, in hex."""
    umpire: str
    """A person's key."""
    phase: str
    created_at: int
    finished_at: int | None = None


@dataclass(frozen=True, slots=True)
class LogRow:
    """A line of a season's log."""

    seq: int
    at: int
    actor: str
    """A person's key; empty: a table, or the clock."""
    act: Mapping[str, Any]
    reason: str
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    own_table: bool


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """Something of a season that Discord is still to be told."""

    notice: int
    season: str
    kind: str
    data: Mapping[str, Any]
    at: int
    told: int = 0
    """How many of its messages have been sent."""


class SeasonQueries:
    """What can be asked about seasons."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def open(self) -> list[SeasonRow]:
        """All seasons that are not finished, oldest first: what a restart takes up again. Those that cannot
        be read are logged and left out, here and in :meth:`seasons_of`.
        """
        return readable(SeasonRow, await self._executor.fetch_all("open_seasons"), "season")

    async def get(self, season: str) -> SeasonRow | None:
        """The season of that key."""
        row = await self._executor.fetch_one("season_by_key", season=season)
        return from_columns(SeasonRow, row) if row else None

    async def of_guild(self, guild_id: int) -> list[SeasonRow]:
        """All seasons of a guild, newest first."""
        rows = await self._executor.fetch_all("seasons_of_guild", guild_id=guild_id)
        return readable(SeasonRow, rows, "season")

    async def log(self, season: str) -> list[LogRow]:
        """All that has happened in a season, in order."""
        rows = await self._executor.fetch_all("season_log_of", season=season)
        return [from_columns(LogRow, row) for row in rows]

    async def notices(self, after: int = 0) -> list[NoticeRow]:
        """The first hundred notices with a number above ``after``, in order."""
        rows = await self._executor.fetch_all("notices_to_tell", after=after)
        return [from_columns(NoticeRow, row) for row in rows]


class SeasonRepository(SeasonQueries):
    """Seasons, and how they are kept."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def create(self, season: SeasonRow) -> None:
        """Keep a new season; :class:`StorageConflict` where its league has one of that number."""
        named = {"season": season.season, "person": season.umpire}
        await self._executor.run(("create_season", to_columns(season)), ("name_in_season", named))

    async def add_line(self, season: str, line: LogRow, phase: str, finished_at: int | None) -> None:
        """Write a line into a season's log, and the phase that it has led to. :class:`StorageConflict` where
        the line is written, or the season finished, already.
        """
        written = {"season": season, **to_columns(line)}
        named = {line.actor, *PERSON.findall(" ".join(written[name] for name in ("act", "before", "after")))}
        await self._executor.change(
            "season_moved_on",
            ("add_line", written),
            *(("name_in_season", {"season": season, "person": person}) for person in sorted(named)),
            season=season,
            phase=phase,
            finished_at=finished_at,
        )

    async def add_notices(
        self, season: str, notices: Iterable[tuple[str, Mapping[str, Any]]], at: int
    ) -> None:
        """Keep what Discord is to be told, each as its kind and what a sentence about it needs."""
        rows = [{"season": season, "kind": kind, "data": to_json(data), "at": at} for kind, data in notices]
        await self._executor.execute_many("add_notices", rows)

    async def told_of_notice(self, notice: int, told: int) -> None:
        """So many messages of a notice have been sent."""
        await self._executor.execute("told_of_notice", notice=notice, told=told)

    async def delete_notice(self, notice: int) -> None:
        """It has been told."""
        await self._executor.execute("delete_notice", notice=notice)
