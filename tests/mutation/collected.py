"""Mutants in copies of a process that has imported the bot and its tests: those have to be collected once."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest

from tests.mutation.exchange import Exchange
from tests.mutation.mutants import Mutant
from tests.mutation.overlay import lay_over_later
from tests.mutation.reaching import Reach
from tests.mutation.runs import Run, Trial, run_all


class Change(NamedTuple):
    """A mutant, and what its functions have to do otherwise."""

    mutant: Mutant
    exchange: Exchange
    tests: Sequence[Reach]
    """The tests that it is shown to, in this order."""
    seconds: int
    """The processor time that it has at most."""


class Collected:
    """A plugin of pytest: where tests were to be run, mutants are tried."""

    def __init__(
        self,
        changes: Sequence[Change],
        limit: Callable[[Iterable[Reach]], int],
        processes: int,
        show: Callable[[Run], None],
    ) -> None:
        self._changes, self._limit, self._processes, self._show = changes, limit, processes, show
        self._by_id: dict[str, pytest.Item] = {}
        self.failed = ""
        """What a copy says whose tests fail without a mutant: nothing that one dies of says anything then."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try each mutant, unless the tests fail in a copy that has none."""
        self._by_id = {item.nodeid: item for item in session.items}
        with TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")) as folder:
            os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
            Path(folder).chmod(0o711)  # what a test starts may belong to somebody else, as PostgreSQL does
            tests = [*{test.test: test for change in self._changes for test in change.tests}.values()]
            seconds = sum(change.seconds for change in self._changes)  # more than all of them take
            [control] = run_all([Trial(partial(self._run, session, tests), seconds, None)])
            if not control.survived:
                self.failed = control.output or "It took too long."
                return True
            trials = (
                Trial(partial(self._tested, session, change), change.seconds, change.mutant)
                for change in self._changes
            )
            for run in run_all(trials, self._processes):
                self._show(run)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Say why a test has failed: a copy ends before pytest would."""
        if report.failed:
            print(report.nodeid, report.longreprtext, sep="\n")

    def _tested(self, session: pytest.Session, change: Change) -> int:
        """Run the tests of a mutant with it, and return the exit status."""
        change.exchange.make()
        lay_over_later(change.mutant)
        return self._run(session, change.tests)

    def _run(self, session: pytest.Session, tests: Sequence[Reach]) -> int:
        """Run tests until one fails, and return the exit status."""
        try:
            for test, following in zip_longest(tests, tests[1:]):
                _have_at_most(self._limit([test]))
                item = self._by_id[test.test]
                item.config.hook.pytest_runtest_protocol(
                    item=item, nextitem=following and self._by_id[following.test]
                )
                if session.testsfailed:
                    return 1
        finally:
            session.config._ensure_unconfigure()  # as pytest itself does in the end
        return 0


def _have_at_most(seconds: int) -> None:
    """End this process if it takes more processor time from now on."""
    _, all_in_all = resource.getrlimit(resource.RLIMIT_CPU)
    until = round(time.process_time()) + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (min(until, all_in_all), all_in_all))
