"""Send a message exactly once, even if Discord's answer is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import ui
from discord.utils import DISCORD_EPOCH as EPOCH

from bot.tables import Clock, Posts
from bot.ui.components.layout import texts_of
from bot.ui.components.post import QUIET, ReadyPost, button_ids
from bot.ui.delivery.again import until_done
from bot.ui.delivery.channels import CHANNEL_GAP
from bot.ui.delivery.governor import Governor
from bot.ui.delivery.kept import KeptMessage, Posted
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import is_outage, meaning, retry_after
from bot.ui.delivery.posts import SKEW, Place, own_messages, server_of

log = logging.getLogger(__name__)

SEARCHED = 200
"""The most messages to search for one whose answer was lost."""
DrawPost = Callable[[], Awaitable[ReadyPost]]


def ready(post: ReadyPost) -> DrawPost:
    """Return a function that returns ``post``, a message already drawn."""

    async def draw() -> ReadyPost:
        return post

    return draw


@dataclass(slots=True)
class Poster:
    """Posts in channels, one message after the other in each, at Discord's rate.

    Its methods raise Discord's errors and :class:`~bot.ui.delivery.outcomes.Unanswered`.
    """

    client: discord.Client
    governor: Governor
    posts: Posts
    clock: Clock
    _free: dict[int, int] = field(default_factory=dict)
    """When each channel can be written to again (monotonic ms), by the channel's id."""
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    @asynccontextmanager
    async def writing(self, channel_id: int, server: int = 0) -> AsyncIterator[None]:
        """Wait until the channel is free and hold it for the block, with a turn in the background lane for
        ``server`` (0: the channel's server).
        """
        async with self._locks.setdefault(channel_id, asyncio.Lock()):
            wait = self._free.get(channel_id, 0) - self.clock.monotonic()
            if wait > 0:
                await self.clock.wait(asyncio.Event(), self.clock.now() + wait)
            gap = CHANNEL_GAP
            try:
                async with self.governor.turn(Lane.BACKGROUND, server or server_of(self.client, channel_id)):
                    yield
            except discord.RateLimited as error:
                gap = retry_after(error) or CHANNEL_GAP
                raise
            finally:
                now = self.clock.monotonic()
                self._free = {channel: at for channel, at in self._free.items() if at > now}
                self._free[channel_id] = now + gap

    async def post(
        self, place_id: int, channel_id: int, about: str, draw: DrawPost, **how: Any
    ) -> discord.Message:
        """Send a message once, drawn when its turn comes. ``how`` is passed on to :meth:`stand`."""
        async with self.writing(channel_id, place_id):
            place = self.client.get_partial_messageable(channel_id, guild_id=place_id)
            return await self.stand(place, place_id, about, await draw(), **how)

    async def stand(
        self,
        place: Place,
        place_id: int,
        about: str,
        post: ReadyPost,
        *,
        pings: discord.AllowedMentions = QUIET,
        silent: bool = False,
        known_by: str = "",
    ) -> discord.Message:
        """Make sure that a message is in a channel exactly once, and return it.

        The post is recorded under ``about`` before it is sent. If an earlier try was recorded and its answer
        was lost, its message is searched for by its nonce, its text, or ``known_by`` (the id of a button that
        no other message has), and edited to show ``post``.
        """
        message = await self._found(place, about, post, known_by)
        if message is None:
            async with self.recorded(place_id, place.id, about, self._last_in(place)) as nonce:
                message = await send_post(place, post, nonce, pings, silent=silent)
        if not _shows(message, post.view):
            await message.edit(**post.edit(None), allowed_mentions=QUIET)
        return message

    @asynccontextmanager
    async def recorded(
        self,
        place_id: int,
        channel_id: int,
        about: str,
        follows: int | None = None,
        kept: KeptMessage | None = None,
    ) -> AsyncIterator[str]:
        """Record a post ``about`` something before the block that sends it, and give its nonce. ``follows``:
        the id of the message before it, if known.

        The record stays if the post has arrived, and also if that is unknown. In that case the message that
        it is ``kept`` for notes the doubt.
        """
        nonce = await self.posts.begin(place_id, channel_id, about, follows)
        try:
            yield nonce
        except Exception as error:
            if not is_outage(error):
                await self.posts.done(nonce)
            elif kept is not None:
                kept.doubt(nonce, channel_id)
            raise

    async def remove(self, place_id: int, posted: Posted, lane: Lane = Lane.BACKGROUND) -> bool:
        """Delete a message, if it still exists. Return False if the bot may not delete it, until a person
        allows that. Raises Discord's error if Discord would accept the deletion later.
        """
        place = self.client.get_partial_messageable(posted.channel_id, guild_id=place_id)
        try:
            async with self.governor.turn(lane, place_id):
                await place.get_partial_message(posted.message_id).delete()
        except Exception as error:
            means = meaning(error)
            if means is None or means.is_momentary:
                raise
            log.info("message %s in channel %s stays: %s", posted.message_id, posted.channel_id, error)
            return not means.is_shut_out
        return True

    async def take_away(self, place_id: int, posted: Posted) -> None:
        """Delete a message as soon as Discord accepts that, as :meth:`remove` does."""

        async def remove() -> bool:
            await self.remove(place_id, posted)
            return True

        await until_done(remove, self.clock, f"to delete message {posted.message_id}")

    def _last_in(self, place: Place) -> int | None:
        """Return the id of the last message in a channel, as far as the bot knows."""
        channel = self.client.get_channel(place.id)
        return channel.last_message_id if isinstance(channel, discord.TextChannel | discord.Thread) else None

    async def _found(
        self, place: Place, about: str, post: ReadyPost, known_by: str
    ) -> discord.Message | None:
        """Return the message that was recorded under ``about`` and whose answer was lost, or None.

        This covers posts so old that Discord no longer recognises them by their nonce.
        """
        for lost in await self.posts.lost(about):
            if lost.channel_id != place.id:
                continue
            # The clock is less reliable than the id of the message before it: it may have been wrong when
            # the post was sent.
            since = discord.Object(lost.follows or max(0, lost.at - SKEW - EPOCH) << 22)
            sent = own_messages(self.client, place, limit=SEARCHED, after=since, oldest_first=True)
            async for message in sent:
                is_it = str(message.nonce) == lost.nonce or _shows(message, post.view)
                if is_it or (known_by and known_by in button_ids(message)):
                    return message
            await self.posts.done(lost.nonce)
        return None


async def send_post(
    place: Place, post: ReadyPost, nonce: str, pings: discord.AllowedMentions, *, silent: bool
) -> discord.Message:
    """Send a post whose nonce is recorded, and return its message. Raises Discord's errors."""
    return await place.send(
        view=post.view, files=post.files(), nonce=nonce, silent=silent, allowed_mentions=pings
    )


def _shows(message: discord.Message, view: ui.LayoutView) -> bool:
    """Return whether a message has the texts of ``view``."""
    return " ".join(_texts(message.components)).split() == " ".join(texts_of(view)).split()


def _texts(components: Iterable[discord.Component]) -> Iterator[str]:
    for part in components:
        if isinstance(part, discord.TextDisplay):
            yield part.content
        yield from _texts(getattr(part, "children", ()))
