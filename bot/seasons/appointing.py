"""Setting the times of tables, outside of the quiet hours of their players if possible."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from bot.league.contest import Contest, acts, format_of, own_times
from bot.seasons.season_store import SeasonStore
from bot.tables import Clock

Awake = Callable[[int, Collection[int]], Awaitable[Callable[[int, int], bool]]]
"""Returns a function that returns whether a user may be pinged at a time (ms). It knows the users that were
given, on one server.
"""


async def _unknown(guild_id: int, user_ids: Collection[int]) -> Callable[[int, int], bool]:
    return lambda user_id, at: True


class Appointing:
    """Sets the times of tables according to the settings of their players."""

    def __init__(self, store: SeasonStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.awake: Awake = _unknown
        """Returns when users may be pinged. It is set by the client, which knows their settings."""

    async def appoint(self, contest: Contest, act: acts.Appoint) -> acts.Appoint:
        """The same act with the time that disturbs the fewest players. Raises StorageError."""
        people = await self._store.names(contest)
        players = format_of(contest).fixtures.players_of(contest, act.fixture)
        users = {player: people[player].user_id for player in players if player in people}
        awake = await self.awake(contest.guild_id, sorted(users.values()))

        def is_awake(player: str, at: int) -> bool:
            return player not in users or awake(users[player], at)

        return own_times.appoint(contest, act, self._clock.now(), is_awake)
