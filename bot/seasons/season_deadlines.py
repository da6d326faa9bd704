"""When seasons are woken, and the time that players get after an outage."""

from __future__ import annotations

from collections.abc import Collection

from bot.league.season import Act, TimeUp, acts, due
from bot.seasons.season_store import SeasonStore
from bot.tables import Clock, Scheduler

PRESSABLE = 300_000
"""Milliseconds after an outage or a start in which players may press what they couldn't in time."""


class SeasonDeadlines(Scheduler):
    """Wakes seasons. Held while people can't play or read messages.

    Where something became due in that time, no one loses before they could press.
    """

    def __init__(self, clock: Clock, store: SeasonStore) -> None:
        super().__init__(clock)
        self._store = store
        self._pressable: dict[str, int] = {}
        """Until when (ms) players may press what they couldn't in time, by season."""

    def begin(self, keys: Collection[str]) -> None:
        """Wake these seasons now, after a time in which the bot didn't run."""
        for key in keys:
            self.set(key, self._clock.now())
        self._let_press(keys)

    def release(self) -> Collection[str]:
        """Wake the seasons that are due and no longer held. See :meth:`Scheduler.release`."""
        left = super().release()
        self._let_press(left)
        return left

    def waits_until(self, key: str, act: Act | TimeUp) -> int | None:
        """Return until when (ms) a due ``act`` of a season waits for presses, or None if it doesn't."""
        until = self._pressable.get(key, 0)
        return until if isinstance(act, TimeUp | acts.Start) and until > self._clock.now() else None

    def _let_press(self, keys: Collection[str]) -> None:
        now = self._clock.now()
        known = [season for key in keys if (season := self._store.known(key)) is not None]
        late = [season.key for season in known if due(season, now) is not None]
        left = {key: until for key, until in self._pressable.items() if until > now}
        self._pressable = left | dict.fromkeys(late, now + PRESSABLE)
