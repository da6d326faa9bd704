"""How good is the storm? Mistakes are planted in the bot, drawn by lot, and the storm should find each.

``python -m tests.storm --planted 20 1`` draws 20 mutants of delivery, tables, seasons and storage: an
operator by lot, then one of its places by lot (:mod:`tests.mutation.operators`). Nothing in the storm knows
of them. Each is put through the same few storms until one fails; without a mutant none of them may. Those
that no storm has found are printed as diffs, as some of them may be no mistakes. The last line says how many
were found.
"""

from __future__ import annotations

import re
from random import Random

from tests.mutation.mutants import ROOT, Mutant, mutants
from tests.mutation.operators import FAULTS, name_of
from tests.mutation.runs import Run, prepare, run, run_all

FOLDERS = ("bot/ui/delivery", "bot/tables", "bot/seasons", "bot/storage")

STORMS = 2
"""So many storms each mutant is put through. At twenty seconds a storm, twenty that neither finds take a
quarter of an hour.
"""

SURVIVED = re.compile(r"^storm: seed \d+, ([\d.]+) days", re.MULTILINE)
FAILED = re.compile(r"^(?:storm: FAILED.*|\w+(?:\.\w+)*(?:Error|Exception)\b.*)$", re.MULTILINE)


def main(wanted: int, seed: int, seconds: float, processes: int) -> int:
    """Plant so many mistakes, for storms of so many seconds of processor time.

    Gives 0, or 1 if a storm fails without any.
    """
    prepare()
    storms: dict[int, str] = {}
    limit = round(1.5 * seconds) + 15  # what takes longer goes round in circles
    for storm in range(seed * 100, seed * 100 + STORMS):
        control = run(["tests.storm", str(storm), "--seconds", str(seconds)], limit)
        days = SURVIVED.search(control.output)
        if not control.survived or days is None:
            print(f"storm {storm} fails without a mutant: {_how(control)}")
            return 1
        storms[storm] = f"{float(days[1]) - 0.01:.2f}"
        print(f"without a mutant {days[1]} days of storm {storm} find nothing", flush=True)
    planted = drawn(wanted, Random(f"planted {seed}"))
    left = planted
    for storm, days_survived in storms.items():
        # What the control has come through, and not a moment more.
        command = ["tests.storm", str(storm), "--days", days_survived, "--seconds", str(5 * seconds)]
        found = set()
        for ended in run_all(command, limit, left, processes):
            if not ended.survived:
                found.add(ended.mutant)
                print(f"{ended.mutant}: storm {storm}, {ended.seconds:.0f} s: {_how(ended)}", flush=True)
        left = [mutant for mutant in left if mutant not in found]
    for mutant in left:
        print(f"\n{mutant}: not found\n{mutant.diff()}")
    print(f"\n{len(planted) - len(left)} of {len(planted)}")
    return 0


def drawn(wanted: int, chance: Random) -> list[Mutant]:
    """So many different mutants: an operator by lot, then one of its places."""
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for folder in FOLDERS
        for path in sorted((ROOT / folder).glob("*.py"))
        if path.name != "__init__.py"
    ]
    places = {name_of(operator): list[Mutant]() for operator in FAULTS}
    for module in modules:
        for mutant in mutants(module, FAULTS):
            places[mutant.operator].append(mutant)
    found: list[Mutant] = []
    while len(found) < wanted:
        mutant = chance.choice(places[chance.choice(list(places))])
        if mutant not in found:
            found.append(mutant)
    return found


def _how(ended: Run) -> str:
    """In a line, how it was noticed."""
    lines = FAILED.findall(ended.output)
    return lines[-1][:300] if lines else f"ended with {ended.status}"
