"""The announcement of a season: who can still join, and what the button says to those who cannot."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.league.decisions import Tiebreaker
from bot.league.illegal import IllegalAct
from bot.league.season import acts
from bot.ui.i18n.translator import translator
from bot.ui.outbox.announcement import announcement
from bot.ui.outbox.outgoing import RenderContext
from bot.ui.seasons.view import can
from tests.league.seasons import START, Run
from tests.ui.catalogue import LOCALES
from tests.ui.seasons import labels, reader, running, text
from tests.ui.test_leagues_standings import match

HOUR = 3_600_000


def signing_up(*players: str, **fields: object) -> Run:
    run = Run(**fields)
    run.enter(*players)
    return run


def later(run: Run) -> Run:
    run.now += 3 * HOUR
    return run


def did(run: Run, *made: acts.Act) -> Run:
    for act in made:
        run.do(act)
    return run


def drawn_again() -> Run:
    """A season in its second and last round."""
    run = running("ann", "bo", "cy")
    run.play(*run.fixtures())
    return did(run, acts.PairRound(run.now + HOUR, 2))


def in_review() -> Run:
    run = running("ann", "bo", "cy", rounds=1)
    run.play(*run.fixtures())
    return did(run, acts.Close())


def tiebreaker() -> Run:
    """An open season that is over, but for a tie."""
    run = running("ann", "bo", format="open", ends=START + HOUR, clock="slow")
    match(run, "m1", "ann", "bo", totals=(1, 1))
    run = later(run)
    return did(run, acts.Close(), acts.Decide(Tiebreaker(("ann", "bo"), run.now + 3 * HOUR)))


CAN = {
    "sign-up": lambda: signing_up("ann"),
    "all places taken": lambda: signing_up("ann", "bo", places=2),
    "before the last round": lambda: running("ann", "bo", "cy"),
    "paused": lambda: did(running("ann", "bo", "cy"), acts.Pause()),
    "a full season": lambda: running("ann", "bo", "cy", places=3),
    "an open season": lambda: running("ann", "bo", "cy", format="open"),
    "a check-in after too few came": lambda: did(
        signing_up("ann", "bo"), acts.OpenCheckIn(START + HOUR), acts.PutOff(START + 2 * HOUR)
    ),
}
CANNOT = {
    "sign-up has closed": lambda: later(signing_up("ann", "bo", signup_closes=START + HOUR)),
    "check-in": lambda: did(signing_up("ann", "bo"), acts.OpenCheckIn(START + HOUR)),
    "the last round": drawn_again,
    "the last round, with a place free": lambda: running("ann", "bo", "cy", rounds=1, places=9),
    "the last round, paused": lambda: did(drawn_again(), acts.Pause()),
    "a cup": lambda: running("ann", "bo", "cy", format="cup"),
    "not once it runs": lambda: running("ann", "bo", "cy", late=False),
    "review": in_review,
    "a tie": tiebreaker,
    "over": lambda: did(in_review(), acts.Confirm()),
    "cancelled": lambda: did(running("ann", "bo", "cy"), acts.Cancel()),
}


def shown(run: Run, locale: str = "en") -> RenderContext:
    return RenderContext(run.season, reader(run.season, locale=locale).people, translator(locale))


@pytest.mark.parametrize("made", CAN.values(), ids=CAN)
def test_who_can_join_or_wait_is_offered_to(made: Callable[[], Run]) -> None:
    run = made()
    assert "Join" in labels(announcement(shown(run), run.now))
    run.do(acts.SignUp("gus"), "gus")


@pytest.mark.parametrize("made", CANNOT.values(), ids=CANNOT)
def test_nobody_is_offered_what_would_be_refused(made: Callable[[], Run]) -> None:
    run = made()
    assert "Join" not in labels(announcement(shown(run), run.now))
    assert not can(reader(run.season, "gus", later=run.now - START), acts.SignUp("gus"))


@pytest.mark.parametrize("locale", LOCALES)
def test_in_the_last_round_it_says_that_it_is_too_late(locale: str) -> None:
    places = translator(locale)("league-places", taken=2, free=None, waiting=0, late="past")
    too_late = places.rpartition(" · ")[2]
    for run, is_said in ((running("ann", "bo", "cy"), False), (drawn_again(), True), (in_review(), False)):
        assert (too_late in text(announcement(shown(run, locale), run.now))) == is_said


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (drawn_again, "It’s too late to join, because no round is left."),
        (CANNOT["a cup"], "Sign-up closed at the start."),
        (CANNOT["check-in"], "Sign-up is closed for this season."),
    ],
)
def test_who_presses_an_old_button_reads_why(made: Callable[[], Run], why: str) -> None:
    run = made()
    with pytest.raises(IllegalAct) as refused:
        run.do(acts.SignUp("gus"), "gus")
    said = translator()(f"refused-league-{refused.value.code}", **refused.value.data)
    assert said == why
