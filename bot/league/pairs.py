"""Rounds of pairs, planned to the end: all players meet before any two meet again.

If each round is only the best by itself, the last ones may be impossible: of six players, two groups of three
may remain who have not met each other, and three can't be cut into pairs. So all remaining rounds are planned
together, and one of them is played.

A plan costs, for every pair in it, the number of their earlier meetings. The search starts with the best
round by itself, and with others by lot. It takes a pair that meets again, and swaps one of the two with
another player of that round, unless that makes the plan dearer. It ends when a plan has the lowest possible
cost, or after a number of swaps. At first it keeps the best round unchanged, so that strength decides if
possible. If no such plan has the lowest cost, the search continues without that round. With few rounds left
there may be a single way without repeats, which swaps don't find, so ways are then tried one after the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import heapify, heapreplace
from itertools import combinations, product
from typing import TypeAlias

from bot.games.shuffle import numbers

BYE = 1_000_000
"""Cost of a bye, for each earlier one. It is more than all repeats, so that byes stay equal."""
TRIES = 8
"""Number of plans to improve with the best round unchanged, and then without it."""
SWAPS = 20
"""Number of swaps to try in a plan, for each player and round."""
WAYS = 20_000
"""Number of pairs to try one after the other, if swaps have found no way without repeats."""

Pairs: TypeAlias = Sequence[Sequence[int]]
"""Pairs of a round. Players are numbers in the order of strength."""
Costs: TypeAlias = Sequence[Sequence[int]]
"""A number for every two players."""
Round: TypeAlias = list[int]
"""Opponent of each player."""


def planned(
    best: Pairs,
    known: Sequence[Mapping[int, int]],
    bye: int | None,
    left: int | None,
    seed: bytes,
    counter: int,
) -> Pairs:
    """Return the pairs of the next round.

    ``best`` are the best pairs for this round by itself. ``known`` has each player's cost of meeting another
    once more. ``bye`` is the number that stands for a bye; None if there are none. ``left`` is the number of
    remaining rounds, including this one; None if all players are to meet. More rounds than that takes are not
    planned. Chance follows from ``seed`` and ``counter``.
    """
    cost, step = _costs(known, bye)
    enough = _enough(cost)
    rounds = _cheapest(best, cost, step, min(enough, left or enough), numbers(seed, "pairs", counter))
    pairs = [[(one, other) for one, other in enumerate(each) if one < other] for each in rounds]
    return min(pairs, key=lambda each: (sum(cost[a][b] for a, b in each), sum((a - b) ** 2 for a, b in each)))


def _costs(known: Sequence[Mapping[int, int]], bye: int | None) -> tuple[Costs, Costs]:
    """Return the cost for every two players to meet once more, and its increase with each meeting. Once all
    players have met, a full set of meetings isn't counted.
    """
    players = range(len(known))
    pairs = (pair for pair in combinations(players, 2) if bye not in pair)
    all_have = min((known[one].get(other, 0) for one, other in pairs), default=0)
    cost = [
        [known[one].get(other, 0) - (0 if bye in (one, other) else all_have) for other in players]
        for one in players
    ]
    return cost, [[BYE if bye in (one, other) else 1 for other in players] for one in players]


def _cheapest(best: Pairs, cost: Costs, step: Costs, count: int, chance: Iterator[int]) -> list[Round]:
    """Return the cheapest plan of ``count`` rounds that the search finds, with the ``best`` round if that is
    as cheap.
    """
    players, least = range(len(cost)), _least(cost, step, count)
    plan: _Plan | None = None
    for fixed, _ in product((1, 0), range(TRIES)):
        by_lot = (sorted(players, key=lambda _: next(chance)) for _ in range(1, count))
        tried = _Plan([best, *(zip(order[::2], order[1::2], strict=True) for order in by_lot)], cost, step)
        tried.improve(fixed, least, chance)
        if plan is None or tried.cost < plan.cost:
            plan = tried
        if plan.cost <= least:
            return plan.rounds
    found = plan.rounds if plan else []
    if least:
        return found
    unmet = [[each for each in players if each != one and not row[each]] for one, row in enumerate(cost)]
    return next(_without_repeats(unmet, count, iter(range(WAYS))), found)


def _enough(cost: Costs) -> int:
    """Return the minimum number of rounds until all players have met those whom they have met least often."""
    others = [[*row[:one], *row[one + 1 :]] for one, row in enumerate(cost)]
    fewest = min(map(min, others))
    return max(row.count(fewest) for row in others)


def _least(cost: Costs, step: Costs, rounds: int) -> int:
    """Return the lowest possible cost of a plan with this number of rounds: all players meet those whom they
    have met least often.
    """
    total = 0
    for one, row in enumerate(cost):
        others = [(each, step[one][other]) for other, each in enumerate(row) if other != one]
        heapify(others)
        for _ in range(rounds):
            each, more = others[0]
            total += each
            heapreplace(others, (each + more, more))
    return -(-total // 2)


class _Plan:
    """Rounds being improved."""

    def __init__(
        self,
        rounds: Iterable[Iterable[Sequence[int]]],
        cost: Costs,
        step: Costs,
    ) -> None:
        self.next = [list(row) for row in cost]
        """Cost if two meet once more than planned. Each meeting adds their ``step``."""
        self.step, self.cost = step, 0
        self.rounds: list[Round] = []
        for pairs in rounds:
            self.rounds.append([0] * len(cost))
            for one, other in pairs:
                self.cost += self.next[one][other]
                self._meet(self.rounds[-1], one, other)

    def improve(self, fixed: int, least: int, chance: Iterator[int]) -> None:
        """Swap players until the cost is ``least``, or give up. The first ``fixed`` rounds stay."""
        dear, step, players = self.next, self.step, len(self.step)
        again = [(opponents, one) for opponents in self.rounds[fixed:] for one in range(players)]
        for _ in range(SWAPS * players * len(self.rounds)):
            if self.cost <= least or not again:
                return
            place = next(chance) * len(again) >> 16
            opponents, one = again[place]
            other, third = opponents[one], next(chance) * players >> 16
            fourth = opponents[third]
            if dear[one][other] == step[one][other]:  # these two meet for the first time
                again[place] = again[-1]
                again.pop()
            elif third not in (one, other):
                saved = dear[one][other] - step[one][other] + dear[third][fourth] - step[third][fourth]
                added = dear[one][third] + dear[other][fourth]
                if added <= saved:
                    self.cost += added - saved
                    self._part(one, other)
                    self._part(third, fourth)
                    self._meet(opponents, one, third)
                    self._meet(opponents, other, fourth)
                    again += ((opponents, one), (opponents, other))

    def _meet(self, opponents: Round, one: int, other: int) -> None:
        opponents[one], opponents[other] = other, one
        self.next[one][other] += self.step[one][other]
        self.next[other][one] += self.step[one][other]

    def _part(self, one: int, other: int) -> None:
        self.next[one][other] -= self.step[one][other]
        self.next[other][one] -= self.step[one][other]


def _without_repeats(
    unmet: Sequence[Sequence[int]], rounds: int, ways: Iterator[int]
) -> Iterator[list[Round]]:
    """Yield ways to play this number of rounds without repeats, as long as there are ``ways`` left to try."""
    if not rounds:
        yield []
        return
    for opponents in _ways_to_pair(unmet, {}, ways):
        rest = [[each for each in others if each != opponents[one]] for one, others in enumerate(unmet)]
        yield from ([opponents, *others] for others in _without_repeats(rest, rounds - 1, ways))


def _ways_to_pair(
    unmet: Sequence[Sequence[int]], opponents: Mapping[int, int], ways: Iterator[int]
) -> Iterator[Round]:
    """Yield rounds with these pairs. The player with the fewest possible opponents is paired first."""
    if next(ways, None) is None:
        return
    free = {
        one: [each for each in others if each not in opponents]
        for one, others in enumerate(unmet)
        if one not in opponents
    }
    if not free:
        yield [opponents[one] for one in range(len(unmet))]
        return
    one = min(free, key=lambda each: len(free[each]))
    for other in free[one]:
        yield from _ways_to_pair(unmet, {**opponents, one: other, other: one}, ways)
