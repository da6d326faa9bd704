"""How many otter heads each card shows: what it is worth to whoever has it before them (rules/otter.md 5).

The printed cards decide, and no list of them is published. So a server can give its own *map*, the heads of
the cards 1 to 13 as 13 digits from 1 to 3; the presets are guesses that play well.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

PRESETS = {
    "centre": "1112233322111",  # the ends block a column best, so they are worth least when handed over
    "edge": "3322111112233",
    "rising": "1111122223333",
    "flat": "1111111111111",
}
"""Maps by the value of the option ``heads``; the first is the default."""

_OTTERS = tuple(str(otter) for otter in range(1, 14))

is_map = re.compile("[123]{13}").fullmatch


def worth(heads: str) -> bytes:
    """The heads of each card by a map, with none for the specials and "no card"."""
    return bytes((0, *map(int, heads), 0, 0))


def to_json(heads: str) -> dict[str, int]:
    """A map as it stands in a position: heads under the keys ``"1"`` to ``"13"``."""
    return {otter: int(digit) for otter, digit in zip(_OTTERS, heads, strict=True)}


def from_json(heads: Any) -> str:
    """Read a map from a position. Raises ValueError."""
    if isinstance(heads, Mapping) and set(heads) == set(_OTTERS):
        digits = [heads[otter] for otter in _OTTERS]
        if all(type(digit) is int and digit in (1, 2, 3) for digit in digits):
            return "".join(map(str, digits))
    raise ValueError(f"heads: {heads!r} does not give 1, 2 or 3 for each of 1 to 13")
