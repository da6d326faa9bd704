"""A season from its announcement to its champion, as a machine."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.league.decisions import (
    AdjustDeal,
    Enter,
    Extend,
    Replace,
    Reverse,
    ShareVictory,
    Void,
    VoidDeal,
    Withdraw,
)
from bot.league.illegal import IllegalAct
from bot.league.season import (
    TimeUp,
    act_from_json,
    act_to_json,
    acts,
    due,
    format_of,
    next_time,
    rebuilt,
    season_state,
    settings_from_json,
    settings_to_json,
    winners,
)
from bot.league.standings import standings
from bot.milliseconds import HOUR
from tests.league.seasons import START, Run, refused, settings

PEOPLE = ("ann", "bo", "cy", "di", "eli", "fay")


def running(**fields: object) -> Run:
    run = Run(**fields)
    run.enter(*PEOPLE)
    run.do(acts.Start())
    return run


def test_the_settings_go_into_a_store_and_come_back() -> None:
    announced = settings(options={"stop_at": 50, "queens": True}, places=8, starts=START)
    assert settings_from_json(json.loads(json.dumps(settings_to_json(announced)))) == announced


def test_who_signs_up_too_late_for_a_place_waits_for_one() -> None:
    run = Run(places=2)
    run.enter("ann", "bo", "cy")
    assert [signed.player for signed in run.season.entered] == ["ann", "bo"]
    assert [signed.player for signed in run.season.waiting] == ["cy"]
    refused(run, acts.SignUp("cy"), "already_waiting")
    refused(run, acts.SignUp("bo"), "already_in")
    run.do(acts.Leave("ann"), "ann")
    assert [signed.player for signed in run.season.entered] == ["bo", "cy"]
    refused(run, acts.Leave("ann"), "not_in")


def test_after_the_window_nobody_signs_up() -> None:
    run = Run(signup_closes=START + 1500)
    run.enter("ann")
    refused(run, acts.SignUp("bo"), "signup_closed")


def test_only_who_checks_in_starts_and_the_waiting_move_up() -> None:
    run = Run(places=3)
    run.enter("ann", "bo", "cy", "di")
    refused(run, acts.CheckIn("ann"), "wrong_phase")
    run.do(acts.OpenCheckIn(run.now + HOUR))
    for player in ("ann", "cy", "di"):
        run.do(acts.CheckIn(player), player)
    refused(run, acts.CheckIn("ann"), "checked_in")
    refused(run, acts.SignUp("eli"), "signup_closed")
    assert isinstance(due(run.season, run.now + 2 * HOUR), acts.Start)
    run.do(acts.Start())
    assert run.season.play is not None
    assert list(run.season.play.entrants) == ["ann", "cy", "di"]


def test_one_alone_is_too_few() -> None:
    run = Run(starts=START + HOUR)
    run.enter("ann")
    assert due(run.season, START + HOUR) == acts.PutOff(START + 25 * HOUR)
    refused(run, acts.Start(), "too_few")


def test_it_starts_by_itself_when_it_was_to() -> None:
    run = Run(starts=START + HOUR)
    run.enter("ann", "bo")
    assert next_time(run.season) == START + HOUR
    assert due(run.season, START + HOUR - 1) is None
    assert due(run.season, START + HOUR) == acts.Start()


def test_rounds_are_drawn_one_after_the_other_and_then_it_is_looked_through() -> None:
    run = running(round_hours=48, schedule="never", clock="slow")
    drawn_at = run.now
    deadline = drawn_at + 48 * HOUR
    first = run.fixtures()
    assert len(first) == 2
    kinds = []
    while run.season.phase == "running":
        at = next_time(run.season)
        assert at is not None
        act = due(run.season, max(at, run.now))
        run.now = max(run.now, at) - 1000
        assert act is not None
        kinds.append(type(act).__name__)
        if isinstance(act, TimeUp):
            run.play(act.fixture)
        else:
            run.do(act, "")
    assert kinds == [
        *(["Remind"] * 4 + ["TimeUp"] * 2 + ["PairRound"]),
        *(["Remind"] * 4 + ["TimeUp"] * 2 + ["Close"]),
    ]
    assert run.season.play is not None
    assert {run.season.play.deadline(key) for key in first} == {deadline}
    assert run.season.phase == "review"
    run.do(acts.Confirm())
    assert run.season.phase == "over"
    assert winners(run.season) == tuple(
        row.account.player for row in standings(run.season.play) if row.place == 1
    )
    refused(run, acts.SignUp("gus"), "over")


def test_reminders_that_are_switched_off_do_not_go_out() -> None:
    run = running(round_hours=48, remind_day=False, remind_hour=False, clock="slow")
    assert isinstance(due(run.season, run.now + 48 * HOUR), TimeUp)
    run.do(acts.Alter({"remind_hour": True}), reason="")
    assert due(run.season, run.now + 47 * HOUR) == acts.Remind(run.fixtures()[0], "hour")


def test_who_was_there_when_time_is_up_has_won_and_it_is_not_asked_again() -> None:
    run = running(round_hours=48)
    fixture, *_ = run.fixtures()
    assert run.season.play is not None
    here, *gone = run.season.play.fixtures[fixture].entries
    step = run.do(acts.ForfeitFixture(fixture, (here,)), "")
    assert [event.key for event in step.news] == ["forfeit"]
    state = run.season.play
    assert state.accounts[here].score == 100
    assert {state.accounts[entry].score for entry in gone} == {0}
    # void, with no more time given: nothing comes of it any more
    run.do(acts.Decide(Void(f"{fixture}-w1")))
    run.now = state.deadline(fixture)
    run.do(acts.ForfeitFixture(run.fixtures()[1], ()), "")
    run.draw(run.now + HOUR)
    # extended, it can be played after all
    run.do(acts.Decide(Extend((fixture,), run.now + 5 * HOUR)))
    run.play(fixture)
    refused(run, acts.Decide(Reverse(str(run.season.seq - 1))), "built_on")


def test_a_pause_puts_off_every_deadline_by_as_long() -> None:
    run = running(round_hours=48)
    assert run.season.play is not None
    before = {key: run.season.play.deadline(key) for key in run.fixtures()}
    run.play(run.fixtures()[0])
    run.do(acts.Pause())
    paused_at = run.now
    assert next_time(run.season) is None
    run.now += 10 * HOUR
    run.do(acts.Resume())
    later = run.now - paused_at
    after = {key: run.season.play.deadline(key) for key in run.fixtures()}
    assert after == {key: at + later for key, at in before.items()}


def test_an_open_season_ends_when_it_was_to_and_a_pause_puts_that_off_too() -> None:
    run = running(format="open", ends=START + 100 * HOUR, schedule="never")
    assert next_time(run.season) == START + 100 * HOUR
    run.do(acts.Pause())
    run.now += 10 * HOUR
    run.do(acts.Resume())
    assert next_time(run.season) == START + 110 * HOUR + 1000
    assert due(run.season, START + 120 * HOUR) == TimeUp("")


def test_late_joiners_come_in_as_long_as_there_are_places() -> None:
    run = running(places=6)
    run.enter("gus")
    assert [signed.player for signed in run.season.waiting] == ["gus"]
    run.do(acts.Decide(Replace("ann", "gus")))
    assert run.season.waiting == ()
    assert run.season.entry_of("gus") == "ann"
    run.do(acts.Decide(Withdraw("bo", "zero")))
    run.enter("hal")
    assert run.season.plays("hal")
    refused(run, acts.SignUp("bo"), "withdrawn")
    refused(running(late=False), acts.SignUp("gus"), "signup_closed")
    refused(running(rounds=1), acts.SignUp("gus"), "signup_closed")


def test_who_leaves_a_running_league_forfeits_the_rest_and_can_be_let_back_in() -> None:
    run = running()
    before = run.season.play
    run.do(acts.Leave("ann"), "ann", reason="")
    assert not run.season.plays("ann")
    assert run.lines[-1].after["standings"]
    run.do(acts.Decide(Reverse(str(run.season.seq))))
    assert run.season.plays("ann")
    assert before is not None
    assert run.season.play is not None
    assert standings(run.season.play) == standings(before)


def test_players_ask_the_umpire_once_and_within_two_days() -> None:
    run = running()
    match = run.play(run.fixtures()[0])
    assert run.season.play is not None
    there, *_ = (seat.player for seat in run.season.play.results[match].seats)
    elsewhere = next(
        player
        for player in PEOPLE
        if player not in run.season.play.entries_of(run.season.play.results[match])
    )
    ask = acts.Appeal(match, there or "")
    refused(run, replace(ask, player=elsewhere), "not_there")
    refused(run, replace(ask, match="m0"), "no_match")
    refused(run, ask, "no_reason", reason=" ")
    run.do(ask, there or "", "  the seven was a one ")
    refused(run, ask, "appealed")
    (key,) = run.season.appeals
    assert run.season.appeals[key].text == "the seven was a one"
    refused(run, acts.Answer(key), "no_reason", reason=" ")
    run.do(acts.Answer(key), reason="It was a seven.")
    assert run.season.appeals[key].answer == "It was a seven."
    refused(run, acts.Answer(key), "answered")
    run.now += 48 * HOUR
    refused(run, replace(ask, player=elsewhere), "not_there")
    other = next(s.player for s in run.season.play.results[match].seats if s.player != there)
    refused(run, replace(ask, player=other or ""), "appeal_late")


def test_nobody_decides_on_what_has_changed_since_they_looked() -> None:
    run = running()
    one, other = (run.play(fixture) for fixture in run.fixtures())
    seen = run.season.seq
    run.do(acts.Decide(Void(one)))
    refused(run, acts.Decide(Void(one)), "stale", seen=seen)
    run.do(acts.Decide(Void(other)), seen=seen)


def test_a_decision_without_a_reason_is_none() -> None:
    run = running()
    match = run.play(run.fixtures()[0])
    refused(run, acts.Decide(Void(match)), "no_reason", reason="  ")
    refused(run, acts.Cancel(), "no_reason", reason="")


def test_decisions_at_the_umpires_own_table_are_marked() -> None:
    run = running()
    one, other = (run.play(fixture) for fixture in run.fixtures())
    assert run.season.play is not None
    own = run.season.play.results[one].seats[0].player or ""
    assert run.do(acts.Decide(Void(one)), own).line.own_table
    assert not run.do(acts.Decide(Void(other)), own).line.own_table
    assert run.do(acts.Decide(Reverse(str(run.season.seq - 1))), own).line.own_table


def test_divisions_go_on_from_the_season_before() -> None:
    run = Run(format="divisions", division_size=3)
    run.enter(*PEOPLE)
    run.do(acts.Start((("cy", "gus", "ann"), ("bo", "di"))))
    assert run.season.play is not None
    divisions = {entrant.player: entrant.division for entrant in run.season.play.entrants.values()}
    assert divisions == {"cy": 1, "ann": 1, "bo": 1, "di": 2, "eli": 2, "fay": 2}


def test_tables_are_read_from_the_log_and_not_drawn_again() -> None:
    run = running()
    start = run.lines[-1]
    assert isinstance(start.act, acts.Start)
    assert [entries for _, entries in start.act.tables] == [
        fixture.entries for fixture in (run.season.play.fixtures.values() if run.season.play else ())
    ]
    otherwise = ((1, ("fay", "eli", "di")), (1, ("cy", "bo", "ann")))
    lines = [*run.lines[:-1], replace(start, act=replace(start.act, tables=otherwise))]
    state = rebuilt(run.opened, lines).play
    assert state is not None
    assert [(fixture.division, fixture.entries) for fixture in state.fixtures.values()] == list(otherwise)


def test_the_log_makes_the_season_again() -> None:
    run = running(format="divisions", division_size=3, round_hours=48)
    match = run.play(run.fixtures()[0])
    run.do(acts.AssignTable(run.fixtures()[1], "table", 9), "")
    run.do(acts.Remind(run.fixtures()[1], "day"), "")
    run.do(acts.Decide(Void(match)))
    run.do(acts.Decide(Reverse(str(run.season.seq))))
    run.do(acts.Pause())
    run.do(acts.Resume())
    run.do(acts.ForfeitFixture(run.fixtures()[1], ()), "")
    run.do(acts.Post(), "")
    plain = [json.loads(json.dumps(act_to_json(line.act))) for line in run.lines]
    lines = [replace(line, act=act_from_json(each)) for line, each in zip(run.lines, plain, strict=True)]
    assert lines == run.lines
    assert rebuilt(run.opened, lines) == run.season


def test_whoever_waits_goes_before_whoever_comes_later() -> None:
    run = Run(format="open", places=2)
    run.enter("a", "b", "c", "d")
    run.do(acts.Start())
    assert due(run.season, run.now) is None
    run.do(acts.Leave("a"), "a")
    run.enter("e")
    assert not run.season.plays("e")
    assert due(run.season, run.now) == acts.MoveUp("c")
    refused(run, acts.MoveUp("d"), "not_next")
    refused(run, acts.MoveUp("e"), "not_next")
    assert [event.key for event in run.do(acts.MoveUp("c"), "").news] == ["entered"]
    assert run.season.players == ("b", "c")
    assert [signed.player for signed in run.season.waiting] == ["d", "e"]
    assert due(run.season, run.now) is None


def test_who_comes_when_nobody_waits_for_a_free_place_is_in_at_once() -> None:
    run = Run(format="open", places=3)
    run.enter("a", "b")
    run.do(acts.Start())
    run.enter("c", "d")
    assert run.season.players == ("a", "b", "c")
    run.do(acts.Pause())
    run.do(acts.Leave("c"), "c")
    assert due(run.season, run.now) is None
    run.do(acts.Resume())
    assert due(run.season, run.now) == acts.MoveUp("d")


def test_nobody_waits_for_a_place_that_is_not_given() -> None:
    run = Run(format="rounds", places=4, late=False)
    run.enter("a", "b", "c", "d", "e")
    run.do(acts.Start())
    run.do(acts.Leave("a"), "a")
    assert not isinstance(due(run.season, run.now), acts.MoveUp)


def test_those_who_wait_are_asked_while_the_season_runs_and_those_who_answer_go_first() -> None:
    run = Run(format="open", places=2)
    run.enter("a", "b", "c", "d")
    run.do(acts.Start())
    run.do(acts.OpenCheckIn(run.now + HOUR))
    refused(run, acts.CheckIn("a"), "not_in")
    run.do(acts.CheckIn("d"), "d")
    run.do(acts.Leave("a"), "a")
    assert due(run.season, run.now) == acts.MoveUp("d")
    run.do(acts.MoveUp("d"), "")
    run.enter("e")
    run.do(acts.Leave("b"), "b")
    assert due(run.season, run.now) == acts.MoveUp("e")  # who comes has just said that they are there
    run.do(acts.CheckIn("c"), "c")
    assert due(run.season, run.now) == acts.MoveUp("c")


def test_who_has_missed_the_check_in_gets_a_place_once_they_are_there() -> None:
    run = Run(format="open")
    run.enter("a", "b", "c")
    run.do(acts.OpenCheckIn(run.now + HOUR))
    for player in ("a", "b"):
        run.do(acts.CheckIn(player), player)
    run.do(acts.Start())
    assert due(run.season, run.now) is None
    run.do(acts.CheckIn("c"), "c")
    assert due(run.season, run.now) == acts.MoveUp("c")


def test_nobody_is_champion_who_was_never_dealt_a_card() -> None:
    run = Run(format="rounds", rounds=1, size=2, clock="slow")
    run.enter("a", "b")
    run.do(acts.Start())
    run.do(acts.ForfeitFixture(run.fixtures()[0], ("a",)), "")
    run.do(acts.Close(), "")
    run.do(acts.Confirm())
    assert winners(run.season) == ()


def test_a_tie_between_those_who_were_dealt_no_cards_needs_no_decision() -> None:
    run = Run(format="rounds", rounds=1, size=2, clock="slow")
    run.enter("a", "b", "c", "d")
    run.do(acts.Start())
    for fixture in run.fixtures():
        there = format_of(run.season).fixtures.players_of(run.season, fixture)[:1]
        run.do(acts.ForfeitFixture(fixture, there), "")
    run.do(acts.Close(), "")
    assert [line.place for line in format_of(run.season).standings.placings(run.season)] == [1, 1, 3, 3]
    run.do(acts.Confirm())
    assert winners(run.season) == ()


@pytest.mark.parametrize("format_", ["divisions", "cup"])
def test_the_umpire_sets_the_order_in_which_players_start(format_: str) -> None:
    run = Run(format=format_, division_size=3, size=3)
    run.enter(*PEOPLE)
    run.do(acts.Seed(("fay", "bo")))
    run.enter("gus")
    for order, code in ((("bo", "bo"), "seeded_twice"), (("bo", "zoe"), "not_in")):
        refused(run, acts.Seed(order), code)
    run.do(acts.Leave("bo"), "bo")
    run.do(acts.Start(seeds=("eli",)))
    assert run.season.play is not None
    order = [(each.player, each.division) for each in run.season.play.entrants.values()]
    expected = ["fay", "eli", "ann", "cy", "di", "gus"]
    assert [player for player, _ in order] == expected
    assert format_ == "cup" or [division for _, division in order] == [1, 1, 1, 2, 2, 2]
    assert rebuilt(run.opened, run.lines) == run.season


def test_first_divisions_are_drawn_by_lot() -> None:
    run = Run(format="divisions", division_size=3, seeding="lot")
    run.enter(*PEOPLE)
    run.do(acts.Start())
    assert run.season.play is not None
    assert sorted(run.season.play.entrants) == sorted(PEOPLE)
    assert list(run.season.play.entrants) != list(PEOPLE)


def test_where_strength_means_nothing_there_is_no_order() -> None:
    for fields in ({"format": "rounds"}, {"format": "open"}, {"format": "pursuit", "game": "pursuit"}):
        run = Run(**fields)
        run.enter(*PEOPLE)
        refused(run, acts.Seed(("bo",)), "no_seeds")


def test_who_has_opened_a_season_runs_it_until_others_are_named() -> None:
    run = Run()
    assert run.season.umpires == ("ump",)
    step = run.do(acts.NameUmpires(("a", "b", "a")))
    assert run.season.umpires == ("a", "b")
    assert [dict(event.data) for event in step.news] == [{"new": ["a", "b"]}]
    step = run.do(acts.NameUmpires(("b", "ump")), "b")
    assert [dict(event.data) for event in step.news] == [{"new": ["ump"]}]
    run.do(acts.NameUmpires(()), "b")
    assert run.season.umpires == ("ump",)


def test_so_many_can_run_a_season_and_not_the_same_again() -> None:
    run = Run()
    with pytest.raises(IllegalAct, match="many_umpires"):
        run.do(acts.NameUmpires(tuple("abcdefghijk")))
    run.do(acts.NameUmpires(tuple("abcdefghij")))
    with pytest.raises(IllegalAct, match="same_umpires"):
        run.do(acts.NameUmpires(tuple("jihgfedcba")))


def test_who_is_not_on_the_server_neither_starts_nor_is_drawn_until_they_are_back() -> None:
    run = Run(format="rounds", rounds=3, size=3, clock="slow")
    run.enter(*PEOPLE, "gus")
    assert [event.key for event in run.do(acts.Miss(("gus",)), "").news] == ["missing"]
    run.do(acts.Start())
    assert run.season.players == PEOPLE
    run.do(acts.Miss(("bo", "gus")), "")
    run.draw(run.now + HOUR)
    assert run.season.play is not None

    def drawn(number: int) -> set[str]:
        tables = run.season.play.fixtures.values()  # type: ignore[union-attr]  # it has started
        return {entry for each in tables if each.round == number for entry in each.entries}

    assert drawn(2) == set(PEOPLE) - {"bo"}
    run.do(acts.Miss(()), "")
    run.draw(run.now + HOUR)
    assert drawn(3) == set(PEOPLE)
    assert rebuilt(run.opened, run.lines) == run.season


def test_whoever_does_something_is_on_the_server() -> None:
    run = Run(format="rounds")
    run.enter("a", "b", "c")
    run.do(acts.Miss(("b", "c")), "")
    run.do(acts.OpenCheckIn(run.now + HOUR))
    run.do(acts.CheckIn("b"), "b")
    assert run.season.missing == {"c"}


def open_season(**fields: object) -> Run:
    """An open season of four that runs."""
    run = Run(format="open", **fields)
    run.enter("a", "b", "c", "d")
    run.do(acts.Start())
    return run


def test_a_league_knows_no_single_games() -> None:
    run = running()
    for ruling in (VoidDeal(1, 1, 1), AdjustDeal("ann", 1, 1, "=", 5), ShareVictory()):
        refused(run, acts.Decide(ruling), "not_pursuit")
    for act in (acts.StartDeal(1, 1, 1, 0), acts.FinishDeal(1, 1, 1, (0, 1, 2))):
        refused(run, act, "not_pursuit")


def scores(run: Run) -> dict[str, int | None]:
    """The scores of a league."""
    state = season_state(run.season)
    assert state is not None
    return {entry: None if own.score is None else int(own.score) for entry, own in state.accounts.items()}


def test_a_match_that_was_played_elsewhere_counts_in_an_open_season_until_it_is_taken_back() -> None:
    run = open_season()
    step = run.do(acts.Decide(Enter("", ("b", "a", "c"), (1, 2, 3))), "a")
    assert step.line.own_table
    assert scores(run) == {"a": 100, "b": 150, "c": 50, "d": None}
    run.do(acts.Decide(Enter("", ("d", "a", "b", "c"), (1, 2, 3, 4))))
    assert scores(run)["d"] == 150
    run.do(acts.Decide(Reverse(str(step.line.seq))))
    assert scores(run) == {"a": 116, "b": 83, "c": 50, "d": 150}


def test_it_counts_as_played_before_the_end_if_it_is_entered_after_it() -> None:
    run = open_season(ends=START + 10 * HOUR)
    run.now = START + 11 * HOUR
    run.do(acts.Close(), "")
    run.do(acts.Decide(Enter("", ("a", "b"), (1, 2))))
    assert scores(run)["a"] == 150


@pytest.mark.parametrize(
    ("entered", "code"),
    [
        (Enter("", ("a", "x"), (1, 2)), "entered_who"),
        (Enter("", ("a", "a"), (1, 2)), "entered_who"),
        (Enter("", ("a", "b"), (1,)), "entered_who"),
        (Enter("", ("a",), (1,)), "entered_alone"),
        (Enter("", (), ()), "entered_alone"),
        (Enter("", ("a", "b"), (1, 3)), "entered_places"),
        (Enter("s1-1-1", ("a", "b"), (1, 2)), "no_fixture"),
    ],
)
def test_what_cannot_have_been_played_is_not_entered(entered: Enter, code: str) -> None:
    refused(open_season(), acts.Decide(entered), code)


def test_more_than_a_table_holds_have_not_played_one_match() -> None:
    run = Run(format="open")
    people = tuple("abcdefghijklmno")
    run.enter(*people)
    run.do(acts.Start())
    refused(run, acts.Decide(Enter("", people, tuple(range(1, 16)))), "entered_many")


def test_where_tables_are_drawn_a_result_belongs_to_one() -> None:
    run = Run(format="rounds", rounds=1, size=2)
    run.enter("a", "b")
    run.do(acts.Start())
    refused(run, acts.Decide(Enter("", ("a", "b"), (1, 2))), "no_fixture")
