"""What the message of a draw says of how its players come to their tables, and of what they play for."""

from __future__ import annotations

from bot.league.contest import acts
from bot.league.contest.fixtures import league
from bot.league.decisions import PlayOff
from bot.milliseconds import HOUR
from bot.ui.i18n.translator import translator
from bot.ui.outbox.outgoing import RenderContext
from bot.ui.outbox.rounds import drawn
from tests.league.seasons import Run
from tests.league.test_cup import let_time_pass, tied_at_the_line
from tests.ui.seasons import running


def drawn_last(run: Run) -> str:
    """What is told of the round that was drawn last."""
    state = league(run.contest)
    keys = [key for key, fixture in state.fixtures.items() if fixture.round == state.round]
    (message,) = drawn(RenderContext(run.contest, {}, translator("en")), state.round, keys)
    return message.text


def test_a_round_that_decides_which_equals_go_on_in_a_cup_says_so() -> None:
    run, _, _ = tied_at_the_line()
    assert "round 1 of" in drawn_last(run)
    let_time_pass(run)
    assert "round 2: a play-off of equals for who goes on" in drawn_last(run)


def test_players_who_are_called_at_once_are_not_told_that_a_time_is_set() -> None:
    said = drawn_last(running(round_hours=0, round_minutes=20))
    assert "Everybody is called now." in said
    assert "set a time" not in said


def test_players_who_have_no_time_to_agree_in_a_play_off_are_told_that_a_time_is_set() -> None:
    run = running("ann", "bo", rounds=1, size=2, round_hours=168)
    run.play(run.fixtures()[0], 3, 3)
    run.do(acts.Close(), "")
    run.do(acts.Decide(PlayOff(("ann", "bo"), run.now + 48 * HOUR)))
    keys = run.fixtures()[-1:]
    (message,) = drawn(RenderContext(run.contest, {}, translator("en")), 2, keys)
    assert "Otherwise I set a time" in message.text
