"""Posts: messages sent to Discord whose answer isn't known yet. They are stored so that none is sent twice or
left behind.
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

    :meth:`begin` and the queries raise StorageError if the database fails, and then nothing may be sent.
    :meth:`done` never fails: what can't be stored now is stored later.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._standing: set[str] = set()
        """Nonces of posts whose messages are known, but whose records are still needed for other work."""
        self._to_note: set[str] = set()
        """Nonces of posts that are done but not yet stored as done."""

    async def begin(self, place_id: int, channel_id: int, about: str, follows: int | None = None) -> str:
        """Return the nonce for a message that is about to be sent. ``follows``: the id of the last message in
        the channel, if known.

        If the answer to the last post ``about`` the same thing in this channel was lost and Discord still
        remembers its nonce, that nonce is returned. Discord then returns that message and doesn't send a
        second one.
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
        while this post's record is kept because the replaced message may still have to be deleted.
        """
        self._standing.add(nonce)

    async def done(self, nonce: str) -> None:
        """Note that a post's fate is known: it was sent, refused, or removed again."""
        self._standing.discard(nonce)
        await self._note({nonce})

    async def catch_up(self) -> None:
        """Store what couldn't be stored before."""
        if self._to_note:
            await self._note(set())

    async def unanswered(self, here: IsHere = everywhere) -> list[PostRow]:
        """Return the unanswered posts of these servers, oldest first."""
        return [post for post in await self._unknown(None) if here(post.place_id)]

    async def lost(self, about: str) -> list[PostRow]:
        """Return the unanswered posts about something whose nonces Discord has forgotten. If their messages
        exist, delete them.
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
