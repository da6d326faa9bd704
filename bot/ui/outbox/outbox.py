"""The outbox, which reads the stored notices of all seasons and gives them to one worker for each season."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import discord

from bot.league.season import Season
from bot.seasons import DAMAGED
from bot.seasons.announcements import LATER, REPLACED, SIGNUP, Delivery
from bot.seasons.given_roles import ROLES, GivenRoles
from bot.shards import IsHere, everywhere
from bot.tables import Refused, StorageError, Table, Who
from bot.ui.delivery.background import Background
from bot.ui.delivery.kept import Posted
from bot.ui.delivery.outcomes import meaning
from bot.ui.outbox.kinds import NO_ROOM
from bot.ui.outbox.roles import RoleKeeper
from bot.ui.outbox.sender import Sender
from bot.ui.outbox.taking_up import TakingUp, goes_on
from bot.ui.outbox.watch import UmpireWatch
from bot.ui.outbox.worker import BUSY_PAUSE, FAULT_PAUSE, OutboxWorker

log = logging.getLogger(__name__)

PAGE = 100
"""The most notices that the database returns at a time."""


class Outbox:
    """Gives the notices of seasons to workers.

    A season has a worker as long as it has notices, so that no season waits for another.
    """

    def __init__(
        self, sender: Sender, given: GivenRoles, taking_up: TakingUp, here: IsHere = everywhere
    ) -> None:
        """``sender`` sends the messages of all seasons, ``given`` knows the roles that they have given,
        ``taking_up`` takes up matches that have lost their channel. Other processes post about seasons of
        servers that are not ``here``.
        """
        self._here = [here]
        self._to_come: list[IsHere] = []
        """The servers that this process has got, and whose notices are not read yet."""
        self._sender = sender
        self._taking_up = taking_up
        self._watch = UmpireWatch(sender)
        self.roles = RoleKeeper(sender, given)
        sender.noticed.subscribe(self.changed)
        sender.seasons.membership.umpires_due.subscribe(self._look_at_umpires)
        self._seasons = sender.seasons
        self._announcements = sender.announcements
        self._clock = sender.clock
        self._workers: dict[str, OutboxWorker] = {}
        self._background = Background()
        self._changed = asyncio.Event()
        self._handing_out: asyncio.Task[None] | None = None

    @property
    def at_work(self) -> int:
        """The number of seasons that have a worker."""
        return len(self._workers)

    # Notifications

    def tell_of(self, here: IsHere) -> None:
        """Tell of the seasons of more servers, which another process had until now."""
        self._to_come.append(here)
        self.changed()

    def changed(self) -> None:
        """Look for new notices, and wake all workers."""
        self._changed.set()
        if self._handing_out is None:
            self._handing_out = self._background.start(self._hand_out(), "hand out what is told of seasons")

    def outage(self, is_out: bool) -> None:
        """Try everything at once when Discord answers again (``is_out`` is False)."""
        if not is_out:
            for worker in self._workers.values():
                worker.outage_is_over()

    def table_changed(self, table: Table) -> None:
        """Open the tables of seasons that have waited for room, if one of their server has ended."""
        for key, worker in () if table.is_open else self._workers.items():
            season = self._seasons.store.known(key)
            if season is not None and season.place_id == table.place_id:
                worker.look_for_room()

    def delivery_of(self, season: Season) -> Delivery:
        """Return which news of a season waits, and since when."""
        worker = self._workers.get(season.key)
        if worker is None:
            return Delivery()
        queue = worker.queue
        waiting = sum(notice.kind not in (LATER, REPLACED, ROLES) for notice in queue.notices)
        return Delivery(waiting, queue.failing_since, max(queue.shut_until, queue.free_at))

    async def lost_umpires(self, season: Season) -> Collection[str]:
        """The umpires who cannot run a season any more; none if Discord does not say who is on its server.
        Raises StorageError.
        """
        return await self._sender.lost_umpires(season) or ()

    def try_again(self, season: Season) -> None:
        """Try at once to post the waiting news of a season."""
        worker = self._workers.get(season.key)
        if worker is not None:
            worker.try_again()

    async def open_fixture(self, season: Season, fixture: str) -> Table:
        """Return the table of a fixture. If it has none, open one in a new thread, for a player who is ready.

        Raises Refused with a code of :data:`~bot.ui.outbox.threads.NO_THREAD` if no thread can be opened,
        ``season_room`` if the table waits until there is room, and the errors of
        :meth:`bot.seasons.Seasons.open_table`.
        """
        try:
            with _thread_needed():
                return await self._sender.call_to_table(season, fixture)
        except Refused as refused:
            if refused.code == NO_ROOM:
                await self._sender.room.wait(season, refused.data["most"], fixture)
            raise

    async def give_roles(self, season: Season) -> None:
        """Try again to give the players of a season's divisions their roles. Raises StorageError."""
        await self.roles.again(season)

    def message_sent(self, message: discord.Message) -> None:
        """Delete Discord's note about a new thread, if the bot has opened the thread in the channel of a
        league.
        """
        if message.type is discord.MessageType.thread_created and message.guild is not None:
            channels = (season.settings.channel for season in self._seasons.running(message.guild.id))
            if message.channel.id in channels:
                line = Posted(message.channel.id, message.id)
                deletion = self._sender.poster.take_away(message.guild.id, line)
                self._background.start(deletion, "take a line about a thread away")

    def _look_at_umpires(self, season: Season) -> None:
        self._background.start(self._see_umpires(season), f"look at the umpires of season {season.key}")

    async def _see_umpires(self, season: Season) -> None:
        with suppress(StorageError):  # they are looked at again
            await self._watch.look_again(season)

    # What others delete

    async def message_deleted(self, place_id: int, channel_id: int, message_ids: Collection[int]) -> None:
        """Post the announcement of a season again if it is among the deleted messages of a channel."""
        for season in self._seasons.running(place_id):
            if season.settings.channel != channel_id:
                continue
            try:
                known = await self._sender.announcements.message(season.key, SIGNUP)
                if known is not None and known.message_id in message_ids:
                    now = self._clock.now()
                    await self._sender.announcements.removed(season.key, known.message_id, now)
                    self.changed()
            except StorageError:
                log.warning(
                    "cannot note that the announcement of season %s was deleted. The next edit will notice",
                    season,
                )

    async def channel_deleted(self, place_id: int, channel_ids: Collection[int]) -> None:
        """Tell the staff that a channel of a season was deleted, and players that the thread was where they
        were waited for. A season without its channel stands still.

        Call this before the tables in the channels are ended, because the threads are found by their tables.
        """
        for season in self._seasons.running(place_id):
            try:
                for notice, channel_id, data in self._lost(season, channel_ids):
                    now, announcements = self._clock.now(), self._sender.announcements
                    if await announcements.lost(season.key, channel_id, notice, data, now):
                        self.changed()
                if season.settings.channel in channel_ids:
                    await self._sender.lose_channel(season)
            except StorageError:
                log.warning("cannot tell anyone that season %s lost its channel", season)

    async def lost(self, table: Table) -> bool:
        """Have a match taken up elsewhere whose channel was deleted, as :meth:`TakingUp.lost` does."""
        return await self._taking_up.lost(table)

    async def move_table(self, season: Season, table: Table, channel_id: int, who: Who) -> None:
        """Let a table go on in a new thread of a channel, as :meth:`TakingUp.move` does. Raises what that
        raises, and Refused ``no_fixture_thread`` if Discord does not answer.
        """
        with _thread_needed():
            await self._taking_up.move(season, table, channel_id, who)

    def _lost(self, season: Season, channel_ids: Collection[int]) -> list[tuple[str, int, dict[str, Any]]]:
        """The notices about channels that a season has lost: kind, channel id and data of each."""
        settings = season.settings
        own = dict.fromkeys(each for each in (settings.channel, settings.log_channel) if each in channel_ids)
        found: list[tuple[str, int, dict[str, Any]]] = [
            ("lost", each, {"channel": each}) for each in own if each is not None
        ]
        if settings.channel not in channel_ids:
            for fixture in season.appointments:
                table = self._seasons.table_of(season, fixture)
                if table is None or table.phase != "lobby" or goes_on(season, table):
                    continue  # a table that continues elsewhere has news of its own
                if table.channel_id in channel_ids:
                    found.append(("thread_lost", table.channel_id, {"fixture": fixture}))
        return found

    # Workers

    async def close(self) -> None:
        """Stop all workers. They post the remaining notices after the next start."""
        await self._background.close()

    async def _hand_out(self) -> None:
        again: int | None = None
        while True:
            await self._clock.wait(self._changed, again)
            self._changed.clear()
            again = None
            try:
                await self._read()
            except StorageError:
                again = self._clock.now() + BUSY_PAUSE
            except Exception:
                log.exception("cannot read the messages that seasons wait to post")
                again = self._clock.now() + FAULT_PAUSE
            for worker in self._workers.values():
                worker.wake()

    async def _read(self) -> None:
        """Read the new notices from the database and give them to their workers."""
        while self._to_come:
            await self._read_of(self._to_come[0], 0)
            self._here.append(self._to_come.pop(0))
        queues = [worker.queue for worker in self._workers.values()]
        known = max((each.notice for queue in queues for each in queue.notices), default=0)
        await self._read_of(lambda place_id: any(here(place_id) for here in self._here), known)

    async def _read_of(self, here: IsHere, known: int) -> None:
        while found := await self._announcements.notices(known):
            for notice in found:
                if not here(notice.place_id):
                    continue
                if notice.kind == DAMAGED:
                    await self._announcements.put_aside(notice)
                    line = "cannot read notice %d of season %s in server %d, so it is put aside: %s"
                    log.error(line, notice.notice, notice.season, notice.place_id, notice.data["why"])
                    continue
                self._worker(notice.season).queue.notices.append(notice)
            known = found[-1].notice
            if len(found) < PAGE:
                return

    def forget_names(self) -> None:
        """Forget what messages of seasons show, because names stand in it."""
        self._sender.kept.forget_names()

    def _worker(self, season: str) -> OutboxWorker:
        worker = self._workers.get(season)
        if worker is None:
            worker = OutboxWorker(self._sender, self._watch, self.roles, self._taking_up)
            self._workers[season] = worker
            self._background.start(self._run(season, worker), f"tell of season {season}")
        return worker

    async def _run(self, season: str, worker: OutboxWorker) -> None:
        try:
            await worker.run()
        finally:
            del self._workers[season]
            self._sender.once.forget(season)
            self._sender.kept.forget(season, SIGNUP)
            if self._seasons.store.known(season) is None:
                self._sender.kept.over(season)


@contextmanager
def _thread_needed() -> Iterator[None]:
    """Raise Refused ``no_fixture_thread`` if Discord opens no thread in this block."""
    try:
        yield
    except Exception as error:
        if meaning(error) is not None:
            raise Refused("no_fixture_thread") from error
        raise
