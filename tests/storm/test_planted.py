"""The mistakes that are planted for the storm: drawn by lot, of every kind, and everywhere."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.mutation.operators import FAULTS, name_of
from tests.storm.planted import FOLDERS, drawn


def test_a_seed_draws_the_same_mistakes_each_time_and_another_draws_others() -> None:
    first, again, other = drawn(20, Random(1)), drawn(20, Random(1)), drawn(20, Random(2))
    assert first == again
    assert len({*first, *other}) > 35


def test_mistakes_of_every_kind_are_drawn_everywhere() -> None:
    many = drawn(300, Random(1))
    kinds = Counter(mistake.operator for mistake in many)
    assert {*kinds} == {name_of(operator) for operator in FAULTS}
    assert min(kinds.values()) > 10
    folders = Counter(mistake.module.rpartition(".")[0].replace(".", "/") for mistake in many)
    assert {*folders} == {*FOLDERS}
