"""Mutants of a module against the tests that mirror it: ``python -m tests.mutation bot.league.standings``.

Says which tests these are; ``--tests`` gives others. Each mutant is shown to those of them that reach its
line, or where none does, its function. Prints the mutants that no test has noticed, as diffs, and in its last
line how many died. A mutant also dies if its tests take many times as long as they should.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from functools import partial
from random import Random

import pytest

from tests.mirror import mirror
from tests.mutation.collected import Change, Collected
from tests.mutation.exchange import exchange
from tests.mutation.mutants import ROOT, Mutant, drawn, mutant, mutants
from tests.mutation.reaching import PLUGIN, Reach, Reached, reach
from tests.mutation.runs import Run, Trial, prepare, run, run_all, run_module

PYTEST = (
    *("pytest", "--rootdir", str(ROOT), "-n0", "-q", "-x", "-p", "no:cacheprovider", "--hypothesis-seed=0"),
    *("-m", "not slow"),  # a mistake is to be noticed by what runs at every change
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # its plugins are imported when it starts
)

SLOWER = 5
"""A mutant has so many times the processor time that its tests take, and some seconds more:"""
LEAST = 20
"""For what is imported before the first test."""
LEAST_OF_A_TEST = 5


def main(argv: Sequence[str]) -> int:
    """Draw mutants, run their tests and print what came out. Gives 0, or 1 if the tests fail without any."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__.partition(":")[0])
    parser.add_argument("module", help="bot.league.standings, or bot.league.standings:17 for one mutant")
    parser.add_argument("--mutants", type=int, default=60, help="so many are drawn (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (%(default)s)")
    parser.add_argument("--tests", nargs="+", help="what pytest is to run instead of the module's mirror")
    parser.add_argument("--processes", type=int, default=1, help="so many at the same time (%(default)s)")
    wanted = parser.parse_args(argv)
    module, _, number = wanted.module.partition(":")
    tests = wanted.tests or [str(path.relative_to(ROOT)) for path in mirror(module)]
    if not tests:
        parser.error(f"no tests mirror {module}: name some with --tests")
    command = [*PYTEST, *tests]
    prepare()
    print(f"{module} against {' '.join(tests)}")
    run([*command, "--collect-only"], 3600)  # compiles what is not yet compiled
    control, reached = reach(module, command)
    if not control.survived:
        print(control.output, "The tests fail without a mutant.", sep="\n")
        return 1
    found = mutants(module)
    chosen = [mutant(wanted.module)] if number else drawn(found, wanted.mutants, Random(wanted.seed))
    print(
        f"{len(chosen)} of {len(found)} mutants; the tests take {control.seconds:.1f} s without one",
        flush=True,
    )

    runs: list[Run] = []

    def show(each: Run) -> None:
        runs.append(each)
        if each.survived:
            print(f"\n{each.mutant} survived\n{each.mutant.diff()}", flush=True)

    anew, in_copies = parted(chosen, reached)
    for each in run_all(trials(anew, reached), wanted.processes):
        show(each)
    if in_copies:
        plugin = Collected(in_copies, limit, wanted.processes, show)
        pytest.main([*command[1:], "--capture=sys", *PLUGIN], plugins=[plugin])
        if plugin.failed:
            print(plugin.failed, "The tests fail in a copy of the process without a mutant.", sep="\n")
            return 1
    print()
    for operator, count in Counter(each.mutant.operator for each in runs).most_common():
        died = sum(each.mutant.operator == operator and not each.survived for each in runs)
        print(f"{died:3} of {count:3}  {operator}")
    print(f"{sum(not each.survived for each in runs)} of {len(runs)}")
    return 0


def parted(changes: Iterable[Mutant], reached: Reached) -> tuple[list[Mutant], list[Change]]:
    """The mutants that are to be imported, each in a process of its own, and those that need not be: they
    change nothing but functions that nobody has called when the tests begin.
    """
    anew, in_copies = list[Mutant](), list[Change]()
    for change in changes:
        functions = exchange(change)
        if functions is None or functions.lines & reached.by_imports:
            anew.append(change)
        else:
            tests = reaching(reached, {change.line}) or reaching(reached, functions.lines)
            in_copies.append(Change(change, functions, tests, LEAST + limit(tests)))
    return anew, in_copies


def trials(changes: Iterable[Mutant], reached: Reached) -> Iterator[Trial]:
    """What is run with each mutant that is imported: the tests that reach its line, or all."""
    for change in changes:
        tests = reaching(reached, {change.line}) or reached.by_tests
        files = dict.fromkeys(each.file for each in tests)
        chosen = [*PYTEST, *files, *PLUGIN, "--only", *(each.test for each in tests)]
        yield Trial(partial(run_module, chosen, change), LEAST + limit(tests), change)


def reaching(reached: Reached, lines: Set[int]) -> list[Reach]:
    """The tests that reach one of these lines."""
    return [each for each in reached.by_tests if lines & each.lines]


def limit(tests: Iterable[Reach]) -> int:
    """The seconds of processor time that tests have with a mutant."""
    return sum(LEAST_OF_A_TEST + round(SLOWER * each.seconds) for each in tests)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
