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


def meetings_of(matches: Iterable[Against]) -> Meetings:
    """The meetings of an entry in its matches."""
    times, gave = Counter[str](), Counter[str]()
    for against in matches:
        for other, given in against.items():
            times[other] += 1
            gave[other] += given
    return Meetings(times, gave)


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
    """The percentage of each regular against each other one."""
    sums: Mapping[str, int] = field(default_factory=dict)
    """The sum of the percentages of each regular."""

    def average(self, regular: str, without: str = "") -> int:
        """The average percentage of a regular against all others but one, as a whole number; 50 if there are
        none.
        """
        against = self.table[regular]
        left = len(against) - (without in against)
        points = self.sums[regular] - against.get(without, 0)
        return (2 * points + left) // (2 * left) if left else TIE

    def percentages(self, own: Meetings) -> dict[str, int]:
        """How often an entry has finished ahead of each regular whom it has met, of a hundred times."""
        regulars, gave = self.entries, own.gave
        return {
            other: self.percentage(gave[other], times)
            for other, times in own.times.items()
            if other in regulars
        }

    def percentage(self, gave: int, times: int) -> int:
        """What meetings have given on average, as a whole number; those that are too many count as ties."""
        if times <= self.most:
            return (2 * gave + times) // (2 * times)
        mixed = gave * self.most + TIE * times * (times - self.most)
        return (2 * mixed + times**2) // (2 * times**2)

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
            for other, percentage in self.percentages(own).items()
        )
        return tuple(sorted(found, key=lambda each: (-each.times, each.other)))

    def score(self, entry: str, own: Meetings) -> Fraction | None:
        """The score of an entry; None if it has met no regular."""
        percentages = self.percentages(own)
        if not percentages:
            return None
        points = sum(percentages.values()) + sum(self.average(other, entry) for other in percentages)
        return Fraction(points, len(percentages))


def regulars_of(met: Mapping[str, Meetings]) -> Regulars:
    """The regulars of a season, by the meetings of each entry.

    How often is usual is the median of all who have met. A regular has met as many others often enough as
    half of the players have, but need not have met more than half of the others, nor more than ten.
    """
    pairs = Counter(times for own in met.values() for times in own.times.values())
    players = {entry: own for entry, own in met.items() if own.times}
    if not players:
        return Regulars()
    usual = median_low(pairs.elements())
    least = -(-usual // OFTEN)
    linked = {entry: sum(times >= least for times in own.times.values()) for entry, own in players.items()}
    people = min(ENOUGH_PEOPLE, len(players) // 2, median_low(linked.values()))
    entries = frozenset(entry for entry, others in linked.items() if others >= people)
    regulars = Regulars(entries, people, least, OFTEN * usual)
    table = {entry: regulars.percentages(met[entry]) for entry in sorted(entries)}
    sums = {entry: sum(against.values()) for entry, against in table.items()}
    return replace(regulars, table=table, sums=sums)
