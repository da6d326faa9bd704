"""Ratings after a match in which players share a place: nobody gains more by coming further behind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, permutations
from random import Random

import pytest

from bot.league.ratings import Rating, rated
from tests.by_day import first
from tests.league.club import match

PLAYERS = "abcdefghij"


def shapes(players: str) -> Iterator[list[str]]:
    """All ways in which these can share places, in this order."""
    if not players:
        yield []
    for tied in range(1, len(players) + 1):
        yield from ([players[:tied], *rest] for rest in shapes(players[tied:]))


def places_of(player: str, others: list[str]) -> Iterator[list[str]]:
    """All places that a player can come to among others, the best first; at last they forfeit."""
    for place, tied in enumerate(others):
        yield [*others[:place], player, *others[place:]]
        yield [*others[:place], player + tied, *others[place + 1 :]]
    yield [*others, player]
    yield [*others, player.upper()]


@pytest.mark.parametrize("players", first(range(2, 11), 7))
def test_of_players_who_began_alike_nobody_gains_more_by_coming_further_behind(players: int) -> None:
    for groups in shapes(PLAYERS[:players]):
        after = rated({}, match("m", 1, groups))
        gained = [[after[player].mu - Rating().mu for player in group] for group in groups]
        assert all(min(better) > max(worse) for better, worse in pairwise(gained)), (groups, gained)
        assert all(max(group) - min(group) < 1e-9 for group in gained), (groups, gained)


@pytest.mark.parametrize("players", first(range(2, 11), 5))
def test_whoever_one_plays_against_each_place_further_behind_gives_less(players: int) -> None:
    chance = Random(players)
    for others in shapes(PLAYERS[1:players]):
        before = {
            player: Rating(chance.gauss(25, 8), chance.uniform(2.25, 8), 50, 50.0)
            for player in PLAYERS[:players]
        }
        after = [rated(before, match("m", 1, groups))["a"] for groups in places_of("a", others)]
        *finished, left = [(own.mu, own.mu - 3 * own.sigma) for own in after]
        for better, worse in pairwise(finished):
            assert better[0] > worse[0], (others, before, finished)
            assert better[1] > worse[1], (others, before, finished)
        assert left <= finished[-1], (others, before)


def test_who_is_stronger_loses_by_sharing_a_place_with_who_is_weaker() -> None:
    before = {name: Rating(mu, 5.0, 20, 20.0) for name, mu in zip("abc", (30.0, 25.0, 20.0), strict=True)}
    after = rated(before, match("m", 1, ["abc"]))
    moved = [after[name].mu - before[name].mu for name in "abc"]
    assert moved[0] < 0 < moved[2]
    assert moved == sorted(moved)


def test_nobody_gains_by_leaving_together_with_who_is_stronger() -> None:
    before = {name: Rating(mu, 5.0, 20, 20.0) for name, mu in zip("abc", (25.0, 10.0, 40.0), strict=True)}
    after = rated(before, match("m", 1, "a B C"))
    assert all(after[name].mu < before[name].mu for name in "bc")


def test_the_order_in_which_players_are_listed_changes_nothing() -> None:
    one, *others = [
        {name: own.mu for name, own in rated({}, match("m", 1, [*map("".join, listed), "d", "e"])).items()}
        for listed in ((order,) for order in permutations("abc"))
    ]
    assert all(other == pytest.approx(one) for other in others)
