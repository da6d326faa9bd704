"""Posts: messages on their way to Discord, kept so that none is sent twice or left behind."""

from __future__ import annotations

import logging
import secrets

from bot.storage import Database, PostRow, StorageError
from bot.tables.busy import or_busy, writing
from bot.tables.clock import Clock

log = logging.getLogger(__name__)

KNOWN_FOR = 120_000
"""Milliseconds for which Discord surely knows a nonce again ("a few minutes")."""


class Posts:
    """Every message is noted with its nonce before it is sent, until it is known what has become of it.

    What is asked raises Busy when the database cannot be used: then nothing may be sent. What has become of a
    message is never refused: where it cannot be noted at once, that is done later.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._to_note: set[str] = set()
        """The nonces of posts of which it is known what has become of them, and not noted."""

    async def begin(self, guild_id: int, channel_id: int, about: str) -> str:
        """The nonce for a message that is about to be sent.

        It is that of the last one ``about`` the same in this channel whose answer was lost, while Discord
        knows it: then Discord gives that message, and sends no second one.
        """
        now = self._clock.now()
        for post in reversed(await self._unknown(about)):
            if post.channel_id == channel_id and now - post.at < KNOWN_FOR:
                return post.nonce
        post = PostRow(secrets.token_hex(8), guild_id, channel_id, about, now)
        async with writing(self._database) as tx:
            await tx.posts.begin(post)
        return post.nonce

    async def done(self, nonce: str) -> None:
        """It is known what has become of a post: it stands, was refused, or has been taken away."""
        await self._note({nonce})

    async def catch_up(self) -> None:
        """Note what could not be noted before, if there is anything."""
        if self._to_note:
            await self._note(set())

    async def unanswered(self) -> list[PostRow]:
        """The posts of all guilds whose answer has not come, oldest first."""
        return await self._unknown(None)

    async def lost(self, about: str) -> list[PostRow]:
        """The posts about something whose answer has not come and that Discord would not know by
        their nonces any more. Where they stand, they are to be taken away.
        """
        now = self._clock.now()
        return [post for post in await self._unknown(about) if now - post.at >= KNOWN_FOR]

    async def _unknown(self, about: str | None) -> list[PostRow]:
        with or_busy():
            posts = await (self._database.posts.all() if about is None else self._database.posts.about(about))
        return [post for post in posts if post.nonce not in self._to_note]

    async def _note(self, nonces: set[str]) -> None:
        self._to_note |= nonces
        noting = sorted(self._to_note)
        try:
            async with self._database.transaction() as tx:
                for nonce in noting:
                    await tx.posts.done(nonce)
        except StorageError as error:
            log.info("what has become of %d posts is noted later: %s", len(noting), error)
        else:
            self._to_note.difference_update(noting)
