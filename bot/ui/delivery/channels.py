"""What is known of a channel: what it has yet to be told, and whether chat has pushed its table away."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.tables import Table
from bot.ui.delivery.governor import Lane
from bot.ui.delivery.outcomes import is_outage

CHANNEL_GAP = 1_000
"""Milliseconds between two messages or edits in one channel; Discord takes about five in five seconds."""

MANY = 5
"""So many messages below it push a table out of sight."""

CALM = 30_000
"""Milliseconds after which a table moves below fewer messages, too, even if it has nothing new to tell."""

MOVE_GAP = 10_000
"""Milliseconds between two moves of a table: a lively chat would have it jump about."""

FIRST_SHUT, LONGEST_SHUT = 5_000, 3_600_000
"""Milliseconds until what Discord did not let us show is tried again, at first and at most."""

LONGEST_TURN = 60_000
"""The most while somebody's time runs there: whoever may let us in again does so for the players."""

LONGEST_ILL = 10_000
"""The most where Discord did not answer: it will, and the governor sees to it that not too many try."""


@dataclass(slots=True)
class Channel:
    """One channel with something to tell. Times are milliseconds, by the clock that passes evenly."""

    untold: dict[str, Lane] = field(default_factory=dict)
    """The tables that have changed, in the order in which they did, and how much they hurry."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there may be something to do."""
    task: asyncio.Task[None] | None = None
    is_queued: bool = False
    """The task waits for its turn with the governor."""
    chat: int = 0
    """Messages of others below the table's."""
    chat_at: int = 0
    """When the first of these was written."""
    posted_at: int = 0
    """When the table's message was last sent."""
    presses: dict[int, int] = field(default_factory=dict)
    """Presses on the table's message, and until when their answers may show what they have brought about."""
    is_forbidden: bool = False
    """The bot may not write here."""
    shut_for: int = 0
    shut_until: int = 0
    """For how long, and until when, nothing is tried, because Discord did not let us."""
    limited_until: int = 0
    """Until when Discord has said that it takes nothing here."""

    def take(self) -> tuple[str, Lane]:
        """Take what has waited longest."""
        table_id = next(iter(self.untold))
        return table_id, self.untold.pop(table_id)

    def heard(self, now: int) -> None:
        """Somebody has written below the table."""
        self.chat_at = self.chat_at if self.chat else now
        self.chat += 1

    def posted(self, now: int) -> None:
        """The table's message has been sent, and is the last one again."""
        self.chat, self.posted_at = 0, now

    def shut(self, now: int, limit: int | None, longest: int) -> None:
        """Discord does not let us show a table: the longer that goes on, the less often it is tried, but once
        in ``longest`` at least; or it says itself for how long (``limit``).
        """
        if limit is not None:
            self.limited_until = max(self.limited_until, now + limit)
            return
        self.shut_for = min(2 * self.shut_for or FIRST_SHUT, longest)
        self.shut_until = now + self.shut_for

    def let_in(self) -> None:
        """Discord lets us show tables, or may do so again. A limit that it has named stays."""
        self.shut_for = self.shut_until = 0

    def next_at(self, has_table: bool) -> int | None:
        """When there is something to do although nothing has changed; None: never."""
        moves_at = 0 if self.untold else self.moves_at() if has_table else None
        return (
            None
            if moves_at is None
            else max(moves_at, self.shut_until, self.limited_until, *self.presses.values())
        )

    def moves_at(self, *, news: bool = False) -> int | None:
        """When the table is to move to the end of the channel; None while it stands there.

        At once where it was pushed far or has ``news``, else when the chat has had its time.
        """
        if not self.chat:
            return None
        due = self.chat_at if news or self.chat >= MANY else self.chat_at + CALM
        return max(due, self.posted_at + MOVE_GAP)


def lane_of(table: Table) -> Lane:
    """How much people hurry to see what has happened at a table."""
    is_slow = table.clock == "slow" or (table.phase == "playing" and table.asleep)
    return Lane.TABLES if is_slow else Lane.WAITED_FOR


def longest_shut(table: Table, error: Exception) -> int:
    """For how long (ms) a table that could not be shown is not tried again, at most."""
    if is_outage(error):
        return LONGEST_ILL
    return LONGEST_TURN if table.is_open and table.deadline is not None else LONGEST_SHUT
