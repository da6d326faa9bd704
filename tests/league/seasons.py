"""A season to be run in tests: what is said to it, one after the other, each a second later."""

from __future__ import annotations

import pytest

from bot.league.illegal import IllegalAct
from bot.league.results import MatchResult, SeatResult
from bot.league.rounds import Seating
from bot.league.season import (
    Act,
    Command,
    LogEntry,
    Season,
    SeasonSettings,
    SeasonStep,
    acts,
    apply,
    format_of,
    season_state,
)
from bot.league.season.drawing import round_until

START = 1_785_585_600_000


def settings(**fields: object) -> SeasonSettings:
    """SeasonSettings with what a test does not care about filled in."""
    known = {"league": "Sunday", "game": "olsen", "format": "rounds", "channel": 1, "rounds": 2, "size": 3}
    return SeasonSettings(**{**known, **fields})  # type: ignore[arg-type]  # a test's own words


class Run:
    """A season and its log."""

    def __init__(self, **fields: object) -> None:
        self.opened = Season("s1", 7, settings(**fields), 1, b"x" * 32, "ump", START)
        self.season = self.opened
        self.lines: list[LogEntry] = []
        self.now = START

    def do(self, act: Act, actor: str = "ump", reason: str = "why", **more: object) -> SeasonStep:
        """Say something, a second later; its step, or whatever it is refused with."""
        self.now += 1000
        step = apply(self.season, Command(act, actor, self.now, reason, **more))  # type: ignore[arg-type]  # what the actor has seen
        self.season = step.season
        self.lines += step.lines
        return step

    def enter(self, *players: str) -> None:
        """Sign players up, one after the other."""
        for player in players:
            self.do(acts.SignUp(player), player)

    def draw(self, deadline: int, tables: tuple[Seating, ...] = ()) -> SeasonStep:
        """Draw the next round, as long as it is until ``deadline``. If all tables of the last one are over,
        the umpire does, and otherwise the clock at its end.
        """
        state, length = season_state(self.season), deadline - self.now
        assert state is not None
        if format_of(self.season).course.may_draw(self.season):
            return self.do(acts.PairRound(deadline, state.round + 1, tables))
        self.now = max(self.now, round_until(self.season) or 0)
        return self.do(acts.PairRound(self.now + length, state.round + 1, tables), "")

    def play(self, fixture: str, *totals: int) -> str:
        """Play a fixture; who has the lowest total wins. The key of the match."""
        players = format_of(self.season).fixtures.players_of(self.season, fixture)
        points = totals or tuple(range(len(players)))
        seats = tuple(
            SeatResult(player, 1 + sum(other < total for other in points), total, 1)
            for player, total in zip(players, points, strict=True)
        )
        match = f"m{len(self.lines)}"
        result = MatchResult(match, "olsen", self.now + 1000, seats, season="s1", fixture=fixture)
        self.do(acts.Record(result), "")
        return match

    def fixtures(self) -> list[str]:
        """All fixtures so far."""
        state = season_state(self.season)
        return list(state.fixtures) if state else []


def refused(run: Run, act: Act, code: str, **more: object) -> None:
    """Look that a season refuses an act with this code, and stays as it was."""
    before = run.season
    with pytest.raises(IllegalAct) as refusal:
        run.do(act, **more)  # type: ignore[arg-type]  # actor, reason and seen, by name
    assert refusal.value.code == code
    assert run.season is before
