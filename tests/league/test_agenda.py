"""What an umpire has to know of a season: what happens next, how its tables stand, who stays away."""

from __future__ import annotations

from bot.league.decisions import Replace, Void, Withdraw
from bot.league.season import acts, sittings
from bot.league.season.agenda import absentees, coming, open_tables
from bot.milliseconds import HOUR
from tests.league.seasons import START, Run

DAY = 24 * HOUR


def begun(*players: str, **settings: object) -> Run:
    """A season that has just begun, with a first round that lasts for a week."""
    run = Run(**settings)
    run.enter(*(players or "abcdef"))
    run.do(acts.Start())
    return run


def stands(run: Run) -> list[str]:
    return [table.stands for table in open_tables(run.season, run.now)]


def test_before_the_start_it_is_the_dates() -> None:
    run = Run(signup_closes=START + DAY, starts=START + 2 * DAY)
    assert {each[:2] for each in coming(run.season, START)} == {
        (START + DAY, "closes"),
        (START + DAY, "put_off"),
    }
    run.enter("a", "b")
    assert [each.what for each in coming(run.season, START)] == ["closes", "start"]
    assert [each.what for each in coming(run.season, START + DAY)] == ["start"]


def test_a_start_without_people_is_put_off() -> None:
    run = Run(starts=START + DAY)
    run.enter("a")
    assert [each[:2] for each in coming(run.season, START)] == [(START + DAY, "put_off")]


def test_the_first_of_each_kind_is_told_with_its_tables() -> None:
    run = begun(schedule="never")
    first, second, draw, last = coming(run.season, run.now)
    deadline = run.season.started_at + 7 * DAY
    tables = tuple(run.fixtures())
    assert first == (deadline - 4 * DAY, "ask_for_hours", tables)
    assert second == (deadline - 2 * DAY, "appoint", tables)
    assert {draw, last} == {(deadline, "pair", ()), (deadline, "unplayed", tables)}


def test_tables_of_the_tournament_that_opened_one_after_another_are_told_together() -> None:
    run = Run(format="pursuit", game="pursuit", schedule="never")
    run.enter(*"abcdefgh")
    run.do(acts.Start())
    for number, name in enumerate(sittings(run.season)):
        run.now += 300
        run.do(acts.AssignTable(name, f"t{number}", 1 + number), "")
    names = tuple(sittings(run.season))
    assert {(each.what, each.fixtures) for each in coming(run.season, run.now)} == {
        ("ask_for_hours", names),
        ("appoint", names),
        ("unplayed", names),
    }


def test_what_becomes_of_a_table_whose_time_is_up_depends_on_how_it_stands() -> None:
    def happens(run: Run, *begun: str) -> list[str]:
        ends = ("unplayed", "ready_check_over", "score", "deadline")
        return [each.what for each in coming(run.season, run.now, begun) if each.what in ends]

    run = begun("a", "b", "c")
    (fixture,) = run.fixtures()
    assert happens(run) == ["unplayed"]
    run.do(acts.StartReadyCheck(fixture, run.now + HOUR), "a")
    assert happens(run) == [], "nothing becomes of it when a player has called"
    run.do(acts.StartReadyCheck(fixture, run.now + HOUR, True), "")
    assert happens(run) == ["ready_check_over"]
    run.do(acts.AssignTable(fixture, "table", 1), "")
    run.do(acts.Begin(fixture, ("a", "b")), "")
    assert happens(run) == ["score"]
    slow = begun("a", "b", "c", clock="slow")
    assert happens(slow) == ["deadline"]
    assert happens(slow, *slow.fixtures()) == ["score"]


def test_what_is_overdue_happens_now() -> None:
    run = begun(schedule="daily")
    late = run.now + 30 * DAY
    assert {each.at for each in coming(run.season, late)} == {late}


def test_a_table_stands_as_its_players_do() -> None:
    run = begun("a", "b", "c")
    (fixture,) = run.fixtures()
    assert stands(run) == ["unanswered"]
    run.do(acts.Appoint(fixture, run.now + DAY), "")
    assert stands(run) == ["set"]
    run.do(acts.StartReadyCheck(fixture, run.now + DAY, True), "")
    assert stands(run) == ["called"]
    run.do(acts.EndReadyCheck(fixture), "")
    assert stands(run) == ["deserted"]
    run.now += 7 * DAY
    run.do(acts.ForfeitFixture(fixture, ()), "")
    assert stands(run) == ["missed"]
    run.do(acts.ForfeitFixture(fixture, ("a",)))
    assert stands(run) == []


def test_a_call_by_a_player_leaves_no_deserted_table() -> None:
    run = begun("a", "b", "c")
    (fixture,) = run.fixtures()
    run.do(acts.StartReadyCheck(fixture, run.now + HOUR), "a")
    assert stands(run) == ["called"]
    run.do(acts.EndReadyCheck(fixture), "")
    assert stands(run) == ["unanswered"]


def test_a_match_that_runs_is_being_played_by_those_who_came() -> None:
    run = begun("a", "b", "c")
    (fixture,) = run.fixtures()
    run.do(acts.AssignTable(fixture, "table", 1), "")
    run.do(acts.Begin(fixture, ("a", "b")), "")
    (table,) = open_tables(run.season, run.now)
    assert (table.stands, set(table.players)) == ("begun", {"a", "b"})


def test_a_slow_match_is_being_played_if_its_table_says_so() -> None:
    run = begun("a", "b", "c", clock="slow")
    (fixture,) = run.fixtures()
    assert [table.stands for table in open_tables(run.season, run.now, {fixture})] == ["begun"]
    assert stands(run) == ["unset"]


def test_the_most_urgent_table_comes_first() -> None:
    run = begun(size=2)
    one, two, three = run.fixtures()
    run.do(acts.Appoint(one, run.now + DAY), "")
    run.now += 7 * DAY
    run.do(acts.ForfeitFixture(three, ()), "")
    assert [table.fixture for table in open_tables(run.season, run.now)] == [three, two, one]


def test_a_table_of_nobody_is_no_table() -> None:
    run = begun("a", "b")
    run.do(acts.Decide(Withdraw("a", "zero")))
    run.do(acts.Decide(Withdraw("b", "zero")))
    assert open_tables(run.season, run.now) == []


def test_a_void_match_is_to_be_played_again() -> None:
    run = begun("a", "b", "c")
    (fixture,) = run.fixtures()
    match = run.play(fixture)
    assert open_tables(run.season, run.now) == []
    run.do(acts.Decide(Void(match)))
    assert stands(run) == ["unanswered"]


def test_an_open_season_has_no_tables_that_are_to_be_played() -> None:
    assert open_tables(begun(format="open").season, START) == []


def test_who_has_missed_two_matches_stays_away() -> None:
    run = begun("a", "b", rounds=4)
    for number in range(3):
        run.do(acts.ForfeitFixture(run.fixtures()[-1], ("a",)), "")
        assert absentees(run.season) == ([("b", number + 1)] if number else [])
        run.draw(run.now + 7 * DAY)


def test_who_has_been_replaced_or_has_left_does_not_stay_away() -> None:
    run = begun("a", "b", "c", size=3, rounds=4)
    for _ in range(2):
        run.do(acts.ForfeitFixture(run.fixtures()[-1], ("a",)), "")
        run.draw(run.now + 7 * DAY)
    assert [each.entry for each in absentees(run.season)] == ["b", "c"]
    run.do(acts.Decide(Replace("b", "d")))
    run.do(acts.Decide(Withdraw("c", "forfeit")))
    assert absentees(run.season) == []
