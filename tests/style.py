"""How each language is written: what its phrases keep clear of, and the times that its people write.

A language's file is ``tests/data/languages/<locale>.toml``. The same tests read all of them.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "data" / "languages"
NOWHERE = {
    "three points": r"\.{3}",
    "two spaces": r"\S {2,}\S",
    "a straight apostrophe": r"^(?!enter-|time-).*\w'\w",
    "a full stop on a button": r"^(?:button|verb)-.*\.$",
}
"""What no language’s punctuation has."""


class Style(NamedTuple):
    """How one language is written."""

    habits: dict[str, tuple[re.Pattern[str], float]]
    """What makes a text read as translated, and how often it may occur in a thousand words."""
    colons: float
    """The most colons in a hundred sentences, a label with its value aside."""
    not_ours: re.Pattern[str]
    """Words of other languages, and those for which there is another one in the glossary."""
    rare: set[str]
    """Words of the language that stand in one phrase only, and in more of another language."""
    wrong: dict[str, re.Pattern[str]]
    """What the language’s punctuation doesn’t have, by what is wrong with it."""
    terms: dict[str, tuple[re.Pattern[str], re.Pattern[str]]]
    """What has one name: how English calls it, and how the language does."""
    moments: dict[str, str]
    """Times as people write them, and what they mean: ``2026-11-23 20:00``."""


def _read(path: Path) -> Style:
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    words = re.compile(rf"(?<![\w’-])(?:{found['not_ours']})(?![\w-])", re.IGNORECASE | re.VERBOSE)
    return Style(
        habits={
            name: (re.compile(each["pattern"], re.IGNORECASE), each["most"])
            for name, each in found["habits"].items()
        },
        colons=found["colons"],
        not_ours=words,
        rare={*found.get("rare", "").split()},
        wrong={name: re.compile(pattern) for name, pattern in (NOWHERE | found["wrong"]).items()},
        terms={
            name: (re.compile(each["english"], re.IGNORECASE), re.compile(each["own"], re.IGNORECASE))
            for name, each in found.get("terms", {}).items()
        },
        moments=found["moments"],
    )


STYLES = {path.stem: _read(path) for path in sorted(FOLDER.glob("*.toml"))}
"""By language."""
