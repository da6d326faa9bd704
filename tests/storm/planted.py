"""How good is the storm? Mistakes are planted in the bot, drawn by lot, and the storm should find each.

``python -m tests.storm --planted 20 1`` draws 20 mutants of delivery, tables, seasons and storage: an
operator by lot, then one of its places by lot (:mod:`tests.mutation.operators`). Nothing in the storm knows
of them. Each is put through several short storms until one fails.

The same storms are played without a mutant first, as a control. One that fails by itself proves nothing: that
is said, and it is left out. The control also tells which lines each storm executes: a mistake in a line that
no storm reaches cannot be found and is not drawn, and a mutant goes only through the storms that reach it.

Mutants that were read and found to be no mistakes stand in :mod:`tests.storm.equivalent`, each with its
reason; they are drawn again. What is not found is printed as a diff. The last line says how many were found.
"""

from __future__ import annotations

import importlib
import resource
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

from dateparser.date import DateDataParser

from tests.mutation.mutants import ROOT, Mutant, mutants
from tests.mutation.operators import FAULTS, name_of
from tests.mutation.runs import prepare
from tests.storm.chance import settle
from tests.storm.equivalent import EQUIVALENT
from tests.storm.trials import trials

FOLDERS = ("bot/ui/delivery", "bot/tables", "bot/seasons", "bot/storage")

MODULES = tuple(
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for folder in FOLDERS
    for path in sorted((ROOT / folder).glob("*.py"))
    if path.name != "__init__.py"
)

STORMS = 40
"""So many storms there are for each mutant, if the budget is enough."""
CONTROL = 0.15
"""The part of the budget after which no further storm is played without a mutant."""
PASSES = (slice(0, 2), slice(2, 5), slice(5, 10), slice(10, STORMS))
"""Which of them each mutant goes through before any goes through the next ones."""
LONGEST = 240.0
"""Seconds of processor time after which a storm without a mutant would be given up."""
LONGER = 2.0
"""So many times as long as the longest storm without a mutant may one with it take: more may happen in it."""

Reached = Mapping[str, Mapping[int, int]]
"""How often a storm executes which lines, by module."""


@dataclass(frozen=True)
class Storm:
    """A storm that nothing fails in without a mutant."""

    seconds: float
    """Processor time that it takes."""
    reached: Reached


def main(wanted: int, seed: int, budget: float) -> int:
    """Plant so many mistakes, and use about ``budget`` seconds of processor time in all.

    Gives 0, or 1 if every storm fails without any.
    """
    settle()
    prepare()
    phrases = importlib.import_module("bot.ui.i18n.translator")  # knows nothing of what is changed
    for language in ("en", "nb"):
        phrases.translator(language)
    DateDataParser(languages=["en"]).get_date_data("3 hours")  # it reads its files with the first text
    began = time.monotonic()
    control = _control(range(seed * 100, seed * 100 + STORMS), CONTROL * budget - used())
    if not control:
        return 1
    planted, equivalent = _planted(wanted, seed, control)
    for mutant in equivalent:
        print(f"{mutant}: drawn again, as it is no mistake: {EQUIVALENT[mutant.identity]}")
    left = planted
    for number, part in enumerate(PASSES, 1):
        left = _left(left, part, control, budget)
        print(f"pass {number}: {len(left)} not found yet, {used():.0f} s", flush=True)
    for mutant in left:
        print(f"\n{mutant}: not found\n{mutant.diff()}\nidentity: {mutant.identity!r}")
    print(
        f"\n{len(control)} storms without a mutant as a control, {used():.0f} s of processor time in all, "
        f"{time.monotonic() - began:.0f} s on the clock"
    )
    print(f"{len(planted) - len(left)} of {len(planted)}")
    return 0


def used() -> float:
    """The seconds of processor time that this process and all that it has started have used."""
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in spent)


def _control(seeds: Iterable[int], seconds: float) -> dict[int, Storm]:
    """Play storms without a mutant until the time is used, and see which lines each executes; those in which
    nothing fails.
    """
    control = {}
    for trial in trials(None, [*seeds], LONGEST, seconds=seconds, watched=MODULES):
        if trial.failure:
            print(
                f"control: storm {trial.seed} fails without a mutant and is left out: {trial.failure[:300]}"
            )
            continue
        control[trial.seed] = Storm(trial.seconds, trial.lines)
        print(
            f"control: storm {trial.seed}, {trial.days:.2f} days, {trial.matches} matches, "
            f"{trial.seconds:.1f} s: nothing fails",
            flush=True,
        )
    return control


def _planted(wanted: int, seed: int, control: Mapping[int, Storm]) -> tuple[list[Mutant], list[Mutant]]:
    """So many mutants that some storm reaches, and those that were drawn with them and are equivalent."""
    every = all_mutants()
    possible = [one for one in every if storms_of(one, control)]
    print(f"of {len(every)} places for a mistake the storms reach {len(possible)}; there they are drawn")
    planted: list[Mutant] = []
    equivalent: list[Mutant] = []
    for mutant in draws(possible, seed):
        (equivalent if mutant.identity in EQUIVALENT else planted).append(mutant)
        if len(planted) == wanted:
            break
    return planted, equivalent


def _left(waiting: list[Mutant], part: slice, control: Mapping[int, Storm], budget: float) -> list[Mutant]:
    """Put each through a part of its storms; gives those that none has found."""
    left = []
    limit = LONGER * max(storm.seconds for storm in control.values())
    for number, mutant in enumerate(waiting):
        storms = storms_of(mutant, control)[part]
        share = (budget - used()) / (len(waiting) - number)
        while len(storms) > 1 and sum(control[storm].seconds for storm in storms) > share:
            storms.pop()
        found = None
        if storms and share > 0:
            for trial in trials(mutant, storms, limit):
                found = trial if trial.failure else None
        if found is None:
            left.append(mutant)
        else:
            how = " ".join(found.failure.split())[:300]
            print(f"{mutant}: storm {found.seed}, {found.seconds:.0f} s: {how}", flush=True)
    return left


def storms_of(mutant: Mutant, control: Mapping[int, Storm]) -> list[int]:
    """The storms that reach the place of a mutant: first the one that reaches it most often for its time."""
    rates = {
        seed: storm.reached.get(mutant.module, {}).get(mutant.line, 0) / storm.seconds
        for seed, storm in control.items()
    }
    return sorted((seed for seed, rate in rates.items() if rate), key=lambda seed: -rates[seed])


def all_mutants() -> list[Mutant]:
    """All mutants of the folders."""
    return [mutant for module in MODULES for mutant in mutants(module, FAULTS)]


def draws(possible: Iterable[Mutant], seed: int) -> Iterator[Mutant]:
    """Different mutants without end: each time an operator by lot, then one of its places.

    The lot of a place depends on what stands there alone: while other code changes, the draw stays the same.
    """
    lots = {name_of(operator): list[Mutant]() for operator in FAULTS}
    for mutant in sorted(possible, key=lambda one: Random(f"{seed} {one.identity}").random(), reverse=True):
        lots[mutant.operator].append(mutant)
    chance = Random(f"planted {seed}")
    while any(lots.values()):
        lot = lots[chance.choice([*lots])]
        if lot:
            yield lot.pop()
