"""A sentence for people as leagues know it: the id of a phrase and what is to stand in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Phrase(NamedTuple):
    """A phrase of the catalogue with its arguments; the words are for the caller to look up."""

    id: str
    arguments: Mapping[str, str | int | None] = {}


def moment(at: int | None) -> str | None:
    """A moment (ms since 1970) for Discord's timestamps, in seconds; None for None.

    It is a text, because a phrase gives numbers thousands marks.
    """
    return None if at is None else str(at // 1000)
