"""Posts: messages that were sent to Discord and have no answer yet. They are stored so that none is sent
twice or left behind.
"""

from __future__ import annotations

import logging
import secrets

from bot.shards import IsHere, everywhere
from bot.storage import Database, StorageError
from bot.storage import PostRow as PostRow
from bot.tables.clock import Clock

log = logging.getLogger(__name__)

KNOWN_FOR = 120_000
"""Milliseconds for which Discord certainly remembers a nonce. Its documentation says "a few minutes"."""


class Posts:
    """Stores the nonce of every message before it is sent, until it is known whether the message arrived.

    :meth:`begin` and the queries raise StorageError if the database cannot be used, and then nothing may be
    sent. :meth:`done` never fails: if it cannot be stored at once, that is done later.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._standing: set[str] = set()
        """The nonces of posts whose messages are known, but that stay recorded for what is left to do."""
        self._to_note: set[str] = set()
        """The nonces of posts that are done but not stored as done."""

    async def begin(self, place_id: int, channel_id: int, about: str, follows: int | None = None) -> str:
        """The nonce for a message that is about to be sent. ``follows`` is the id of the last message in the
        channel, if it is known.

        If the answer to the last post ``about`` the same thing in this channel was lost and Discord still
        remembers its nonce, this is that nonce. Discord then returns that message and does not send a second
        one.
        """
        now = self._clock.now()
        for post in reversed(await self._unknown(about)):
            is_lost = post.nonce not in self._standing
            if is_lost and post.channel_id == channel_id and now - post.at < KNOWN_FOR:
                return post.nonce
        post = PostRow(secrets.token_hex(8), place_id, channel_id, about, now, follows)
        async with self._database.transaction() as tx:
            await tx.posts.begin(post)
        return post.nonce

    def stands(self, nonce: str) -> None:
        """Note that the message of a post is known. The next post about the same thing is a new message, even
        if this post is not done yet, because the message that it has replaced may still have to be deleted.
        """
        self._standing.add(nonce)

    async def done(self, nonce: str) -> None:
        """Note that it is known what became of a post: it was sent, refused, or removed again."""
        self._standing.discard(nonce)
        await self._note({nonce})

    async def catch_up(self) -> None:
        """Store what could not be stored before."""
        if self._to_note:
            await self._note(set())

    async def unanswered(self, here: IsHere = everywhere) -> list[PostRow]:
        """The posts of these servers that have no answer, oldest first."""
        return [post for post in await self._unknown(None) if here(post.place_id)]

    async def lost(self, about: str) -> list[PostRow]:
        """The posts about something that have no answer and whose nonces Discord has forgotten. If their
        messages exist, they must be removed.
        """
        now = self._clock.now()
        return [post for post in await self._unknown(about) if now - post.at >= KNOWN_FOR]

    async def _unknown(self, about: str | None) -> list[PostRow]:
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
            log.info("the fate of %d messages is noted later: %s", len(noting), error)
        else:
            self._to_note.difference_update(noting)
