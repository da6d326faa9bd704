"""The nets by which the hard computer judges moves: a small one for each game. A net gets what the normal
computer weighs, and more, and its judgement follows from that alone.

They were trained in millions of deals (``python -m tests.training.nets``), and are stored in
``data/players/<game>.net.json``. A net has one hidden layer. In plain Python it judges a move in a tenth of a
millisecond.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from bot.games.api import Move, Observation
from bot.players.skill import Weighed
from bot.players.skills import SKILLS
from bot.resources import data_folder


class Unit(NamedTuple):
    """A unit of the hidden layer. It adds up weighed numbers, and counts if the sum is more than zero."""

    weights: tuple[float, ...]
    bias: float
    out: float


class Net(NamedTuple):
    """Returns the sum for a move: its numbers, weighed, and what the hidden units make of them."""

    direct: tuple[float, ...]
    hidden: tuple[Unit, ...]

    def __call__(self, numbers: Sequence[float]) -> float:
        """Return the net's score for a move. A higher score is better."""
        total: float = sum(map(mul, self.direct, numbers))
        for weights, bias, out in self.hidden:
            lit: float = sum(map(mul, weights, numbers), bias)
            if lit > 0:
                total += out * lit
        return total


@lru_cache
def net(game: str, names: tuple[str, ...]) -> Net:
    """Return the net of a game, whose numbers have these names. Raises ValueError if it has other names."""
    text = (data_folder() / "players" / f"{game}.net.json").read_text(encoding="utf-8")
    stored = json.loads(text)
    if tuple(stored["told"]) != names:
        raise ValueError(f"{game}: a net that is told other numbers")
    units = zip(stored["hidden"], stored["bias"], stored["out"], strict=True)
    return Net(
        tuple(stored["direct"]), tuple(Unit(tuple(weights), bias, out) for weights, bias, out in units)
    )


def names_of(game: str) -> tuple[str, ...]:
    """Return the names of the numbers that a net of this game gets for a move."""
    skill = SKILLS[game]
    return (*skill.names, *(skill.inputs.NAMES if skill.inputs else ()))


def told(seen: Observation) -> Weighed:
    """Return the moves of a turn that are worth weighing, with their numbers. A winning move stands alone."""
    skill = SKILLS[seen.game]
    weighed = skill.features(seen)
    if len(weighed) < 2 or skill.inputs is None:
        return weighed
    more = skill.inputs(seen)
    return [(move, (*numbers, *more.of(move))) for move, numbers in weighed]


def judged(seen: Observation) -> list[tuple[Move, float]]:
    """The moves of a turn that are worth weighing, each with what the net says of it, the best first. A play
    that goes out stands alone.
    """
    weighed = told(seen)
    if len(weighed) < 2:
        return [(move, 0.0) for move, _ in weighed]
    judge = net(seen.game, names_of(seen.game))
    found = [(move, judge(numbers)) for move, numbers in weighed]
    found.sort(key=lambda each: each[1], reverse=True)
    return found
