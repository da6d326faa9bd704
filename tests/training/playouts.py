"""What moves are worth, by trial: at a decision of a player, each of a few moves is made in the very same
match, which is then played on to the end of the deal. What the moves differ in, in their features and in what
came of them, is what weights are fitted to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.api import Move, Observation, Seat
from bot.players import greedy
from bot.players.skills import SKILLS
from tests.training.arena import SEATS, Head, called, new_match

TRIED = 4
"""Moves that are tried at a decision at most: the player's own, and others at random."""

Contrast = tuple[tuple[float, ...], float]
"""The features of a move and what came of it, both less their mean over the moves tried."""


def contrasts(key: str, player: Head, numbers: range) -> Iterator[Contrast]:
    """What the decisions of ``player`` come to, against three greedy ones, in these matches."""
    game = GAMES[key]
    for number in numbers:
        chance, mine = Random(f"contrasts:{number}"), number % SEATS
        heads: list[Head] = [greedy.choose] * SEATS
        heads[mine] = player
        state = new_match(key, number, b"training").state
        while acting := game.to_act(state):
            seat = min(acting)
            seen = game.observe(state, seat)
            usual = heads[seat](seen, chance)
            if seat == mine and len(seen.legal) > 1:
                yield from _tried(key, state, seen, usual, heads, chance)
            state = called(key, game.apply(state, seat, usual).state, seat)


def _tried(
    key: str, state: Any, seen: Observation, usual: Move, heads: Sequence[Head], chance: Random
) -> Iterator[Contrast]:
    seat = min(seen.to_act)
    weighed = SKILLS[key].features(seen)
    if len(weighed) < 2:
        return
    usual = Move(usual.verb, tuple(word for word in usual.args if word != "!"))
    chosen = [each for each in weighed if each[0] == usual]
    others = [each for each in weighed if each[0] != usual]
    chosen += chance.sample(others, min(TRIED - len(chosen), len(others)))
    seed = chance.getrandbits(32)
    values = []
    for move, _ in chosen:
        after = GAMES[key].apply(state, seat, greedy.with_call(move, seen)).state
        end = _played_on(key, called(key, after, seat), heads, Random(seed))
        values.append(_lead(key, end.match.totals, state.match.totals, seat))
    mean = sum(values) / len(values)
    means = [sum(column) / len(values) for column in zip(*(numbers for _, numbers in chosen), strict=True)]
    for (_, numbers), value in zip(chosen, values, strict=True):
        yield tuple(a - b for a, b in zip(numbers, means, strict=True)), value - mean


def _played_on(key: str, state: Any, heads: Sequence[Head], chance: Random) -> Any:
    """The state at the end of the running deal."""
    game = GAMES[key]
    while len(acting := game.to_act(state)) == 1:
        seat = min(acting)
        state = called(
            key, game.apply(state, seat, heads[seat](game.observe(state, seat), chance)).state, seat
        )
    return state


def _lead(key: str, totals: Sequence[int], before: Sequence[int], seat: Seat) -> float:
    """By how much ``seat`` has done better in a deal than the others on average."""
    gained = [after - earlier for after, earlier in zip(totals, before, strict=True)]
    ahead = gained[seat] - (sum(gained) - gained[seat]) / (len(gained) - 1)
    return -ahead if GAMES[key].spec.low_wins else ahead


class LeastSquares:
    """The sums that a fit needs of the contrasts; what came in earlier counts less with each generation."""

    def __init__(self, size: int, sums: list[list[float]] | None = None) -> None:
        self.size = size
        self.sums = sums or [[0.0] * (size + 1) for _ in range(size)]
        """A row for each feature: the products with every feature, and with what came of the move."""

    def fade(self, by: float) -> None:
        """Let what has come in so far count only ``by`` times as much."""
        self.sums = [[each * by for each in row] for row in self.sums]

    def add(self, contrast: Contrast) -> None:
        """Take another contrast."""
        numbers, value = contrast
        line = (*numbers, value)
        for x, row in zip(numbers, self.sums, strict=True):
            if x:
                for place, y in enumerate(line):
                    row[place] += x * y

    def fit(self, ridge: float) -> list[float]:
        """The weights that come nearest to the contrasts. ``ridge``, in contrasts, keeps those small of which
        little is known.
        """
        rows = [list(row) for row in self.sums]
        for i, row in enumerate(rows):
            row[i] += ridge
        for i in range(self.size):
            for below in rows[i + 1 :]:
                factor = below[i] / rows[i][i]
                if factor:
                    for column in range(i, self.size + 1):
                        below[column] -= factor * rows[i][column]
        found = [0.0] * self.size
        for i in reversed(range(self.size)):
            known = sum(rows[i][j] * found[j] for j in range(i + 1, self.size))
            found[i] = (rows[i][self.size] - known) / rows[i][i]
        return found
