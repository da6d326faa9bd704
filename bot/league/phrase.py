"""A sentence for people as leagues know it: the id of a phrase and what is to stand in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

NONE = "none"
"""What phrases choose by where there is nothing."""


class Phrase(NamedTuple):
    """A phrase of the catalogue with its arguments; the words are for the caller to look up."""

    id: str
    arguments: Mapping[str, str | int] = {}


def seconds(at: int | None) -> str:
    """A moment (ms) as phrases take it; ``none`` for None."""
    return NONE if at is None else str(at // 1000)
