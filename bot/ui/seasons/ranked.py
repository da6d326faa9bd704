"""The standings of the leagues that were looked at lately: made once for each, as no state ever changes."""

from __future__ import annotations

from functools import lru_cache

from bot.league.contest import Contest, standings_of
from bot.league.standings import Row

KEPT = 8
"""So many seasons."""


class _Same:
    """A season by what is played in it, and not by what that holds: two are equal only if that is one."""

    __slots__ = ("contest",)

    def __init__(self, contest: Contest) -> None:
        self.contest = contest

    def __hash__(self) -> int:
        return id(self.contest.play)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.contest.play is other.contest.play


def ranked(contest: Contest) -> tuple[Row, ...]:
    """What :func:`bot.league.contest.standings_of` gives; of a large league it takes a while only once."""
    return _ranked(_Same(contest))


@lru_cache(KEPT)
def _ranked(same: _Same) -> tuple[Row, ...]:
    return standings_of(same.contest)
