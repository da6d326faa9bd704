"""Pairings of a round: tables of equal size, new opponents first, then opponents of equal strength.

The cost of pairings has two parts, compared in this order. *Repeats* is the sum, over every pair at a table,
of their earlier meetings. *Spread* is the sum, over every pair at a table, of the square of their distance in
the order of strength. The search starts with the order of strength cut into tables, and swaps two players as
long as that lowers the cost. If pairs still meet again, and always in small leagues, it starts again from
other orders. For up to twelve players the tests have shown that it finds the lowest cost; for more players
nothing is proved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from bot.league.chance import shuffled
from bot.league.pairs import BYE, Pairs, planned
from bot.league.sizes import LARGEST, cut_up, table_sizes

Pair = tuple[str, str]
"""Two players, the smaller key first."""

FEW = 16
"""In a league of up to this many players, the search continues even if no pair meets again."""


@dataclass(frozen=True, slots=True, order=True)
class Cost:
    """Cost of pairings; less is better."""

    repeats: int
    spread: int


def meetings(tables: Iterable[Iterable[str]]) -> Counter[Pair]:
    """Count how often each pair has played at one table."""
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


def paired(
    ranks: Mapping[str, int],
    met: Mapping[Pair, int],
    seed: bytes,
    counter: int,
    size: int,
    largest: int = LARGEST,
    left: int | None = None,
) -> tuple[tuple[str, ...], ...]:
    """Return the tables of a round, each in the order of its seats.

    ``ranks`` has the players and their places, 1 for the strongest; tied players are ordered by chance.
    ``met`` is how often pairs have met (see :func:`meetings`). Chance follows from ``seed`` and ``counter``:
    the same values give the same tables.

    Tables of two are planned for all rounds that are ``left`` (:mod:`bot.league.pairs`): the repeats of all
    of them come before strength. If the number of players is odd, one of those who have played most often has
    a bye.
    """
    order = sorted(shuffled(sorted(ranks), seed, "equals", counter), key=ranks.__getitem__)
    place = {player: i for i, player in enumerate(order)}
    known: list[dict[int, int]] = [{} for _ in order]
    for (one, other), times in met.items():
        if one in place and other in place and times:
            known[place[one]][place[other]] = known[place[other]][place[one]] = times
    if size == 2:
        tables = _pairs(order, met, known, seed, counter, left)
    else:
        tables = _best(known, table_sizes(len(order), size, largest), seed, counter)
    return tuple(
        tuple(order[i] for i in shuffled(table, seed, f"seats {number}", counter))
        for number, table in enumerate(tables)
    )


def _pairs(
    order: Sequence[str],
    met: Mapping[Pair, int],
    known: Sequence[Mapping[int, int]],
    seed: bytes,
    counter: int,
    left: int | None,
) -> Pairs:
    """Return the pairs of a round. A player with a bye is paired with an extra last number."""
    nobody = len(order) if len(order) % 2 else None
    if nobody is not None:
        played: Counter[str] = Counter()
        for (one, other), times in met.items():
            played[one] += times
            played[other] += times
        most = max(played[player] for player in order)
        missed = {i: BYE * (most - played[player]) for i, player in enumerate(order)}
        known = [*({**each, nobody: missed[i]} for i, each in enumerate(known)), missed]
    best = _best(known, (2,) * (len(known) // 2), seed, counter)
    return [pair for pair in planned(best, known, nobody, left, seed, counter) if nobody not in pair]


def _best(
    known: Sequence[Mapping[int, int]], sizes: Sequence[int], seed: bytes, counter: int
) -> list[list[int]]:
    """Return the best tables for this round by itself."""
    numbers = range(len(known))
    first = _Search(cut_up(tuple(numbers), sizes), known)
    lowest = Cost(0, first.cost.spread)  # neighbours in the order of strength are as close as players can be
    first.improve()
    best, cost = first, first.cost
    for start in range(1, _starts(len(known)) if len(sizes) > 1 else 1):
        if cost == lowest or (cost.repeats == 0 and len(known) > FEW):
            break
        search = _Search(cut_up(shuffled(numbers, seed, f"start {start}", counter), sizes), known)
        search.improve()
        if (found := search.cost) < cost:
            best, cost = search, found
    return best.tables()


def _starts(players: int) -> int:
    """Return the number of orders to start from, so that the search takes well under a second."""
    return max(8, min(300, 100_000 // max(1, players) ** 2))


class _Search:
    """Pairings being improved. Players are numbers in the order of strength."""

    def __init__(self, tables: Sequence[Sequence[int]], known: Sequence[Mapping[int, int]]) -> None:
        self.known = known
        self.table_of = [0] * len(known)
        for number, table in enumerate(tables):
            for player in table:
                self.table_of[player] = number
        self.size = [len(table) for table in tables]
        self.sum = [sum(table) for table in tables]
        # links[p][t]: how often p has met those who now sit at t
        self.links = [[0] * len(tables) for _ in known]
        for player, others in enumerate(known):
            for other, times in others.items():
                self.links[player][self.table_of[other]] += times

    def tables(self) -> list[list[int]]:
        """The players at each table."""
        tables: list[list[int]] = [[] for _ in self.size]
        for player, table in enumerate(self.table_of):
            tables[table].append(player)
        return tables

    @property
    def cost(self) -> Cost:
        """The current cost."""
        repeats = sum(links[table] for links, table in zip(self.links, self.table_of, strict=True)) // 2
        spread = sum(
            len(table) * sum(player * player for player in table) - sum(table) ** 2 for table in self.tables()
        )
        return Cost(repeats, spread)

    def improve(self) -> None:
        """Swap two players as long as that lowers the cost."""
        restless = True
        while restless:
            restless = False
            for player in range(len(self.known)):
                other = self._best_exchange(player)
                if other is not None:
                    self._exchange(player, other)
                    restless = True

    def _best_exchange(self, one: int) -> int | None:
        """The player with whom a swap of ``one`` lowers the cost most; None if there is none."""
        table_of, size, total, links, known = self.table_of, self.size, self.sum, self.links, self.known[one]
        here = table_of[one]
        here_links, here_size, here_sum = links[one], size[here], total[here]
        best: tuple[int, int] = (0, 0)
        found = None
        for other, there in enumerate(table_of):
            if there == here:
                continue
            again = known.get(other, 0)
            theirs = links[other]
            repeats = here_links[there] - here_links[here] + theirs[here] - theirs[there] - 2 * again
            if repeats > best[0]:
                continue
            step = other - one
            # the spread of a table is size * sum of squares - square of sum
            squares = other * other - one * one
            spread = (here_size - size[there]) * squares - step * (2 * (here_sum - total[there]) + 2 * step)
            if (repeats, spread) < best:
                best, found = (repeats, spread), other
        return found

    def _exchange(self, one: int, other: int) -> None:
        here, there = self.table_of[one], self.table_of[other]
        self.table_of[one], self.table_of[other] = there, here
        self.sum[here] += other - one
        self.sum[there] += one - other
        for mover, left, joined in ((one, here, there), (other, there, here)):
            for player, times in self.known[mover].items():
                self.links[player][left] -= times
                self.links[player][joined] += times
