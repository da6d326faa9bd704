"""How many tables a server may have open: a ceiling that only the operator of the bot sets."""

from __future__ import annotations

from collections.abc import Callable

from bot.milliseconds import HOUR
from bot.tables.clock import Clock
from bot.tables.people import Refused

KEPT = HOUR
"""Milliseconds for which room is kept for a fixture after its season has last asked for it."""


class Room:
    """What room servers have for more tables. All open tables count, also those of seasons.

    A season's table waits where there is no room. What becomes free is for the seasons that wait, and nobody
    else gets it meanwhile.
    """

    def __init__(self, most: int | None, open_in: Callable[[int], int], clock: Clock) -> None:
        """``most`` tables may be open in a server (None: any number), and ``open_in`` returns how many are,
        given the id of a server.
        """
        self.most = most
        self._open_in = open_in
        self._clock = clock
        self._waiting: dict[int, dict[tuple[str, str], int]] = {}
        """By server, the seasons' fixtures that wait for room, and when (ms) it is kept no longer."""

    def need(self, place_id: int) -> None:
        """Raise Refused ``no_room`` if nobody may open one more table in a server."""
        if self.is_full(place_id, len(self._waiting_in(place_id))):
            raise Refused("no_room", most=self.most)

    def need_for(self, place_id: int, season: str, fixture: str) -> None:
        """Raise Refused ``season_room`` if the table of a fixture has to wait for room, and keep what becomes
        free.
        """
        if self.is_full(place_id):
            waiting = self._waiting.setdefault(place_id, {})
            waiting[season, fixture] = self._clock.now() + KEPT
            raise Refused("season_room", most=self.most)

    def is_lacking(self, place_id: int, season: str, fixture: str) -> bool:
        """Whether the table of a fixture waits for room: there was none when it was asked for."""
        return (season, fixture) in self._waiting_in(place_id)

    def waiting(self, place_id: int, season: str) -> int:
        """How many tables of a season wait for room."""
        return sum(own == season for own, _ in self._waiting_in(place_id))

    def taken(self, place_id: int, season: str | None, fixture: str | None) -> None:
        """Note that a table was opened; if it is that of a fixture, it waits for room no more."""
        self._waiting_in(place_id).pop((season or "", fixture or ""), None)

    def keep_only(self, place_id: int, season: str, is_wanted: Callable[[str], bool]) -> None:
        """Keep no room for fixtures of a season that wait and are not wanted any more."""
        waiting = self._waiting_in(place_id)
        for own, fixture in [*waiting]:
            if own == season and not is_wanted(fixture):
                del waiting[own, fixture]

    def is_full(self, place_id: int, kept: int = 0) -> bool:
        """Whether a server has no room for one more table, besides that which is ``kept``."""
        return self.most is not None and self._open_in(place_id) + kept >= self.most

    def _waiting_in(self, place_id: int) -> dict[tuple[str, str], int]:
        now, waiting = self._clock.now(), self._waiting.get(place_id, {})
        for fixture in [fixture for fixture, until in waiting.items() if until <= now]:
            del waiting[fixture]
        return waiting
