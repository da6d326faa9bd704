"""The mistakes that are planted for the storm: drawn by lot, of every kind, and everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from tests.mutation.mutants import Mutant
from tests.mutation.operators import FAULTS, name_of
from tests.storm.equivalent import EQUIVALENT
from tests.storm.planted import FOLDERS, Storm, all_mutants, draws, storms_of
from tests.storm.trials import Host


def drawn(wanted: int, seed: int) -> list[Mutant]:
    return list(islice(draws(all_mutants(), seed), wanted))


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


def test_a_draw_stays_as_it_is_while_other_code_comes_and_goes() -> None:
    every = all_mutants()
    first = list(islice(draws(every, 1), 20))
    fewer = [mutant for mutant in every if mutant in first or mutant.number % 3]
    assert list(islice(draws(fewer, 1), 20)) == first


def test_a_mistake_goes_first_through_the_storms_in_which_it_makes_a_difference_most_often() -> None:
    mutant = drawn(1, 1)[0]
    module, own, other = mutant.module, mutant.number, mutant.number + 1
    control = {
        101: Storm(10.0, 0.1, "", {module: {own: 2, other: 9}}),
        102: Storm(10.0, 0.1, "", {module: {other: 9}}),
        103: Storm(10.0, 0.1, "", {}),
        104: Storm(10.0, 0.1, "", {module: {own: 3}}),
        105: Storm(4.0, 0.1, "", {module: {own: 2}}),
    }
    assert storms_of(mutant, control) == [105, 104, 101]


def test_a_storm_that_takes_too_long_is_said_to_be_cut_off_and_not_to_fail() -> None:
    seconds = 0.5
    with Host(None) as host:
        trials = list(host.trials([104, 105], 1.0, seconds=seconds))
    assert [(trial.seed, trial.is_cut_off, trial.failure) for trial in trials] == [(104, True, "")]
    assert host.used > seconds, "so no other one was begun"


def test_what_is_called_equivalent_is_a_mutant() -> None:
    """Whoever changes the line has to judge anew."""
    assert EQUIVALENT.keys() <= {mutant.identity for mutant in all_mutants()}
