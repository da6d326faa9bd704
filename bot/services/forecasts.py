"""Forecasts of running seasons, the chances of their players, and how much of their order is luck: kept until
the next result.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import TypeAlias

from bot.games import GAMES
from bot.league.forecast import Chance, chances
from bot.league.ratings import Rating
from bot.league.reliability import Reliability, reliability
from bot.league.season import Season, divisions_of, format_of, season_state
from bot.league.skills import learned, skill, tables_of
from bot.newest import Newest
from bot.storage import Database
from bot.tables.ratings import rating_of

KEPT = 100
"""Number of seasons whose forecast is kept."""
SOON = 0.1
"""Part of a season after which it has a forecast."""

Forecast: TypeAlias = Mapping[str, Sequence[Chance]]
"""The chances of each entry, the best goal first."""


class Forecasts:
    """Computes forecasts in another thread, one after the other."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept = Newest[str, tuple[Season, Forecast]](KEPT)
        self._orders = Newest[str, tuple[Season, Reliability | None]](KEPT)
        self._one_at_a_time = asyncio.Lock()
        self._one_order_at_a_time = asyncio.Lock()

    def known(self, season: Season) -> Forecast | None:
        """Return the forecast of a season as it is now; None if it isn't known yet."""
        if not is_foretold(season):
            return {}
        kept = self._kept.use(season.key)
        return kept[1] if kept is not None and kept[0].play is season.play else None

    async def of(self, season: Season) -> Forecast:
        """Return the forecast of a season, which may take some seconds; empty too early in a season, and when
        nothing is left to play. Raises StorageError.
        """
        async with self._one_at_a_time:
            known = self.known(season)
            if known is None:
                known = await asyncio.to_thread(_foretold, season, await self._ratings(season))
                self._kept[season.key] = season, known
            return known

    async def reliability(self, season: Season) -> Reliability | None:
        """Return how reliable the order of a season is so far, which may take some tenths of a second; None
        if there is nothing to say.
        """
        async with self._one_order_at_a_time:
            kept = self._orders.use(season.key)
            if kept is None or kept[0].play is not season.play:
                kept = season, await asyncio.to_thread(_reliable, season)
                self._orders[season.key] = kept
            return kept[1]

    async def _ratings(self, season: Season) -> dict[str, Rating]:
        """Return the ratings of the players of a season in its game, by entry."""
        found = {}
        for player in season.players:
            entry = season.entry_of(player)
            row = (await self._database.ratings.of_person(player)).get(season.settings.game)
            if entry is not None and row is not None:
                found[entry] = rating_of(row)
        return found


def is_foretold(season: Season) -> bool:
    """Return whether a season has a forecast: from a tenth of it on, as long as it is played."""
    if season.play is None or season.phase not in ("running", "paused"):
        return False
    return format_of(season).standings.part_played(season) >= SOON


def _reliable(season: Season) -> Reliability | None:
    state = season_state(season)
    if state is None:
        return None
    return reliability(state, GAMES[season.settings.game].spec.spread, _chance(season))


def _foretold(season: Season, ratings: Mapping[str, Rating]) -> Forecast:
    standings, divisions = format_of(season).standings, divisions_of(season)
    spread = GAMES[season.settings.game].spec.spread
    chance = _chance(season)
    skills = {entry: skill(ratings.get(entry, Rating()), spread) for entry in divisions}
    if (state := season_state(season)) is not None:
        skills = learned([*tables_of(state).values()], skills, chance)
    finishes = standings.finishes(season, skills, chance)
    return chances(finishes, standings.goals(season), divisions)


def _chance(season: Season) -> Random:
    """Return chance for a simulation, the same for the same season."""
    return Random(sha256(f"{season.key} {season.seq}".encode()).digest())  # noqa: S311 - a simulation
