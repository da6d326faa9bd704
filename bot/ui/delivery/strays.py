"""Deleting stray messages: those that show a table but are not, or no longer, its one message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

import discord

from bot.tables import Clock, Posts, Table
from bot.ui.components.post import button_ids
from bot.ui.delivery.background import Background
from bot.ui.delivery.governor import Governor
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import is_momentary, is_outage, pauses
from bot.ui.delivery.writer import Writer

log = logging.getLogger(__name__)

T = TypeVar("T")

PAGE = 100
"""The number of messages to search, in one request."""


def place_of(client: discord.Client, table: Table) -> discord.PartialMessageable:
    """Return the channel of ``table``, even if it is not in the client's cache."""
    return client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)


@dataclass(slots=True)
class Remains:
    """The stray messages that one table may still have in its channel."""

    table: Table
    """The table as it was last seen: when it is over, nobody else knows its message."""
    older: set[int] = field(default_factory=set)
    """The ids of messages that no longer belong to the table."""
    nonces: set[str] = field(default_factory=set)
    """The nonces of posts that stay recorded in the database until everything else is done."""
    is_unknown: bool = False
    """Whether there may be messages with unknown ids, because Discord's answers were lost."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)


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
        own: Callable[[Table], tuple[Writer, int | None, bool]],
    ) -> None:
        """``own`` returns, for a table: its message's writer, its message's id, whether that id is stored."""
        self._client = client
        self._posts = posts
        self._governor = governor
        self._clock = clock
        self._own = own
        self.to_repeat: set[str] = set()
        """Tables that may have a message with an unknown id, because Discord's answer was lost."""
        self._remains: dict[str, Remains] = {}
        self._cleaned: set[str] = set()
        """The ids of the tables that have a task."""
        self._background = Background()
        governor.outages.subscribe(self._outage)

    async def sending(self, table: Table, nonce: str, sent: Awaitable[T]) -> T:
        """Wait until a post is ``sent``, and note if its outcome is unknown. Raises what that raises."""
        try:
            return await sent
        except Exception as error:
            if is_outage(error):
                self.to_repeat.add(table.table_id)
                self.suspect(table, nonce)
            else:
                await self._posts.done(nonce)
            raise

    def suspect(self, table: Table, nonce: str) -> None:
        """Note that ``table`` may have a message with an unknown id, posted with ``nonce``.

        Call :meth:`clean` to search for it once the table has its message.
        """
        remains = self._of(table)
        remains.is_unknown = True
        remains.nonces.add(nonce)

    def replaced(self, table: Table, older: int | None, *nonces: str) -> None:
        """Delete the message ``older``, which no longer belongs to ``table``; then mark the posts ``nonces``
        as done.
        """
        remains = self._of(table)
        for nonce in nonces:
            self._posts.stands(nonce)
            remains.nonces.add(nonce)
        if older is not None:
            remains.older.add(older)
        remains.changed.set()
        self.clean(table)

    async def pressed(self, table: Table, message: discord.Message) -> None:
        """Delete a message that was pressed, if it is still not the table's own.

        A message that has other buttons too never showed the table: the press was made up. One that is newer
        than the table's own was sent by another process, which has the tables since this one stood still.
        """
        if not all(table.table_id in custom_id for custom_id in button_ids(message)):
            return
        async with self._own(table)[0].lock:  # what is being sent may be this message
            own = self._own(table)[1]
        remains = self._remains.get(table.table_id)
        if own is not None and message.id < own and not (remains and remains.is_unknown):
            self.replaced(table, message.id)

    def clean(self, table: Table) -> None:
        """Start to delete the strays of ``table``, if there may be any."""
        table_id = table.table_id
        if table_id in self._remains and table_id not in self._cleaned:
            self._cleaned.add(table_id)
            self._background.start(self._clean(table_id), f"clean {table_id}")

    def wake(self, table: Table) -> None:
        """Try again at once, because it is stored now which message is the table's."""
        if (remains := self._remains.get(table.table_id)) is not None:
            remains.changed.set()

    def _outage(self, is_out: bool) -> None:
        for remains in () if is_out else self._remains.values():
            remains.changed.set()

    async def close(self) -> None:
        """Stop all tasks. The remaining strays are deleted after the next start."""
        await self._background.close()

    def _of(self, table: Table) -> Remains:
        remains = self._remains.setdefault(table.table_id, Remains(table))
        remains.table = table
        return remains

    async def _clean(self, table_id: str) -> None:
        remains = self._remains[table_id]
        try:
            for pause in pauses():
                remains.changed.clear()
                try:
                    if await self._is_clean(remains):
                        del self._remains[table_id]
                        return
                except Exception as error:
                    log.info("what is left of table %s is taken away later: %s", table_id, error)
                await self._clock.wait(remains.changed, self._clock.now() + pause)
        finally:
            self._cleaned.discard(table_id)

    async def _is_clean(self, remains: Remains) -> bool:
        """Delete what is known, and return whether nothing is left. Raises Discord's errors."""
        if remains.is_unknown:
            async with self._governor.turn(Lane.BACKGROUND, remains.table.guild_id):
                remains.older |= await self._found(remains)
            remains.is_unknown = False
        _, _, is_stored = self._own(remains.table)
        if not is_stored:
            return False  # after a restart the older message would be taken for the table's own
        for message_id in sorted(remains.older):
            await self._remove(remains.table, message_id)
            remains.older.discard(message_id)
        for nonce in sorted(remains.nonces):
            await self._posts.done(nonce)
            remains.nonces.discard(nonce)
        return not (remains.older or remains.nonces or remains.is_unknown)

    async def _found(self, remains: Remains) -> set[int]:
        """Return the ids of messages with buttons of a table, except its own; none if the bot may not
        search.
        """
        me, writer = self._client.user, self._own(remains.table)[0]
        async with writer.lock:  # nothing is being sent meanwhile
            table = remains.table
            own = self._own(table)[1]
            try:
                return {
                    message.id
                    async for message in place_of(self._client, table).history(limit=PAGE)
                    if me is not None
                    and message.author.id == me.id
                    and message.id != own
                    and any(table.table_id in custom_id for custom_id in button_ids(message))
                }
            except discord.HTTPException as refused:  # a press on one takes it away as well
                if is_momentary(refused):
                    raise
                log.info("strays of table %s cannot be looked for: %s", table, refused)
                return set()

    async def _remove(self, table: Table, message_id: int) -> None:
        """Delete a message of ``table``, if it still exists and the bot is allowed to."""
        try:
            async with self._governor.turn(Lane.OLDER, table.guild_id):
                await place_of(self._client, table).get_partial_message(message_id).delete()
        except discord.HTTPException as refused:
            if is_momentary(refused):
                raise
            log.info("an older message of table %s stays: %s", table, refused)
