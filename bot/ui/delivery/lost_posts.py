"""The messages of tables that were being sent when the bot stopped."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from bot.shards import IsHere, everywhere
from bot.tables import Posts, Refused, Table, Tables
from bot.ui.delivery.kept import KeptMessages
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.posts import SKEW, sent_at
from bot.ui.delivery.strays import Strays


class LostPosts:
    """Finds out which of these messages belong to their tables."""

    def __init__(
        self,
        posts: Posts,
        tables: Tables,
        messages: KeptMessages,
        strays: Strays,
        show: Callable[[Table, Lane], None],
    ) -> None:
        """``show`` has a table shown again in a lane."""
        self._posts, self._tables, self._messages = posts, tables, messages
        self._strays, self._show = strays, show

    async def find(self, here: IsHere = everywhere) -> None:
        """Find the messages that were being sent when the bot stopped on these servers. Raises
        StorageError.
        """
        for post in await self._posts.unanswered(here):
            with suppress(Refused):  # a post may concern something else
                table = await self._tables.get(post.about)
                kept = self._messages.of(table)
                kept.posts[post.nonce] = post.channel_id
                is_newer = table.message_id not in (None, post.follows)
                stands = is_newer and sent_at(table.message_id or 0) >= post.at - SKEW
                if table.is_open and not stands:
                    kept.standing = "in doubt"
                    self._show(table, Lane.BACKGROUND)
                else:
                    self._strays.replaced(kept, None, post.nonce)
