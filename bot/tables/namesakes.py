"""Telling people of one name apart, wherever several people are named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import Field, replace
from typing import Any, ClassVar, Protocol, TypeVar

from bot.user_text import UserText, raw_text

LONGEST = 32
"""The most characters of a name, with what is added to it."""
DIGITS = (4, 8, 20)
"""How many of the last digits of their ids are added to equal names. If the digits are equal too, the next
number is tried.
"""


class Named(Protocol):
    """A row that names somebody. A computer has no user id; who was forgotten has no name either."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def user_id(self) -> int | None:
        """The user's id."""

    @property
    def name(self) -> UserText | None:
        """Their latest name."""


Row = TypeVar("Row", bound=Named)


def told_apart(rows: Iterable[Row]) -> list[Row]:
    """The same rows, in which people with equal names have the last digits of their user ids after them."""
    listed = list(rows)
    names = namesakes(listed)
    return [replace(row, name=names.get(row.user_id or 0, row.name)) for row in listed] if names else listed


def page_told_apart(
    rows: Sequence[Row], own: Row | None, elsewhere: Sequence[Row]
) -> tuple[tuple[Row, ...], Row | None]:
    """The rows of a page of a board, and the line of the person who asks, in which people with equal names
    are told apart. ``elsewhere`` are the lines on other pages whose people have one of these names.
    """
    listed = told_apart((*rows, *elsewhere, *(() if own is None else (own,))))
    return tuple(listed[: len(rows)]), None if own is None else listed[-1]


def namesakes(rows: Iterable[Named]) -> Mapping[int, UserText]:
    """New names for those people who share their name with another of them, by user id."""
    of_name: dict[str, dict[int, UserText]] = {}
    for row in rows:
        if row.user_id is not None and row.name is not None:
            key = raw_text(row.name).strip().casefold()
            of_name.setdefault(key, {})[row.user_id] = row.name
    return {
        user_id: name for same in of_name.values() if len(same) > 1 for user_id, name in _with_digits(same)
    }


def _with_digits(same: Mapping[int, UserText]) -> Iterable[tuple[int, UserText]]:
    for digits in DIGITS:
        tails = {user_id: str(user_id)[-digits:] for user_id in same}
        if len(set(tails.values())) == len(same):
            break
    for user_id, name in same.items():
        added = f" ({tails[user_id]})"
        yield user_id, UserText(raw_text(name)[: LONGEST - len(added)] + added)
