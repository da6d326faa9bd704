"""How much of the order of a season is skill so far, and how much is luck.

Halves of a season can't be compared for that: in each round, players with about as many points meet, so
points won later say little of points won before. So the skills of the players are drawn many times, as they
may be in the model of the ratings (:mod:`bot.league.ratings`), given who finished ahead of whom, and how far
apart players usually are in the game. The answer is how well the points fit these skills.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import partial
from math import exp, log, sqrt
from statistics import fmean
from typing import NamedTuple

from bot.league.ratings import LUCK
from bot.league.season_state import SeasonState
from bot.league.skills import FIRST, Luck, SkillDraws, Table, finished_rounds, tables_of

FEWEST_ROUNDS, FEWEST_ENTRIES = 2, 4
"""What the order of a division needs before there is something to say about it."""
DOUBT = 0.6
"""How far the spread of skills in a season is from the usual: the standard deviation of its logarithm."""
STEP = 1.5
"""How far it is changed at a time, in standard errors."""


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
    rounds, fixtures = finished_rounds(state), state.fixtures
    tables = [
        table
        for key, table in tables_of(state).items()
        if (fixture := fixtures.get(state.results[key].fixture or "")) and fixture.round in rounds
    ]
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
    scores = {entry: fmean(points[entry]) for group in groups for entry in group}
    draws, usual, found = SkillDraws(tables, chance), spread / LUCK, []
    apart = usual
    for number in range(draws.times):
        draws.again(partial(_always, (0.0, 1 / apart**2)))
        apart = _apart(apart, draws.skills, groups, usual, chance)
        if number >= FIRST * draws.times:
            found.append(_fit(draws.skills, scores, groups))
    return fmean(found)


def _always(prior: tuple[float, float], entry: str) -> tuple[float, float]:
    return prior


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
