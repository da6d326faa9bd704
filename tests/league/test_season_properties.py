"""Whatever is said to a season, its log makes it again, and a decision that is taken back leaves no trace."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.league.decisions import (
    Adjust,
    Award,
    Enter,
    Extend,
    Replace,
    Reverse,
    Ruling,
    Settle,
    Transfer,
    Void,
    Warn,
    Withdraw,
)
from bot.league.illegal import IllegalAct
from bot.league.season import (
    Act,
    TimeUp,
    act_from_json,
    act_to_json,
    acts,
    due,
    is_open,
    next_time,
    rebuilt,
    times,
)
from bot.league.season.fixtures import players_of
from bot.league.standings import standings
from bot.milliseconds import HOUR
from tests.league.promises import check, check_ranges
from tests.league.seasons import START, Run

PEOPLE = tuple("abcdefghij")


def some_ruling(run: Run, chance: Random) -> Ruling:
    """Something an umpire could decide, sensible or not."""
    state = run.season.play
    assert state is not None
    match = chance.choice([*state.results, "m0"])
    entry, player = chance.choice(PEOPLE), chance.choice(PEOPLE)
    fixtures = tuple(chance.sample(list(state.fixtures), min(len(state.fixtures), chance.randint(0, 2))))
    return chance.choice(
        [
            some_result(run, chance),
            Void(match),
            Adjust(match, player, chance.randint(0, 9)),
            Award(entry, chance.randint(-5, 5)),
            Withdraw(entry, chance.choice(["forfeit", "zero", "void"])),  # type: ignore[arg-type]  # one of three
            Replace(entry, player),
            Transfer(entry, chance.randint(1, 3)),
            Extend(fixtures, run.now + chance.randint(1, 200) * HOUR),
            Settle(tuple(chance.sample(PEOPLE, 2))),
            Warn(entry),
            Reverse(str(chance.randint(1, run.season.seq + 1))),
        ]
    )


def some_result(run: Run, chance: Random) -> Enter:
    """The result of a fixture that an umpire could enter, sensible or not."""
    state = run.season.play
    assert state is not None
    fixture = chance.choice([*state.fixtures, "t0"])
    players = players_of(run.season, fixture) if fixture in state.fixtures else PEOPLE[:2]
    places = [chance.choice([number, number, 0, 1]) for number, _ in enumerate(players, start=1)]
    totals = sorted(chance.randint(0, 9) for _ in players) if chance.random() < 0.7 else []
    return Enter(fixture, tuple(players), tuple(places), tuple(totals))


def about_time(run: Run, fixture: str, chance: Random) -> Act:
    """Something that a player could say about the time of a fixture."""
    player = chance.choice(times.waited_for(run.season, fixture) or PEOPLE)
    hours = times.hours(run.season, fixture, run.now) or (run.now,)
    proposal = times.open_proposal(run.season, fixture)
    fitting = times.proposable(run.season, fixture, player, run.now) or hours
    at = chance.choice(fitting) if proposal is None else proposal.at
    return chance.choice(
        [
            acts.Mark(fixture, player, tuple(chance.sample(hours, min(5, len(hours)))), 0, 2 * run.now),
            acts.Propose(fixture, player, at, run.now + chance.randrange(9 * HOUR)),
            acts.Accept(fixture, player, at),
            acts.Accept(fixture, player, at),
            acts.Decline(fixture, player, at),
            acts.WantEvent(fixture, player),
            acts.Appoint(fixture, at),
        ]
    )


def some_offer(run: Run, chance: Random) -> str:
    """A place that was offered, if there is one."""
    return chance.choice([*run.season.offers, "0"])


def actor_of(run: Run, act: Act, chance: Random) -> str:
    """Who could say that: of an offer mostly the one to whom it was made."""
    if isinstance(act, acts.TakeOver | acts.TurnDown) and act.offer in run.season.offers:
        return chance.choice([run.season.offers[act.offer].player, chance.choice(PEOPLE)])
    return chance.choice(PEOPLE)


def some_act(run: Run, chance: Random) -> Act | None:
    """Something that somebody could say, or that the clock says."""
    season, player = run.season, chance.choice(PEOPLE)
    at = next_time(season)
    if at is not None and chance.random() < 0.3:
        run.now = max(run.now, at)
    by_itself = due(season, run.now + 1000)
    if by_itself is not None and not isinstance(by_itself, TimeUp):
        return by_itself
    fixtures = list(season.play.fixtures.values()) if season.play else []
    playable = [fixture.key for fixture in fixtures if is_open(season, fixture)]
    if isinstance(by_itself, TimeUp):
        return acts.ForfeitFixture(by_itself.fixture, ()) if by_itself.fixture else acts.Close()
    if playable and season.settings.calls_players and chance.random() < 0.5:
        return about_time(run, chance.choice(playable), chance)
    if playable and chance.random() < 0.5:
        run.play(chance.choice(playable))
        return None
    if season.play is not None and chance.random() < 0.6:
        return acts.Decide(some_ruling(run, chance))
    return chance.choice(
        [
            acts.SignUp(player),
            acts.SignUp(player),
            acts.Leave(player),
            acts.Offer(chance.choice(PEOPLE), player, run.now + 5 * HOUR),
            acts.TakeOver(some_offer(run, chance)),
            acts.TurnDown(some_offer(run, chance)),
            acts.Expire(some_offer(run, chance)),
            acts.Seed(tuple(chance.sample(PEOPLE, 3))),
            acts.Miss(tuple(chance.sample(PEOPLE, 2))),
            acts.CheckIn(player),
            acts.OpenCheckIn(run.now + 3 * HOUR),
            acts.Start(),
            acts.Pause(),
            acts.Resume(),
            acts.Alter(some_settings(run, chance)),
            acts.LoseChannel(run.season.settings.channel),
        ]
    )


def some_settings(run: Run, chance: Random) -> dict[str, object]:
    """SeasonSettings that an umpire could want to be otherwise, sensible or not."""
    return chance.choice(
        [
            {"rounds": chance.randint(1, 6)},
            {"round_hours": chance.randint(1, 60), "round_minutes": 0},
            {"places": chance.choice([None, 2, 5])},
            {"ends": chance.choice([None, run.now + chance.randint(1, 90) * HOUR])},
            {"starts": run.now + chance.randint(1, 90) * HOUR, "signup_closes": None},
            {"late": chance.random() < 0.5},
            {"channel": chance.randint(1, 3), "league": "Monday"},
        ]
    )


@given(st.integers(0, 2**32), st.sampled_from(["open", "rounds", "divisions", "cup"]))
def test_the_log_makes_the_season_again_whatever_was_said(seed: int, format_: str) -> None:
    chance = Random(seed)
    settings = {"division_size": 3, "round_hours": 48, "places": 8, "ends": None, "schedule": "daily"}
    agreeing = {"round_hours": 120} if chance.random() < 0.5 else {}
    slow = {"clock": "slow"} if chance.random() < 0.3 else {}
    ahead = chance.sample([-480, -420, 0, 60, 120, 630, 660], 2)
    clocks = {"offsets": ((START, ahead[0]), (START + chance.randint(1, 200) * HOUR, ahead[1]))}
    run = Run(format=format_, starts=START + 30 * HOUR, **settings | agreeing | slow | clocks)
    run.enter(*PEOPLE[: chance.choice([1, 4])])
    for _ in range(60):
        before, said = run.season, len(run.lines)
        with suppress(IllegalAct):
            act = some_act(run, chance)
            if act is not None:
                run.do(act, actor_of(run, act, chance))
        check(run.season)
        check_ranges(before, run.season, run.lines[said:])
    plain = [json.loads(json.dumps(act_to_json(line.act))) for line in run.lines]
    lines = [replace(line, act=act_from_json(each)) for line, each in zip(run.lines, plain, strict=True)]
    assert rebuilt(run.opened, lines) == run.season


@given(st.integers(0, 2**32))
def test_a_decision_that_is_taken_back_leaves_no_trace(seed: int) -> None:
    chance = Random(seed)
    run = Run(format="rounds", round_hours=48)
    run.enter(*PEOPLE[:7])
    run.do(acts.Start())
    for fixture in run.fixtures():
        run.play(fixture, *chance.sample(range(9), len(run.season.play.fixtures[fixture].entries)))  # type: ignore[union-attr]  # it has started
    assert run.season.play is not None
    before = run.season.play
    with suppress(IllegalAct):
        run.do(acts.Decide(some_ruling(run, chance)))
        run.do(acts.Decide(Reverse(str(run.season.seq))))
        assert standings(run.season.play) != ()
        after = run.season.play
        assert [(row.place, row.account.score, row.account.wins) for row in standings(after)] == [
            (row.place, row.account.score, row.account.wins) for row in standings(before)
        ]
        assert after.rulings == replace(before).rulings
        assert after.roster == before.roster
