"""Refusals whose texts need the names of a season."""

from __future__ import annotations

from bot.league.rounds import Tie
from bot.league.season import format_of, season_state
from bot.tables import Refused
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.describe import of_decision
from bot.ui.seasons.view import SeasonView


def reworded(refused: Refused, view: SeasonView) -> Refused:
    """The same refusal with names in words instead of keys, if it says that something was built on an act,
    or who is tied.
    """
    if refused.code == "league-tied":
        ties = format_of(view.season).standings.ties(view.season)
        count = len(ties[0].entries) if len(ties) == 1 else 0
        return Refused(refused.code, ties="\n".join(tie_line(tie, view) for tie in ties), count=count)
    if refused.code != "league-built_on":
        return refused
    return Refused(refused.code, what=_named(refused.data["by"], view.labels))


def tie_line(tie: Tie, view: SeasonView) -> str:
    """Who shares which place of which division, and what that leaves open."""
    its = format_of(view.season)
    placings = its.standings.placings(view.season) if its.facts.divided else ()
    return view.say(
        "umpire-tied",
        names=view.placed(tie.entries),
        place=tie.place,
        division=next((line.division for line in placings if line.entry == tie.entries[0]), 0),
        line=tie.line,
    )


def _named(key: str, view: SeasonView) -> str:
    """The name of a later decision, a match, a fixture, or an entry, given its key."""
    state = season_state(view.season)
    decision = next((each for each in state.decisions if each.key == key), None) if state else None
    if decision is not None:
        return of_decision(decision, view)
    if state is not None and key in state.entrants:
        return view.say("umpire-other-entry", player=view.entry(key))
    return view.match(key)


def about(phrase: str, say: Translator) -> str:
    """Return what ``phrase`` says below an option; nothing if the option says all, and there is no phrase."""
    return say(phrase) if say.has(phrase) else ""
