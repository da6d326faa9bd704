"""Who is there when a table of the tournament begins: its calls and times, and what becomes of the absent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.league.illegal import IllegalAct
from bot.league.season import TimeUp, acts, due, format_of, ready_checks, times
from bot.league.season.sittings import sittings
from bot.league.tournament import TournamentTie
from bot.milliseconds import DAY, HOUR
from tests.league.seasons import Run


class Sat(Run):
    """A tournament of three, whose only table is open."""

    def __init__(self, **fields: object) -> None:
        super().__init__(**{"format": "pursuit", "game": "pursuit", "schedule": "never", **fields})
        self.enter("ann", "bo", "cy")
        self.do(acts.Start())
        (self.name,) = sittings(self.season)
        self.do(acts.AssignTable(self.name, "t1", 1), "")

    @property
    def players(self) -> tuple[str, ...]:
        return format_of(self.season).fixtures.players_of(self.season, self.name)

    def outcome(self, *here: str) -> acts.Act:
        return ready_checks.outcome(self.season, self.name, here)

    def by_itself(self, until: int) -> list[acts.Act | TimeUp]:
        """What is due until a time (ms); what is due at the table is not done."""
        done: list[acts.Act | TimeUp] = []
        while self.now < until:
            self.now += HOUR
            while (act := due(self.season, self.now)) is not None:
                done.append(act)
                if isinstance(act, TimeUp):
                    return done
                self.do(act, "")
        return done


def test_who_has_called_the_others_is_not_there_when_the_call_is_over() -> None:
    run = Sat()
    run.do(acts.StartReadyCheck(run.name, run.now + HOUR), "ann")
    assert run.outcome("ann", "bo") == acts.EndReadyCheck(run.name), "nobody is bound by it"


@pytest.mark.parametrize("here", [(), ("ann",)])
def test_with_fewer_than_two_the_umpire_begins_it_or_sets_another_time(here: tuple[str, ...]) -> None:
    run = Sat(remind_day=False)
    run.do(acts.StartReadyCheck(run.name, run.now + HOUR, True), "")
    deserted = run.outcome(*here)
    assert deserted == acts.ForfeitFixture(run.name, ())
    step = run.do(deserted, "")
    assert "unplayed" in [event.key for event in step.news]
    assert run.by_itself(run.now + 9 * DAY) == [], "nobody is called before the umpire has decided"
    run.do(acts.Appoint(run.name, run.now + DAY))
    assert run.by_itself(run.now + 2 * DAY)[-1] == TimeUp(run.name)
    run.do(acts.Begin(run.name, here))
    assert set(run.season.appointment(run.name).playing) == {"ann", "bo", "cy"}


def test_with_two_it_begins_and_the_bot_begins_it_with_no_fewer() -> None:
    run = Sat()
    run.do(acts.StartReadyCheck(run.name, run.now + HOUR, True), "")
    assert run.outcome("cy", "ann") == acts.Begin(run.name, tuple(who for who in run.players if who != "bo"))
    with pytest.raises(IllegalAct, match="too_few_here"):
        run.do(acts.Begin(run.name, ("ann",)), "")


def test_in_short_rounds_the_table_is_called_when_the_round_is() -> None:
    run = Sat(round_hours=48)
    act = due(run.season, run.now)
    assert isinstance(act, acts.Appoint)
    run.do(act, "")
    call = due(run.season, run.now)
    assert isinstance(call, acts.StartReadyCheck)
    assert call.binding
    assert 0 <= call.until - act.at - times.grace(run.season.settings) <= 1000


def test_in_a_week_its_players_agree_on_a_time() -> None:
    run = Sat(round_hours=168, hours=(17, 23), remind_day=False, remind_hour=False)
    hours = times.hours(run.season, run.name, run.now + 2 * DAY)
    at = next(at for at in hours if times.is_in_hours(run.season.settings, at))
    run.do(acts.Propose(run.name, "ann", at, run.now), "ann")
    for player in ("bo", "cy"):
        run.do(acts.Accept(run.name, player, at), player)
    agreed, call, over = run.by_itself(at + DAY)
    assert (agreed, over) == (acts.Agree(run.name, at), TimeUp(run.name))
    assert isinstance(call, acts.StartReadyCheck)
    assert call.binding
    assert call.until >= at + times.grace(run.season.settings)


@pytest.mark.parametrize(
    ("finalists", "stands", "final"), [((), "review", False), (("1", "2", "3"), "final_review", True)]
)
def test_what_was_played_before_a_tie_is_said(finalists: tuple[str, ...], stands: str, final: bool) -> None:
    run = Sat()
    play = run.season.play
    tied = replace(play, phase="tie", finalists=finalists, tie=TournamentTie(1, ("1", "2")))
    season = replace(run.season, play=tied)
    announced = format_of(season)
    assert announced.stands(season).id == f"league-pursuit-{stands}"
    assert announced.follows(season).arguments == {"count": 2, "final": final}


def test_a_tournament_has_no_win_for_the_umpire_to_award() -> None:
    run = Sat()
    with pytest.raises(IllegalAct, match="not_a_league"):
        run.do(acts.ForfeitFixture(run.name, ("ann",)))


def test_a_computer_wins_no_game_and_its_points_count() -> None:
    run = Sat()
    state = run.season.play
    (table,) = state.tables_of(1)
    for act in (acts.StartDeal(1, 1, 1, 0), acts.FinishDeal(1, 1, 1, (0, 12, 7), (table.seats[0],))):
        run.do(act, "")
    cell = run.season.play.cells[1, 1, table.seats[0]]
    assert (cell.points, cell.won, cell.how, cell.by_computer) == (0, False, "played", True)
