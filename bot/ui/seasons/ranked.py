"""A cache of the standings of seasons and of what can still happen. They are computed once for each state,
because states never change.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Literal, NamedTuple, TypeAlias

from bot.league.bounds import PlaceRange
from bot.league.forecast import Chance
from bot.league.goals import Certainty, GoalKind, certainties
from bot.league.season import Season, divisions_of, format_of, standings_of
from bot.league.stakes import Stakes
from bot.league.standings import Row

KEPT = 64
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


Stands: TypeAlias = Literal["none", "open", "settled"] | Certainty
"""What there is to say of an entry: nothing, because it can be any place, several places, only one, or what
is certain.
"""


class Outlook(NamedTuple):
    """What can still happen to the entries of a season."""

    ranges: Mapping[str, PlaceRange]
    """The places in which each entry can still finish, without those that were withdrawn."""
    certain: Mapping[str, Certainty]
    """What is certain for entries for which something is."""
    last: Mapping[int, int]
    """The last place of each division."""
    stakes: Mapping[str, Stakes]
    """What is at stake at each open fixture where something is."""

    def stands(self, entry: str, division: int) -> Stands:
        """Return what there is to say of an entry with a range, in its division."""
        own = self.ranges[entry]
        is_any = own == (1, self.last[division])
        return self.certain.get(entry) or ("settled" if own.is_settled else "none" if is_any else "open")


def outlook_of(season: Season) -> Outlook:
    """What can still happen to the entries of a season, cached because it is slow for a large league."""
    return _outlook(_Same(season, season))


def percents(chances: Sequence[Chance], certain: Certainty | None) -> dict[GoalKind, int]:
    """Return an entry's ``chances`` of the goals that are still open, in percent and the best first: of
    ``stay`` that not to stay. ``certain`` is what is certain for it.
    """
    # What is certain leaves only better goals open, and to stay is the least of them.
    done = (certain, "stay") if certain else ()
    still = takewhile(lambda each: each.goal not in done, chances)
    called = {each.goal: 1 - each.reached if each.goal == "stay" else each.reached for each in still}
    return {goal: min(99, max(1, round(100 * chance))) for goal, chance in called.items() if chance}


async def look_ahead(*seasons: Season) -> None:
    """Let another thread fill the cache with the outlook of seasons, so that a screen has it at once."""
    for season in seasons:
        await asyncio.to_thread(outlook_of, season)


@lru_cache(KEPT)
def _outlook(same: _Same) -> Outlook:
    season, standings = same.season, format_of(same.season).standings
    ranges, divisions = standings.ranges(season), divisions_of(season)
    certain = certainties(standings.goals(season), divisions, ranges)
    last = Counter(divisions[entry] for entry in ranges)
    return Outlook(ranges, certain, last, standings.stakes(season, ranges))
