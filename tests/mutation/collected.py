"""Mutants in copies of a process that has imported the bot and its tests: those have to be collected once."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import zip_longest
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

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try each mutant."""
        self._by_id = {item.nodeid: item for item in session.items}
        with TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")) as folder:
            os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
            trials = (
                Trial(partial(self._tested, session, change), change.seconds, change.mutant)
                for change in self._changes
            )
            for run in run_all(trials, self._processes):
                self._show(run)
        return True

    def _tested(self, session: pytest.Session, change: Change) -> int:
        """Run the tests of a mutant until one fails, and return the exit status."""
        change.exchange.make()
        lay_over_later(change.mutant)
        try:
            for test, following in zip_longest(change.tests, change.tests[1:]):
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
