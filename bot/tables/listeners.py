"""Telling those who asked to hear of something that has happened, which no fault of theirs can undo."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Generic, ParamSpec

log = logging.getLogger(__name__)

P = ParamSpec("P")


class Signal(Generic[P]):
    """Something that happens, and the listeners that are called then, in the order they subscribed in.

    What they are told of is committed already. Whoever did it must not be told that it failed, and the other
    listeners are to hear of it too, so what a listener raises is logged under an id and goes no further.
    """

    def __init__(self, *listeners: Callable[P, object]) -> None:
        self._listeners = list(listeners)

    def subscribe(self, *listeners: Callable[P, object]) -> None:
        """Call these, too, from now on."""
        self._listeners += listeners

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call all listeners: it has happened."""
        for listener in self._listeners:
            try:
                listener(*args, **kwargs)
            except Exception:
                name = getattr(listener, "__qualname__", repr(listener))
                fault = secrets.token_hex(4)
                log.exception("fault %s: %s failed on something that has happened", fault, name)
