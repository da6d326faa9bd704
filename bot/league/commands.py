"""Commands to a season or a tournament, and the entries of its log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.user_text import NO_TEXT, UserText

A = TypeVar("A")
"""The type of acts: those of a season, or those of a tournament."""


# A frozen class with slots and a type parameter cannot be made through its alias in Python 3.11.
@dataclass(frozen=True)
class Command(Generic[A]):
    """An act with its actor, time and reason. The caller has checked that the actor is allowed to do it."""

    act: A
    actor: str
    """The key of the person; empty for a table or the clock."""
    at: int
    """The time in milliseconds since 1970, never before that of the last entry of the log."""
    reason: UserText = NO_TEXT
    seen: int | None = None
    """The ``seq`` of the contest that the actor has seen; None to skip the check for newer decisions."""


@dataclass(frozen=True)
class LogEntry(Generic[A]):
    """An entry of the log. Entries are never changed or deleted, and the state can be rebuilt from them."""

    seq: int
    at: int
    actor: str
    """The actor of the command; empty for a consequence that nobody has commanded."""
    act: A
    reason: UserText
    before: dict[str, object]
    """The old values of everything that has changed, as plain JSON; below are the new values."""
    after: dict[str, object]
    own_table: bool = False
    """Whether the actor has decided about a match or table at which they play."""
