"""Delete stray messages: those that show a table but aren't its only message."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.ui.components.post import button_ids
from bot.ui.delivery.again import until_done
from bot.ui.delivery.background import Background
from bot.ui.delivery.kept import KeptMessage, Posted
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.poster import Poster
from bot.ui.delivery.posts import own_messages

PAGE = 100
"""The number of messages to search, in one request."""


class Strays:
    """Deletes the stray messages of tables, with one task for each table.

    After a restart, the posts recorded in the database tell which tables still have strays. A press on a
    missed stray deletes it too.
    """

    def __init__(self, poster: Poster, own: Callable[[KeptMessage], int | None]) -> None:
        """``own`` returns the id of a table's message as it is now."""
        self._poster = poster
        self._posts = poster.posts
        self._own = own
        self._cleaned: set[KeptMessage] = set()
        """Messages whose strays are being deleted by a task."""
        self._background = Background()
        poster.governor.outages.subscribe(self._outage)

    def replaced(self, kept: KeptMessage, older: Posted | None, *nonces: str) -> None:
        """Delete the message ``older``, which no longer belongs to its table, and all other strays; then mark
        the posts ``nonces`` as done.
        """
        for nonce in nonces:
            self._posts.stands(nonce)
            kept.posts.setdefault(nonce, None)
        if older is not None:
            kept.older.add(older)
        kept.changed.set()
        if kept not in self._cleaned:
            self._cleaned.add(kept)
            self._background.start(self._clean(kept), f"clean {kept.table.table_id}")

    async def pressed(self, kept: KeptMessage, message: discord.Message) -> None:
        """Delete a pressed message, if it is still not the table's own.

        A message with other buttons never showed the table, so the press was forged. A message newer than the
        table's own was sent by another process, which took over the tables while this one stood still.
        """
        if not all(kept.table.table_id in custom_id for custom_id in button_ids(message)):
            return
        async with kept.lock:  # the message being sent may be this one
            own = self._own(kept)
        if own is not None and message.id < own and not kept.may_be_more:
            self.replaced(kept, Posted(message.channel.id, message.id))

    def _outage(self, is_out: bool) -> None:
        for kept in () if is_out else self._cleaned:
            kept.changed.set()

    async def close(self) -> None:
        """Stop all tasks. The remaining strays are deleted after the next start."""
        await self._background.close()

    async def _clean(self, kept: KeptMessage) -> None:
        try:
            what = f"to delete what is left of table {kept.table.table_id}"
            await until_done(lambda: self._is_clean(kept), self._poster.clock, what, kept.changed)
        finally:
            self._cleaned.discard(kept)

    async def _is_clean(self, kept: KeptMessage) -> bool:
        """Delete the known strays, and return whether none is left. Raises Discord's errors."""
        if kept.standing == "in doubt":
            return True  # the message still in doubt may be the table's own
        if kept.may_be_more:
            await self._search(kept)
        if kept.unstored is not None:
            return False  # after a restart, the older message would count as the table's own
        for posted in sorted(kept.older):
            if await self._poster.remove(kept.table.place_id, posted, Lane.OLDER):
                kept.older.discard(posted)
        if kept.older:
            return False
        for nonce in [nonce for nonce, channel_id in kept.posts.items() if channel_id is None]:
            await self._posts.done(nonce)
            del kept.posts[nonce]
        return not (kept.older or kept.posts)

    async def _search(self, kept: KeptMessage) -> None:
        """Find the messages with buttons of a table, except its own, where Discord's answers were lost. Find
        none if the bot may not search; a press on one deletes it as well.
        """
        poster, place_id = self._poster, kept.table.place_id
        for channel_id in {*kept.posts.values()} - {None}:
            place = poster.client.get_partial_messageable(channel_id or 0, guild_id=place_id)
            async with poster.governor.turn(Lane.BACKGROUND, place_id), kept.lock:  # nothing is sent
                if kept.standing == "in doubt":
                    return  # by now one of them may be its message
                own = self._own(kept)
                async for message in own_messages(poster.client, place, limit=PAGE):
                    shows_it = any(kept.table.table_id in custom_id for custom_id in button_ids(message))
                    if shows_it and message.id != own:
                        kept.older.add(Posted(place.id, message.id))
                searched = [nonce for nonce, channel in kept.posts.items() if channel == channel_id]
                kept.posts |= dict.fromkeys(searched)
