"""The seasons of the bot: their clock, their tables, and what Discord is to be told of them."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import get_args

from bot.league.contest import Act, Contest, Step, Terms, TimeUp, acts, due, format_of, next_time
from bot.seasons import tables as at_tables
from bot.seasons.families import family_of
from bot.seasons.season_store import UNREADABLE, Making, SeasonEntry, SeasonStore, season_row
from bot.seasons.tables import Ratings
from bot.storage import Database, StorageError, Transaction
from bot.tables import Busy, Clock, Refused, Scheduler, Table, Tables, Who, or_busy
from bot.tables.lobbies import ID_LETTERS

log = logging.getLogger(__name__)

BUSY_PAUSE = 5_000
"""Milliseconds until a season is woken again that could not be saved."""
FORGOTTEN = "-"
"""The reason in the log where somebody leaves because they are forgotten."""
FAULT_PAUSE = 600_000
"""The same for one whose waking failed for a reason that nobody knows yet."""
_RULINGS = (acts.Leave, acts.Walkover, *get_args(acts.UmpireAct))
"""What may matter to tables that play."""


class Seasons(SeasonStore):
    """All seasons of the bot.

    Every change is one command of :mod:`bot.league.contest`, saved as a line of the season's log together
    with what is to be told of it. A season is woken when its timetable or one of its tables says so.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        tables: Tables,
        ratings: Ratings,
        chance: Random,
        secret: Callable[[], bytes],
    ) -> None:
        super().__init__(database, clock)
        self._tables = tables
        self._ratings = ratings
        self._chance = chance
        self._secret = secret
        self.deadlines = Scheduler(clock)
        """Wakes seasons. Held while nobody can play or be told."""
        self._scheduling: asyncio.Task[None] | None = None
        self._stirred: set[str] = set()
        """Seasons that are to be looked at, whatever their timetables say."""
        self._taken_up: set[str] = set()
        """Seasons whose tables may have ended unheard, before the bot was started."""
        self._ended: defaultdict[str, list[str]] = defaultdict(list)
        """The tables of each season of whose end has been heard, and which it does not know yet."""
        tables.lobbies.may_join = self._need_entrant

    # Start and stop

    async def restore(self) -> int:
        """Take up every season where it was left. Gives their number.

        One whose log cannot be read is logged and left alone; the others go on. Raises Busy when the database
        cannot be read; then it may be tried again.
        """
        with or_busy():
            for row in await self._database.seasons.open():
                try:
                    self._entries.put(await self._read(row))
                except StorageError:
                    raise
                except Exception:  # whatever is wrong with it, the others are to go on
                    log.exception("season %s cannot be read and is left as it is", row.season)
        self._tables.changed.subscribe(self._heard)
        for entry in self._entries.all():
            self._taken_up.add(entry.key)
            self.deadlines.set(entry.key, self._clock.now())
        self._scheduling = asyncio.create_task(self._run(), name="season deadlines")
        return len(self._entries.all())

    async def _run(self) -> None:
        try:
            for guild_id, game in await self._ratings.due():
                seen = at_tables.effective_in(await self._contests_of(guild_id, game))
                await self._ratings.recompute(guild_id, game, seen)
        except Busy:
            log.warning("ratings that were to be made anew are, at the next start")
        except Exception:
            log.exception("ratings could not be made anew")  # seasons are to go on nevertheless
        await self.deadlines.run(self._wake)

    async def close(self) -> None:
        """Stop the clock; return when what is under way is saved."""
        if self._scheduling is not None:
            self._scheduling.cancel()
            with suppress(asyncio.CancelledError):
                await self._scheduling
        while self._working:  # what is finished may lead to more
            await asyncio.gather(*self._working, return_exceptions=True)

    # The umpire

    async def create(self, guild_id: int, who: Who, terms: Terms) -> Contest:
        """Open the next season of a league, with ``who`` as its umpire. Raises Refused ``league_runs`` while
        another one of that name does.
        """
        name = terms.league.casefold()
        earlier = [row for row in await self.listed(guild_id) if row.league.casefold() == name]
        if any(row.finished_at is None for row in earlier):
            raise Refused("league_runs", league=terms.league)
        if earlier:
            terms = replace(terms, league=earlier[0].league)
        contest = Contest(
            key="".join(self._chance.choices(ID_LETTERS, k=8)),
            guild_id=guild_id,
            terms=terms,
            number=1 + max((row.number for row in earlier), default=0),
            seed=self._secret(),
            umpire=await self.person(guild_id, who),
            created_at=self._clock.now(),
        )
        opened = await self._open(season_row(contest))
        self._rearm(opened)
        return opened

    # Tables

    async def ready(
        self,
        key: str,
        who: Who,
        fixture: str,
        press: int,
        open_table: Callable[[Contest, str], Awaitable[Table]],
    ) -> Table:
        """Let ``who`` be ready to play a fixture at its table.

        ``open_table`` opens the table in a thread, for the first of them. Raises Refused.
        """
        contest = await self.by_key(key)
        if contest.phase not in ("running", "paused"):
            raise Refused("season_not_running")
        person = await self.person(contest.guild_id, who)
        if person not in format_of(contest).players_of(contest, fixture):
            raise Refused("not_your_fixture")
        if contest.phase == "paused":
            raise Refused("season_paused")
        table = self.table_of(contest, fixture)
        if table is None:
            self._need_playable(contest, fixture)
            table = await open_table(contest, fixture)
        return await self._tables.lobbies.join(table.table_id, who, press)

    async def open_table(self, key: str, fixture: str, channel_id: int, *, in_thread: bool = True) -> Table:
        """Open the lobby of a fixture in a channel, with a seat kept for everybody who plays it."""
        contest = await self.by_key(key)
        self._need_playable(contest, fixture)
        known, terms = await self.names(contest), contest.terms
        players = [
            known[player] for player in format_of(contest).players_of(contest, fixture) if player in known
        ]
        table = await self._tables.fixtures.open(
            contest.guild_id,
            channel_id,
            game=terms.game,
            clock=terms.clock,
            options=terms.rules_of_play,
            house_rules=terms.house_rules,
            league=key,
            fixture=fixture,
            players=[(player.person, player.user_id, player.name) for player in players],
            host=contest.umpire,
            in_thread=in_thread,
            due=format_of(contest).deadline(contest, fixture),
            position=format_of(contest).position(contest, fixture),
        )
        try:
            await self._act(key, acts.Seat(fixture, table.table_id, channel_id))
        except (Busy, Refused):
            self._again_in(key, BUSY_PAUSE)  # the table is there: it is noted then, or closed
            raise
        return table

    async def start_table(self, key: str, fixture: str, press: int) -> Table:
        """Begin the match of a fixture, whoever is ready. ``press`` is an id that the bot does not choose."""
        table = self.table_of(await self.by_key(key), fixture)
        if table is None:
            raise Refused("no_such_table")
        return await self._tables.fixtures.start(table.table_id, press)

    def table_of(self, contest: Contest, fixture: str) -> Table | None:
        """The open table of a fixture."""
        meeting = contest.meetings.get(fixture)
        table = self._tables.find(meeting.table) if meeting and meeting.table else None
        return table if table is not None and table.is_open else None

    def _need_playable(self, contest: Contest, fixture: str) -> None:
        """Raises Refused for a fixture that is over, or where there is none."""
        if fixture not in format_of(contest).called(contest):
            raise Refused("fixture_over")
        if self.table_of(contest, fixture) is not None:
            raise Refused("fixture_has_table")

    def _need_entrant(self, table: Table, person: str) -> None:
        """Raises Refused for who may not sit down at a table of a season."""
        contest = self._known(table.league or "")
        if contest is None or contest.phase not in ("running", "paused"):
            raise Refused("season_not_running")
        if table.fixture is None and not contest.plays(person):
            raise Refused("not_in_league", league=contest.terms.league)

    # People

    async def forget(self, guild_id: int, person: str) -> None:
        """Take somebody who is to be forgotten out of every season. A league lets them leave; in a tournament
        that runs it is as if its umpire had confirmed it. Raises Busy.
        """
        for contest in self.running(guild_id):
            act = format_of(contest).removal(contest, person)
            with suppress(Refused):  # they were not in it
                await self._act(contest.key, act, person, FORGOTTEN)

    def forgotten(self, guild_id: int) -> None:
        """Somebody of a guild has been erased, from what was written about them too: it is read again."""
        self._finished.clear()
        for contest in self.running(guild_id):
            entry = self._entries.find(contest.key)
            if entry is not None:
                self._work(self._renewed(entry))

    # Changes, and what follows from them

    async def act(
        self, key: str, who: Who, act: Making, reason: str = "", seen: int | None = None
    ) -> Contest:
        """The same as :meth:`SeasonStore.act`; what was played before the scores are final is in them."""
        entry = self._entries.find(key)
        if entry is not None and isinstance(act, acts.Confirm):
            await self._catch_up(entry)
        return await super().act(key, who, act, reason, seen)

    def forget_server(self, guild_id: int) -> None:
        """The data of a server has been deleted, its seasons with it."""
        for contest in self.running(guild_id):
            self.deadlines.set(contest.key, None)
        super().forget_server(guild_id)

    async def _made_by(self, contest: Contest, who: Who, act: Making) -> tuple[str, Act]:
        person, made = await super()._made_by(contest, who, act)
        if isinstance(made, acts.Start):
            return person, acts.Start(await self._divisions_before(contest))
        return person, made

    async def _save(self, tx: Transaction, before: Contest, step: Step) -> None:
        await super()._save(tx, before, step)
        await at_tables.within(tx, before, step.contest, step.line)

    async def _after(self, before: Contest, step: Step) -> None:
        await super()._after(before, step)
        if isinstance(step.line.act, _RULINGS) and step.contest.is_open:
            self._stirred.add(step.contest.key)
        self._rearm(step.contest)
        # Nobody waits for ratings that are made anew: should the bot stop first, they are due at its start.
        self._work(at_tables.afterwards(before, step.contest, self._ratings, self._contests_of))
        if not step.contest.is_open:
            with suppress(Busy):  # its tables play on, for nothing
                await at_tables.reconcile(self._database, step.contest, self._tables)

    async def _contests_of(self, guild_id: int, game: str) -> list[Contest]:
        """All seasons of a game in a guild that have been played or are, and that can be read."""
        found: list[Contest] = []
        for row in await self.listed(guild_id):
            if row.game == game:
                try:
                    found.append(await self.by_key(row.season))
                except UNREADABLE:
                    log.exception("season %s cannot be read, and no decision in it is known", row.season)
        return found

    def _rearm(self, contest: Contest) -> None:
        at = self._clock.now() if contest.key in self._stirred else next_time(contest)
        self.deadlines.set(contest.key, at if contest.is_open else None)

    # Time

    def _heard(self, table: Table) -> None:
        """A table has changed: its season looks at it if that may matter to it."""
        contest = self._known(table.league or "")
        if contest is not None and (not table.is_open or family_of(contest).listens):
            if not table.is_open:
                self._ended[contest.key].append(table.table_id)
            self._stirred.add(contest.key)
            self._rearm(contest)

    async def _wake(self, key: str) -> None:
        entry = self._entries.find(key)
        self._stirred.discard(key)
        if entry is None:
            return
        try:
            await self._catch_up(entry)
            while entry.value.is_open and (act := due(entry.value, self._clock.now())) is not None:
                made = await self._made(entry.value, act)
                for each in made:
                    await self._act(key, each)
                if not made:
                    # Something has happened meanwhile that is caught up with first, or it cannot be done now.
                    self._again_in(key, 0 if key in self._stirred else BUSY_PAUSE)
                    return
            self._rearm(entry.value)
        except Busy:
            self._again_in(key, BUSY_PAUSE)
        except Refused as refused:  # the umpire has decided otherwise in the same moment
            log.warning("season %s: what was due is refused: %s", key, refused)
            self._again_in(key, BUSY_PAUSE if key in self._stirred else FAULT_PAUSE)
        except Exception:
            self._again_in(key, FAULT_PAUSE)
            raise

    def _again_in(self, key: str, ms: int) -> None:
        """Wake a season again in a while, or as soon as anything else happens to it."""
        self._stirred.add(key)
        self.deadlines.set(key, self._clock.now() + ms)

    async def _catch_up(self, entry: SeasonEntry) -> None:
        """What has happened at the season's tables that its log does not hold yet."""
        key = entry.key
        heard = list(dict.fromkeys(self._ended[key]))
        ended = None if key in self._taken_up else heard
        for act in await at_tables.news_of(self._database, entry.value, self._tables, ended):
            with suppress(Refused):  # the umpire has decided otherwise in the same moment
                await self._act(key, act)
        self._taken_up.discard(key)
        self._ended[key] = [table_id for table_id in self._ended[key] if table_id not in heard]
        await at_tables.reconcile(self._database, entry.value, self._tables)

    async def _made(self, contest: Contest, act: Act | TimeUp) -> list[Act]:
        """The acts that something due on the timetable comes to."""
        if isinstance(act, TimeUp):
            now = self._clock.now()
            family = family_of(contest)
            return await family.time_up(contest, act.fixture, self._tables, self._database, now)
        if isinstance(act, acts.Start):
            return [acts.Start(await self._divisions_before(contest))]
        return [act]

    async def _divisions_before(self, contest: Contest) -> tuple[tuple[str, ...], ...]:
        """The divisions that the season before leads to, for those who play on; none without one."""
        if not format_of(contest).divided:
            return ()
        for row in await self.listed(contest.guild_id):
            if row.league == contest.terms.league and row.phase == "over" and row.number < contest.number:
                before = await self.by_key(row.season)
                signed = {signed.player for signed in contest.signed}
                return format_of(before).next_divisions(before, signed)
        return ()
