"""The umpire's decisions in a league, made from what forms say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import cast

from bot.league.decisions import Adjust, Rest, Settle, ShareVictory, Void, Withdraw, in_force
from bot.league.effect import effective
from bot.league.reversal import built_on
from bot.league.rounds import in_first_place
from bot.league.season import (
    Season,
    SeasonStep,
    acts,
    format_of,
    movers,
    offers,
    season_state,
    standings_of,
    winners,
)
from bot.tables import Refused
from bot.ui.seasons.names import seated
from bot.ui.seasons.promises import split_line
from bot.ui.seasons.view import SeasonView

FORFEITED = "🏳️"
"""The sign for the points of a player who forfeited."""


class LeagueDashboard:
    """Makes acts from what an umpire has chosen and written. Those of a league name matches and change
    totals.
    """

    points_form = "dashboard-form-result-total"
    """The phrase id of what the form about a result asks for points."""
    fates: Sequence[str] = ("forfeit", "zero", "void", "replace", "warn")
    """What can become of a player, by the names of the phrases for it."""
    shares_victory = False
    """Whether all who are tied for first place can share it."""

    def results(self, season: Season) -> Sequence[str]:
        """The matches whose results can be changed, and those whose void can be undone, the newest first."""
        state = season_state(season)
        if state is None:
            return []
        voided = self.voided(season)
        return [match for match in reversed([*state.results]) if voided.get(match, "undo")]

    def voided(self, season: Season) -> Mapping[str, str]:
        """The void matches, each with the key of the decision to undo; empty if that cannot be undone."""
        state = season_state(season)
        if state is None:
            return {}
        undo = {
            each.ruling.match: each.key
            for each in in_force(state.decisions)
            if isinstance(each.ruling, Void) and built_on(state, each) is None
        }
        return {match: undo.get(match, "") for match in state.rulings.voids}

    def points(self, season: Season, match: str) -> str:
        """Return the current totals in a match, with a flag for players who forfeited."""
        result, state = format_of(season).matches.result(season, match), season_state(season)
        if result is None or state is None:
            return ""
        result = effective(result, replace(state.rulings, voids=frozenset())) or result
        totals = {seat.player: FORFEITED if seat.absent else str(seat.total) for seat in result.seats}
        return " – ".join(totals[player] for player in seated(result))

    def people(self, view: SeasonView, match: str) -> list[tuple[str, str]]:
        """The name and the key of each player of a match; none if there is no such result."""
        result = format_of(view.season).matches.result(view.season, match)
        return [(view.player(key), key) for key in (seated(result) if result else ())]

    def games(self, season: Season, match: str) -> Sequence[int]:
        """None, because a match counts as a whole."""
        return ()

    def void(self, match: str, game: str) -> acts.UmpireAct:
        """Void a match."""
        return acts.Decide(Void(match))

    def adjust(self, match: str, player: str, points: str, game: str) -> acts.UmpireAct:
        """Change a player's total in a match. Raises Refused ``umpire_no_total``, ``umpire_number``."""
        if not points:
            raise Refused("umpire_no_total")
        return acts.Decide(Adjust(match, player, whole_number(points)))

    def settle(self, entries: Sequence[str], shared: bool) -> acts.UmpireAct:
        """Break a tie by this order, or let all share the victory."""
        return acts.Decide(ShareVictory() if shared else Settle(tuple(entries)))

    def withdraw(self, entry: str, fate: str) -> acts.UmpireAct:
        """Withdraw a player. ``fate``, one of :attr:`fates`, says what happens to their open matches."""
        return acts.Decide(Withdraw(entry, cast(Rest, fate)))

    def replace(self, season: Season, entry: str, player: str, now: int) -> acts.UmpireAct:
        """Ask another player whether they take over an entry."""
        drawn = format_of(season).facts.drawn
        settings = season.settings
        until = settings.later(now, offers.time_to_answer(settings, drawn=drawn))
        return acts.Offer(entry, player, until)

    def notes(self, step: SeasonStep, view: SeasonView) -> Iterator[str]:
        """The champions, and the players who move to another division."""
        say = view.say
        won = winners(step.season)
        yield say("umpire-champions", count=len(won), names=view.players(won))
        first = [own.player for own in in_first_place(standings_of(step.season))]
        if not won and first:
            yield say("umpire-never-dealt", count=len(first), names=view.players(first))
        for phrase, moved in zip(("umpire-promoted", "umpire-relegated"), movers(step.season), strict=True):
            if moved:
                yield say(phrase, names=view.players((player for player, _ in moved)))
        if split := split_line(step.season, view):
            yield split


def whole_number(text: str) -> int:
    """The whole number in ``text``. Raises Refused ``umpire_number`` if it is none."""
    if re.fullmatch(r"-?[0-9]{1,7}", text) is None:
        raise Refused("umpire_number")
    return int(text)
