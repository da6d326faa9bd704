"""The mistakes that are planted for the storm: drawn by lot, of every kind, and everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

from tests.mutation.mutants import Mutant
from tests.mutation.operators import FAULTS, name_of
from tests.storm.equivalent import EQUIVALENT
from tests.storm.planted import FOLDERS, all_mutants, draws, identity, storms_of


def drawn(wanted: int, seed: int) -> list[Mutant]:
    return list(islice(draws(all_mutants(), Random(seed)), wanted))


def test_a_seed_draws_the_same_mistakes_each_time_and_another_draws_others() -> None:
    first, again, other = drawn(20, 1), drawn(20, 1), drawn(20, 2)
    assert first == again
    assert len({*first, *other}) > 35


def test_mistakes_of_every_kind_are_drawn_everywhere() -> None:
    many = drawn(300, 1)
    kinds = Counter(mistake.operator for mistake in many)
    assert {*kinds} == {name_of(operator) for operator in FAULTS}
    assert min(kinds.values()) > 10
    folders = Counter(mistake.module.rpartition(".")[0].replace(".", "/") for mistake in many)
    assert {*folders} == {*FOLDERS}


def test_a_mistake_goes_through_the_storms_that_reach_it() -> None:
    mutant = drawn(1, 1)[0]
    there = {mutant.module: frozenset({mutant.line, mutant.line + 1})}
    elsewhere = {mutant.module: frozenset({mutant.line + 1})}
    assert storms_of(mutant, {101: there, 102: elsewhere, 103: {}, 104: there}) == [101, 104]


def test_what_is_called_equivalent_is_a_mutant() -> None:
    """Whoever changes the line has to judge anew."""
    known = {identity(mutant) for mutant in all_mutants()} if EQUIVALENT else set()
    assert EQUIVALENT.keys() <= known
