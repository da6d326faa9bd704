"""The normal computer: scores each move by weighted features, and picks the best.

Each game has its features in its folder here. Their weights are in ``data/players/<game>.json``, which
training has found (``python -m tests.training``).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import mul
from random import Random

from bot.games.api import Move, Observation
from bot.players import greedy
from bot.players.skills import SKILLS
from bot.resources import data_folder


def choose(seen: Observation, chance: Random, *, calling: bool = True) -> Move:
    """A legal move for ``seen.seat``, which must have one; the same for all that looks alike to it.

    A call or challenge that is due comes first. Every play is made with its call, unless that is to follow
    (``calling``).
    """
    move = greedy.react(seen) or weigh(seen, chance, weights(seen.game) if seen.game in SKILLS else ())
    return greedy.with_call(move, seen) if calling else move


def weigh(seen: Observation, chance: Random, weighing: Sequence[float]) -> Move:
    """The turn move, without its call, whose numbers weigh most by these weights (in the order of names)."""
    if len(seen.legal) == 1:
        return seen.legal[0]
    weighed = SKILLS[seen.game].features(seen) if seen.game in SKILLS else []
    if not weighed:
        return greedy.choose(seen, chance, calling=False)
    if len(weighed) == 1:
        return weighed[0][0]
    return max(weighed, key=lambda each: sum(map(mul, each[1], weighing)))[0]


@lru_cache
def weights(game: str) -> tuple[float, ...]:
    """The weights of a game in the order of its names. Raises ValueError if they are of other features."""
    text = (data_folder() / "players" / f"{game}.json").read_text(encoding="utf-8")
    named: Mapping[str, float] = json.loads(text)["weights"]
    names = SKILLS[game].names
    if set(named) != set(names):
        raise ValueError(f"{game}: weights of other features: {sorted(set(named) ^ set(names))}")
    return tuple(named[name] for name in names)
