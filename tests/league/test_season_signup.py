"""Before a season begins: starts that are put off, check-ins, and who has a place."""

from __future__ import annotations

import pytest

from bot.league.season import acts, divisions_of, due
from bot.league.season.signup import LONGEST_PUT_OFF, is_signup_open
from bot.milliseconds import DAY, HOUR
from tests.league.seasons import START, Run
from tests.league.test_season import refused

SHORT = {"round_hours": 2}


def put_off(run: Run, at: int) -> int:
    """Let the time of a start come, which is put off; until when."""
    act = due(run.season, at)
    assert isinstance(act, acts.PutOff)
    assert act.until is not None
    run.now = at - 1000
    run.do(act, "")
    assert run.season.settings.starts == act.until
    return act.until


@pytest.mark.parametrize(
    ("fields", "first"),
    [
        ({"round_hours": 48}, DAY),
        ({"round_hours": 24}, DAY),
        (SHORT, HOUR),
        ({"format": "open", **SHORT}, DAY),  # which has no rounds
    ],
)
def test_a_start_with_too_few_is_put_off_twice_as_long_each_time_up_to_a_week(
    fields: dict[str, object], first: int
) -> None:
    run = Run(starts=START + HOUR, signup_closes=START + HOUR // 2, **fields)
    run.enter("ann")
    at = START + HOUR
    assert put_off(run, START + HOUR // 2) == at, "it is still to come, but the sign-up stays open"
    assert due(run.season, at - 1) is None
    for turn in range(12):
        until = put_off(run, at)
        assert until - at == min(first * 2**turn, LONGEST_PUT_OFF)
        assert is_signup_open(run.season, until - 1)
        at = until
    run.now = at - HOUR
    run.enter("bo")
    assert due(run.season, at) == acts.Start()
    refused(run, acts.PutOff(at + HOUR), "enough")


def test_a_start_that_was_missed_for_long_is_put_off_to_a_time_that_comes() -> None:
    run = Run(starts=START + HOUR, **SHORT)
    run.enter("ann")
    assert due(run.season, START + 4 * HOUR + 1) == acts.PutOff(START + 5 * HOUR)
    assert due(run.season, START + 5 * HOUR) == acts.PutOff(START + 6 * HOUR)


@pytest.mark.parametrize("starts", [None, START + DAY, START + HOUR])
def test_a_check_in_of_too_few_is_put_off_and_whoever_has_come_need_not_come_again(
    starts: int | None,
) -> None:
    run = Run(starts=starts, round_hours=48)
    run.enter("ann")
    refused(run, acts.OpenCheckIn(run.now + HOUR), "too_few")
    run.enter("bo", "cy")
    refused(run, acts.OpenCheckIn(run.now + 1000), "earlier")
    run.do(acts.OpenCheckIn(START + DAY))
    refused(run, acts.SignUp("di"), "signup_closed")
    run.do(acts.CheckIn("ann"), "ann")
    until = START + 2 * DAY
    assert due(run.season, START + DAY) == acts.PutOff(until)
    run.do(acts.PutOff(until), "")
    assert run.season.check_in_until == until
    assert run.season.settings.starts == (None if starts is None else until)
    run.enter("di")  # who signs up now is here
    assert due(run.season, until) == acts.Start()
    run.now = until
    run.do(acts.Start())
    assert run.season.players == ("ann", "di")
    assert [(signed.player, signed.checked_in) for signed in run.season.signed] == [
        ("bo", False),
        ("cy", False),
    ]


def test_two_are_enough_for_a_check_in_and_for_a_start() -> None:
    run = Run()
    run.enter("ann", "bo")
    run.do(acts.OpenCheckIn(run.now + HOUR))
    run.do(acts.CheckIn("ann"), "ann")
    refused(run, acts.Start(), "too_few")
    run.do(acts.CheckIn("bo"), "bo")
    run.do(acts.Start())
    assert run.season.players == ("ann", "bo")


def test_nobody_comes_late_into_a_format_that_takes_nobody_late_whatever_was_announced() -> None:
    run = Run(format="cup", late=True)
    run.enter("ann", "bo", "cy", "di")
    run.do(acts.Start())
    refused(run, acts.SignUp("eli"), "signup_closed")


def test_who_comes_while_a_season_rests_waits_behind_those_who_wait() -> None:
    run = Run(format="open", places=2)
    run.enter("a", "b", "c")
    run.do(acts.Start())
    run.do(acts.Leave("a"), "a")
    assert due(run.season, run.now) == acts.MoveUp("c")
    run.do(acts.Pause())
    run.enter("d")
    assert run.season.players == ("b",)
    run.do(acts.Resume())
    assert due(run.season, run.now) == acts.MoveUp("c")


def test_who_comes_late_enters_the_division_by_their_rating_or_the_lowest() -> None:
    run = Run(format="divisions", rounds=3, size=3, division_size=3, late=True)
    run.enter(*"abcdef")
    run.do(acts.Start())
    run.do(acts.SignUp("strong", 1), "strong")
    run.enter("new")
    assert divisions_of(run.season) == {
        **dict.fromkeys("abc", 1),
        "strong": 1,
        **dict.fromkeys("def", 2),
        "new": 2,
    }
