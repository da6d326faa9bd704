"""Keep the bot's secrets from other processes of the same user, such as programs that play."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Collection, Iterable

PR_SET_DUMPABLE = 4
OTHERS = ("POSTGRES_PASSWORD",)
"""Variables with secrets that the bot itself does not read: a file of Compose gives them to all it starts."""


def keep_to_itself(secrets: Iterable[str], read: Collection[str] = ()) -> None:
    """Remove every variable with one of these ``secrets`` from the environment, and the variables in
    ``OTHERS`` and ``read``. On Linux, wipe what others can read of it, and let only root look into the memory
    of this process.
    """
    for name, text in dict(os.environ).items():
        if name in (*OTHERS, *read) or any(secret in text for secret in secrets):
            if sys.platform == "linux":
                _wipe(name)
            del os.environ[name]
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)


def _wipe(name: str) -> None:
    system = ctypes.CDLL(None)
    system.getenv.restype = ctypes.c_void_p
    if text := system.getenv(os.fsencode(name)):
        ctypes.memset(text, 0, len(ctypes.string_at(text)))
