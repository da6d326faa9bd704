"""What holds for all tests: code is compiled once, not in each process that a test starts, files lie in
memory where there is enough of it, the garbage collector comes seldom, the longest tests begin first, and no
example of a property fails because the machine is slow.
"""

from __future__ import annotations

import gc
import json
import os
import shutil
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadGroupScheduling  # type: ignore[import-untyped]  # xdist says no types

from tests import postgres
from tests.by_day import CLI, READ, WIRE, is_slow
from tests.mine import SECONDS

if sys.dont_write_bytecode:
    # Whoever wants no bytecode beside the code shall have none there; but without any, every worker and every
    # bot that a test starts in a process of its own would first compile all that it imports.
    sys.pycache_prefix = str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode")
    sys.dont_write_bytecode = False
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a folder of its own in it
ENOUGH = 2 << 30
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    # A commit is on the disk before anybody is told of it: a quarter of the tests' time would be the disk's.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# Worlds and matches are many small things, most of which go without the collector: at its usual pace, every
# 700 things, it takes a tenth of the tests' time. Of 20,000 many have left the processor's cache when it
# comes, and it takes half as long again as after 5,000.
gc.set_threshold(5_000, 40, 40)

# Each run tries other examples than the last; only what has to say whether a change is good tries the same.
settings.register_profile("by day", deadline=None, max_examples=20, derandomize="CI" in os.environ)
settings.register_profile("all", settings.get_profile("by day"), max_examples=60)
settings.load_profile("by day")


@pytest.fixture(scope="session")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the bot's files that has a language more: what is then ``resources.PACKAGE``."""
    from tests.ui.generated import write_language  # what it imports is to be compiled as is said above

    return write_language(tmp_path_factory.mktemp("generated"))


LONGEST = (
    *(WIRE, "tests/e2e/test_try.py", "tests/storm/", "tests/kill/", "tests/tools/"),
    *("tests/e2e/test_many_tables.py", CLI, "tests/outside/", "tests/storage/test_lease.py"),
    *("tests/e2e/test_how_much_is_told.py", "tests/league/test_divisions.py"),
)
"""Where the tests are that take or wait for many seconds."""


REAL_TIME = (
    "tests/e2e/test_try.py",
    "tests/tools/test_gallery.py",
    "tests/kill/",
    WIRE,
    "tests/cli/test_cli.py",
)
"""Where the tests are that wait for other processes or a browser on the machine's own clock."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that runs the slow tests too."""
    parser.addoption("--all", action="store_true", help="also run what is marked slow, and more examples")


def pytest_configure(config: pytest.Config) -> None:
    """Leave out the slow tests unless they are asked for: by ``--all``, by a mark, or by naming files.

    Stop the PostgreSQL server at the end, if tests have started one.
    """
    if config.getoption("all"):
        settings.load_profile("all")
    elif config.args_source is not pytest.Config.ArgsSource.ARGS and not config.option.markexpr:
        config.option.markexpr = "not slow"
    config.add_cleanup(postgres.stop)


class Groups(LoadGroupScheduling):  # type: ignore[misc]  # so this is Any
    """Deals out the tests as xdist does. What is done is forgotten: after each test xdist would count anew
    what is left among all that a process has ever been given.
    """

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        super().mark_test_complete(node, item_index, duration)
        given = self.assigned_work[node]
        scope = self._split_scope(self.registered_collections[node][item_index])
        if all(given[scope].values()):
            del given[scope]


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Groups:
    """Give xdist the scheduler that deals out the tests."""
    return Groups(config, log)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Say how many processes run the tests: some wait for other processes, so one more than there are cores
    keeps the cores busy. Many of the slow ones wait, so with these it is two more.
    """
    return (os.cpu_count() or 1) + (2 if config.getoption("all") else 1)


_seconds: Counter[str] = Counter()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up how long the tests of each file take."""
    _seconds[report.nodeid.partition("::")[0]] += report.duration


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Keep how long they took, for whoever asks before the next run (:mod:`tests.mine`).

    What is still held is collected once, so that a fault in it is told, and then left alone: pytest, and
    Python as it ends, would look through all of it nine times more.
    """
    gc.collect()
    gc.freeze()
    if _seconds and not hasattr(session.config, "workerinput") and SECONDS.parent.exists():
        before = json.loads(SECONDS.read_text("utf-8")) if SECONDS.exists() else {}
        SECONDS.write_text(json.dumps(before | {name: round(took, 2) for name, took in _seconds.items()}))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what needs a PostgreSQL server where there is none to be started."""
    if item.get_closest_marker("postgres") and postgres.programs() is None:
        pytest.skip("this machine has no PostgreSQL")


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is slow, and put the longest first: one that begins last would keep one process busy while
    the others have ended.

    A test that depends on the machine's own clock gets a second try, which the summary shows: a busy machine
    may stop a browser for longer than anybody waits. No other test does.
    """
    items.sort(key=lambda item: (not item.nodeid.startswith(LONGEST), not item.nodeid.startswith(WIRE)))
    for item in items:
        if is_slow(item) or any(map(item.get_closest_marker, ("postgres", "xfail"))):
            item.add_marker(pytest.mark.slow)
        for folder in (CLI, WIRE):
            if item.nodeid.startswith(folder):
                item.add_marker(pytest.mark.xdist_group(folder))
        if item.nodeid.startswith(READ) and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group("languages"))
        if item.nodeid.startswith(REAL_TIME):
            item.add_marker(pytest.mark.flaky(reruns=1))
