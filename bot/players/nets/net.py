"""A net with one hidden layer, in plain Python: it takes a tenth of a millisecond to judge a move."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from bot.resources import data_folder


class Unit(NamedTuple):
    """One of the hidden layer: what it adds up, and what it counts where that is more than nothing."""

    weights: tuple[float, ...]
    bias: float
    out: float


class Net(NamedTuple):
    """It says a sum: what it is told of a move, weighed, and what its hidden units make of that."""

    direct: tuple[float, ...]
    hidden: tuple[Unit, ...]

    def __call__(self, numbers: Sequence[float]) -> float:
        """What the net says of a move: the more, the better."""
        total: float = sum(map(mul, self.direct, numbers))
        for weights, bias, out in self.hidden:
            lit: float = sum(map(mul, weights, numbers), bias)
            if lit > 0:
                total += out * lit
        return total


@lru_cache
def net(game: str, names: tuple[str, ...]) -> Net:
    """The net of a game, which is told numbers of these names. Raises ValueError for one of other names."""
    text = (data_folder() / "players" / f"{game}.net.json").read_text(encoding="utf-8")
    stored = json.loads(text)
    if tuple(stored["told"]) != names:
        raise ValueError(f"{game}: a net that is told other numbers")
    units = zip(stored["hidden"], stored["bias"], stored["out"], strict=True)
    return Net(
        tuple(stored["direct"]), tuple(Unit(tuple(weights), bias, out) for weights, bias, out in units)
    )
