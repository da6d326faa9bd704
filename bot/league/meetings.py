"""The score of an open season: how often a player has finished ahead of each of the others.

For every regular whom a player has met, they get the percentage of their meetings in which they finished
ahead, and what that regular has against others on average. The score is the average of these points. So it
does not matter how often people play, and beating the strong counts for more than beating the weak.

A player is a regular who has met enough others often enough. Accounts that only lose to a friend never are,
and who keeps away from the others has no place. More meetings than are usual count as ties, because two who
play each other all the time could trade wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from statistics import median_low
from typing import NamedTuple

AHEAD, TIE = 100, 50
"""What a meeting gives to who finishes ahead, and to both if they share a place. It gives 0 to the other."""
ENOUGH_PEOPLE = 10
"""Who has met half of the others often enough is a regular; so many are enough in any case."""
OFTEN = 2
"""Two have met often enough if it was at least half as often as usual, and too often if it was more than
twice as often.
"""

Against = Mapping[str, int]
"""What a match gives for each opponent in it: 100, 50 or 0."""


@dataclass(frozen=True, slots=True)
class Meetings:
    """The meetings of an entry with each other entry."""

    times: Mapping[str, int]
    """How often they have met."""
    gave: Mapping[str, int]
    """What these meetings have given together."""
    rates: Mapping[str, int]
    """What they have given on average, as a whole number."""
    spread: Mapping[int, int]
    """With how many others the entry has met exactly so often."""


def meetings_of(matches: Iterable[Against]) -> Meetings:
    """The meetings of an entry in its matches."""
    times, gave = Counter[str](), Counter[str]()
    for against in matches:
        for other, given in against.items():
            times[other] += 1
            gave[other] += given
    rates = {other: _whole(gave[other], often) for other, often in times.items()}
    return Meetings(times, gave, rates, Counter(times.values()))


def _whole(points: int, by: int) -> int:
    """A quotient as a whole number, halves rounded up."""
    return (2 * points + by) // (2 * by)


class Versus(NamedTuple):
    """What an entry gets for its meetings with a regular."""

    other: str
    times: int
    """How often they have met."""
    ahead: Fraction
    """In how many of these meetings the entry finished ahead; a tie is half of one."""
    percentage: int
    """How many of them in a hundred. Too many meetings count as ties."""
    average: int
    """The average percentage of the other one against everybody else; 50 if they have met nobody else."""

    @property
    def points(self) -> int:
        """What goes into the score."""
        return self.percentage + self.average


@dataclass(frozen=True, slots=True)
class Regulars:
    """Who the regulars of a season are, and what made them so."""

    entries: frozenset[str] = frozenset()
    people: int = 0
    """How many others a regular has to have met often enough."""
    least: int = 1
    """How often that is."""
    most: int = 0
    """How often two can meet before further meetings count as ties."""
    table: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """The percentage of each entry against each regular whom it has met."""
    sums: Mapping[str, int] = field(default_factory=dict)
    """The sum of the percentages of each entry."""

    def average(self, entry: str, without: str = "") -> int:
        """The average percentage of an entry against all regulars but one, as a whole number; 50 if there are
        none.
        """
        against = self.table[entry]
        left = len(against) - (without in against)
        return _whole(self.sums[entry] - against.get(without, 0), left) if left else TIE

    def percentage(self, gave: int, times: int) -> int:
        """What meetings have given on average, as a whole number; those that are too many count as ties."""
        if times <= self.most:
            return _whole(gave, times)
        return _whole(gave * self.most + TIE * times * (times - self.most), times**2)

    def versus(self, entry: str, own: Meetings) -> tuple[Versus, ...]:
        """What an entry gets for each regular whom it has met, for those whom it has met most first."""
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
        """The score of an entry, the average of its :attr:`Versus.points`; None if it has met no regular."""
        met = self.table[entry]
        points = self.sums[entry] + sum(self.average(other, entry) for other in met)
        return Fraction(points, len(met)) if met else None


def regulars_of(met: Mapping[str, Meetings]) -> Regulars:
    """The regulars of a season, by the meetings of each entry.

    How often is usual is the median of all who have met. A regular has met as many others often enough as
    half of the players have, but need not have met more than half of the others, nor more than ten.
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
    """How often two who have met have usually done so: the lower median; 0 if nobody has."""
    spread = Counter[int]()
    for own in meetings:
        spread.update(own.spread)
    reached, pairs = 0, spread.total()
    for times in sorted(spread):
        reached += spread[times]
        if 2 * reached >= pairs:
            return times
    return 0
