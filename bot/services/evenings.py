"""The evening of a server: what the bot posts there on its own, and what there is to tell."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from operator import itemgetter
from typing import Any, Final, TypedDict, Unpack

from bot.games import GAMES
from bot.league.rarity import RUNS, rarity
from bot.milliseconds import DAY
from bot.services.duplicate import DuplicateDeals
from bot.storage import Database
from bot.storage.duplicate import DuplicateBoardRow, DuplicateDealRow
from bot.storage.evenings import EveningRow, WinnerRow
from bot.storage.evenings import Trouble as Trouble
from bot.tables.clock import Clock
from bot.tables.duplicate import day_of
from bot.tables.listeners import Signal
from bot.tables.namesakes import told_apart
from bot.tables.outcome import saved
from bot.tables.people import Refused
from bot.tables.recaps import Recap
from bot.tables.service import Tables
from bot.tables.table import Table

log = logging.getLogger(__name__)

SUNDAY: Final = 6
"""The day on which the week's moments are posted, counted from Monday."""
READ: Final = 50
"""The most matches of a week whose moments are compared."""
TOLD: Final = 3
"""The most moments to tell of a week."""
FIRST: Final = 3
"""How many people are named who have won most in a year."""
EARLY: Final = 7
"""On how many days from the first of January on the year before can be posted."""


class EveningChange(TypedDict, total=False):
    """Changes to what a server has the bot post."""

    channel_id: int | None
    hour: int
    daily: bool
    moments: bool
    year: bool


@dataclass(frozen=True, slots=True)
class Moment:
    """A finished match and its recap."""

    table: Table
    recap: Recap


@dataclass(frozen=True, slots=True)
class Year:
    """What was played in a server in a year."""

    year: int
    matches: int
    players: int
    game: str
    """The game that was played most."""
    first: Sequence[WinnerRow]
    """Who has won most matches, the first first."""


@dataclass(frozen=True, slots=True)
class Evening:
    """What there is to tell in a server on a day."""

    daily: tuple[DuplicateDealRow, Sequence[DuplicateBoardRow]] | None = None
    """Yesterday's daily and its board."""
    moments: Sequence[Moment] = ()
    year: Year | None = None

    def __bool__(self) -> bool:
        """Return whether there is anything to tell."""
        return self.daily is not None or bool(self.moments) or self.year is not None


class Evenings:
    """What servers have the bot post. All methods raise StorageError."""

    def __init__(self, database: Database, tables: Tables, duplicate: DuplicateDeals, clock: Clock) -> None:
        self._database = database
        self._tables = tables
        self._duplicate = duplicate
        self._clock = clock
        self.changed = Signal[[]]()
        """Called when a server has changed what is posted there."""

    # What is posted, and when

    async def of(self, place_id: int) -> EveningRow:
        """Return what a server has the bot post; at first nothing."""
        return await self._database.evenings.of_place(place_id) or EveningRow(place_id)

    async def all(self) -> list[EveningRow]:
        """Return what all servers have the bot post."""
        return await self._database.evenings.all()

    async def change(self, place_id: int, **change: Unpack[EveningChange]) -> EveningRow:
        """Change some of what a server has the bot post, and return all of it. If today's hour has come, it
        begins tomorrow.
        """
        now, zone = self._clock.now(), await self.zone(place_id)
        async with self._database.transaction() as tx:
            row = await tx.evenings.of_place(place_id) or EveningRow(place_id)
            changes: dict[str, Any] = {**change, "trouble": ""}
            row = replace(row, **changes)
            if begins(row, today(now, zone), zone) <= now and row.day < today(now, zone).toordinal():
                row = replace(row, day=today(now, zone).toordinal(), told=True)
            await tx.evenings.save(row)
        saved()
        self.changed()
        return row

    async def zone(self, place_id: int) -> tzinfo:
        """Return the time zone of a server."""
        return await self._database.guilds.zone(place_id)

    async def begin(self, row: EveningRow) -> EveningRow | None:
        """Begin with today in a server; None if that was done already, or it isn't time. An earlier day that
        was begun and isn't done is left out, and noted as late.
        """
        now, zone = self._clock.now(), await self.zone(row.place_id)
        day = today(now, zone)
        if row.day == day.toordinal() and not row.told:
            return row  # begun before a restart
        if not row.told:
            await self.done(row, Evening(), "late")
            log.warning("server %d gets no message of an evening, because its day has ended", row.place_id)
        if begins(row, day, zone) > now or row.day >= day.toordinal():
            return None
        async with self._database.transaction() as tx:
            if await tx.evenings.begin(row.place_id, day.toordinal()) is None:
                return None
        return replace(row, day=day.toordinal(), told=False)

    async def done(self, row: EveningRow, told: Evening, trouble: Trouble) -> None:
        """Note that the day of ``row`` is done: it was ``told``, or there was ``trouble``."""
        reviewed = told.year.year if told.year is not None and not trouble else row.reviewed
        row = replace(row, trouble=trouble, reviewed=reviewed)
        async with self._database.transaction() as tx:
            await tx.evenings.done(row, about(row))

    # What there is to tell

    async def due(self, row: EveningRow) -> Evening:
        """Return what there is to tell in a server on the day of ``row``, of what it wants."""
        zone, day = await self.zone(row.place_id), date.fromordinal(row.day)
        is_new_year = day.month == 1 and day.day <= EARLY and row.reviewed < day.year - 1
        return Evening(
            daily=await self._daily(row, zone) if row.daily else None,
            moments=await self._moments(row, zone) if row.moments and day.weekday() == SUNDAY else (),
            year=await self._year(row.place_id, day.year - 1, zone) if row.year and is_new_year else None,
        )

    async def _daily(
        self, row: EveningRow, zone: tzinfo
    ) -> tuple[DuplicateDealRow, Sequence[DuplicateBoardRow]] | None:
        """Return the daily that ended last before the hour of ``row``, if anyone has played it there."""
        ended = day_of(begins(row, date.fromordinal(row.day), zone)) - 1
        deal = await self._database.duplicate.deal(str(ended))
        board = [] if deal is None else await self._duplicate.board(deal, row.place_id)
        return (deal, board) if deal is not None and board else None

    async def _moments(self, row: EveningRow, zone: tzinfo) -> Sequence[Moment]:
        """Return the best moments of the week before the hour of ``row``, the best first."""
        until = begins(row, date.fromordinal(row.day), zone)
        ids = await self._database.evenings.matches(row.place_id, until - 7 * DAY, until, READ)
        found: list[tuple[bool, int, Moment]] = []
        for table_id in ids:
            try:
                table = await self._tables.get(table_id)
            except Refused:
                continue  # its game is gone
            recap = await self._tables.recaps.of(table)
            best = recap.best
            if best is not None and table.chairs[best.seat].user_id is not None:
                is_drama = best.key not in RUNS
                found.append((is_drama, rarity(best, table.game_key), Moment(table, recap)))
        found.sort(key=itemgetter(0, 1), reverse=True)
        return [moment for _, _, moment in found[:TOLD]]

    async def _year(self, place_id: int, year: int, zone: tzinfo) -> Year | None:
        since, until = (_moment(date(each, 1, 1), 0, zone) for each in (year, year + 1))
        played = await self._database.evenings.played(place_id, since, until)
        games = [game for game in played if game in GAMES]
        if not games:
            return None
        return Year(
            year,
            sum(played.values()),
            await self._database.evenings.players(place_id, since, until),
            games[0],
            told_apart(await self._database.evenings.winners(place_id, since, until, FIRST)),
        )


def today(now: int, zone: tzinfo) -> date:
    """Return the day in a time zone at a time (ms)."""
    return datetime.fromtimestamp(now / 1000, zone).date()


def begins(row: EveningRow, day: date, zone: tzinfo) -> int:
    """Return when (ms) the hour of ``row`` comes on a day in a time zone. If the clocks skip it, that is an
    hour later; if they show it twice, the first time counts.
    """
    return _moment(day, row.hour, zone)


def is_late(row: EveningRow, now: int, zone: tzinfo) -> bool:
    """Return whether the last day that was begun in a server has ended and isn't done."""
    return not row.told and row.day < today(now, zone).toordinal()


def next_at(row: EveningRow, now: int, zone: tzinfo) -> int:
    """Return when (ms) something is due in a server next, after its last day."""
    day = today(now, zone)
    if row.day >= day.toordinal() and row.told:
        day += timedelta(days=1)
    return begins(row, day, zone)


def about(row: EveningRow) -> str:
    """Return the subject under which the message of a day is recorded."""
    return f"evening:{row.place_id}:{row.day}"


def _moment(day: date, hour: int, zone: tzinfo) -> int:
    """Return when (ms) an hour comes on a day in a time zone."""
    return round(datetime.combine(day, time(hour), zone).astimezone(UTC).timestamp()) * 1000
