"""What follows when the settings of a season are changed, for the preview."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.season import Season, acts, season_state
from bot.league.season.altering import ARRANGED
from bot.ui.seasons.view import SeasonView


def alteration_notes(before: Season, after: Season, act: acts.Alter, view: SeasonView) -> Iterator[str]:
    """Yield who loses or gets a spot, what cut rounds take away, what stays, and who is notified."""
    say = view.say
    had, has = ([signed.player for signed in each.entered] for each in (before, after))
    for phrase, players in (
        ("umpire-alter-no-place", [player for player in had if player not in has]),
        ("umpire-alter-place", [player for player in has if player not in had]),
    ):
        if players and not after.has_started:
            yield say(phrase, names=view.players(players))
    was, now = season_state(before), season_state(after)
    if was is not None and now is not None:
        cut = [fixture for key, fixture in was.fixtures.items() if key not in now.fixtures]
        if cut:
            first = min(fixture.round for fixture in cut)
            yield say("umpire-alter-cut", round=first)
        if "round_hours" in act.settings and was.fixtures:
            yield say("umpire-alter-to-come")
    places = after.settings.places
    if after.has_started and "places" in act.settings and places is not None and places < len(after.players):
        yield say("umpire-alter-stay", count=len(after.players))
    if before.phase != after.phase:
        yield say("act-resume")
    if not ARRANGED.issuperset(act.settings):
        yield say("umpire-told", why=True)
