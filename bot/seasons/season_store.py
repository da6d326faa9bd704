"""Seasons in memory, as committed, and how to change one. Changes are saved before they are announced."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from bot.league.illegal import IllegalAct
from bot.league.season import (
    FINISHED,
    VERSION,
    WIDENING,
    Act,
    Command,
    LogEntry,
    Season,
    SeasonStep,
    act_from_json,
    act_to_json,
    acts,
    apply,
    rebuilt,
    settings_from_json,
    settings_to_json,
    winners,
)
from bot.newest import Newest
from bot.seasons.tables import within
from bot.shards import IsHere, everywhere
from bot.storage import (
    PERSON,
    Database,
    LogRow,
    PersonRow,
    SeasonRow,
    StorageConflict,
    StorageError,
    Transaction,
    to_json,
)
from bot.tables import Clock, Refused, Table, Who, saved
from bot.tables.listeners import Signal
from bot.tables.namesakes import told_apart
from bot.tables.store import KeptEntity, Store
from bot.user_text import UserText, look_alike, seen_as

log = logging.getLogger(__name__)

UNREADABLE = (LookupError, TypeError, ValueError)
"""Errors of a stored season that no version of the bot can have written."""
NEWCOMERS = 1000
"""Maximum number of remembered members whom the database does not know."""
REMEMBERED = 20
"""Number of finished seasons kept in memory for people who look at them."""


@dataclass(slots=True)
class SeasonEntry(KeptEntity[Season]):
    """A season in memory."""

    at: int
    """Time of the last line in its log. Lines are never older than the one before."""


class SeasonStore:
    """The unfinished seasons in memory, and how to change one."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._entries = Store[SeasonEntry](database, "season", self._reload)
        self._finished = Newest[str, Season](REMEMBERED)
        self._ended: set[str] = set()
        """Seasons that have finished since the last restore began."""
        self._newcomers = Newest[str, tuple[int, Who]](NEWCOMERS)
        """Server and member, by key, of people whom the database does not know yet. They are stored with the
        first line that names them, so a refused line stores nothing about them.
        """
        self.news = Signal[[]]()
        """Called when there is something new to post in Discord."""

    async def restore(self, here: IsHere = everywhere) -> None:
        """Read all unfinished seasons of these servers.

        A season with an unreadable log is logged and left out, and the others continue. Raises StorageError
        if the database can't be read; then call it again.
        """
        self._finished.clear()  # the process that had these servers may have changed them
        self._ended.clear()
        for row in await self._database.seasons.open():
            if not here(row.place_id) or self._entries.find(row.season) is not None:
                continue
            try:
                entry = await self._read(row)
                # A press during the restore reads its season itself, and may have changed it.
                if entry.key not in self._ended and self._entries.find(entry.key) is None:
                    self._entries.put(entry)
            except StorageError:
                raise
            except Exception:  # one broken season must not stop the others
                log.exception("cannot read season %s, so it stays as it is", row.season)

    # Queries

    def all_running(self) -> list[Season]:
        """Return the unfinished seasons of all servers."""
        return [entry.value for entry in self._entries.all()]

    def running(self, place_id: int) -> list[Season]:
        """Return the unfinished seasons of a server, oldest first."""
        own = (entry.value for entry in self._entries.all() if entry.value.place_id == place_id)
        return sorted(own, key=lambda season: (season.created_at, season.key))

    def known(self, key: str) -> Season | None:
        """Return an unfinished season from memory; None if there is none with that key."""
        entry = self._entries.find(key)
        return entry.value if entry else None

    async def by_key(self, key: str) -> Season:
        """Return a season, finished or not. Raises Refused ``no_season``."""
        known = self.known(key) or self._finished.get(key)
        if known is not None:
            return known
        season = (await self._read_finished(key)).value
        self._finished[key] = season
        return season

    async def find(self, place_id: int, text: str) -> Season:
        """Return a season of a server by its key, or the newest season of a league by name. Raises Refused
        ``no_season``.
        """
        wanted = seen_as(text)
        for row in await self.listed(place_id):
            if row.season == text or look_alike(seen_as(row.league), wanted):
                return await self.by_key(row.season)
        raise Refused("no_season")

    async def listed(self, place_id: int) -> list[SeasonRow]:
        """Return all seasons of a server, newest first."""
        return await self._database.seasons.of_place(place_id)

    def need_entrant(self, table: Table, person: str) -> None:
        """Raise Refused if a person may not play at the tables of a season."""
        season = self.known(table.season or "")
        if season is None or season.phase not in ("running", "paused"):
            raise Refused("season_not_running")
        if table.fixture is None and not season.plays(person):
            raise Refused("not_in_league", league=season.settings.league)

    async def names(
        self, season: Season, *, user_id: int | None = None, act: Act | None = None
    ) -> Mapping[str, PersonRow]:
        """Return the names of people by key: of all people in the season log, of the user ``user_id``, and of
        those in the draft ``act``.

        Forgotten people are left out. People with the same name get distinct ones.
        """
        people = await self._database.people.of_season(season.key)
        others = [] if user_id is None else [await self._database.people.of_user(season.place_id, user_id)]
        for key in PERSON.findall(to_json(act_to_json(act))) if act is not None else ():
            if key in self._newcomers:
                place_id, who = self._newcomers[key]
                others.append(PersonRow(key, place_id, who.user_id, who.name))
            elif key not in people:
                others.append(await self._database.people.by_key(key))
        everybody = [*people.values(), *(other for other in others if other is not None)]
        return {row.person: row for row in told_apart(everybody)}

    async def log(self, season: Season) -> list[LogEntry]:
        """Return the lines of a season's log, in order."""
        return [line_of(row) for row in await self._database.seasons.log(season.key)]

    async def person(self, place_id: int, who: Who) -> str:
        """Return the key of a member of a server. A new member gets a new key, which is stored with the first
        line that names it.
        """
        known = await self._database.people.of_user(place_id, who.user_id)
        if known is not None:
            if known.name != who.name:
                async with self._database.transaction() as tx:
                    await tx.people.key_for(place_id, who.user_id, who.name)
            return known.person
        for key, (place, newcomer) in self._newcomers.items():
            if (place, newcomer.user_id) == (place_id, who.user_id):
                return key
        key = self._database.new_key()
        self._newcomers[key] = place_id, who
        return key

    async def _store_newcomers(self, tx: Transaction, *named: str) -> list[str]:
        """Store the named people who are not stored yet. Return their keys."""
        new = [key for key in dict.fromkeys(named) if key in self._newcomers]
        for key in new:
            place_id, who = self._newcomers[key]
            if await tx.people.key_for(place_id, who.user_id, who.name, key) != key:
                raise StorageConflict("Another process has stored a new player at the same time.")
        return new

    def _are_known(self, keys: Iterable[str]) -> None:
        for key in keys:
            self._newcomers.pop(key, None)

    # Changes of one season

    async def change(
        self,
        key: str,
        act: Act,
        actor: str = "",
        reason: str = "",
        seen: int | None = None,
        need: Callable[[Season], None] = lambda _: None,
    ) -> tuple[Season, SeasonStep]:
        """Carry out a command. Its line and its notices are committed before they are announced. ``need`` can
        raise Refused while nothing else is being written.

        Return the season as it was before, and the step. A finished season is read only to be reopened, and
        is then kept in memory. Must not be cancelled. Raises Refused as :func:`bot.league.season.apply`
        does.
        """
        entry = self._entries.find(key) or await self._read_finished(key, act)
        async with self._entries.locked(entry):
            at = max(self._clock.now(), entry.at)
            before = entry.value
            step = await carried_out(before, Command(act, actor, at, UserText(reason), seen))
            named = PERSON.findall(to_json(act_to_json(act))) if self._newcomers else ()
            async with self._entries.saving(entry) as tx:
                need(before)
                new = await self._store_newcomers(tx, actor, *named)
                await self._save(tx, before, step)
            saved()
            self._are_known(new)
            entry.value, entry.at = step.season, at
            self._finished.pop(key, None)
            if step.season.is_open:
                self._entries.put(entry)
            else:
                self._entries.drop(key)
                self._ended.add(key)
        if step.news:
            self.news()
        return before, step

    async def _save(self, tx: Transaction, before: Season, step: SeasonStep) -> None:
        after, line = step.season, step.line
        for each in step.lines:
            row, phase = _row(each), after.phase
            await tx.seasons.add_line(after.key, row, phase, after.finished_at, before.finished_at)
        if isinstance(line.act, acts.Alter):
            settings = after.settings
            await tx.seasons.rename(after.key, settings.league, after.number, settings.game, settings.format)
        if "over" in (before.phase, after.phase) and before.phase != after.phase:
            await tx.titles.give(after.key, winners(after) if after.phase == "over" else ())
        news = [(event.key, dict(event.data)) for event in step.news]
        if news:
            await tx.seasons.add_notices(after.key, news, line.at)
        await within(tx, before, after, line)

    async def open(self, row: SeasonRow) -> Season:
        """Store a new season and announce it. Raises Refused ``league_exists``."""
        try:
            async with self._database.transaction() as tx:
                new = await self._store_newcomers(tx, row.umpire)
                await tx.seasons.create(row)
                await tx.seasons.add_notices(row.season, [("signup", {})], row.created_at)
        except StorageConflict as there:
            raise Refused("league_exists", league=row.league) from there
        saved()
        self._are_known(new)
        season = season_of(row)
        self._entries.put(SeasonEntry(row.season, season, row.created_at))
        self.news()
        return season

    def forget_finished(self) -> None:
        """Drop the finished seasons from memory, because their logs were changed. They are read again when
        needed.
        """
        self._finished.clear()

    def forget_server(self, place_id: int) -> None:
        """Drop the seasons of a server with deleted data."""
        for season in self.running(place_id):
            self._entries.drop(season.key)
        for key in [key for key, each in self._finished.items() if each.place_id == place_id]:
            del self._finished[key]

    # Reading

    async def _read(self, row: SeasonRow) -> SeasonEntry:
        log_rows = await self._database.seasons.log(row.season)
        season = await asyncio.to_thread(lambda: rebuilt(season_of(row), map(line_of, log_rows)))
        return SeasonEntry(row.season, season, log_rows[-1].at if log_rows else row.created_at)

    async def _read_finished(self, key: str, act: Act | None = None) -> SeasonEntry:
        """Read a season that is not in memory, for ``act`` if it is to be changed.

        Raises Refused ``no_season``, and ``league-over`` without reading its log if it is finished and
        ``act`` does not reopen it.
        """
        row = await self._database.seasons.get(key)
        if row is None:
            raise Refused("no_season")
        if act is not None and row.phase in FINISHED and not isinstance(act, acts.Reopen):
            raise Refused("league-over", phase=row.phase)
        return await self._read(row)

    async def read_again(self, key: str) -> None:
        """Read an unfinished season again, at once or before the next change to it."""
        entry = self._entries.find(key)
        if entry is None:
            return
        async with entry.lock:
            entry.needs_reload = True
        with suppress(StorageError):
            async with self._entries.locked(entry):
                pass

    async def _reload(self, entry: SeasonEntry) -> None:
        fresh = await self._read_finished(entry.key)
        entry.value, entry.at = fresh.value, fresh.at


async def carried_out(season: Season, command: Command) -> SeasonStep:
    """Return the step of a command, without storing it. What is slow in a large season runs in a thread: the
    pairings, and for whom an act makes more places possible.
    """
    if isinstance(command.act, acts.Start | acts.PairRound | acts.PairAgain | WIDENING):
        return await asyncio.to_thread(_applied, season, command)
    return _applied(season, command)


def _applied(season: Season, command: Command) -> SeasonStep:
    """Return the step of a command."""
    with refusals():
        return apply(season, command)


@contextmanager
def refusals() -> Iterator[None]:
    """Raise Refused ``league-<code>`` for an IllegalAct in this block."""
    try:
        yield
    except IllegalAct as refused:
        raise Refused(f"league-{refused.code}", **refused.data) from refused


def season_row(season: Season) -> SeasonRow:
    """Return a season, as it was announced, as a database row."""
    settings = season.settings
    return SeasonRow(
        season.key,
        season.place_id,
        settings.league,
        season.number,
        settings.game,
        settings.format,
        settings_to_json(settings),
        season.seed.hex(),
        season.umpire,
        season.phase,
        season.created_at,
    )


def season_of(row: SeasonRow) -> Season:
    """Build a season, as it was announced, from its row. Raises ValueError if this version of the bot does
    not know its settings.
    """
    return Season(
        row.season,
        row.place_id,
        settings_from_json(row.settings),
        row.number,
        bytes.fromhex(row.secret),
        row.umpire,
        row.created_at,
    )


def _row(line: LogEntry) -> LogRow:
    return LogRow(
        line.seq,
        line.at,
        line.actor,
        act_to_json(line.act),
        line.reason,
        line.before,
        line.after,
        line.own_table,
        VERSION,
    )


def line_of(row: LogRow) -> LogEntry:
    """Build a log line from its row. Raises ValueError if this version of the bot does not know its act."""
    before: dict[str, Any] = dict(row.before)
    after: dict[str, Any] = dict(row.after)
    act = act_from_json(row.act)
    return LogEntry(row.seq, row.at, row.actor, act, row.reason, before, after, row.own_table)
