"""When who is on turn is pinged, and warned that their time is nearly up."""

from dataclasses import replace
from typing import Any

import pytest

from bot.tables import ClockName, Table, seating, warning_at
from bot.tables import table as acts
from bot.tables.pace import is_waited_for, ping_at
from tests.tables.clock import START
from tests.tables.club import ADA, BO, PACE, SECOND, match, stacked

HOUR = 3_600 * SECOND

NINES: dict[str, Any] = {"turn": 0, "discard": "9C", "hands": ["9H KD QD", "9S 4S KS"]}
"""Both can lay a nine."""


def waiting(clock: ClockName = "normal", **changes: Any) -> Table:
    """A match that waits for its first player since ``START``."""
    table = match(2, position=NINES, clock=clock)
    return replace(table, deadline=START + PACE.clocks[clock], **changes)


@pytest.mark.parametrize(
    ("clock", "warned", "pinged"),
    [("fast", 20 * SECOND, None), ("normal", 90 * SECOND, 30 * SECOND), ("slow", 22 * HOUR, 0)],
)
def test_each_clock_has_its_own_times(clock: ClockName, warned: int, pinged: int | None) -> None:
    table = waiting(clock)
    assert warning_at(table, PACE) == START + warned
    assert ping_at(table, PACE, "default") == (None if pinged is None else START + pinged)


@pytest.mark.parametrize("clock", ["fast", "normal", "slow"])
def test_players_may_wish_for_another(clock: ClockName) -> None:
    assert ping_at(waiting(clock), PACE, "never") is None
    assert ping_at(waiting(clock), PACE, "always") == START


def test_who_keeps_only_computers_waiting_is_pinged_where_it_counts_and_where_they_wish() -> None:
    alone = replace(match(1, computers=1, position=NINES), deadline=START + PACE.clocks["normal"])
    assert ping_at(alone, PACE, "default") is None
    assert ping_at(alone, PACE, "always") == START
    assert ping_at(replace(alone, ranked=True), PACE, "default") == START + 30 * SECOND
    days = replace(alone, clock="slow", deadline=START + PACE.clocks["slow"])
    assert ping_at(days, PACE, "default") == START


def test_each_happens_once_a_turn() -> None:
    table = waiting()
    assert warning_at(replace(table, warned_version=table.turn_version), PACE) is None
    for pings in ("default", "always"):
        assert ping_at(replace(table, pinged_version=table.turn_version), PACE, pings) is None
        assert ping_at(replace(table, to_ping=table.turn_version), PACE, pings) is None, "it is on its way"


def test_only_a_person_with_a_choice_is_waited_for() -> None:
    assert is_waited_for(waiting()) == 0
    assert is_waited_for(seating.leave_match(waiting(), ADA)) is None, "a computer plays"
    stuck = stacked("2H", turn=0, discard="9C", hands=["4H 4D", "KS"])
    assert is_waited_for(match(2, position=stuck, deadline=START)) is None, "the move is forced"
    between = {"phase": "between", "hands": ["9H", ""], "discard": "9C"}
    assert is_waited_for(match(2, position=between, deadline=START)) is None
    assert is_waited_for(acts.end(waiting(), ADA, START)) is None
    asleep = seating.leave_match(seating.leave_match(waiting(), ADA), BO)
    assert is_waited_for(asleep) is None
    assert is_waited_for(waiting(phase="lobby")) is None
    assert is_waited_for(replace(waiting(), deadline=None)) is None, "no time runs"
