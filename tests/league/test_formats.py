"""Formats are asked, not told apart: nobody but a format's own module knows which one it is."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from bot.league.season import FORMATS, settings_from_json, settings_to_json
from tests.league.seasons import settings

ROOT = Path(__file__).parents[2]
OWN = ROOT / "bot" / "league" / "season" / "formats"
READERS = {"fixtures.py", "sittings.py"}
"""Where what is played is taken for what it is: of a league, and of a tournament."""
FILES = [
    path for top in ("bot", "cogs") for path in (ROOT / top).rglob("*.py") if not path.is_relative_to(OWN)
]


OF_CODE = pytest.mark.xdist_group("formats in code")
"""The code is read once for these."""


@cache
def nodes() -> tuple[tuple[Path, ast.Compare | ast.Call], ...]:
    """All that is compared and called, and where."""
    parsed = ((path, ast.parse(path.read_text(encoding="utf-8"))) for path in FILES)
    return tuple(
        (path, node)
        for path, tree in parsed
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare | ast.Call)
    )


def sides(node: ast.Compare) -> list[ast.expr]:
    """What is compared, the members of a tuple or set one by one."""
    found: list[ast.expr] = []
    for side in (node.left, *node.comparators):
        found += side.elts if isinstance(side, ast.Tuple | ast.Set | ast.List) else [side]
    return found


@OF_CODE
def test_nobody_compares_the_key_of_a_format() -> None:
    for path, node in nodes():
        if isinstance(node, ast.Compare):
            compared = sides(node)
            of_format = any(getattr(side, "attr", "") == "format" for side in compared)
            known = any(getattr(side, "value", None) in (*FORMATS, "tournament") for side in compared)
            assert not (of_format and known), f"{path}:{node.lineno} asks which format it is"


@OF_CODE
def test_nobody_looks_at_what_is_played_to_tell_formats_apart() -> None:
    for path, node in nodes():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "isinstance":
            is_play = getattr(node.args[0], "attr", "") == "play"
            assert not is_play or path.name in READERS, f"{path}:{node.lineno}"


@pytest.mark.parametrize("key", FORMATS)
def test_a_format_is_found_by_its_key(key: str) -> None:
    its = FORMATS[key]
    assert its.facts.key == key
    assert its.described(settings(format=key, game=its.facts.game or "olsen")).id == f"league-format-{key}"


def test_settings_of_a_format_that_nobody_knows_are_not_read() -> None:
    written = {**settings_to_json(settings()), "format": "ladder"}
    with pytest.raises(ValueError, match="ladder"):
        settings_from_json(written)
