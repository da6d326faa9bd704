"""Nobody gets further by playing unfairly than by playing."""

from collections.abc import Callable

import pytest

from tests.league.abuse import ABUSES, Figure, after, honestly, leads, places, without_a_friend

NEAR = 20
"""Chance makes that much of a rating over few seeds, in a club whose best and worst are a thousand apart."""
BESIDE = 2
"""And that many places of twelve, after no more matches than are played here."""
SEEDS = range(3)
RATED_SEEDS = range(2)
"""Ratings take longer."""
MATCHES = 240
QUIT = 60
"""As many matches are enough where nothing is left to chance: the same seed has the same luck for all."""


@pytest.fixture(scope="module")
def honest() -> Callable[[str], Figure]:
    """How far the same skill gets ahead of the club when it plays like everybody else, by what it is compared
    with: who plays with a friend who throws is rated as at a table without that friend.
    """
    ahead = [leads(play, RATED_SEEDS) for play in (honestly, without_a_friend)]
    return lambda name: ahead[name == "a friend who throws"]


@pytest.fixture(scope="module")
def honest_place() -> Callable[[int], float]:
    """The place that it has then, by how many sit at a table."""
    stood = {table: places(honestly, SEEDS, table, matches=MATCHES).mean for table in (2, 3, 4)}
    return stood.__getitem__


RATED = [
    *("an account of one's own, in duels of one deal", "five accounts of one's own", "short matches"),
    *("five accounts, every second match", "trading wins with a friend", "a friend who throws"),
    *("one of five accounts at every table", "quitting in matches of one deal", "sitting out"),
]


@pytest.mark.parametrize("name", RATED)
def test_a_rating_is_no_better_for_it(name: str, honest: Callable[[str], Figure]) -> None:
    assert leads(ABUSES[name], RATED_SEEDS).than(honest(name)).mean <= NEAR


def gained_by_quitting(name: str, table: int) -> float:
    """How far who quits gets ahead of the same luck and skill in the same matches, played to their end."""
    quit_, stayed = (after(play, 0, matches=QUIT, table=table).lead for play in (ABUSES[name], honestly))
    return quit_ - stayed


@pytest.mark.parametrize("table", [2, 3, 4])
@pytest.mark.parametrize(
    "name", ["quitting when behind", "quitting in the first deal", "quitting after a deal"]
)
def test_quitting_is_worth_nothing_at_all(name: str, table: int) -> None:
    assert gained_by_quitting(name, table) == pytest.approx(0, abs=1e-9)


SMALL = [
    *("five accounts, nine of ten matches", "five accounts, every second match", "a friend who throws"),
    *("one of five accounts at every table", "trading wins with a friend"),
]


@pytest.mark.parametrize(
    ("name", "table"),
    [*((name, 4) for name in ABUSES), *((name, table) for name in SMALL for table in (2, 3))],
)
def test_a_place_is_no_better_for_it(name: str, table: int, honest_place: Callable[[int], float]) -> None:
    assert places(ABUSES[name], SEEDS, table, matches=MATCHES).mean >= honest_place(table) - BESIDE


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
