"""The room is pure: no clock, no chance of its own, no input or output."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_house import IMPURE, MODULES, imports_of, name_of

LEAGUE = [path for path in MODULES if "league" in path.parts]


@pytest.mark.parametrize("path", LEAGUE, ids=name_of)
def test_leagues_are_pure(path: Path) -> None:
    assert {module.split(".")[0] for module in imports_of(path)} & IMPURE == set()


def test_modules_are_small() -> None:
    lengths = [len(path.read_text(encoding="utf-8").splitlines()) for path in LEAGUE]
    assert max(lengths) < 250
