"""Phrases chosen by the league code: the id of a phrase and its arguments, without the words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Phrase(NamedTuple):
    """A phrase of the catalogue with its arguments. The caller looks up the words."""

    id: str
    arguments: Mapping[str, str | int | None] = {}


def moment(at: int | None) -> str | None:
    """Return a time (ms since 1970) for Discord's timestamps, in seconds; None for None.

    It is a text, because phrases format numbers with thousands separators.
    """
    return None if at is None else str(at // 1000)
