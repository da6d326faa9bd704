"""What an umpire reads before a season stands still, goes on, or asks who is still there."""

from __future__ import annotations

import pytest

from bot.league.season import Season, acts
from bot.league.season.settings import HOUR
from bot.ui.i18n.translator import translator
from bot.ui.umpire.standstill import check_in_notes, pause_notes, resume_notes
from tests.league.seasons import START, Run
from tests.tables.club import match
from tests.ui.catalogue import LOCALES
from tests.ui.seasons import running

DAY = 24 * HOUR
EN = translator("en")


def before_a_pause() -> tuple[Run, int]:
    """A season with a table that is called, one that has a time, and one without; and its deadline."""
    run = running(size=2, schedule="never")
    one, two, _ = run.fixtures()
    run.do(acts.StartReadyCheck(one, run.now + HOUR, True), "")
    run.do(acts.Appoint(two, run.now + 2 * DAY), "")
    return run, run.season.play.deadline(one)  # type: ignore[union-attr]  # it has begun


def test_a_pause_says_what_stands_still() -> None:
    run, deadline = before_a_pause()
    clock, called, timed, told = pause_notes(run.season, (), EN)
    assert "No deadlines, pairings, ready checks or reminders" in clock
    assert f"The next deadline is <t:{deadline // 1000}:f>." in clock
    assert called.startswith("📣 Ready checks that stop: 1.")
    assert timed.startswith("📅 Tables with a time: 1.")
    assert "with your reason" in told


def test_a_pause_says_that_running_matches_go_on() -> None:
    run, _ = before_a_pause()
    playing = [match(2), match(3)]
    lines = list(pause_notes(run.season, playing, EN))
    assert "which continue and count: 2" in lines[1]


def test_going_on_says_how_much_later_it_is_and_which_times_are_lost() -> None:
    run, deadline = before_a_pause()
    run.do(acts.Pause())
    before, since = run.season, run.now
    run.now += 3 * DAY
    run.do(acts.Resume())
    clock, lost, _ = resume_notes(before, run.season, EN)
    assert f"the time since <t:{since // 1000}:f>" in clock
    assert f"about <t:{(deadline + run.now - since) // 1000}:f>" in clock
    assert "Tables whose time has passed: 1." in lost


def test_a_check_in_says_how_many_are_asked_and_what_silence_costs() -> None:
    run = Run(starts=START + 3 * DAY)
    run.enter("ann", "bo")

    def note(season: Season, until: int) -> str:
        (line,) = check_in_notes(season, acts.OpenCheckIn(until), EN)
        return line

    early = note(run.season, START + DAY)
    assert "all 2 players once" in early
    assert "Players who don’t will lose their spot." in early
    assert f"The season starts <t:{(START + 3 * DAY) // 1000}:f>" in early
    assert "The season starts right after check-in" in note(run.season, START + 4 * DAY)


@pytest.mark.parametrize("locale", LOCALES)
def test_all_of_it_is_in_words(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    run, _ = before_a_pause()
    say = translator(locale)
    assert list(pause_notes(run.season, [match(2)], say))
    run.do(acts.Pause())
    before = run.season
    run.do(acts.Resume())
    assert list(resume_notes(before, run.season, say))
    assert list(check_in_notes(run.season, acts.OpenCheckIn(START), say))
    assert not caplog.messages
