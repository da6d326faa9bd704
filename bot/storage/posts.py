"""Messages on their way to Discord, which may be there although no answer has come."""

from __future__ import annotations

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import PostRow, from_columns, to_columns


class PostQueries:
    """What can be asked about them."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def about(self, about: str) -> list[PostRow]:
        """The posts about something whose answer has not come, oldest first."""
        return [
            from_columns(PostRow, row) for row in await self._executor.fetch_all("posts_about", about=about)
        ]

    async def all(self) -> list[PostRow]:
        """The posts of all guilds whose answer has not come, oldest first."""
        return [from_columns(PostRow, row) for row in await self._executor.fetch_all("all_posts")]


class PostRepository(PostQueries):
    """Posts, and how they are kept."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def begin(self, post: PostRow) -> None:
        """Keep a post that is about to be sent."""
        await self._executor.execute("begin_post", **to_columns(post))

    async def done(self, nonce: str) -> None:
        """It is known what has become of a post."""
        await self._executor.execute("post_done", nonce=nonce)

    async def settle(self, about: str) -> None:
        """It is known what has become of all posts about something."""
        await self._executor.execute("settle_posts", about=about)
