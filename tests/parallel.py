"""Runs the tests in several processes, all of them copies of one that has collected them.

To import and collect everything takes longer than all tests of the rules do: it is done once. Each copy asks
for more tests when it begins with the last that it has, as the next one says which fixtures it has to keep,
and tells the first process how each went. The tests of a group (``pytest.mark.group``) share what is dear to
make: one copy does them all, one after the other.
"""

from __future__ import annotations

import gc
import os
import traceback
from collections import deque
from collections.abc import Iterator, Sequence
from multiprocessing import Pipe, util
from multiprocessing.connection import Connection, wait

import pytest

Batch = tuple[int, ...]
"""Tests that one copy does, by their places among all that were collected."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the number of processes."""
    # pytest keeps short options to itself and to those that ask like this.
    parser.getgroup("parallel")._addoption(
        "-n", dest="processes", default="1", metavar="NUMBER", help="processes; auto: one for each core"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Have copies run the tests, if there are to be any."""
    chosen = session.config.option
    number = os.cpu_count() or 1 if chosen.processes == "auto" else int(chosen.processes)
    broken = session.testsfailed and not chosen.continue_on_collection_errors
    if number < 2 or len(session.items) < 2 or chosen.collectonly or chosen.usepdb or broken:
        return None
    session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]  # those of copies are in it
    gc.collect()
    gc.freeze()  # a collection in a copy would have to copy all that it looks at
    _run(session, number)
    if session.shouldfail:
        raise session.Failed(session.shouldfail)
    if session.shouldstop:
        raise session.Interrupted(session.shouldstop)
    return True


def _run(session: pytest.Session, number: int) -> None:
    together: dict[object, list[int]] = {}
    for place, item in enumerate(session.items):
        group = item.get_closest_marker("group")
        together.setdefault(group.args[0] if group else place, []).append(place)
    waiting: deque[Batch] = deque(map(tuple, together.values()))
    copies: list[Copy] = []
    for name in range(min(number, len(waiting))):
        copies.append(Copy(session, name, copies))
    try:
        while running := {copy.connection: copy for copy in copies if copy.is_running}:
            for connection in wait(list(running)):
                running[connection].hear(waiting)
                if session.shouldfail or session.shouldstop:
                    return
    finally:
        for copy in copies:
            copy.connection.close()
        for copy in copies:
            copy.end()


class Copy:
    """A copy that runs tests, for the process that has made it. If it breaks down, it is replaced."""

    connection: Connection
    is_running = True

    def __init__(self, session: pytest.Session, name: int, others: Sequence[Copy]) -> None:
        self._session, self._name, self._others = session, name, others
        self._begun: list[int] = []
        self._left: list[int] = []
        self._fork()

    def _fork(self) -> None:
        self.connection, its_own = Pipe()
        self._process = os.fork()
        if not self._process:
            for copy in (self, *self._others):  # each is to see that the first process has ended
                copy.connection.close()
            _work(self._session, its_own, self._name)
        its_own.close()

    def hear(self, waiting: deque[Batch]) -> None:
        """Hear how a test went, or give it some of those that are ``waiting``."""
        hook, config = self._session.config.hook, self._session.config
        try:
            what, told = self.connection.recv()
        except (EOFError, ConnectionResetError):
            self._replace(waiting)
            return
        if what == "next":
            batch = waiting.popleft() if waiting else ()
            self._left += batch
            self.connection.send(batch)
        elif what == "begins":
            self._left.remove(told)
            self._begun = [told]
            item = self._session.items[told]
            hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        elif what == "report":
            hook.pytest_runtest_logreport(
                report=hook.pytest_report_from_serializable(config=config, data=told)
            )
        elif what == "fault":
            raise RuntimeError(told)
        else:
            self.is_running = False

    def _replace(self, waiting: deque[Batch]) -> None:
        """It has ended in the middle of a test, which has failed. Another copy does what it has left."""
        _, status = os.waitpid(self._process, 0)
        self._process = 0
        said = f"its process ended with status {os.waitstatus_to_exitcode(status)}"
        for item in map(self._session.items.__getitem__, self._begun):
            report = pytest.TestReport(item.nodeid, item.location, {}, "failed", said, "call")
            self._session.config.hook.pytest_runtest_logreport(report=report)
        if not self._begun:
            raise RuntimeError(said)
        if self._left:
            waiting.appendleft(tuple(self._left))
        self._begun, self._left = [], []
        self._fork()

    def end(self) -> None:
        """Wait until it has ended."""
        if self._process:
            os.waitpid(self._process, 0)


class _Reporter:
    """Tells the first process how tests went."""

    def __init__(self, config: pytest.Config, connection: Connection) -> None:
        self._config, self._connection = config, connection

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        told = self._config.hook.pytest_report_to_serializable(config=self._config, report=report)
        self._connection.send(("report", told))


def _work(session: pytest.Session, connection: Connection, name: int) -> None:
    """Be a copy: do the tests that come over ``connection``, and end."""
    config, status = session.config, 1
    try:
        config.pluginmanager.unregister(name="terminalreporter")
        config.pluginmanager.register(_Reporter(config, connection))
        capturing = config.pluginmanager.getplugin("capturemanager")
        capturing.stop_global_capturing()  # its files are those of the first process
        capturing.start_global_capturing()
        capturing.suspend_global_capture()
        folders = config._tmp_path_factory  # type: ignore[attr-defined]  # xdist does the same
        folders._basetemp = folders.getbasetemp() / f"copy{name}"
        folders._basetemp.mkdir(exist_ok=True)
        for place, following in _given(connection):
            connection.send(("begins", place))
            next_one = None if following is None else session.items[following]
            config.hook.pytest_runtest_protocol(item=session.items[place], nextitem=next_one)
        config._ensure_unconfigure()
        connection.send(("over", None))
        status = 0
    except (BrokenPipeError, EOFError, KeyboardInterrupt):
        session._setupstate.teardown_exact(None)  # the first process has ended, or wants no more
        config._ensure_unconfigure()
    except BaseException:
        connection.send(("fault", traceback.format_exc()))
    finally:
        util._exit_function()  # type: ignore[attr-defined]  # as processes of multiprocessing end
        os._exit(status)


def _given(connection: Connection) -> Iterator[tuple[int, int | None]]:
    """The tests that come over ``connection``, each with the one after it."""
    left = deque[int]()

    def ask() -> None:
        connection.send(("next", None))
        left.extend(connection.recv())

    ask()
    while left:
        place = left.popleft()
        if not left:
            ask()
        yield place, left[0] if left else None
