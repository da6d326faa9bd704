"""Log lines about seasons whose news can't be posted: when that begins, now and then, and when it ends."""

from __future__ import annotations

import logging

from bot.milliseconds import HOUR

log = logging.getLogger(__name__)

NOW_AND_THEN = 12 * HOUR
"""Milliseconds between two lines about the same trouble."""


class Trouble:
    """One thing that fails again and again, as :attr:`what` calls it. Times are milliseconds by the bot's
    clock.
    """

    def __init__(self, what: str) -> None:
        """``what`` is what a season was not, such as ``told of``."""
        self.what = what
        self._since: int | None = None
        self._logged_at = 0
        self._given_up = 0

    def failed(self, season: str, why: object, waiting: int, now: int) -> None:
        """Note a failure while so many notices wait."""
        if self._since is None:
            self._since = now
        elif now < self._logged_at + NOW_AND_THEN:
            return
        self._logged_at = now
        lasts = f" for {_hours(now - self._since)}" if now > self._since else ""
        log.warning(
            "season %s: not %s%s, and tried again: %s; %s%s",
            *(season, self.what, lasts, why, "1 notice waits" if waiting == 1 else f"{waiting} notices wait"),
            self._lost,
        )

    def gave_up(self, season: str, kind: str, *, is_last: bool) -> None:
        """Note that a notice of some ``kind`` was dropped. The first one is logged, and the last one."""
        self._given_up += 1
        if self._given_up == 1 or is_last:
            log.warning("season %s: gave up on %s%s", season, kind, self._lost if is_last else "")

    def is_over(self, season: str, now: int) -> None:
        """Note a success."""
        if self._since is not None:
            lasted = _hours(now - self._since)
            log.warning("season %s: %s again after %s%s", season, self.what, lasted, self._lost)
        self._since, self._given_up = None, 0

    def clock_moved(self, ms: int) -> None:
        """Note that the bot's clock was moved by ``ms`` milliseconds."""
        self._logged_at += ms
        if self._since is not None:
            self._since += ms

    @property
    def _lost(self) -> str:
        return f", {self._given_up} given up" if self._given_up else ""


def _hours(span: int) -> str:
    """A span of time (ms)."""
    return f"{span / HOUR:.1f} hours"


class LogOnce:
    """Lines about the channels of seasons. The same line is logged once, until the channel can be used."""

    def __init__(self) -> None:
        self._said: dict[tuple[str, int], set[str]] = {}

    def log(self, level: int, season: str, channel_id: int, line: str) -> None:
        """Log a line about a channel of a season, unless that has been done."""
        said = self._said.setdefault((season, channel_id), set())
        if line not in said:
            said.add(line)
            log.log(level, "%s", line)

    def is_well(self, season: str, channel_id: int) -> None:
        """Note that a channel can be used."""
        self._said.pop((season, channel_id), None)

    def forget(self, season: str) -> None:
        """Forget what was logged of a season."""
        for key in [key for key in self._said if key[0] == season]:
            del self._said[key]
