"""Deleting stray messages: those that show a table but are not, or no longer, its one message."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.tables import Clock, Posts, Table
from bot.ui.components.post import button_ids
from bot.ui.delivery.background import Background
from bot.ui.delivery.governor import Governor
from bot.ui.delivery.kept import KeptMessage
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import is_momentary, is_outage, pauses
from bot.ui.delivery.posts import own_messages

log = logging.getLogger(__name__)

T = TypeVar("T")

PAGE = 100
"""The number of messages to search, in one request."""


def place_of(client: discord.Client, table: Table) -> discord.PartialMessageable:
    """Return the channel of ``table``, even if it is not in the client's cache."""
    return client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)


class Strays:
    """Deletes the stray messages of tables, with one task for each table.

    After a restart, the posts recorded in the database tell which tables still have strays. A press on a
    stray that was missed deletes it too.
    """

    def __init__(
        self,
        client: discord.Client,
        posts: Posts,
        governor: Governor,
        clock: Clock,
        own: Callable[[KeptMessage], int | None],
    ) -> None:
        """``own`` returns the id of a table's message as it is now."""
        self._client = client
        self._posts = posts
        self._governor = governor
        self._clock = clock
        self._own = own
        self._cleaned: set[KeptMessage] = set()
        """Those that have a task."""
        self._background = Background()
        governor.outages.subscribe(self._outage)

    async def sending(self, kept: KeptMessage, nonce: str, sent: Awaitable[T]) -> T:
        """Wait until a post is ``sent``, and note if its outcome is unknown. Raises what that raises."""
        try:
            return await sent
        except Exception as error:
            if is_outage(error):
                kept.standing = "in doubt"
                self.suspect(kept, nonce)
            else:
                await self._posts.done(nonce)
            raise

    def suspect(self, kept: KeptMessage, nonce: str) -> None:
        """Note that a table may have a message with an unknown id, posted with ``nonce``. It is searched for
        once the table has its message (:meth:`replaced`).
        """
        kept.may_be_more = True
        kept.nonces.add(nonce)

    def replaced(self, kept: KeptMessage, older: int | None, *nonces: str) -> None:
        """Delete the message ``older``, which no longer belongs to its table, and all other strays; then mark
        the posts ``nonces`` as done.
        """
        for nonce in nonces:
            self._posts.stands(nonce)
            kept.nonces.add(nonce)
        if older is not None:
            kept.older.add(older)
        kept.changed.set()
        if kept not in self._cleaned:
            self._cleaned.add(kept)
            self._background.start(self._clean(kept), f"clean {kept.table.table_id}")

    async def pressed(self, kept: KeptMessage, message: discord.Message) -> None:
        """Delete a message that was pressed, if it is still not the table's own.

        A message that has other buttons too never showed the table: the press was made up. One that is newer
        than the table's own was sent by another process, which has the tables since this one stood still.
        """
        if not all(kept.table.table_id in custom_id for custom_id in button_ids(message)):
            return
        async with kept.lock:  # what is being sent may be this message
            own = self._own(kept)
        if own is not None and message.id < own and not kept.may_be_more:
            self.replaced(kept, message.id)

    def _outage(self, is_out: bool) -> None:
        for kept in () if is_out else self._cleaned:
            kept.changed.set()

    async def close(self) -> None:
        """Stop all tasks. The remaining strays are deleted after the next start."""
        await self._background.close()

    async def _clean(self, kept: KeptMessage) -> None:
        try:
            for pause in pauses():
                kept.changed.clear()
                try:
                    if await self._is_clean(kept):
                        return
                except Exception as error:
                    log.info("what is left of table %s is taken away later: %s", kept.table.table_id, error)
                await self._clock.wait(kept.changed, self._clock.now() + pause)
        finally:
            self._cleaned.discard(kept)

    async def _is_clean(self, kept: KeptMessage) -> bool:
        """Delete what is known, and return whether nothing is left. Raises Discord's errors."""
        if kept.may_be_more:
            async with self._governor.turn(Lane.BACKGROUND, kept.table.guild_id):
                kept.older |= await self._found(kept)
            kept.may_be_more = False
        if kept.unstored is not None:
            return False  # after a restart the older message would be taken for the table's own
        for message_id in sorted(kept.older):
            await self._remove(kept.table, message_id)
            kept.older.discard(message_id)
        for nonce in sorted(kept.nonces):
            await self._posts.done(nonce)
            kept.nonces.discard(nonce)
        return not (kept.older or kept.nonces or kept.may_be_more)

    async def _found(self, kept: KeptMessage) -> set[int]:
        """Return the ids of messages with buttons of a table, except its own; none if the bot may not search:
        a press on one takes it away as well.
        """
        async with kept.lock:  # nothing is being sent meanwhile
            place, own = place_of(self._client, kept.table), self._own(kept)
            return {
                message.id
                async for message in own_messages(self._client, place, limit=PAGE)
                if message.id != own
                and any(kept.table.table_id in custom_id for custom_id in button_ids(message))
            }

    async def _remove(self, table: Table, message_id: int) -> None:
        """Delete a message of ``table``, if it still exists and the bot is allowed to."""
        try:
            async with self._governor.turn(Lane.OLDER, table.guild_id):
                await place_of(self._client, table).get_partial_message(message_id).delete()
        except discord.HTTPException as refused:
            if is_momentary(refused):
                raise
            log.info("an older message of table %s stays: %s", table, refused)
