"""Results that were confirmed are reviewed again, for a week."""

from __future__ import annotations

import json

from bot.league.decisions import Award, Void, Withdraw
from bot.league.season import (
    act_from_json,
    act_to_json,
    acts,
    format_of,
    rebuilt,
    reopens_until,
    season_state,
    winners,
)
from bot.milliseconds import HOUR
from bot.ui.i18n.translator import translator
from bot.ui.outbox.outgoing import RenderContext
from bot.ui.outbox.render import render
from tests.league.exports import files
from tests.league.recheck import differences
from tests.league.seasons import Run, refused
from tests.samples.crowds import notice

WEEK = 7 * 24 * HOUR


def confirmed(**fields: object) -> Run:
    """A season of one round that ``a`` has won, and that is over."""
    run = Run(**{"rounds": 1, "size": 3, **fields})
    run.enter("a", "b", "c")
    run.do(acts.Start())
    (fixture,) = run.fixtures()
    players = format_of(run.season).fixtures.players_of(run.season, fixture)
    run.play(fixture, *map(ord, players))
    run.do(acts.Close(), "")
    run.do(acts.Confirm())
    assert winners(run.season) == ("a",)
    return run


def test_who_has_won_is_decided_anew() -> None:
    run = confirmed()
    ended = run.season.finished_at
    step = run.do(acts.Reopen(), reason="a wrong score")
    assert (run.season.phase, run.season.finished_at, winners(run.season)) == ("review", None, ())
    assert (step.line.before, step.line.after) == (
        {"season": "over", "champions": ["a"]},
        {"season": "review"},
    )
    (told,) = step.news
    assert (told.key, told.data["champions"]) == ("reopened", ["a"])
    assert run.season.gaps == ((ended, run.now),)
    run.do(acts.Decide(Award("b", 100)))
    assert differences(files(run.season, run.lines)) == []
    (told,) = run.do(acts.Confirm()).news
    assert (told.key, told.data["champions"], told.data["line"]) == ("over", ["b"], run.season.seq)
    assert run.season.finished_at == run.now
    assert differences(files(run.season, run.lines)) == []
    assert rebuilt(run.opened, run.lines) == run.season


def test_it_goes_into_the_store_and_comes_back() -> None:
    assert act_from_json(json.loads(json.dumps(act_to_json(acts.Reopen())))) == acts.Reopen()


def test_after_a_week_they_stand() -> None:
    run = confirmed()
    until = run.now + WEEK
    assert reopens_until(run.season) == until
    run.now = until
    refused(run, acts.Reopen(), "reopen_late")
    run.now = until - 1000
    run.do(acts.Reopen())
    run.do(acts.Confirm())
    assert reopens_until(run.season) == run.now + WEEK


def test_it_needs_a_reason_and_results_that_were_confirmed() -> None:
    run = confirmed()
    refused(run, acts.Reopen(), "no_reason", reason=" ")
    run.do(acts.Reopen())
    refused(run, acts.Reopen(), "wrong_phase")
    run.do(acts.Cancel())
    refused(run, acts.Reopen(), "over")
    assert reopens_until(run.season) is None


def test_nothing_else_happens_to_a_season_that_is_over() -> None:
    run = confirmed()
    match = next(iter(season_state(run.season).results))  # type: ignore[union-attr]  # a league that has started
    for act in (acts.Decide(Void(match)), acts.Resume(), acts.Confirm(), acts.SignUp("d"), acts.Post()):
        refused(run, act, "over")


def test_a_tournament_is_final() -> None:
    run = Run(format="pursuit", game="pursuit")
    run.enter("a", "b")
    run.do(acts.Start())
    run.do(acts.Decide(Withdraw("2", "zero")))
    assert run.season.phase == "over"
    refused(run, acts.Reopen(), "final")
    assert reopens_until(run.season) is None


def test_what_is_told_late_of_results_that_are_reviewed_again_is_not_that_they_are_final() -> None:
    run = confirmed()
    first = run.season.seq

    def messages(kind: str, line: int) -> tuple[str, ...]:
        about = notice(kind, champions=["a"], line=line)
        ctx = RenderContext(run.season, {}, translator("en"), log=tuple(run.lines))
        return tuple(each.text for each in render(ctx, [about]))

    assert len(messages("over", first)) == 1
    run.do(acts.Reopen())
    assert messages("over", first) == ()
    assert len(messages("reopened", run.season.seq)) == 1
    run.do(acts.Confirm())
    assert messages("over", first) == ()
    assert len(messages("over", run.season.seq)) == 1
