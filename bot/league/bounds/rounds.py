"""The places that are still possible in rounds and divisions.

An entry finishes best if it wins everything and the others get nothing, because players can miss a match. It
finishes worst if it gets nothing and as many others as possible pass it. The tables limit how many can,
because only one wins at each. Ties can be broken either way.

In seasons so small that every continuation can be played out, the tests find the same places for about 19 of
20 entries. The others differ because points a deal can't fall below zero here, and because more than one
table is only weighed as a whole.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from copy import copy
from itertools import accumulate, chain, groupby
from math import lcm
from typing import Literal, NamedTuple, Self, TypeAlias

from bot.league.bounds import PlaceRange
from bot.league.meetings import AHEAD
from bot.league.sizes import round_sizes
from bot.league.standings import Row


class OpenTable(NamedTuple):
    """A table that is still to be played, with its entries."""

    entries: tuple[str, ...]
    behind: int = 0
    """Number of other entries that everyone there beats, because they have withdrawn, for example."""
    taken: int = 0
    """Number of other entries that have the best places there."""

    @property
    def size(self) -> int:
        """The number of entries among which the points of the table are shared out."""
        return len(self.entries) + self.behind + self.taken


class Ahead(NamedTuple):
    """What is still to be played in a league."""

    tables: Sequence[OpenTable] = ()
    rounds: int = 0
    """Number of rounds without pairings."""
    size: int = 5
    """Preferred number of seats at their tables."""
    largest: int = 10
    """Most seats at their tables."""


Finish: TypeAlias = Literal["first", "not_first", "last"]
"""How an entry may finish at a table: alone in first place, behind someone, or alone in last place."""
POINTS_OF: Mapping[Finish, int] = {"first": 0, "not_first": 1, "last": -1}
"""The place, as an index, whose points it gets at most."""


def place_ranges(rows: Iterable[Row], ahead: Ahead) -> dict[str, PlaceRange]:
    """Return the range of places of each entry with a place, given the standings."""
    return {
        entry: found for division in divisions_of(rows, ahead) for entry, found in division.ranges().items()
    }


def divisions_of(rows: Iterable[Row], ahead: Ahead) -> Iterator[Division]:
    """Yield the divisions of the standings, with what is still to be played."""
    for number, members in groupby(rows, key=lambda row: row.division):
        yield Division(number, [row for row in members if row.place is not None], ahead)


class Division:
    """The entries of a division, with their scores as whole numbers of a unit that fits all of them."""

    def __init__(self, number: int, rows: Sequence[Row], ahead: Ahead) -> None:
        self.number = number
        self.entries = [row.account.entry for row in rows]
        self.place = {row.account.entry: row.place or 0 for row in rows}
        self.tables = [table for table in ahead.tables if table.size > 1 and {*table.entries} & {*self.place}]
        self.rounds = ahead.rounds if len(rows) > 1 else 0
        self.left = Counter(entry for table in self.tables for entry in table.entries)
        self.left.update(dict.fromkeys(self.entries, self.rounds))
        # Any entries can meet in rounds without pairings, so these make one group of all tables.
        self.groups = [self.tables] if self.rounds else list(_apart(self.tables))
        self.group = {
            entry: number
            for number, tables in enumerate(self.groups)
            for entry in (self.entries if self.rounds else chain(*(table.entries for table in tables)))
        }
        sizes = round_sizes(len(rows), ahead.size, ahead.largest)
        scores = {row.account.entry: row.account.score or 0 for row in rows}
        every = {*sizes, *(table.size for table in self.tables)} - {1}
        # A tie of two at a table gives both of them half of a step.
        self.unit = 2 * lcm(*(score.denominator for score in scores.values()), *(size - 1 for size in every))
        self.most = AHEAD * self.unit
        self.points = {
            size: [self.most * (size - place) // (size - 1) for place in range(1, size + 1)] for size in every
        }
        self.score = {entry: int(score * self.unit) for entry, score in scores.items()}
        self.wins = {row.account.entry: row.account.wins for row in rows}
        # Fewer players, because some are away, never have more points to share out at the best places.
        tiers = sorted((tier for size in sizes for tier in self.points.get(size, ())), reverse=True)
        self.of_rounds = [self.rounds * tier for tier in tiers] + [0] * len(self.entries)
        self.order = sorted(self.entries, key=self._key)
        self.keys = [*map(self._key, self.order)]
        self.reach = sorted(((self._at_most(entry), entry) for entry in self.entries), reverse=True)

    def ranges(self) -> dict[str, PlaceRange]:
        """Return the range of each entry."""
        return {entry: PlaceRange(self.best(entry), self.worst(entry)) for entry in self.entries}

    def best(self, entry: str) -> int:
        """Return the best place of an entry: it wins everything, and the others get nothing."""
        left, own = self.left[entry], self.place[entry]
        ahead = self._ahead_of((self._at_most(entry), self.wins[entry] + left))
        if not left:
            ahead += sum(self.place[other] < own for other in self._equals(entry, playing=False))
        return 1 + ahead

    def worst(self, entry: str) -> int:
        """Return the worst place of an entry: it gets nothing any more, and as many as possible pass it."""
        passed = self._ahead_of(self._key(entry)) + len(self._equals(entry, playing=True))
        passed += sum(
            bool(self.left[entry]) or self.place[other] <= self.place[entry]
            for other in self._equals(entry, playing=False)
        )
        hopes: defaultdict[int, dict[str, int]] = defaultdict(dict)
        for other, points in self._hopes(entry):
            hopes[self.group[other]][other] = points
        return 1 + passed + sum(self._passing(own, self.groups[number]) for number, own in hopes.items())

    def could_secure(self, table: OpenTable, entry: str, places: int) -> bool:
        """Return False if it's plain that even first place at one of its tables doesn't secure an entry one
        of the first places: there are others enough who are ahead even then, or one who can win everything.
        """
        won = self.score[entry] + self.most, self.wins[entry] + 1
        elsewhere = next((most for most, other in self.reach if other not in table.entries), 0)
        return self._ahead_of(won) < places and (places > 1 or elsewhere <= won[0])

    def after(self, table: OpenTable, entry: str, finish: Finish) -> Self:
        """Return the division as it is if an entry finishes one of its tables like that, and nothing else is
        known about the table. An entry that doesn't finish first gets at most the points of second place.
        """
        others = table._replace(entries=tuple(other for other in table.entries if other != entry))
        others = others._replace(taken=1) if finish == "first" else others._replace(behind=table.behind + 1)
        tiers, at, number = self.points[table.size], self.order.index(entry), self.group[entry]
        after = copy(self)
        group = [others if each is table else each for each in self.groups[number]]
        after.groups = [*self.groups[:number], group, *self.groups[number + 1 :]]
        after.left = Counter(self.left)
        after.left[entry] -= 1
        after.score = {**self.score, entry: self.score[entry] + tiers[POINTS_OF[finish]]}
        after.wins = {**self.wins, entry: self.wins[entry] + (finish == "first")}
        after.order = [*self.order[:at], *self.order[at + 1 :]]
        after.keys = [*self.keys[:at], *self.keys[at + 1 :]]
        at = bisect_right(after.keys, after._key(entry))
        after.order.insert(at, entry)
        after.keys.insert(at, after._key(entry))
        if not after.left[entry]:  # points a deal, which this match changes, may break ties either way
            after.place = {each: 1 + after._ahead_of(after._key(each)) for each in after.entries}
        return after

    def _at_most(self, entry: str) -> int:
        """Return the points of an entry if it wins everything."""
        return self.score[entry] + self.left[entry] * self.most

    def _key(self, entry: str) -> tuple[int, int]:
        return self.score[entry], self.wins[entry]

    def _tiers(self, table: OpenTable) -> list[int]:
        """Return the points of the places at a table that are left, the best first."""
        return self.points[table.size][table.taken :]

    def _ahead_of(self, key: tuple[int, int]) -> int:
        """Return how many entries have more than these points, or as many and more matches won."""
        return len(self.keys) - bisect_right(self.keys, key)

    def _equals(self, entry: str, *, playing: bool) -> list[str]:
        """Return the others with as many points and matches won that have matches to play, or that have
        none.
        """
        key = self._key(entry)
        same = self.order[bisect_left(self.keys, key) : bisect_right(self.keys, key)]
        return [other for other in same if other != entry and (self.left[other] > 0) == playing]

    def _hopes(self, entry: str) -> Iterator[tuple[str, int]]:
        """Yield the entries behind an entry that can pass it if it gets nothing, each with the fewest points
        that it needs for that.
        """
        own, wins = self._key(entry)
        below = bisect_left(self.keys, (own, wins))
        for other, (score, won) in zip(self.order[:below], self.keys, strict=False):
            left, behind = self.left[other], own - score
            # Level on points, more matches won decide, and then points a deal, which can be anything. Who
            # wins a match has at least half of its points.
            is_enough = wins - won <= left and (wins - won) * self.most <= 2 * behind
            points = behind if is_enough else behind + 1
            if points <= left * self.most:
                yield other, points

    def _passing(self, hopes: Mapping[str, int], tables: Sequence[OpenTable]) -> int:
        """Return how many of them can get what they need at these tables and in the rounds to come. With
        more than one table it is an upper bound.
        """
        least = sorted(hopes.values())
        if len(tables) != 1 or self.rounds:
            return self._within_all(least, hopes, tables)
        number = len(least)
        while number and not self._fits_table(least[:number], tables[0]):
            number -= 1
        return number

    def _fits_table(self, needed: Sequence[int], table: OpenTable) -> bool:
        """Return whether a table has places that give each of them enough points. ``needed`` is in rising
        order. Entries that share places share their points.
        """
        most = needed[::-1]
        tiers = (0, *accumulate(self._tiers(table)))
        reached = {0}
        for start, points in enumerate(most):
            if start in reached:
                reached |= {
                    end
                    for end in range(start + 1, len(most) + 1)
                    if tiers[end] - tiers[start] >= points * (end - start)
                }
        return len(most) in reached

    def _within_all(self, least: Sequence[int], hopes: Container[str], tables: Iterable[OpenTable]) -> int:
        """Return for how many of them all these tables and rounds have enough points together, starting with
        the entry that needs least.
        """
        best = self.of_rounds[: len(least)]
        for table in tables:
            players = sum([entry in hopes for entry in table.entries])
            for number, points in enumerate(self._tiers(table)[:players]):
                best[number] += points
        return sum(needed <= there for needed, there in zip(accumulate(least), accumulate(best), strict=True))


def _apart(tables: Iterable[OpenTable]) -> Iterator[list[OpenTable]]:
    """Yield the tables in groups that share no entry."""
    groups: list[tuple[set[str], list[OpenTable]]] = []
    for table in tables:
        players, together = {*table.entries}, [table]
        for group in [group for group in groups if not group[0].isdisjoint(players)]:
            groups.remove(group)
            players |= group[0]
            together += group[1]
        groups.append((players, together))
    return (together for _, together in groups)
