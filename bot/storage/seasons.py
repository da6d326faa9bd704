"""Seasons of leagues: their settings, their logs, and the notices still to be posted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Any, Literal

from bot.storage import chain
from bot.storage.declared import Reads, Writes, query
from bot.storage.executor import Columns
from bot.storage.rows import PERSON, from_columns, readable, to_columns, to_json
from bot.user_text import UserText


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """One season of a league, or one tournament."""

    season: str
    """Eight characters of a-z and 0-9."""
    place_id: int
    league: UserText
    """Name of the league, followed by the number of the season, from 1."""
    number: int
    game: str
    format: str
    settings: Mapping[str, Any]
    secret: str = field(repr=False)
    """Secret bytes behind the season's draws, in hex."""
    umpire: str
    """The key of a person."""
    phase: str
    created_at: int
    finished_at: int | None = None


@dataclass(frozen=True, slots=True)
class LogRow:
    """A line of a season's log."""

    seq: int
    at: int
    actor: str
    """The key of a person; empty for a table or the clock."""
    act: Mapping[str, Any]
    reason: UserText
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    own_table: bool
    version: int
    """Version that wrote the line (:data:`bot.league.season.VERSION`)."""


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """A notice about a season, still to be posted in Discord."""

    notice: int
    season: str
    kind: str
    data: Mapping[str, Any]
    at: int
    told: int = 0
    """Number of its messages already sent."""
    place_id: int = 0

    def __str__(self) -> str:
        """Return its name for the bot's log."""
        return f"{self.kind} of season {self.season} in server {self.place_id}"

    @classmethod
    def of_columns(cls, row: Columns) -> NoticeRow:
        """Build a row, of the kind :data:`DAMAGED` if it can't be read."""
        try:
            return from_columns(cls, row)
        except (ValueError, TypeError, RecursionError) as error:  # not JSON, or nested too deeply
            return cls(**{**row, "kind": DAMAGED, "data": {"why": str(error)}})


DAMAGED = "damaged"
"""Kind of an unreadable notice. Its data has the reason."""
ASIDE = -1
"""Value of ``told`` for a notice put aside."""


@dataclass(frozen=True, slots=True)
class SeasonRoleRow:
    """A division's role that a season has given to a player."""

    season: str
    person: str
    role_id: int
    state: Literal["giving", "given", "own"]
    """``giving``: Discord was asked to give it, and may have; ``own``: they had it before, and keep it."""


class SeasonQueries(Reads):
    """Queries about seasons."""

    async def open(self) -> list[SeasonRow]:
        """Return all unfinished seasons, oldest first, for the start of the bot.

        Unreadable seasons are logged and left out, here and in :meth:`seasons_of`.
        """
        return readable(SeasonRow, await self._executor.fetch_all("open_seasons"), "season")

    @query("season_by_key")
    async def get(self, season: str) -> SeasonRow | None: ...

    async def of_place(self, place_id: int) -> list[SeasonRow]:
        """Return all seasons of a server, newest first."""
        rows = await self._executor.fetch_all("seasons_of_place", place_id=place_id)
        return readable(SeasonRow, rows, "season")

    @query("places_with_seasons")
    async def places(self) -> set[int]: ...
    @query("season_log_of")
    async def log(self, season: str) -> list[LogRow]: ...
    @query("notices_to_tell")
    async def notices(self, after: int = 0) -> list[NoticeRow]: ...
    @query("roles_of_season")
    async def roles(self, season: str) -> list[SeasonRoleRow]: ...
    @query("season_roles_of_person")
    async def roles_of_person(self, person: str) -> list[SeasonRoleRow]: ...


class SeasonRepository(Writes, SeasonQueries):
    """Seasons, and changes to them."""

    async def create(self, season: SeasonRow) -> None:
        """Store a new season. Raises :class:`StorageConflict` if its league has a season with that number."""
        named = {"season": season.season, "person": season.umpire}
        columns = to_columns(season)
        digests = {"digest": chain.opened(columns), "reasons_digest": chain.NOTHING}
        await self._executor.run(("create_season", columns | digests), ("name_in_season", named))

    async def rename(self, season: str, league: UserText, number: int, game: str, format_: str) -> None:
        """Change the league and number of a season, or its game or format. Its announced settings stay
        unchanged.

        Raises :class:`StorageConflict` if the league has a season with that number.
        """
        what = {"league": league, "number": number, "game": game, "format": format_}
        await self._executor.run(("rename_season", {"season": season, **what}))

    async def add_line(
        self, season: str, line: LogRow, phase: str, finished_at: int | None, was_finished_at: int | None
    ) -> None:
        """Add a line to a season's log, and store the phase after it.

        Raises :class:`StorageConflict` if the log has that line already, or the season was not finished at
        ``was_finished_at`` (ms; None for an unfinished season).
        """
        written = {"season": season, **to_columns(line)}
        digest, reasons = await self._digests(season)
        named = {line.actor, *PERSON.findall(" ".join(written[name] for name in ("act", "before", "after")))}
        await self._executor.change(
            "season_moved_on",
            ("add_line", written),
            *(("name_in_season", {"season": season, "person": person}) for person in sorted(named)),
            season=season,
            phase=phase,
            finished_at=finished_at,
            was_finished_at=was_finished_at or 0,
            digest=chain.with_line(digest, written),
            reasons_digest=chain.with_reason(reasons, written),
        )

    async def _digests(self, season: str) -> tuple[str, str]:
        row = await self._executor.fetch_one("season_digests", season=season)
        if row is None:
            return chain.NOTHING, chain.NOTHING  # writing to it fails
        return row["digest"], row["reasons_digest"]

    async def rewrite_reasons(self, place_id: int, change: Callable[[str], str]) -> None:
        """Change the reasons in the logs of a server's seasons, because a person is forgotten. A digest that
        didn't match before still doesn't.
        """
        rows = await self._executor.fetch_all("reasons_in_place", place_id=place_id)
        for season, group in groupby(rows, itemgetter("season")):
            before = list(group)
            after = [{**row, "reason": change(row["reason"])} for row in before]
            changed = [new for old, new in zip(before, after, strict=True) if old["reason"] != new["reason"]]
            if not changed:
                continue
            await self._executor.execute_many("save_reason", changed)
            digests = await self._executor.fetch_one("season_digests", season=season)
            if digests is not None and digests["reasons_digest"] == chain.of_reasons(before):
                await self._executor.execute(
                    "save_reasons_digest", season=season, reasons_digest=chain.of_reasons(after)
                )

    async def add_notices(
        self, season: str, notices: Iterable[tuple[str, Mapping[str, Any]]], at: int
    ) -> None:
        """Store notices to be posted in Discord. Each is a kind and the data for its phrase."""
        rows = [{"season": season, "kind": kind, "data": to_json(data), "at": at} for kind, data in notices]
        await self._executor.execute_many("add_notices", rows)

    async def put_notice_aside(self, notice: int) -> None:
        """Keep an unreadable notice, but don't return it any more."""
        await self._executor.execute("told_of_notice", notice=notice, told=ASIDE)

    @query("told_of_notice")
    async def told_of_notice(self, notice: int, told: int) -> None: ...
    @query("delete_notice")
    async def delete_notice(self, notice: int) -> None: ...
    @query("save_season_role")
    async def save_role(self, row: SeasonRoleRow) -> None: ...

    @query("forget_season_role")
    async def forget_role(self, row: SeasonRoleRow) -> None: ...
