"""Making a failure smaller: fewer faults, people, servers and games, as long as it fails alike."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from tests.storm.plan import Plan

FAILED = re.compile(r"^storm: FAILED seed \d+, step (\d+): ([^:]+):", re.MULTILINE)
FAULTS = re.compile(r"(\d+) faults")


@dataclass(frozen=True)
class Failure:
    """How a run has failed."""

    invariant: str
    step: int
    faults: int
    """How many faults there were until then."""


def run(plan: Plan) -> Failure | None:
    """Carry a plan out in a process of its own; None if it does not fail."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.storm", *arguments(plan)], capture_output=True, text=True, check=False
    ).stdout
    found, faults = FAILED.search(told), FAULTS.search(told)
    return Failure(found[2], int(found[1]), int(faults[1]) if faults else 0) if found else None


def shrunk(plan: Plan, fails: Callable[[Plan], Failure | None], say: Callable[[str], object]) -> Plan:
    """The smallest plan found that fails as ``plan`` does; ``say`` hears of each one that does."""
    first = fails(plan)
    if first is None:
        say("it does not fail")
        return plan
    best, steps = plan, first.step

    def try_out(smaller: Plan) -> bool:
        nonlocal best, steps
        failure = fails(smaller)
        if failure is None or failure.invariant != first.invariant or failure.step > steps:
            return False
        best, steps = smaller, failure.step
        say(f"{failure.invariant}, after {steps} steps: {' '.join(arguments(best))}")
        return True

    for change in (_fewer_kinds, _fewer_people, _fewer_games):
        for smaller in change(best):
            try_out(replace(smaller(best)))
    _fewer_faults(lambda: best, fails, try_out)
    return best


def arguments(plan: Plan) -> list[str]:
    """What to write after ``python -m tests.storm`` for a plan."""
    plain = Plan(plan.seed)
    found = [str(plan.seed), "--seconds", f"{plan.seconds:g}"]
    found += ["--days", f"{plan.days:g}"] if plan.days != plain.days else []
    found += ["--rounds", str(plan.rounds)] if plan.rounds != plain.rounds else []
    found += ["--kinds", ",".join(plan.kinds) or "none"] if plan.kinds != plain.kinds else []
    found += ["--games", ",".join(plan.games)] if plan.games != plain.games else []
    found += ["--people", str(plan.people)] if plan.people != plain.people else []
    found += ["--servers", str(plan.servers)] if plan.servers != plain.servers else []
    found += ["--no-leagues"] if not plan.with_leagues else []
    found += ["--skip", spans(sorted(plan.skip))] if plan.skip else []
    return found


def spans(numbers: Sequence[int]) -> str:
    """Numbers as ``3,7,20-90``."""
    parts: list[tuple[int, int]] = []
    for number in numbers:
        if parts and parts[-1][1] == number - 1:
            parts[-1] = parts[-1][0], number
        else:
            parts.append((number, number))
    return ",".join(str(first) if first == last else f"{first}-{last}" for first, last in parts)


Change = Callable[[Plan], Plan]


def _fewer_kinds(plan: Plan) -> Iterator[Change]:
    """First no faults at all, then half of the kinds, then all but one."""
    yield lambda best: replace(best, kinds=())
    half = len(plan.kinds) // 2
    yield lambda best: replace(best, kinds=best.kinds[:half])
    yield lambda best: replace(best, kinds=best.kinds[half:])
    for kind in plan.kinds:
        yield lambda best, kind=kind: replace(best, kinds=tuple(one for one in best.kinds if one != kind))


def _fewer_people(plan: Plan) -> Iterator[Change]:
    yield lambda best: replace(best, with_leagues=False)
    for servers in range(1, plan.servers):
        yield lambda best, servers=servers: replace(best, servers=min(servers, best.servers))
    for people in range(1, plan.people):
        yield lambda best, people=people: replace(best, people=min(people, best.people))


def _fewer_games(plan: Plan) -> Iterator[Change]:
    for game in plan.games:
        yield (
            lambda best, game=game: (
                replace(best, games=tuple(one for one in best.games if one != game))
                if len(best.games) > 1
                else best
            )
        )


def _fewer_faults(
    now: Callable[[], Plan], fails: Callable[[Plan], Failure | None], try_out: Callable[[Plan], bool]
) -> None:
    """Leave out single faults: halves of them, then quarters, and so on."""
    failure = fails(now())
    faults = failure.faults if failure else 0
    size = faults
    while size >= 1:
        for first in range(1, faults + 1, size):
            some = frozenset(range(first, min(first + size, faults + 1)))
            if some - now().skip:
                try_out(replace(now(), skip=now().skip | some))
        size //= 2
