"""The hard player. Where a net is stronger (:mod:`bot.players.nets`), it does what that judges best.

In other games what weighs most for the normal player is tried in many deals as they may be, each played on to
its end, and what wins most matches is done. All moves are tried in the same deals, and it leaves the normal
player's move only for a clear gain: in few deals chance tells moves apart better than they do themselves. In
Ólsen ólsen that helps once the pile was turned over: who has watched it knows nearly every card from then on
(:mod:`bot.players.memory`), and may even want to draw one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from operator import mul
from random import Random

from bot.games.api import Event, Move, Observation
from bot.games.notation import DRAW
from bot.players import greedy, normal
from bot.players.memory import remembered
from bot.players.nets import judged
from bot.players.prospects import prospects
from bot.players.trials import TRIALS, OlsenOlsenTrials, Trials

STRONGER = frozenset({"olsen", "olsen_olsen", "otter", "ole", "pursuit"})
"""The games in which it has been measured to be stronger than the normal player (``python -m tests.bench
players``, ``python -m tests.training.nets``): only there people are offered it.
"""
JUDGED = frozenset({"olsen", "otter", "pursuit"})
"""The games whose net has been measured to be stronger than what tries moves."""
REMEMBERED = frozenset({"olsen_olsen"})
"""The games in which moves are tried only as far as what has been heard of the deal tells enough of it."""
CANDIDATES = 4
"""Moves that are tried at most, besides drawing: those that weigh most."""
FIRST_LOOK = 8
"""Deals before the first look at which moves are worth trying further; the next ones are each half as late
again.
"""
STEPS: Mapping[str, int] = {
    "olsen_olsen": 27_000,
    "ole": 20_000,
}
"""By game: the moves made in all deals together, after which no more are begun. It bounds the time of a
decision, and unlike a clock it is the same on every machine.
"""
BEGINNING = 10
"""What it takes to begin a deal and to count it, in moves."""
HOPELESS, CLEAR = 2.5, 1.0
"""Standard errors: by how many a move that is worse is tried no further, and by how many one must be better
than the normal player's to be made instead.
"""


def choose(seen: Observation, chance: Random, *, calling: bool = True, past: Sequence[Event] = ()) -> Move:
    """A legal move for ``seen.seat``, which must have one. The same ``chance`` chooses the same move.

    A call or challenge that is due comes first. Every play is made with its call, unless that is to follow
    (``calling``). ``past`` is what everybody was told since the deal began.
    """
    if len(seen.legal) < 2 or greedy.react(seen):
        return normal.choose(seen, chance, calling=calling)
    best = _judged(seen) if seen.game in JUDGED else _tried(seen, chance, past)
    if best is None:
        return normal.choose(seen, chance, calling=calling)
    return greedy.with_call(best, seen) if calling else best


def _judged(seen: Observation) -> Move | None:
    """What the net judges best; None if there is nothing to judge."""
    found = judged(seen)
    return found[0][0] if found else None


def _tried(seen: Observation, chance: Random, past: Sequence[Event]) -> Move | None:
    """What does best in the deals that are tried; None if there is nothing to try."""
    trials = _trials(seen, past)
    if trials is None:
        return None
    weighed = normal.FEATURES[seen.game][0](seen)
    if len(weighed) == 1 and not weighed[0][1]:
        return None  # a play that goes out
    weights = normal.weights(seen.game)
    weighed.sort(key=lambda each: sum(map(mul, each[1], weights)), reverse=True)
    moves = [move for move, _ in weighed[:CANDIDATES]]
    if seen.game in REMEMBERED and DRAW in seen.legal:
        moves.append(DRAW)
    return _best(moves, seen, trials, chance) if len(moves) > 1 else None


def _trials(seen: Observation, past: Sequence[Event]) -> Trials | None:
    """The deals in which moves are tried; None where trying has not been measured to help."""
    if seen.game not in REMEMBERED:
        return TRIALS[seen.game](seen) if seen.game in TRIALS else None
    memory = remembered(seen, past)
    return OlsenOlsenTrials(seen, memory) if memory is not None and memory.stock is not None else None


def _best(moves: Sequence[Move], seen: Observation, trials: Trials, chance: Random) -> Move:
    """The best of ``moves`` in the deals that are tried, and the first unless another is clearly better."""
    after, seat, left = prospects(seen), seen.seat or 0, STEPS[seen.game]
    values: dict[Move, list[float]] = {move: [] for move in moves}
    standing, deals, look = list(moves), 0, FIRST_LOOK
    while left > 0 and len(standing) > 1:
        world, deals = trials.draw(chance), deals + 1
        for move in standing:
            gains, made = trials.play_out(world, move)
            values[move].append(after(gains)[seat])
            left -= made + BEGINNING
        if deals == look:
            look += look // 2
            best = max(standing, key=lambda move: sum(values[move]))
            standing = [move for move in standing if gain(values[best], values[move]) < HOPELESS]
    best, usual = max(standing, key=lambda move: sum(values[move])), moves[0]
    return usual if usual in standing and gain(values[best], values[usual]) < CLEAR else best


def gain(better: Sequence[float], worse: Sequence[float]) -> float:
    """By how many standard errors one move did better than another in the same deals, of which there are two
    at least.
    """
    differences = [a - b for a, b in zip(better, worse, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return mean / sqrt(spread / count) if spread else 0.0 if not mean else 9.0
