"""The worker of one season, which tells its notices one after the other and tries again after errors."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord

from bot.league.season import Season
from bot.milliseconds import MINUTE
from bot.seasons import NoticeRow
from bot.seasons.announcements import REPLACED, LaterPing, blocked
from bot.seasons.given_roles import ROLES
from bot.tables import Refused, StorageError
from bot.ui.delivery.kept import Posted
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import (
    TOO_OLD,
    Meaning,
    is_momentary,
    is_of_this_machine,
    is_refused,
    meaning,
)
from bot.ui.outbox import announcing
from bot.ui.outbox.kinds import BLOCKED, CALLED, NO_ROOM, kind_of
from bot.ui.outbox.queue import EDIT_GAP, Queue
from bot.ui.outbox.render import calls_anew
from bot.ui.outbox.roles import RoleKeeper
from bot.ui.outbox.sender import NotTaken, Sender
from bot.ui.outbox.servers import ServerUnavailable
from bot.ui.outbox.taking_up import TakingUp
from bot.ui.outbox.trouble import Trouble
from bot.ui.outbox.watch import UmpireWatch

log = logging.getLogger(__name__)

PERMISSION_PAUSE = 600_000
"""Milliseconds before another try if the bot lacks a permission."""
ROOM_PAUSE = 30 * MINUTE
"""Milliseconds before another try if a server has no room for a table, and none of its tables ends."""
OUTAGE_PAUSE = 5_000
"""Milliseconds before another try while Discord does not answer. The governor limits the number of tries."""
BUSY_PAUSE = 5_000
"""Milliseconds before another try if the database is busy."""
FAULT_PAUSE = MINUTE
"""Milliseconds before another try after an unexpected error."""

FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""Exceptions that show a bug. Another try would fail, too."""


class OutboxWorker:
    """Carries out the notices of one season, one message at a time.

    The database keeps how many messages of a notice were sent, and deletes the notice after the last one.
    Together with the recorded posts this prevents a message from being sent twice if the bot is killed. A
    notice waits as long as Discord has no room for it, does not let it through, keeps the channel closed to
    the bot or cannot take it now. If this machine cannot send it, or for an unknown reason, it is tried again
    for a day and then dropped.
    """

    def __init__(
        self,
        sender: Sender,
        watch: UmpireWatch,
        roles: RoleKeeper,
        taking_up: TakingUp,
    ) -> None:
        """``sender`` sends the messages of the season, ``watch`` looks after its umpires, ``roles`` gives its
        divisions their roles, and ``taking_up`` looks after matches that have lost their channel.
        """
        self.queue = Queue()
        self._taking_up = taking_up
        self._watch = watch
        self._roles = roles
        self._sender = sender
        self._clock = sender.clock
        self._ahead = self._clock.now() - self._clock.monotonic()
        """By how much the bot's clock is ahead of the time that passes evenly (ms)."""
        self._changed = asyncio.Event()
        self._trouble, self._roles_trouble = Trouble("told of"), Trouble("given its roles")
        self._unsaved: tuple[Sequence[NoticeRow], int, str, Sequence[LaterPing]] | None = None
        """The progress of some notices that is not stored in the database yet."""

    def wake(self) -> None:
        """Look at the queue again: there is a new notice, or Discord may answer again."""
        self._changed.set()

    def try_again(self) -> None:
        """Try failed notices again at once, because that may help now."""
        self.queue.reopen()
        self.wake()

    def outage_is_over(self) -> None:
        """Try failed notices again at once, and for a day from now, because Discord answers again."""
        self.queue.failing_since = None
        self.try_again()

    def look_for_room(self) -> None:
        """Try again at once what waits for room, because a table of the server has ended."""
        if self.queue.look_for_room():
            self.wake()

    async def run(self) -> None:
        """Tell the notices. Return when none is left and no pause between messages has to be remembered."""
        while True:
            self._changed.clear()
            self._follow_clock()
            at: int | None = None
            try:
                if self._is_server_known():
                    at = await self._do_next()
            except StorageError:
                at = self._clock.now() + BUSY_PAUSE
            except Exception:
                log.exception(
                    "could not post a message of a season: %s", next(iter(self.queue.notices), "none")
                )
                at = self._clock.now() + FAULT_PAUSE
            now = self._clock.now()
            if not self.queue.notices:
                at = self.queue.remembered_until
                if at <= now:
                    return
            if at is None or at > now:
                await self._clock.wait(self._changed, at)

    def _is_server_known(self) -> bool:
        """Whether the bot has been told of the season's server, and it has no outage. At a start that is so
        when its shard is connected.
        """
        sender, notices = self._sender, self.queue.notices
        season = sender.seasons.store.known(notices[0].season) if notices else None
        guild = None if season is None else sender.client.get_guild(season.place_id)
        return sender.client.is_ready() if guild is None else not guild.unavailable

    async def _do_next(self) -> int | None:
        """Take the next step that is due. Return when there is more to do; None if there is nothing."""
        notices, at = self.queue.due(self._clock.now())
        if not notices:
            return at
        try:
            await self._carry_on(notices)
        except ServerUnavailable as wait:
            self.queue.free_at = wait.at
        except discord.RateLimited as wait:
            log.info("Discord makes season %s wait for %.1f s", _season(notices[0]), wait.retry_after)
            self.queue.free_at = self._clock.now() + round(wait.retry_after * 1000)
        except StorageError:
            raise
        except NotTaken as error:
            await self._put_aside(notices, error.channel, error)
        except Exception as error:
            await self._handle_error(notices, error)
        else:
            self.queue.worked()
        return self.queue.due(self._clock.now())[1]

    def _follow_clock(self) -> None:
        """Keep the queue's waits as long as they were if the bot's clock was set right."""
        ahead = self._clock.now() - self._clock.monotonic()
        if ahead != self._ahead:
            self.queue.clock_moved(ahead - self._ahead)
            self._trouble.clock_moved(ahead - self._ahead)
            self._roles_trouble.clock_moved(ahead - self._ahead)
            self._ahead = ahead

    # One step

    async def _carry_on(self, notices: Sequence[NoticeRow]) -> None:
        """Take the next step of some notices: send a message, update the announcement, or open a thread."""
        sender, queue, first = self._sender, self.queue, notices[0]
        await self._note()
        season = await sender.seasons.by_key(first.season)
        is_done = await self._did(season, first)
        if is_done is not None:
            if is_done:
                await self._done(notices)
            return
        messages = await sender.render(season, notices)
        if first.told < len(messages):
            # The time makes the name unique, because numbers of notices are reused.
            about = f"notice:{first.notice}:{first.at}:{first.told}"
            later = await sender.tell(season, messages[first.told], about, first)
            self._trouble.is_over(str(season), self._clock.now())
            told = first.told + 1
            # Remember it in memory first, so that it is not sent again if the database cannot store it.
            queue.told(notices, told)
            if first.kind == "recorded":
                queue.matches_at = self._clock.now()
            self._unsaved = notices, told, about, later
            await self._note()
            if told < len(messages) or kind_of(first).goes_on:
                return
        else:
            await sender.keep_up(season, notices)
            if await self._opened(season, first):
                return
            if kind_of(first).announces and not await self._refreshed(season, first):
                return
        await self._done(notices)
        await sender.archive_threads(season, notices)
        await self._watch.look(season, waits=kind_of(first).umpires == "asked")

    async def _did(self, season: Season, notice: NoticeRow) -> bool | None:
        """Do what a notice asks for that is no news. Return whether it is done; None for news."""
        if notice.kind == "lost":
            await self._sender.tell_staff(season, notice.data["channel"], is_gone=True)
            return True
        if notice.kind == ROLES:
            return await self._kept_roles(season, notice)
        if notice.kind == REPLACED:
            return await self._took_away(season, notice)
        return None

    async def _note(self) -> None:
        if self._unsaved is not None:
            await self._sender.announcements.told(*self._unsaved)
            if self._unsaved[-1]:
                self._sender.noticed()
            self._unsaved = None

    async def _done(self, notices: Sequence[NoticeRow]) -> None:
        await self._sender.announcements.carried_out(*notices)
        self.queue.done(notices)

    async def _refreshed(self, season: Season, notice: NoticeRow) -> bool:
        """Update the announcement for a notice. Return False if that has to wait."""
        now, queue = self._clock.now(), self.queue
        if now < queue.edited_at + EDIT_GAP and not await announcing.is_shown(self._sender, season):
            queue.park(notice, now, queue.edited_at + EDIT_GAP)
            return False
        try:
            if await announcing.refresh(self._sender, season):
                queue.edited_at = now
                self._trouble.is_over(str(season), now)
        except discord.HTTPException as refused:
            if not is_refused(refused, TOO_OLD):
                raise
            queue.edited_at = now + FAULT_PAUSE
            return False
        return True

    async def _took_away(self, season: Season, notice: NoticeRow) -> bool:
        """Delete a message that was replaced. Return whether there is no more to do, now or later."""
        older = Posted(notice.data["channel"], notice.data["message"])
        try:
            await self._sender.poster.remove(season.place_id, older)
        except Exception as error:
            if not is_momentary(error):
                raise
            now = self._clock.now()
            log.info("message %s of season %s will be deleted later: %s", older.message_id, season, error)
            return not self.queue.park(notice, now, now + FAULT_PAUSE)
        return True

    async def _kept_roles(self, season: Season, notice: NoticeRow) -> bool:
        """Give and take roles of divisions. Return whether there is no more to do, now or later."""
        try:
            progress = await self._roles.keep(season, anew=notice.data.get("anew", False))
        except discord.HTTPException as refused:
            if self._sender.poster.governor.has_outage or meaning(refused) is Meaning.FAULT:
                raise
            self._roles_trouble.failed(str(season), refused, 1, self._clock.now())
            progress = "later"
        else:
            self._roles_trouble.is_over(str(season), self._clock.now())
        now = self._clock.now()
        if progress == "later":
            return not self.queue.park(notice, now, now + FAULT_PAUSE)
        return progress == "done"

    async def _opened(self, season: Season, notice: NoticeRow) -> bool:
        """Open the next table that a notice asks for. Return whether there is more to do, now or later."""
        try:
            if notice.kind == CALLED and calls_anew(season, notice):
                async with self._sender.poster.governor.turn(Lane.BACKGROUND, season.place_id):
                    await self._sender.call_to_table(season, notice.data["fixture"], notice.data["by"])
            if kind_of(notice).takes_up and await self._taking_up.next(season, notice):
                return True
            if await self._sender.open_next(season, notice):
                return True
        except Refused as refused:
            now, is_full = self._clock.now(), refused.code == NO_ROOM
            if is_full:
                await self._sender.room.wait(season, refused.data["most"])
            else:
                await self._sender.say_no_threads(season, refused.code)
            self.queue.park(
                notice, now, now + (ROOM_PAUSE if is_full else PERMISSION_PAUSE), for_room=is_full
            )
            return True
        if not self.queue.parked_since.keys() - {notice.notice}:
            await self._sender.room.is_over(season)
        return False

    async def _handle_error(self, notices: Sequence[NoticeRow], error: Exception) -> None:
        """Handle an error in a step: try again later, or drop the notices if that would not help."""
        first = notices[0]
        means, now, waiting = meaning(error), self._clock.now(), len(self.queue.notices)
        is_ours = is_of_this_machine(error)  # such as a full disk, which the host can fix
        if isinstance(error, Refused):
            log.info("%s is not posted: %s", first, error)
        elif means is Meaning.GONE:
            log.info("%s is not posted, because its place was deleted: %s", first, error)
        elif not is_ours and (means is Meaning.FAULT or (means is None and isinstance(error, FAULTS))):
            log.error("%s can never be posted", first, exc_info=error)
        else:
            if means in (Meaning.FULL, Meaning.BLOCKED):
                season = await self._sender.seasons.by_key(first.season)
                await self._put_aside(notices, season.settings.channel, error)
                return
            self._trouble.failed(_season(first), f"{first.kind}: {error}", waiting, now)
            pause = PERMISSION_PAUSE if means is not None and means.is_shut_out else None
            has_outage = self._sender.poster.governor.has_outage
            if has_outage:
                pause = OUTAGE_PAUSE
            if self.queue.failed(first, now, pause) or not (is_ours or means is None):
                return
            self._trouble.gave_up(_season(first), first.kind, is_last=waiting == 1)
        await self._done(notices)

    async def _put_aside(self, notices: Sequence[NoticeRow], channel: int, error: Exception) -> None:
        """Let notices wait that Discord does not take as they are in a ``channel``, and tell the umpire once.
        If Discord does not take that either, only the log has it.
        """
        first, now, sender = notices[0], self._clock.now(), self._sender
        is_news = first.notice not in self.queue.parked_since
        for each in notices:
            self.queue.park(each, now, now + PERMISSION_PAUSE)
        if first.kind != BLOCKED:
            is_news = await sender.announcements.tell_once(
                first.season, blocked(first), BLOCKED, {"channel": channel}, now
            )
            if is_news:
                sender.noticed()
        if is_news:
            log.warning("%s waits until someone in the server allows it: %s", first, error)


def _season(notice: NoticeRow) -> str:
    """What the log calls the season of a notice."""
    return f"{notice.season} in server {notice.place_id}"
