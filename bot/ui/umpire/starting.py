"""Consequences of undoing a start, new pairings, swaps and invitations."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.season import Season, SeasonStep, acts, has_roles, season_state, times
from bot.league.season.drawing import of_last_round
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.view import SeasonView


def starting_notes(before: Season, step: SeasonStep, view: SeasonView) -> Iterator[str]:
    """Yield what an umpire should know of an act about the start or the pairings."""
    say = view.say
    match step.line.act:
        case acts.Unstart():
            yield from _unstarted(before, step.season, say)
        case acts.PairAgain():
            state = season_state(step.season)
            last = of_last_round(state) if state else ()
            yield say("umpire-redraw-note", round=last[0].round if last else 0)
        case acts.Swap(fixture, _, other):
            yield say("umpire-swap-told")
            if any(times.newcomers(step.season, key) for key in (fixture, other)):
                yield say("umpire-swap-times")
        case acts.Invite(players, until):
            yield from _invited(before, players, view.time(until), view)


def _unstarted(before: Season, after: Season, say: Translator) -> Iterator[str]:
    yield say("umpire-unstart-note")
    state = season_state(before)
    if state is not None and state.decisions:
        yield say("umpire-unstart-decisions", count=len(state.decisions))
    if state is not None and state.results:
        yield say("umpire-unstart-forfeits", count=len(state.results))
    if has_roles(before):
        yield say("umpire-unstart-roles")
    was, now = before.settings, after.settings
    if (was.signup_closes, was.starts, was.ends) != (now.signup_closes, now.starts, now.ends):
        yield say("umpire-unstart-times")
    if was.places != now.places and now.places is not None:
        yield say("umpire-unstart-places", count=now.places)


def _invited(before: Season, players: tuple[str, ...], until: str, view: SeasonView) -> Iterator[str]:
    say = view.say
    yield say("umpire-invite-note", players=view.players(players), until=until)
    yield say("umpire-invite-silent", started=before.has_started)
    places = before.settings.places
    if places is not None and places - len(before.players) < len(players):
        yield say("umpire-invite-places", free=max(0, places - len(before.players)))
