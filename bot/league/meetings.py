"""Whom the matches of an open season count against, how often, and for how much.

People choose there whom they meet. So an average is taken over the opponents, and not over the matches: each
counts alike. They count as often as is usual in the season, if they are not known to it through one player
alone, and for as much as they are good. Then nobody gets ahead by accounts of their own, or by friends who
lose to them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import chain
from math import ceil

OFTEN = 5
"""So often an opponent counts at tables of one size, however seldom people meet there."""
TIMES = 2
"""So many times as often as two players usually meet at tables of a size, an opponent counts there."""
LINKS = 3
"""Whoever has met so many of those who count counts as well."""
SELDOM = 4
"""Who meet less than this part as often as two players usually do have not met enough for that."""
CIRCLE = 2
"""Fewer links are asked for if less than this part of the players would count."""
LEVEL = 50
"""What half of the opponents beaten give, and how good somebody is of whom nothing is known."""

Met = Mapping[int, Mapping[str, int]]
"""How often an entry has met each other entry, by the number of people at the table."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What an entry has come to if all opponents are worth the same."""

    times: Mapping[str, int]
    """How often each opponent has counted."""
    pairs: int
    """How often all have counted."""
    whole: int
    """What all have given, 100 for each time one was beaten."""
    level: int
    """The average against all, as a whole number."""
    without: Mapping[str, int]
    """The average against all but this opponent, as a whole number."""


def tally_of(times: Mapping[str, int], gave: Mapping[str, int]) -> Tally:
    """What these opponents have come to together: how often each has counted, and what each has given."""
    pairs, whole = sum(times.values()), sum(gave.values())
    without = {
        other: (2 * (whole - gave[other]) + left) // (2 * left) if (left := pairs - often) else LEVEL
        for other, often in times.items()
    }
    return Tally(times, pairs, whole, (2 * whole + pairs) // (2 * pairs) if pairs else LEVEL, without)


@dataclass(frozen=True, slots=True)
class Company:
    """The players of a season as opponents."""

    circle: frozenset[str]
    """The entries that count as opponents: each has met enough of the others."""
    often: Mapping[int, int]
    """How often an opponent counts at tables of so many people."""
    tallies: Mapping[str, Tally] = field(default_factory=dict)
    """What each entry has come to."""

    def counting(self, entry: str, size: int, opponents: Iterable[str], so_far: Counter[str]) -> list[str]:
        """The ``opponents`` of an ``entry`` who count at a table of so many people, given how often they
        have counted at such tables ``so_far``.
        """
        if entry not in self.circle:
            return []
        most = self.often.get(size, OFTEN)
        return [other for other in opponents if other in self.circle and so_far[other] < most]

    def is_free(self, entry: str, met: Met) -> bool:
        """Whether all whom an entry has met count each time."""
        return entry in self.circle and all(
            self.circle.issuperset(met[size]) and max(met[size].values()) <= self.often.get(size, OFTEN)
            for size in met
        )


def circle_and_often(met: Mapping[str, Met]) -> tuple[frozenset[str], dict[int, int]]:
    """Who counts, and how often at tables of each size, given who has met whom."""
    totals = {entry: total(own) for entry, own in met.items()}
    counts = sorted(chain.from_iterable(own.values() for own in totals.values()))
    usual = _middle(counts, len(counts))
    often_enough = ceil(usual / SELDOM)
    circle = _circle(
        {
            entry: own.keys() if often_enough <= 1 else {o for o, n in own.items() if n >= often_enough}
            for entry, own in totals.items()
            if own
        }
    )
    inside = {entry: own for entry, own in met.items() if entry in circle}
    pairs = sum(sum(map(circle.__contains__, totals[entry])) for entry in inside)
    often = {}
    for size in sorted({size for own in inside.values() for size in own}):
        there = (own[size] for own in inside.values() if size in own)
        counts = sorted(n for others in there for other, n in others.items() if other in circle)
        often[size] = max(OFTEN, TIMES * _middle(counts, pairs))
    return circle, often


def total(own: Met) -> Mapping[str, int]:
    """How often an entry has met the others, at whatever tables."""
    if len(own) == 1:
        return next(iter(own.values()))
    summed: Counter[str] = Counter()
    for there in own.values():
        summed.update(there)
    return summed


def _middle(counts: Sequence[int], pairs: int) -> int:
    """The lower median of how often ``pairs`` have met, given the sorted ``counts`` of those that have."""
    at = (pairs - 1) // 2 - (pairs - len(counts))
    return counts[at] if at >= 0 else 0


def _circle(linked: Mapping[str, Set[str]]) -> frozenset[str]:
    """The largest group in which everybody is linked with enough of the others, given with whom each is."""
    found: frozenset[str] = frozenset()
    first = sorted(
        (entry for entry in linked if linked[entry]), key=lambda entry: (-len(linked[entry]), entry)
    )
    for links in range(LINKS, 0, -1):
        left, found = set(first), frozenset()
        for start in first:
            if start in left and len(left) > len(found):
                group = _grown(linked, start, links)
                left -= group
                found = max(found, group, key=len)
        if CIRCLE * len(found) >= len(first):
            break
    return found


def _grown(linked: Mapping[str, Set[str]], start: str, links: int) -> frozenset[str]:
    """A group that begins with ``start`` and others who are all linked, and into which everybody comes who is
    linked with so many in it.
    """
    group, common = [start], linked[start]
    while len(group) < links and common:
        group.append(
            min(common, key=lambda entry: (-len(linked[entry] & common), -len(linked[entry]), entry))
        )
        common = common & linked[group[-1]]
    inside, met = set(group), dict.fromkeys(linked, 0)
    for member in group:  # It grows on the way.
        if len(inside) == len(linked):
            break
        for other in linked[member]:
            met[other] += 1
            if met[other] >= links and other not in inside:
                inside.add(other)
                group.append(other)
    return frozenset(inside)
