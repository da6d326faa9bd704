"""The cross-entropy method: draw weights around a mean, keep those that play best, move the mean to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, pstdev

Weights = list[float]


@dataclass
class Search:
    """How far a search has come: all that it needs to go on."""

    mean: Weights
    spread: Weights
    generation: int = 0

    def step(
        self, score: Callable[[Sequence[float], int], float], seed: int, *, many: int, few: int, least: float
    ) -> float:
        """Draw ``many`` weights, keep the ``few`` that ``score`` best in this generation, and follow them.

        The spread never falls below ``least``, which shrinks as the generations go. Returns the mean score of
        those kept.
        """
        chance = Random(f"{seed}:{self.generation}")
        drawn = [
            [chance.gauss(m, s) for m, s in zip(self.mean, self.spread, strict=True)] for _ in range(many - 1)
        ]
        drawn.append(list(self.mean))
        scored = sorted(((score(each, self.generation), each) for each in drawn), reverse=True)
        kept = [each for _, each in scored[:few]]
        floor = least / (1 + self.generation / 10)
        for place, values in enumerate(zip(*kept, strict=True)):
            self.mean[place] = 0.3 * self.mean[place] + 0.7 * fmean(values)
            self.spread[place] = max(0.3 * self.spread[place] + 0.7 * pstdev(values), floor)
        self.generation += 1
        return fmean(value for value, _ in scored[:few])
