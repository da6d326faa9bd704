"""Telling people of one name apart, wherever a season names them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.storage import PersonRow
from bot.user_text import UserText, raw_text

LONGEST = 32
"""The most characters of a name, with what is added to it."""
DIGITS = (4, 8, 20)
"""So many of the last digits of their ids are added to names that are the same; more if these are, too."""


def told_apart(people: Mapping[str, PersonRow]) -> Mapping[str, PersonRow]:
    """The same people by key. Those who have one name have the last digits of their user ids after it."""
    of_name: dict[str, list[PersonRow]] = {}
    for row in people.values():
        of_name.setdefault(raw_text(row.name).strip().casefold(), []).append(row)
    changed = {row.person: row for same in of_name.values() if len(same) > 1 for row in _with_digits(same)}
    return {key: changed.get(key, row) for key, row in people.items()}


def _with_digits(same: Iterable[PersonRow]) -> Iterable[PersonRow]:
    rows = list(same)
    for digits in DIGITS:
        tails = [str(row.user_id)[-digits:] for row in rows]
        if len(set(tails)) == len(rows):
            break
    for row, tail in zip(rows, tails, strict=True):
        added = f" ({tail})"
        yield replace(row, name=UserText(raw_text(row.name)[: LONGEST - len(added)] + added))
