"""The crier: what has happened to seasons is told in their channels, in order, and nothing of it is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord

from bot.league.contest import Contest
from bot.seasons import NoticeRow
from bot.tables import Busy, Refused, Table
from bot.ui.crier.herald import Herald, NotNow
from bot.ui.crier.queue import EDIT_GAP, Queue
from bot.ui.crier.said import ANNOUNCED, FOLLOWED
from bot.ui.delivery.outcomes import TOO_OLD

log = logging.getLogger(__name__)

PERMISSION_PAUSE = 600_000
"""Milliseconds until something is tried again for which the bot has no permission."""
BUSY_PAUSE = 5_000
"""The same for what the database did not let it do."""
FAULT_PAUSE = 60_000
"""The same where something went wrong that nobody has thought of."""
PAGE = 100
"""So many notices come at a time at most."""

BAD_REQUEST = 400
"""Discord's answer for what it never takes."""
FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What shows a fault of ours, which will be there tomorrow too."""


class Crier:
    """Carries out the notices of all seasons, a message at a time, one season after the other.

    A notice is deleted when all of it is told, and how far it has been is kept: a bot that is killed says at
    most one thing twice. What Discord does not let it tell is tried again for a day, and then given up.
    """

    def __init__(self, herald: Herald) -> None:
        """``herald`` knows how to say what there is to say of a season."""
        self._herald = herald
        self._clock = herald.clock
        self._queues: dict[str, Queue] = {}
        self._changed = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """There is something to tell, or Discord can be told again."""
        self._changed.set()
        if self._task is None and not self._stopping:
            self._task = asyncio.create_task(self._run(), name="tell of seasons")

    async def open_for(self, contest: Contest, fixture: str) -> Table:
        """The table of a fixture, in a thread that is opened where there is none, for who is ready to play.

        Raises Refused ``no_fixture_thread``, and as :meth:`bot.seasons.Seasons.open_table`.
        """
        try:
            return await self._herald.open_for(contest, fixture)
        except discord.HTTPException as refused:
            raise Refused("no_fixture_thread") from refused

    async def close(self) -> None:
        """Stop telling. What is not told yet is told after the next start."""
        self._stopping = True
        self._changed.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while not self._stopping:
            self._changed.clear()
            try:
                at = await self._turn()
            except Busy:
                at = self._clock.now() + BUSY_PAUSE
            except Exception:
                log.exception("seasons could not be told of")
                at = self._clock.now() + FAULT_PAUSE
            if not self._stopping and (at is None or at > self._clock.now()):
                await self._clock.wait(self._changed, at)

    async def _turn(self) -> int | None:
        """Do one thing for every season that has something to tell. When there is more to do; None: never."""
        if not self._herald.client.is_ready():
            return None
        await self._read()
        times = [await self._do_next(queue) for queue in list(self._queues.values())]
        self._queues = {
            key: queue for key, queue in self._queues.items() if not queue.is_idle(self._clock.now())
        }
        return min((at for at in times if at is not None), default=None)

    async def _read(self) -> None:
        """Take up the notices that have been added."""
        known = max((each.notice for queue in self._queues.values() for each in queue.notices), default=0)
        while found := await self._herald.seasons.notices(known):
            for notice in found:
                self._queues.setdefault(notice.season, Queue()).notices.append(notice)
            known = found[-1].notice
            if len(found) < PAGE:
                return

    async def _do_next(self, queue: Queue) -> int | None:
        """Do one thing that is due for a season. When there is more to do; None: never."""
        notices, at = queue.due(self._clock.now())
        if not notices:
            return at
        try:
            await self._carry_on(queue, notices)
        except NotNow as wait:
            queue.free_at = wait.at
        except Busy:
            raise
        except Exception as error:
            await self._give_way(queue, notices, error)
        else:
            queue.worked()
        return queue.due(self._clock.now())[1]

    # One thing

    async def _carry_on(self, queue: Queue, notices: Sequence[NoticeRow]) -> None:
        """Do the next thing that some notices ask for: a message, the announcement, a thread."""
        herald, first = self._herald, notices[0]
        contest = await herald.seasons.by_key(first.season)
        cries = await herald.said(contest, notices)
        if first.told < len(cries):
            await herald.send(contest, cries[first.told])
            told = first.told + 1
            # Known at once, so that it is not said again where the database does not take note of it.
            queue.told(notices, told)
            if first.kind == "recorded":
                queue.matches_at = self._clock.now()
            if told < len(cries) or first.kind in FOLLOWED:
                await herald.announcements.told(notices, told)
                return
        else:
            if await self._opened(queue, contest, first):
                return
            if first.kind in ANNOUNCED and not await self._refreshed(queue, contest, first):
                return
        await self._done(queue, notices)
        await herald.let_go(contest, notices)

    async def _done(self, queue: Queue, notices: Sequence[NoticeRow]) -> None:
        await self._herald.seasons.carried_out(*notices)
        queue.done(notices)

    async def _refreshed(self, queue: Queue, contest: Contest, notice: NoticeRow) -> bool:
        """Show in the announcement what a notice tells; whether it is shown, or waits for its time."""
        now = self._clock.now()
        if now < queue.edited_at + EDIT_GAP and not await self._herald.is_shown(contest):
            queue.park(notice, now, queue.edited_at + EDIT_GAP)
            return False
        try:
            if await self._herald.refresh(contest):
                queue.edited_at = now
        except discord.HTTPException as refused:
            if refused.code != TOO_OLD:
                raise
            queue.edited_at = now + FAULT_PAUSE
            return False
        return True

    async def _opened(self, queue: Queue, contest: Contest, notice: NoticeRow) -> bool:
        """Open the next table that a notice asks for; whether there is more to be done, now or later."""
        try:
            return await self._herald.open_next(contest, notice)
        except Refused:
            await self._herald.say_no_threads(contest)
            now = self._clock.now()
            return queue.park(notice, now, now + PERMISSION_PAUSE)

    async def _give_way(self, queue: Queue, notices: Sequence[NoticeRow], error: Exception) -> None:
        """Something could not be told: it is tried again later, unless that would never help."""
        first = notices[0]
        about = f"{first.kind} of season {first.season}"
        if isinstance(error, Refused):
            log.info("%s is not told: %s", about, error)
        elif isinstance(error, FAULTS) or getattr(error, "status", 0) == BAD_REQUEST:
            log.error("%s can never be told", about, exc_info=error)
        else:
            log.warning("%s cannot be told: %s", about, error)
            pause = PERMISSION_PAUSE if isinstance(error, discord.Forbidden) else None
            if queue.failed(first, self._clock.now(), pause):
                return
            log.warning("%s is given up", about)
        await self._done(queue, notices)
