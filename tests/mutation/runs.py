"""Runs of tests, with a mutant or without, each in a process of its own.

The processes are forked from one that has imported the libraries, which takes longer than most tests. What a
run starts by itself, as a bot in a process of its own, is without the mutant.
"""

from __future__ import annotations

import importlib
import os
import resource
import runpy
import signal
import sys
import tempfile
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple, NoReturn

from tests.mutation.mutants import ROOT, Mutant
from tests.mutation.overlay import lay_over

LIBRARIES = (
    "aiosqlite",
    "discord.ext.commands",
    "fluent.runtime",
    "hypothesis",
    "openskill.models",
    "PIL.Image",
    "pytest",
    "pytest_asyncio",
    "simcord",
)

PATIENCE = 30
"""A run may take so many times the processor time that it is given, as the machine may be busy."""
STILL = 20.0
"""Seconds after which a run that does nothing is over: it waits for what never comes."""
AT_WORK = 0.1
"""Seconds of processor time in which a run does something: it gets more in that time on any machine."""


class Trial(NamedTuple):
    """What is to be run."""

    work: Callable[[], int]
    """What is done in the process; it returns the exit status."""
    seconds: int
    """The processor time that it has at most."""
    mutant: Mutant | None
    """What it is done with; None for nothing."""


@dataclass(frozen=True)
class Run:
    """How a run ended."""

    mutant: Mutant | None
    status: int
    """The exit status; negative if a signal ended it, as is done with what takes too long."""
    output: str
    seconds: float
    """Processor time that it took."""

    @property
    def survived(self) -> bool:
        """Whether nothing was noticed."""
        return self.status == 0


def prepare() -> None:
    """Start this program anew if sets have another order in each start of it, and import the libraries."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606 - this very program
    for library in LIBRARIES:
        importlib.import_module(library)


def run_all(trials: Iterable[Trial], processes: int = 1) -> Iterator[Run]:
    """Carry out each trial. ``processes`` run at the same time; who ends first comes first."""
    waiting, running = deque(trials), list[_Process]()
    while waiting or running:
        while waiting and len(running) < processes:
            running.append(_Process(waiting.popleft()))
        time.sleep(0.02)
        for process in [*running]:
            ended = process.ended()
            if ended is not None:
                running.remove(process)
                yield ended


def run(command: Sequence[str], seconds: int, mutant: Mutant | None = None) -> Run:
    """Run a module with its arguments, with a mutant laid over."""
    [only] = run_all([Trial(partial(run_module, command, mutant), seconds, mutant)])
    return only


def run_module(command: Sequence[str], mutant: Mutant | None) -> int:
    """Run a module with its arguments in this process, and return the exit status."""
    if mutant is not None:
        lay_over(mutant)
    sys.argv = [*command]
    runpy.run_module(command[0], run_name="__main__", alter_sys=True)
    return 0


class _Process:
    """A run that has begun."""

    def __init__(self, trial: Trial) -> None:
        work, seconds, mutant = trial
        self._mutant, self._output = mutant, tempfile.TemporaryFile()  # noqa: SIM115 - closed by `ended`
        self._until = time.monotonic() + seconds * PATIENCE
        self._used: float | None = 0.0
        self._still_at = time.monotonic() + STILL
        if mutant is not None:
            compile(
                mutant.tree(), mutant.name, "exec"
            )  # what is no code fails here, and does not count as dead
        sys.stdout.flush()
        self._id = os.fork()
        if self._id == 0:
            _live(work, seconds, self._output.fileno())

    def ended(self) -> Run | None:
        """How it has ended; None if it goes on."""
        if time.monotonic() > min(self._until, self._still_at) and not self._is_at_work():
            os.kill(self._id, signal.SIGKILL)
        process, status, used = os.wait4(self._id, os.WNOHANG)
        if process == 0:
            return None
        with suppress(ProcessLookupError):
            os.killpg(self._id, signal.SIGKILL)  # what it has started, and left behind
        with self._output as output:
            output.seek(0)
            text = output.read().decode(errors="replace")
        return Run(self._mutant, os.waitstatus_to_exitcode(status), text, used.ru_utime + used.ru_stime)

    def _is_at_work(self) -> bool:
        """Whether it may go on: it still has time, and has done something since this was asked last."""
        used = _used(self._id)
        before, self._used = self._used, used
        self._still_at = time.monotonic() + STILL
        has_worked = used is None or before is None or used - before > AT_WORK
        return has_worked and time.monotonic() <= self._until


def _used(process: int) -> float | None:
    """The seconds of processor time that a process has used; None where the system does not say."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return None
    return sum(map(int, stat.rpartition(")")[2].split()[11:13])) / os.sysconf("SC_CLK_TCK")


def _live(work: Callable[[], int], seconds: int, output: int) -> NoReturn:
    """Be the process that does ``work``."""
    status = 1
    try:
        os.setsid()
        os.chdir(ROOT)
        os.dup2(output, 1)
        os.dup2(output, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        status = work()
    except SystemExit as ending:
        status = ending.code if isinstance(ending.code, int) else int(ending.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
