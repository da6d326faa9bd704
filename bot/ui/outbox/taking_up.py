"""Tables of a season whose channel was deleted, or that the umpire moves, go on in a new thread, with all
cards as they are.

So do lobbies where players are called or have said that they are here: they have kept their word.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

import discord

from bot.league.season import Season, acts, format_of
from bot.milliseconds import MINUTE
from bot.seasons import NoticeRow
from bot.seasons.announcements import lost_table
from bot.tables import Refused, StorageError, Table, Tables, Who
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.poster import ready
from bot.ui.i18n.user_text import label_text
from bot.ui.outbox.kinds import TABLE_LOST
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext, layout_of
from bot.ui.outbox.sender import Sender
from bot.ui.outbox.threads import new_thread, pinging, thread_name
from bot.ui.tables.opening import discard_thread

log = logging.getLogger(__name__)

SHORT = MINUTE
"""Milliseconds of standing still for which no deadline is put off."""
NAME = 100
"""The most characters of a thread's name that Discord allows."""


@dataclass(slots=True)
class TakingUp:
    """Takes tables up whose channel was deleted. Until then they stand still, and no clock runs.

    What is lost is stored first, so that it is taken up after a restart, too.
    """

    sender: Sender
    tables: Tables
    _taking: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """A lock for each table, so that it goes on in one place."""

    async def lost(self, table: Table) -> bool:
        """Let a table stand still whose channel was deleted, and have it taken up elsewhere. Return False if
        no season wants that. Raises StorageError.
        """
        season = self.sender.seasons.store.known(table.season or "")
        if season is None or not goes_on(season, table):
            return False
        now = self.sender.clock.now()
        about = {"table": table.table_id, "fixture": table.fixture or "", "phase": table.phase}
        await self.sender.announcements.lost_table(
            season.key, table.table_id, table.channel_id, TABLE_LOST, about, now
        )
        with suppress(Refused):  # it has ended in the same moment
            await self.tables.messages.lose(table.table_id)
        self.sender.noticed()
        return True

    async def next(self, season: Season, notice: NoticeRow) -> bool:
        """Take up the next table that has no channel, because of a ``notice`` about that or about another
        channel of the season. Return whether there was one.

        Raises Refused with a code of :data:`~bot.ui.outbox.threads.NO_THREAD`, and discord.HTTPException if
        another try may help.
        """
        if season.lost_channel:
            return False  # they are taken up when the season has another one
        for table in await self._lost(season):
            lost_at, now = notice.at if notice.kind == TABLE_LOST else None, self.sender.clock.now()
            later = 0 if lost_at is None or now - lost_at < SHORT else now - lost_at
            try:
                await self.take_up(season, table, season.settings.channel, later)
            except Refused as refused:
                if refused.code != "not_lost":  # the umpire has taken it up in the same moment
                    raise
            else:
                await self.sender.can_open_threads(season)
                return True
        return False

    async def _lost(self, season: Season) -> list[Table]:
        """The tables of a season whose channel is known to be deleted."""
        tables = self.tables.open_tables(season.place_id, season.key)
        return [table for table in tables if await self._is_lost(season, table)]

    async def _is_lost(self, season: Season, table: Table) -> bool:
        known = await self.sender.announcements.message(season.key, lost_table(table.table_id))
        return known is not None and known.channel_id == table.channel_id and _is_wanted(season, table)

    async def take_up(self, season: Season, table: Table, channel_id: int, later: int = 0) -> None:
        """Let a table that has no channel go on in a new thread of a channel, with its deadline ``later`` by
        so many ms.

        Raises Refused with a code of :data:`~bot.ui.outbox.threads.NO_THREAD`, or ``not_lost`` if it has a
        channel; StorageError; and discord.HTTPException if another try may help.
        """
        async with self._taking.setdefault(table.table_id, asyncio.Lock()):
            table = self.tables.find(table.table_id) or table
            if not await self._is_lost(season, table):
                raise Refused("not_lost")
            async with self.sender.poster.writing(channel_id):
                thread = await self._open_elsewhere(season, table, channel_id, moved=False)
                if thread is not None:
                    await self._record(season, table, thread, later=later)

    async def move(self, season: Season, table: Table, channel_id: int, who: Who) -> None:
        """Let a table go on in a new thread of a channel because ``who``, its umpire, wants that, whether its
        own is lost or not. Where it was, it is said where it goes on.

        Raises as :meth:`take_up` does, and Refused ``dashboard_table_done`` if no season wants that it goes
        on.
        """
        async with self._taking.setdefault(table.table_id, asyncio.Lock()):
            table = self.tables.find(table.table_id) or table
            is_lost = await self._is_lost(season, table)
            if not _is_wanted(season, table):
                raise Refused("dashboard_table_done")
            async with self.sender.poster.writing(channel_id):
                thread = await self._open_elsewhere(season, table, channel_id, moved=not is_lost)
                if thread is not None:
                    await self._record(season, table, thread, who=who)
            if thread is not None and not is_lost:
                await self._leave(season, table, thread)

    async def _leave(self, season: Season, table: Table, thread: discord.Thread) -> None:
        """Say in the channel where a table was that it goes on in a ``thread``, and take its message away."""
        sender, left = self.sender, table.channel_id
        about = f"moved:{table.table_id}:{left}"
        ctx = await sender.render_context(season, [])
        said = OutgoingMessage(ctx.say("outbox-moved-away", thread=str(thread.id)), (), ())
        try:
            await sender.poster.post(season.place_id, left, about, ready(ReadyPost(layout_of(said))))
        except discord.HTTPException as refused:
            log.info("cannot post in the old channel where table %s continues: %s", table, refused)
        await sender.moved(table)
        await sender.announcements.arrived(season.key, about)

    async def _open_elsewhere(
        self, season: Season, table: Table, channel_id: int, *, moved: bool
    ) -> discord.Thread | None:
        """Let a table go on in a new thread of a channel, because its umpire has ``moved`` it or its own was
        lost. Return the thread; None if the table has ended.
        """
        sender, left = self.sender, table.channel_id
        players = [c.person for c in table.chairs if c.person is not None and not c.forfeited]
        ctx = await sender.render_context(season, players)
        used = {each.channel_id for each in self.tables.open_tables(season.place_id, season.key)}
        thread: discord.Thread | None
        thread = await new_thread(sender.client, season, _name(ctx, table), channel_id, used)
        outgoing = goes_on_here(ctx, players, table.phase, moved=moved)
        asleep = sender.asleep(season, outgoing.pings)
        about = f"taken-up:{table.table_id}:{left}"
        try:
            post, pings = ReadyPost(layout_of(outgoing)), pinging(outgoing, asleep)
            await sender.poster.stand(thread, season.place_id, about, post, pings=pings)
            await self.tables.messages.relocate(table.table_id, thread.id)
        except Refused as refused:  # it has ended in the same moment
            log.info("table %s cannot continue in another channel: %s", table, refused)
            await discard_thread(thread)
            thread = None
        await sender.announcements.arrived(season.key, about)
        await sender.announcements.gone(season.key, lost_table(table.table_id))
        return thread

    async def _record(
        self,
        season: Season,
        table: Table,
        thread: discord.Thread,
        *,
        later: int = 0,
        who: Who | None = None,
    ) -> None:
        """Record in the season that a table goes on in a ``thread``: by itself with its deadline ``later`` by
        so many ms, or because ``who`` wants it.
        """
        if table.fixture is None:
            return
        act = acts.Relocate(table.fixture, table.table_id, thread.id, later)
        with suppress(StorageError, Refused):  # the season finds it out by itself
            await self.sender.seasons.act(season.key, who, act)


def goes_on_here(ctx: RenderContext, players: list[str], phase: str, *, moved: bool) -> OutgoingMessage:
    """The first message in the thread where a table goes on, which pings its players: its umpire has
    ``moved`` it, or its own thread was lost.
    """
    called = " ".join(map(ctx.call, players))
    return OutgoingMessage(
        ctx.say("outbox-taken-up", players=called, season=ctx.title, phase=phase, moved=moved),
        (),
        ctx.users(players),
    )


def goes_on(season: Season, table: Table) -> bool:
    """Return whether a table is taken up elsewhere if its channel is deleted. It is if its match is running,
    its lobby has a ready check, or a player there has pressed that they are here or ready.
    """
    has_words = bool(table.called_until) or any(chair.press is not None for chair in table.chairs)
    return _is_wanted(season, table) and (table.phase == "playing" or has_words)


def _is_wanted(season: Season, table: Table) -> bool:
    """Whether a season wants that a table goes on."""
    if season.phase not in ("running", "paused"):
        return False
    if table.fixture is None:
        return table.phase == "playing"
    is_over = format_of(season).fixtures.is_over(season, table.fixture)
    return table.phase in ("lobby", "playing") and not is_over


def _name(ctx: RenderContext, table: Table) -> str:
    """The name of the thread where a match goes on."""
    if table.fixture is not None:
        return thread_name(ctx.season, table.fixture, ctx.say)
    people = [chair.person for chair in table.chairs if chair.person is not None]
    names = ctx.labels.players(people)
    return f"{label_text(ctx.season.settings.league)} · {names}"[:NAME]
