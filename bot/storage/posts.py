"""Messages that were sent to Discord without an answer yet, so that they may be there or not."""

from __future__ import annotations

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import PostRow, from_columns, to_columns


class PostQueries:
    """Queries about these messages."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def about(self, about: str) -> list[PostRow]:
        """The posts with a given ``about`` that have no answer yet, oldest first."""
        return [
            from_columns(PostRow, row) for row in await self._executor.fetch_all("posts_about", about=about)
        ]

    async def all(self) -> list[PostRow]:
        """The posts of all guilds that have no answer yet, oldest first."""
        return [from_columns(PostRow, row) for row in await self._executor.fetch_all("all_posts")]


class PostRepository(PostQueries):
    """Posts, and changes to them."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def begin(self, post: PostRow) -> None:
        """Store a post that is about to be sent."""
        await self._executor.execute("begin_post", **to_columns(post))

    async def done(self, nonce: str) -> None:
        """Delete a post, because it is known whether it arrived."""
        await self._executor.execute("post_done", nonce=nonce)

    async def settle(self, about: str) -> None:
        """Delete all posts with a given ``about``, because it is known whether they arrived."""
        await self._executor.execute("settle_posts", about=about)
