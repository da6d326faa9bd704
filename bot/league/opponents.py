"""Which opponents the matches of an open season count against, how often, and how much."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from math import ceil
from typing import TypeVar

LEAST_CAP = 5
"""An opponent counts at least this often at tables of one size, even if people rarely meet there."""
CAP_TIMES = 2
"""An opponent counts at most this many times as often as two players usually meet at tables of that size."""
LINKS = 3
"""A player belongs to the pool if they have met this many of its players often enough."""
SELDOM = 4
"""Two players who have met less than this part as often as two players usually do have not met often enough.
"""
POOL_PART = 2
"""If less than this part of the players would be in the pool, fewer links are asked for."""
EVEN = 50
"""The points for beating half of the opponents. This is also the average of somebody about whom nothing is
known.
"""

Against = Mapping[str, int]
"""The points that a match gives for each opponent, 0 to 100."""
Key = TypeVar("Key")
Spread = Mapping[int, int]
"""The number of pairs that have met exactly so often, by how often."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The result of an entry if all opponents are worth the same."""

    times: Mapping[str, int]
    """How often each opponent has counted."""
    pairs: int
    """How often opponents have counted in total."""
    points: int
    """The points that all of them have given, 100 for each time that one was beaten."""
    strength: Mapping[str, int]
    """How strong an opponent the entry was for each other entry: its average against all the others, as a
    whole number, times the number of their meetings.
    """


def tally_of(matches: Iterable[Against]) -> Tally:
    """The sum of what these matches have given."""
    times: defaultdict[str, int] = defaultdict(int)
    gave: defaultdict[str, int] = defaultdict(int)
    for against in matches:
        for other, given in against.items():
            times[other] += 1
            gave[other] += given
    pairs, points = sum(times.values()), sum(gave.values())
    strength = {
        other: often * (_rounded(points - gave[other], left) if (left := pairs - often) else EVEN)
        for other, often in times.items()
    }
    return Tally(dict(times), pairs, points, strength)


def _rounded(points: int, pairs: int) -> int:
    """An average as a whole number, halves rounded up."""
    return (2 * points + pairs) // (2 * pairs)


@dataclass(frozen=True, slots=True)
class Meetings:
    """How often an entry has met others, whether they count or not."""

    times: Mapping[int, Mapping[str, int]]
    """How often each opponent was met, by the number of people at the table."""
    spread: Mapping[int, Spread]
    """The number of opponents who were met exactly so often, by the number of people at the table."""
    whole_spread: Spread
    """The number of opponents who were met exactly so often at all tables together."""
    tally: Tally
    """The result of the entry if every opponent counts each time."""


def meetings_of(matches: Sequence[Against]) -> Meetings:
    """The meetings of an entry in its matches."""
    times: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for against in matches:
        if against:
            times[len(against) + 1].update(against.keys())
    tally = tally_of(matches)
    spread = {size: Counter(there.values()) for size, there in times.items()}
    return Meetings(dict(times), spread, Counter(tally.times.values()), tally)


@dataclass(frozen=True, slots=True)
class MeetingTotals:
    """The sum of the meetings of all entries of a season, whether they count or not. It is kept from one
    match to the next, because adding everything up takes long.
    """

    spread: Mapping[int, Spread] = field(default_factory=dict)
    """The number of pairs that have met exactly so often, by the number of people at the table. Each pair is
    counted from both sides.
    """
    whole_spread: Spread = field(default_factory=dict)
    """The number of pairs that have met exactly so often at all tables together."""
    strengths: Mapping[str, int] = field(default_factory=dict)
    """How strong the opponents of each entry were together."""

    def changed(self, changes: Iterable[tuple[Meetings | None, Meetings | None]]) -> MeetingTotals:
        """The totals after the meetings of some entries have changed, given the old and the new ones."""
        spread = {size: dict(there) for size, there in self.spread.items()}
        whole_spread, strengths = dict(self.whole_spread), dict(self.strengths)
        for before, after in changes:
            for own, sign in ((before, -1), (after, 1)):
                if own is not None:
                    for size, there in own.spread.items():
                        _add(spread.setdefault(size, {}), there, sign)
                    _add(whole_spread, own.whole_spread, sign)
                    _add(strengths, own.tally.strength, sign)
        left = {size: there for size, there in spread.items() if there}
        return MeetingTotals(left, whole_spread, strengths)


def _add(sums: dict[Key, int], more: Mapping[Key, int], sign: int = 1) -> None:
    """Add numbers to sums, and leave out sums that are 0."""
    for key, number in more.items():
        if together := sums.get(key, 0) + sign * number:
            sums[key] = together
        else:
            sums.pop(key, None)


@dataclass(frozen=True, slots=True)
class SeasonOpponents:
    """The players of a season as opponents of each other."""

    pool: frozenset[str]
    """The entries that count as opponents, because each has met enough of the others."""
    caps: Mapping[int, int]
    """How often an opponent counts at most, by the number of people at the table."""
    tallies: Mapping[str, Tally] = field(default_factory=dict)
    """The result of each entry against the opponents who count."""

    def counting(self, entry: str, matches: Iterable[Against]) -> list[Against]:
        """What each match of an ``entry`` gives for the opponents who count."""
        matches = list(matches)
        if entry not in self.pool:
            return [{} for _ in matches]
        pool, found = self.pool, list[Against]()
        so_far: defaultdict[int, dict[str, int]] = defaultdict(dict)
        for against in matches:
            size = len(against) + 1
            cap, counted = self.caps.get(size, LEAST_CAP), so_far[size]
            counts = {}
            for other, gave in against.items():
                if other in pool and (often := counted.get(other, 0)) < cap:
                    counted[other] = often + 1
                    counts[other] = gave
            found.append(counts)
        return found

    def count_in_full(self, entry: str, meetings: Meetings) -> bool:
        """Whether all opponents of an ``entry`` count each time that it has met them."""
        return (
            entry in self.pool
            and all(max(there) <= self.caps.get(size, LEAST_CAP) for size, there in meetings.spread.items())
            and self.pool.issuperset(meetings.tally.times)
        )

    def averages(self, entry: str) -> dict[str, int]:
        """The average of each opponent of an ``entry`` against everybody else.

        Whoever has met somebody was met by them just as often.
        """
        times = self.tallies[entry].times
        return {other: self.tallies[other].strength[entry] // often for other, often in times.items()}

    def strengths(self, totals: MeetingTotals, met: Mapping[str, Meetings]) -> Mapping[str, int]:
        """How strong the opponents of each entry were together. This is the strength if everybody counted
        each time, with a correction where not everybody does. Entries that are missing have 0.
        """
        strengths = dict(totals.strengths)
        for entry, own in met.items():
            tally = self.tallies[entry]
            if tally is not own.tally:
                _add(strengths, own.tally.strength, -1)
                _add(strengths, tally.strength)
        return strengths


def season_opponents(met: Mapping[str, Meetings], totals: MeetingTotals) -> SeasonOpponents:
    """Which opponents count, and how often, given whom each entry has met. The tallies are empty."""
    pairs = sum(totals.whole_spread.values())
    enough = ceil(_median(totals.whole_spread, pairs) / SELDOM)
    linked = {
        entry: times.keys() if enough <= 1 else {other for other, n in times.items() if n >= enough}
        for entry, own in met.items()
        if (times := own.tally.times)
    }
    pool = _pool(linked)
    spreads = totals.spread
    if len(pool) < len(linked):
        pairs, spreads = _inside(pool, met)
    caps = {size: max(LEAST_CAP, CAP_TIMES * _median(spreads[size], pairs)) for size in sorted(spreads)}
    return SeasonOpponents(pool, caps)


def _inside(pool: frozenset[str], met: Mapping[str, Meetings]) -> tuple[int, Mapping[int, Spread]]:
    """The number of pairs in the pool that have met, and how many of them have met exactly so often, by the
    size of the table.
    """
    pairs, spreads = 0, defaultdict[int, dict[int, int]](dict)
    for own in (met[entry] for entry in pool):
        whole = pool.issuperset(own.tally.times)
        pairs += len(own.tally.times) if whole else sum(map(pool.__contains__, own.tally.times))
        for size, times in own.times.items():
            there = own.spread[size] if whole else Counter(n for other, n in times.items() if other in pool)
            _add(spreads[size], there)
    return pairs, spreads


def _median(spread: Mapping[int, int], pairs: int) -> int:
    """The lower median of how often ``pairs`` have met, given how many of them have met exactly so often."""
    reached = 0
    for often, there in sorted({0: pairs - sum(spread.values()), **spread}.items()):
        reached += there
        if 2 * reached >= pairs:
            return often
    return 0


def _pool(linked: Mapping[str, Set[str]]) -> frozenset[str]:
    """The largest group in which everybody is linked with enough of the others, given the links of each."""
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
        if POOL_PART * len(found) >= len(first):
            break
    return found


def _grown(linked: Mapping[str, Set[str]], start: str, links: int) -> frozenset[str]:
    """A group that begins with ``start`` and with others who are all linked. It takes in everybody who is
    linked with this many of its members.
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
