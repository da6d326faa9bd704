"""Setting the times of tables, outside their players' quiet hours if possible."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from bot.league.season import Season, acts, format_of, own_times
from bot.seasons.season_store import SeasonStore
from bot.tables import Clock

Awake = Callable[[int, Collection[int]], Awaitable[Callable[[int, int], bool]]]
"""Returns a function that tells whether one of the given users, on one server, may be pinged at a time
(ms).
"""


async def _unknown(place_id: int, user_ids: Collection[int]) -> Callable[[int, int], bool]:
    return lambda user_id, at: True


class Appointing:
    """Sets the times of tables by the settings of their players."""

    def __init__(self, store: SeasonStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.awake: Awake = _unknown
        """Tells when users may be pinged. Set by the client, which knows their settings."""

    async def appoint(self, season: Season, act: acts.Appoint) -> acts.Appoint:
        """Return the same act with the time that disturbs the fewest players. Raises StorageError."""
        people = await self._store.names(season)
        players = format_of(season).fixtures.players_of(season, act.fixture)
        users = {player: people[player].user_id for player in players if player in people}
        awake = await self.awake(season.place_id, sorted(users.values()))

        def is_awake(player: str, at: int) -> bool:
            return player not in users or awake(users[player], at)

        return own_times.appoint(season, act, self._clock.now(), is_awake)
