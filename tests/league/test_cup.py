"""A cup: who meets whom, who goes on, what decides between equals, and who has won."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.bracket import Bracket, bracket, first_tables, going_on, rounds_for, sizes_of
from bot.league.decisions import Extend, Replace, Settle, Void, Withdraw
from bot.league.illegal import IllegalAct
from bot.league.season import (
    TimeUp,
    act_from_json,
    act_to_json,
    acts,
    due,
    fixture_of,
    fixtures,
    format_of,
    next_time,
    rebuilt,
    season_state,
    winners,
)
from bot.league.season.agenda import coming
from bot.league.season.fixtures import league, players_of
from bot.milliseconds import DAY
from tests.league.promises import check
from tests.league.seasons import Run


def names(count: int) -> list[str]:
    """So many players, the best seed first."""
    return [f"p{number:02}" for number in range(1, count + 1)]


def cup(players: int = 8, size: int = 4, **fields: object) -> Run:
    known = {"format": "cup", "size": size, "round_hours": 48, "schedule": "never"}
    run = Run(**{**known, **fields})
    run.enter(*names(players))
    run.do(acts.Start())
    return run


def now(run: Run) -> Bracket:
    return bracket(league(run.season))


def still_in(run: Run) -> set[str]:
    """Who can still win."""
    return {*now(run).left, *(entry for tie in now(run).ties for entry in tie.entries)}


def tables(run: Run) -> list[set[str]]:
    """Who is to play at the tables that are open."""
    its = format_of(run.season).fixtures
    return [set(its.players_of(run.season, key)) for key in its.called(run.season)]


def by_seed(run: Run, fixture: str) -> str:
    """Play a fixture so that the better seed is before the other."""
    seated = format_of(run.season).fixtures.players_of(run.season, fixture)
    return run.play(fixture, *(sorted(seated).index(player) for player in seated))


def with_totals(run: Run, fixture: str, totals: dict[str, int]) -> str:
    """Play a fixture; the lowest total is first, and equal ones share the place."""
    seated = format_of(run.season).fixtures.players_of(run.season, fixture)
    return run.play(fixture, *(totals[player] for player in seated))


def called(run: Run) -> list[str]:
    return list(format_of(run.season).fixtures.called(run.season))


def let_time_pass(run: Run) -> None:
    """Until the next round is drawn, or all is played; who has not come has forfeited."""
    before = league(run.season).round
    while run.season.phase == "running" and league(run.season).round == before:
        at = next_time(run.season)
        assert at is not None
        run.now = max(run.now, at)
        act = due(run.season, run.now + 1000)
        assert act is not None
        if isinstance(act, TimeUp):
            run.do(acts.ForfeitFixture(act.fixture, ()), "")
        else:
            assert not isinstance(act, acts.Start)
            run.do(act, "")


def play_round(run: Run) -> None:
    for key in called(run):
        by_seed(run, key)
    let_time_pass(run)


def places(run: Run) -> dict[str, int | None]:
    lines = format_of(run.season).standings.placings(run.season)
    return {line.player: line.place for line in lines}


@pytest.mark.parametrize(
    ("players", "size", "left"),
    [
        (8, 4, [8, 4, 1]),
        (23, 4, [23, 12, 6, 4, 1]),
        (64, 4, [64, 32, 16, 8, 4, 1]),
        (8, 2, [8, 4, 2, 1]),
        (23, 2, [23, 16, 8, 4, 2, 1]),
        (64, 3, [64, 42, 14, 8, 4, 1]),
        (23, 5, [23, 10, 4, 1]),
    ],
)
def test_the_better_half_goes_on_until_one_is_left(players: int, size: int, left: list[int]) -> None:
    run = cup(players, size)
    seen = [players]
    assert league(run.season).scoring.rounds == len(left) - 1
    while run.season.phase == "running":
        play_round(run)
        seen.append(len(still_in(run)))
    assert seen == left
    run.do(acts.Confirm())
    assert winners(run.season) == ("p01",)
    assert league(run.season).scoring.rounds == league(run.season).round == len(left) - 1


def test_the_final_table_and_the_rounds_before_make_the_standings() -> None:
    run = cup(8)
    assert set(places(run).values()) == {None}
    play_round(run)
    assert [places(run)[name] for name in ("p01", "p05", "p08")] == [1, 5, 7]
    play_round(run)
    assert places(run) == {
        "p01": 1,
        "p02": 2,
        "p03": 3,
        "p04": 4,
        "p05": 5,
        "p06": 5,
        "p07": 7,
        "p08": 7,
    }


def test_a_cup_has_no_scores() -> None:
    run = cup(8)
    play_round(run)
    assert {line.score for line in format_of(run.season).standings.placings(run.season)} == {None}


def test_the_best_seeds_meet_in_the_final() -> None:
    run = cup(64, 2)
    while len(still_in(run)) > 2:
        play_round(run)
    assert tables(run) == [{"p01", "p02"}]


def test_the_best_seeds_wait_where_the_numbers_need_it() -> None:
    run = cup(23, 2)
    assert now(run).stages[0].byes
    assert set(now(run).stages[0].byes) == set(names(9))
    assert {"p16", "p17"} in tables(run)
    assert {"p10", "p23"} in tables(run)


def test_seeds_are_as_handed_over_and_then_by_signing_up_or_by_lot() -> None:
    for seeding, order in (("rating", ["d", "b", "a", "c"]), ("signup", ["a", "b", "c", "d"])):
        run = Run(format="cup", size=2, round_hours=48, seeding=seeding)
        run.enter(*"abcd")
        run.do(acts.Start(seeds=("d", "x", "b") if seeding == "rating" else ()))
        assert list(league(run.season).entrants) == order
    run = Run(format="cup", size=2, round_hours=48, seeding="lot")
    run.enter(*names(16))
    run.do(acts.Start(seeds=tuple(names(16))))
    assert sorted(league(run.season).entrants) == names(16)
    assert list(league(run.season).entrants) != names(16)


def tied_at_the_line() -> tuple[Run, str, set[str]]:
    """A cup of eight: at the first table two share the second place, of whom one goes on."""
    run = cup(8)
    first, second = called(run)
    best, *equals, last = sorted(format_of(run.season).fixtures.players_of(run.season, first))
    with_totals(run, first, {best: 0, equals[0]: 5, equals[1]: 5, last: 9})
    by_seed(run, second)
    return run, first, set(equals)


def test_tied_players_at_the_line_play_a_tiebreaker() -> None:
    run, _, equals = tied_at_the_line()
    assert {places(run)[entry] for entry in equals} == {4}
    assert set(format_of(run.season).standings.equals(run.season)) >= equals
    let_time_pass(run)
    assert tables(run) == [equals]
    assert now(run).stages[-1].tiebreaker
    assert league(run.season).scoring.rounds == 3
    play_round(run)
    (final,) = tables(run)
    assert len(final) == 4
    assert len(final & equals) == 1
    assert min(equals) in final
    play_round(run)
    assert run.season.phase == "review"
    assert sorted(filter(None, places(run).values())) == [1, 2, 3, 4, 5, 5, 7, 7]


def test_players_tied_in_a_tiebreaker_play_another_one() -> None:
    run, _, equals = tied_at_the_line()
    let_time_pass(run)
    (key,) = called(run)
    with_totals(run, key, dict.fromkeys(equals, 3))
    let_time_pass(run)
    assert tables(run) == [equals]
    play_round(run)
    assert len(tables(run)[0]) == 4


def test_the_umpire_breaks_the_tie_before_there_is_a_tiebreaker() -> None:
    run, _, equals = tied_at_the_line()
    chosen = max(equals)
    run.do(acts.Decide(Settle((chosen, min(equals)))))
    assert places(run)[min(equals)] == 5
    let_time_pass(run)
    (final,) = tables(run)
    assert chosen in final
    assert min(equals) not in final


def test_a_tie_broken_during_its_tiebreaker_stays_broken() -> None:
    run, _, equals = tied_at_the_line()
    let_time_pass(run)
    run.do(acts.Decide(Settle((max(equals), min(equals)))))
    play_round(run)  # the better seed wins a tiebreaker that decides nothing any more
    (final,) = tables(run)
    assert max(equals) in final
    assert min(equals) not in final


def test_a_forfeiter_does_not_go_on_and_a_winner_by_forfeit_does() -> None:
    run = cup(8)
    first, second = called(run)
    there = format_of(run.season).fixtures.players_of(run.season, first)[:1]
    by_seed(run, second)
    run.now = fixture_of(run.season, first).deadline
    run.do(acts.ForfeitFixture(first, there), "")
    let_time_pass(run)
    (final,) = tables(run)
    assert len(final) == 3
    assert there[0] in final


def test_nobody_goes_on_from_a_slow_table_to_which_nobody_came() -> None:
    run = cup(8, clock="slow")
    by_seed(run, called(run)[0])
    let_time_pass(run)
    assert len(tables(run)[0]) == 2


def deserted_by_all(**fields: object) -> Run:
    """A cup of eight at two tables, to one of which nobody came before its deadline."""
    run = cup(8, **{"clock": "normal", **fields})
    one, other = called(run)
    by_seed(run, one)
    run.now = fixture_of(run.season, other).deadline
    run.do(acts.ForfeitFixture(other, ()), "")
    return run


def test_a_cup_waits_for_the_umpire_where_nobody_came_who_is_reminded_once() -> None:
    run = deserted_by_all()
    state = league(run.season)
    (other,) = fixtures.deserted(run.season)
    assert state.outcome(other) is None, "nobody has forfeited"
    reminder = acts.Remind(other, "umpire")
    assert next_time(run.season, run.now) == run.now + DAY
    assert [each.what for each in coming(run.season, run.now)] == ["remind_umpire"]
    run.now += DAY
    assert due(run.season, run.now) == reminder
    assert [news.key for news in run.do(reminder, "").news] == ["unplayed"]
    assert next_time(run.season, run.now) is None, "nobody plays a tiebreaker, and no round is paired"
    run.do(acts.ForfeitFixture(other, players_of(run.season, other)[:1]))
    assert isinstance(due(run.season, run.now), acts.PairRound)


def test_more_time_at_such_a_table_lets_its_players_come_after_all() -> None:
    run = deserted_by_all()
    (other,) = fixtures.deserted(run.season)
    run.now += DAY
    run.do(acts.Remind(other, "umpire"), "")
    run.do(acts.Decide(Extend((other,), run.now + 5 * DAY)))
    assert called(run) == [other]
    run.now += 5 * DAY
    run.do(acts.ForfeitFixture(other, ()), "")
    assert next_time(run.season, run.now) == run.now + DAY, "the umpire is reminded of it anew"


def test_no_cup_waits_for_a_table_whose_players_have_withdrawn_as_far_as_it_takes() -> None:
    run = deserted_by_all()
    (other,) = fixtures.deserted(run.season)
    for player in players_of(run.season, other)[:2]:
        run.do(acts.Leave(player), player)
    assert isinstance(due(run.season, run.now), acts.PairRound)


def test_who_is_alone_at_last_has_won() -> None:
    run = cup(8, clock="slow")
    for key in called(run):
        if "p01" in players_of(run.season, key):
            by_seed(run, key)
        else:
            run.now = fixture_of(run.season, key).deadline
            run.do(acts.ForfeitFixture(key, ()), "")
    (beside,) = still_in(run) - {"p01"}
    run.do(acts.Leave(beside), beside)
    let_time_pass(run)
    assert run.season.phase == "review"
    run.do(acts.Confirm())
    assert winners(run.season) == ("p01",)


def test_a_void_table_is_played_again_in_a_round_of_its_own() -> None:
    run = cup(8)
    first, second = called(run)
    seated = tables(run)[0]
    match = by_seed(run, first)
    by_seed(run, second)
    run.now = fixture_of(run.season, first).deadline
    run.do(acts.Decide(Void(match)))
    let_time_pass(run)
    assert tables(run) == [seated]
    play_round(run)
    assert tables(run) == [{"p01", "p02", "p03", "p04"}]


def test_who_withdraws_is_out_and_who_takes_over_goes_on() -> None:
    run = cup(8)
    for key in called(run):
        by_seed(run, key)
    run.do(acts.Decide(Withdraw("p01", "forfeit")))
    run.do(acts.Decide(Replace("p02", "new")))
    let_time_pass(run)
    assert tables(run) == [{"new", "p03", "p04"}]
    assert places(run)["p01"] is None


def test_who_leaves_between_two_rounds_is_not_seated() -> None:
    run = cup(8)
    for key in called(run):
        by_seed(run, key)
    run.do(acts.Decide(Withdraw("p01", "zero")))
    let_time_pass(run)
    assert "p01" not in tables(run)[0]


def test_the_best_seed_left_waits_where_somebody_has_gone_between_two_rounds() -> None:
    run = cup(8, 2)
    for key in called(run):
        by_seed(run, key)
    run.do(acts.Decide(Withdraw("p04", "forfeit")))
    let_time_pass(run)
    assert tables(run) == [{"p02", "p03"}]
    play_round(run)
    assert tables(run) == [{"p01", "p02"}]


def test_the_final_ends_with_one_champion_though_two_were_equal() -> None:
    run = cup(4)
    (key,) = called(run)
    with_totals(run, key, {"p01": 1, "p02": 1, "p03": 2, "p04": 3})
    let_time_pass(run)
    assert tables(run) == [{"p01", "p02"}]
    play_round(run)
    run.do(acts.Confirm())
    assert winners(run.season) == ("p01",)
    assert places(run) == {"p01": 1, "p02": 2, "p03": 3, "p04": 4}


def test_nobody_enters_once_it_runs() -> None:
    with pytest.raises(IllegalAct, match="signup_closed"):
        cup().do(acts.SignUp("z"), "z")


@given(st.integers(2, 200), st.integers(2, 10))
def test_the_numbers_come_out(players: int, size: int) -> None:
    left, rounds = players, 0
    while left > 1:
        sizes = sizes_of(left, size, 10)
        byes = left - sum(sizes)
        spots = going_on(sizes, byes, size)
        assert min(sizes) >= 2
        assert max(sizes) - min(sizes) <= 1
        assert all(spots < each for each in sizes), "somebody is out at every table"
        assert byes == 0 or (size == 2 and len(sizes) + byes == 1 << (left - 1).bit_length() - 1)
        on = len(sizes) * spots
        assert len(sizes) == 1 or sum(sizes) <= 3 * on <= 2 * sum(sizes)
        left, rounds = on + byes, rounds + 1
    assert rounds_for(players, size, 10) == rounds
    dealt = first_tables(range(players), size, 10)
    assert sorted(seed for table in dealt for seed in table) == list(range(players))
    assert sorted(map(len, dealt)) == sorted(
        (*sizes_of(players, size, 10), *[1] * (players - sum(sizes_of(players, size, 10))))
    )


@given(st.integers(0, 2**32), st.sampled_from([2, 5, 8, 13, 23, 64]), st.integers(2, 6), st.integers(0, 3))
def test_a_cup_of_people_who_come_and_go_has_one_champion_who_never_lost(
    seed: int, players: int, size: int, leaving: int
) -> None:
    chance = Random(seed)
    run = cup(players, size)
    while run.season.phase == "running":
        seated = [player for table in tables(run) for player in table]
        assert len(seated) == len(set(seated)), "everybody plays at most once a round"
        before = still_in(run)
        assert set(seated) <= before
        for key in called(run):
            there = format_of(run.season).fixtures.players_of(run.season, key)
            assert len(there) >= 2, "nobody meets an empty table"
            if chance.random() < 0.15:
                run.now = max(run.now, fixture_of(run.season, key).deadline)
                here = tuple(player for player in there if chance.random() < 0.6) or there[:1]
                run.do(acts.ForfeitFixture(key, here), "")
            else:
                run.play(key, *(chance.randint(0, 4) for _ in there))
        for _ in range(leaving if len(before) > 8 else 0):
            gone = chance.choice(run.season.players)
            run.do(acts.Leave(gone), gone)
        check(run.season)
        let_time_pass(run)
        assert still_in(run) <= before, "who is out stays out"
    run.do(acts.Confirm())
    check(run.season)
    state = season_state(run.season)
    assert state is not None
    (last,) = still_in(run)
    assert last not in bracket(state).out
    assert winners(run.season) == ((last,) if state.accounts[last].was_dealt else ())
    plain = [json.loads(json.dumps(act_to_json(line.act))) for line in run.lines]
    lines = [replace(line, act=act_from_json(each)) for line, each in zip(run.lines, plain, strict=True)]
    assert rebuilt(run.opened, lines) == run.season
