"""The seasons in memory as they were committed, and how one is changed: nobody is told before it is saved."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.league import refusal
from bot.league.contest import (
    Act,
    Command,
    Contest,
    LogEntry,
    Step,
    act_from_json,
    act_to_json,
    acts,
    apply,
    rebuilt,
    terms_from_json,
    terms_to_json,
)
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
from bot.tables import Busy, Clock, Refused, Who, or_busy, saved, writing
from bot.tables.listeners import Signal
from bot.tables.store import Entry, Store

log = logging.getLogger(__name__)

T = TypeVar("T")

UNREADABLE = (LookupError, TypeError, ValueError)
"""What a stored season is that no version of the bot would have written."""
REMEMBERED = 20
"""Finished seasons that are kept in memory for those who look at them."""

Making = Act | Callable[[str], Act]
"""An act, or one that is made of the key of the person who wants it."""


@dataclass(slots=True)
class SeasonEntry(Entry[Contest]):
    """The place of one season in memory."""

    at: int
    """When the last line of its log was written: none is ever older than the one before."""


class SeasonStore:
    """The seasons that are not finished, in memory, and how one of them is changed."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._entries = Store[SeasonEntry](database, "season", self._reload)
        self._finished: OrderedDict[str, Contest] = OrderedDict()
        self._working: set[asyncio.Task[Any]] = set()
        self.news = Signal[[]]()
        """There is something that Discord is to be told."""

    # Looking

    def running(self, guild_id: int) -> list[Contest]:
        """The seasons of a guild that are not finished, oldest first."""
        own = (entry.value for entry in self._entries.all() if entry.value.guild_id == guild_id)
        return sorted(own, key=lambda contest: (contest.created_at, contest.key))

    def _known(self, key: str) -> Contest | None:
        """A season that is not finished, by its key, without waiting."""
        entry = self._entries.find(key)
        return entry.value if entry else None

    async def by_key(self, key: str) -> Contest:
        """A season, finished or not. Raises Refused ``no_season``."""
        known = self._known(key) or self._finished.get(key)
        if known is not None:
            return known
        with or_busy():
            row = await self._database.seasons.get(key)
            if row is None:
                raise Refused("no_season")
            contest = (await self._read(row)).value
        self._finished[key] = contest
        if len(self._finished) > REMEMBERED:
            self._finished.popitem(last=False)
        return contest

    async def find(self, guild_id: int, text: str) -> Contest:
        """A season of a guild by its key, or the newest of the league of that name. Raises Refused
        ``no_season``.
        """
        wanted = " ".join(text.split()).casefold()
        for row in await self.listed(guild_id):
            if row.season == text or row.league.casefold() == wanted:
                return await self.by_key(row.season)
        raise Refused("no_season")

    async def listed(self, guild_id: int) -> list[SeasonRow]:
        """All seasons of a guild, newest first."""
        with or_busy():
            return await self._database.seasons.of_guild(guild_id)

    async def names(
        self, contest: Contest, *, user_id: int | None = None, act: Act | None = None
    ) -> Mapping[str, PersonRow]:
        """Who is who, by key: of all whom the log of a season names, of the user of that id, and of those
        whom the draft of an ``act`` names. Who is not in it has been forgotten.
        """
        with or_busy():
            people = await self._database.people.of_season(contest.key)
            others = (
                [] if user_id is None else [await self._database.people.of_user(contest.guild_id, user_id)]
            )
            for key in PERSON.findall(to_json(act_to_json(act))) if act is not None else ():
                if key not in people:
                    others.append(await self._database.people.by_key(key))
        return people | {other.person: other for other in others if other is not None}

    async def log(self, contest: Contest) -> list[LogEntry]:
        """All that has happened in a season, in order."""
        with or_busy():
            return [_line(row) for row in await self._database.seasons.log(contest.key)]

    async def person(self, guild_id: int, who: Who) -> str:
        """The key of a member of a guild, made where there is none."""
        async with writing(self._database) as tx:
            return await tx.people.key_for(guild_id, who.user_id, who.name)

    async def preview(self, key: str, who: Who, act: Making, reason: str) -> Step:
        """What a command would do, with nothing kept. Raises Refused as :meth:`act`."""
        contest = await self.by_key(key)
        person, made = await self._made_by(contest, who, act)
        return await _carried_out(contest, Command(made, person, self._clock.now(), reason))

    # Changing one season

    async def act(
        self, key: str, who: Who, act: Making, reason: str = "", seen: int | None = None
    ) -> Contest:
        """Carry out what ``who`` wants, who saw the season at ``seen``. Whether they may is for the caller.

        Raises Refused with the code of :mod:`bot.league.contest`, after ``league-``.
        """
        contest = await self.by_key(key)
        person, made = await self._made_by(contest, who, act)
        return (await self._act(key, made, person, reason, seen)).contest

    async def _made_by(self, contest: Contest, who: Who, act: Making) -> tuple[str, Act]:
        """The key of ``who``, and the act that they want."""
        person = await self.person(contest.guild_id, who)
        return person, act(person) if callable(act) else act

    async def _act(
        self, key: str, act: Act, actor: str = "", reason: str = "", seen: int | None = None
    ) -> Step:
        """Carry out a command; its line and its news are committed before anybody hears of them."""
        return await asyncio.shield(self._work(self._locked(key, act, actor, reason, seen)))

    def _work(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that is finished before the bot is closed, whoever waits for it or not."""
        task = asyncio.ensure_future(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return task

    async def _locked(self, key: str, act: Act, actor: str, reason: str, seen: int | None) -> Step:
        entry = self._entries.find(key)
        if entry is None:
            raise Refused("league-over")
        async with self._entries.locked(entry):
            at = max(self._clock.now(), entry.at)
            before = entry.value
            step = await _carried_out(before, Command(act, actor, at, reason, seen))
            async with self._entries.saving(entry) as tx:
                await self._save(tx, before, step)
            saved()
            entry.value, entry.at = step.contest, at
            if not step.contest.is_open:
                self._entries.drop(key)
        try:
            await self._after(before, step)
        except Exception:  # it is committed, so it has not failed for whoever wanted it
            log.exception("fault %s in what follows from a step of season %s", secrets.token_hex(4), key)
        return step

    async def _save(self, tx: Transaction, before: Contest, step: Step) -> None:
        after, line = step.contest, step.line
        await tx.seasons.add_line(after.key, _row(line), after.phase, after.finished_at)
        news = [(event.key, dict(event.data)) for event in step.news]
        if news:
            await tx.seasons.add_notices(after.key, news, line.at)

    async def _after(self, before: Contest, step: Step) -> None:
        """What follows from a step that has been committed."""
        if step.news:
            self.news()

    async def _open(self, row: SeasonRow) -> Contest:
        """Keep a new season, and say that it can be entered. Raises Refused ``league_exists``."""
        try:
            async with self._database.transaction() as tx:
                await tx.seasons.create(row)
                await tx.seasons.add_notices(row.season, [("signup", {})], row.created_at)
        except StorageConflict as there:
            raise Refused("league_exists", league=row.league) from there
        except StorageError as error:
            raise Busy from error
        saved()
        contest = contest_of(row)
        self._entries.put(SeasonEntry(row.season, contest, row.created_at))
        self.news()
        return contest

    def forget_server(self, guild_id: int) -> None:
        """The data of a server has been deleted, its seasons with it."""
        for contest in self.running(guild_id):
            self._entries.drop(contest.key)
        kept = ((key, each) for key, each in self._finished.items() if each.guild_id != guild_id)
        self._finished = OrderedDict(kept)

    # Reading

    async def _read(self, row: SeasonRow) -> SeasonEntry:
        log_rows = await self._database.seasons.log(row.season)
        contest = await asyncio.to_thread(lambda: rebuilt(contest_of(row), map(_line, log_rows)))
        return SeasonEntry(row.season, contest, log_rows[-1].at if log_rows else row.created_at)

    async def _renewed(self, entry: SeasonEntry) -> None:
        """Read a season again, now or before anything else happens to it."""
        async with entry.lock:
            entry.needs_reload = True
        with suppress(Busy):
            async with self._entries.locked(entry):
                pass

    async def _reload(self, entry: SeasonEntry) -> None:
        with or_busy():
            row = await self._database.seasons.get(entry.key)
            if row is None:
                raise Refused("no_season")
            fresh = await self._read(row)
        entry.value, entry.at = fresh.value, fresh.at


async def _carried_out(contest: Contest, command: Command) -> Step:
    """The step of a command. Drawing tables for hundreds takes seconds, in which others play on."""
    if isinstance(command.act, acts.Start | acts.Draw):
        return await asyncio.to_thread(_applied, contest, command)
    return _applied(contest, command)


def _applied(contest: Contest, command: Command) -> Step:
    """The step of a command, refused in the words of the shell."""
    try:
        return apply(contest, command)
    except refusal.Refused as refused:
        raise Refused(f"league-{refused.code}", **refused.data) from refused


def season_row(contest: Contest) -> SeasonRow:
    """A season as it was announced, as the database holds it."""
    terms = contest.terms
    return SeasonRow(
        contest.key,
        contest.guild_id,
        terms.league,
        contest.number,
        terms.game,
        terms.format,
        terms_to_json(terms),
        contest.seed.hex(),
        contest.umpire,
        contest.phase,
        contest.created_at,
    )


def contest_of(row: SeasonRow) -> Contest:
    """A season as it was announced. ValueError for terms that no version of the bot knows."""
    return Contest(
        row.season,
        row.guild_id,
        terms_from_json(row.terms),
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
    )


def _line(row: LogRow) -> LogEntry:
    before: dict[str, Any] = dict(row.before)
    after: dict[str, Any] = dict(row.after)
    act = act_from_json(row.act)
    return LogEntry(row.seq, row.at, row.actor, act, row.reason, before, after, row.own_table)
