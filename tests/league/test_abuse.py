"""Nobody gets further by playing unfairly than by playing."""

from collections.abc import Callable
from statistics import mean

import pytest

from tests.league.abuse import ABUSES, after, honestly, without_a_friend

NEAR = 50
"""Chance makes that much of a rating, in a club whose best and worst are a thousand apart."""
BESIDE = 2
"""And that many places of twelve, after no more matches than are played here."""
SEEDS = range(3)
NEVER = 99
"""Where somebody stands who has no place."""


@pytest.fixture(scope="module")
def honest() -> Callable[[str], float]:
    """How far the same skill gets ahead of the club when it plays like everybody else, by what it is compared
    with: who plays with a friend who throws is rated as at a table without that friend.
    """
    leads = [after(play, 0).lead for play in (honestly, without_a_friend)]
    return lambda name: leads[name == "a friend who throws"]


@pytest.fixture(scope="module")
def honest_place() -> Callable[[int], float]:
    """The place that it has then, by how many sit at a table."""
    places = {table: mean_place(honestly, table) for table in (2, 3, 4)}
    return places.__getitem__


def mean_place(abuse: object, table: int, **fields: int) -> float:
    """The place after some matches, over some seeds."""
    worlds = (after(abuse, seed, matches=240, table=table, rates=False, **fields) for seed in SEEDS)
    return mean(world.place() or NEVER for world in worlds)


RATED = [
    *("an account of one's own, in duels of one deal", "five accounts of one's own", "short matches"),
    *("five accounts, every second match", "trading wins with a friend", "a friend who throws"),
    *("one of five accounts at every table", "quitting when behind", "sitting out"),
]


@pytest.mark.parametrize("name", RATED)
def test_a_rating_is_no_better_for_it(name: str, honest: Callable[[str], float]) -> None:
    assert after(ABUSES[name], 0).lead <= honest(name) + NEAR


SMALL = [
    *("five accounts, nine of ten matches", "five accounts, every second match", "a friend who throws"),
    *("one of five accounts at every table", "trading wins with a friend"),
]


@pytest.mark.parametrize(
    ("name", "table"),
    [*((name, 4) for name in ABUSES), *((name, table) for name in SMALL for table in (2, 3))],
)
def test_a_place_is_no_better_for_it(name: str, table: int, honest_place: Callable[[int], float]) -> None:
    assert mean_place(ABUSES[name], table) >= honest_place(table) - BESIDE


@pytest.mark.parametrize(
    "name",
    [
        "an account of one's own, in duels of one deal",
        "three accounts of one's own",
        "five accounts of one's own",
        "eight accounts of one's own",
        "sitting out",
    ],
)
def test_who_keeps_away_from_others_has_no_place(name: str) -> None:
    assert after(ABUSES[name], 0, matches=150, rates=False).place() is None


@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("five accounts of one's own", 4),
        ("five accounts, nine of ten matches", 2),
        ("five accounts, every second match", 4),
        ("eight accounts of one's own", 4),
        ("one of five accounts at every table", 3),
    ],
)
def test_by_the_rule_of_before_it_was(name: str, table: int, honest_place: Callable[[int], float]) -> None:
    assert mean_place(ABUSES[name], table, counts_by=3) < honest_place(table) - BESIDE
