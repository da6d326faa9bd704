"""Members of a season: which of its players are still on its server, and which of its umpires can run it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from zlib import crc32

from bot.league.decisions import Reverse
from bot.league.season import Command, Season, acts
from bot.seasons.season_store import SeasonStore, carried_out
from bot.tables import Clock, Refused
from bot.tables.listeners import Signal
from bot.user_text import UserText

Gone = Callable[[int, Collection[int]], Awaitable[Collection[int] | None]]
"""Returns those of the given users who have left a server; None if that can't be found out now."""

LOOK_PAUSE = 600_000
"""Minimum milliseconds between two look-ups of a season's players on the server."""
EVERY = 3_600_000
"""Milliseconds between two look-ups of a running season's players."""
EVERY_UMPIRES = 6 * EVERY
"""Milliseconds between two checks of an unfinished season's umpires."""


async def _unknown(place_id: int, user_ids: Collection[int]) -> Collection[int] | None:
    return None


class Membership:
    """Looks up the people of seasons on their servers, because the bot gets no events about members who
    leave.
    """

    def __init__(self, store: SeasonStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.gone: Gone = _unknown
        """Finds users who have left a server. Set by the client, which can ask Discord."""
        self.umpires_due = Signal[[Season]]()
        """Called when it is time to check whether the umpires of a season can still run it."""
        self._looked_at: dict[str, int] = {}
        """Last look-up (ms) of each season's players."""
        self._umpires_at: dict[str, int] = {}
        """Last check (ms) of each season's umpires."""
        self._began = clock.now()

    def next_look(self, season: Season) -> int | None:
        """Return when (ms) the people of a season are looked up next; None if it is finished."""
        if not season.is_open:
            return None
        umpires = self._next(self._umpires_at, season, EVERY_UMPIRES)
        return min(umpires, self._next_players(season)) if season.phase == "running" else umpires

    def _next_players(self, season: Season) -> int:
        return self._next(self._looked_at, season, EVERY)

    def _next(self, looked_at: Mapping[str, int], season: Season, every: int) -> int:
        """Return when (ms) the next look-up is due. After a start the first ones are spread, so that the bot
        doesn't ask Discord about all seasons at once.
        """
        known = looked_at.get(season.key)
        return self._began + crc32(season.key.encode()) % every if known is None else known + every

    async def need_known(self, season: Season, act: acts.Decide) -> None:
        """Raise Refused ``player_was_forgotten`` if a decision returns a forgotten person to play, because a
        seat can't be reserved without a name.
        """
        if isinstance(act.ruling, Reverse):
            seen = Command(act, "", self._clock.now(), UserText("seen"))
            after = (await carried_out(season, seen)).season
            back = {player for player in after.players if not season.plays(player)}
            if back - (await self._store.names(season)).keys():
                raise Refused("player_was_forgotten")

    async def look(self, season: Season) -> acts.Miss | None:
        """Check the umpires of a season if that is due, and return the same as :meth:`missing` if its players
        are due.
        """
        now = self._clock.now()
        if season.is_open and self._next(self._umpires_at, season, EVERY_UMPIRES) <= now:
            self._umpires_at[season.key] = now
            self.umpires_due(season)
        is_due = season.phase == "running" and self._next_players(season) <= now
        return await self.missing(season) if is_due else None

    async def missing(self, season: Season) -> acts.Miss | None:
        """Return the act that records which players, and which people on the waiting list, have left the
        server; None if that is unknown, or recorded already.
        """
        now = self._clock.now()
        if now < self._looked_at.get(season.key, -LOOK_PAUSE) + LOOK_PAUSE:
            return None
        people = await self._store.names(season)
        players = {*season.players, *(signed.player for signed in season.signed)} & people.keys()
        gone = await self.gone(season.place_id, [people[player].user_id for player in sorted(players)])
        self._looked_at[season.key] = now  # without an answer, don't ask again at once
        if gone is None:
            return None
        missing = {player for player in players if people[player].user_id in gone}
        return acts.Miss(tuple(sorted(missing))) if missing != season.missing else None
