"""Posts: messages on their way to Discord, kept so that none is sent twice or left behind."""

from __future__ import annotations

import secrets

from bot.storage import Database, PostRow, StorageError
from bot.tables.clock import Clock
from bot.tables.keeping import Busy

KNOWN_FOR = 120_000
"""Milliseconds for which Discord surely knows a nonce again ("a few minutes")."""


class Posts:
    """Every message is noted with its nonce before it is sent, until it is known what has become of it.

    All methods raise Busy when the database cannot be used; then nothing may be sent.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def begin(self, guild_id: int, channel_id: int, about: str) -> str:
        """The nonce for a message that is about to be sent.

        It is that of the last one ``about`` the same in this channel whose answer was lost, while Discord
        knows it: then Discord gives that message, and sends no second one.
        """
        now = self._clock.now()
        try:
            for post in await self._database.posts_about(about):
                if post.channel_id == channel_id and now - post.at < KNOWN_FOR:
                    return post.nonce
            post = PostRow(secrets.token_hex(8), guild_id, channel_id, about, now)
            async with self._database.transaction() as writer:
                await writer.begin_post(post)
        except StorageError as error:
            raise Busy from error
        return post.nonce

    async def done(self, nonce: str) -> None:
        """It is known what has become of a post: it stands, was refused, or has been taken away."""
        try:
            async with self._database.transaction() as writer:
                await writer.post_done(nonce)
        except StorageError as error:
            raise Busy from error

    async def settle(self, about: str) -> None:
        """It is known what has become of all posts about something."""
        try:
            async with self._database.transaction() as writer:
                await writer.settle_posts(about)
        except StorageError as error:
            raise Busy from error

    async def unanswered(self) -> list[PostRow]:
        """The posts of all guilds whose answer has not come, oldest first."""
        try:
            return await self._database.all_posts()
        except StorageError as error:
            raise Busy from error

    async def lost(self, about: str | None = None) -> list[PostRow]:
        """The posts (about something, or all) whose answer has not come and that Discord would not know by
        their nonces any more. Where they stand, they are to be taken away.
        """
        try:
            posts = await (self._database.all_posts() if about is None else self._database.posts_about(about))
        except StorageError as error:
            raise Busy from error
        return [post for post in posts if self._clock.now() - post.at >= KNOWN_FOR]
