"""Messages on their way to Discord, which may be there although no answer has come."""

from __future__ import annotations

from bot.storage.asking import Asking
from bot.storage.rows import PostRow, from_columns, to_columns
from bot.storage.writing import Writing


class PostReads(Asking):
    """What can be asked about them."""

    async def posts_about(self, about: str) -> list[PostRow]:
        """The posts about something whose answer has not come, oldest first."""
        return [from_columns(PostRow, row) for row in await self._rows("posts_about", about=about)]

    async def all_posts(self) -> list[PostRow]:
        """The posts of all guilds whose answer has not come, oldest first."""
        return [from_columns(PostRow, row) for row in await self._rows("all_posts")]


class PostWriting(Writing):
    """How they are kept."""

    async def begin_post(self, post: PostRow) -> None:
        """Keep a post that is about to be sent."""
        await self._do("begin_post", **to_columns(post))

    async def post_done(self, nonce: str) -> None:
        """It is known what has become of a post."""
        await self._do("post_done", nonce=nonce)

    async def settle_posts(self, about: str) -> None:
        """It is known what has become of all posts about something."""
        await self._do("settle_posts", about=about)
