"""Messages sent to Discord without an answer yet, so that they may exist or not."""

from __future__ import annotations

from bot.storage.declared import Reads, Writes, query
from bot.storage.rows import PostRow


class PostQueries(Reads):
    """Queries about these messages."""

    @query("posts_about")
    async def about(self, about: str) -> list[PostRow]: ...
    @query("all_posts")
    async def all(self) -> list[PostRow]: ...


class PostRepository(Writes, PostQueries):
    """Posts, and changes to them."""

    @query("begin_post")
    async def begin(self, post: PostRow) -> None: ...
    @query("post_done")
    async def done(self, nonce: str) -> None: ...
    @query("settle_posts")
    async def settle(self, about: str) -> None: ...
