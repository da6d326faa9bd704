"""Who of a season is still there: its players on its server, and its umpires."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from zlib import crc32

from bot.league.contest import Command, Contest, acts
from bot.league.decisions import Reverse
from bot.seasons.season_store import SeasonStore, carried_out
from bot.tables import Clock, Refused
from bot.tables.listeners import Signal
from bot.user_text import UserText

Gone = Callable[[int, Collection[int]], Awaitable[Collection[int] | None]]
"""Returns those of the given users who are no longer on a server; None if that cannot be found out now."""

LOOK_PAUSE = 600_000
"""Milliseconds before it is looked up again which players of a season are on the server."""
EVERY = 3_600_000
"""Milliseconds between two looks at the players of a season that runs."""
EVERY_UMPIRES = 6 * EVERY
"""Milliseconds between two looks at the umpires of a season that is not over."""


async def _unknown(guild_id: int, user_ids: Collection[int]) -> Collection[int] | None:
    return None


class Membership:
    """Looks the people of seasons up on their servers, because the bot is not told who leaves."""

    def __init__(self, store: SeasonStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.gone: Gone = _unknown
        """Finds out who has left a server. It is set by the client, which can ask Discord."""
        self.umpires_due = Signal[[Contest]]()
        """Called when it is time to look whether the umpires of a season can still run it."""
        self._looked_at: dict[str, int] = {}
        """When (ms) the players of each season were last looked up."""
        self._umpires_at: dict[str, int] = {}
        """When (ms) it was last time to look at the umpires of each season."""
        self._began = clock.now()

    def next_look(self, contest: Contest) -> int | None:
        """When (ms) the people of a season are looked up next, so that its staff hears of who has left; None
        if it is over.
        """
        if not contest.is_open:
            return None
        umpires = self._next(self._umpires_at, contest, EVERY_UMPIRES)
        return min(umpires, self._next_players(contest)) if contest.phase == "running" else umpires

    def _next_players(self, contest: Contest) -> int:
        return self._next(self._looked_at, contest, EVERY)

    def _next(self, looked_at: Mapping[str, int], contest: Contest, every: int) -> int:
        """When (ms) the next look is due. After a start the first ones are spread, so that Discord is not
        asked of all seasons at once.
        """
        known = looked_at.get(contest.key)
        return self._began + crc32(contest.key.encode()) % every if known is None else known + every

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

    async def look(self, contest: Contest) -> acts.Miss | None:
        """Look at the umpires of a season if it is time, and return the same as :meth:`missing` if it is time
        for its players.
        """
        now = self._clock.now()
        if contest.is_open and self._next(self._umpires_at, contest, EVERY_UMPIRES) <= now:
            self._umpires_at[contest.key] = now
            self.umpires_due(contest)
        is_due = contest.phase == "running" and self._next_players(contest) <= now
        return await self.missing(contest) if is_due else None

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
