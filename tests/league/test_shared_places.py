"""Ratings after a match in which players share a place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from bot.league.ratings import Rating, rated
from tests.by_day import first
from tests.league.club import match

PLAYERS = "abcdefghij"


def shapes(players: int) -> Iterator[tuple[int, ...]]:
    """All ways in which so many can share places: how many have the first one, and so on."""
    if not players:
        yield ()
    for tied in range(1, players + 1):
        yield from ((tied, *rest) for rest in shapes(players - tied))


@pytest.mark.parametrize("players", first(range(2, 11), 5))
def test_of_players_who_began_alike_nobody_gains_more_by_coming_further_behind(players: int) -> None:
    for shape in shapes(players):
        names = iter(PLAYERS)
        groups = ["".join(next(names) for _ in range(tied)) for tied in shape]
        after = rated({}, match("m", 1, groups))
        gained = [[after[player].mu - Rating().mu for player in group] for group in groups]
        better = [min(group) for group in gained[:-1]]
        worse = [max(group) for group in gained[1:]]
        assert all(one > other for one, other in zip(better, worse, strict=True)), (shape, gained)
        assert all(max(group) - min(group) < 1e-9 for group in gained), (shape, gained)


def test_who_is_stronger_loses_by_sharing_a_place_with_who_is_weaker() -> None:
    before = {name: Rating(mu, 5.0, 20, 20.0) for name, mu in zip("abc", (30.0, 25.0, 20.0), strict=True)}
    after = rated(before, match("m", 1, ["abc"]))
    moved = [after[name].mu - before[name].mu for name in "abc"]
    assert moved[0] < 0 < moved[2]
    assert moved == sorted(moved)


def test_the_order_in_which_players_are_listed_changes_nothing() -> None:
    found = []
    for order in ("abc d e", "bca d e", "cab d e", "cba d e"):
        after = rated({}, match("m", 1, order))
        found.append([round(after[name].mu, 9) for name in "abcde"])
    assert all(each == found[0] for each in found), dict(zip(count(), found, strict=False))
