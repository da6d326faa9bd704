"""Every way in which the open tables of a small season can end, played out one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, groupby, product
from typing import NamedTuple

from bot.league.bounds import PlaceRange
from bot.league.standings import Row

GOOD, BAD = (0, 10_000), (100_000, 1)
"""Points of the best at a table, and its deals: either decides every tie on points a deal."""


class Gain(NamedTuple):
    """What a table adds for one entry."""

    worth: Fraction = Fraction(0)
    wins: int = 0
    points: int = 0
    deals: int = 0


Outcome = Mapping[str, Gain]


def weak_orders(entries: Sequence[str]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Each order of these entries, in groups that share a place."""
    if not entries:
        yield ()
    for size in range(1, len(entries) + 1):
        for first in combinations(entries, size):
            rest = [entry for entry in entries if entry not in first]
            for others in weak_orders(rest):
                yield (first, *others)


def outcomes(entries: Sequence[str]) -> Iterator[Outcome]:
    """Each outcome of a table: nothing that counts, or an order of those who came."""
    yield {}
    for number in range(1, len(entries) + 1):
        for there in combinations(entries, number):
            for order in weak_orders(there):
                for points, deals in (GOOD, BAD):
                    yield _outcome(order, len(entries) - number, points, deals)


def _outcome(order: Sequence[Sequence[str]], absent: int, points: int, deals: int) -> Outcome:
    others = sum(map(len, order)) + absent - 1
    behind, found = others + 1, {}
    for place, group in enumerate(order):
        behind -= len(group)
        worth = Fraction(100 * behind + 50 * (len(group) - 1), others)
        found |= {entry: Gain(worth, place == 0, points + place, deals) for entry in group}
    return found


def played_out(rows: Sequence[Row], tables: Sequence[Sequence[str]]) -> dict[str, PlaceRange]:
    """The best and the worst place of each entry over all that can happen at these tables. ``rows`` are the
    standings of a game in which low points win, in one division.
    """
    found: dict[str, PlaceRange] = {}
    for _, places in continuations(rows, tables):
        for entry, (first, last) in places.items():
            best, worst = found.get(entry, (first, last))
            found[entry] = PlaceRange(min(best, first), max(worst, last))
    return found


def continuations(
    rows: Sequence[Row], tables: Sequence[Sequence[str]]
) -> Iterator[tuple[Sequence[Outcome], Mapping[str, tuple[int, int]]]]:
    """All that can happen at these tables, and the best and the worst place that each entry then has."""
    known = {row.account.entry: row.account for row in rows}
    before = {
        entry: Gain(
            own.score or Fraction(0),
            own.wins,
            sum(line.total or 0 for line in own.lines if line.worth is not None and line.kind == "match"),
            sum(line.deals for line in own.lines if line.worth is not None and line.kind == "match"),
        )
        for entry, own in known.items()
    }
    for happened in product(*(list(outcomes(table)) for table in tables)):
        after = before | {}
        for outcome in happened:
            for entry, gain in outcome.items():
                after[entry] = Gain(*(a + b for a, b in zip(after[entry], gain, strict=True)))
        yield happened, {entry: (first, last) for first, last, group in _places(after) for entry in group}


def _places(after: Mapping[str, Gain]) -> Iterator[tuple[int, int, list[str]]]:
    """Each place, the last that those who share it can be given, and who shares it."""

    def key(entry: str) -> tuple[Fraction | int, ...]:
        own = after[entry]
        deal = Fraction(own.points, own.deals) if own.deals else Fraction(0)
        return -own.worth, -own.wins, not own.deals, deal

    place = 1
    for _, group in groupby(sorted(after, key=key), key=key):
        equals = list(group)
        yield place, place + len(equals) - 1, equals
        place += len(equals)
