"""Nobody gets further by playing unfairly than by playing."""

from statistics import mean

import pytest

from tests.league.abuse import ABUSES, after, honestly

SEEDS = range(1)
NEAR = 90
"""Chance makes that much, in a club whose best and worst are a thousand apart."""


@pytest.fixture(scope="module")
def honest() -> float:
    """How far the same skill gets ahead of the club when it plays like everybody else."""
    return mean(after(honestly, seed).lead for seed in SEEDS)


@pytest.mark.parametrize("name", ABUSES)
def test_a_rating_is_no_better_for_it(name: str, honest: float) -> None:
    assert mean(after(ABUSES[name], seed).lead for seed in SEEDS) <= honest + NEAR


@pytest.mark.parametrize(
    "name",
    [
        "an account of one's own, in duels of one deal",
        "three accounts of one's own",
        "sitting out",
    ],
)
def test_who_keeps_away_from_others_has_no_place(name: str) -> None:
    assert after(ABUSES[name], 0).place() is None


@pytest.mark.parametrize("name", ["short matches", "quitting when behind"])
def test_a_place_is_no_better_for_it(name: str) -> None:
    assert after(ABUSES[name], 0).place() >= after(honestly, 0).place()
