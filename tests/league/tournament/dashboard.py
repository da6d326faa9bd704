"""The dashboard of a test: a tournament, its log, and what is said to it in a word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Literal, get_args

import pytest

from bot.games.api import Event
from bot.league.decisions import Ruling
from bot.league.illegal import IllegalAct
from bot.league.season import Act, Command, LogEntry, Season, acts, apply
from bot.league.tournament import Cell, Sitting, Tournament, TournamentTable, ranking, sitting, sittings
from tests.league.seasons import settings

UMPIRE = "umpire"
BETWEEN = {"game": "pursuit", "seats": 5, "phase": "between", "deal": 0}
"""How a match for five begins that is not the first of its table."""
Points = Callable[[int, int, int], int]
"""Round, slot, number of the entry -> points."""


def some_points(number: int, slot: int, entry: int) -> int:
    """Points of which none are 0, and which differ from game to game."""
    return 1 + (7 * entry + 3 * slot + 11 * number) % 40


class Dashboard:
    def __init__(
        self, entries: int = 0, *, tie: Literal["auto", "umpire"] = "auto", playoff_carry: bool = False
    ) -> None:
        own = settings(game="pursuit", format="pursuit", tie=tie, playoff_carry=playoff_carry)
        self.opened = self.season = Season("s1", 7, own, 1, bytes(range(32)), UMPIRE, 0)
        self.log: list[LogEntry] = []
        self.news: list[Event] = []
        for number in range(1, entries + 1):
            self.say(acts.SignUp(f"u{number}"))

    @property
    def state(self) -> Tournament:
        """The state of play."""
        assert isinstance(self.season.play, Tournament)
        return self.season.play

    @state.setter
    def state(self, state: Tournament) -> None:
        self.season = replace(self.season, play=state)

    def say(
        self, what: Act | Ruling, reason: str = "seen by all", actor: str = UMPIRE, seen: int | None = None
    ) -> None:
        act = acts.Decide(what) if isinstance(what, get_args(Ruling)) else what
        is_given = act.needs_reason or isinstance(act, acts.Decide)
        command = Command(act, actor, len(self.log), reason if is_given else "", seen)
        step = apply(self.season, command)
        self.season = step.season
        self.log += step.lines
        self.news += step.news

    def refused(self, what: Act | Ruling, reason: str = "seen by all", seen: int | None = None) -> str:
        """The code with which an act is refused; nothing has changed then."""
        before = self.season
        with pytest.raises(IllegalAct) as refusal:
            self.say(what, reason, seen=seen)
        assert self.season is before
        return refusal.value.code

    def due(self, number: int, table: int = 1) -> Sitting:
        """What the table is to deal now."""
        found = self.state.table(number, table)
        assert found is not None
        due = sitting(self.state, found)
        assert due is not None
        return due

    def waits(self, number: int, table: int = 1) -> bool:
        """Whether the table is to deal nothing now."""
        return not any((due.round, due.table) == (number, table) for due in sittings(self.state))

    def deal(self, number: int, table: int, cut: int = 0) -> int:
        """Deal what is due at a table, where seat ``cut`` wins the cut; the slot."""
        due = self.due(number, table)
        dealer = due.seats[cut] if due.dealer is None else due.dealer
        self.say(acts.StartDeal(number, table, due.slots[0], dealer))
        return due.slots[0]

    def play(self, number: int, table: int, *points: int, cut: int = 0) -> None:
        """Play what is due at a table; ``points`` by seat."""
        slot = self.deal(number, table, cut)
        self.say(acts.FinishDeal(number, table, slot, points))

    def play_on(self, points: Points = some_points) -> None:
        """Play until nothing is due before the umpire has spoken or a new round is drawn."""
        rounds = self.state.round
        while self.state.round == rounds and (due := next(sittings(self.state), None)):
            slot = due.slots[0]
            self.play(due.round, due.table, *(points(due.round, slot, int(entry)) for entry in due.entries))

    def to_review(self, points: Points = some_points) -> Dashboard:
        self.say(acts.Start())
        self.play_on(points)
        self.play_on(points)
        assert self.state.phase == "review"
        return self

    def told(self, key: str) -> list[Event]:
        return [event for event in self.news if event.key == f"pursuit-{key}"]

    def places(self) -> dict[int, int | None]:
        return {int(line.sums.entry): line.place for line in ranking(self.state)}

    def table_of(self, entry: str, number: int) -> TournamentTable:
        return next(table for table in self.state.seated(entry) if table.round == number)


def replayed(opened: Season, log: Sequence[LogEntry]) -> Season:
    """The season after a log. Raises ValueError if it is not what its acts make of it."""
    season, expected = opened, list[LogEntry]()
    for line in log:
        if not expected:
            step = apply(season, Command(line.act, line.actor, line.at, line.reason))
            season, expected = step.season, [*step.lines]
        if expected.pop(0) != line:
            raise ValueError(f"line {line.seq}: not what followed")
    if expected:
        raise ValueError(f"line {expected[0].seq}: missing")
    return season


def numbers(entries: Iterable[str]) -> tuple[int, ...]:
    """Entries by their numbers."""
    return tuple(map(int, entries))


def spread(total: int, wins: int = 0) -> list[int]:
    """Five games that come to ``total``, ``wins`` of them won."""
    played = 5 - wins
    return [0] * wins + [1] * (played - 1) + [total - played + 1]


def scripted(rounds: Mapping[int, Mapping[int, Sequence[int]]]) -> Points:
    """Points as written: round -> entry -> five games. Otherwise some."""

    def points(number: int, slot: int, entry: int) -> int:
        own = rounds.get(number, {}).get(entry)
        return own[slot - 1] if own else some_points(number, slot, entry)

    return points


def with_cells(dashboard: Dashboard, rounds: Mapping[int, Mapping[int, Sequence[int]]]) -> None:
    """Put scores where others have been played, as if they had come at tables of such entries."""
    cells = {
        (number, slot, str(entry)): Cell(points, won=not points)
        for number, entries in rounds.items()
        for entry, games in entries.items()
        for slot, points in enumerate(games, start=1)
    }
    dashboard.state = replace(dashboard.state, cells={**dashboard.state.cells, **cells})
