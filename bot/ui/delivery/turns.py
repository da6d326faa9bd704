"""The governor's data about each request: its turn, and its progress."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.ui.delivery.lanes import Lane


@dataclass(slots=True, eq=False)
class Turn:
    """The right to make one request for a server, in a lane. A request waits for it, then holds it."""

    lane: Lane
    server: int
    """The id of the server; 0 if the request is for none."""
    number: int
    """Later turns have larger numbers."""
    since: int
    """When it was asked for (monotonic ms)."""
    until: int = 0
    """When it expires (monotonic ms); 0 before it is given. A later request waits for another turn."""
    is_spent: bool = False
    """Whether a request was made with it."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it is given, or can no longer be given."""


@dataclass(slots=True)
class QueuedRequest:
    """A request in progress. discord.py may make several attempts and wait between them."""

    turn: Turn | None
    """The turn used for the request; None if the request doesn't count against the token's rate."""
    place: object
    """Its destination. Failures at a single destination aren't an outage."""
    is_probe: bool
    """Whether it tests if an outage is over."""
    at: int
    """When its turn was taken (monotonic ms)."""
    until: int
    """When it is given up (monotonic ms)."""
    awaits_turn: bool = False
    """Whether its next attempt is waiting for a turn."""
    attempts: int = 0
    has_failed: bool = False
    """Whether the failure of its last attempt was counted already."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def extend(self, now: int, ms: int) -> None:
        """Set its deadline to ``ms`` milliseconds from ``now``. Only an earlier one wakes its waiter, which
        looks again at the one before.
        """
        is_earlier, self.until = now + ms < self.until, now + ms
        if is_earlier:
            self.changed.set()
