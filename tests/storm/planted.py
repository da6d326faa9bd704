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
import time
from collections.abc import Iterator, Mapping
from random import Random

from tests.mutation.mutants import ROOT, Mutant, mutants
from tests.mutation.operators import FAULTS, name_of
from tests.mutation.runs import prepare
from tests.storm.chance import settle
from tests.storm.equivalent import EQUIVALENT
from tests.storm.trials import Trial, trials

FOLDERS = ("bot/ui/delivery", "bot/tables", "bot/seasons", "bot/storage")

STORMS = 8
"""So many storms there are for each mutant, if the budget is enough."""
CONTROL = 0.2
"""The part of the budget after which no further storm is played without a mutant."""
FIRST = 3
"""So many of them each mutant goes through before any goes through the others."""
LONGEST = 120.0
"""Seconds of processor time after which a storm without a mutant would be given up."""

Reached = Mapping[str, frozenset[int]]
"""The lines that a storm executes, by module."""


def main(wanted: int, seed: int, budget: float) -> int:
    """Plant so many mistakes, and use about ``budget`` seconds of processor time in all.

    Gives 0, or 1 if every storm fails without any.
    """
    settle()
    prepare()
    phrases = importlib.import_module("bot.ui.i18n.translator")  # knows nothing of what is changed
    for language in ("en", "nb"):
        phrases.translator(language)
    began = time.monotonic()
    used = 0.0
    control: dict[int, Trial] = {}
    for storm in range(seed * 100, seed * 100 + STORMS):
        if used >= CONTROL * budget:
            break
        [trial] = trials(None, [storm], LONGEST, watched=FOLDERS)
        used += trial.seconds
        if trial.failure:
            print(f"control: storm {storm} fails without a mutant and is left out: {trial.failure[:300]}")
        else:
            control[storm] = trial
            print(
                f"control: storm {storm}, {trial.days:.2f} days, {trial.matches} matches, "
                f"{trial.seconds:.1f} s: nothing fails",
                flush=True,
            )
    if not control:
        return 1
    reached = {storm: _reached(trial) for storm, trial in control.items()}
    planted, equivalent = _planted(wanted, Random(f"planted {seed}"), reached)
    for mutant in equivalent:
        print(f"{mutant}: drawn again, as it is no mistake: {EQUIVALENT[identity(mutant)]}")
    left = planted
    for part in (slice(0, FIRST), slice(FIRST, STORMS)):
        left, spent = _left(left, part, control, reached, budget - used)
        used += spent
    for mutant in left:
        print(f"\n{mutant}: not found\n{mutant.diff()}\nidentity: {identity(mutant)!r}")
    print(
        f"\n{len(control)} storms without a mutant as a control, {used:.0f} s of processor time in all, "
        f"{time.monotonic() - began:.0f} s on the clock"
    )
    print(f"{len(planted) - len(left)} of {len(planted)}")
    return 0


def _reached(trial: Trial) -> Reached:
    return {module: frozenset(lines) for module, lines in trial.lines.items()}


def _planted(
    wanted: int, chance: Random, reached: Mapping[int, Reached]
) -> tuple[list[Mutant], list[Mutant]]:
    """So many mutants that some storm reaches, and those that were drawn with them and are equivalent."""
    possible = [one for one in all_mutants() if storms_of(one, reached)]
    print(
        f"of {len(all_mutants())} places for a mistake the storms reach {len(possible)}; there they are drawn"
    )
    planted: list[Mutant] = []
    equivalent: list[Mutant] = []
    for mutant in draws(possible, chance):
        (equivalent if identity(mutant) in EQUIVALENT else planted).append(mutant)
        if len(planted) == wanted:
            break
    return planted, equivalent


def _left(
    waiting: list[Mutant],
    part: slice,
    control: Mapping[int, Trial],
    reached: Mapping[int, Reached],
    seconds: float,
) -> tuple[list[Mutant], float]:
    """Put each through a part of its storms; gives those that none has found, and the time that it took."""
    left, used = [], 0.0
    limit = 3 * max(trial.seconds for trial in control.values()) + 5
    for number, mutant in enumerate(waiting):
        storms = storms_of(mutant, reached)[part]
        share = (seconds - used) / (len(waiting) - number)
        while len(storms) > 1 and sum(control[storm].seconds for storm in storms) > share:
            storms.pop()
        found = None
        if storms and seconds > used:
            for trial in trials(mutant, storms, limit):
                used += trial.seconds
                found = trial if trial.failure else None
        if found is None:
            left.append(mutant)
        else:
            how = " ".join(found.failure.split())[:300]
            print(f"{mutant}: storm {found.seed}, {found.seconds:.0f} s: {how}", flush=True)
    return left, used


def storms_of(mutant: Mutant, reached: Mapping[int, Reached]) -> list[int]:
    """The storms that reach the place of a mutant."""
    return [storm for storm, lines in reached.items() if mutant.line in lines.get(mutant.module, ())]


def all_mutants() -> list[Mutant]:
    """All mutants of the folders."""
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for folder in FOLDERS
        for path in sorted((ROOT / folder).glob("*.py"))
        if path.name != "__init__.py"
    ]
    return [mutant for module in modules for mutant in mutants(module, FAULTS)]


def draws(possible: list[Mutant], chance: Random) -> Iterator[Mutant]:
    """Different mutants without end: each time an operator by lot, then one of its places."""
    places = {name_of(operator): list[Mutant]() for operator in FAULTS}
    for mutant in possible:
        places[mutant.operator].append(mutant)
    seen: set[Mutant] = set()
    while len(seen) < len(possible):
        mutant = chance.choice(places[chance.choice([name for name, found in places.items() if found])])
        if mutant not in seen:
            seen.add(mutant)
            yield mutant


def identity(mutant: Mutant) -> str:
    """What a mutant changes, in words that stay the same while other lines of the module change."""
    changed = [line for line in mutant.diff().splitlines()[2:] if line.startswith(("-", "+"))]
    return " | ".join([mutant.module, *(f"{line[0]} {' '.join(line[1:].split())}" for line in changed)])
