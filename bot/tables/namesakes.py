"""Tell people apart whose names look alike, wherever several people are named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import Field, replace
from typing import Any, ClassVar, Protocol, TypeVar

from bot.user_text import UserText, doubles, raw_text

LONGEST = 32
"""The most characters of a name, including added digits."""
DIGITS = (4, 8, 20)
"""How many of the last digits of a user id to add to names that look alike. If the result is still ambiguous,
the next number is tried.
"""


class Named(Protocol):
    """A row that names a person or computer. Computers have no user id, and forgotten people have no name
    either.
    """

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def user_id(self) -> int | None:
        """The user's id, or None."""

    @property
    def name(self) -> UserText | None:
        """The user's latest name, or None."""


Row = TypeVar("Row", bound=Named)


def told_apart(rows: Iterable[Row]) -> list[Row]:
    """Return the same rows, with the last digits of the user id added to names that look alike."""
    listed = list(rows)
    names = namesakes(listed)
    return [replace(row, name=names.get(row.user_id or 0, row.name)) for row in listed] if names else listed


def page_told_apart(
    rows: Sequence[Row], own: Row | None, elsewhere: Sequence[Row]
) -> tuple[tuple[Row, ...], Row | None]:
    """Return a page of a board and the asking person's own row, with names that look alike told apart.
    ``elsewhere``: the rows on other pages with such names.
    """
    listed = told_apart((*rows, *elsewhere, *(() if own is None else (own,))))
    return tuple(listed[: len(rows)]), None if own is None else listed[-1]


def namesakes(rows: Iterable[Named]) -> Mapping[int, UserText]:
    """Return new names, by user id, for people whose name looks like another person's or computer's."""
    named = [(row.user_id, row.name) for row in rows if row.name is not None]
    people = {user_id: name for user_id, name in named if user_id is not None}
    computers = {name for user_id, name in named if user_id is None}
    alike = zip(people, doubles([*people.values(), *computers]), strict=False)
    same = [user_id for user_id, is_double in alike if is_double]
    called: dict[int, UserText] = {}
    for digits in DIGITS if same else ():
        called = {user_id: _with_digits(people[user_id], str(user_id)[-digits:]) for user_id in same}
        if not any(doubles([*(people | called).values(), *computers])):
            break
    return called


def _with_digits(name: UserText, digits: str) -> UserText:
    added = f" ({digits})"
    return UserText(raw_text(name)[: LONGEST - len(added)] + added)
