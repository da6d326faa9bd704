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

SPOKEN = ("en", "nb", "fr")
"""The languages in which screens are drawn at every change. French has the longest words."""
READ = tuple(
    f"tests/ui/test_{each}.py" for each in ("phrases", "plain_words", "moments", "rules", "commands")
)
"""Where the tests are that read all languages, which is quick where it is done once: one process of the run
does them all.
"""


def is_slow(item: pytest.Item) -> bool:
    """Return whether a test need not run at every change, by where it is and what it takes."""
    params = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    is_spoken = params.get("locale", SPOKEN[0]) in SPOKEN or item.nodeid.startswith(READ)
    return item.nodeid.startswith(SLOW) or not is_spoken


def first(cases: Iterable[Any], count: int = 1) -> list[Any]:
    """Give all ``cases`` for ``parametrize``; those after the first ``count`` are slow."""
    return [
        case if number < count else pytest.param(case, marks=pytest.mark.slow)
        for number, case in enumerate(cases)
    ]
