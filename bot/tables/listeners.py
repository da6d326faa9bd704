"""Telling those who asked to hear of something that has happened, which no fault of theirs can undo."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import ParamSpec

log = logging.getLogger(__name__)

P = ParamSpec("P")


def notify(listener: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
    """Call ``listener``, and log under an id what it raises.

    What it is told of is committed already: whoever did it must not be told that it failed, and the other
    listeners are to hear of it too.
    """
    try:
        listener(*args, **kwargs)
    except Exception:
        name = getattr(listener, "__qualname__", repr(listener))
        log.exception("fault %s: %s failed on something that has happened", secrets.token_hex(4), name)
