"""The queue of one season's notices, which decides which of them are due."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from bot.milliseconds import DAY, MINUTE
from bot.seasons import NoticeRow
from bot.seasons.announcements import LATER
from bot.seasons.given_roles import ROLES
from bot.ui.outbox.kinds import KINDS, kind_of

EDIT_GAP = 10_000
"""Milliseconds between two edits of an announcement."""
MATCHES_GAP = MINUTE
"""Milliseconds between two messages about finished matches. Matches in between share a message."""
REMIND = "remind"
"""The kind that the time of a fixture is near."""
REMIND_GAP = 5_000
"""Milliseconds that a reminder waits for those of other tables, to share a message."""
FIRST_SHUT, LONGEST_SHUT = 5_000, 600_000
"""Milliseconds before a failed notice is tried again, at first and at most."""
MINOR = {name for name, kind in KINDS.items() if kind.is_minor}
"""The kinds that change the announcement alone."""
PATIENCE = DAY
"""Milliseconds after which a notice that keeps failing is dropped."""


@dataclass(slots=True)
class Queue:
    """The notices of one season, in order. Times are milliseconds by the bot's clock."""

    notices: list[NoticeRow] = field(default_factory=list)
    edited_at: int = 0
    """When the announcement was last edited."""
    matches_at: int = 0
    """When finished matches were last told."""
    free_at: int = 0
    """When to try again after a rate limit, or while the server is unavailable."""
    parked: dict[int, int] = field(default_factory=dict)
    """When notices that wait without blocking others are tried again, by number."""
    shut_for: int = 0
    """How long the queue waits after the last failure."""
    shut_until: int = 0
    """When the queue is tried again after a failure."""
    failing_since: int | None = None
    """When the first failure since the last success was; None if there was none."""
    parked_since: dict[int, int] = field(default_factory=dict)
    """When notices were first parked, by number."""
    for_room: set[int] = field(default_factory=set)
    """The numbers of those that are parked until their server has room for a table."""

    def due(self, now: int) -> tuple[Sequence[NoticeRow], int | None]:
        """Return the notices to tell now, and the current time.

        If none is due, return an empty sequence and when one will be (None if there are none). Several
        notices are returned if they share messages. Notices are told in order, except those that only update
        the announcement, those that are parked, and pings that wait for the end of quiet hours. Roles are
        given while no message is due. Finished matches are collected while there is no other news.
        """
        closed = max(self.free_at, self.shut_until)
        if now < closed:
            return (), closed if self.notices else None
        times: list[int] = []
        aside: NoticeRow | None = None
        for index, notice in enumerate(self.notices):
            at = self._held_until(notice)
            together: Sequence[NoticeRow] = (notice,)
            if kind_of(notice).is_minor:
                at = max(at, self.edited_at + EDIT_GAP)
                shown = [each for each in self.notices[index:] if kind_of(each).is_minor]
                together = _alike(notice, shown, MINOR)
            elif notice.kind == REMIND:
                others = (each for each in self.notices[index:] if each.kind == REMIND)
                alike = [each for each in others if each.data["what"] == notice.data["what"]]
                together = _alike(notice, alike, {REMIND})
            elif notice.kind == "recorded":
                rest = [each for each in self.notices[index:] if not self._may_be_overtaken(each, now)]
                together = _alike(notice, rest, {"recorded"})
                if not notice.told and len(together) == len(rest):
                    at = max(at, self.matches_at + MATCHES_GAP)
            if at <= now and notice.kind == ROLES:
                aside = aside or notice
            elif at <= now:
                return together, now
            else:
                times.append(at)
        if aside is not None:
            return (aside,), now
        return (), min(times, default=None)

    def _may_be_overtaken(self, notice: NoticeRow, now: int) -> bool:
        """Whether later notices need not wait for this one."""
        return notice.kind in (*MINOR, ROLES) or self._held_until(notice) > now

    def _held_until(self, notice: NoticeRow) -> int:
        """Until when a notice waits without blocking others."""
        own = {LATER: notice.at, REMIND: notice.at + REMIND_GAP}.get(notice.kind, 0)
        return max(self.parked.get(notice.notice, 0), own)

    def told(self, notices: Sequence[NoticeRow], messages: int) -> None:
        """Note that ``messages`` messages of these notices were sent."""
        keys = {notice.notice for notice in notices}
        self.notices = [
            replace(each, told=messages) if each.notice in keys else each for each in self.notices
        ]

    def done(self, notices: Iterable[NoticeRow]) -> None:
        """Remove posted or dropped notices."""
        keys = {notice.notice for notice in notices}
        self.notices = [each for each in self.notices if each.notice not in keys]
        for key in keys:
            self.parked.pop(key, None)
            self.parked_since.pop(key, None)
        self.for_room -= keys

    def clock_moved(self, ms: int) -> None:
        """Note that the bot's clock was moved by ``ms`` milliseconds: every wait lasts as long as before."""
        self.edited_at += ms
        self.matches_at += ms
        self.free_at += ms
        self.shut_until += ms
        self.parked = {key: at + ms for key, at in self.parked.items()}
        self.parked_since = {key: at + ms for key, at in self.parked_since.items()}
        if self.failing_since is not None:
            self.failing_since += ms

    @property
    def remembered_until(self) -> int:
        """How long the times of the last messages still delay further ones."""
        return max(self.edited_at + EDIT_GAP, self.matches_at + MATCHES_GAP)

    def reopen(self) -> None:
        """Allow failed and parked notices to be tried again at once."""
        self.shut_for = self.shut_until = 0
        self.parked.clear()

    def look_for_room(self) -> bool:
        """Allow notices that wait for room to be tried again at once. Return whether there are any."""
        waiting = self.parked.keys() & self.for_room
        for key in waiting:
            del self.parked[key]
        return bool(waiting)

    def worked(self) -> None:
        """Note a success: end the pause after failures."""
        self.shut_for = self.shut_until = 0
        self.failing_since = None

    def failed(self, notice: NoticeRow, now: int, pause: int | None = None) -> bool:
        """Note that a notice failed, and pause the queue for ``pause`` ms, by default longer every time.

        Return whether to try the notice again; not after it has failed for :data:`PATIENCE` ms.
        """
        self.shut_for = pause or min(2 * self.shut_for, LONGEST_SHUT) or FIRST_SHUT
        self.shut_until = now + self.shut_for
        if self.failing_since is None:
            self.failing_since = now
        return now - max(self.failing_since, notice.at) < PATIENCE

    def park(self, notice: NoticeRow, now: int, until: int, *, for_room: bool = False) -> bool:
        """Let a notice wait ``until`` a time without blocking the others, or until there is room.

        Return whether to try it again; not after it has waited for :data:`PATIENCE` ms.
        """
        self.parked[notice.notice] = until
        if for_room:
            self.for_room.add(notice.notice)
        else:
            self.for_room.discard(notice.notice)
        return now - self.parked_since.setdefault(notice.notice, now) < PATIENCE


def _alike(first: NoticeRow, notices: Iterable[NoticeRow], kinds: Container[str]) -> tuple[NoticeRow, ...]:
    """Return the notices from the start of ``notices`` that are of these ``kinds`` and can share a message
    with ``first``.
    """

    def is_alike(notice: NoticeRow) -> bool:
        return notice.kind in kinds and (notice.told > 0) == (first.told > 0)

    return tuple(takewhile(is_alike, notices))
