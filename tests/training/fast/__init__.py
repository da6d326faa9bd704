"""Games once more, in C: a thousand times as fast as the rules, for training. ``shedding.c`` and ``otter.c``
play deals by the usual house rules, and ``nets.h`` trains nets in them.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
HIDDEN, WIDTH = 32, 96
"""The hidden units of a net, and the most numbers that it is told of a move."""
GREEDY, NORMAL, NET, LEARNER = range(4)
"""Who plays: the greedy player, the normal one, a net; and one that plays as the normal one
does while a net is told of its moves.
"""


class Net(ctypes.Structure):
    """A net, as C has it."""

    _fields_ = (
        ("hidden", ctypes.c_float * HIDDEN * WIDTH),
        ("bias", ctypes.c_float * HIDDEN),
        ("out", ctypes.c_float * HIDDEN),
        ("direct", ctypes.c_float * WIDTH),
    )


class Run(ctypes.Structure):
    """Where a training has come to."""

    _fields_ = (
        *((name, Net) for name in ("net", "mean", "first", "second")),
        ("steps", ctypes.c_double),
    )


def compiler() -> str | None:
    """The C compiler of this machine, if there is one."""
    return shutil.which("cc")


@cache
def library(name: str) -> ctypes.CDLL:
    """A game of :data:`HERE`, compiled. Raises SystemExit if there is no C compiler."""
    cc = compiler()
    if cc is None:
        raise SystemExit("training needs a C compiler: no cc was found")
    folder = Path(tempfile.mkdtemp(prefix="olsen-fast-"))
    made = folder / f"{name}.so"
    try:
        # The same numbers on every machine: nothing is reordered, and nothing fused.
        flags = ("-O3", "-std=gnu11", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC")
        source = HERE / f"{name}.c"
        subprocess.run([cc, *flags, str(source), "-o", str(made), "-lm"], check=True)
        found = ctypes.CDLL(os.fspath(made))
    finally:
        shutil.rmtree(folder)
    found.share_of.restype = ctypes.c_double
    return found


def weigh_by(games: ctypes.CDLL, number: int, weights: Sequence[float]) -> None:
    """Choose a game of the library, and what its normal player weighs moves by."""
    games.weigh_by(number, (ctypes.c_double * len(weights))(*weights))


def share(games: Any, kind: int, others: int, seats: int, matches: range) -> float:
    """What part of these matches a player wins against others of a kind."""
    won = games.share_of(kind, others, seats, ctypes.c_uint64(matches.start), len(matches))
    return float(won)
