"""A cache of the standings of seasons. They are computed once for each state, because states never change."""

from __future__ import annotations

from functools import lru_cache

from bot.league.contest import Contest, standings_of
from bot.league.standings import Row

KEPT = 8
"""The number of seasons in the cache."""


class _ByIdentity:
    """A key for the cache, which compares seasons by the identity of their ``play``, not by its content."""

    __slots__ = ("contest",)

    def __init__(self, contest: Contest) -> None:
        self.contest = contest

    def __hash__(self) -> int:
        return id(self.contest.play)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByIdentity) and self.contest.play is other.contest.play


def ranked(contest: Contest) -> tuple[Row, ...]:
    """The result of :func:`bot.league.contest.standings_of`, cached because it is slow for a large league."""
    return _ranked(_ByIdentity(contest))


@lru_cache(KEPT)
def _ranked(same: _ByIdentity) -> tuple[Row, ...]:
    return standings_of(same.contest)
