"""Storms of the bot with one change in it, or with none, each in a process of its own.

The processes are forked from one that has imported the bot with the change, and that one from the process
that asks: imports and phrases take longer than a short storm.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from math import inf
from typing import IO, TYPE_CHECKING, NoReturn

from tests.mutation.differing import Counts, count_differences, differences
from tests.mutation.mutants import ROOT, Mutant
from tests.mutation.overlay import lay_over

if TYPE_CHECKING:
    from tests.storm.plan import Plan  # imports the bot, which has to be the one with the change

ROUNDS = 2
"""So many times people come together in one storm."""
PATIENCE = 30
"""A process may take so many times the processor time that it is given, as the machine may be busy."""


@dataclass(frozen=True)
class Trial:
    """How one storm went."""

    seed: int
    failure: str
    """What did not hold; empty if all did."""
    seconds: float
    """Processor time that it took."""
    days: float = 0.0
    """Simulated days."""
    matches: int = 0
    """Matches that were played to their end."""
    trace: str = ""
    """What all that was sent, answered and logged, and what is stored at the end, comes to."""
    differing: Counts = field(default_factory=dict)
    """How often each change of the watched modules would have made a difference."""


def trials(
    mutant: Mutant | None,
    seeds: Sequence[int],
    limit: float,
    *,
    seconds: float = inf,
    watched: Collection[str] = (),
) -> Iterator[Trial]:
    """Play the storms of some seeds with ``mutant``, or without one for None.

    Each has ``limit`` seconds of processor time; what takes longer is cut off, which is no failure: what goes
    round in circles is found by the storm itself. With a mutant they stop at the first that fails, and in any
    case when they have taken ``seconds`` together. ``watched`` are modules of which is to be told how often
    each change of them would make a difference.
    """
    if mutant is not None:
        compile(mutant.tree(), mutant.name, "exec")  # what is no code fails here, and does not count as found
    sys.stdout.flush()
    with tempfile.TemporaryFile("w+") as output:
        process = os.fork()
        if process == 0:
            _host(mutant, seeds, limit, seconds, watched, output)
        _wait(process, len(seeds) * limit * PATIENCE)
        output.seek(0)
        told = [_read(line) for line in output]
    yield from told


def _wait(process: int, seconds: float) -> None:
    until = time.monotonic() + seconds
    while os.waitpid(process, os.WNOHANG)[0] == 0:
        if time.monotonic() > until:
            with suppress(ProcessLookupError):
                os.killpg(process, signal.SIGKILL)
        time.sleep(0.02)


def _host(
    mutant: Mutant | None,
    seeds: Sequence[int],
    limit: float,
    seconds: float,
    watched: Collection[str],
    output: IO[str],
) -> NoReturn:
    """Be the process that has imported the bot, and fork one for each storm."""
    try:
        os.setsid()
        os.chdir(ROOT)
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        began = time.process_time()
        failure = _imported(mutant, watched)
        if failure:
            _tell(output, Trial(0, failure, time.process_time() - began))
            os._exit(0)
        for seed in seeds:
            before = _used()
            if before >= seconds:
                break
            process = os.fork()
            if process == 0:
                _play(seed, limit, output)
            _, status = os.waitpid(process, 0)
            if status:
                is_cut_off = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU
                _tell(output, Trial(seed, "" if is_cut_off else f"it ends with {status}", _used() - before))
            if mutant is not None and (status or _last(output).failure):
                break
    finally:
        os._exit(0)


def _used() -> float:
    """The seconds of processor time that the storms of this process have taken."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def _imported(mutant: Mutant | None, watched: Collection[str]) -> str:
    """Import the bot, and read what is read once; what went wrong with that."""
    try:
        if mutant is not None:
            lay_over(mutant)
        count_differences(watched)
        from tests.storm import run

        run.warm_up()
    except Exception as error:
        return f"it cannot be imported: {error!r}"
    return ""


def _play(seed: int, limit: float, output: IO[str]) -> NoReturn:
    """Be the process that plays one storm."""
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (round(limit), round(limit) + 5))
        from tests.storm.run import carry_out

        outcome = carry_out(plan_of(seed))
        found = str(outcome.failure)[:600] if outcome.failure is not None else ""
        played = outcome.tally["matches played"]
        days, trace = outcome.simulated / 86_400, outcome.trace.digest
        told = Trial(seed, found, outcome.spent, days, played, trace, differences())
    except BaseException:
        told = Trial(seed, traceback.format_exc()[-600:], 0.0)
    _tell(output, told)
    os._exit(0)


def _tell(output: IO[str], trial: Trial) -> None:
    output.write(json.dumps(asdict(trial)) + "\n")
    output.flush()


def _last(output: IO[str]) -> Trial:
    """What the last process has told."""
    at = os.lseek(output.fileno(), 0, os.SEEK_CUR)
    last = os.pread(output.fileno(), at, 0).decode().splitlines()[-1]
    return _read(last)


def _read(told: str) -> Trial:
    trial = Trial(**json.loads(told))
    counts = {
        name: {int(key): times for key, times in each.items()} for name, each in trial.differing.items()
    }
    return replace(trial, differing=counts)


def plan_of(seed: int) -> Plan:
    """The storm of a seed. In every second one nothing goes wrong: nothing is excused there. In some of the
    others only the clock, the connection and the process do, or only the database, or only requests, so that
    none of these is excused by the others.
    """
    from tests.storm.plan import Plan
    from tests.storm.weather import DISK, KINDS, REQUESTS

    kinds = {1: KINDS, 3: ("gateway", "kill", "restart", "clock"), 5: DISK, 7: KINDS, 9: REQUESTS, 11: KINDS}
    return Plan(seed, rounds=ROUNDS, kinds=kinds.get(seed % 12, ()))
