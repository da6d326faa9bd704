"""The state of a channel with a table: unsent changes, and how far chat has pushed the table's message up."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from bot.milliseconds import HOUR, MINUTE
from bot.tables import Clock, Table
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import Meaning, is_outage
from bot.ui.delivery.posts import sent_ago
from bot.ui.delivery.turns import Turn

CHANNEL_GAP = 1_000
"""Milliseconds between two messages or edits in one channel; Discord allows about five in five seconds."""

MANY = 5
"""This many messages below a table push it out of sight, and it moves down at once."""

CALM = 30_000
"""Milliseconds after which a table moves below fewer messages too, even without news."""

MOVE_GAP = 10_000
"""Milliseconds between two moves of a table, so that it doesn't move all the time in a lively chat."""

FIRST_SHUT, LONGEST_SHUT = 5_000, HOUR
"""Milliseconds before a message that Discord refused is tried again, at first and at most."""

LONGEST_TURN = MINUTE
"""The longest wait (ms) while a player's time runs: a moderator may restore the permission at any time."""

LONGEST_ILL = 10_000
"""The longest wait (ms) if Discord did not answer. The governor limits the number of such tries."""


OLD = 50 * MINUTE
"""Milliseconds after which a message is replaced, not edited: Discord limits edits after an hour."""


@dataclass(slots=True)
class Channel:
    """One channel in which tables are shown. Times are milliseconds on the monotonic clock."""

    untold: dict[str, Lane] = field(default_factory=dict)
    """The tables with unsent changes, by id, the oldest change first, each with its lane."""
    behind_since: int | None = None
    """When the oldest move was made that isn't shown yet; None if all are shown."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there may be something to do."""
    task: asyncio.Task[None] | None = None
    queued: Turn | None = None
    """The turn with the governor that the task is waiting for."""
    chat: deque[tuple[int, int]] = field(default_factory=lambda: deque(maxlen=MANY))
    """Other people's last messages below the table's: each with its id and when it was written."""
    posted_at: int = 0
    """When the table's message was last sent."""
    posted_id: int = 0
    """The id of that message."""
    presses: dict[int, int] = field(default_factory=dict)
    """Unanswered presses on the table's message, and how long (ms) their answers may still show the news."""
    unseen: Meaning | None = None
    """Why the last message couldn't be sent or edited; None if it could."""
    shut_for: int = 0
    """How long (ms) the bot waits after the last refusal."""
    shut_until: int = 0
    """When the bot tries again after a refusal."""
    limited_until: int = 0
    """When Discord's rate limit for this channel ends."""

    @property
    def is_shut_out(self) -> bool:
        """Whether Discord accepts nothing from the bot here until a person changes something."""
        return self.unseen is not None and not self.unseen.is_momentary

    def table_changed(self, table: Table, now: int) -> None:
        """Note that a table has changed."""
        if self.behind_since is None and table.told_version < table.version:
            self.behind_since = now

    def told(self, at: int) -> None:
        """Note that everything not untold was shown as it was ``at`` a time."""
        self.behind_since = at if self.untold and self.behind_since is not None else None
        self.let_in()

    def behind(self, now: int) -> int:
        """Return how long (ms) the oldest move has waited to be shown; 0 if all are shown, or the bot may not
        show it.
        """
        return 0 if self.behind_since is None or self.is_shut_out else now - self.behind_since

    def put_off(self, now: int) -> None:
        """Note that the server is unavailable, so that no move waits to be shown until it is back."""
        if self.behind_since is not None:
            self.behind_since = now
        self.shut(now, None, LONGEST_ILL)

    def gone(self) -> None:
        """Note that nothing can be shown here any more."""
        self.untold.clear()
        self.behind_since = None

    def take(self) -> tuple[str, Lane]:
        """Remove and return the table that has waited longest, with its lane."""
        table_id = next(iter(self.untold))
        return table_id, self.untold.pop(table_id)

    def message_sent(self, message_id: int, now: int) -> None:
        """Note a person's message, unless it is above the table's."""
        if message_id > self.posted_id:
            self.chat.append((message_id, now))

    def posted(self, message_id: int, now: int) -> None:
        """Note that the table's message was sent. Messages written before it are no longer below it; messages
        written before Discord answered are.
        """
        self.posted_id, self.posted_at = message_id, now
        while self.chat and self.chat[0][0] < message_id:
            self.chat.popleft()

    def shut(self, now: int, limit: int | None, longest: int) -> None:
        """Note that Discord refused a message, and choose when to try again.

        The wait doubles with every refusal, up to ``longest``. A rate limit from Discord (``limit``) replaces
        the wait.
        """
        if limit is not None:
            self.limited_until = max(self.limited_until, now + limit)
            return
        self.shut_for = min(2 * self.shut_for or FIRST_SHUT, longest)
        self.shut_until = now + self.shut_for

    def let_in(self) -> None:
        """Try at once from now on, unless Discord's rate limit still applies."""
        self.shut_for = self.shut_until = 0

    def next_at(self, has_table: bool) -> int | None:
        """Return when the channel needs work next; None if not before the next change."""
        moves_at = 0 if self.untold else self.moves_at() if has_table else None
        return (
            None
            if moves_at is None
            else max(moves_at, self.shut_until, self.limited_until, *self.presses.values())
        )

    def needs_new(self, table: Table, message_id: int | None, clock: Clock, is_news: bool) -> bool:
        """Return whether the table's message is to be sent again, because there is none, or it is old or far
        up.
        """
        if message_id is None:
            return True
        if not is_news or table.told_version >= table.version:
            return self._moves(table, clock)
        # The machine's clock may differ from Discord's. The bot knows the age of its own messages.
        is_known = self.posted_id == message_id
        now = clock.monotonic() if is_known else clock.now()
        age = now - self.posted_at if is_known else sent_ago(message_id, now)
        return age > OLD or self._moves(table, clock, news=True)

    def _moves(self, table: Table, clock: Clock, *, news: bool = False) -> bool:
        at = self.moves_at(news=news) if table.is_open else None
        return at is not None and at <= clock.monotonic()

    def moves_at(self, *, news: bool = False) -> int | None:
        """Return when the table is to move to the end of the channel; None if it is there already.

        It moves at once if it has ``news`` or is far up, else :data:`CALM` ms after the first message below
        it.
        """
        if not self.chat:
            return None
        _, since = self.chat[0]
        due = since if news or len(self.chat) >= MANY else since + CALM
        return max(due, self.posted_at + MOVE_GAP)


def lane_of(table: Table) -> Lane:
    """Return the lane for a table: people wait for it unless it is slow or asleep. On slow clocks, messages
    other than moves are reminders.
    """
    if table.phase == "playing" and table.clock == "slow" and table.told_version >= table.version:
        return Lane.PINGS
    is_slow = table.clock == "slow" or (table.phase == "playing" and table.asleep)
    return Lane.TABLES if is_slow else Lane.WAITED_FOR


def longest_shut(table: Table, error: Exception) -> int:
    """Return the longest time (ms) before a table that couldn't be shown is tried again."""
    if is_outage(error):
        return LONGEST_ILL
    return LONGEST_TURN if table.is_open and table.deadline is not None else LONGEST_SHUT
