"""Each module has its tests, and what was changed has those that belong to it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests import mine
from tests.mine import belonging
from tests.mirror import ELSEWHERE, ROOT, TESTS, mirror
from tests.mutation.mutants import path_of

pytestmark = pytest.mark.xdist_group("mirror")
"""The tests' imports are read once."""


@pytest.mark.parametrize(
    ("module", "tests"),
    [
        ("bot.settings", ["test_settings.py"]),
        ("bot.league.standings", ["league/test_standings.py"]),
        (
            "bot.games.olsen",
            ["games/test_olsen.py", "games/test_playthroughs.py", "games/test_scenarios.py"],
        ),
        ("bot.ui.leagues.info", ["ui/test_leagues_info.py"]),
        ("bot.ui.delivery.governor", ["ui/test_governor.py", "ui/test_governor_http.py"]),
        (
            "bot.games.otter.game",
            ["games/test_otter.py", "games/test_playthroughs.py", "games/test_scenarios.py"],
        ),
        ("bot.ui.shell.admission", ["e2e/test_admission.py"]),
        ("bot.ui.hands.hand", ["e2e/test_hand.py", "ui/test_hand_words.py"]),
        ("bot.ui.hands.hint", ["e2e/test_hint.py", "ui/test_presses.py"]),
    ],
)
def test_tests_mirror_the_tree(module: str, tests: list[str]) -> None:
    assert mirror(module) == [TESTS / path for path in tests]


@pytest.mark.parametrize("module", ELSEWHERE)
def test_modules_and_tests_that_are_named_beside_the_tree_exist(module: str) -> None:
    assert path_of(module).exists()
    assert [path for path in mirror(module) if not path.exists()] == []


def names(*changed: str) -> set[str]:
    """The files with the tests of what was changed, as paths below the folder of tests."""
    return {str(path.relative_to(TESTS)) for path in belonging(changed)}


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("bot/league/standings.py", {"league/test_standings.py"}),
        ("tests/ui/test_governor.py", {"ui/test_governor.py"}),
        ("tests/games/scenarios/olsen.json", {"games/test_scenarios.py"}),
        ("tests/e2e/league.py", {"e2e/test_evening.py", "e2e/test_promises.py"}),
        ("tests/storage/conftest.py", {"storage/test_keeping.py"}),
        ("data/locales/no/hand.ftl", {"ui/test_phrases.py", "budget/test_budget.py"}),
        ("data/sql/boards.sql", {"storage/test_queries.py"}),
        ("cogs/playing.py", {"e2e/test_command_sync.py"}),
        ("bot/ui/presses/hands.py", {"ui/test_presses.py", "test_guides.py"}),
        ("bot/ui/umpire/dashboard/waiting.py", {"ui/test_presses.py", "test_guides.py"}),
        ("README.md", {"test_guides.py"}),
    ],
)
def test_a_change_has_the_tests_that_belong_to_it(changed: str, tests: set[str]) -> None:
    assert tests | {"test_house.py"} <= names(changed)


def test_what_belongs_to_a_change_is_there() -> None:
    every = (
        str(path.relative_to(ROOT))
        for folder in ("bot", "cogs", "data")
        for path in (ROOT / folder).rglob("*.*")
    )
    assert [path for path in belonging(every) if not path.exists()] == []


def test_a_change_of_one_module_does_not_bring_everything() -> None:
    assert len(names("bot/league/standings.py")) < 10


def test_what_is_gone_has_tests_and_is_none() -> None:
    assert {"league/test_pairing.py", "test_house.py"} <= names(
        "bot/league/pairing.py", "tests/league/test_gone.py"
    )
    assert names("tests/league/test_gone.py") == {"test_house.py"}


def test_what_was_renamed_counts_with_both_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mine, "ROOT", tmp_path)
    (tmp_path / "old.md").write_text("A page about something.\n" * 20)
    (tmp_path / "gone.md").write_text("Another one.\n")
    me = ("-c", "user.name=Test", "-c", "user.email=test@example.org")
    for words in (("init", "-q"), ("add", "."), (*me, "commit", "-qm", "Begin"), ("mv", "old.md", "new.md")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)  # noqa: S607 - whichever git there is
    (tmp_path / "gone.md").unlink()
    (tmp_path / "added.md").touch()
    assert mine.changed("HEAD") == ["added.md", "gone.md", "new.md", "old.md"]
