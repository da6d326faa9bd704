"""What is still to be told of one season, and what of it is due."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from bot.seasons import NoticeRow
from bot.ui.outbox.render import REFRESHING

EDIT_GAP = 10_000
"""Milliseconds between two edits of an announcement."""
MATCHES_GAP = 60_000
"""Milliseconds between two messages about matches that are over: all in between are told together."""
FIRST_SHUT, LONGEST_SHUT = 5_000, 600_000
"""Milliseconds until what could not be told is tried again, at first and at most."""
PATIENCE = 24 * 3_600_000
"""Milliseconds for which something is tried that does not work."""


@dataclass(slots=True)
class Queue:
    """The notices of one season, in order. Times are milliseconds, by the bot's clock."""

    notices: list[NoticeRow] = field(default_factory=list)
    edited_at: int = 0
    """When its announcement was edited last."""
    matches_at: int = 0
    """When it was last told which matches are over."""
    free_at: int = 0
    """Until when it waits for its server, which Discord cannot reach."""
    parked: dict[int, int] = field(default_factory=dict)
    """Until when some notices wait, without the others waiting for them."""
    shut_for: int = 0
    shut_until: int = 0
    """For how long, and until when, nothing is told, because it could not be."""
    failing_since: int | None = None
    """Since when nothing could be told."""
    parked_since: dict[int, int] = field(default_factory=dict)

    def due(self, now: int) -> tuple[Sequence[NoticeRow], int | None]:
        """What is to be told now, several notices where they are told together; or nothing, and when there
        is something to do (None: never).

        All is told in order, but for what the announcement shows and what is parked. Matches that are over
        wait for others only as long as nothing else is to be told.
        """
        closed = max(self.free_at, self.shut_until)
        if now < closed:
            return (), closed if self.notices else None
        times: list[int] = []
        for index, notice in enumerate(self.notices):
            at = self.parked.get(notice.notice, 0)
            together: Sequence[NoticeRow] = (notice,)
            if notice.kind in REFRESHING:
                at = max(at, self.edited_at + EDIT_GAP)
                shown = [each for each in self.notices[index:] if each.kind in REFRESHING]
                together = _alike(notice, shown, REFRESHING)
            elif notice.kind == "recorded":
                rest = [each for each in self.notices[index:] if not self._is_passed_by(each, now)]
                together = _alike(notice, rest, {"recorded"})
                if len(together) == len(rest):
                    at = max(at, self.matches_at + MATCHES_GAP)
            if at <= now:
                return together, now
            times.append(at)
        return (), min(times, default=None)

    def _is_passed_by(self, notice: NoticeRow, now: int) -> bool:
        """Whether what comes after a notice does not wait for it."""
        return notice.kind in REFRESHING or self.parked.get(notice.notice, 0) > now

    def told(self, notices: Sequence[NoticeRow], messages: int) -> None:
        """So many messages of these notices have been sent."""
        keys = {notice.notice for notice in notices}
        self.notices = [
            replace(each, told=messages) if each.notice in keys else each for each in self.notices
        ]

    def done(self, notices: Iterable[NoticeRow]) -> None:
        """These notices are told, or given up."""
        keys = {notice.notice for notice in notices}
        self.notices = [each for each in self.notices if each.notice not in keys]
        for key in keys:
            self.parked.pop(key, None)
            self.parked_since.pop(key, None)

    @property
    def remembered_until(self) -> int:
        """Until when what was told last matters for when the next is."""
        return max(self.edited_at + EDIT_GAP, self.matches_at + MATCHES_GAP)

    def reopen(self) -> None:
        """What could not be told is to be tried again at once."""
        self.shut_for = self.shut_until = 0

    def worked(self) -> None:
        """Something could be told."""
        self.shut_for = self.shut_until = 0
        self.failing_since = None

    def failed(self, notice: NoticeRow, now: int, pause: int | None = None) -> bool:
        """A notice could not be told: nothing is for a while, longer every time, or for ``pause``. Whether it
        is worth trying again, which it is for a day.
        """
        self.shut_for = pause or min(2 * self.shut_for, LONGEST_SHUT) or FIRST_SHUT
        self.shut_until = now + self.shut_for
        if self.failing_since is None:
            self.failing_since = now
        return now - max(self.failing_since, notice.at) < PATIENCE

    def park(self, notice: NoticeRow, now: int, until: int) -> bool:
        """Something of a notice could not be done, which others need not wait for. Whether it is worth trying
        again, which it is for a day.
        """
        self.parked[notice.notice] = until
        return now - self.parked_since.setdefault(notice.notice, now) < PATIENCE


def _alike(first: NoticeRow, notices: Iterable[NoticeRow], kinds: Container[str]) -> tuple[NoticeRow, ...]:
    """The notices that are told together with the first one: the next of these kinds, as far as it is."""

    def goes_along(notice: NoticeRow) -> bool:
        return notice.kind in kinds and (notice.told > 0) == (first.told > 0)

    return tuple(takewhile(goes_along, notices))
