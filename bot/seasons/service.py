"""The service for seasons: their clock, their tables, and their notices."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, TypeVar

from bot.league.season import (
    Act,
    Command,
    Season,
    SeasonSettings,
    SeasonStep,
    TimeUp,
    acts,
    due,
    format_of,
    has_calls,
    next_time,
    ready_checks,
    times,
)
from bot.seasons import tables as at_tables
from bot.seasons.appointing import Appointing
from bot.seasons.families import tables_of
from bot.seasons.membership import Membership
from bot.seasons.naming import need_last, numbered
from bot.seasons.season_deadlines import SeasonDeadlines
from bot.seasons.season_store import UNREADABLE, SeasonStore, carried_out, refusals, season_row
from bot.seasons.starting import Starting
from bot.seasons.tables import RatingsAgain
from bot.shards import IsHere, everywhere
from bot.storage import Database, PersonRow, SeasonRow, StorageError
from bot.tables import Clock, Refused, Table, Tables, Who
from bot.tables.commitments import ID_LETTERS
from bot.user_text import UserText

log = logging.getLogger(__name__)

T = TypeVar("T")

Making = Act | Callable[[str], Act]
"""An act, or a function that makes it from the actor's key."""

BUSY_PAUSE = 5_000
"""Milliseconds before a season is woken again after it could not be saved."""
FORGOTTEN = "-"
"""Reason in the log when a player leaves because they are being forgotten."""
FAULT_PAUSE = 600_000
"""Milliseconds before a season is woken again after an unexpected error."""


class Seasons:
    """All seasons of the bot.

    Every change is one command of :mod:`bot.league.season`, saved as a line in the season log together with
    its notices. Seasons are woken by their timetables and by their tables.
    """

    def __init__(
        self,
        store: SeasonStore,
        database: Database,
        clock: Clock,
        tables: Tables,
        ratings: RatingsAgain,
        chance: Random,
        secret: Callable[[], bytes],
    ) -> None:
        self.store = store
        self._database = database
        self._clock = clock
        self._tables = tables
        self._ratings = ratings
        self._chance = chance
        self._secret = secret
        self.deadlines = SeasonDeadlines(clock, store)
        self._scheduling: asyncio.Task[None] | None = None
        self._dirty: set[str] = set()
        """Seasons to look at even if nothing on their timetables is due."""
        self._taken_up: set[str] = set()
        """Seasons whose tables may have ended while the bot was not running."""
        self._ended: defaultdict[str, list[str]] = defaultdict(list)
        """Ended tables that their season does not know of yet."""
        self._working: set[asyncio.Task[Any]] = set()
        self.membership = Membership(store, clock)
        self.appointing = Appointing(store, clock)
        self.starting = Starting(store, database)
        self.news = store.news
        """Called when there is something new to post in Discord."""

    # Start and stop

    async def restore(self, here: IsHere = everywhere) -> int:
        """Restore all seasons of these servers, which :meth:`SeasonStore.restore` has read. Return their
        number. Raises StorageError. Called again when the process gets more shards.
        """
        await self.store.restore(here)
        restored = [season for season in self.store.all_running() if here(season.place_id)]
        keys = {season.key for season in restored}
        self._taken_up |= keys
        self.deadlines.begin(keys)
        if self._scheduling is None:
            self._tables.changed.subscribe(self._table_changed)
            self._scheduling = asyncio.create_task(self._run(here), name="season deadlines")
        else:
            self._work(at_tables.make_ratings(self._ratings, self._seasons_of, here))
        return len(restored)

    async def _run(self, here: IsHere) -> None:
        await at_tables.make_ratings(self._ratings, self._seasons_of, here)
        await self.deadlines.run(self._wake)

    async def close(self) -> None:
        """Stop the clock, and return when running work is saved."""
        if self._scheduling is not None:
            self._scheduling.cancel()
            with suppress(asyncio.CancelledError):
                await self._scheduling
        while self._working:  # finished work may start more
            await asyncio.gather(*self._working, return_exceptions=True)

    # Queries

    def running(self, place_id: int) -> list[Season]:
        """Return the unfinished seasons of a server, oldest first."""
        return self.store.running(place_id)

    async def by_key(self, key: str) -> Season:
        """Return a season, finished or not. Raises Refused ``no_season``."""
        return await self.store.by_key(key)

    async def find(self, place_id: int, text: str) -> Season:
        """Return a season of a server by its key or its league. Raises Refused as :meth:`SeasonStore.find`
        does.
        """
        return await self.store.find(place_id, text)

    async def listed(self, place_id: int) -> list[SeasonRow]:
        """Return all seasons of a server, newest first."""
        return await self.store.listed(place_id)

    async def names(
        self, season: Season, *, user_id: int | None = None, act: Act | None = None
    ) -> Mapping[str, PersonRow]:
        """Return names by key, as :meth:`SeasonStore.names` does."""
        return await self.store.names(season, user_id=user_id, act=act)

    async def person(self, place_id: int, who: Who) -> str:
        """Return the key of a member of a server, as :meth:`SeasonStore.person` does."""
        return await self.store.person(place_id, who)

    async def preview(self, key: str, who: Who, act: Making, reason: str) -> SeasonStep:
        """Return the step of a command, without storing it. Raises Refused as :meth:`act` does."""
        season = await self._looked_through(key, act)
        person, made = await self._made_by(season, who, act)
        at_tables.need_unplayed(self._tables, made, season)
        return await carried_out(season, Command(made, person, self._clock.now(), UserText(reason)))

    # The umpire

    async def create(self, place_id: int, who: Who, settings: SeasonSettings) -> Season:
        """Open the next season of a league, with ``who`` as its umpire.

        Raises Refused ``league_runs`` if a season of that league is running.
        """
        league, number = numbered(await self.listed(place_id), settings.league)
        season = Season(
            key="".join(self._chance.choices(ID_LETTERS, k=8)),
            place_id=place_id,
            settings=replace(settings, league=league),
            number=number,
            seed=self._secret(),
            umpire=await self.person(place_id, who),
            created_at=self._clock.now(),
        )
        opened = await self.store.open(season_row(season))
        self._rearm(opened)
        return opened

    # Tables

    async def ready(
        self,
        key: str,
        who: Who,
        fixture: str,
        press: int,
        open_table: Callable[[Season, str], Awaitable[Table]],
    ) -> Table:
        """Mark ``who`` as ready for a fixture, at its table, or give them back the seat that a computer
        plays.

        With ready checks, this begins one for the other players unless one is running. For the first ready
        player, ``open_table`` opens the table in a thread. Raises Refused.
        """
        season = await self.by_key(key)
        if season.phase not in ("running", "paused"):
            raise Refused("season_not_running")
        person = await self.person(season.place_id, who)
        with refusals():
            players = format_of(season).fixtures.players_of(season, fixture)
        if person not in players:
            raise Refused("not_your_fixture")
        if season.phase == "paused":
            raise Refused("season_paused")
        table = self.table_of(season, fixture)
        if table is None:
            self._need_playable(season, fixture)
            table = await open_table(season, fixture)
        if has_calls(season) and table.phase == "lobby":
            await self._call(season, fixture, table, person)
        seat = table.seat_of(who.user_id)
        if seat is not None and table.phase == "playing" and table.chairs[seat].stand_in:
            return await self._tables.seats.come_back(table.table_id, who)
        return await self._tables.lobbies.join(table.table_id, who, press)

    async def _call(self, season: Season, fixture: str, table: Table, person: str) -> None:
        """Begin a ready check for a fixture at its table, unless one is running."""
        now = self._clock.now()
        if not ready_checks.called_until(season, fixture):
            act = acts.StartReadyCheck(fixture, now + times.grace(season.settings))
            with suppress(Refused):  # another player began it in the same moment, or the match has begun
                await self._act(season.key, act, person)
                await self._tables.fixtures.call(table.table_id, act.until)

    async def open_table(self, key: str, fixture: str, channel_id: int, *, in_thread: bool = True) -> Table:
        """Open the lobby of a fixture in a channel, with a seat reserved for each of its players."""
        season = await self.by_key(key)
        self._need_playable(season, fixture)
        # Which of them look alike depends on who else sits there.
        known, settings = await self._database.people.of_season(key), season.settings
        form = format_of(season)
        players = [known[player] for player in form.fixtures.players_of(season, fixture) if player in known]
        table = await self._tables.fixtures.open(
            season.place_id,
            channel_id,
            game=settings.game,
            clock=settings.clock,
            options=settings.rules_of_play,
            house_rules=settings.house_rules,
            season=key,
            fixture=fixture,
            players=[(player.person, player.user_id, player.name) for player in players],
            host=season.umpire,
            in_thread=in_thread,
            due=form.fixtures.deadline(season, fixture),
            called_until=ready_checks.called_until(season, fixture),
            call_binds=ready_checks.binds(season, fixture),
            keeps_seats=not form.facts.forfeits,
            position=form.fixtures.position(season, fixture),
        )
        try:
            await self._act(key, acts.AssignTable(fixture, table.table_id, channel_id))
        except (StorageError, Refused):
            self._again_in(key, BUSY_PAUSE)  # the table exists, so the season notices it later, or closes it
            raise
        return table

    async def start_table(self, key: str, fixture: str) -> Table:
        """Begin the match of a fixture, even if not all players are ready."""
        season = await self.by_key(key)
        self._tables.need_awake(season.appointment(fixture).table)
        table = self.table_of(season, fixture)
        if table is None:
            raise Refused("no_such_table")
        return await self._tables.fixtures.start(table.table_id)

    def table_of(self, season: Season, fixture: str) -> Table | None:
        """Return the open table of a fixture; None if there is none."""
        table_id = season.appointment(fixture).table
        table = self._tables.find(table_id) if table_id else None
        return table if table is not None and table.is_open else None

    def here(self, season: Season, fixture: str) -> tuple[str, ...]:
        """Return the ready players in the lobby of a fixture."""
        table = self.table_of(season, fixture)
        chairs = table.chairs if table is not None and table.phase == "lobby" else ()
        return tuple(chair.person for chair in chairs if chair.person is not None and not chair.is_asked)

    def _need_playable(self, season: Season, fixture: str) -> None:
        """Raise Refused if the fixture has ended or does not exist, or has a table, even one that sleeps."""
        if fixture not in format_of(season).fixtures.called(season):
            raise Refused("fixture_over")
        if self.table_of(season, fixture) is not None:
            raise Refused("fixture_has_table")
        self._tables.need_awake(season.appointment(fixture).table)

    # People

    async def forget(self, place_id: int, person: str) -> None:
        """Remove a person who is being forgotten from all seasons.

        In a league they leave. In a running tournament they are removed as if by its umpire. Raises
        StorageError.
        """
        for season in self.running(place_id):
            act = format_of(season).entries.removal(season, person)
            with suppress(Refused):  # they were not in it
                await self._act(season.key, act, person, FORGOTTEN)
            if person in season.named_umpires:
                rest = tuple(each for each in season.named_umpires if each != person)
                with suppress(Refused):  # it has ended in the same moment
                    await self._act(season.key, acts.NameUmpires(rest), person, FORGOTTEN)

    def forgotten(self, place_id: int) -> None:
        """Read seasons again after a person was erased, because texts about them were changed too."""
        self.store.forget_finished()
        for season in self.running(place_id):
            self._work(self.store.read_again(season.key))

    # Changes and their consequences

    async def act(
        self, key: str, who: Who | None, act: Making, reason: str = "", seen: int | None = None
    ) -> Season:
        """Carry out an act of ``who``, who saw the season at line ``seen`` of its log. If ``who`` is None, it
        is an act of the bot. The caller has checked permissions.

        Finished matches are recorded before an act that makes scores final. Raises Refused with the code of
        :mod:`bot.league.season` after ``league-``.
        """
        if isinstance(act, Act) and act.heard_first and (running := self.store.known(key)) is not None:
            await self._catch_up(running)
        season = await self._looked_through(key, act)
        person, made = await self._made_by(season, who, act)
        return (await self._act(key, made, person, reason, seen)).season

    def forget_server(self, place_id: int) -> None:
        """Drop the seasons of a server with deleted data."""
        for season in self.running(place_id):
            self.deadlines.set(season.key, None)
        self.store.forget_server(place_id)

    async def _looked_through(self, key: str, act: Making) -> Season:
        """Return a season. Before pairings, first record which of its players have left the server."""
        season = await self.by_key(key)
        if not isinstance(act, acts.Start | acts.PairRound | acts.PairAgain) or not season.is_open:
            return season
        missing = await self.membership.missing(season)
        return season if missing is None else (await self._act(key, missing)).season

    async def _made_by(self, season: Season, who: Who | None, act: Making) -> tuple[str, Act]:
        """Return the key of ``who``, and the act that they want."""
        person = await self.person(season.place_id, who) if who is not None else ""
        made = await self.starting.completed(season, act(person) if callable(act) else act)
        if isinstance(made, acts.Reopen):
            need_last(season, await self.listed(season.place_id))
        if isinstance(made, acts.Alter) and "league" in made.settings:
            others = [row for row in await self.listed(season.place_id) if row.season != season.key]
            league, number = numbered(others, made.settings["league"])
            return person, acts.Alter({**made.settings, "league": league}, number)
        if isinstance(made, acts.Decide):
            await self.membership.need_known(season, made)
        return person, made

    async def _act(
        self, key: str, act: Act, actor: str = "", reason: str = "", seen: int | None = None
    ) -> SeasonStep:
        """Carry out a command and its consequences, even if the caller is cancelled."""
        return await asyncio.shield(self._work(self._carried_out(key, act, actor, reason, seen)))

    async def _carried_out(self, key: str, act: Act, actor: str, reason: str, seen: int | None) -> SeasonStep:
        need = partial(at_tables.need_unplayed, self._tables, act)
        before, step = await self.store.change(key, act, actor, reason, seen, need)
        try:
            await self._after(before, step)
        except Exception:  # the command is committed, so for its actor it has not failed
            log.exception("fault %s after a step of season %s", secrets.token_hex(4), key)
        return step

    def _work(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that finishes before the bot is closed, even if the caller is cancelled."""
        task = asyncio.ensure_future(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return task

    async def _after(self, before: Season, step: SeasonStep) -> None:
        """Carry out the consequences of a committed step."""
        if step.line.act.at_tables and step.season.is_open:
            self._dirty.add(step.season.key)
        self._rearm(step.season)
        # Don't wait for new ratings. If the bot stops before, they are computed at its start.
        self._work(at_tables.afterwards(before, step.season, self._ratings, self._seasons_of))
        if not step.season.is_open:
            with suppress(StorageError):  # its tables can be played, but nothing counts
                await at_tables.reconcile(self._database, step.season, self._tables)

    async def _seasons_of(self, place_id: int, game: str) -> list[Season]:
        """Return all readable seasons of a game in a server, finished or not."""
        found: list[Season] = []
        for row in await self.listed(place_id):
            if row.game == game:
                try:
                    found.append(await self.by_key(row.season))
                except UNREADABLE:
                    log.exception("cannot read season %s, so its decisions are unknown", row.season)
        return found

    def _rearm(self, season: Season) -> None:
        now = self._clock.now()
        moments = (next_time(season, now), self.membership.next_look(season))
        at = min((at for at in moments if at is not None), default=None)
        if season.key in self._dirty:
            at = now
        self.deadlines.set(season.key, at if season.is_open else None)

    # Time

    def _table_changed(self, table: Table) -> None:
        """Look at a season if the change of its table may matter to it."""
        season = self.store.known(table.season or "")
        if season is not None and (
            not table.is_open or tables_of(season).listens or at_tables.has_begun(season, table)
        ):
            if not table.is_open:
                self._ended[season.key].append(table.table_id)
            self._dirty.add(season.key)
            self._rearm(season)

    async def _wake(self, key: str) -> None:
        self._dirty.discard(key)
        season = self.store.known(key)
        if season is None:
            return
        try:
            await self._catch_up(season)
            while (season := self.store.known(key)) and (act := due(season, self._clock.now())) is not None:
                if (until := self.deadlines.waits_until(key, act)) is not None:
                    self.deadlines.set(key, until)
                    return
                made = await self._acts_for(season, act)
                for each in made:
                    await self._act(key, each)
                if not made:
                    # Something new must be handled first, or this cannot be done now.
                    self._again_in(key, 0 if key in self._dirty else BUSY_PAUSE)
                    return
            if season is not None and (missing := await self.membership.look(season)) is not None:
                await self._act(key, missing)
            elif season is not None:
                self._rearm(season)
        except StorageError:
            self._again_in(key, BUSY_PAUSE)
        except Refused as refused:  # the umpire has decided otherwise in the same moment
            log.warning("season %s refused a step that was due: %s", key, refused)
            has_changed = key in self._dirty or self.store.known(key) is not season
            self._again_in(key, BUSY_PAUSE if has_changed else FAULT_PAUSE)
        except Exception:
            self._again_in(key, FAULT_PAUSE)
            raise

    def _again_in(self, key: str, ms: int) -> None:
        """Wake a season again after ``ms`` milliseconds, or as soon as anything happens to it."""
        self._dirty.add(key)
        self.deadlines.set(key, self._clock.now() + ms)

    async def _catch_up(self, season: Season) -> None:
        """Record everything that has happened at the season's tables and is not in its log yet."""
        key = season.key
        heard = list(dict.fromkeys(self._ended[key]))
        ended = None if key in self._taken_up else heard
        for act in await at_tables.news_of(self._database, season, self._tables, ended):
            with suppress(Refused):  # the umpire has decided otherwise in the same moment
                await self._act(key, act)
        self._taken_up.discard(key)
        self._ended[key] = [table_id for table_id in self._ended[key] if table_id not in heard]
        if (known := self.store.known(key)) is not None:
            await at_tables.reconcile(self._database, known, self._tables)

    async def _acts_for(self, season: Season, act: Act | TimeUp) -> list[Act]:
        """Return the acts that follow from an item due on the timetable.

        If players have left the server or come back, return only the act about that, because the rest may not
        be due any more.
        """
        if isinstance(act, acts.Start | acts.PairRound | acts.StartReadyCheck):
            missing = await self.membership.missing(season)
            if missing is not None:
                return [missing]
        if isinstance(act, TimeUp):
            now = self._clock.now()
            its = tables_of(season)
            return await its.time_up(season, act.fixture, self._tables, self._database, now)
        if isinstance(act, acts.Appoint):
            return [await self.appointing.appoint(season, act)]
        return [await self.starting.completed(season, act)]
