"""How many tables a server may have open: a limit set by the people who run the bot."""

from __future__ import annotations

from collections.abc import Callable

from bot.milliseconds import HOUR
from bot.tables.clock import Clock
from bot.tables.people import Refused

KEPT = HOUR
"""How long (ms) room is reserved for a fixture after its season's last request."""


class Room:
    """The room that servers have for more tables. All open tables count, including those of seasons.

    A season's table waits if there is no room. Free room goes to waiting seasons first.
    """

    def __init__(self, most: int | None, open_in: Callable[[int], int], clock: Clock) -> None:
        """``most`` tables may be open in a server (None: any number). ``open_in`` returns how many are, given
        the id of a server.
        """
        self.most = most
        self._open_in = open_in
        self._clock = clock
        self._waiting: dict[int, dict[tuple[str, str], int]] = {}
        """For each server, the fixtures that wait for room, and until when (ms) it is reserved."""

    def need(self, place_id: int) -> None:
        """Raise Refused ``no_room`` if a server may not open another table."""
        if self.is_full(place_id, len(self._waiting_in(place_id))):
            raise Refused("no_room", most=self.most)

    def need_for(self, place_id: int, season: str, fixture: str) -> None:
        """Raise Refused ``season_room`` if a fixture's table has to wait for room, and reserve the next free
        room for it.
        """
        if self.is_full(place_id):
            waiting = self._waiting.setdefault(place_id, {})
            waiting[season, fixture] = self._clock.now() + KEPT
            raise Refused("season_room", most=self.most)

    def is_lacking(self, place_id: int, season: str, fixture: str) -> bool:
        """Return whether a fixture's table waits for room."""
        return (season, fixture) in self._waiting_in(place_id)

    def waiting(self, place_id: int, season: str) -> int:
        """Return how many tables of a season wait for room."""
        return sum(own == season for own, _ in self._waiting_in(place_id))

    def taken(self, place_id: int, season: str | None, fixture: str | None) -> None:
        """Note that a table was opened. If it is a fixture's, that fixture no longer waits."""
        self._waiting_in(place_id).pop((season or "", fixture or ""), None)

    def keep_only(self, place_id: int, season: str, is_wanted: Callable[[str], bool]) -> None:
        """Drop reservations for fixtures of a season that aren't wanted any more."""
        waiting = self._waiting_in(place_id)
        for own, fixture in [*waiting]:
            if own == season and not is_wanted(fixture):
                del waiting[own, fixture]

    def is_full(self, place_id: int, kept: int = 0) -> bool:
        """Return whether a server is full, not counting the room that is ``kept``."""
        return self.most is not None and self._open_in(place_id) + kept >= self.most

    def _waiting_in(self, place_id: int) -> dict[tuple[str, str], int]:
        now, waiting = self._clock.now(), self._waiting.get(place_id, {})
        for fixture in [fixture for fixture, until in waiting.items() if until <= now]:
            del waiting[fixture]
        return waiting
