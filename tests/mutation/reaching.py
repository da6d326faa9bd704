"""Which tests reach which lines of a module, so that a mutant is shown to no others.

This is a plugin of pytest, for the run without a mutant that finds it out and for those with one. A test
reaches a line if it is executed while the test is set up, called or torn down. What is set up once for a
whole file, or kept from then on, is reached by the first test alone: others may notice a mutant that lives.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import Phase, settings

from tests.mutation.executed import count_lines, executed_lines
from tests.mutation.runs import Run, run

PLUGIN = ("-p", __name__)


@dataclass(frozen=True)
class Reach:
    """What one test reaches."""

    test: str
    file: str
    lines: frozenset[int]
    seconds: float
    """How long it takes."""


@dataclass(frozen=True)
class Reached:
    """What the tests of a module reach."""

    by_imports: frozenset[int]
    """The lines of functions that are executed before the first test begins."""
    by_tests: Sequence[Reach]
    """The quickest first."""


def reach(module: str, command: Sequence[str]) -> tuple[Run, Reached]:
    """Run the tests of a command of pytest, and return what they reach."""
    with TemporaryDirectory() as folder:
        found = Path(folder) / "reached.jsonl"
        whole = run([*command, *PLUGIN, "--reaching", module, "--reached", str(found)], 3600)
        lines = found.read_text(encoding="utf-8").splitlines() if found.exists() else []
    first, *each = [
        Reach(test, file, frozenset(lines), seconds) for test, file, lines, seconds in map(json.loads, lines)
    ] or [Reach("", "", frozenset(), 0)]
    return whole, Reached(first.lines, sorted(each, key=lambda one: one.seconds))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the options of this plugin."""
    parser.addoption("--reaching", help="the module whose lines are counted")
    parser.addoption("--reached", help="the file for what each test reaches")
    parser.addoption("--only", nargs="+", help="the ids of the tests that are run, in their order")


def pytest_configure() -> None:
    """A property need not be broken by the least of all examples: to look for it takes most of the time."""
    phases = (Phase.explicit, Phase.generate)
    settings.register_profile("mutants", settings.default, phases=phases, database=None)
    settings.load_profile("mutants")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Have the module count its lines, before anything imports it."""
    if module := early_config.known_args_namespace.reaching:
        count_lines([module])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note what a test reaches, if that is wanted."""
    module = item.config.getoption("--reaching")
    if not module:
        return (yield)
    before, began = executed_lines().get(module, {}), time.perf_counter()
    result = yield
    lines = [line for line, count in executed_lines().get(module, {}).items() if count != before.get(line, 0)]
    _note(item.config, item.nodeid, str(item.path), lines, time.perf_counter() - began)
    return result


def pytest_collection_finish(session: pytest.Session) -> None:
    """Note what was reached until now, if that is wanted."""
    if module := session.config.getoption("--reaching"):
        _note(session.config, "", "", [*executed_lines().get(module, {})], 0)


def _note(config: pytest.Config, test: str, file: str, lines: Sequence[int], seconds: float) -> None:
    with Path(config.getoption("--reached")).open("a", encoding="utf-8") as out:
        print(json.dumps((test, file, lines, seconds)), file=out)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that are not wanted."""
    if wanted := config.getoption("--only"):
        by_id = {item.nodeid: item for item in items}
        items[:] = [by_id[test] for test in wanted]
