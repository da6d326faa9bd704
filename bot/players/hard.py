"""The hard computer. Where a net is stronger (:mod:`bot.players.net`), it picks the move that the net judges
best.

In other games it tries the moves that the normal computer scores highest, in many possible deals, each played
on to its end. It tries all moves in the same deals, and leaves the normal computer's move only for a clear
gain, because in few deals chance differs more than moves do. In Ólsen ólsen that helps once the pile was
turned over: a seat that remembers it knows nearly every card from then on
(:mod:`bot.players.olsen_olsen.memory`), and may even want to draw one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import mul
from random import Random

from bot.games.api import Event, Move, Observation
from bot.games.notation import DRAW
from bot.players import greedy, normal
from bot.players.net import judged
from bot.players.skill import Skill
from bot.players.skills import SKILLS
from bot.players.trials import Trials

CANDIDATES = 4
"""The most moves to try, besides drawing. The moves that weigh most are tried."""
FIRST_LOOK = 8
"""Deals before the first look at which moves are worth trying further; the next ones are each half as late
again.
"""
BEGINNING = 10
"""The time to begin a deal and to count it, in moves."""
HOPELESS, CLEAR = 2.5, 1.0
"""Standard errors. A move that is worse by the first number is tried no further. A move must be better than
the normal player's by the second number to replace it.
"""


def choose(seen: Observation, chance: Random, *, calling: bool = True, past: Sequence[Event] = ()) -> Move:
    """A legal move for ``seen.seat``, which must have one. The same ``chance`` chooses the same move.

    A call or challenge that is due comes first. Every play comes with its call, unless ``calling`` is false.
    ``past`` has the public events since the deal began.
    """
    skill = SKILLS.get(seen.game)
    if skill is None or len(seen.legal) < 2 or greedy.react(seen):
        return normal.choose(seen, chance, calling=calling)
    best = _judged(seen) if skill.is_judged else _tried(skill, seen, chance, past)
    if best is None:
        return normal.choose(seen, chance, calling=calling)
    return greedy.with_call(best, seen) if calling else best


def _judged(seen: Observation) -> Move | None:
    """What the net judges best; None if there is nothing to judge."""
    found = judged(seen)
    return found[0][0] if found else None


def _tried(skill: Skill, seen: Observation, chance: Random, past: Sequence[Event]) -> Move | None:
    """What does best in the deals that are tried; None if there is nothing to try."""
    trials = skill.recall(seen, past) if skill.recall else skill.trials(seen)
    if trials is None:
        return None
    weighed = skill.features(seen)
    if len(weighed) == 1 and not weighed[0][1]:
        return None  # a play that goes out
    weights = normal.weights(seen.game)
    weighed.sort(key=lambda each: sum(map(mul, each[1], weights)), reverse=True)
    moves = [move for move, _ in weighed[:CANDIDATES]]
    if skill.recall and DRAW in seen.legal:
        moves.append(DRAW)
    return _best(moves, skill, seen, trials, chance) if len(moves) > 1 else None


def _best(moves: Sequence[Move], skill: Skill, seen: Observation, trials: Trials, chance: Random) -> Move:
    """The best of ``moves`` in the deals that are tried, and the first unless another is clearly better."""
    after, seat, left = skill.prospects(seen), seen.seat or 0, skill.steps
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
