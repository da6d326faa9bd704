"""A cache of the standings of seasons. They are computed once for each state, because states never change."""

from __future__ import annotations

from functools import lru_cache

from bot.league.season import Season, standings_of
from bot.league.standings import Row

KEPT = 8
"""The number of seasons in the cache."""


class _ByIdentity:
    """A key for the cache, which compares seasons by the identity of their ``play``, not by its content."""

    __slots__ = ("season",)

    def __init__(self, season: Season) -> None:
        self.season = season

    def __hash__(self) -> int:
        return id(self.season.play)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByIdentity) and self.season.play is other.season.play


def ranked(season: Season) -> tuple[Row, ...]:
    """The result of :func:`bot.league.season.standings_of`, cached because it is slow for a large league."""
    return _ranked(_ByIdentity(season))


@lru_cache(KEPT)
def _ranked(same: _ByIdentity) -> tuple[Row, ...]:
    return standings_of(same.season)
