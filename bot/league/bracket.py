"""The bracket of a cup: pairings of a knock-out, players who advance, and players who are out.

The same number of players advances from every table of a round: half of them, rounded so that it is the same
everywhere. Table sizes differ by at most one, so there are byes only at tables of two: there the best seeds
wait until the rest fits a full bracket (2, 4, 8 and so on). Players who advance keep their side of the
bracket. Tied players at the line play a tiebreaker at their own table, unless the umpire has broken the tie.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from bot.league.scoring_rules import Fixture
from bot.league.season_state import SeasonState
from bot.league.sizes import cut_up, table_sizes
from bot.league.tiebreakers import groups_at

T = TypeVar("T")

TIEBREAKER = 2
"""Division number of tiebreaker tables; all others have 1."""


@dataclass(frozen=True, slots=True)
class UndecidedPlaces:
    """Players at a table of whom only some advance, before that is decided."""

    entries: tuple[str, ...]
    spots: int
    """Number of them who advance."""
    round: int
    place: int
    """Shared place at the table."""
    unplayed: bool = False
    """Whether they are all players at the table, because it has no result that counts."""


@dataclass(frozen=True, slots=True)
class Heat:
    """A table of a cup, and the players who have advanced from it."""

    fixture: Fixture
    on: tuple[str, ...]
    over: bool
    """Whether everything about it is decided."""


@dataclass(frozen=True, slots=True)
class CupRound:
    """A round of a cup."""

    number: int
    heats: tuple[Heat, ...]
    byes: tuple[str, ...]
    """Players who advance without a table."""
    tiebreaker: bool = False
    final: bool = False


@dataclass(frozen=True, slots=True)
class Bracket:
    """The state of a cup."""

    seeds: tuple[str, ...]
    """All entries, the best seed first."""
    order: tuple[str, ...]
    """All entries in bracket order."""
    stages: tuple[CupRound, ...]
    left: tuple[str, ...]
    """Entries that are still in and not tied, in bracket order."""
    ties: tuple[UndecidedPlaces, ...]
    out: Mapping[str, tuple[int, int]]
    """Round of each entry's loss, and its place at the table there, without withdrawn entries."""

    @property
    def in_final(self) -> bool:
        """Whether the last round that is not a tiebreaker is the final."""
        return any(stage.final for stage in self.stages)


def sizes_of(players: int, size: int, largest: int) -> tuple[int, ...]:
    """Return the table sizes of a round for this number of players. A player without a table has a bye."""
    if players < 2:
        return ()
    if size > 2:
        return table_sizes(players, size, largest)
    full = 1 << (players - 1).bit_length() - 1
    return (2,) * (players - full)


def going_on(sizes: Sequence[int], byes: int, size: int) -> int:
    """Return how many players advance from each table (one from the final).

    It is half of a table. If table sizes differ, it is the larger half of the smaller ones and the smaller
    half of the larger ones, which is the same. If all have the same odd number, it is the larger half if the
    players who advance then fill a table, and else the smaller half.
    """
    if len(sizes) == 1 and not byes:
        return 1
    least, most = min(sizes), max(sizes)
    rounded_up = (least + 1) // 2
    if least == most and len(sizes) * rounded_up + byes > size:
        return max(1, least // 2)
    return rounded_up


def rounds_for(players: int, size: int, largest: int) -> int:
    """Return how many rounds a cup takes until one of this number of players is left."""
    rounds = 0
    while players > 1:
        sizes = sizes_of(players, size, largest)
        byes = players - sum(sizes)
        players = len(sizes) * going_on(sizes, byes, size) + byes
        rounds += 1
    return rounds


def first_tables(seeds: Sequence[T], size: int, largest: int) -> list[tuple[T, ...]]:
    """Return the tables of the first round in bracket order. A table with a single player is a bye.

    The seeds are dealt out from table to table and back again, so that the best players meet as late as
    possible.
    """
    sizes = sizes_of(len(seeds), size, largest)
    tables = len(sizes) + len(seeds) - sum(sizes)
    dealt: list[list[T]] = [[] for _ in range(tables)]
    for number, seed in enumerate(seeds):
        row, at = divmod(number, tables)
        dealt[tables - 1 - at if row % 2 else at].append(seed)
    return [tuple(dealt[table]) for table in _sides(tables)]


def bracket(state: SeasonState) -> Bracket:
    """Return the state of a season's cup. Its entrants are in the order of the seeds."""
    return _Course(state).run()


def next_tables(state: SeasonState) -> list[tuple[int, tuple[str, ...]]]:
    """Return the tables of the next round with their divisions: tiebreakers if entries are tied, and
    otherwise tables for all players who are left.
    """
    size, largest = state.scoring.size, state.scoring.largest
    if not state.fixtures:
        tables = first_tables(list(state.entrants), size, largest)
        return [(1, table) for table in tables if len(table) > 1]
    now = bracket(state)
    if now.ties:
        return [(TIEBREAKER, tie.entries) for tie in now.ties]
    sizes = sizes_of(len(now.left), size, largest)
    best = [entry for entry in now.seeds if entry in now.left][: len(now.left) - sum(sizes)]
    return [(1, table) for table in cut_up([entry for entry in now.left if entry not in best], sizes)]


def _sides(tables: int) -> list[int]:
    """Return the tables in bracket order: the first two on different sides, and so on."""
    order = [0]
    while len(order) < tables:
        order = [each for table in order for each in (table, 2 * len(order) - 1 - table)]
    return [table for table in order if table < tables]


class _Course:
    """Goes through the rounds of a cup."""

    def __init__(self, state: SeasonState) -> None:
        self.state = state
        scoring = state.scoring
        self.seeds = tuple(state.entrants)
        tables = first_tables(self.seeds, scoring.size, scoring.largest)
        self.place_in = {entry: n for n, entry in enumerate(each for table in tables for each in table)}
        self.left = set(self.seeds)
        self.ties: list[UndecidedPlaces] = []
        self.out: dict[str, tuple[int, int]] = {}

    def run(self) -> Bracket:
        rounds: defaultdict[int, list[Fixture]] = defaultdict(list)
        for fixture in self.state.fixtures.values():
            rounds[fixture.round].append(fixture)
        stages = tuple(
            self._tiebreakers_round(number, fixtures)
            if fixtures[0].division == TIEBREAKER
            else self._played(number, fixtures)
            for number, fixtures in sorted(rounds.items())
        )
        gone = self.state.rulings.withdrawn
        for tie in self.ties[:]:
            there = tuple(entry for entry in tie.entries if entry not in gone)
            self.ties.remove(tie)
            if len(there) > tie.spots:
                self.ties.append(replace(tie, entries=there))
            else:
                self.left.update(there)
        left = sorted(self.left.difference(gone), key=self.place_in.__getitem__)
        out = {entry: lost for entry, lost in self.out.items() if entry not in gone}
        return Bracket(self.seeds, tuple(self.place_in), stages, tuple(left), tuple(self.ties), out)

    def _played(self, number: int, fixtures: Sequence[Fixture]) -> CupRound:
        """Go through a round of all players who were left."""
        seated = {entry for fixture in fixtures for entry in fixture.entries}
        for tie in self.ties:  # a result was changed after this round was drawn, which stays as it is
            self.out |= {entry: (tie.round, tie.place) for entry in tie.entries if entry not in seated}
        self.ties = []
        for entry in seated:
            self.out.pop(entry, None)
        gone = self.state.rulings.withdrawn
        left = (entry for entry in self.left if entry not in gone or gone[entry].at > fixtures[0].drawn)
        byes = sorted(set(left) - seated, key=self.place_in.__getitem__)
        spots = going_on([len(each.entries) for each in fixtures], len(byes), self.state.scoring.size)
        self.left = set(byes)
        heats = tuple(
            self._decided(each, UndecidedPlaces(each.entries, spots, number, 1, unplayed=True))
            for each in fixtures
        )
        return CupRound(number, heats, tuple(byes), final=len(fixtures) == 1 and not byes)

    def _tiebreakers_round(self, number: int, fixtures: Sequence[Fixture]) -> CupRound:
        """Go through a round of tiebreakers. Players who are not tied wait for it."""
        heats = []
        for fixture in fixtures:
            tie = next((each for each in self.ties if set(fixture.entries) <= set(each.entries)), None)
            if tie is None:  # the tie was broken in another way
                heats.append(Heat(fixture, (), over=True))
                continue
            self.ties.remove(tie)
            heats.append(self._decided(fixture, tie))
        return CupRound(number, tuple(heats), (), tiebreaker=True)

    def _decided(self, fixture: Fixture, tie: UndecidedPlaces) -> Heat:
        """Mark the players of a table who advance, are out, or are tied at the line."""
        groups = groups_at(self.state, fixture)
        if groups is None:
            self.ties.append(tie)
            return Heat(fixture, (), over=False)
        there, absent = groups
        on: list[str] = []
        spots, place, before = tie.spots, tie.place, len(self.ties)
        for group in there:
            ordered = self._settled(group)
            if len(group) > spots > 0 and ordered is None:
                self.ties.append(UndecidedPlaces(group, spots, tie.round, place))
                spots = 0
            else:
                goes = (ordered or group)[:spots]
                on += goes
                spots -= len(goes)
                self.out |= {entry: (tie.round, place + len(goes)) for entry in group if entry not in goes}
            place += len(group)
        left = [entry for entry in tie.entries if entry not in fixture.entries]
        self.out |= dict.fromkeys((*absent, *left), (tie.round, place))
        self.left.update(on)
        return Heat(fixture, tuple(on), over=len(self.ties) == before)

    def _settled(self, group: tuple[str, ...]) -> tuple[str, ...] | None:
        """Return the group in the order in which the umpire has broken the tie; None if they have not."""
        orders = (settle.order for settle in self.state.rulings.settled)
        return next((order for order in orders if set(order) == set(group)), None)


def places(now: Bracket) -> Iterator[tuple[int | None, tuple[str, ...]]]:
    """Yield the places of a cup, with the entries that share each. Before the final, entries that are still
    in have no place.
    """
    waiting = [entry for tie in now.ties if tie.unplayed for entry in tie.entries]
    first = (*now.left, *waiting)
    place = 1 + len(first)
    if first:
        yield 1 if now.in_final or len(first) == 1 else None, first
    behind: defaultdict[tuple[int, int, int], list[str]] = defaultdict(list)
    for number, tie in enumerate(now.ties):
        if not tie.unplayed:
            behind[-tie.round, -1, number] += tie.entries
    for entry, (lost, at) in now.out.items():
        behind[-lost, 0, at].append(entry)
    for key in sorted(behind):
        yield place, tuple(behind[key])
        place += len(behind[key])
