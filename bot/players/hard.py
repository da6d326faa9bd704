"""The hard player: what weighs most for the normal one is tried in many matches as they may be, each
played on to the end of the deal, and what went best is done. It leaves the normal player's move only for a
clear gain.

That pays where little is left to chance: in Olé all cards are dealt. In games with a stock the matches that
can be tried in the time are too few to tell moves apart; there it plays as the normal player does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from operator import mul
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.api import Move, Observation, Seat
from bot.players import greedy, normal
from bot.players.worlds import Worlds

CANDIDATES = 4
"""Moves that are tried at most: those that weigh most."""
BATCH = 6
"""Worlds between two looks at which moves are worth trying further."""
STEPS: Mapping[str, int] = {"ole": 2400}
"""By game: the moves made in all worlds together, after which no more are begun. It bounds the time of a
decision, and unlike a clock it is the same on every machine.
"""
HOPELESS, CLEAR = 1.5, 1.0
"""Standard errors: by how many a move that is worse is tried no further, and by how many one must be better
than the normal player's to be made instead.
"""


def choose(seen: Observation, chance: Random, *, calling: bool = True) -> Move:
    """A legal move for ``seen.seat``, which must have one. The same ``chance`` chooses the same move.

    A call or challenge that is due comes first. Every play is made with its call, unless that is to follow
    (``calling``).
    """
    weighed = normal.FEATURES[seen.game][0](seen) if seen.game in STEPS and len(seen.legal) > 1 else []
    if len(weighed) < 2 or greedy.react(seen):
        return normal.choose(seen, chance, calling=calling)
    weights = normal.weights(seen.game)
    weighed.sort(key=lambda each: sum(map(mul, each[1], weights)), reverse=True)
    moves = [move for move, _ in weighed[:CANDIDATES]]
    best = _best(moves, Worlds(seen, chance).draw, seen, chance)
    return greedy.with_call(best, seen) if calling else best


def _best(moves: Sequence[Move], draw: Callable[[], Any], seen: Observation, chance: Random) -> Move:
    """The best of ``moves`` in the worlds that are drawn, and the first unless another is clearly better."""
    key, seat, steps = seen.game, min(seen.to_act), 0
    values: dict[Move, list[float]] = {move: [] for move in moves}
    standing = list(moves)
    while len(standing) > 1 and steps < STEPS[key]:
        for _ in range(BATCH):
            world = draw()
            for move in standing:
                value, made = _played_out(key, world, seat, move, chance)
                values[move].append(value)
                steps += made
        best = max(standing, key=lambda move: sum(values[move]))
        standing = [move for move in standing if _gain(values[best], values[move]) < HOPELESS]
    best, usual = max(standing, key=lambda move: sum(values[move])), moves[0]
    return usual if usual in standing and _gain(values[best], values[usual]) < CLEAR else best


def _gain(better: Sequence[float], worse: Sequence[float]) -> float:
    """By how many standard errors one move did better than another in the same worlds."""
    differences = [a - b for a, b in zip(better, worse, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return mean / sqrt(spread / count) if spread else 0.0 if not mean else 9.0


def _played_out(key: str, world: Any, seat: Seat, move: Move, chance: Random) -> tuple[float, int]:
    """By how much ``seat`` does better in the deal than the others if it makes ``move``, and how many moves
    that takes. Everybody lays any card that fits, which takes a tenth of the time that thinking would.
    """
    game = GAMES[key]
    apply, legal, to_act, drawn = game.apply, game.legal_moves, game.to_act, chance.random
    state, made = apply(world, seat, move).state, 1
    while len(acting := to_act(state)) == 1:
        (actor,) = acting
        moves = legal(state, actor)
        plays = [each for each in moves if each.verb == "play"] or moves
        state, made = apply(state, actor, plays[int(drawn() * len(plays))]).state, made + 1
    before = world.match.totals
    gained = [after - earlier for after, earlier in zip(state.match.totals, before, strict=True)]
    ahead = gained[seat] - (sum(gained) - gained[seat]) / (len(gained) - 1)
    return (-ahead if game.spec.low_wins else ahead), made
