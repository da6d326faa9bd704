"""The players of a table agree on a time: what they can mark and propose, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from bot.league.decisions import Enter, Extend, Replace, Reverse, Void, Withdraw
from bot.league.illegal import IllegalAct
from bot.league.scoring_rules import Fixture
from bot.league.season import (
    Appointment,
    TimeUp,
    acts,
    due,
    format_of,
    next_time,
    own_times,
    ready_checks,
    rebuilt,
    times,
)
from bot.milliseconds import HOUR
from tests.league.seasons import START, Run, settings

DAY = 24 * HOUR
MINUTE = HOUR // 60
PEOPLE = ("ann", "bo", "cy", "di")
START_OF_DAY = START - START % DAY
TABLE = "r1-1"


class Table(Run):
    """A season of one table, whose players agree on a time."""

    def __init__(self, *players: str, **fields: object) -> None:
        known = {"size": 4, "rounds": 1, "round_hours": 168, "hours": (17, 23)}
        super().__init__(
            **{"schedule": "never", "remind_day": False, "remind_hour": False, **known, **fields}
        )
        self.enter(*(players or PEOPLE))
        self.do(acts.Start())
        (self.key,) = self.fixtures()

    @property
    def players(self) -> tuple[str, ...]:
        return format_of(self.season).fixtures.players_of(self.season, self.key)

    @property
    def appointment(self) -> Appointment:
        return self.season.appointments.get(self.key, Appointment())

    @property
    def deadline(self) -> int:
        assert self.season.play is not None
        return int(self.season.play.deadline(self.key))

    def mark(self, player: str, *hours: int) -> None:
        self.do(acts.Mark(self.key, player, tuple(sorted(hours)), 0, 2 * self.now), player)

    def propose(self, player: str, at: int) -> None:
        self.do(acts.Propose(self.key, player, at, self.now + 1000), player)

    def accept(self, *players: str) -> None:
        for player in players:
            proposal = times.open_proposal(self.season, self.key)
            assert proposal is not None
            self.do(acts.Accept(self.key, player, proposal.at), player)

    def by_itself(self, at: int | None = None) -> list[acts.Act]:
        """All that the clock does until a time (ms) or now; what is due at tables is left."""
        until, done = at or self.now, list[acts.Act]()
        while (soon := next_time(self.season, self.now)) is not None and soon <= until:
            self.now = max(self.now, soon - 1000)
            act = due(self.season, self.now + 1000)
            if act is None or isinstance(act, TimeUp):
                break
            self.do(act, "")
            done.append(act)
        self.now = max(self.now, until)
        return done

    def refused(self, act: acts.Act, actor: str = "ump") -> str:
        with pytest.raises(IllegalAct) as refusal:
            self.do(act, actor)
        return refusal.value.code


def evening(day: int, hour: int = 20) -> int:
    """An hour of a day of the round, by UTC."""
    return START_OF_DAY + day * DAY + hour * HOUR


def kinds(done: Sequence[acts.Act]) -> list[type]:
    return [type(act) for act in done]


# Asking once more


def asked(table: Table, until: int) -> list[acts.Act]:
    """Who is asked once more for their hours until a time (ms)."""
    return [act for act in table.by_itself(until) if isinstance(act, acts.AskForHours)]


def test_who_has_not_marked_hours_is_asked_once_more_two_days_before_the_bot_sets_a_time() -> None:
    table = Table(remind_day=True)
    table.mark("ann", evening(6))
    at = table.deadline - 4 * DAY
    assert asked(table, at - 2000) == []
    assert asked(table, at) == [acts.AskForHours((table.key,))]
    assert times.silent(table.season, table.key) == tuple(
        who for who in format_of(table.season).fixtures.players_of(table.season, table.key) if who != "ann"
    )
    table.do(acts.Decide(Replace("bo", "eve")))
    assert asked(table, table.deadline) == [], "only once, whoever takes over"


def test_in_short_rounds_it_is_half_of_the_time_that_they_have() -> None:
    table = Table(remind_day=True, round_hours=96)
    assert asked(table, table.deadline - 3 * DAY - 2000) == []
    assert len(asked(table, table.deadline - 3 * DAY)) == 1


def test_who_has_said_something_is_not_asked_once_more() -> None:
    table = Table(remind_day=True)
    table.propose("ann", evening(6))
    table.accept("bo")
    assert set(times.silent(table.season, table.key)) == {"cy", "di"}
    for player in ("cy", "di"):
        table.mark(player, evening(6))
    assert asked(table, table.deadline) == []


def test_nobody_is_asked_for_hours_where_a_time_is_set_or_was_or_no_reminder_is_wanted() -> None:
    fixed, quiet, late, soon = Table(remind_day=True), Table(), Table(remind_day=True), Table(round_hours=72)
    fixed.do(acts.Appoint(fixed.key, evening(6)))
    late.now = late.deadline - 2 * DAY
    for table in (fixed, quiet, late, soon):
        assert asked(table, table.deadline) == []


# Hours


def test_every_whole_hour_of_the_round_can_be_marked() -> None:
    table = Table()
    hours = times.hours(table.season, table.key, table.now)
    assert hours[0] > table.now
    assert hours[-1] <= table.deadline - 2 * HOUR - 10 * 60_000
    assert {later - earlier for earlier, later in pairwise(hours)} == {HOUR}
    assert all(at % HOUR == 0 for at in hours)


def test_hours_are_whole_on_the_clocks_of_the_season() -> None:
    table = Table(offsets=((0, 330),))
    hours = times.hours(table.season, table.key, table.now)
    assert {at % HOUR for at in hours} == {HOUR // 2}
    known = settings(hours=(17, 23), offsets=((0, 330),))
    assert [times.is_in_hours(known, evening(1, 11) + half) for half in (0, HOUR // 2)] == [False, True]


def test_the_hours_of_the_season_follow_its_clocks() -> None:
    known = settings(hours=(17, 23), offsets=((evening(-9), 120), (evening(3, 1), 60)))
    inside = [[hour for hour in range(24) if times.is_in_hours(known, evening(day, hour))] for day in (2, 4)]
    assert inside == [[*range(15, 21)], [*range(16, 22)]]
    assert known.hour_at(evening(-99)) == 22, "what was before is as at the first that is known"


def test_hours_can_go_over_midnight() -> None:
    known = settings(hours=(22, 2))
    inside = [hour for hour in range(24) if times.is_in_hours(known, evening(1, hour))]
    assert inside == [0, 1, 22, 23]


def test_the_usual_hour_is_in_the_middle_of_the_hours_also_over_midnight() -> None:
    for hours, usual in (((17, 23), 20), ((22, 2), 0), ((0, 24), 12), ((18, 19), 18), ((20, 1), 22)):
        table = Table(hours=hours)
        at = own_times.usual_hour(table.season, table.key, table.now)
        assert at is not None
        assert table.season.settings.hour_at(at) == usual


def test_who_is_called_can_come_as_long_as_the_settings_say() -> None:
    table = Table(grace=25)
    table.do(acts.Appoint(table.key, evening(3)))
    (call,) = [each for each in table.by_itself(evening(3)) if isinstance(each, acts.StartReadyCheck)]
    assert call.until == evening(3) + 25 * 60_000
    assert times.last_start(table.season, table.key) == table.deadline - 2 * HOUR - 25 * 60_000


@pytest.mark.parametrize("minutes", [10, 19, 20, 30, 39, 40, 60, 600])
def test_in_the_shortest_rounds_those_who_are_there_begin_in_the_first_half(minutes: int) -> None:
    settings = {"round_hours": 0, "round_minutes": minutes, "grace": min(10, minutes // 2)}
    table = Table(**settings)
    opened = table.now
    (call,) = [each for each in table.by_itself(opened + 1000) if isinstance(each, acts.StartReadyCheck)]
    half = table.deadline - minutes * 60_000 // 2
    assert opened < call.until <= half + 2000
    assert call.until - opened >= min(20, minutes // 2) * 60_000
    table.now = call.until
    assert isinstance(due(table.season, table.now), TimeUp)
    there = ready_checks.outcome(table.season, table.key, PEOPLE[1:])
    assert there == acts.Begin(table.key, tuple(each for each in table.players if each != PEOPLE[0]))


@pytest.mark.parametrize("hours", [24, 48, 95])
def test_where_there_is_no_time_to_agree_all_are_called_when_the_round_starts(hours: int) -> None:
    table = Table(round_hours=hours)
    opened = table.now
    (call,) = [each for each in table.by_itself(opened + 1000) if isinstance(each, acts.StartReadyCheck)]
    assert opened + 20 * MINUTE <= call.until <= opened + 20 * MINUTE + 2000


@pytest.mark.parametrize(("ahead", "woken"), [(DAY - MINUTE, PEOPLE), (DAY + MINUTE, ())])
def test_whoever_could_not_be_pinged_about_a_time_before_is_pinged_when_called(
    ahead: int, woken: tuple[str, ...]
) -> None:
    table = Table()
    table.do(acts.Appoint(table.key, table.now + ahead), "")
    assert ready_checks.woken(table.season, table.key) == ()
    table.do(acts.StartReadyCheck(table.key, table.now + HOUR), "ann")
    assert ready_checks.woken(table.season, table.key) == (), "nothing is lost by sleeping"
    table.do(acts.StartReadyCheck(table.key, table.now + HOUR, True), "")
    assert sorted(ready_checks.woken(table.season, table.key)) == sorted(woken)


def test_what_is_played_anew_later_in_such_a_round_has_its_last_evening() -> None:
    table = Table(round_hours=72)
    table.by_itself(table.now + 1000)
    table.do(acts.Pause())
    table.now += 5 * HOUR
    table.do(acts.Resume())
    (again,) = [each for each in table.by_itself() if isinstance(each, acts.Appoint)]
    assert again.at > table.now + DAY
    assert table.season.settings.hour_at(again.at) == 20


def test_marks_of_a_day_replace_those_of_that_day_alone() -> None:
    table = Table()
    table.do(acts.Mark(table.key, "ann", (evening(1), evening(1, 21)), evening(1, 0), evening(2, 0)))
    table.do(acts.Mark(table.key, "ann", (evening(2),), evening(2, 0), evening(3, 0)))
    table.do(acts.Mark(table.key, "ann", (evening(1, 10),), evening(1, 0), evening(2, 0)))
    assert table.appointment.marks == {"ann": (evening(1, 10), evening(2))}
    assert times.answered(table.season, table.key) == ("ann",)
    table.do(acts.Mark(table.key, "ann", (), evening(1, 0), evening(3, 0)))
    assert times.answered(table.season, table.key) == ()


@pytest.mark.parametrize("at", [evening(-2), evening(1) + 1, evening(30)])
def test_what_is_no_hour_of_the_round_is_not_marked(at: int) -> None:
    table = Table()
    assert table.refused(acts.Mark(table.key, "ann", (at,), 0, 2 * START)) == "no_hour"
    assert table.refused(acts.Mark(table.key, "ann", (evening(1),), evening(2), evening(3))) == "no_hour"


def test_only_its_players_mark_hours() -> None:
    table = Table()
    assert table.refused(acts.Mark(table.key, "eve", (), 0, 1)) == "not_your_fixture"


@pytest.mark.parametrize("fields", [{"round_hours": 95}, {"clock": "slow"}])
def test_nobody_agrees_in_short_rounds_and_slow_seasons(fields: dict[str, object]) -> None:
    table = Table(**fields)
    assert table.refused(acts.Mark(table.key, "ann", (), 0, 1)) == "no_times"
    assert table.refused(acts.Propose(table.key, "ann", evening(1), 0)) == "no_times"


# Proposals


def test_a_time_fits_that_all_who_have_answered_have_marked() -> None:
    table = Table()
    table.mark("ann", evening(1), evening(2), evening(3, 9))
    table.mark("bo", evening(2), evening(3, 9), evening(4))
    assert times.proposable(table.season, table.key, "cy", table.now) == (evening(2),), "nine is no evening"
    assert table.refused(acts.Propose(table.key, "cy", evening(1), 0)) == "no_proposal_then"
    assert evening(4) in times.proposable(table.season, table.key, "ann", table.now), "she can add an hour"
    table.mark("cy", evening(3, 9))
    table.mark("di", evening(3, 9))
    assert times.proposable(table.season, table.key, "ann", table.now) == (evening(3, 9),)


def test_where_nobody_has_answered_the_hours_of_the_season_can_be_proposed() -> None:
    table = Table()
    fits = times.proposable(table.season, table.key, "ann", table.now)
    assert {table.season.settings.hour_at(at) for at in fits} == set(range(17, 23))


def test_it_is_agreed_when_all_have_accepted() -> None:
    table = Table()
    table.propose("ann", evening(2))
    table.accept("bo", "cy")
    assert table.by_itself() == []
    assert times.waited_for(table.season, table.key) == ("di",)
    table.accept("di")
    assert table.by_itself() == [acts.Agree(table.key, evening(2))]
    assert table.appointment.at == evening(2)
    assert times.standing(table.season, table.key) == "agreed"
    assert kinds(table.by_itself(evening(2) - 10 * 60_000)) == [acts.StartReadyCheck]
    assert rebuilt(table.opened, table.lines) == table.season


def test_it_is_agreed_when_most_have_accepted_and_the_others_say_nothing_for_two_days() -> None:
    table = Table()
    pinged = table.now + 9 * HOUR  # it was night for one of them
    table.do(acts.Propose(table.key, "ann", evening(4), pinged))
    table.accept("bo", "cy")
    assert table.by_itself(pinged + 48 * HOUR - 1000) == []
    assert table.by_itself(pinged + 48 * HOUR) == [acts.Agree(table.key, evening(4))]


def test_half_of_them_are_not_most() -> None:
    table = Table()
    table.propose("ann", evening(4))
    table.accept("bo")
    assert table.by_itself(evening(4) - 11 * 60_000) == []
    assert table.by_itself(evening(4) - 10 * 60_000) == [acts.Lapse(table.key)]


def test_silence_is_no_consent_where_two_days_have_not_passed() -> None:
    table = Table()
    table.propose("ann", evening(1))
    table.accept("bo", "cy")
    assert table.by_itself(evening(1) - 10 * 60_000) == [acts.Lapse(table.key)]
    assert table.appointment.at is None


def test_who_declines_drops_the_proposal_and_it_is_not_proposed_again() -> None:
    table = Table()
    table.mark("di", evening(2), evening(3))
    table.propose("ann", evening(2))
    step = table.do(acts.Decline(table.key, "di", evening(2)))
    assert [event.key for event in step.news] == ["time", "declined"]
    assert times.open_proposal(table.season, table.key) is None
    assert table.appointment.marks["di"] == (evening(3),)
    assert table.refused(acts.Propose(table.key, "bo", evening(2), 0)) == "no_proposal_then"
    table.mark("di", evening(2))
    table.propose("bo", evening(2))
    assert table.refused(acts.Accept(table.key, "ann", evening(3))) == "proposal_changed"
    table.accept("ann")
    assert table.refused(acts.Accept(table.key, "ann", evening(2))) == "already_accepted"


def test_a_proposal_takes_the_place_of_another() -> None:
    table = Table()
    table.propose("ann", evening(2))
    table.accept("bo")
    assert table.refused(acts.Propose(table.key, "cy", evening(2), 0)) == "already_proposed"
    table.propose("cy", evening(3))
    assert set(times.waited_for(table.season, table.key)) == {"ann", "bo", "di"}


def test_nobody_pings_the_others_with_proposals_for_ever() -> None:
    table = Table()
    for hour in range(17, 22):
        table.propose("ann", evening(2, hour))
    assert table.refused(acts.Propose(table.key, "ann", evening(3), 0)) == "enough_proposals"


def test_what_was_agreed_stands_until_another_time_is() -> None:
    table = Table()
    table.propose("ann", evening(2))
    table.accept("bo", "cy", "di")
    table.by_itself()
    table.propose("bo", evening(4))
    assert table.appointment.at == evening(2)
    table.accept("ann", "cy", "di")
    table.by_itself()
    assert table.appointment.at == evening(4)


def test_nobody_proposes_against_the_umpire() -> None:
    table = Table()
    table.do(acts.Appoint(table.key, evening(3)))
    assert table.refused(acts.Propose(table.key, "ann", evening(2), 0)) == "time_fixed"


# The bot's own hour


def test_the_bot_sets_the_hour_that_most_have_marked_the_earliest_that_leaves_a_day() -> None:
    table = Table()
    day = (table.deadline - START_OF_DAY) // DAY
    table.mark("ann", evening(1), evening(day - 1), evening(day - 1, 21))
    table.mark("bo", evening(1), evening(day - 1, 21), evening(day - 1))
    table.mark("cy", evening(1))
    (act,) = table.by_itself(table.deadline - 2 * DAY)
    assert act == acts.Appoint(table.key, evening(day - 1))
    assert times.standing(table.season, table.key) == "set"


def test_an_accepted_time_is_as_good_as_a_marked_one() -> None:
    table = Table("ann", "bo")
    day = (table.deadline - START_OF_DAY) // DAY
    table.mark("bo", evening(day - 1, 18))
    table.propose("ann", evening(day - 1, 18))
    assert table.by_itself(table.deadline - 2 * DAY) == [acts.Appoint(table.key, evening(day - 1, 18))]


def test_where_nobody_has_answered_no_time_is_set_and_nobody_forfeits() -> None:
    table = Table()
    assert times.standing(table.season, table.key) == "unanswered"
    assert table.by_itself(table.deadline - 1000) == []
    assert due(table.season, table.deadline) == TimeUp(table.key)
    table.now = table.deadline
    table.do(acts.ForfeitFixture(table.key, ()), "")
    assert times.standing(table.season, table.key) == "nobody"


def test_who_has_come_once_has_answered() -> None:
    table = Table()
    table.do(acts.StartReadyCheck(table.key, table.now + HOUR), "ann")
    table.do(acts.EndReadyCheck(table.key), "")
    (act,) = table.by_itself(table.deadline - 2 * DAY)
    assert isinstance(act, acts.Appoint)
    assert act.at >= table.now + DAY
    assert table.season.settings.hour_at(act.at) == 20


def test_in_a_cup_neither() -> None:
    table = Table(format="cup")
    assert table.by_itself(table.deadline) == []
    assert ready_checks.outcome(table.season, table.key, ()) == acts.ForfeitFixture(table.key, ())
    table.do(acts.ForfeitFixture(table.key, ()), "")
    assert times.standing(table.season, table.key) == "nobody"


def test_nobody_is_called_to_an_hour_that_one_has_marked_in_the_last_moment() -> None:
    table = Table(hours=(0, 24))
    table.by_itself(table.deadline - 8 * HOUR)
    soon = times.hours(table.season, table.key, table.now)
    table.mark("ann", *soon)
    assert table.by_itself() == []
    table.mark("bo", *soon)
    table.mark("cy", *soon)
    assert kinds(table.by_itself()) == [acts.Appoint]


# The hour that the bot sets


def hour_set(table: Table, now: int) -> int | None:
    return own_times.time_for(table.season, season_fixture(table), now)


def test_within_a_day_nobody_is_called_to_an_hour_that_suits_only_half_of_them() -> None:
    for marking, is_set in ((2, False), (3, True)):
        table = Table()
        for player in PEOPLE[:marking]:
            table.mark(player, evening(3))
        now = evening(3) - DAY
        assert hour_set(table, now) == evening(3), "a day ahead one would be enough"
        assert (hour_set(table, now + 1) == evening(3)) is is_set


NIGHT = 4
"""An hour of the night, outside of the season's hours."""


@pytest.mark.parametrize("marking", [1, 2, 3])
def test_while_somebody_has_not_answered_only_an_hour_of_the_season_is_set(marking: int) -> None:
    table = Table()
    for player in PEOPLE[:marking]:
        table.mark(player, *(evening(day, NIGHT) for day in range(1, 8)))
    (act,) = table.by_itself(table.deadline - 2 * DAY)
    assert isinstance(act, acts.Appoint)
    assert times.is_in_hours(table.season.settings, act.at)
    assert act.at >= table.now + DAY


def test_one_marked_hour_of_the_season_is_worth_more_than_the_nights_that_suit_more_players() -> None:
    table = Table()
    day = (table.deadline - START_OF_DAY) // DAY - 1
    table.mark("ann", evening(day, NIGHT), evening(day, 18))
    table.mark("bo", evening(day, NIGHT))
    table.mark("cy", evening(day, NIGHT))
    assert table.by_itself(table.deadline - 2 * DAY) == [acts.Appoint(table.key, evening(day, 18))]


def test_when_all_have_answered_the_night_is_set_that_suits_most_but_none_that_suits_no_more() -> None:
    def table(*nights: str) -> Table:
        marked = Table()
        day = (marked.deadline - START_OF_DAY) // DAY - 1
        for player in PEOPLE:
            marked.mark(player, evening(day, NIGHT if player in nights else 20))
        return marked

    assert set_for(table("ann", "bo", "cy"), {}) == NIGHT
    assert set_for(table("ann", "bo"), {}) == 20, "there is no hour that suits more"


def test_who_takes_over_a_place_and_has_not_answered_keeps_the_table_in_the_hours_of_the_season() -> None:
    table = Table()
    day = (table.deadline - START_OF_DAY) // DAY - 1
    for player in PEOPLE:
        table.mark(player, evening(day, NIGHT))
    table.do(acts.Decide(Replace("di", "eve")))
    assert 17 <= set_for(table, {}) < 23


def test_where_no_hour_of_the_season_is_left_and_somebody_has_not_answered_none_is_set() -> None:
    table = Table(hours=(4, 5))
    table.by_itself(table.deadline - 8 * HOUR)
    for player in PEOPLE[:3]:
        table.mark(player, *times.hours(table.season, table.key, table.now))
    assert table.by_itself() == []


def test_silence_is_no_consent_to_a_night_and_does_not_change_what_all_accept() -> None:
    table = Table()
    for player in PEOPLE:
        table.mark(player, evening(5, NIGHT))
    table.propose("ann", evening(5, NIGHT))
    table.accept("bo", "cy")
    table.do(acts.Decide(Replace("di", "eve")))
    table.by_itself(evening(5, NIGHT) - 2 * times.LEAD)
    assert table.appointment.at is None, "eve was asked, and has said nothing"
    table.accept("eve")
    assert table.by_itself() == [acts.Agree(table.key, evening(5, NIGHT))]


@pytest.mark.parametrize(("ahead", "first"), [(DAY, True), (DAY - 1, False)])
def test_of_hours_that_suit_as_many_it_is_the_earliest_a_day_ahead(ahead: int, first: bool) -> None:
    table = Table()
    for player in PEOPLE:
        table.mark(player, evening(3), evening(4))
    assert hour_set(table, evening(3) - ahead) == evening(3 if first else 4)


def test_an_hour_that_is_too_near_to_call_its_players_is_not_set() -> None:
    table = Table()
    for player in PEOPLE:
        table.mark(player, evening(3), evening(3, 22))
    assert hour_set(table, evening(3) - times.LEAD) == evening(3)
    assert hour_set(table, evening(3) - times.LEAD + 1) == evening(3, 22)


def test_without_a_usual_hour_that_can_still_be_told_it_is_as_late_as_possible() -> None:
    table = Table(round_hours=72)  # there is no time to agree
    last, season = times.last_start(table.season, table.key), table.season
    usual = [at for at in times.hours(season, table.key, table.now) if times.is_in_hours(season.settings, at)]
    assert hour_set(table, usual[-1] - times.LEAD) == usual[-1]
    assert hour_set(table, usual[-1] - times.LEAD + 1) == max(usual[-1] + 1, last)
    assert hour_set(table, last) == last + times.LEAD


def test_in_short_rounds_it_is_at_once_and_later_only_where_they_last_a_day() -> None:
    short, long = (Table(round_hours=hours) for hours in (23, 72))
    for later in (0, 1, 5 * HOUR):
        assert hour_set(short, short.now + later) == short.now + later + times.notice(short.season.settings)
    drawn = season_fixture(long).drawn
    assert hour_set(long, drawn + HOUR - 1) == drawn + HOUR - 1 + times.notice(long.season.settings)
    later = hour_set(long, drawn + HOUR)
    assert later is not None
    assert later > drawn + DAY


def test_where_nobody_has_answered_the_bot_sets_no_time() -> None:
    table = Table()
    unset = acts.Appoint(table.key, 0)
    assert hour_set(table, table.deadline - 2 * DAY) is None
    assert own_times.appoint(table.season, unset, table.deadline - 2 * DAY, own_times.always) is unset


# Quiet hours


def sleeping(asleep: dict[str, set[int]]) -> own_times.Awake:
    """Everybody is awake but in these hours of the day, by UTC."""
    return lambda player, at: at // HOUR % 24 not in asleep.get(player, ())


def set_for(table: Table, asleep: dict[str, set[int]]) -> int:
    """The hour of the day, by UTC, that the bot sets two days before the deadline."""
    (act,) = table.by_itself(table.deadline - 2 * DAY)
    assert isinstance(act, acts.Appoint)
    return own_times.appoint(table.season, act, table.now, sleeping(asleep)).at // HOUR % 24


def test_of_the_hours_that_most_have_marked_the_bot_sets_one_in_which_nobody_sleeps() -> None:
    def table() -> Table:
        marked = Table()
        day = (marked.deadline - START_OF_DAY) // DAY - 1
        for player in ("ann", "bo"):
            marked.mark(player, *(evening(day, hour) for hour in (17, 19, 21)))
        return marked

    assert set_for(table(), {}) == 17
    assert set_for(table(), {"cy": {16, 17}}) == 19
    assert set_for(table(), {"cy": {17}, "di": {18}}) == 21, "nobody is called in quiet hours either"
    assert set_for(table(), {"cy": {17, 19, 21}, "di": {17, 21}}) == 19, "if all disturb somebody, the fewest"
    assert set_for(table(), {"ann": {16, 17}, "bo": {17}}) == 17, "who has marked it is awake"


def test_where_none_of_the_marked_hours_is_left_it_is_one_of_the_seasons_in_which_the_fewest_sleep() -> None:
    def table() -> Table:
        called = Table()
        called.do(acts.StartReadyCheck(called.key, called.now + HOUR), "ann")
        called.do(acts.EndReadyCheck(called.key), "")
        return called

    assert set_for(table(), {}) == 20
    assert set_for(table(), {"bo": {19, 20, 21, 22}}) == 18
    assert set_for(table(), {"bo": set(range(24))}) == 20, "it cannot be helped"


@pytest.mark.parametrize("seed", range(40))
def test_who_sleeps_when_chooses_among_what_is_as_good_for_all_and_changes_nothing_else(seed: int) -> None:
    chance, table = Random(seed), Table()
    opens = table.deadline - 2 * DAY
    left = times.hours(table.season, table.key, opens)
    for player in chance.sample(table.players, chance.randint(0, 4)):
        table.mark(player, *chance.sample(left, chance.randint(1, 6)))
    table.by_itself(opens - 1000)
    now = opens + chance.randrange(40) * HOUR
    asleep = {who: set(chance.sample(range(24), chance.randint(0, 16))) for who in table.players}
    fixture = season_fixture(table)
    anyway = own_times.time_for(table.season, fixture, now)
    chosen = own_times.time_for(table.season, fixture, now, sleeping(asleep))
    assert (chosen is None) is (anyway is None)
    if anyway is None or chosen is None:
        return

    def disturbed(at: int) -> int:
        return own_times.asleep(table.season, table.key, at, sleeping(asleep))

    def suited(at: int) -> int:
        return len(times.suits(table.season, table.key, at))

    assert suited(chosen) == suited(anyway)
    assert disturbed(chosen) <= disturbed(anyway)
    if suited(chosen):
        settable = [at for at in left if times.may_be_set(table.season, table.key, at)]
        as_good = [at for at in settable if at >= now + DAY and suited(at) == suited(chosen)]
        assert all(disturbed(chosen) <= disturbed(at) for at in as_good)


def test_the_event_of_a_match_that_was_played_before_its_time_goes() -> None:
    table = Table()
    table.do(acts.Appoint(table.key, evening(3)))
    table.do(acts.WantEvent(table.key, "ann"), "ann")
    news = table.do(acts.Decide(Enter(table.key, PEOPLE, (1, 2, 3, 4)))).news
    assert {"time", "event"} <= {event.key for event in news}
    assert times.event_at(table.season, table.key) is None


def season_fixture(table: Table) -> Fixture:
    """The only fixture of its season."""
    assert table.season.play is not None
    (fixture,) = table.season.play.fixtures.values()
    return fixture


# What happens meanwhile


def test_the_proposal_of_who_leaves_goes_and_what_others_have_accepted_stays() -> None:
    table = Table()
    table.propose("ann", evening(3))
    table.accept("bo", "cy")
    table.do(acts.Leave("di"), "di")
    assert table.by_itself() == [acts.Agree(table.key, evening(3))]
    table.propose("bo", evening(4))
    step = table.do(acts.Decide(Withdraw("bo", "forfeit")))
    assert "time" in [event.key for event in step.news]
    assert times.open_proposal(table.season, table.key) is None
    assert table.by_itself() == [acts.Lapse(table.key)]
    assert table.appointment.at == evening(3)
    assert rebuilt(table.opened, table.lines) == table.season


def test_who_takes_over_is_asked_and_has_not_accepted() -> None:
    table = Table()
    table.propose("ann", evening(4))
    table.accept("bo", "cy", "di")
    table.by_itself()
    table.do(acts.Decide(Replace("di", "eve")))
    assert table.by_itself() == [acts.Ask(table.key)]
    assert table.appointment.at is None
    assert times.waited_for(table.season, table.key) == ("eve",)
    step = table.do(acts.Accept(table.key, "eve", evening(4)), "eve")
    assert [event.key for event in step.news] == ["time"]
    table.by_itself()
    assert table.appointment.at == evening(4)
    assert rebuilt(table.opened, table.lines) == table.season


def test_who_takes_over_the_place_of_the_proposer_of_an_agreed_time_is_asked_too() -> None:
    table = Table()
    table.propose("ann", evening(4))
    table.accept("bo", "cy", "di")
    table.by_itself()
    table.do(acts.Decide(Replace("ann", "eve")))
    assert table.by_itself() == [acts.Ask(table.key)]
    assert times.waited_for(table.season, table.key) == ("eve",)
    table.do(acts.Decide(Reverse(str(table.season.seq - 1))))
    assert table.by_itself() == [acts.Ask(table.key)]
    assert times.waited_for(table.season, table.key) == ("ann",), "whose word went with their place"


def test_a_new_player_is_asked_about_an_open_proposal() -> None:
    table = Table()
    table.propose("ann", evening(4))
    table.accept("bo", "cy")
    table.do(acts.Decide(Replace("cy", "eve")))
    assert table.by_itself() == [acts.Ask(table.key)]
    assert set(times.waited_for(table.season, table.key)) == {"di", "eve"}


def test_a_match_that_is_played_leaves_no_time_and_no_proposal() -> None:
    table = Table()
    table.propose("ann", evening(2))
    table.accept("bo", "cy", "di")
    table.by_itself()
    table.propose("bo", evening(3))
    match = table.play(table.key)
    assert times.standing(table.season, table.key) == "over"
    table.do(acts.Decide(Void(match)))
    assert times.standing(table.season, table.key) == "unanswered"
    assert table.by_itself() == []
    table.propose("bo", evening(3))
    assert rebuilt(table.opened, table.lines) == table.season


def test_a_pause_drops_times_that_have_passed_meanwhile() -> None:
    table = Table()
    table.propose("ann", evening(1))
    table.accept("bo", "cy", "di")
    table.by_itself()
    table.do(acts.Pause())
    table.now += 3 * DAY
    table.do(acts.Resume())
    assert table.appointment.at is None
    assert table.appointment.agreed is None
    table.propose("ann", evening(5))


def test_a_pause_gives_silent_players_their_two_days_and_drops_what_has_passed() -> None:
    table = Table()
    table.propose("ann", evening(5))
    table.accept("bo", "cy")
    silent_until = table.now + 2 * DAY
    table.now += DAY
    table.do(acts.Pause())
    table.now += DAY
    table.do(acts.Resume())
    assert table.by_itself(silent_until + HOUR) == []
    assert kinds(table.by_itself(silent_until + DAY + HOUR)) == [acts.Agree]
    table.propose("bo", evening(6))
    table.do(acts.Pause())
    table.now += 6 * DAY
    table.do(acts.Resume())
    assert table.appointment.at is None
    assert times.open_proposal(table.season, table.key) is None
    assert rebuilt(table.opened, table.lines) == table.season


def test_more_time_gives_more_hours_to_agree_on() -> None:
    table = Table()
    later = times.hours(table.season, table.key, table.now)[-1] + DAY
    assert table.refused(acts.Propose(table.key, "ann", later, 0)) == "no_proposal_then"
    table.do(acts.Decide(Extend((table.key,), table.deadline + 2 * DAY)))
    table.mark("ann", later)
    table.mark("bo", later)
    table.mark("cy", later)
    table.propose("di", later)


# Events


def test_an_event_follows_its_time() -> None:
    table = Table()
    assert table.refused(acts.WantEvent(table.key, "ann")) == "no_time"
    table.propose("ann", evening(2))
    table.accept("bo", "cy", "di")
    table.by_itself()
    news = table.do(acts.WantEvent(table.key, "ann")).news
    assert [event.key for event in news] == ["time", "event"]
    assert table.refused(acts.WantEvent(table.key, "bo")) == "has_event"
    assert times.event_at(table.season, table.key) == evening(2)
    news = table.do(acts.Appoint(table.key, evening(3))).news
    assert "event" in [event.key for event in news]
    assert times.event_at(table.season, table.key) == evening(3)
    news = table.do(acts.Cancel()).news
    assert "event" in [event.key for event in news]
    assert times.event_at(table.season, table.key) is None
