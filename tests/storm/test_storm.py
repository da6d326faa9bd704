"""A short storm; a run of a seed is always the same; a failure is made smaller."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace

import pytest

from tests.storm.__main__ import numbers
from tests.storm.plan import Plan
from tests.storm.shrink import Failure, arguments, shrunk, spans

DIGEST = re.compile(r"trace ([0-9a-f]{16})$", re.MULTILINE)


def storm(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What a storm says, and its exit status."""
    command = [sys.executable, "-m", "tests.storm", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "plan", [["4"], ["6", "--kinds", "locked,lost,crash"]], ids=["all", "whose log names the database"]
)
def test_two_runs_of_a_seed_are_the_same_to_the_last_byte(plan: list[str]) -> None:
    first, second = (storm(*plan, "--rounds", "1", "--seconds", "12") for _ in range(2))
    digests = DIGEST.findall(first.stdout), DIGEST.findall(second.stdout)
    assert len(digests[0]) == 1, first.stdout + first.stderr
    assert digests[0] == digests[1]


@pytest.mark.parametrize("seed", [2, 3])
def test_all_holds_through_a_storm(seed: int) -> None:
    told = storm(str(seed), "--rounds", "2", "--seconds", "45")
    assert told.returncode == 0, told.stdout + told.stderr


def test_a_failure_is_made_smaller() -> None:
    """Here it takes a kill and the fault number 7."""

    def fails(plan: Plan) -> Failure | None:
        is_there = "kill" in plan.kinds and 7 not in plan.skip
        return Failure("all is well", 100, 20) if is_there else None

    smallest = shrunk(Plan(1, days=1), fails, lambda line: None)
    assert smallest.kinds == ("kill",)
    assert smallest.skip == frozenset(range(1, 21)) - {7}
    assert (smallest.servers, smallest.people, len(smallest.games)) == (1, 1, 1)


def test_another_failure_is_not_taken_for_it() -> None:
    def fails(plan: Plan) -> Failure | None:
        return Failure("all is well" if plan.with_leagues else "something else", 100, 0)

    assert shrunk(Plan(1), fails, lambda line: None).with_leagues


def test_a_plan_is_written_as_it_is_read() -> None:
    plan = replace(Plan(3, seconds=20), kinds=("kill",), skip=frozenset({3, 7, 8, 9}), with_leagues=False)
    assert " ".join(arguments(plan)) == "3 --seconds 20 --kinds kill --no-leagues --skip 3,7-9"
    assert numbers(spans([3, 7, 8, 9])) == {3, 7, 8, 9}
