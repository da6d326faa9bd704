"""The outcome of a press: whether a change was saved, even if it couldn't be shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(slots=True)
class Outcome:
    """What a press has done so far."""

    is_saved: bool = False
    """Whether a change was committed. If so, never tell a user that nothing happened."""


_outcome: ContextVar[Outcome | None] = ContextVar("outcome", default=None)


@contextmanager
def outcome() -> Iterator[Outcome]:
    """Follow the outcome of this block and of the tasks that it starts."""
    followed = Outcome()
    token = _outcome.set(followed)
    try:
        yield followed
    finally:
        _outcome.reset(token)


def saved() -> None:
    """Note that the change which the press asked for was committed."""
    followed = _outcome.get()
    if followed is not None:
        followed.is_saved = True
