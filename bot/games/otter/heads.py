"""The number of otter heads on each card: its points for the owner of a points card (rules/otter.md 5).

The printed cards decide, and no list of them is published. So a server can set its own *map*, the heads of
the cards 1 to 13 as 13 digits from 1 to 3. The presets are guesses that play well.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bot.games.otter.cards import CODES, OTTERS

PRESETS = {
    "centre": "1112233322111",  # ends block a column best, so they are worth least as a gift
    "edge": "3322111112233",
    "rising": "1111122223333",
    "flat": "1111111111111",
}
"""Maps by value of the option ``heads``; the first is the default."""

NO_HEADS = bytes(len(CODES))
"""Worth of the cards before a map is set."""

is_map = re.compile("[123]{13}").fullmatch


def worth_by(heads: str) -> bytes:
    """Return the heads of each card by a map; 0 for the specials and "no card"."""
    return bytes((0, *map(int, heads), 0, 0))


@lru_cache(maxsize=64)
def to_json(worth: bytes) -> Mapping[str, int]:
    """Return the heads as stored in a position, under the keys ``"1"`` to ``"13"``."""
    return {CODES[otter]: worth[otter] for otter in OTTERS}


@lru_cache(maxsize=64)
def runs(worth: bytes) -> Mapping[str, str]:
    """Return the otters with ``one``, ``two`` and ``three`` heads, each as runs: ``1–3 11–13``."""
    found: dict[str, list[str]] = {"1": [], "2": [], "3": []}
    for run in re.finditer(r"(.)\1*", "".join(str(worth[otter]) for otter in OTTERS)):
        first, last = run.start() + 1, run.end()
        found[run[1]].append(str(first) if first == last else f"{first}–{last}")
    return dict(zip(("one", "two", "three"), map(" ".join, found.values()), strict=True))


def from_json(heads: Any) -> bytes:
    """Read the heads of a position. Raises ValueError."""
    otters = [CODES[otter] for otter in OTTERS]
    if isinstance(heads, Mapping) and set(heads) == set(otters):
        digits = "".join(str(heads[otter]) for otter in otters)
        if is_map(digits) and all(type(heads[otter]) is int for otter in otters):
            return worth_by(digits)
    raise ValueError(f"heads: {heads!r} does not give 1, 2 or 3 for each of 1 to 13")
