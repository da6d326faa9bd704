"""What the matches of a season say of the skills of its players, in the model of the ratings
(:mod:`bot.league.ratings`).

In each match, every player shows a strength: their skill and luck. Strengths and skills are drawn in turn
many times, as they may be given who finished ahead of whom (Gibbs sampling).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean, pvariance
from typing import NamedTuple, Protocol, TypeAlias

from bot.league.ratings import LUCK, START, UNSURE, Rating
from bot.league.scoring_rules import is_tiebreaker
from bot.league.season_state import SeasonState

WORK, FEWEST, MOST = 30_000, 30, 300
"""How many seats may be gone through, and the bounds of how often skills are drawn."""
FIRST = 0.2
"""Part of these draws that is left out, because they still depend on where they began."""

Table: TypeAlias = Sequence[tuple[str, float]]
"""The entries of a match, and the points that it gave to each. Who has more was ahead there."""


class Luck(Protocol):
    """A source of chance."""

    def gauss(self, mu: float, sigma: float) -> float:
        """Return a number by the normal distribution with this mean and standard deviation."""
        ...

    def random(self) -> float:
        """Return a number from 0 up to 1."""
        ...


class Skill(NamedTuple):
    """What is known of a player's skill, in the unit of ratings."""

    mean: float = START
    unsure: float = UNSURE
    """Its standard deviation."""


def skill(rating: Rating, spread: float) -> Skill:
    """Return what a rating says of a skill in a game in which people's skills have a ``spread`` (a standard
    deviation in the unit of ratings). Ratings assume a larger one.
    """
    told = max(0.0, 1 / rating.sigma**2 - 1 / UNSURE**2)
    known = told + 1 / spread**2
    mean = (rating.mu / rating.sigma**2 - START / UNSURE**2 + START * (1 / spread**2)) / known
    return Skill(mean if told else START, 1 / sqrt(known))


def learned(tables: Sequence[Table], before: Mapping[str, Skill], chance: Luck) -> dict[str, Skill]:
    """Return what is known of the skills of these entries after the ``tables``, given what was known
    ``before``. Ratings alone learn slowly from matches among the same few players, so no one can farm them.
    """
    prior = {entry: ((mean - START) / LUCK, (LUCK / unsure) ** 2) for entry, (mean, unsure) in before.items()}
    draws, means = SkillDraws(tables, chance), defaultdict[str, list[float]](list)
    times = draws.times
    for number in range(times):
        draws.again(lambda entry: prior.get(entry, (0.0, (LUCK / UNSURE) ** 2)))
        if number >= FIRST * times:
            for entry, mean in draws.means.items():
                means[entry].append(mean)
    found = dict(before)
    for entry in before.keys() & means.keys():
        unsure = sqrt(pvariance(means[entry]) + 1 / (draws.matches[entry] + prior[entry][1]))
        found[entry] = Skill(START + LUCK * fmean(means[entry]), LUCK * unsure)
    return found


class SkillDraws:
    """Skills that fit the matches, drawn again and again. In their unit, the luck of a match has a standard
    deviation of 1.
    """

    def __init__(self, tables: Sequence[Table], chance: Luck) -> None:
        self._chance = chance
        self._orders = [_Order(table) for table in tables if len(table) > 1]
        self.matches = Counter(entry for table in tables for entry, _ in table)
        self.means = dict.fromkeys(self.matches, 0.0)
        """Around which value each skill was drawn."""
        self.skills = dict(self.means)
        self.times = max(FEWEST, min(MOST, WORK // max(1, self.matches.total())))
        """How often they are worth drawing."""

    def again(self, prior: Callable[[str], tuple[float, float]]) -> None:
        """Draw all skills again. ``prior`` returns what is known of an entry without the matches: the mean,
        and how sure that is (1 by its variance).
        """
        shown = dict.fromkeys(self.skills, 0.0)
        for order in self._orders:
            order.draw(self.skills, self._chance)
            for entry, strength in order.shown.items():
                shown[entry] += strength
        for entry, each in shown.items():
            mean, sure = prior(entry)
            known = self.matches[entry] + sure
            self.means[entry] = (each + sure * mean) / known
            self.skills[entry] = self._chance.gauss(self.means[entry], 1 / sqrt(known))


class _Order:
    """A match, with the strength that each entry showed in it: their skill and luck."""

    def __init__(self, table: Table) -> None:
        levels = sorted({gave for _, gave in table})
        middle = (len(levels) - 1) / 2
        self.shown = {entry: levels.index(gave) - middle for entry, gave in table}
        self._groups = [[entry for entry, gave in table if gave == level] for level in levels]

    def draw(self, skills: Mapping[str, float], chance: Luck) -> None:
        """Draw again what all have shown, each between those just behind and just ahead of them."""
        shown = self.shown
        for behind, group, ahead in zip(
            [(), *self._groups], self._groups, [*self._groups[1:], ()], strict=False
        ):
            low = max((shown[entry] for entry in behind), default=-inf)
            high = min((shown[entry] for entry in ahead), default=inf)
            for entry in group:
                shown[entry] = _between(low, high, skills[entry], chance)


_NORMAL = NormalDist()


def _between(low: float, high: float, middle: float, chance: Luck) -> float:
    """Return a number by the normal distribution around ``middle`` that is between two bounds."""
    bottom, top = _NORMAL.cdf(low - middle), _NORMAL.cdf(high - middle)
    part = bottom + (top - bottom) * chance.random()
    if not 1e-12 < part < 1 - 1e-12:  # far from the middle
        return max(low, min(high, middle))
    return middle + _NORMAL.inv_cdf(part)


def finished_rounds(state: SeasonState) -> set[int]:
    """Return the rounds that are finished: those before the last, and it, too, once all have results."""
    rounds: dict[int, bool] = {}
    for key, fixture in state.fixtures.items():
        if not is_tiebreaker(key):
            has_result = fixture.round < state.round or key in state.outcomes
            rounds[fixture.round] = rounds.get(fixture.round, True) and has_result
    return {number for number, is_finished in rounds.items() if is_finished}


def tables_of(state: SeasonState) -> dict[str, list[tuple[str, float]]]:
    """Return the matches of a season that count, by key and in its order, each with the entries that were
    there. No-shows don't count.
    """
    tables: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for entry, own in state.accounts.items():
        for line in own.lines:
            if line.kind == "match" and line.worth is not None and line.key in state.results:
                tables[line.key].append((entry, float(line.worth)))
    return {key: sorted(tables[key]) for key in sorted(tables)}
