"""The publisher, which keeps each table's public message up to date and near the end of its channel."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.logs import Seldom
from bot.services import PressEdits
from bot.tables import Refused, StorageError, Table, Tables
from bot.tables.listeners import Signal
from bot.ui.components.post import QUIET, ReadyPost
from bot.ui.delivery import responses
from bot.ui.delivery.background import Background
from bot.ui.delivery.channels import CHANNEL_GAP, Channel, lane_of, longest_shut
from bot.ui.delivery.kept import KeptMessage, KeptMessages, Posted
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.lost_posts import LostPosts
from bot.ui.delivery.outcomes import (
    Meaning,
    Thing,
    Unanswered,
    is_uneditable,
    kind_at,
    lacks,
    meaning,
    retry_after,
)
from bot.ui.delivery.poster import Poster
from bot.ui.delivery.posts import on_turn
from bot.ui.delivery.response import message_id as id_of
from bot.ui.delivery.strays import Strays
from bot.ui.delivery.transports import NotFree, Transports

log = logging.getLogger(__name__)

LAST_ANSWERS = 2
"""Seconds that the end waits for answers to messages being sent."""

Interaction = discord.Interaction[Any]


class TablePublisher:
    """Keeps the public message of every table up to date.

    A change only marks its table. Each channel with a marked table has one task: it waits for its turn with
    the governor, draws the newest picture, sends it, and looks again. Changes in between are combined. That
    loses no event, because the message lists all events since the last one shown. Answers to presses and
    edits go through the message's only writer, which notes what the message shows once Discord has it.
    """

    def __init__(
        self,
        poster: Poster,
        tables: Tables,
        *,
        draw: Callable[[Table], Awaitable[ReadyPost]],
        take_up: Callable[[Table], Awaitable[bool]],
        tell_elsewhere: Callable[[Table, int | None], Coroutine[Any, Any, None]],
        tidy: Callable[[Table], Coroutine[Any, Any, None]],
        trial: PressEdits,
    ) -> None:
        """``draw`` draws a table's message. If its channel was deleted, ``take_up`` returns whether the match
        continues elsewhere, and otherwise ``tell_elsewhere`` tells its players; it also gets the parent's id
        if the channel was a thread. ``tidy`` is called with each table whose end was shown.
        """
        self._poster = poster
        self._tables = tables
        self._governor = poster.governor
        self._clock = poster.clock
        self._draw = draw
        self._messages = KeptMessages(tables.find)
        self._kept, self._newest = self._messages.of, self._messages.newest
        self._strays = Strays(poster, self._messages.id_of)
        self.transports = Transports(poster, tables, self._strays, self._messages, trial, self.changed)
        self.lost_posts = LostPosts(poster.posts, tables, self._messages, self._strays, self.changed)
        self._background = Background()
        self._take_up = take_up
        self._tell_elsewhere = tell_elsewhere
        self._tidy = tidy
        self._channels: dict[int, Channel] = defaultdict(Channel)
        self._seldom = Seldom(poster.clock.monotonic)
        self._stopping = asyncio.Event()
        self.shut_out = Signal[[Table]]()
        """Sent when Discord starts or stops refusing to let the bot show a table."""
        self.unseen = Signal[[Table, bool]]()
        """Sent at every attempt to show a table: with True if it failed for any reason, and with False if it
        worked.
        """
        poster.governor.outages.subscribe(self._outage)

    # Notifications

    def changed(self, table: Table, lane: Lane | None = None) -> None:
        """Mark ``table`` as changed, to be shown in ``lane`` (default: the lane that suits it)."""
        channel = self._channels[table.channel_id]
        channel.table_changed(table, self._clock.monotonic())
        lane = lane_of(table) if lane is None else lane
        channel.untold[table.table_id] = min(lane, channel.untold.get(table.table_id, lane))
        if channel.queued is not None:
            self._governor.hurry(channel.queued, lane)
        self._wake(table.channel_id)

    def ping(self, table: Table) -> None:
        """Ping the player on turn with the next message, which is sent as a new one."""
        self.changed(table, Lane.PINGS)

    def message_sent(self, channel_id: int, message_id: int) -> None:
        """Note that a person has written in a channel."""
        if self._tables.open_in(channel_id) is not None:
            self._channels[channel_id].message_sent(message_id, self._clock.monotonic())
            self._wake(channel_id)

    def forget(self, table_id: str) -> None:
        """Note that a finished table's end was shown, or that its message is gone for good."""
        self._messages.forget(table_id)
        self.transports.forget(table_id)

    async def message_deleted(self, channel_id: int, message_ids: Collection[int]) -> None:
        """Note that messages of a channel were deleted. The message of its table is posted again, unless the
        table is hidden until a player asks for it.
        """
        table = self._tables.open_in(channel_id)
        if table is not None and (kept := self._kept(table)).id_of(table) in message_ids:
            async with kept.lock:
                table = self._newest(table)
                if kept.id_of(table) in message_ids:
                    await self._note_deleted(table, kept)
                    self.changed(table)

    async def channel_gone(self, place_id: int, channel_ids: Collection[int], parent: int | None) -> None:
        """End the tables of deleted channels, or have their matches continue elsewhere, and tell their
        players. ``parent``: the id of the channel that a deleted thread belonged to.
        """
        for table in filter(None, map(self._tables.open_in, channel_ids)):
            try:
                if not (goes_on := await self._take_up(table)):
                    await self._tables.messages.abandon(table.table_id)
            except StorageError:
                log.warning("table %s ends later: the database is busy", table)
                self._kept(table).content = None  # so that the next try finds out that the channel is gone
                self.changed(table)
                continue
            self._channels.get(table.channel_id, Channel()).gone()
            self.forget(table.table_id)
            if table.fixture is None and not goes_on:  # otherwise the season tells them
                self._background.start(self._tell_elsewhere(table, parent), "tell elsewhere")

    async def moved(self, table: Table) -> None:
        """Delete the message of a table that continues in another channel. ``table``: as it was before.
        Raises StorageError.
        """
        kept = self._kept(table)
        nonce = await self._poster.posts.begin(table.place_id, table.channel_id, table.table_id)
        async with kept.lock:  # what is being sent may be its message there
            is_there = kept.table.channel_id == table.channel_id
            message_id = kept.id_of(table) if is_there else table.message_id
            if is_there:
                kept.lost()
        self._strays.replaced(kept, Posted(table.channel_id, message_id) if message_id else None, nonce)

    async def _end_without_channel(self, table: Table, channel: Channel) -> None:
        """End a table whose channel turned out to be gone."""
        channel.untold.pop(table.table_id, None)
        try:
            await self.channel_gone(table.place_id, {table.channel_id}, None)
            if not (table := self._newest(table)).is_open:
                await self._note_told(table, self._kept(table))
        except StorageError:
            # The match has ended. The next attempt will find that there's no channel left to post in.
            self.changed(table)

    def is_shut_out(self, table: Table) -> bool:
        """Return whether the bot may not show a table in its channel."""
        channel = self._channels.get(table.channel_id)
        return channel is not None and channel.is_shut_out

    @property
    def longest_behind(self) -> int:
        """How long (ms) the oldest move has waited to be shown in a channel where the bot may show it."""
        now = self._clock.monotonic()
        return max((channel.behind(now) for channel in self._channels.values()), default=0)

    async def close(self) -> None:
        """Stop all tasks. The remaining changes are shown after the next start."""
        self._stopping.set()
        for channel in self._channels.values():
            channel.changed.set()
            if channel.queued is not None and channel.task is not None:
                channel.task.cancel()
        tasks = [channel.task for channel in self._channels.values() if channel.task is not None]
        if tasks:  # a message without an answer by then is searched for at the next start
            await asyncio.wait(tasks, timeout=LAST_ANSWERS)
        for service in (self._background, self._strays, self.transports):
            await service.close()
        if behind := sum(channel.behind_since is not None for channel in self._channels.values()):
            log.info("%d tables have moves that the next start will show", behind)

    # Answers to presses

    async def answer(self, interaction: Interaction, table: Table) -> bool:
        """Answer a press on a public message of ``table`` with its newest picture.

        If the message is being changed at this moment, or no longer belongs to the table, only acknowledge
        the press and return False. A message that is up to date isn't edited.
        """
        kept = self._kept(table)
        if responses.pressed_id(interaction) != kept.id_of(table) or kept.lock.locked():
            await responses.defer(interaction)
            return False
        async with kept.lock, responses.held(interaction) as response:
            self.released(interaction)
            table = self._newest(table)
            post = await self._draw(table)
            if kept.shows(post):
                await response.defer()
                return True
            try:
                await kept.send(post, partial(response.update, allowed_mentions=QUIET))
            except Exception:
                self.changed(table)
                raise
            try:
                await self._note_told(table, kept)
            except StorageError:  # the message shows the change already; only the note is missing
                self.changed(table)
            return True

    def pressed(self, table: Table, interaction: Interaction) -> None:
        """Note that a button of ``table`` was pressed. If it was on the table's public message, the channel's
        task waits for the answer to the press. A public message that no longer belongs to the table is
        deleted.
        """
        kept, way, pressed = self._kept(table), self.transports.of(table), responses.public_id(interaction)
        way.note(table, interaction)
        if pressed and pressed != kept.id_of(table):
            way.remove_pressed(kept, interaction)
        elif way.by_presses and pressed and table.phase in ("closed", "ended"):
            self._background.start(self._show_end(interaction, table), "unseen end")
        elif way.by_presses or pressed:
            until = self._clock.monotonic() + responses.LATE
            self._channels[table.channel_id].presses[interaction.id] = until

    async def _show_end(self, interaction: Interaction, table: Table) -> None:
        with suppress(discord.HTTPException, Unanswered):  # the next press shows it
            await self.answer(interaction, table)

    def released(self, interaction: Interaction) -> None:
        """Stop waiting for the answer to a press, because it is being sent, or will not show the table."""
        channel = self._channels.get(interaction.channel_id or 0)
        if channel is not None and channel.presses.pop(interaction.id, 0):
            channel.changed.set()
            table = self._tables.open_in(interaction.channel_id or 0)
            if table is not None and self.transports.of(table).by_presses:
                self.changed(table)  # the press may let the bot show what it couldn't show before

    async def answer_with(self, interaction: Interaction, table: Table, otherwise: str) -> None:
        """Answer a command or press with the table's message, which replaces any older one.

        If the interaction had to be acknowledged first, the message is sent separately, and the answer is the
        text ``otherwise``.
        """
        kept = self._kept(table)
        async with kept.lock:
            table = self._newest(table)
            older = kept.id_of(table)
            try:
                async with self.transports.of(table).recorded(table, kept) as nonce:
                    post = await self._draw(table)
                    answer = await responses.post(interaction, view=post.view, files=post.files())
            except Exception:
                self.changed(table)
                raise
            if answer is not None:
                # The message is there, so the request has succeeded, even if it cannot be recorded yet.
                with suppress(StorageError):
                    await self._replace(table, kept, post, answer, older, nonce)
            else:
                if nonce:
                    await self._poster.posts.done(nonce)
                kept.renew()
        self.transports.of(table).note(table, interaction)
        self.changed(table)  # something may have happened since it was drawn
        if answer is None:
            await responses.reply_private(interaction, otherwise)
            self.changed(table)

    # One channel

    def _outage(self, is_out: bool) -> None:
        if not is_out:
            for channel_id, channel in self._channels.items():
                if not channel.is_shut_out:
                    channel.let_in()
                    self._wake(channel_id)

    def _wake(self, channel_id: int) -> None:
        channel = self._channels[channel_id]
        channel.changed.set()
        if channel.task is None:
            channel.task = self._background.start(self._tell_channel(channel_id), f"tell {channel_id}")

    async def _tell_channel(self, channel_id: int) -> None:
        channel = self._channels[channel_id]
        try:
            while not self._stopping.is_set():
                channel.changed.clear()
                table = self._tables.open_in(channel_id)
                at = channel.next_at(table is not None and not table.hidden)
                if at is None:
                    break
                if (pause := at - self._clock.monotonic()) > 0:
                    await self._clock.wait(channel.changed, self._clock.now() + pause)
                    continue
                lane = Lane.TABLES
                if channel.untold:
                    table_id, lane = channel.take()
                    table = self._tables.find(table_id)
                if table is not None and await self._tell_or_again(table, channel, lane):
                    await self._clock.wait(self._stopping, self._clock.now() + CHANNEL_GAP)
        except Exception:
            log.exception("could not post in channel %s", channel_id)
        finally:
            channel.task = None
            if self._tables.open_in(channel_id) is None:
                self._channels.pop(channel_id, None)

    async def _tell_or_again(self, table: Table, channel: Channel, lane: Lane) -> bool:
        """Show a table in its channel, or mark it to be tried later. Return whether a request was made."""
        guild = self._poster.client.get_guild(table.place_id)
        if guild is not None and guild.unavailable:
            channel.untold[table.table_id] = lane
            channel.put_off(self._clock.monotonic())
            return False
        try:
            try:
                return await self._show(table, channel, is_free=True)
            except NotFree:
                channel.queued = turn = self._governor.ask(lane, table.place_id)
                async with self._governor.held(turn):
                    channel.queued = None
                    return await self._show(table, channel, is_free=False)
        except StorageError:
            channel.untold[table.table_id] = lane
        except Exception as error:  # Discord refuses or can't be reached, so the table is shown later
            channel.untold[table.table_id] = lane
            channel.shut(self._clock.monotonic(), retry_after(error), longest_shut(table, error))
            if not self._governor.has_stopped:  # at the end, one line covers everything
                kind = kind_at(table.place_id, error)
                self._seldom.warning(log, kind, "table %s cannot be shown: %s", table, error)
            if lacks(error) is Thing.CHANNEL:
                await self._end_without_channel(table, channel)
            else:
                self._set_unseen(table, channel, meaning(error) or Meaning.FAULT)
        finally:
            channel.queued = None
        return True

    def _set_unseen(self, table: Table, channel: Channel, why: Meaning | None) -> None:
        was_shut_out = channel.is_shut_out
        channel.unseen = why
        if channel.is_shut_out != was_shut_out:
            self.shut_out(table)
        self.unseen(table, why is not None)  # its channel may have changed by now

    async def _show(self, table: Table, channel: Channel, *, is_free: bool) -> bool:
        began = self._clock.monotonic()
        has_asked = await self._tell(table, channel, is_free=is_free)
        channel.told(began)
        self._set_unseen(table, channel, None)
        return has_asked

    # One message

    async def _tell(self, table: Table, channel: Channel, *, is_free: bool) -> bool:
        """Show the newest picture of a table in its channel, unless it is there. Return whether a request was
        made. Raises :class:`NotFree` if that is to be free but takes a request of the bot's own.
        """
        kept, way = self._kept(table), self.transports.of(table)
        if is_free and not way.is_free(table, kept.id_of(table)):
            raise NotFree
        if not way.reaches(table):
            if await way.unreached(table):
                await self._note_told(table, kept)
            channel.chat.clear()  # there is no message to move down
            return False
        async with kept.lock:
            table = self._newest(table)
            if table.is_open and table.hidden:
                return False
            ping = table.is_open and table.to_ping == table.turn_version and not way.by_presses
            ping = ping and table.turn_version not in (table.pinged_version, kept.pinged)
            is_due, message_id = ping or kept.standing != "kept", kept.id_of(table)
            may_move = is_due or channel.needs_new(table, message_id, self._clock, is_news=True)
            if is_free and may_move and not way.is_free(table, None):
                raise NotFree  # before anything is drawn
            post = await self._draw(table)
            is_news = not kept.shows(post)
            needs_new = is_due or channel.needs_new(table, message_id, self._clock, is_news)
            if not needs_new and is_news:
                can_edit = way.edits(table, message_id)
                needs_new = not (can_edit and await self._edit(table, kept, post, is_free=is_free))
            # The post lacks what has happened since it was drawn.
            if not needs_new or (table.hidden and not table.is_open):
                await self._note_told(table, kept)
                return is_news
            if not self._newest(table).hidden:
                pings, turn = (on_turn(table), table.turn_version) if ping else ([], 0)
                await self._send(table, kept, post, pings, turn)
            return True

    async def _edit(self, table: Table, kept: KeptMessage, post: ReadyPost, *, is_free: bool) -> bool:
        """Edit the table's message. Return False if it cannot be edited any more; note if it was deleted."""
        try:
            await self.transports.of(table).edit(table, kept, post, is_free=is_free)
        except discord.HTTPException as refused:
            if not (is_uneditable(refused) or meaning(refused) is Meaning.LATE):
                raise
            log.info("table %s needs a new message: %s", table, refused)
            if lacks(refused) is Thing.MESSAGE:
                await self._note_deleted(table, kept)
            return False
        return True

    async def call(self, table: Table, users: Collection[int]) -> None:
        """Send the message of a scheduled match again and ping these users for the ready check. Raises
        Discord's errors and StorageError.
        """
        kept = self._kept(table)
        async with kept.lock:
            table = self._newest(table)
            if table.phase == "lobby":
                called = [discord.Object(user) for user in users]
                await self._send(table, kept, await self._draw(table), called)

    async def _send(
        self,
        table: Table,
        kept: KeptMessage,
        post: ReadyPost,
        pings: Sequence[discord.Object] = (),
        turn: int = 0,
    ) -> None:
        """Send the table's message again with these pings, or silently if there are none. ``turn``: the turn
        that they are about, if any.
        """
        older, way = kept.id_of(table), self.transports.of(table)
        async with way.recorded(table, kept) as nonce:
            message = await way.send(table, post, nonce, pings)
        kept.pinged = turn or kept.pinged
        await self._replace(table, kept, post, message, older, nonce)

    async def _replace(
        self, table: Table, kept: KeptMessage, post: ReadyPost, answer: object, older: int | None, nonce: str
    ) -> None:
        """Make a sent message the table's message, and delete the older one."""
        message_id = id_of(answer)
        if self._newest(table).channel_id != table.channel_id:  # the table has moved since
            self._strays.replaced(kept, Posted(table.channel_id, message_id), nonce)
            return
        is_known = kept.replaced(post, answer, message_id)
        self._channels[table.channel_id].posted(message_id, self._clock.monotonic())
        try:
            if is_known:
                await self._note_told(table, kept)
            else:  # the first try's message shows an older state
                self.changed(table)
                await self._save_told(table, kept, table.told_version, table.told_deadline)
        finally:
            kept.table = replace(table, message_id=message_id)
            is_other = older is not None and older != message_id
            posted = Posted(table.channel_id, older or 0) if is_other else None
            self.transports.of(table).replaced(kept, posted, nonce)

    async def _note_deleted(self, table: Table, kept: KeptMessage) -> None:
        with suppress(StorageError, Refused):  # the next edit of the message finds it out again
            await self._tables.messages.removed(table.table_id, kept.id_of(table) or 0)
        kept.lost()

    async def _note_told(self, table: Table, kept: KeptMessage) -> None:
        """Store that the channel shows ``table`` as it is, and in which message."""
        await self._save_told(table, kept, table.version, table.deadline)
        if not table.is_open:
            self._background.start(self._tidy(table), "tidy up")

    async def _save_told(self, table: Table, kept: KeptMessage, version: int, deadline: int | None) -> None:
        sent = kept.unstored
        await self._tables.messages.told(table.table_id, version, sent, deadline, kept.pinged)
        kept.pinged, kept.unstored = 0, None
        if sent is not None:
            kept.changed.set()
        await self._poster.posts.catch_up()
