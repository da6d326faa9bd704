"""A cache of the standings of seasons and of what can still happen. They are computed once for each state,
because states never change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.league.bounds import PlaceRange
from bot.league.goals import Certainty, certainties
from bot.league.season import Season, format_of, standings_of
from bot.league.stakes import Stakes
from bot.league.standings import Row

KEPT = 8
"""The number of seasons in the cache."""


class _Same:
    """A key for the cache, which compares seasons by the identity of a part of them, not by its content."""

    __slots__ = ("part", "season")

    def __init__(self, season: Season, part: object) -> None:
        self.season, self.part = season, part

    def __hash__(self) -> int:
        return id(self.part)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.part is other.part


def ranked(season: Season) -> tuple[Row, ...]:
    """The result of :func:`bot.league.season.standings_of`, cached because it is slow for a large league."""
    return _ranked(_Same(season, season.play))


@lru_cache(KEPT)
def _ranked(same: _Same) -> tuple[Row, ...]:
    return standings_of(same.season)


class Possible(NamedTuple):
    """What can still happen to the entries of a season."""

    ranges: Mapping[str, PlaceRange]
    """The places in which each entry can still finish, without those that were withdrawn."""
    certain: Mapping[str, Certainty]
    """What is certain for entries for which something is."""
    last: Mapping[int, int]
    """The last place of each division."""


def possible(season: Season) -> Possible:
    """What can still happen to the entries of a season, cached because it is slow for a large league."""
    return _possible(_Same(season, season))


@lru_cache(KEPT)
def _possible(same: _Same) -> Possible:
    season, standings = same.season, format_of(same.season).standings
    ranges = standings.ranges(season)
    divisions = {line.entry: line.division for line in standings.placings(season)}
    last = Counter(divisions[entry] for entry in ranges)
    return Possible(ranges, certainties(standings.goals(season), divisions, ranges), last)


def stakes_of(season: Season) -> Mapping[str, Stakes]:
    """Return what is at stake at each open fixture where something is, cached because it is slow for a large
    league.
    """
    return _stakes(_Same(season, season))


@lru_cache(KEPT)
def _stakes(same: _Same) -> Mapping[str, Stakes]:
    return format_of(same.season).standings.stakes(same.season)
