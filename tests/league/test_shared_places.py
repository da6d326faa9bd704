"""Ratings after a match in which players share a place."""

from __future__ import annotations

import pytest

from bot.league.ratings import Rating, rated
from tests.league.club import match

SHARED = ("ab c d", "ab c d e", "abc d e", "a bc d e f", "ab c d e f g h")
"""Places as :func:`tests.league.club.match` reads them: players who share one stand together."""


@pytest.mark.xfail(strict=True, reason="who shares first place gains less than who comes behind them")
@pytest.mark.parametrize("places", SHARED)
def test_of_players_who_began_alike_nobody_gains_more_by_coming_further_behind(places: str) -> None:
    after = rated({}, match("m", 1, places))
    gained = [[after[player].mu - Rating().mu for player in group] for group in places.split()]
    better = [min(group) for group in gained[:-1]]
    worse = [max(group) for group in gained[1:]]
    assert all(one > other for one, other in zip(better, worse, strict=True)), gained
