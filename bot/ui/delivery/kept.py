"""A table's message in its channel: which one it is, what it shows, and which other messages are left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.tables import Table
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.writer import Writer

Standing = Literal["kept", "to renew", "in doubt"]
"""The state of a message. ``kept``: it is edited as long as possible. ``to renew``: it is sent again at the
end of the channel. ``in doubt``: the answer to the newest one was lost, so it is sent once more, and Discord
may return the first one.
"""


class Posted(NamedTuple):
    """A message in a channel."""

    channel_id: int
    message_id: int


@dataclass(slots=True, eq=False)
class KeptMessage(Writer):
    """A table's only message, and stray messages that it may still have in places where it was shown."""

    table: Table = field(kw_only=True)
    """The last known state of the table, because after its end nothing else knows its message."""
    standing: Standing = "kept"
    unstored: int | None = None
    """The id of the message, until the table has it."""
    pinged: int = 0
    """The turn whose player was pinged, until the table has it."""
    older: set[Posted] = field(default_factory=set)
    """The messages that no longer belong to the table."""
    posts: dict[str, int | None] = field(default_factory=dict)
    """Posts that stay recorded in the database until everything else is done, by nonce. The value is the
    channel that may have a message with this nonce because Discord's answer was lost, or None.
    """
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when leftovers can be removed at once."""

    def id_of(self, table: Table) -> int | None:
        """Return the id of the message, given its ``table`` as it is now."""
        return self.unstored or table.message_id

    @property
    def may_be_more(self) -> bool:
        """Whether there may be messages with unknown ids."""
        return any(channel_id is not None for channel_id in self.posts.values())

    def doubt(self, nonce: str, channel_id: int) -> None:
        """Note that the answer to a post was lost, so that its message may be in a channel."""
        self.standing, self.posts[nonce] = "in doubt", channel_id

    def renew(self) -> None:
        """Have the message sent again."""
        if self.standing == "kept":
            self.standing = "to renew"

    def replaced(self, post: ReadyPost, answer: object, message_id: int) -> bool:
        """Note that another message has replaced it. Return whether that one is known to show ``post``."""
        self.upload = None
        self.wrote(post, answer)
        is_known, self.standing, self.unstored = self.standing != "in doubt", "kept", message_id
        if not is_known:
            self.forget()
        return is_known

    def lost(self) -> None:
        """Note that the message is gone."""
        self.unstored = None
        self.forget()


class KeptMessages:
    """The messages of tables in memory."""

    def __init__(self, find: Callable[[str], Table | None]) -> None:
        """``find`` returns a table in memory, given its id, or None."""
        self._find = find
        self.by_table: dict[str, KeptMessage] = {}

    def of(self, table: Table) -> KeptMessage:
        """Return the message of a table, always the same object until the table's end was shown."""
        kept = self.by_table.get(table.table_id) or KeptMessage(table=table)
        if self._find(table.table_id) is not None:
            self.by_table[table.table_id] = kept
        return kept

    def newest(self, table: Table) -> Table:
        """Return the newest version of a table."""
        return self._find(table.table_id) or table

    def id_of(self, kept: KeptMessage) -> int | None:
        """Return the id of a table's message as it is now."""
        return kept.id_of(self.newest(kept.table))

    def forget(self, table_id: str) -> None:
        """Forget the message of a table, because the table's end was shown."""
        if (kept := self.by_table.pop(table_id, None)) is not None:
            kept.unstored = None  # there is no table left that could store it
