"""What the message of a draw says of how its players come to their tables, and of what they play for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot.league.decisions import Tiebreaker
from bot.league.season import acts
from bot.league.season.fixtures import league
from bot.milliseconds import HOUR, MINUTE
from bot.ui.i18n.translator import translator
from bot.ui.leagues.fixtures import ready_buttons
from bot.ui.outbox.outgoing import RenderContext
from bot.ui.outbox.rounds import drawn
from tests.league.seasons import Run
from tests.league.test_cup import let_time_pass, tied_at_the_line
from tests.league.test_evening import Evening
from tests.ui.seasons import Known, reader, running


def drawn_last(run: Run, people: Mapping[str, Any] | None = None) -> str:
    """What is told of the round that was drawn last."""
    state = league(run.season)
    keys = [key for key, fixture in state.fixtures.items() if fixture.round == state.round]
    (message,) = drawn(RenderContext(run.season, people or {}, translator("en")), state.round, keys)
    return message.text


def test_a_round_that_decides_which_equals_go_on_in_a_cup_says_so() -> None:
    run, _, _ = tied_at_the_line()
    assert "round 1 of" in drawn_last(run)
    let_time_pass(run)
    assert "round 2: a tiebreaker for who advances" in drawn_last(run)


def test_players_who_are_called_at_once_are_not_told_that_a_time_is_set() -> None:
    said = drawn_last(running(round_hours=0, round_minutes=20))
    assert "It’s time to play!" in said
    assert "set a time" not in said


def test_a_short_round_says_one_time_that_by_which_they_must_be_there() -> None:
    evening = Evening()
    closes = [
        appointment.call.until // 1000
        for appointment in evening.season.appointments.values()
        if appointment.call
    ]
    said = drawn_last(evening)
    assert "To be played by" not in said
    (here,) = re.findall(r"Press \*\*I’m here\*\* by <t:(\d+):t>, or you forfeit\.", said)
    assert [int(here)] * 3 == pytest.approx(closes, abs=60)


def buttons_of(run: Run, number: int) -> list[str | None]:
    """What can be pressed at the post of a round."""
    keys = [key for key, fixture in league(run.season).fixtures.items() if fixture.round == number]
    (message,) = drawn(RenderContext(run.season, {}, translator("en")), number, keys)
    assert ("time to play" in message.text) == ("I’m here" in [button.label for button in message.buttons])
    return [button.label for button in message.buttons]


def test_a_round_that_is_over_has_no_buttons_for_those_who_play_in_it() -> None:
    evening = Evening()
    evening.here = {*"bcdef"}
    evening.play_all(but="a")
    assert buttons_of(evening, 1) == ["I’m here", "Fixtures"]
    evening.goes_on(16 * MINUTE)
    assert buttons_of(evening, 1) == ["Fixtures", "Count me in"]
    evening.draw()
    assert buttons_of(evening, 1) == ["Fixtures"]
    assert buttons_of(evening, 2) == ["I’m here", "Fixtures", "Count me in"]
    evening.do(acts.Cancel())
    assert buttons_of(evening, 2) == ["Fixtures"]


def test_players_who_have_no_time_to_agree_in_a_tiebreaker_are_told_that_a_time_is_set() -> None:
    run = running("ann", "bo", rounds=1, size=2, round_hours=168)
    run.play(run.fixtures()[0], 3, 3)
    run.do(acts.Close(), "")
    run.do(acts.Decide(Tiebreaker(("ann", "bo"), run.now + 48 * HOUR)))
    keys = run.fixtures()[-1:]
    (message,) = drawn(RenderContext(run.season, {}, translator("en")), 2, keys)
    assert "Otherwise I set a time" in message.text


def test_only_where_players_are_called_can_one_say_that_one_is_here() -> None:
    for clock in ("slow", "normal"):
        run = running("ann", "bo", clock=clock)
        state = league(run.season)
        (message,) = drawn(RenderContext(run.season, {}, translator("en")), 1, list(state.fixtures))
        labels = {button.label for button in message.buttons}
        assert ("I’m here" in labels) == (clock == "normal")
        assert "Fixtures" in labels
        offered = [button.label for button in ready_buttons(reader(run.season, "ann"), run.fixtures())]
        assert offered == (["I’m here"] if clock == "normal" else [])


def test_those_who_sit_a_round_out_are_named() -> None:
    run = running("ann", "bo", "cy", size=2)
    (idle,) = {"ann", "bo", "cy"}.difference(*(each.entries for each in league(run.season).fixtures.values()))
    people = {name: Known(name.capitalize()) for name in ("ann", "bo", "cy")}
    assert f"Sitting this round out: {idle.capitalize()}" in drawn_last(run, people)
    run.enter("late")  # no table for somebody who was not there
    assert "Late" not in drawn_last(run, {**people, "late": Known("Late")})
    run.do(acts.Miss((idle,)), "")
    assert "round out" not in drawn_last(run, people)


def test_nobody_sits_out_where_all_have_a_table_or_a_bracket_shows_who_has_none() -> None:
    assert "round out" not in drawn_last(running(size=2))
    assert "round out" not in drawn_last(running("ann", "bo", "cy", format="cup", size=2))
