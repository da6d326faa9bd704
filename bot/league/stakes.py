"""What players play for at a table, beyond its points, and what its result has settled.

All of this follows from the places that are still possible (:mod:`bot.league.bounds`), so it doesn't depend
on other tables. A table can settle more than this, because only finishing alone in first or last place is
considered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias, get_args

from bot.league.bounds import PlaceRange
from bot.league.bounds.rounds import Ahead, Division, OpenTable, divisions_of
from bot.league.bracket import Bracket, sizes_of
from bot.league.goals import Goal, GoalKind
from bot.league.standings import Row

StakeKind: TypeAlias = Literal["secures", "needs", "loses", "advances"]
Round: TypeAlias = Literal["round", "final"]


class Stake(NamedTuple):
    """What a match decides for an entry."""

    kind: StakeKind
    """Alone in first place, it ``secures`` a goal; it ``needs`` first place to keep a goal possible; alone in
    last place, it ``loses`` a goal; or one of the best ``spots`` places ``advances`` it in a cup.
    """
    goal: GoalKind | Round
    spots: int = 1


Stakes: TypeAlias = Mapping[str, Stake]
GOALS = (*get_args(GoalKind), *get_args(Round))
"""What is at stake, the best first."""


def stakes(
    rows: Iterable[Row], ahead: Ahead, goals: Sequence[Goal], possible: Mapping[str, PlaceRange]
) -> list[Stakes]:
    """Return for each table ahead the strongest stake of each entry that has one there, given the standings,
    the goals of the players, the best first, and their ``possible`` places.
    """
    found: list[dict[str, Stake]] = [{} for _ in ahead.tables]
    for division in divisions_of(rows, ahead):
        own = [goal for goal in goals if goal.division == division.number]
        for stake, table in zip(found, ahead.tables, strict=True):
            if own and table in division.tables:
                there = (entry for entry in table.entries if entry in division.score)
                each = ((entry, _stake(division, own, table, entry, possible[entry])) for entry in there)
                stake |= {entry: what for entry, what in each if what is not None}
    return list(found)


def _stake(
    division: Division, goals: Sequence[Goal], table: OpenTable, entry: str, now: PlaceRange
) -> Stake | None:
    """Return what is at stake for an entry at one of its tables, given its possible places; None if nothing
    is.
    """
    still = [goal for goal in goals if not goal.is_sure(now) and not goal.is_lost(now)]
    if not still:
        return None
    within = [goal for goal in still if division.could_secure(table, entry, goal.places)]
    won = division.after(table, entry, "first").worst(entry) if within else len(division.entries)
    if secured := next((goal for goal in within if won <= goal.places), None):
        return Stake("secures", secured.kind)
    last = division.after(table, entry, "last").best(entry)
    lost = next((goal for goal in still if last > goal.places), None)
    if lost is None:
        return None
    beaten = division.after(table, entry, "not_first").best(entry)
    needed = next((goal for goal in still if beaten > goal.places), None)
    return Stake("needs", needed.kind) if needed else Stake("loses", lost.kind)


def cup_stakes(now: Bracket, table: Sequence[str], size: int, largest: int) -> dict[str, Stake]:
    """Return the stake of each entry at an open table of a cup: how many advance, and whether to the final,
    or that its winner wins the cup (``first``).
    """
    tie = next((tie for tie in now.ties if {*tie.entries} <= {*table}), None)
    if tie is None:
        return {}
    left = len(now.left) + sum(each.spots for each in now.ties)
    sizes = sizes_of(left, size, largest)
    goal: GoalKind | Round = "first" if left == 1 else "final" if sizes == (left,) else "round"
    return dict.fromkeys(tie.entries, Stake("advances", goal, tie.spots))


def decisive(rows: Iterable[Row], found: Mapping[str, Stakes]) -> str | None:
    """Return the fixture that decides most: for the best goal, and for most players. Of several it is the one
    whose best player stands highest. None if nothing is at stake anywhere but for one player to stay.
    """
    order = {row.account.entry: number for number, row in enumerate(rows)}

    def weight(fixture: str) -> tuple[int, int, int, int]:
        goals = [GOALS.index(stake.goal) for stake in found[fixture].values()]
        best = min(goals)
        return -best, goals.count(best), len(goals), -min(order[entry] for entry in found[fixture])

    weights = {fixture: weight(fixture) for fixture in found if found[fixture]}
    most = max(weights, key=weights.__getitem__, default=None)
    return None if most is None or weights[most][:3] == (-GOALS.index("stay"), 1, 1) else most


News: TypeAlias = Literal["first", "playoff", "up", "stay", "down", "not_first", "not_playoff", "not_up"]
"""What has become certain for an entry: a goal that it reaches, that it goes ``down``, or a goal that it
can't reach any more.
"""
LOST: Mapping[GoalKind, News] = {
    "stay": "down",
    "playoff": "not_playoff",
    "first": "not_first",
    "up": "not_up",
}
"""The news that a goal is lost, the one that says most first."""


def settled(
    goals: Sequence[Goal],
    divisions: Mapping[str, int],
    before: Mapping[str, PlaceRange],
    after: Mapping[str, PlaceRange],
) -> dict[str, News]:
    """Return the most important news for each entry for which something has become certain between two
    moments of a season. ``divisions`` has the division of each entry.
    """
    found: dict[str, News] = {}
    for entry in before.keys() & after.keys():
        own = [goal for goal in goals if goal.division == divisions[entry]]
        news = next(_news(own, before[entry], after[entry]), None)
        if news is not None:
            found[entry] = news
    return found


def _news(goals: Sequence[Goal], before: PlaceRange, after: PlaceRange) -> Iterator[News]:
    """Yield what has become certain between two ranges of an entry, the most important first."""
    for goal in goals:
        if goal.is_sure(after):
            if not goal.is_sure(before):
                yield goal.kind
            break  # a lesser goal is no news then
    lost = {goal.kind for goal in goals if goal.is_lost(after) and not goal.is_lost(before)}
    yield from (news for kind, news in LOST.items() if kind in lost)
