"""What the message of a draw says of how its players come to their tables, and of what they play for."""

from __future__ import annotations

from bot.league.contest.fixtures import league
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
    said = drawn_last(running(counts_by=9, round_hours=0, round_minutes=20))
    assert "Everybody is called now." in said
    assert "set a time" not in said
    assert "Otherwise I set a time" in drawn_last(running(counts_by=2, round_hours=24))
