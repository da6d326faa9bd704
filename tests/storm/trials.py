"""Storms of the bot with one change in it, or with none, each in a process of its own.

The processes are forked from one that has imported the bot with the change, and that one from the process
that asks: imports and phrases take longer than a short storm.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import sys
import time
import traceback
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import inf
from typing import IO, TYPE_CHECKING, Any, NoReturn, Self

from tests.mutation.differing import Counts, count_differences, differences
from tests.mutation.mutants import ROOT, Mutant
from tests.mutation.overlay import lay_over

if TYPE_CHECKING:
    from tests.storm.plan import Plan  # imports the bot, which has to be the one with the change

TIMES = ("gateway", "kill", "restart", "clock")
"""What stops the clocks of tables, or sets them wrong."""
ROUNDS = 2
"""So many times people come together in one storm."""
PATIENCE = 30
"""A storm may take so many times the processor time that it is given, as the machine may be busy."""
FAILED = 3
"""How the process of a storm ends that has told of what did not hold."""


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
    is_cut_off: bool = False
    """Whether it took too long to be played to its end."""
    differing: Counts = field(default_factory=dict)
    """How often each change of the watched modules would have made a difference."""


class Host:
    """A process that has imported the bot, and forks one for each storm that it is asked for."""

    def __init__(self, mutant: Mutant | None, watched: Collection[str] = ()) -> None:
        """With ``mutant``, or without one for None. ``watched`` are modules of which is to be told how often
        each change of them would make a difference.
        """
        if mutant is not None:
            compile(mutant.tree(), mutant.name, "exec")  # what is no code fails here, and is not found
        self._is_mutant = mutant is not None
        self.used = 0.0
        """The seconds of processor time that it has used, and all that it has forked."""
        sys.stdout.flush()
        own, other = socket.socketpair()
        self._process = os.fork()
        if self._process == 0:
            own.close()
            _host(mutant, watched, other.makefile("rw"))
        other.close()
        with own:
            self._line = own.makefile("rw")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End it."""
        if not self._line.closed:
            _tell(self._line, None)
            self._line.close()
            os.waitpid(self._process, 0)

    def trials(self, seeds: Sequence[int], limit: float, *, seconds: float = inf) -> Iterator[Trial]:
        """Play the storms of some seeds.

        Each has ``limit`` seconds of processor time; what takes longer is cut off, which is no failure: what
        goes round in circles is found by the storm itself. With a mutant they stop at the first that fails,
        and in any case when they have taken ``seconds`` together.
        """
        _tell(self._line, [*seeds], limit, seconds, self._is_mutant)
        while isinstance(told := json.loads(self._line.readline()), dict):
            yield _read(told)
        self.used = told


def _host(mutant: Mutant | None, watched: Collection[str], line: IO[str]) -> NoReturn:
    """Be the process that has imported the bot."""
    try:
        os.setsid()
        os.chdir(ROOT)
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        failure = _imported(mutant, watched)
        while asked := json.loads(line.readline()):
            seeds, limit, seconds, until_one_fails = asked
            if failure:
                _tell(line, asdict(Trial(0, failure, _used())))
            else:
                _play_all(seeds, limit, _used() + seconds, until_one_fails, line)
            _tell(line, _used())
    finally:
        os._exit(0)


def _play_all(seeds: Sequence[int], limit: float, until: float, until_one_fails: bool, line: IO[str]) -> None:
    for seed in seeds:
        before = _used()
        if before >= until:
            return
        process = os.fork()
        if process == 0:
            _play(seed, limit, line)
        status = _waited(process, limit * PATIENCE)
        is_cut_off = status in (-signal.SIGXCPU, -signal.SIGKILL)
        if status not in (0, FAILED):
            failure = "" if is_cut_off else f"it ends with {status}"
            _tell(line, asdict(Trial(seed, failure, _used() - before, is_cut_off=is_cut_off)))
        if until_one_fails and status and not is_cut_off:
            return


def _waited(process: int, seconds: float) -> int:
    """The status that a process ends with; it is killed after so many seconds."""
    until = time.monotonic() + seconds
    while True:
        found, status = os.waitpid(process, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        if time.monotonic() > until:
            os.kill(process, signal.SIGKILL)
        time.sleep(0.01)


def _used() -> float:
    """The seconds of processor time that this process and its storms have taken."""
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in spent)


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


def _play(seed: int, limit: float, line: IO[str]) -> NoReturn:
    """Be the process that plays one storm."""
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (round(limit), round(limit) + 5))
        from tests.storm.run import carry_out

        outcome = carry_out(plan_of(seed))
        found = str(outcome.failure)[:600] if outcome.failure is not None else ""
        played = outcome.tally["matches played"]
        days, trace = outcome.simulated / 86_400, outcome.trace.digest
        told = Trial(seed, found, outcome.spent, days, played, trace, differing=differences())
    except BaseException:
        told = Trial(seed, traceback.format_exc()[-600:], 0.0)
    _tell(line, asdict(told))
    os._exit(FAILED if told.failure else 0)


def _tell(line: IO[str], *what: object) -> None:
    line.write(json.dumps(what if len(what) > 1 else what[0]) + "\n")
    line.flush()


def _read(told: dict[str, Any]) -> Trial:
    trial = Trial(**told)
    counts = {
        name: {int(key): times for key, times in each.items()} for name, each in trial.differing.items()
    }
    return replace(trial, differing=counts)


def plan_of(seed: int) -> Plan:
    """The storm of a seed. In five of twelve nothing goes wrong: nothing is excused there. In some of the
    others only the clock, the connection and the process do, or only the database, or only requests, or only
    moderators do something, so that none of these is excused by the others.
    """
    from tests.storm.plan import Plan
    from tests.storm.weather import DISK, KINDS, MODERATORS, REQUESTS

    kinds = {1: KINDS, 3: TIMES, 5: DISK, 6: TIMES, 7: KINDS, 9: (*REQUESTS, "outage"), 11: MODERATORS}
    return Plan(seed, rounds=ROUNDS, kinds=kinds.get(seed % 12, ()))
