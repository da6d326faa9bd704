"""Chance and time of the whole process, from the seed."""

from __future__ import annotations

import ctypes
import datetime
import os
import random
import sys
import time
from collections.abc import Callable
from datetime import UTC
from random import Random

BEGINNING = 1_767_225_600
"""Seconds since 1970 when the simulation begins: the first of January 2026."""
NO_RANDOM_ADDRESSES = 0x0040000
SETTLED = "STORM_SETTLED"


class Chance:
    """The seed, as so many streams of chance as somebody names: what one of them is asked for does not move
    the others.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def stream(self, *names: object) -> Random:
        """The stream of a name, from its beginning."""
        return Random("/".join(map(str, (self.seed, *names))))


def take_over(chance: Chance, now: Callable[[], float], skew: Callable[[], float]) -> None:
    """Have this process ask the seed for all that differs from one run to the next.

    ``now`` gives the seconds since the beginning, ``skew`` those by which the machine's clock is ahead.
    """
    import discord  # not before: settle() runs the program anew

    entropy = chance.stream("entropy").randbytes
    os.urandom = random._urandom = entropy  # type: ignore[attr-defined,assignment]  # the entropy of SystemRandom
    random.seed(chance.seed)

    def wall() -> float:
        return BEGINNING + now() + skew()

    time.time = wall
    time.time_ns = lambda: int(wall() * 1e9)
    time.monotonic = time.perf_counter = lambda: 1_000.0 + now()
    time.monotonic_ns = time.perf_counter_ns = lambda: int((1_000.0 + now()) * 1e9)

    def utcnow() -> datetime.datetime:
        return datetime.datetime.fromtimestamp(wall(), UTC)

    discord.utils.utcnow = utcnow


def settle() -> None:
    """Run this program anew if hashes and addresses may differ from those of the next run."""
    if os.environ.get(SETTLED):
        return
    # Sets of objects are in the order of their addresses; not everywhere can that be settled.
    ctypes.CDLL(None).personality(NO_RANDOM_ADDRESSES)
    environment = {**os.environ, "PYTHONHASHSEED": "0", SETTLED: "1"}
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)  # noqa: S606 - ourselves
