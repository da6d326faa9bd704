"""The worker of one season: its notices are told one after the other, and tried again where that fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord

from bot.league.contest import Contest
from bot.seasons import NoticeRow
from bot.tables import Busy, Refused
from bot.ui.delivery.outcomes import TOO_OLD
from bot.ui.outbox.queue import EDIT_GAP, Queue
from bot.ui.outbox.render import ANNOUNCED, FOLLOWED
from bot.ui.outbox.sender import NotNow, Sender

log = logging.getLogger(__name__)

PERMISSION_PAUSE = 600_000
"""Milliseconds until something is tried again for which the bot has no permission."""
OUTAGE_PAUSE = 5_000
"""The same while Discord does not answer: the governor sees to it that not too many try."""
BUSY_PAUSE = 5_000
"""The same for what the database did not let it do."""
FAULT_PAUSE = 60_000
"""The same where something went wrong that nobody has thought of."""

BAD_REQUEST = 400
"""Discord's answer for what it never takes."""
FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What shows a fault of ours, which will be there tomorrow too."""


class OutboxWorker:
    """Carries out the notices of one season, a message at a time.

    A notice is deleted when all of it is told, and how far it has been is kept: with the names of messages
    that are on their way, a bot that is killed says nothing twice. What Discord does not let it tell is tried
    again for a day, and then given up.
    """

    def __init__(self, sender: Sender) -> None:
        """``sender`` knows how to say what there is to say of a season."""
        self.queue = Queue()
        self._sender = sender
        self._clock = sender.clock
        self._changed = asyncio.Event()
        self._unnoted: tuple[Sequence[NoticeRow], int, str] | None = None
        """How far some notices have been told, where the database has not taken note of it."""

    def wake(self) -> None:
        """There is something to tell, or Discord can be told again."""
        self._changed.set()

    def try_again(self) -> None:
        """Discord answers again: what could not be told is tried at once."""
        self.queue.reopen()
        self.wake()

    async def run(self) -> None:
        """Tell what there is; return when nothing is left to be told, or to be remembered for what comes."""
        while True:
            self._changed.clear()
            at: int | None = None
            try:
                if self._sender.client.is_ready():
                    at = await self._do_next()
            except Busy:
                at = self._clock.now() + BUSY_PAUSE
            except Exception:
                log.exception("a season could not be told of")
                at = self._clock.now() + FAULT_PAUSE
            now = self._clock.now()
            if not self.queue.notices:
                at = self.queue.remembered_until
                if at <= now:
                    return
            if at is None or at > now:
                await self._clock.wait(self._changed, at)

    async def _do_next(self) -> int | None:
        """Do one thing that is due. When there is more to do; None: never."""
        notices, at = self.queue.due(self._clock.now())
        if not notices:
            return at
        try:
            await self._carry_on(notices)
        except NotNow as wait:
            self.queue.free_at = wait.at
        except discord.RateLimited as wait:
            log.info("Discord has season %s wait for %.1f s", notices[0].season, wait.retry_after)
            self.queue.free_at = self._clock.now() + round(wait.retry_after * 1000)
        except Busy:
            raise
        except Exception as error:
            await self._give_way(notices, error)
        else:
            self.queue.worked()
        return self.queue.due(self._clock.now())[1]

    # One thing

    async def _carry_on(self, notices: Sequence[NoticeRow]) -> None:
        """Do the next thing that some notices ask for: a message, the announcement, a thread."""
        sender, queue, first = self._sender, self.queue, notices[0]
        await self._note()
        contest = await sender.seasons.by_key(first.season)
        if first.kind == "lost":
            await sender.tell_staff(contest, first.data["channel"], is_gone=True)
            await self._done(notices)
            return
        messages = await sender.render(contest, notices)
        if first.told < len(messages):
            # With the time in it: numbers of notices are used again.
            about = f"notice:{first.notice}:{first.at}:{first.told}"
            await sender.send(contest, messages[first.told], about)
            told = first.told + 1
            # Known at once, so that it is not said again where the database does not take note of it.
            queue.told(notices, told)
            if first.kind == "recorded":
                queue.matches_at = self._clock.now()
            self._unnoted = notices, told, about
            await self._note()
            if told < len(messages) or first.kind in FOLLOWED:
                return
        else:
            if await self._opened(contest, first):
                return
            if first.kind in ANNOUNCED and not await self._refreshed(contest, first):
                return
        await self._done(notices)
        await sender.let_go(contest, notices)

    async def _note(self) -> None:
        if self._unnoted is not None:
            await self._sender.announcements.told(*self._unnoted)
            self._unnoted = None

    async def _done(self, notices: Sequence[NoticeRow]) -> None:
        await self._sender.announcements.carried_out(*notices)
        self.queue.done(notices)

    async def _refreshed(self, contest: Contest, notice: NoticeRow) -> bool:
        """Show in the announcement what a notice tells; whether it is shown, or waits for its time."""
        now, queue = self._clock.now(), self.queue
        if now < queue.edited_at + EDIT_GAP and not await self._sender.is_shown(contest):
            queue.park(notice, now, queue.edited_at + EDIT_GAP)
            return False
        try:
            if await self._sender.refresh(contest):
                queue.edited_at = now
        except discord.HTTPException as refused:
            if refused.code != TOO_OLD:
                raise
            queue.edited_at = now + FAULT_PAUSE
            return False
        return True

    async def _opened(self, contest: Contest, notice: NoticeRow) -> bool:
        """Open the next table that a notice asks for; whether there is more to be done, now or later."""
        try:
            return await self._sender.open_next(contest, notice)
        except Refused:
            await self._sender.say_no_threads(contest)
            now = self._clock.now()
            return self.queue.park(notice, now, now + PERMISSION_PAUSE)

    async def _give_way(self, notices: Sequence[NoticeRow], error: Exception) -> None:
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
            if self._sender.poster.governor.has_outage:
                pause = OUTAGE_PAUSE
            if self.queue.failed(first, self._clock.now(), pause):
                return
            log.warning("%s is given up", about)
        await self._done(notices)
