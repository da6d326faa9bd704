"""A start that went wrong is taken back, drawn again or mended at two tables; and people are invited."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.bracket import first_tables
from bot.league.decisions import Replace, Withdraw
from bot.league.illegal import IllegalAct
from bot.league.season import (
    LogEntry,
    Season,
    TimeUp,
    act_from_json,
    act_to_json,
    acts,
    due,
    format_of,
    next_time,
    rebuilt,
    season_state,
    sittings,
    times,
)
from bot.league.season.pursuit_account import account
from bot.league.season.redrawing import swappable
from bot.league.season.sittings import running
from bot.league.season.timetable import timetable
from bot.milliseconds import DAY, HOUR, MINUTE
from tests.league.club import from_scratch
from tests.league.exports import files
from tests.league.recheck import differences
from tests.league.seasons import START, Run, refused

PEOPLE = tuple("abcdefgh")


def started(*players: str, **fields: object) -> Run:
    """A season that has just begun."""
    run = Run(**{"size": 2, **fields})
    run.enter(*(players or PEOPLE))
    run.do(acts.Start())
    return run


def entries(run: Run, fixture: str) -> tuple[str, ...]:
    state = season_state(run.season)
    assert state is not None
    return state.fixtures[fixture].entries


def people(season: Season) -> Counter[str]:
    """Everybody who has a place, or waits for one."""
    return Counter((*season.players, *(each.player for each in season.waiting)))


def again(lines: Iterable[LogEntry]) -> list[acts.Act]:
    """The acts of a log, as they are read from their JSON."""
    return [act_from_json(json.loads(json.dumps(act_to_json(line.act)))) for line in lines]


def told(run: Run, act: acts.Act, kind: str, **more: object) -> list[dict[str, object]]:
    """What is told by one kind of news of an act."""
    step = run.do(act, **more)  # type: ignore[arg-type]  # actor, reason and seen, by name
    return [dict(event.data) for event in step.news if event.key == kind]


# Back to sign-up


def test_everybody_keeps_their_place_and_can_be_started_with_again() -> None:
    run = Run(size=3, places=5, seeding="lot", format="divisions", division_size=3, division_roles=(7,))
    run.enter(*"cabedfg")
    before = run.season
    run.do(acts.Start())
    assert told(run, acts.Unstart(), "roles") == [{}]
    assert replace(run.season, seq=before.seq, lot=0, touched={}) == before
    run.do(acts.Start())
    assert run.season.players
    assert set(run.season.players) == set("cabed")


def test_what_was_wrong_can_be_altered() -> None:
    run = started(starts=START + 9500, signup_closes=START + 8500, places=8)
    run.do(acts.Unstart())
    assert (run.season.settings.starts, run.season.settings.signup_closes) == (None, None)
    run.do(acts.Alter({"game": "ole", "size": 4, "clock": "slow", "format": "cup", "round_hours": 48}))
    run.enter("z")
    run.do(acts.Start())
    assert set(run.season.players) == {*PEOPLE}
    assert [each.player for each in run.season.waiting] == ["z"]


def test_a_start_that_is_still_to_come_stays() -> None:
    run = started(starts=START + DAY)
    run.do(acts.Unstart())
    assert run.season.settings.starts == START + DAY


def test_nobody_loses_a_place_because_there_are_fewer_now() -> None:
    run = started(late=True, places=8)
    run.do(acts.Alter({"late": True, "places": 4}))
    run.do(acts.Unstart())
    assert set(run.season.players) == {*PEOPLE}


def test_who_has_left_is_out_and_who_has_come_is_in() -> None:
    run = started("a", "b", "c", "d", late=True)
    run.do(acts.Leave("b"), "b")
    run.do(acts.SignUp("z"), "z")
    run.do(acts.Decide(Replace("c", "y")))
    run.do(acts.Unstart())
    assert run.season.players == ("a", "d", "y", "z")


def test_whose_place_is_confirmed_again_has_to_check_in_again() -> None:
    run = Run(size=2)
    run.enter("a", "b", "c")
    run.do(acts.OpenCheckIn(run.now + HOUR))
    run.do(acts.CheckIn("a"), "a")
    run.do(acts.CheckIn("b"), "b")
    run.do(acts.Start())
    run.do(acts.Unstart())
    assert [(each.player, each.checked_in) for each in run.season.signed] == [
        ("a", False),
        ("b", False),
        ("c", False),
    ]
    run.do(acts.OpenCheckIn(run.now + HOUR))
    run.do(acts.CheckIn("c"), "c")


def test_once_something_was_dealt_there_is_no_way_back() -> None:
    run = started()
    fixture = run.fixtures()[0]
    run.do(acts.AssignTable(fixture, "t1", 5), "")
    run.do(acts.Unstart())
    run.do(acts.Start())
    fixture = run.fixtures()[0]
    run.do(acts.AssignTable(fixture, "t2", 6), "")
    run.do(acts.Begin(fixture, entries(run, fixture)), "")
    refused(run, acts.Unstart(), "was_played")
    refused(run, acts.PairAgain(run.now + DAY), "round_begun")


@pytest.mark.parametrize("format_", ["rounds", "divisions", "cup"])
def test_nor_once_a_match_is_over(format_: str) -> None:
    run = started(format=format_, seeding="lot")
    run.play(run.fixtures()[0])
    refused(run, acts.Unstart(), "was_played")
    refused(run, acts.PairAgain(run.now + DAY), "round_begun")


def test_a_forfeit_is_not_played() -> None:
    run = started("a", "b", "c", "d")
    fixture = run.fixtures()[0]
    run.do(acts.Leave(entries(run, fixture)[0]), entries(run, fixture)[0])
    run.do(acts.ForfeitFixture(fixture, entries(run, fixture)[1:]), "")
    refused(run, acts.PairAgain(run.now + DAY), "round_begun")
    run.do(acts.Unstart())
    assert len(run.season.players) == 3


def test_a_season_to_which_nobody_came_goes_back_from_its_review() -> None:
    run = started("a", "b", rounds=1)
    run.do(acts.ForfeitFixture(run.fixtures()[0], ()), "")
    run.do(acts.Close(), "")
    assert run.season.phase == "review"
    run.do(acts.Unstart())
    assert (run.season.phase, run.season.players) == ("signup", ("a", "b"))


def test_where_nobody_is_called_a_table_that_has_opened_is_not_in_the_way() -> None:
    run = started(clock="slow")
    run.do(acts.AssignTable(run.fixtures()[0], "t1", 5), "")
    refused(run, acts.PairAgain(run.now + DAY), "round_begun")
    run.do(acts.Unstart())
    assert run.season.players == PEOPLE


def test_an_open_season_goes_back_as_long_as_no_match_counts() -> None:
    run = started(format="open")
    run.do(acts.Unstart())
    assert run.season.players == PEOPLE


def test_a_tournament_goes_back_until_its_first_game_is_dealt() -> None:
    run = started(format="pursuit", game="pursuit", size=5)
    drawn = sittings(run.season)
    run.do(acts.Unstart())
    assert run.season.players == PEOPLE
    run.do(acts.Start())
    assert list(sittings(run.season)) == list(drawn)
    assert sittings(run.season) != drawn, "it has another lot"
    (name, *_) = format_of(run.season).fixtures.called(run.season)
    run.do(acts.AssignTable(name, "t1", 5), "")
    run.do(acts.Begin(name, format_of(run.season).fixtures.players_of(run.season, name)), "")
    run.do(acts.StartDeal(1, 1, 1, 1), "")
    refused(run, acts.Unstart(), "was_played")


def test_what_was_decided_about_entries_that_are_no_more_is_not_listed() -> None:
    run = started(format="pursuit", game="pursuit", size=5)
    run.do(acts.Decide(Withdraw("2", "zero")))
    run.do(acts.Unstart())
    run.do(acts.Start())
    assert account(running(run.season), run.lines, "2").decisions == ()
    run.do(acts.Decide(Replace("3", "zed")))
    assert [line.seq for line in account(running(run.season), run.lines, "3").decisions] == [len(run.lines)]
    assert files(run.season, run.lines)["decisions.csv"].count("withdraw") == 0
    assert differences(files(run.season, run.lines)) == []


def test_a_tournament_is_drawn_as_its_seed_says_and_nobody_swaps() -> None:
    run = started(format="pursuit", game="pursuit", size=5)
    one, other = format_of(run.season).fixtures.called(run.season)
    refused(run, acts.PairAgain(run.now + DAY), "not_a_league")
    refused(run, acts.Swap(one, "1", other, "2"), "not_a_league")


def test_of_two_umpires_only_one_takes_the_start_back() -> None:
    run = started()
    seen = run.season.seq
    run.do(acts.Unstart(), "una", seen=seen)
    refused(run, acts.Unstart(), "wrong_phase", actor="uno", seen=seen)
    run.do(acts.Start())
    refused(run, acts.PairAgain(run.now + DAY), "stale", actor="uno", seen=seen)
    refused(run, acts.Decide(Withdraw("a", "forfeit")), "stale", actor="uno", seen=seen)


def test_what_was_drawn_is_cleared_away() -> None:
    run = started("a", "b", "c", "d", hours=(0, 24))
    one, other = run.fixtures()
    run.do(acts.AssignTable(one, "t1", 5), "")
    at = run.now + 2 * HOUR
    run.do(acts.Appoint(other, at))
    run.do(acts.WantEvent(other, entries(run, other)[0]), entries(run, other)[0])
    step = run.do(acts.Unstart())
    news = [(event.key, dict(event.data)) for event in step.news]
    assert ("closed", {"keys": [one, other], "threads": [5]}) in news
    assert ("event", {"fixture": other}) in news
    run.do(acts.Start())
    (drawn,) = (event.data for event in run.do(acts.Unstart()).news if event.key == "closed")
    assert len(drawn["keys"]) == 2, "they were posted, though nobody has done anything about them"
    run.do(acts.Start())
    assert not {one, other} & set(run.fixtures())
    refused(run, acts.WantEvent(other, "a"), "no_fixture", actor="a")


# Draw again


def test_a_round_is_drawn_again_with_another_lot() -> None:
    run = started(*"abcdefghijkl", late=True)
    was = {fixture: entries(run, fixture) for fixture in run.fixtures()}
    run.do(acts.SignUp("y"), "y")
    run.do(acts.SignUp("z"), "z")
    (drawn,) = told(run, acts.PairAgain(run.now + 3 * DAY), "drawn")
    assert drawn == {"round": 1, "fixtures": run.fixtures()}
    now = {fixture: entries(run, fixture) for fixture in run.fixtures()}
    assert not was.keys() & now.keys()
    assert {*map(frozenset, was.values())} != {*map(frozenset, now.values())}
    assert sorted(each for table in now.values() for each in table) == sorted("abcdefghijklyz")
    state = season_state(run.season)
    assert state is not None
    assert {*map(state.deadline, now)} == {run.now - 1000 + 3 * DAY}


def test_a_question_at_a_table_that_is_gone_is_asked_no_more() -> None:
    run = started("a", "b", "c", "d", rounds=3)
    fixture = run.fixtures()[0]
    run.do(acts.CallUmpire(fixture, entries(run, fixture)[0]))
    run.do(acts.PairAgain(run.now + DAY))
    assert run.season.appeals == {}
    for fixture in run.fixtures():
        run.play(fixture)
    run.draw(run.now + DAY)
    fixture = run.fixtures()[-1]
    run.do(acts.CallUmpire(fixture, entries(run, fixture)[0]))
    run.do(acts.Alter({"rounds": 1}))
    assert run.season.appeals == {}


def test_in_divisions_everybody_stays_in_theirs() -> None:
    run = started(format="divisions", division_size=4)
    state = season_state(run.season)
    assert state is not None
    run.do(acts.PairAgain(run.now + DAY))
    for fixture in season_state(run.season).fixtures.values():  # type: ignore[union-attr]  # it has begun
        assert {state.division_of(entry) for entry in fixture.entries} == {fixture.division}


def test_a_bracket_by_lot_is_drawn_again_with_its_byes() -> None:
    run = started(*"abcdefghijk", format="cup", seeding="lot")
    was = list(run.season.players)
    run.do(acts.PairAgain(run.now + DAY))
    assert sorted(run.season.players) == sorted(was)
    assert list(run.season.players) != was
    tables = first_tables(list(run.season.players), 2, 7)
    drawn = {frozenset(entries(run, fixture)) for fixture in run.fixtures()}
    assert drawn == {frozenset(table) for table in tables if len(table) > 1}


def test_a_bracket_that_follows_from_strength_is_not_drawn_again() -> None:
    refused(started(format="cup", seeding="signup"), acts.PairAgain(START + DAY), "no_lot")
    run = Run(format="cup", seeding="lot", size=2)
    run.enter(*PEOPLE)
    run.do(acts.Seed(PEOPLE))
    run.do(acts.Start())
    refused(run, acts.PairAgain(run.now + DAY), "no_lot")


def test_only_the_last_round_is_drawn_again() -> None:
    run = started("a", "b", "c", "d")
    for fixture in run.fixtures():
        run.play(fixture)
    first = run.fixtures()
    run.draw(run.now + DAY)
    run.do(acts.PairAgain(run.now + 2 * DAY))
    assert run.fixtures()[:2] == first
    assert len(run.fixtures()) == 4
    refused(run, acts.Unstart(), "was_played")


# Swap


def test_two_players_change_places_and_seats() -> None:
    run = started()
    one, other, *_ = run.fixtures()
    (a, b), (c, d) = entries(run, one), entries(run, other)
    (swapped,) = told(run, acts.Swap(one, b, other, c), "swapped")
    assert (entries(run, one), entries(run, other)) == ((a, c), (b, d))
    assert swapped == {"fixtures": [one, other], "players": [b, c]}


def test_an_agreed_time_is_asked_about_again() -> None:
    run = started("a", "b", "c", "d", hours=(0, 24))
    one, other = run.fixtures()
    (a, b), (c, _) = entries(run, one), entries(run, other)
    at = times.proposable(run.season, one, a, run.now)[30]
    run.do(acts.Mark(one, b, (at,), at, at + 1), b)
    run.do(acts.Propose(one, a, at, run.now), a)
    run.do(acts.Accept(one, b, at), b)
    run.do(acts.Agree(one, at), "")
    run.do(acts.Swap(one, b, other, c))
    assert run.season.appointment(other).marks == {b: (at,)}
    asked = due(run.season, run.now)
    assert asked == acts.Ask(one)
    run.do(asked, "")
    assert run.season.appointment(one).at is None
    assert times.waited_for(run.season, one) == (c,)


def test_an_event_says_who_plays_now() -> None:
    run = started("a", "b", "c", "d")
    one, other = run.fixtures()
    (a, _), (c, _) = entries(run, one), entries(run, other)
    run.do(acts.Appoint(one, run.now + DAY))
    run.do(acts.WantEvent(one, a), a)
    assert told(run, acts.Swap(one, a, other, c), "event") == [{"fixture": one}]


def test_who_comes_to_a_called_table_has_time_to_come() -> None:
    run = started("a", "b", "c", "d")
    one, other = run.fixtures()
    run.do(acts.StartReadyCheck(one, run.now + MINUTE + 1000, binding=True), "")
    run.do(acts.Swap(one, entries(run, one)[0], other, entries(run, other)[0]))
    call = run.season.appointment(one).call
    assert call is not None
    assert call.until >= run.now + run.season.settings.grace * MINUTE


def test_in_a_cup_they_change_places_in_the_bracket_too() -> None:
    run = started(*"abcdefgh", format="cup", seeding="signup")
    one, other = run.fixtures()[0], run.fixtures()[2]
    run.do(acts.Swap(one, entries(run, one)[0], other, entries(run, other)[0]))
    tables = first_tables(list(season_state(run.season).entrants), 2, 7)  # type: ignore[union-attr]  # it has begun
    assert [frozenset(entries(run, each)) for each in run.fixtures()] == [*map(frozenset, tables)]


def test_nobody_changes_into_another_division_round_or_running_match() -> None:
    run = started(*"abcdefghijkl", format="divisions", division_size=4)
    own = run.fixtures()[0]
    (beside,) = swappable(run.season, own)
    apart = next(each for each in run.fixtures() if each not in (own, beside.key))
    refused(run, acts.Swap(own, entries(run, own)[0], apart, entries(run, apart)[0]), "swap_apart")
    refused(run, acts.Swap(own, entries(run, own)[0], own, entries(run, own)[1]), "swap_apart")
    refused(run, acts.Swap(own, entries(run, apart)[0], beside.key, beside.entries[0]), "no_entry")
    run.do(acts.AssignTable(own, "t1", 5), "")
    run.do(acts.Begin(own, entries(run, own)), "")
    assert not swappable(run.season, own)
    assert not swappable(run.season, beside.key)
    swap = acts.Swap(beside.key, beside.entries[0], own, entries(run, own)[0])
    refused(run, swap, "table_begun")


# Invitations


def invited(run: Run, *players: str, until: int = 2 * DAY) -> None:
    run.do(acts.Invite(players, run.now + until))


def test_who_is_asked_is_in_by_accepting() -> None:
    run = Run(signup_closes=START + 500)
    run.opened = run.season
    invited(run, "a", "b", "c")
    refused(run, acts.SignUp("z"), "signup_closed", actor="z")
    run.do(acts.SignUp("a"), "a")
    run.do(acts.DeclineInvitation("b"), "b")
    assert run.season.players == ("a",)
    assert [*run.season.invitations] == ["c"]
    refused(run, acts.DeclineInvitation("a"), "not_invited", actor="a")
    refused(run, acts.Invite(("c",), run.now + DAY), "invited")
    refused(run, acts.Invite(("a",), run.now + DAY), "already_in")
    run.now += 2 * DAY
    expired = acts.ExpireInvitations(("c",))
    assert expired in [each for _, each in timetable(run.season)]
    assert told(run, expired, "uninvited", actor="") == [{"players": ["c"]}]
    refused(run, acts.SignUp("c"), "signup_closed", actor="c")


def test_after_the_start_they_enter_as_everybody_who_is_late() -> None:
    run = started(late=True)
    invited(run, "z")
    run.do(acts.SignUp("z"), "z")
    assert run.season.plays("z")
    for fields in ({"late": False}, {"format": "cup"}):
        refused(started(**fields), acts.Invite(("z",), START + DAY), "signup_closed")


def test_while_a_season_is_paused_who_is_asked_has_longer_to_answer() -> None:
    run = started(late=True)
    invited(run, "z")
    run.do(acts.Offer("a", "y", run.now + DAY))
    (invitation,), (offer,) = run.season.invitations.values(), run.season.offers.values()
    run.do(acts.Pause())
    paused = run.now
    run.now += 2 * DAY
    run.do(acts.Invite(("y2",), run.now + 2 * DAY))
    asked_at, late = run.now, run.season.invitations["y2"]
    run.now += 1 * DAY
    run.do(acts.Resume())
    assert run.season.invitations["y2"].until == late.until + run.now - asked_at, "asked in the pause"
    assert run.season.invitations["z"].until == invitation.until + run.now - paused
    assert run.season.offers[offer.key].until == offer.until + run.now - paused


def test_invitations_outlive_a_start_and_its_end() -> None:
    run = Run(size=2, late=True)
    run.enter("a", "b", "c", "d")
    invited(run, "y", "z")
    run.do(acts.Start())
    run.do(acts.Unstart())
    run.do(acts.SignUp("z"), "z")
    assert run.season.players == ("a", "b", "c", "d", "z")


def test_no_more_than_a_server_can_read_are_asked_at_once() -> None:
    run = Run()
    refused(run, acts.Invite(tuple(map(str, range(65))), run.now + DAY), "many_invited")
    refused(run, acts.Invite((), run.now + DAY), "nobody_invited")
    invited(run, *map(str, range(64)))


@pytest.mark.parametrize("format_", ["rounds", "divisions", "cup"])
def test_the_standings_are_counted_again_from_the_export(format_: str) -> None:
    run = started(format=format_, seeding="lot", division_size=4)
    run.do(acts.Unstart())
    run.do(acts.Start())
    run.do(acts.PairAgain(run.now + DAY))
    own = run.fixtures()[0]
    beside = swappable(run.season, own)[0]
    run.do(acts.Swap(own, entries(run, own)[0], beside.key, beside.entries[0]))
    for fixture in run.fixtures():
        run.play(fixture)
    run.draw(run.now + DAY)
    assert differences(files(run.season, run.lines)) == []


# Whatever is done


@given(st.randoms(use_true_random=False), st.sampled_from(["rounds", "divisions", "cup", "open", "pursuit"]))
def test_no_act_loses_anybody_and_the_log_makes_it_again(chance: Random, format_: str) -> None:
    game = {"game": "pursuit", "size": 5} if format_ == "pursuit" else {"size": chance.choice([2, 3, 4])}
    run = Run(
        format=format_,
        seeding=chance.choice(["lot", "signup"]),
        division_size=4,
        late=chance.random() < 0.5,
        places=chance.choice([None, 6]),
        hours=(0, 24),
        **game,
    )
    run.enter(*chance.sample(PEOPLE, chance.randint(2, len(PEOPLE))))
    for _ in range(chance.randint(1, 25)):
        before = run.season
        fixtures = [*format_of(run.season).fixtures.called(run.season), "none"]
        seated = [*(format_of(run.season).fixtures.seated(run.season, chance.choice(fixtures))), "z"]
        key, other = chance.choice(fixtures), chance.choice(fixtures)
        clock = due(run.season, next_time(run.season, run.now) or 0)
        some: list[acts.Act] = [
            acts.Start(),
            acts.Unstart(),
            acts.PairAgain(run.now + DAY),
            acts.Swap(
                key,
                chance.choice([*format_of(run.season).fixtures.seated(run.season, key), "z"]),
                other,
                chance.choice(seated),
            ),
            acts.Invite((chance.choice("xyz"),), run.now + HOUR),
            acts.AssignTable(key, f"t{run.now}", run.now),
            acts.Pause(),
            acts.Resume(),
            *([] if clock is None or isinstance(clock, TimeUp) else [clock]),
        ]
        with suppress(IllegalAct):
            run.do(chance.choice(some))
            assert people(run.season) == people(before) or isinstance(run.lines[-1].act, acts.MoveUp)
            assert set(before.invitations) >= set(run.season.invitations) or isinstance(
                run.lines[-1].act, acts.Invite
            )
        for each in format_of(run.season).fixtures.called(run.season):
            table = format_of(run.season).fixtures.players_of(run.season, each)
            assert len({*table}) == len(table)
            assert {*table} <= {*run.season.players}
    state = season_state(run.season)
    if state is not None:
        assert state == from_scratch(state)
        assert [*state.entrants] == [*from_scratch(state).entrants]
    lines = [replace(line, act=act) for line, act in zip(run.lines, again(run.lines), strict=True)]
    assert rebuilt(run.opened, lines) == run.season
