"""Fixtures whose tables wait for room in their server: nobody forfeits, and the season waits for them."""

from __future__ import annotations

from bot.league.decisions import Extend
from bot.league.season import acts, due, is_open, ready_checks, season_state
from bot.league.season.settings import HOUR
from tests.league.seasons import Run
from tests.ui.seasons import running

ROUND = 48
LENGTH = ROUND * HOUR
QUIET = {"round_hours": ROUND, "schedule": "never", "remind_day": False, "remind_hour": False}
SLOW = {**QUIET, "clock": "slow", "rounds": 2}


def deadlines(run: Run) -> list[int]:
    state = season_state(run.season)
    assert state is not None
    return [state.deadline(key) for key in state.fixtures]


def extend(run: Run, act: object) -> None:
    """What follows is done."""
    assert isinstance(act, acts.Decide)
    run.do(act, "", "")


def test_the_round_and_the_next_one_wait_for_a_table_that_has_no_room() -> None:
    run = running(*"abcdef", **SLOW)
    waits, other = run.fixtures()
    run.play(other)
    before = deadlines(run)[0]
    run.now = before
    extend(run, ready_checks.without_room(run.season, waits, run.now))
    first, second = deadlines(run)
    assert first == second == before + 24 * HOUR
    assert due(run.season, first - 1) is None, "neither is anybody absent, nor is the next round drawn"
    assert due(run.season, first) is not None


def test_what_is_left_to_the_umpire_stays_so() -> None:
    run = running(*"abcdef", **QUIET, rounds=2)
    waits, deserted = run.fixtures()
    run.now = deadlines(run)[0]
    run.do(acts.ForfeitFixture(deserted, ()), "")
    extend(run, ready_checks.without_room(run.season, waits, run.now))
    first, second = deadlines(run)
    assert first > second
    state = season_state(run.season)
    assert state is not None
    assert [each.key for each in state.fixtures.values() if is_open(run.season, each)] == [waits]


def test_a_call_goes_on_and_ends_without_consequences() -> None:
    run = running(*"abc", **QUIET)
    (waits,) = run.fixtures()
    until = deadlines(run)[0]
    run.do(acts.Appoint(waits, until - 10 * HOUR), "")
    run.do(acts.StartReadyCheck(waits, until - 9 * HOUR, True), "")
    longer = ready_checks.without_room(run.season, waits, until - 9 * HOUR)
    assert isinstance(longer, acts.StartReadyCheck)
    assert until - 9 * HOUR < longer.until <= until
    assert ready_checks.without_room(run.season, waits, until) == acts.EndReadyCheck(waits)
    run.do(acts.EndReadyCheck(waits), "")
    run.do(acts.StartReadyCheck(waits, until - HOUR), "a")  # by a player, who binds nobody
    assert ready_checks.without_room(run.season, waits, until - HOUR) == acts.EndReadyCheck(waits)


def test_a_table_that_opens_late_has_as_much_time_as_it_would_have_had() -> None:
    run = running(*"abcdef", **SLOW)
    waits, _ = run.fixtures()
    before = deadlines(run)[0]
    assert ready_checks.opened_late(run.season, waits, before - LENGTH) is None
    late = ready_checks.opened_late(run.season, waits, before - LENGTH + 5 * HOUR)
    assert late == Extend(tuple(run.fixtures()), before + 5 * HOUR)


def test_players_who_are_called_late_have_time_to_come_and_to_play() -> None:
    run = running(*"abc", **QUIET)
    (waits,) = run.fixtures()
    before = deadlines(run)[0]
    assert ready_checks.opened_late(run.season, waits, before - 12 * HOUR) is None
    late = ready_checks.opened_late(run.season, waits, before - HOUR)
    assert late is not None
    assert late.until > before + HOUR


def test_many_tables_that_open_late_put_the_deadline_off_once() -> None:
    run = running(*"abcdefghijklmno", **SLOW)
    waiting = run.fixtures()
    run.now = deadlines(run)[0] - LENGTH + 5 * HOUR
    put_off = []
    while waiting:
        run.now += HOUR
        late = ready_checks.opened_late(run.season, waiting.pop(), run.now, waiting)
        if late is not None:
            put_off.append((len(waiting), late.until))
            run.do(acts.Decide(late), "", "")
    ((left, until),) = put_off
    assert left == 0
    assert set(deadlines(run)) == {until}


def test_a_table_that_lacks_most_of_its_time_does_not_wait_for_others() -> None:
    run = running(*"abcdef", **SLOW)
    first, second = run.fixtures()
    before = deadlines(run)[0]
    assert ready_checks.opened_late(run.season, first, before - LENGTH // 2, [second]) is None
    late = ready_checks.opened_late(run.season, first, before - LENGTH // 2 + HOUR, [second])
    assert late == Extend((first, second), before + LENGTH // 2 + HOUR)
