"""Play a storm, or many, and say how it went.

    python -m tests.storm 7 --seconds 20       at most this much processor time
    python -m tests.storm 7 --days 3           at most this many simulated days
    python -m tests.storm --seeds 1-500        a night, with a process for each seed
    python -m tests.storm --planted 20 1       plant mistakes in the bot, and see whether they are found
    python -m tests.storm 7 --mutant bot.tables.pace:17    play with one of these mistakes
    python -m tests.storm 7 --shrink           find a smaller run that fails in the same way

The exit status is 1 if something fails, and the line ``storm: FAILED`` says what.
"""

from __future__ import annotations

import argparse
import logging
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

from tests.mutation.mutants import mutant
from tests.mutation.overlay import lay_over
from tests.storm import planted
from tests.storm.chance import settle


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.storm",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("seed", type=int, nargs="?", default=1)
    parser.add_argument("--seconds", type=float, default=20.0, help="of processor time at most")
    parser.add_argument("--days", type=float, default=1e9, help="simulated days at most")
    parser.add_argument(
        "--rounds", type=int, default=1_000_000, help="times that people come together at most"
    )
    parser.add_argument("--trace", type=Path, help="a file for all that happens")
    parser.add_argument("--skip", default="", help="numbers of faults that do not happen: 3,7,20-90")
    parser.add_argument("--kinds", default="", help="the only kinds of faults that happen, or none")
    parser.add_argument("--people", type=int, default=5)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--outside", type=int, default=0, help="places where the bot was not invited")
    parser.add_argument("--through-presses", action="store_true", help="edit tables through presses")
    parser.add_argument("--games", default="", help="the only games that are played")
    parser.add_argument("--no-leagues", action="store_true")
    parser.add_argument("--seeds", default="", help="many seeds, each in a process of its own: 1-500")
    parser.add_argument("--shrink", action="store_true", help="find a smaller run that fails alike")
    parser.add_argument(
        "--planted", type=int, nargs=2, metavar=("N", "SEED"), help="plant N mistakes, and find them"
    )
    parser.add_argument("--mutant", default="", help="play with this mistake: bot.tables.pace:17")
    parser.add_argument("--budget", type=float, default=900.0, help="seconds of processor time, of --planted")
    given = parser.parse_args()
    if given.seeds:
        return night(given.seeds, given.seconds, given.days, given.outside)
    if not given.shrink:
        settle()
    if given.planted is not None:
        return planted.main(*given.planted, given.budget)
    if given.mutant:
        lay_over(mutant(given.mutant))
    # Not before: what is imported may ask for hashes and chance.
    from bot.games import GAMES
    from tests.storm import shrink
    from tests.storm.plan import Plan
    from tests.storm.run import carry_out
    from tests.storm.weather import KINDS, USUAL

    logging.getLogger().setLevel(logging.INFO)
    tokens_matter = given.outside or given.through_presses
    plan = Plan(
        given.seed,
        days=given.days,
        rounds=given.rounds,
        seconds=given.seconds,
        people=given.people,
        servers=given.servers,
        outside=given.outside,
        through_presses=given.through_presses,
        kinds=kinds_of(given.kinds) if given.kinds else KINDS if tokens_matter else USUAL,
        games=tuple(given.games.split(",")) if given.games else tuple(GAMES),
        skip=numbers(given.skip),
        with_leagues=not given.no_leagues,
    )
    if given.shrink:
        shrink.shrunk(plan, shrink.run, partial(print, flush=True))
        return 0
    outcome = carry_out(plan, given.trace)
    tally = ", ".join(f"{count} {name}" for name, count in outcome.tally.items())
    print(
        f"storm: seed {plan.seed}, {outcome.simulated / 86_400:.2f} days in {outcome.spent:.1f} s of CPU "
        f"({outcome.simulated / outcome.spent:.0f} to 1): {tally}; trace {outcome.trace.digest[:16]}"
    )
    if outcome.failure is not None:
        for line in outcome.trace.last:
            print(line)
        print(f"storm: FAILED seed {plan.seed}, step {outcome.trace.lines}: {outcome.failure}")
    sys.stdout.flush()
    # What the dead have left is not cleaned up: that would run it.
    os._exit(outcome.failure is not None)


def night(seeds: str, seconds: float, days: float, outside: int) -> int:
    """Play many seeds, and say which of them failed."""
    failed = []
    for seed in sorted(numbers(seeds)):
        command = [sys.executable, "-m", "tests.storm", str(seed)]
        command += ["--seconds", str(seconds), "--days", str(days), "--outside", str(outside)]
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        lines = told.stdout.strip().split("\n") + told.stderr.strip().split("\n")
        print(lines[0], flush=True)
        if told.returncode:
            failed.append(seed)
            found = next((line for line in lines if line.startswith("storm: FAILED")), lines[-1])
            print(found, flush=True)
    print(f"storm: {len(failed)} of {len(numbers(seeds))} seeds failed: {failed}")
    return bool(failed)


def kinds_of(text: str) -> tuple[str, ...]:
    """The kinds of faults of a text such as ``kill,slow``, or ``none``."""
    return () if text == "none" else tuple(text.split(","))


def numbers(text: str) -> frozenset[int]:
    """The numbers of a text such as ``3,7,20-90``."""
    found: set[int] = set()
    for part in filter(None, text.split(",")):
        first, _, last = part.partition("-")
        found.update(range(int(first), int(last or first) + 1))
    return frozenset(found)


if __name__ == "__main__":
    sys.exit(main())
