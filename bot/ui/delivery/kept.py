"""The message that a table has in its channel: which one it is, what it shows, and what is left of others."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.tables import Table
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.writer import Writer

Standing = Literal["kept", "to renew", "in doubt"]
"""Whether a message is edited as long as it can be (kept), is to be sent anew at the end of the channel (to
renew), or the answer to the newest one was lost (in doubt): then it is sent once more, and Discord may return
that of the first try.
"""


class Posted(NamedTuple):
    """A message in a channel."""

    channel_id: int
    message_id: int


@dataclass(slots=True, eq=False)
class KeptMessage(Writer):
    """The one message of a table, and the strays that the table may still have where it was shown."""

    table: Table = field(kw_only=True)
    """The table as it was last seen: when it is over, nobody else knows its message."""
    standing: Standing = "kept"
    unstored: int | None = None
    """The id of the message as long as the table does not have it."""
    pinged: int = 0
    """The turn whose player was pinged, as long as the table does not say so."""
    older: set[Posted] = field(default_factory=set)
    """The messages that no longer belong to the table."""
    posts: dict[str, int | None] = field(default_factory=dict)
    """The posts that stay recorded in the database until everything else is done, by nonce: the channel that
    may have a message of which only the nonce is known, because Discord's answer was lost; else None.
    """
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when what is left may be taken away at once."""

    def id_of(self, table: Table) -> int | None:
        """The id of the message, given its ``table`` as it is now."""
        return self.unstored or table.message_id

    @property
    def may_be_more(self) -> bool:
        """Whether there may be messages with unknown ids."""
        return any(channel_id is not None for channel_id in self.posts.values())

    def doubt(self, nonce: str, channel_id: int) -> None:
        """Note that the answer to a post was lost, so that its message may be in a channel."""
        self.standing, self.posts[nonce] = "in doubt", channel_id

    def renew(self) -> None:
        """Have it sent anew."""
        if self.standing == "kept":
            self.standing = "to renew"

    def replaced(self, post: ReadyPost, answer: object, message_id: int) -> bool:
        """Note that another message was sent for it. Return whether it is known to show ``post``."""
        self.upload = None
        self.wrote(post, answer)
        is_known, self.standing, self.unstored = self.standing != "in doubt", "kept", message_id
        if not is_known:
            self.forget()
        return is_known

    def lost(self) -> None:
        """Note that it is gone."""
        self.unstored = None
        self.forget()
