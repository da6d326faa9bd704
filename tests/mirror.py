"""The mirror: which tests are about a module.

Tests mirror the tree: ``bot/ui/leagues/info.py`` is tested by ``test_info.py`` in ``tests/ui/leagues``, by
``test_leagues_info.py`` in ``tests/ui``, and by files whose names go on from there, as
``test_leagues_info_pages.py``. Where there are none, it is tested by the tests of its room
(``tests/ui``) that import it by name, by those of its package, and else by all in the folder of its room.
What people see and press is also tested end to end: ``bot/ui/hands/hint.py`` by ``tests/e2e/test_hint.py``.
Where that finds too much or the wrong ones, ``ELSEWHERE`` says which they are, for a module or a package.

Data that are named as the module are read by the tests that are named as their folder: ``test_scenarios.py``
plays ``scenarios/olsen.json``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"

ELSEWHERE: Mapping[str, Sequence[str]] = {
    "bot.games.otter": ("games/test_otter", "games/test_playthroughs", "games/test_scenarios"),
    "bot.games.shedding": (
        *("games/test_olsen", "games/test_olsen_olsen", "games/test_pursuit"),
        *("games/test_playthroughs", "games/test_scenarios"),
    ),
    "bot.league.season.signup": (
        *("league/test_agenda", "league/test_season", "league/test_season_properties"),
        *("league/test_season_signup", "league/test_season_time"),
    ),
    "bot.league.scoring": (
        *("league/test_decisions", "league/test_meetings", "league/test_recheck"),
        "league/test_season_state_properties",
    ),
    "bot.seasons.service": (
        *("seasons/test_absence", "seasons/test_at_work", "seasons/test_service", "seasons/test_tables"),
        "seasons/test_trouble",
    ),
    "bot.services.privacy": ("services/test_privacy", "services/test_processes"),
    "bot.storage.admission": ("services/test_admission",),
    "bot.storage.budgets": ("services/test_budgets",),
    "bot.tables.matches": (
        *("tables/test_ahead", "tables/test_computers", "tables/test_fixtures", "tables/test_forced"),
        *("tables/test_guests", "tables/test_match", "tables/test_reminders", "tables/test_service"),
        *("tables/test_time", "tables/test_votes"),
    ),
    "bot.tables.saving": (
        *("tables/test_ahead", "tables/test_any_order", "tables/test_lobby", "tables/test_match"),
        *("tables/test_reflexes", "tables/test_restart", "tables/test_results", "tables/test_saving"),
        *("tables/test_service", "tables/test_votes"),
    ),
    "bot.tables.timekeeping": (
        *("tables/test_computers", "tables/test_restart", "tables/test_timekeeping", "tables/test_trouble"),
    ),
    "bot.ui.account.privacy": ("ui/test_account_privacy", "e2e/test_privacy"),
    "bot.ui.delivery.publisher": (
        *("e2e/test_delivery", "e2e/test_delivery_posts", "e2e/test_delivery_races", "e2e/test_messages"),
        *("e2e/test_telling", "e2e/test_threads"),
    ),
    "bot.ui.delivery.transports": ("e2e/test_tables_outside", "e2e/test_delivery", "ui/test_tokens"),
    "bot.ui.shell.admission": ("e2e/test_admission",),
    "bot.ui.shell.budgets": ("e2e/test_budgets",),
    "bot.ui.shell.refusals": ("e2e/test_refusals",),
    "bot.ui.umpire.suspensions": ("e2e/test_admission",),
}
"""The files with tests about modules that their names do not lead to; of a package, all its modules."""


def mirror(module: str) -> list[Path]:
    """The files with tests about a module."""
    for named in (module, module.rpartition(".")[0]):
        if named in ELSEWHERE:
            return [TESTS / f"{name}.py" for name in ELSEWHERE[named]]
    parts = module.split(".")[1:]
    if not parts:
        return []
    found = set(_named(parts))
    if not found and len(parts) > 1:
        found = {path for path in (TESTS / parts[0]).rglob("test_*.py") if module in imports(path)}
    found.update(_end_to_end(parts))
    if not found and len(parts) > 1:
        return mirror(module.rpartition(".")[0])
    return sorted(found or (TESTS / parts[0]).glob("test_*.py"))


def _named(parts: Sequence[str]) -> Iterator[Path]:
    """The files that have the module's name, and those whose names go on and are no other module's."""
    for at in range(len(parts)):
        folder, name = TESTS.joinpath(*parts[:at]), "_".join(parts[at:])
        yield from _called(folder, name, ROOT.joinpath("bot", *parts[:at]))
        for path in folder.glob(f"*/{name}.*"):
            reader = folder / f"test_{path.parent.name}.py"
            if path.suffix != ".py" and reader.exists():
                yield reader


def _end_to_end(parts: Sequence[str]) -> Iterator[Path]:
    """The end-to-end tests that have the name of a module of ``bot/ui``, as those beside the tree have."""
    for at in range(1, len(parts) if parts[0] == "ui" else 0):
        yield from _called(
            TESTS / "e2e", "_".join(parts[at:]).removesuffix("_actions"), ROOT.joinpath("bot", *parts[:at])
        )


def _called(folder: Path, name: str, beside: Path) -> Iterator[Path]:
    """The files with tests in ``folder`` whose names are or go on from ``name``, but for those that have the
    name of another module in the folder ``beside`` it.
    """
    for path in folder.glob(f"test_{name}*.py"):
        tested = path.stem.removeprefix("test_")
        is_others = (beside / f"{tested}.py").exists() or (beside / tested).is_dir()
        if tested == name or (tested.startswith(f"{name}_") and not is_others):
            yield path


@cache
def imports(path: Path) -> set[str]:
    """Name the modules that a file imports, and what it imports from them."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names
