"""Keeps the bot's secrets from other processes of the same user, as from programs that play."""

from __future__ import annotations

import contextlib
import ctypes
import os
from collections.abc import Iterable

PR_SET_DUMPABLE = 4


def keep_to_itself(secrets: Iterable[str]) -> None:
    """Take every variable that holds one of these ``secrets`` out of the environment, and wipe what others
    can read of it. Let nobody but root look into the memory of this process, on Linux.
    """
    for name in [name for name, text in os.environ.items() if any(secret in text for secret in secrets)]:
        with contextlib.suppress(AttributeError):
            _wipe(name)
        del os.environ[name]
    with contextlib.suppress(AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)


def _wipe(name: str) -> None:
    system = ctypes.CDLL(None)
    system.getenv.restype = ctypes.c_void_p
    if text := system.getenv(os.fsencode(name)):
        ctypes.memset(text, 0, len(ctypes.string_at(text)))
