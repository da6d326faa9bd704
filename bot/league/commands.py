"""How something is said to a season or a tournament, and how its log holds what was done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

A = TypeVar("A")
"""What can happen: the acts of a season, or those of a tournament."""


# A frozen class with slots and a type parameter cannot be made through its alias in Python 3.11.
@dataclass(frozen=True)
class Command(Generic[A]):
    """An act, with who wants it, when and why. Whether they may is for the caller to know."""

    act: A
    actor: str
    """The key of the person; empty: a table, or the clock."""
    at: int
    """Milliseconds since 1970, never before the entry of the log that was written last."""
    reason: str = ""
    seen: int | None = None
    """The ``seq`` that the actor had before their eyes; None: not asked."""


@dataclass(frozen=True)
class LogEntry(Generic[A]):
    """An entry of the log: never changed, never deleted, and together enough to make it all again."""

    seq: int
    at: int
    actor: str
    """As in the command; empty for what has followed by itself."""
    act: A
    reason: str
    before: dict[str, object]
    """What this has changed, as plain JSON, as it was; and below as it is."""
    after: dict[str, object]
    own_table: bool = False
    """Whether the actor plays where a decision was about."""
