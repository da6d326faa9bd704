"""Run the tests that belong to what you changed: ``python -m tests.mine``.

What you changed is what differs from the last commit, or with ``--base main`` from where your branch began.
:mod:`tests.mirror` says which tests belong to a module. To a helper of the tests belong those that import it,
and to other files those in ``BESIDES``. First, the tests are listed with the time they take, as far as
earlier runs here have measured it. Slow ones are named and left to you. What follows ``--`` goes to pytest.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from tests.by_day import SLOW
from tests.mirror import ROOT, TESTS, imports, mirror

BESIDES: Mapping[str, Sequence[str]] = {
    "data/locales/": ("ui/test_phrases.py", "budget/test_budget.py"),
    "data/rules/": ("ui/test_phrases.py", "budget/test_budget.py"),
    "data/lessons/": ("ui/test_lessons.py", "e2e/test_lessons.py"),
    "data/players/": ("players/",),
    "data/match_file/": ("match_file/",),
    "docs/fairness.md": ("match_file/test_attacks.py",),
    "docs/hosting/programs.md": ("programs/test_protocol.py", "e2e/test_programs.py"),
    "data/sql/": ("storage/",),
    "data/migrations/": ("storage/", "cli/test_refused.py", "cli/test_move.py"),
    "data/hosting/": ("test_guides.py", "cli/test_installed.py"),
    "docs/": ("test_guides.py", "cli/test_installed.py"),
    "bot/ui/hands/": ("e2e/test_hand.py", "e2e/test_calls.py"),
    "bot/ui/records/": ("e2e/test_result.py", "e2e/test_standings.py"),
    "bot/ui/tables/": ("e2e/test_lobby.py", "e2e/test_match.py", "e2e/test_manage.py"),
    "cogs/": ("e2e/test_command_sync.py", "e2e/test_menus.py", "e2e/test_permissions.py"),
}
"""More tests that belong to files, by how their paths begin: all of those that are no modules."""
OF_PRESSES = ("ui/test_presses.py", "e2e/test_permissions.py", "budget/test_budget.py", "test_guides.py")
"""The tests that belong to modules with presses."""
ALWAYS = ("test_house.py",)
"""What any change can break, in a few seconds."""
SECONDS = ROOT / ".pytest_cache" / "seconds.json"
"""How long the tests of each file took when they last ran here, in seconds."""
A_TEST = 0.15
"""The seconds that a test is guessed to take in a file that has not run here."""
SHORT = 20
"""The seconds of tests that do not pay for starting several processes."""


def changed(base: str) -> list[str]:
    """The paths that differ from the commit ``base``, also where nothing is any more, and those that git does
    not track yet.
    """
    told = [
        _git("diff", "--name-only", "--no-renames", "--merge-base", base),
        _git("ls-files", "--others", "--exclude-standard"),
    ]
    return sorted({line for lines in told for line in lines.splitlines()})


def _git(*words: str) -> str:
    command = ["git", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def belonging(paths: Iterable[str]) -> list[Path]:
    """The files with the tests that belong to these ``paths``, relative to the project's folder, in order."""
    found = {TESTS / name for name in ALWAYS}
    for path in paths:
        found.update(_of(path))
    return sorted(path for path in found if path.exists())


def _of(path: str) -> Iterator[Path]:
    if path.startswith("bot/") and path.endswith(".py"):
        yield from mirror(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        if (ROOT / path).exists() and "template=" in (ROOT / path).read_text("utf-8"):
            yield from (TESTS / name for name in OF_PRESSES)
    elif path.startswith("tests/") and Path(path).name.startswith("test_"):
        yield ROOT / path
    elif path.startswith("tests/") and path.endswith("conftest.py"):
        yield from (ROOT / path).parent.rglob("test_*.py")
    elif path.startswith("tests/") and path.endswith(".py"):
        yield from _importing(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    elif path.endswith((".md", ".toml", ".yaml", ".example")):
        yield TESTS / "test_guides.py"
    elif path.startswith("tests/"):
        folders = [folder for folder in Path(path).parents if any((ROOT / folder).glob("test_*.py"))]
        yield from (ROOT / folders[0]).glob("test_*.py") if folders else ()
    for beginning, tests in BESIDES.items():
        if path.startswith(beginning):
            for name in tests:
                yield from sorted((TESTS / name).rglob("test_*.py")) if name.endswith("/") else [TESTS / name]


def _importing(module: str) -> Iterator[Path]:
    """The files with tests that import a module of the tests, also by way of others."""
    known = {path: imports(path) for path in TESTS.rglob("*.py")}
    wanted, reached = {module}, set[Path]()
    while more := [path for path in known if path not in reached and known[path] & wanted]:
        reached.update(more)
        wanted |= {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in more}
    return (path for path in reached if path.name.startswith("test_"))


def seconds(files: Mapping[str, Path]) -> tuple[float, int]:
    """Return how many seconds the tests of ``files`` take, and how many files were never measured here.
    For those, count their tests.
    """
    measured: dict[str, float] = json.loads(SECONDS.read_text("utf-8")) if SECONDS.exists() else {}
    guessed = {
        name: A_TEST * path.read_text("utf-8").count("def test_")
        for name, path in files.items()
        if name not in measured
    }
    return sum((measured | guessed)[name] for name in files), len(guessed)


def main(argv: Sequence[str]) -> int:
    """Say what belongs to the change, run it, and give pytest's exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.mine", description=__doc__.partition(":")[0])
    parser.add_argument("--base", default="HEAD", help="what to compare with (%(default)s)")
    parser.add_argument("pytest", nargs="*", help="options for pytest, after --")
    wanted = parser.parse_args(argv)
    paths = changed(wanted.base)
    if not paths:
        print(f"Nothing differs from {wanted.base}. What is committed shows with --base main.")
        return 0
    names = {str(path.relative_to(ROOT)): path for path in belonging(paths)}
    slow = [name for name in names if name.startswith(SLOW)]
    daily = [name for name in names if name not in slow]
    takes, guessed = seconds({name: names[name] for name in daily})
    print(f"About {takes:.0f} s in one process, for the tests in", *daily, sep="\n  ")
    if guessed:
        print(f"It may take longer, because {guessed} of these files have never run here.")
    if slow:
        print("What is slow is left to you, with uv run pytest and the names of", *slow, sep="\n  ")
    sys.stdout.flush()
    options = ["-m", "not slow", *(["-n0"] if takes < SHORT else []), *wanted.pytest, *daily]
    return subprocess.run([sys.executable, "-m", "pytest", *options], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
