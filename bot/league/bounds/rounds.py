"""The places that are still possible in rounds and divisions.

An entry finishes best if it wins everything and the others get nothing: nobody has to come to a table. It
finishes worst if it gets nothing and as many others as possible pass it. How many can is limited by the
tables, because only one wins at each. Ties can be broken either way.

In seasons so small that every continuation can be played out, the tests find the same places for about 19 of
20 entries. The others differ because points a deal can't fall below zero here, and because more than one
table is only weighed as a whole.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from itertools import accumulate, groupby
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
        sizes = round_sizes(len(rows), ahead.size, ahead.largest)
        scores = {row.account.entry: row.account.score or 0 for row in rows}
        shares = {size - 1 for size in (*sizes, *(table.size for table in self.tables))}
        # A tie of two at a table gives both of them half of a step.
        self.unit = 2 * lcm(*(score.denominator for score in scores.values()), *(shares - {0}))
        self.most = AHEAD * self.unit
        self.score = {entry: int(score * self.unit) for entry, score in scores.items()}
        self.wins = {row.account.entry: row.account.wins for row in rows}
        # Fewer players, because some are away, never have more points to share out at the best places.
        tiers = sorted((tier for size in sizes for tier in self._points(size)), reverse=True)
        self.of_round = (0, *accumulate(tiers))
        self.keys = sorted(map(self._key, self.entries))
        self.reach = sorted(((self._at_most(entry), entry) for entry in self.entries), reverse=True)

    def ranges(self) -> dict[str, PlaceRange]:
        """Return the range of each entry."""
        return {entry: PlaceRange(self.best(entry), self.worst(entry)) for entry in self.entries}

    def best(self, entry: str) -> int:
        """Return the best place of an entry: it wins everything, and the others get nothing."""
        return 1 + self._surely_ahead(entry)

    def could_secure(self, table: OpenTable, entry: str, places: int) -> bool:
        """Return False if it's plain that even first place at one of its tables doesn't secure an entry one
        of the first places: there are others enough who are ahead even then, or one who can win everything.
        """
        won = self.score[entry] + self.most, self.wins[entry] + 1
        ahead = len(self.keys) - bisect_right(self.keys, won)
        elsewhere = next((most for most, other in self.reach if other not in table.entries), 0)
        return ahead < places and (places > 1 or elsewhere <= won[0])

    def after(self, table: OpenTable, entry: str, finish: Finish) -> Self:
        """Return the division as it is if an entry finishes one of its tables like that, and nothing else is
        known about the table. An entry that doesn't finish first gets at most the points of second place.
        """
        others = table._replace(entries=tuple(other for other in table.entries if other != entry))
        others = others._replace(taken=1) if finish == "first" else others._replace(behind=table.behind + 1)
        tiers, at, before = self._points(table.size), self.tables.index(table), self._key(entry)
        after = copy(self)
        after.tables = [*self.tables[:at], others, *self.tables[at + 1 :]]
        after.left = Counter(self.left)
        after.left[entry] -= 1
        after.score = {**self.score, entry: self.score[entry] + tiers[POINTS_OF[finish]]}
        after.wins = {**self.wins, entry: self.wins[entry] + (finish == "first")}
        after.keys = self.keys.copy()
        after.keys.remove(before)
        insort(after.keys, after._key(entry))
        if not after.left[entry]:  # points a deal, which this match changes, may break ties either way
            after.place = {
                each: 1 + len(after.keys) - bisect_right(after.keys, after._key(each))
                for each in after.entries
            }
        return after

    def _at_most(self, entry: str) -> int:
        """Return the points of an entry if it wins everything."""
        return self.score[entry] + self.left[entry] * self.most

    def _key(self, entry: str) -> tuple[int, int]:
        return self.score[entry], self.wins[entry]

    def _points(self, size: int) -> list[int]:
        """Return the points of each place at a table, the best first."""
        return [self.most * (size - place) // (size - 1) for place in range(1, size + 1)] if size > 1 else []

    def _tiers(self, table: OpenTable) -> list[int]:
        """Return the points of the places at a table that are left, the best first."""
        return self._points(table.size)[table.taken :]

    def _surely_ahead(self, entry: str) -> int:
        """Return how many others finish ahead of an entry even if it wins everything."""
        left, place = self.left[entry], self.place[entry]
        best = (self._at_most(entry), self.wins[entry] + left)
        if left:
            return len(self.keys) - bisect_right(self.keys, best)
        return sum(
            (self.score[other], self.wins[other]) > best if self.left[other] else self.place[other] < place
            for other in self.entries
        )

    def worst(self, entry: str) -> int:
        """Return the worst place of an entry: it gets nothing any more, and as many as possible pass it."""
        needed = {other: self._needed(other, entry) for other in self.entries if other != entry}
        passed = sum(points == 0 for points in needed.values())
        hopes = {other: points for other, points in needed.items() if points}
        return 1 + passed + sum(self._passing(hopes, tables) for hopes, tables in self._apart(hopes))

    def _needed(self, other: str, entry: str) -> int | None:
        """Return the fewest points that ``other`` needs not to finish behind an entry that gets nothing;
        None if it can't get as many.
        """
        left = self.left[other]
        if not left and not self.left[entry]:
            return 0 if self.place[other] <= self.place[entry] else None
        behind = self.score[entry] - self.score[other]
        if (behind, self.wins[entry]) <= (0, self.wins[other]):
            return 0
        # Level on points, more matches won decide, and then points a deal, which can be anything. Who wins a
        # match has at least half of its points.
        wins = max(0, self.wins[entry] - self.wins[other])
        is_enough = behind > 0 and wins <= left and wins * self.most <= 2 * behind
        points = behind if is_enough else behind + 1
        return points if points <= left * self.most else None

    def _apart(self, hopes: Mapping[str, int]) -> Iterator[tuple[Mapping[str, int], Sequence[OpenTable]]]:
        """Yield the entries that hope for points, in groups that share no table, with their tables. Nobody
        knows who meets in rounds without pairings, so these make one group of all.
        """
        if self.rounds:
            yield hopes, self.tables
            return
        groups: list[tuple[set[str], list[OpenTable]]] = []
        for table in self.tables:
            players, tables = {*table.entries} & hopes.keys(), [table]
            for group in [group for group in groups if group[0] & players]:
                groups.remove(group)
                players |= group[0]
                tables += group[1]
            groups.append((players, tables))
        for players, tables in groups:
            yield {entry: hopes[entry] for entry in players}, tables

    def _passing(self, hopes: Mapping[str, int], tables: Sequence[OpenTable]) -> int:
        """Return how many of them can get what they need at these tables and in the rounds to come. With
        more than one table it is an upper bound.
        """
        least = sorted(hopes.values())
        fits = self._fits_table if len(tables) == 1 and not self.rounds else self._fits_pool
        number = len(least)
        while number and not fits(least[:number], hopes, tables):
            number -= 1
        return number

    def _fits_table(
        self, needed: Sequence[int], hopes: Mapping[str, int], tables: Sequence[OpenTable]
    ) -> bool:
        """Return whether there are places at a table that give each of them enough, those who need most
        first. Whoever shares places shares their points.
        """
        most = needed[::-1]
        tiers = (0, *accumulate(self._tiers(tables[0])))
        reached = {0}
        for start, points in enumerate(most):
            if start in reached:
                reached |= {
                    end
                    for end in range(start + 1, len(most) + 1)
                    if tiers[end] - tiers[start] >= points * (end - start)
                }
        return len(most) in reached

    def _fits_pool(
        self, needed: Sequence[int], hopes: Mapping[str, int], tables: Sequence[OpenTable]
    ) -> bool:
        """Return whether all these tables and rounds have enough points for them together."""
        number = len(needed)
        there = self.rounds * self.of_round[min(number, len(self.of_round) - 1)]
        for table in tables:
            players = sum(entry in hopes for entry in table.entries)
            there += sum(self._tiers(table)[: min(number, players)])
        return sum(needed) <= there
