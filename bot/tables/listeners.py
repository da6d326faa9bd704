"""Listeners: they are called after something happened, and their errors don't affect the caller."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Generic, ParamSpec

log = logging.getLogger(__name__)

P = ParamSpec("P")


class Signal(Generic[P]):
    """An event, with listeners that are called in the order in which they subscribed.

    The change is committed by then, so it must not look to the caller as if it failed. The other listeners
    must hear of it too. So errors of a listener are logged with an id and not raised.
    """

    def __init__(self, *listeners: Callable[P, object]) -> None:
        self._listeners = list(listeners)

    def subscribe(self, *listeners: Callable[P, object]) -> None:
        """Add listeners."""
        self._listeners += listeners

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call all listeners."""
        for listener in self._listeners:
            try:
                listener(*args, **kwargs)
            except Exception:
                name = getattr(listener, "__qualname__", repr(listener))
                fault = secrets.token_hex(4)
                log.exception("fault %s: %s failed on an event", fault, name)
