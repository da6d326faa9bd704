"""Telling the channel: the newest picture of a table, as often as Discord allows and no oftener."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
from discord.utils import snowflake_time

from bot.tables import Busy, Clock, HouseRules, Table, Tables, next_actor
from bot.ui.artist import Artist
from bot.ui.channels import Channel
from bot.ui.fixture import fixture
from bot.ui.hands import Hands
from bot.ui.illustrations import Post
from bot.ui.layout import components_of
from bot.ui.lobby import closed, lobby
from bot.ui.phrases import Say
from bot.ui.table import table_message

log = logging.getLogger(__name__)

CHANNEL_GAP = 1_000
"""Milliseconds between two messages or edits in one channel; Discord takes about five in five seconds."""

BOT_GAP = 25
"""Milliseconds between two requests of the whole bot: 40 a second, below Discord's 50."""

OLD = 50 * 60_000
"""Milliseconds after which a message is sent anew, not edited: after an hour Discord hardly lets us."""

NO_CHANNEL, GONE, TOO_OLD, ARCHIVED = 10003, 10008, 30046, 50083
"""Discord's answers for a channel and for a message that were deleted, for a message too old to be edited so
often, and for one in an archived thread, which a new message opens again."""

QUIET = discord.AllowedMentions.none()


class Teller:
    """Keeps the public message of every table true, and at the end of its channel.

    A change only marks its table. Each channel that has something to tell has one task, which draws the
    newest picture, sends it, waits and looks again; a channel with nothing to tell has none. Changes in
    between fall together, and no event is lost by it: the message tells all since the last one that was told.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        hands: Hands,
        clock: Clock,
        say_in: Callable[[int], Say],
        house_rules: HouseRules,
        artist: Artist,
    ) -> None:
        """``say_in`` gives who speaks the language of a server, by the server's id."""
        self._client = client
        self._tables = tables
        self._hands = hands
        self._clock = clock
        self._say_in = say_in
        self._house_rules = house_rules
        self._artist = artist
        self._channels: dict[int, Channel] = defaultdict(Channel)
        self._shown: dict[str, tuple[Any, str]] = {}
        """What each table's message shows: its components, and the name of its picture."""
        self._sent: dict[str, int] = {}
        """Messages of tables that the database does not know of yet."""
        self._to_ping: set[str] = set()
        self._restarted: dict[str, int] = {}
        """The version in which each table was taken up after a restart."""
        self._free_at = 0
        self._stopping = asyncio.Event()

    # What happens

    def changed(self, table: Table) -> None:
        """There is something new to tell of ``table``."""
        self._channels[table.channel_id].untold[table.table_id] = None
        self._wake(table.channel_id)

    def ping(self, table: Table) -> None:
        """The player on turn is to be pinged: the next message is a new one that does."""
        self._to_ping.add(table.table_id)
        self.changed(table)

    def restarted(self, table: Table) -> None:
        """A match was taken up after a restart: its table says so until somebody moves."""
        if table.phase == "playing":
            self._restarted[table.table_id] = table.version
            self.changed(table)

    def heard(self, channel_id: int, message_id: int) -> None:
        """Somebody has written in a channel."""
        table = self._tables.open_in(channel_id)
        if table is not None and message_id > (self._message_id(table) or message_id):
            self._channels[channel_id].heard(self._clock.now())
            self._wake(channel_id)

    async def post(self, table: Table) -> Post:
        """The public message of ``table`` as it is now."""
        say = self._say_in(table.guild_id)
        if table.state is not None:
            picture = await self._artist.table(table, say)
            is_restarted = self._restarted.get(table.table_id) == table.version
            return Post(table_message(table, say, picture, is_restarted=is_restarted), picture)
        if not table.is_open:
            return Post(closed(table, say))
        if table.fixture is not None:
            return Post(fixture(table, say))
        return Post(lobby(table, say, self._house_rules.sets(table.guild_id, table.game_key)))

    def shown(self, table: Table, post: Post) -> dict[str, Any]:
        """The public message is about to show ``post``, as the answer to somebody's press: what to edit."""
        _, held = self._shown.get(table.table_id, (None, "?"))
        self._shown[table.table_id] = components_of(post.view), post.name
        return post.edit(held)

    def not_shown(self, table: Table) -> None:
        """The answer that was about to show the table has failed: it is told as any other news."""
        self._shown.pop(table.table_id, None)
        self.changed(table)

    async def posted(self, table: Table, post: Post, message_id: int) -> None:
        """The table has a new message, which a command was answered with; the older one is taken away."""
        table = self._tables.find(table.table_id) or table
        older = self._message_id(table)
        self._shown[table.table_id] = components_of(post.view), post.name
        self._sent[table.table_id] = message_id
        self._channels[table.channel_id].posted(self._clock.now())
        # It stands there, so what was asked has been done, even where the note of it is missing yet.
        with suppress(Busy):
            await self._told(table)
        if older is not None and older != message_id:
            await self._remove(table, older)
        self.changed(table)  # whatever has happened since it was drawn

    async def close(self) -> None:
        """Stop telling. What is not told yet is told after the next start."""
        self._stopping.set()
        for channel in self._channels.values():
            channel.changed.set()
        tasks = [channel.task for channel in self._channels.values() if channel.task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)

    # One channel

    def _wake(self, channel_id: int) -> None:
        channel = self._channels[channel_id]
        channel.changed.set()
        if channel.task is None and not self._stopping.is_set():
            channel.task = asyncio.create_task(self._tell_channel(channel_id), name=f"tell {channel_id}")

    async def _tell_channel(self, channel_id: int) -> None:
        channel = self._channels[channel_id]
        try:
            while not self._stopping.is_set():
                channel.changed.clear()
                if channel.untold:
                    table = self._tables.find(_first(channel.untold))
                else:
                    table = self._tables.open_in(channel_id)
                    at = channel.next_at(table is not None)
                    if at is None:
                        break
                    if at > self._clock.now():
                        await self._clock.wait(channel.changed, at)
                        continue
                    channel.try_again()
                if table is not None and await self._tell_or_again(table, channel):
                    await self._clock.wait(self._stopping, self._clock.now() + CHANNEL_GAP)
        except Exception:
            log.exception("channel %s could not be told", channel_id)
        finally:
            channel.task = None
            self._tidy(channel_id)

    def _tidy(self, channel_id: int) -> None:
        """Forget a channel where nothing is left to be done or known."""
        if self._channels[channel_id].task is None and self._tables.open_in(channel_id) is None:
            del self._channels[channel_id]

    async def _tell_or_again(self, table: Table, channel: Channel) -> bool:
        try:
            return await self._tell(table, channel)
        except Busy:
            channel.untold[table.table_id] = None
            return True

    async def _tell(self, table: Table, channel: Channel) -> bool:
        """Hands first, then the table; whether a request was made for it."""
        if table.state is not None:
            await self._hands.refresh(table)
        post = await self.post(table)
        if self._is_due(table, post, channel):
            await self._take_turn()
            # Only the newest picture is ever sent, and to the newest message.
            table = self._tables.find(table.table_id) or table
            post = await self.post(table)
        ping = self._is_to_ping(table)
        due = ping or self._is_due(table, post, channel)
        if due and not await self._show(table, post, channel, ping=ping):
            return True
        if not table.is_open:
            self._shown.pop(table.table_id, None)
            self._restarted.pop(table.table_id, None)
        await self._told(table)
        return due

    def _is_due(self, table: Table, post: Post, channel: Channel) -> bool:
        return table.table_id in self._to_ping or self._is_news(table, post) or self._moves(table, channel)

    def _is_news(self, table: Table, post: Post) -> bool:
        shown, _ = self._shown.get(table.table_id, (None, ""))
        return self._message_id(table) is None or shown != components_of(post.view)

    def _moves(self, table: Table, channel: Channel, *, news: bool = False) -> bool:
        at = channel.moves_at(news=news) if table.is_open else None
        return at is not None and at <= self._clock.now()

    def _is_to_ping(self, table: Table) -> bool:
        """Whether the player on turn is to be pinged now; whoever has played meanwhile is not."""
        if table.pinged_version != table.turn_version or not table.is_open:
            self._to_ping.discard(table.table_id)
        return table.table_id in self._to_ping

    # One message

    async def _show(self, table: Table, post: Post, channel: Channel, *, ping: bool) -> bool:
        """Bring ``post`` to the channel; whether Discord let us."""
        if self._client.is_ready() and self._client.get_guild(table.guild_id) is None:
            return True  # the bot has left the server, where nobody is to be told any more
        now = self._clock.now()
        if now < channel.shut_until:
            channel.shut(table.table_id, now)
            return False
        older = self._message_id(table)
        is_new = ping or older is None or _age(older, now) > OLD or self._moves(table, channel, news=True)
        try:
            if not is_new and older is not None:
                is_new = not await self._edit(table, older, post)
            if is_new:
                await self._send(table, post, channel, ping=ping)
        except Exception as error:  # Discord refuses, is ill, or cannot be reached: the table is shown later
            channel.shut(table.table_id, now)
            is_gone = isinstance(error, discord.HTTPException) and error.code == NO_CHANNEL
            log.warning("table %s cannot be shown: %s", table.table_id, error)
            if is_gone:
                await self._tables.abandon(table.table_id)
            return False
        channel.let_in()
        self._shown[table.table_id] = components_of(post.view), post.name
        if is_new and older is not None:
            try:
                await self._told(table)
            finally:
                await self._remove(table, older)
        return True

    async def _edit(self, table: Table, message_id: int, post: Post) -> bool:
        """Edit the table's message; whether it could be."""
        _, held = self._shown.get(table.table_id, (None, "?"))
        message = self._place(table).get_partial_message(message_id)
        try:
            await message.edit(**post.edit(held), allowed_mentions=QUIET)
        except discord.HTTPException as refused:
            if refused.code not in (GONE, TOO_OLD, ARCHIVED):
                raise
            log.info("table %s needs a new message: %s", table.table_id, refused)
            return False
        return True

    async def _send(self, table: Table, post: Post, channel: Channel, *, ping: bool) -> None:
        """Send the table's message anew. Nobody's device makes a sound for it, unless it is a ping."""
        message = await self._place(table).send(
            view=post.view,
            files=post.files(),
            silent=not ping,
            allowed_mentions=discord.AllowedMentions(users=_on_turn(table)) if ping else QUIET,
        )
        self._sent[table.table_id] = message.id
        channel.posted(self._clock.now())
        if ping:
            self._to_ping.discard(table.table_id)

    async def _remove(self, table: Table, message_id: int) -> None:
        """Take an older message of ``table`` away, where it still is."""
        try:
            await self._place(table).get_partial_message(message_id).delete()
        except discord.HTTPException as refused:
            log.info("an older message of table %s stays: %s", table.table_id, refused)

    async def _told(self, table: Table) -> None:
        """Note that the channel has seen ``table``, and in which message."""
        await self._tables.told(table.table_id, table.version, self._sent.get(table.table_id))
        self._sent.pop(table.table_id, None)

    def _message_id(self, table: Table) -> int | None:
        return self._sent.get(table.table_id) or table.message_id

    def _place(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)

    async def _take_turn(self) -> None:
        """Wait for this bot's next free moment under Discord's limit for all its requests."""
        now = self._clock.now()
        at = max(now, self._free_at)
        self._free_at = at + BOT_GAP
        if at > now:
            await self._clock.wait(self._stopping, at)


def _first(untold: dict[str, None]) -> str:
    """Take what has waited longest."""
    table_id = next(iter(untold))
    del untold[table_id]
    return table_id


def _age(message_id: int, now: int) -> float:
    """How long ago (ms) a message was sent, which its id says."""
    return now - snowflake_time(message_id).timestamp() * 1000


def _on_turn(table: Table) -> list[discord.Object]:
    actor = next_actor(table)
    user_id = None if actor is None else table.chairs[actor].user_id
    return [] if user_id is None else [discord.Object(user_id)]
