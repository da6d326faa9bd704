"""The score of an open season: how often a player has finished ahead of each opponent.

For every regular whom a player has met, they get the percentage of their meetings in which they finished
ahead, and that regular's average against others. The score is the average of these points. So it does not
matter how often people play, and beating strong players counts for more than beating weak ones.

A regular has met enough others often enough. Second accounts that only lose to a friend never are regulars,
and a player who avoids the others has no place. More meetings than usual count as ties, because two who play
each other all the time could trade wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from statistics import median_low
from typing import NamedTuple

AHEAD, TIE = 100, 50
"""Points of a meeting for the player ahead, and for each in a tie. The player behind gets 0."""
ENOUGH_PEOPLE = 10
"""Number of people to have met often enough to be a regular in any case, even if it is less than half of the
others.
"""
OFTEN = 2
"""Two have met often enough if it was at least half as often as usual, and too often if it was more than
twice as often.
"""

Against = Mapping[str, int]
"""Result of a match against each opponent: 100, 50 or 0."""


@dataclass(frozen=True, slots=True)
class Meetings:
    """An entry's meetings with each other entry."""

    times: Mapping[str, int]
    """Number of meetings."""
    gave: Mapping[str, int]
    """Sum of the points of these meetings."""
    rates: Mapping[str, int]
    """Average of these points, as a whole number."""
    spread: Mapping[int, int]
    """Number of opponents by number of meetings."""


def meetings_of(matches: Iterable[Against]) -> Meetings:
    """Count the meetings of an entry in its matches."""
    times, gave = Counter[str](), Counter[str]()
    for against in matches:
        for other, given in against.items():
            times[other] += 1
            gave[other] += given
    rates = {other: _whole(gave[other], often) for other, often in times.items()}
    return Meetings(times, gave, rates, Counter(times.values()))


def _whole(points: int, by: int) -> int:
    """Return a quotient as a whole number, halves rounded up."""
    return (2 * points + by) // (2 * by)


class Versus(NamedTuple):
    """An entry's points for its meetings with a regular."""

    other: str
    times: int
    """Number of meetings."""
    ahead: Fraction
    """Number of meetings in which the entry finished ahead; a tie is half of one."""
    percentage: int
    """Share of these meetings in percent. Too many meetings count as ties."""
    average: int
    """Average percentage of the other one against all but this entry; 50 if they have met no one else."""

    @property
    def points(self) -> int:
        """The points for the score."""
        return self.percentage + self.average


@dataclass(frozen=True, slots=True)
class Regulars:
    """The regulars of a season, and the limits that decide it."""

    entries: frozenset[str] = frozenset()
    people: int = 0
    """Number of others that a regular must have met often enough."""
    least: int = 1
    """Fewest meetings that are often enough."""
    most: int = 0
    """Most meetings of two players before further ones count as ties."""
    table: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Percentage of each entry against each regular whom it has met."""
    sums: Mapping[str, int] = field(default_factory=dict)
    """Sum of the percentages of each entry."""

    def average(self, entry: str, without: str = "") -> int:
        """Return the average percentage of an entry against all regulars but one, as a whole number; 50 if
        there are none.
        """
        against = self.table[entry]
        left = len(against) - (without in against)
        return _whole(self.sums[entry] - against.get(without, 0), left) if left else TIE

    def percentage(self, gave: int, times: int) -> int:
        """Return the average points of meetings, as a whole number; too many meetings count as ties."""
        if times <= self.most:
            return _whole(gave, times)
        return _whole(gave * self.most + TIE * times * (times - self.most), times**2)

    def versus(self, entry: str, own: Meetings) -> tuple[Versus, ...]:
        """Return an entry's points for each regular whom it has met, the most frequent opponents first."""
        found = (
            Versus(
                other,
                own.times[other],
                Fraction(own.gave[other], AHEAD),
                percentage,
                self.average(other, entry),
            )
            for other, percentage in self.table[entry].items()
        )
        return tuple(sorted(found, key=lambda each: (-each.times, each.other)))

    def score(self, entry: str) -> Fraction | None:
        """Return the score of an entry, the average of its :attr:`Versus.points`; None if it has met no
        regular.
        """
        met = self.table[entry]
        points = self.sums[entry] + sum(self.average(other, entry) for other in met)
        return Fraction(points, len(met)) if met else None


def regulars_of(met: Mapping[str, Meetings]) -> Regulars:
    """Find the regulars of a season, given the meetings of each entry.

    The usual number of meetings is the median of all pairs who have met. A regular has met as many others
    often enough as half of the players have, but need not have met more than half of the others, nor more
    than ten.
    """
    usual = _median(met.values())
    least, most = max(1, -(-usual // OFTEN)), OFTEN * usual
    linked = {
        entry: sum(others for times, others in own.spread.items() if times >= least)
        for entry, own in met.items()
        if own.times
    }
    people = min(ENOUGH_PEOPLE, len(linked) // 2, median_low(linked.values() or [0]))
    entries = frozenset(entry for entry, others in linked.items() if others >= people)
    regulars = Regulars(entries, people, least, most)
    table = {
        entry: {
            other: rate
            if own.times[other] <= most
            else regulars.percentage(own.gave[other], own.times[other])
            for other, rate in own.rates.items()
            if other in entries
        }
        for entry, own in met.items()
    }
    return replace(regulars, table=table, sums={entry: sum(own.values()) for entry, own in table.items()})


def _median(meetings: Iterable[Meetings]) -> int:
    """Return the usual number of meetings of two who have met: the lower median; 0 without meetings."""
    spread = Counter[int]()
    for own in meetings:
        spread.update(own.spread)
    reached, pairs = 0, spread.total()
    for times in sorted(spread):
        reached += spread[times]
        if 2 * reached >= pairs:
            return times
    return 0
