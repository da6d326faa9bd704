"""What has become of a press: whether anything was saved, whatever happens to the showing of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(slots=True)
class Outcome:
    """What a press has brought about so far."""

    is_saved: bool = False
    """Something that was asked for has been committed: nobody may be told that nothing happened."""


_outcome: ContextVar[Outcome | None] = ContextVar("outcome", default=None)


@contextmanager
def outcome() -> Iterator[Outcome]:
    """Follow what the block brings about, in tasks that it starts as well."""
    followed = Outcome()
    token = _outcome.set(followed)
    try:
        yield followed
    finally:
        _outcome.reset(token)


def saved() -> None:
    """What somebody has asked for has just been committed."""
    followed = _outcome.get()
    if followed is not None:
        followed.is_saved = True
