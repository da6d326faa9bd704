"""The season log: many decisions a page, and only those to undo on which nothing was built."""

from __future__ import annotations

from discord import ui

from bot.league.decisions import Award, Tiebreaker
from bot.league.season import acts
from bot.milliseconds import HOUR
from bot.ui.i18n.translator import translator
from bot.ui.seasons.view import SeasonView
from bot.ui.umpire.log import PAGE, log_screen
from tests.league.seasons import Run
from tests.ui.seasons import options, reader, running, text


def offered(run: Run) -> list[str]:
    """The decisions that the first page of the log offers to undo."""
    return [label for _, label in options(log(run))]


def log(run: Run, page: int = 0) -> ui.LayoutView:
    names = SeasonView(run.season, reader(run.season).people, translator())
    return log_screen(run.lines, names, "decisions", page)


def tied() -> Run:
    """A played round whose two players share first place."""
    run = running("ann", "bo", size=2, rounds=1, schedule="never")
    run.play(run.fixtures()[0], 5, 5)
    run.do(acts.Close(), "")
    return run


def test_a_tiebreaker_can_be_undone_until_it_is_played() -> None:
    run = tied()
    run.do(acts.Decide(Tiebreaker(("ann", "bo"), run.now + HOUR)), reason="tied")
    assert [each.split(":")[0] for each in offered(run)] == ["Tiebreaker"]
    run.play(run.fixtures()[-1], 1, 2)
    assert offered(run) == []


def test_a_page_of_the_log_is_full_and_numbers_nothing() -> None:
    run = running("ann", "bo", schedule="never")
    for points in range(1, PAGE + 2):
        run.do(acts.Decide(Award("ann", points)))
    told = text(log(run))
    assert told.count("is given") == PAGE
    assert "no." not in told
    assert text(log(run, 1)).count("is given") == 1
