"""A player that weighs what it sees: each move is a few numbers, and the best sum of weighted numbers wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import mul

from bot.games.api import Move, Observation

Features = Callable[[Observation], list[tuple[Move, Sequence[float]]]]
"""The moves worth weighing in an observation, each with its numbers."""


def best(weighed: list[tuple[Move, Sequence[float]]], weights: Sequence[float]) -> Move:
    """The move whose numbers weigh most; the first of equal ones."""
    if len(weighed) == 1:
        return weighed[0][0]
    return max(weighed, key=lambda each: sum(map(mul, each[1], weights)))[0]


def in_order(names: Sequence[str], weights: Mapping[str, float]) -> tuple[float, ...]:
    """Weights by name as numbers in the order of ``names``. Raises ValueError unless they have the same names."""
    if set(names) != set(weights):
        raise ValueError(f"weights of other features: {sorted(set(names) ^ set(weights))}")
    return tuple(weights[name] for name in names)
