"""The fifth format keeps what every format promises, and plays as its rules say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.league.illegal import IllegalAct
from bot.league.season import FORMATS, act_from_json, act_to_json, acts, due, format_of, rebuilt, winners
from tests.knockout.knockout import KNOCKOUT
from tests.league.promises import check
from tests.league.seasons import Run


@pytest.fixture(autouse=True)
def knockout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FORMATS, KNOCKOUT.facts.key, KNOCKOUT)


def cup(players: str = "abcdefghi", size: int = 3) -> Run:
    run = Run(format="knockout", size=size, round_hours=48, schedule="never")
    run.enter(*players)
    run.do(acts.Start())
    return run


def tables(run: Run) -> Iterator[tuple[str, ...]]:
    """Who is to play in the round that is open."""
    its = format_of(run.season)
    return (its.fixtures.players_of(run.season, key) for key in its.fixtures.called(run.season))


def play_round(run: Run) -> set[str]:
    """The first at each table wins it; the next round is drawn if there is one. Gives who has won."""
    its, first = format_of(run.season), {table[0] for table in tables(run)}
    for key in its.fixtures.called(run.season):
        run.play(key)
    run.now += 3 * 24 * 3_600_000
    act = due(run.season, run.now + 1000)
    assert isinstance(act, acts.PairRound | acts.Close)
    run.do(act, "")
    return first


def test_who_wins_a_table_is_in_the_next_round_and_the_last_one_has_won() -> None:
    run = cup()
    assert sorted(map(len, tables(run))) == [3, 3, 3]
    first = play_round(run)
    assert len(first) == 3
    (final,) = tables(run)
    assert set(final) == first
    (champion,) = play_round(run)
    assert run.season.phase == "review"
    run.do(acts.Confirm())
    assert winners(run.season) == (champion,)
    placings = format_of(run.season).standings.placings(run.season)
    assert [line.place for line in placings] == [1, 2, 2, 4, 4, 4, 4, 4, 4]


def test_a_winner_who_withdraws_is_not_in_the_next_round() -> None:
    run = cup()
    its = format_of(run.season)
    gone = next(tables(run))[0]
    for key in its.fixtures.called(run.season):
        run.play(key)
    run.do(acts.Leave(gone), gone)
    run.now += 3 * 24 * 3_600_000
    run.do(due(run.season, run.now + 1000), "")
    (final,) = tables(run)
    assert len(final) == 2
    assert gone not in final


def test_nobody_enters_once_it_runs() -> None:
    run = cup()
    with pytest.raises(IllegalAct, match="signup_closed"):
        run.do(acts.SignUp("z"), "z")


def test_it_keeps_what_formats_promise() -> None:
    run = Run(format="knockout", size=3, round_hours=48)
    check(run.season)
    run.enter(*"abcdefgh")
    for act in (acts.Start(), acts.Pause(), acts.Resume()):
        run.do(act)
        check(run.season)
    while run.season.phase == "running":
        for key in format_of(run.season).fixtures.called(run.season):
            run.play(key)
            check(run.season)
        run.do(acts.Leave(run.season.players[0]), run.season.players[0])
        check(run.season)
        run.now += 3 * 24 * 3_600_000
        run.do(due(run.season, run.now), "")
    run.do(acts.Confirm())
    check(run.season)


def test_its_log_makes_it_again() -> None:
    run = cup()
    play_round(run)
    play_round(run)
    lines = [
        replace(line, act=act_from_json(json.loads(json.dumps(act_to_json(line.act))))) for line in run.lines
    ]
    assert rebuilt(run.opened, lines) == run.season
