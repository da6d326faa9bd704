"""The mirror: which tests are about a module.

Tests mirror the tree: ``bot/ui/leagues/info.py`` is tested by ``test_info.py`` in ``tests/ui/leagues``, by
``test_leagues_info.py`` in ``tests/ui``, and by files whose names go on from there, as
``test_leagues_info_pages.py``. Where there are none, it is tested by the tests of its room
(``tests/ui``) that import it by name, by those of its package, and else by all in the folder of its room.

Data that are named as the module are read by the tests that are named as their folder: ``test_scenarios.py``
plays ``scenarios/olsen.json``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.mutation.mutants import ROOT

TESTS = ROOT / "tests"


def mirror(module: str) -> list[Path]:
    """The files with tests about a module."""
    parts = module.split(".")[1:]
    found = set(_named(parts))
    if not found and len(parts) > 1:
        found = {path for path in (TESTS / parts[0]).rglob("test_*.py") if module in _imports(path)}
    if not found and len(parts) > 1:
        return mirror(module.rpartition(".")[0])
    return sorted(found or (TESTS / parts[0]).glob("test_*.py"))


def _named(parts: Sequence[str]) -> Iterator[Path]:
    """The files that have the module's name, and those whose names go on and are no other module's."""
    for at in range(len(parts)):
        folder, name = TESTS.joinpath(*parts[:at]), "_".join(parts[at:])
        beside = ROOT.joinpath("bot", *parts[:at])
        for path in folder.glob(f"test_{name}*.py"):
            tested = path.stem.removeprefix("test_")
            is_others = (beside / f"{tested}.py").exists() or (beside / tested).is_dir()
            if tested == name or (tested.startswith(f"{name}_") and not is_others):
                yield path
        for path in folder.glob(f"*/{name}.*"):
            reader = folder / f"test_{path.parent.name}.py"
            if path.suffix != ".py" and reader.exists():
                yield reader


def _imports(path: Path) -> set[str]:
    """The modules that a file names in its imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names
