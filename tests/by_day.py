"""What is tried at every change, and what is slow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

CLI, WIRE = "tests/cli/", "tests/wire/"
"""Where the tests are of programs in processes of their own, which begin as copies of one. One process of the
run does all of a folder, one after the other, while the others work.
"""

SLOW = (
    *(WIRE, "tests/kill/", "tests/storm/", "tests/tools/", "tests/test_wheel.py"),
    *("tests/e2e/test_try.py", "tests/e2e/test_rehearsal.py", "tests/e2e/test_race.py"),
    *("tests/e2e/test_dashboard_season.py", "tests/e2e/test_tournament_absence.py"),
    *("tests/games/test_corpus.py", "tests/match_file/test_page.py"),
    *("tests/cli/test_move.py", "tests/cli/test_refused.py"),
    *("tests/league/test_abuse.py", "tests/league/test_habits.py", "tests/league/test_honest.py"),
)
"""Where the tests are that need not run at every change: storms, kills and takeovers, the browser, whole
seasons, and the tests of tools. So is what needs a PostgreSQL server. Single tests elsewhere bear the mark
themselves.
"""


def first(cases: Iterable[Any], count: int = 1) -> list[Any]:
    """Give all ``cases`` for ``parametrize``; those after the first ``count`` are slow."""
    return [
        case if number < count else pytest.param(case, marks=pytest.mark.slow)
        for number, case in enumerate(cases)
    ]
