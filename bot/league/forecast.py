"""The chances of players to win a season, to go up or down, or to reach the play-off.

What is left of the season is played many times. In each of these, every player has a skill that fits their
rating and the season's matches, and the luck that a match has in the model of the ratings
(:mod:`bot.league.ratings`). All players come, places are never shared, and players with about as many points
meet in the rounds to come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from statistics import mean, pstdev
from typing import NamedTuple, TypeAlias

from bot.league.bounds.rounds import Ahead
from bot.league.bracket import Bracket, going_on, sizes_of
from bot.league.goals import Goal, GoalKind
from bot.league.meetings import AHEAD
from bot.league.ratings import LUCK
from bot.league.sizes import cut_up, round_sizes
from bot.league.skills import Luck, Skill
from bot.league.standings import Row
from bot.league.tournament.scores import sums
from bot.league.tournament.state import FINALISTS, PLAYOFF, SLOTS, Tournament

WORK, FEWEST, MOST = 400_000, 500, 4_000
"""Matches that a forecast may play for all players together, and the bounds of the number of times that the
rest of the season is played.
"""
ENOUGH, USUAL = 30, (0, 12, 20, 28, 40)
"""If a tournament has ``ENOUGH`` scores, they tell what a deal gives. Before that, ``USUAL`` does."""
NEAR = 0.5
"""How far apart players who meet in a later round may be, as a share of all players."""

Places: TypeAlias = Mapping[str, int]
"""The place in its division with which each entry has finished."""


class Chance(NamedTuple):
    """The chance of an entry to reach a goal."""

    goal: GoalKind
    reached: float
    """0 to 1."""


def chances(
    finishes: Iterator[Places], goals: Sequence[Goal], divisions: Mapping[str, int]
) -> dict[str, list[Chance]]:
    """Return the chances of each entry for the goals of its division, given how the season has finished each
    time that it was played.
    """
    times, reached = 0, Counter[tuple[str, Goal]]()
    for places in finishes:
        times += 1
        for goal in goals:
            reached.update(
                (entry, goal)
                for entry, place in places.items()
                if place <= goal.places and divisions[entry] == goal.division
            )
    return {
        entry: [
            Chance(goal.kind, reached[entry, goal] / times) for goal in goals if goal.division == division
        ]
        for entry, division in divisions.items()
    }


def rounds_played(
    rows: Sequence[Row], ahead: Ahead, skills: Mapping[str, Skill], chance: Luck
) -> Iterator[Places]:
    """Yield the places with which a season in rounds finishes, each time that its rest is played. They don't
    depend on the order of the rows.
    """
    there = sorted((row for row in rows if row.place is not None), key=lambda row: row.account.entry)
    divisions: dict[int, list[str]] = {}
    for row in there:
        divisions.setdefault(row.division, []).append(row.account.entry)
    scores = {row.account.entry: float(row.account.score or 0) for row in there}
    wins = {row.account.entry: row.account.wins for row in there}
    for _ in range(_times(len(there) * (1 + ahead.rounds))):
        playing = _Playing(skills, chance)
        points, won = scores.copy(), wins.copy()
        for table in ahead.tables:
            entries = [entry for entry in table.entries if entry in points]
            _count(playing.order(entries), table.size, points, won)
        for _ in range(ahead.rounds):
            for entries in divisions.values():
                for seated in _paired(entries, points, ahead, chance):
                    _count(playing.order(seated), len(seated), points, won)
        yield {
            entry: place
            for entries in divisions.values()
            for place, entry in enumerate(
                sorted(entries, key=lambda entry: (-points[entry], -won[entry], chance.random())), start=1
            )
        }


def cup_played(
    now: Bracket, size: int, largest: int, skills: Mapping[str, Skill], chance: Luck
) -> Iterator[Places]:
    """Yield who comes first in a cup, each time that its rest is played."""
    position = {entry: number for number, entry in enumerate(now.order)}
    seed = {entry: number for number, entry in enumerate(now.seeds)}
    for _ in range(_times(2 * len(now.order))):
        playing = _Playing(skills, chance)
        left = [*now.left]
        for tie in now.ties:
            left += playing.order(tie.entries)[: tie.spots]
        while len(left) > 1:
            sizes = sizes_of(len(left), size, largest)
            byes = sorted(left, key=seed.__getitem__)[: len(left) - sum(sizes)]
            seated = sorted((entry for entry in left if entry not in byes), key=position.__getitem__)
            spots = going_on(sizes, len(byes), size)
            left = byes
            for table in cut_up(seated, sizes):
                left = [*left, *playing.order(table)[:spots]]
        yield dict.fromkeys(left, 1)


def tournament_played(state: Tournament, skills: Mapping[str, Skill], chance: Luck) -> Iterator[Places]:
    """Yield the places with which a tournament of Swedish Pursuit finishes, each time that its rest is
    played. A deal gives the points that deals have given so far, and better players get fewer.
    """
    own, carry = sums(state), state.rules.playoff_carry
    played = [cell.points for cell in state.cells.values()] if len(state.cells) >= ENOUGH else USUAL
    usual, apart = mean(played), pstdev(played)
    # The luck of a match of five deals is that of the model of the ratings.
    step = apart / (LUCK * sqrt(SLOTS))
    left = {entry: [_deals_left(state, entry, number) for number in (1, 2)] for entry in state.entries}
    finals = {entry: _deals_left(state, entry, PLAYOFF) for entry in state.entries}

    def points(better: float, deals: int) -> float:
        return chance.gauss(deals * (usual - step * better), apart * sqrt(deals)) if deals else 0.0

    for _ in range(_times(len(state.entries) * 3)):
        better = {entry: chance.gauss(*skills[entry]) for entry in state.entries}
        middle = mean(better.values())
        better = {entry: own - middle for entry, own in better.items()}
        total = {
            entry: own[entry].combined + points(better[entry], sum(left[entry])) for entry in state.entries
        }
        order = sorted(total, key=lambda entry: (total[entry], chance.random()))
        finalists = [entry for entry in state.finalists if entry in total] or order[:FINALISTS]
        final = {
            entry: own[entry].rounds[PLAYOFF - 1]
            + carry * total[entry]
            + points(better[entry], finals[entry])
            for entry in finalists
        }
        others = [entry for entry in order if entry not in final]
        best_first = sorted(final, key=lambda entry: (final[entry], chance.random()))
        yield {entry: place for place, entry in enumerate([*best_first, *others], start=1)}


def _deals_left(state: Tournament, entry: str, number: int) -> int:
    """Return how many deals of a round an entry has still to play."""
    if number < PLAYOFF and state.finalists:
        return 0
    table = next((table for table in state.tables_of(number) if entry in table.seats), None)
    if table is not None:
        return sum(slot.stands != "done" for slot in table.slots)
    return SLOTS if number > state.round else 0


class _Playing:
    """The rest of a season, played once. Each player's skill stays the same."""

    def __init__(self, skills: Mapping[str, Skill], chance: Luck) -> None:
        self.chance = chance
        self.skills = {entry: chance.gauss(*skills[entry]) for entry in sorted(skills)}

    def order(self, entries: Sequence[str]) -> list[str]:
        """Return the entries in the order in which they finish a match."""
        skills, gauss = self.skills, self.chance.gauss
        return sorted(entries, key=lambda entry: -gauss(skills[entry], LUCK))


def _times(work: int) -> int:
    return max(FEWEST, min(MOST, WORK // max(1, work)))


def _count(order: Sequence[str], size: int, points: dict[str, float], won: dict[str, int]) -> None:
    """Add what a match gives at a table of ``size`` entries, of which some may not be there."""
    for place, entry in enumerate(order, start=1):
        points[entry] += AHEAD * (size - place) / (size - 1) if size > 1 else 0
    if order and size > 1:
        won[order[0]] += 1


def _paired(
    entries: Sequence[str], points: Mapping[str, float], ahead: Ahead, chance: Luck
) -> Iterator[Sequence[str]]:
    """Yield the tables of a round: players with about as many points."""
    best_first = sorted(entries, key=lambda entry: -points[entry])
    far = NEAR * len(entries)
    rank = {entry: number + far * chance.random() for number, entry in enumerate(best_first)}
    order = sorted(entries, key=rank.__getitem__)
    yield from cut_up(order, round_sizes(len(order), ahead.size, ahead.largest))
