"""How much of the order of a season is skill so far, and how much is luck.

Halves of a season can't be compared for that: in each round, players with about as many points meet, so
points won later say little of points won before. So the skills of the players are drawn many times, as they
may be in the model of the ratings (:mod:`bot.league.ratings`), given who finished ahead of whom, and how far
apart players usually are in the game. The answer is how well the points fit these skills.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import exp, inf, log, sqrt
from statistics import NormalDist, fmean
from typing import NamedTuple, TypeAlias

from bot.league.forecast import Luck
from bot.league.ratings import LUCK
from bot.league.scoring_rules import is_tiebreaker
from bot.league.season_state import SeasonState

FEWEST_ROUNDS, FEWEST_ENTRIES = 2, 4
"""What the order of a division needs before there is something to say about it."""
WORK, FEWEST, MOST = 30_000, 30, 300
"""How many seats may be gone through, and the bounds of how often skills are drawn."""
FIRST = 0.2
"""Part of these draws that is left out, because they still depend on where they began."""
DOUBT = 0.6
"""How far the spread of skills in a season is from the usual: the standard deviation of its logarithm."""
STEP = 1.5
"""How far it is changed at a time, in standard errors."""

Table: TypeAlias = Sequence[tuple[str, float]]
"""The entries of a match, and the points that it gave to each."""


class Reliability(NamedTuple):
    """What the order of a season is worth."""

    rounds: int
    """Number of finished rounds, which it is about."""
    part: float
    """Which part of the differences between players is skill, 0 to 1: the square of the correlation of
    their points per match with their skills.
    """


def reliability(state: SeasonState, spread: float, chance: Luck) -> Reliability | None:
    """Return how reliable the order of a season is, for a game in which skills have this ``spread`` (a
    standard deviation in the unit of ratings). None if it isn't played in rounds in which everyone can win
    points, and before the second round is finished. No-shows don't count.
    """
    scoring = state.scoring
    if not scoring.drawn or scoring.knock_out:
        return None
    rounds = _finished(state)
    tables = _tables(state, rounds)
    seated = {entry for table in tables for entry, _ in table}
    divisions: dict[int, list[str]] = defaultdict(list)
    for entry in state.entries:
        if entry in seated:
            divisions[state.division_of(entry)].append(entry)
    groups = [group for group in divisions.values() if len(group) >= FEWEST_ENTRIES]
    if len(rounds) < FEWEST_ROUNDS or not groups:
        return None
    return Reliability(len(rounds), skill_part(tables, groups, spread, chance))


def skill_part(
    tables: Sequence[Table], groups: Sequence[Sequence[str]], spread: float, chance: Luck
) -> float:
    """Return which part of the differences within groups of entries is skill, 0 to 1, given their matches.
    Who has more points in a match was ahead there.
    """
    points: dict[str, list[float]] = defaultdict(list)
    for table in tables:
        for entry, gave in table:
            points[entry].append(gave)
    orders = [_Order(table) for table in tables if len(table) > 1]
    scores = {entry: fmean(points[entry]) for group in groups for entry in group}
    skills = dict.fromkeys(points, 0.0)
    usual = spread / LUCK
    apart = usual
    times = max(FEWEST, min(MOST, WORK // max(1, sum(map(len, tables)))))
    found = []
    for number in range(times):
        shown = dict.fromkeys(points, 0.0)
        for order in orders:
            order.draw(skills, chance)
            for entry, strength in order.shown.items():
                shown[entry] += strength
        for entry, each in shown.items():
            known = len(points[entry]) + 1 / apart**2
            skills[entry] = chance.gauss(each / known, 1 / sqrt(known))
        apart = _apart(apart, skills, groups, usual, chance)
        if number >= FIRST * times:
            found.append(_fit(skills, scores, groups))
    return fmean(found)


class _Order:
    """A match, with the strength that each entry showed in it: their skill and luck, which has a standard
    deviation of 1.
    """

    def __init__(self, table: Table) -> None:
        levels = sorted({gave for _, gave in table})
        middle = (len(levels) - 1) / 2
        self.shown = {entry: levels.index(gave) - middle for entry, gave in table}
        self._groups = [[entry for entry, gave in table if gave == level] for level in levels]

    def draw(self, skills: Mapping[str, float], chance: Luck) -> None:
        """Draw anew what all have shown, each between those just behind and just ahead of them."""
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


def _apart(
    now: float, skills: Mapping[str, float], groups: Sequence[Sequence[str]], usual: float, chance: Luck
) -> float:
    """Return how far skills may be apart, a standard deviation that fits both the skills and what is usual:
    one step, by the algorithm of Metropolis, from what it was until ``now``.
    """
    total, free = 0.0, 0
    for group in groups:
        middle = fmean(skills[entry] for entry in group)
        total += sum((skills[entry] - middle) ** 2 for entry in group)
        free += len(group) - 1

    def likely(apart: float) -> float:
        return -free * log(apart) - total / (2 * apart**2) - (log(apart / usual) / DOUBT) ** 2 / 2

    other = now * exp(chance.gauss(0, STEP / sqrt(free)))
    return other if chance.random() < exp(min(0, likely(other) - likely(now))) else now


def _fit(skills: Mapping[str, float], scores: Mapping[str, float], groups: Sequence[Sequence[str]]) -> float:
    """Return the square of the correlation between skills and scores within the groups."""
    both = of_skills = of_scores = 0.0
    for group in groups:
        skill, score = fmean(skills[entry] for entry in group), fmean(scores[entry] for entry in group)
        for entry in group:
            both += (skills[entry] - skill) * (scores[entry] - score)
            of_skills += (skills[entry] - skill) ** 2
            of_scores += (scores[entry] - score) ** 2
    return both**2 / (of_skills * of_scores) if both > 0 and of_scores else 0.0


def _finished(state: SeasonState) -> set[int]:
    """Return the rounds that are finished: those before the last, and it, too, once all have results."""
    rounds: dict[int, bool] = {}
    for key, fixture in state.fixtures.items():
        if not is_tiebreaker(key):
            has_result = fixture.round < state.round or key in state.outcomes
            rounds[fixture.round] = rounds.get(fixture.round, True) and has_result
    return {number for number, is_finished in rounds.items() if is_finished}


def _tables(state: SeasonState, rounds: set[int]) -> list[Table]:
    """Return the matches of these rounds that count, each with the entries that were there."""
    tables: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for entry, own in state.accounts.items():
        for line in own.lines:
            if line.kind == "match" and line.worth is not None and line.key in state.results:
                fixture = state.fixtures.get(state.results[line.key].fixture or "")
                if fixture is not None and fixture.round in rounds:
                    tables[line.key].append((entry, float(line.worth)))
    return list(tables.values())
