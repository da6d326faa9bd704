"""How good is the storm? Mistakes are planted in the bot, drawn by lot, and the storm should find each.

``python -m tests.storm --planted 20 1`` draws 20 mutants of delivery, tables, seasons and storage: an
operator by lot, then one of its places by lot (:mod:`tests.mutation.operators`). Nothing in the storm knows
of them. Each is put through several short storms until one fails.

The same storms are played without a mutant first, as a control. One that fails by itself proves nothing: that
is said, and it is left out. The control also tells how often each mutant would make a difference where it is
made (:mod:`tests.mutation.differing`). One that would in no storm cannot be found and is not drawn, and a
mutant goes first through the storms in which it would most often.

A mutant after which everything that is sent, answered, logged and stored is the same to the last byte is
silent: there is nothing to find. Where it is so in all of the first storms, and nothing fails, another one is
drawn for it, and it is shown as well, so that anybody can judge.

Mutants that were read and found to be no mistakes stand in :mod:`tests.storm.equivalent`, each with its
reason; they are drawn again. What is not found is printed as a diff. The last line says how many were found.
"""

from __future__ import annotations

import importlib
import resource
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from tests.mutation.differing import Counts
from tests.mutation.mutants import ROOT, Mutant, mutants
from tests.mutation.operators import FAULTS, name_of
from tests.mutation.runs import prepare
from tests.storm.chance import settle
from tests.storm.equivalent import EQUIVALENT
from tests.storm.trials import Host, Trial

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
FIRST = slice(0, 3)
"""Through which of them a mutant goes to see whether it is silent."""
PASSES = (slice(3, 5), slice(5, 9), slice(9, STORMS))
"""Through which of them each mutant goes then, before any goes through the next ones."""
LONGEST = 240.0
"""Seconds of processor time after which a storm without a mutant would be given up."""
LONGER = 2.0
"""So many times as long as the longest storm without a mutant may one with it take: more may happen in it."""


@dataclass(frozen=True)
class Storm:
    """A storm that nothing fails in without a mutant."""

    seconds: float
    """Processor time that it takes."""
    days: float
    """Simulated days."""
    trace: str
    """What everything comes to that is sent, answered, logged and stored in it."""
    differing: Counts
    """How often each mutant would make a difference."""


@dataclass
class Planted:
    """A mutant that was drawn, and what came of it so far."""

    mutant: Mutant
    host: Host
    found: Trial | None = None
    """The storm that has failed."""
    differs_in: list[int] = field(default_factory=list)
    """The storms that were others than without it, and did not fail."""
    alike_in: list[int] = field(default_factory=list)
    """The storms that were the same as without it, to the last byte."""
    cut_off_in: list[int] = field(default_factory=list)
    """The storms that took too long, so that nobody knows how they would have ended."""


class Purse:
    """The processor time that is there, and what was spent of it."""

    def __init__(self, budget: float) -> None:
        self.budget = budget
        self.hosts: list[Host] = []

    def host(self, mutant: Mutant | None, watched: Collection[str] = ()) -> Host:
        """A host whose time is counted."""
        self.hosts.append(Host(mutant, watched))
        return self.hosts[-1]

    @property
    def used(self) -> float:
        """The seconds that this process and all hosts have used."""
        spent = resource.getrusage(resource.RUSAGE_SELF)
        return spent.ru_utime + spent.ru_stime + sum(host.used for host in self.hosts)

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return self.budget - self.used


def main(wanted: int, seed: int, budget: float) -> int:
    """Plant so many mistakes, and use about ``budget`` seconds of processor time in all.

    Gives 0, or 1 if every storm fails without any.
    """
    settle()
    prepare()
    phrases = importlib.import_module("bot.ui.i18n.translator")  # knows nothing of what is changed
    for language in ("en", "nb"):
        phrases.translator(language)
    began, purse = time.monotonic(), Purse(budget)
    control = _control(range(seed * 100, seed * 100 + STORMS), purse)
    if not control:
        return 1
    planted, silent = _planted(wanted, seed, control, purse)
    for number, part in enumerate(PASSES, 1):
        waiting = [each for each in planted if each.found is None]
        for at, each in enumerate(waiting):
            _try(each, part, control, purse.left / (len(waiting) - at))
        left = [each for each in planted if each.found is None]
        print(f"pass {number}: {len(left)} not found yet, {purse.used:.0f} s", flush=True)
    for host in purse.hosts:
        host.close()
    for each in silent:
        _show(each, "silent, and another one drawn for it")
    for each in left:
        _show(each, "not found")
    days = sum(storm.days for storm in control.values())
    print(
        f"\n{len(control)} storms of {days:.1f} days without a mutant as a control, {purse.used:.0f} s of "
        f"processor time, {time.monotonic() - began:.0f} s on the clock; {len(silent)} more were silent"
    )
    print(f"{len(planted) - len(left)} of {len(planted)}")
    return 0


def _show(each: Planted, how: str) -> None:
    print(f"\n{each.mutant}: {how}\n{each.mutant.diff()}\nidentity: {each.mutant.identity!r}")
    print(_where(each))


def _where(each: Planted) -> str:
    told = f"storms that it changes: {each.differs_in}; that it does not: {each.alike_in}"
    return told + (f"; cut off, and so not judged: {each.cut_off_in}" if each.cut_off_in else "")


def _control(seeds: Iterable[int], purse: Purse) -> dict[int, Storm]:
    """Play storms without a mutant until their part of the time is used, and see how often each mutant would
    make a difference in them; gives those in which nothing fails.
    """
    control = {}
    host = purse.host(None, MODULES)
    for trial in host.trials([*seeds], LONGEST, seconds=CONTROL * purse.budget - purse.used):
        if trial.is_cut_off:
            print(f"control: storm {trial.seed} takes more than {LONGEST:.0f} s and is left out")
            continue
        if trial.failure:
            print(
                f"control: storm {trial.seed} fails without a mutant and is left out: {trial.failure[:300]}"
            )
            continue
        control[trial.seed] = Storm(trial.seconds, trial.days, trial.trace, trial.differing)
        print(
            f"control: storm {trial.seed}, {trial.days:.2f} days, {trial.matches} matches, "
            f"{trial.seconds:.1f} s: nothing fails",
            flush=True,
        )
    return control


def _planted(
    wanted: int, seed: int, control: Mapping[int, Storm], purse: Purse
) -> tuple[list[Planted], list[Planted]]:
    """So many mutants, each put through its first storms, and those that were drawn with them and are silent.

    They have half of the time that is left; what is drawn after that is put through storms later.
    """
    every = all_mutants()
    possible = [one for one in every if storms_of(one, control)]
    print(
        f"of {len(every)} places for a mistake {len(possible)} would make a difference in the storms; "
        f"there they are drawn"
    )
    planted: list[Planted] = []
    silent: list[Planted] = []
    until = purse.used + purse.left / 2
    for mutant in draws(possible, seed):
        if mutant.identity in EQUIVALENT:
            print(f"{mutant}: drawn again, as it is no mistake: {EQUIVALENT[mutant.identity]}")
            continue
        each = Planted(mutant, purse.host(mutant))
        _try(each, FIRST, control, (until - purse.used) / max(1, (wanted - len(planted)) / 4))
        is_silent = each.found is None and not (each.differs_in or each.cut_off_in) and bool(each.alike_in)
        (silent if is_silent else planted).append(each)
        if is_silent or each.found is not None:
            each.host.close()
        if each.found is None:
            print(f"{mutant}: {'silent' if is_silent else 'not found yet'}, {_where(each)}", flush=True)
        if len(planted) == wanted:
            break
    return planted, silent


def _try(each: Planted, part: slice, control: Mapping[int, Storm], share: float) -> None:
    """Put a mutant through a part of its storms, as many as the seconds of its share are enough for."""
    storms: Sequence[int] = storms_of(each.mutant, control)[part]
    while len(storms) > 1 and sum(control[storm].seconds for storm in storms) > share:
        storms = storms[:-1]
    if not storms or share <= 0:
        return
    limit = LONGER * max(storm.seconds for storm in control.values())
    for trial in each.host.trials(storms, limit):
        if trial.failure:
            each.found = trial
            how = " ".join(trial.failure.split())[:300]
            print(f"{each.mutant}: storm {trial.seed}, {trial.seconds:.0f} s: {how}", flush=True)
        elif trial.is_cut_off:
            each.cut_off_in.append(trial.seed)
        elif trial.trace == control[trial.seed].trace:
            each.alike_in.append(trial.seed)
        else:
            each.differs_in.append(trial.seed)


def storms_of(mutant: Mutant, control: Mapping[int, Storm]) -> list[int]:
    """The storms in which a mutant would make a difference: first the one in which it would most often for
    its time.
    """
    rates = {
        seed: storm.differing.get(mutant.module, {}).get(mutant.number, 0) / storm.seconds
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
