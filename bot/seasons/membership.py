"""Which players of a season are still on its server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from zlib import crc32

from bot.league.contest import Command, Contest, acts
from bot.league.decisions import Reverse
from bot.seasons.season_store import SeasonStore, carried_out
from bot.tables import Clock, Refused
from bot.user_text import UserText

Gone = Callable[[int, Collection[int]], Awaitable[Collection[int] | None]]
"""Returns those of the given users who are no longer on a server; None if that cannot be found out now."""

LOOK_PAUSE = 600_000
"""Milliseconds before it is looked up again which players of a season are on the server."""
EVERY = 3_600_000
"""Milliseconds between two looks at the players of a season that runs."""


async def _unknown(guild_id: int, user_ids: Collection[int]) -> Collection[int] | None:
    return None


class Membership:
    """Looks the players of seasons up on their servers, because the bot is not told who leaves."""

    def __init__(self, store: SeasonStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.gone: Gone = _unknown
        """Finds out who has left a server. It is set by the client, which can ask Discord."""
        self._looked_at: dict[str, int] = {}
        """When (ms) the players of each season were last looked up."""
        self._began = clock.now()

    def next_look(self, contest: Contest) -> int | None:
        """When (ms) the players of a season are looked up next, so that its staff hears of who has left; None
        if it does not run. After a start the first looks are spread, so that Discord is not asked of all
        seasons at once.
        """
        if contest.phase != "running":
            return None
        known = self._looked_at.get(contest.key)
        return self._began + crc32(contest.key.encode()) % EVERY if known is None else known + EVERY

    async def need_known(self, contest: Contest, act: acts.Decide) -> None:
        """Raise Refused ``player_was_forgotten`` if a decision has somebody play again who was forgotten: no
        seat can be kept for who has no name.
        """
        if isinstance(act.ruling, Reverse):
            seen = Command(act, "", self._clock.now(), UserText("seen"))
            after = (await carried_out(contest, seen)).contest
            back = {player for player in after.players if not contest.plays(player)}
            if back - (await self._store.names(contest)).keys():
                raise Refused("player_was_forgotten")

    async def newly_missing(self, contest: Contest) -> acts.Miss | None:
        """The same as :meth:`missing`, where it is time for a look."""
        look = self.next_look(contest)
        return await self.missing(contest) if look is not None and look <= self._clock.now() else None

    async def missing(self, contest: Contest) -> acts.Miss | None:
        """The act that notes which players, and which people who wait for a place, are no longer on the
        server; None if that is unknown, or has been noted already.
        """
        now = self._clock.now()
        if now < self._looked_at.get(contest.key, -LOOK_PAUSE) + LOOK_PAUSE:
            return None
        people = await self._store.names(contest)
        players = {*contest.players, *(signed.player for signed in contest.signed)} & people.keys()
        gone = await self.gone(contest.guild_id, [people[player].user_id for player in sorted(players)])
        self._looked_at[contest.key] = now  # if nobody answers, it is not asked again at once
        if gone is None:
            return None
        missing = {player for player in players if people[player].user_id in gone}
        return acts.Miss(tuple(sorted(missing))) if missing != contest.missing else None
