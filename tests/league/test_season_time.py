"""What a season's clock makes of decisions: nothing is lost by a pause, by more time, or by taking back."""

from __future__ import annotations

import pytest

from bot.league.decisions import Extend, Reverse, Void, Withdraw
from bot.league.season import Season, TimeUp, acts, due, is_open, rebuilt
from bot.milliseconds import HOUR
from tests.league.seasons import START, Run

PEOPLE = ("ann", "bo", "cy", "di", "eli", "fay")


def running(**fields: object) -> Run:
    run = Run(**{"round_hours": 48, "schedule": "never", "clock": "slow", **fields})
    run.enter(*PEOPLE)
    run.do(acts.Start())
    return run


def by_itself(run: Run, at: int) -> list[acts.Act | TimeUp]:
    """All that the clock does up to a time, at that time; it ends at a fixture whose time is up."""
    run.now = at - 1000
    done: list[acts.Act | TimeUp] = []
    while (act := due(run.season, run.now + 1000)) is not None:
        done.append(act)
        if isinstance(act, TimeUp):
            break
        run.do(act, "")
        run.now = at - 1000
    return done


def open_fixtures(season: Season) -> list[str]:
    return [key for key, each in season.play.fixtures.items() if is_open(season, each)]


def test_a_match_that_is_void_after_its_time_is_no_forfeit_and_can_be_taken_back() -> None:
    run = running(remind_day=False, remind_hour=False)
    one, other = run.fixtures()
    match = run.play(one)
    run.play(other)
    by_itself(run, START + 60 * HOUR)
    run.do(acts.Decide(Void(match)))
    assert one not in open_fixtures(run.season)
    assert by_itself(run, run.now + 2000) == []
    run.do(acts.Decide(Extend((one,), run.now + 5 * HOUR)))
    assert one in open_fixtures(run.season)
    run.do(acts.Decide(Reverse(str(run.season.seq))))
    run.do(acts.Decide(Reverse(str(run.season.seq - 2))))
    assert run.season.play.outcome(one).match == match
    assert rebuilt(run.opened, run.lines) == run.season


def test_a_match_that_is_void_before_its_time_is_up_can_be_played_until_then() -> None:
    run = running()
    one, _ = run.fixtures()
    run.do(acts.Decide(Void(run.play(one))))
    assert one in open_fixtures(run.season)
    assert due(run.season, run.season.play.deadline(one)) == acts.Remind(one, "day")


def test_a_pause_puts_the_next_round_off_too() -> None:
    run = running(remind_day=False, remind_hour=False)
    run.play(run.fixtures()[0])
    run.do(acts.Pause())
    run.now += 100 * HOUR
    run.do(acts.Resume())
    assert by_itself(run, run.now + HOUR) == []
    assert by_itself(run, START + 150 * HOUR) == [TimeUp(run.fixtures()[1])]


def test_a_pause_opens_nothing_whose_time_was_up() -> None:
    run = running(remind_day=False, remind_hour=False)
    one, other = run.fixtures()
    match = run.play(one)
    run.play(other)
    by_itself(run, START + 50 * HOUR)
    run.do(acts.Decide(Void(match)))
    run.do(acts.Pause())
    run.now += 100 * HOUR
    run.do(acts.Resume())
    assert one not in open_fixtures(run.season)


def test_reminders_go_out_again_for_a_later_deadline() -> None:
    run = running(rounds=1)
    one, other = run.fixtures()
    run.play(other)
    deadline = run.season.play.deadline(one)
    assert by_itself(run, deadline - HOUR // 2) == [acts.Remind(one, "day"), acts.Remind(one, "hour")]
    run.do(acts.Decide(Extend((one,), deadline + 48 * HOUR)))
    assert by_itself(run, deadline - HOUR // 4) == []
    assert by_itself(run, deadline + 24 * HOUR)[-1] == acts.Remind(one, "day")
    # what would have gone out before is not said again
    run.now = deadline + 30 * HOUR
    run.do(acts.Decide(Extend((one,), deadline + 49 * HOUR)))
    assert by_itself(run, deadline + 47 * HOUR) == []
    assert by_itself(run, deadline + 48 * HOUR) == [acts.Remind(one, "hour")]
    assert rebuilt(run.opened, run.lines) == run.season


def test_reminders_go_out_again_after_a_pause() -> None:
    run = running()
    one, other = run.fixtures()
    run.play(other)
    by_itself(run, run.season.play.deadline(one) - HOUR // 2)
    run.do(acts.Pause())
    run.now += 100 * HOUR
    run.do(acts.Resume())
    assert by_itself(run, run.now + 2000) == []  # half an hour is left, as it was
    run.do(acts.Decide(Withdraw("ann", "zero")))
    assert by_itself(run, run.season.play.deadline(one)) == [TimeUp(one)]


@pytest.mark.parametrize("before", [(("ann",), ("bo",)), (("ann",), ("bo", "cy", "di")), ((), ("eli",))])
def test_no_division_is_left_with_one(before: tuple[tuple[str, ...], ...]) -> None:
    run = Run(format="divisions")
    run.enter(*{player: None for division in before for player in division}, "zoe")
    run.do(acts.Start(before))
    divisions = [entrant.division for entrant in run.season.play.entrants.values()]
    assert all(divisions.count(number) > 1 for number in divisions)
    assert set(divisions) == set(range(1, 1 + max(divisions)))
    played = {entry for fixture in run.season.play.fixtures.values() for entry in fixture.entries}
    assert played == set(run.season.play.entrants)


def test_two_who_play_on_from_two_divisions_start_by_themselves() -> None:
    run = Run(format="divisions", starts=START + HOUR)
    run.enter("ann", "bo")
    assert due(run.season, START + HOUR) == acts.Start()
    run.do(acts.Start((("ann",), ("bo",))))
    assert run.season.phase == "running"


def test_standings_are_posted_after_the_round_that_ends_at_that_time_is_booked() -> None:
    run = running(round_hours=168, schedule="weekly", remind_day=False, remind_hour=False)
    week = run.season.posted_at + 168 * HOUR
    run.now = week - 1000
    done: list[type] = []
    while (act := due(run.season, week)) is not None:
        done.append(type(act))
        run.do(acts.ForfeitFixture(act.fixture, ()) if isinstance(act, TimeUp) else act, "")
        run.now = week - 1000
    assert done == [TimeUp, TimeUp, acts.PairRound, acts.Post]
