"""The umpire's decisions in a league, made from the options of commands and forms."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import cast

from bot.league.contest import (
    Contest,
    Step,
    acts,
    format_of,
    movers,
    offers,
    season_state,
    standings_of,
    winners,
)
from bot.league.decisions import Adjust, Rest, Reverse, Ruling, Settle, Void, Withdraw
from bot.league.rounds import in_first_place
from bot.tables import Refused
from bot.ui.components.offers import Offer, picked
from bot.ui.i18n.translator import Translator
from bot.ui.seasons import suggestions
from bot.ui.seasons.names import Names, seated


class LeagueDesk:
    """Makes the acts of a league. They name matches and change totals."""

    points_form = "desk-form-result-total"
    fates = ("forfeit", "zero", "void", "replace", "caution")
    shares_victory = False

    def void(
        self, names: Names, say: Translator, match: str | None, game: Sequence[int | None]
    ) -> acts.UmpireAct:
        """Void a match."""
        _need_no_game(game)
        return acts.Decide(Void(_match(names, say, match)))

    def adjust(
        self,
        names: Names,
        say: Translator,
        player: str,
        match: tuple[str | None, int | None],
        game: tuple[int | None, int | None, str | None],
    ) -> acts.UmpireAct:
        """Change a player's total in a match."""
        which, total = match
        _need_no_game(game)
        if total is None:
            raise Refused("umpire_which_total")
        key = _only_match(names, say, player) if which is None else _match(names, say, which)
        result = format_of(names.contest).matches.result(names.contest, key)
        people = [seat.player for seat in result.seats if seat.player] if result else []
        offers = [Offer(names.player(person, say), person) for person in people]
        whose = picked(player, offers, Refused("league-not_there"))
        return acts.Decide(Adjust(key, whose, total))

    def settle(self, entries: Sequence[str], shared: bool) -> acts.UmpireAct:
        """Break a tie by this order. Raises Refused ``umpire_shared`` if the victory is to be shared."""
        if shared:
            raise Refused("umpire_shared")
        return acts.Decide(Settle(tuple(entries)))

    def withdraw(self, names: Names, say: Translator, player: str, rest: str | None) -> acts.UmpireAct:
        """Withdraw a player. ``rest`` says what happens to their open matches, by default they forfeit."""
        entry = suggestions.entry_picked(names, say, player)
        return acts.Decide(Withdraw(entry, cast(Rest, rest or "forfeit")))

    def replace(self, contest: Contest, entry: str, player: str, now: int) -> acts.UmpireAct:
        """Ask another player whether they take over an entry."""
        drawn = format_of(contest).facts.drawn
        terms = contest.terms
        until = terms.later(now, offers.time_to_answer(terms, drawn=drawn))
        return acts.Offer(entry, player, until)

    def need_rulings(self) -> None:
        """Does nothing: a league allows these decisions."""

    def decide(self, ruling: Ruling) -> acts.UmpireAct:
        """Make any other decision."""
        return acts.Decide(ruling)

    def reverse(self, key: str) -> acts.UmpireAct:
        """Reverse an earlier decision."""
        return acts.Decide(Reverse(key))

    # Results

    def results(self, contest: Contest) -> Sequence[str]:
        """The matches that were played, the newest first."""
        state = season_state(contest)
        return [*reversed([*state.results])] if state else []

    def points_at(self, contest: Contest, match: str) -> str:
        """The totals in a match."""
        result = format_of(contest).matches.result(contest, match)
        return suggestions.points(result) if result else ""

    def people_at(self, names: Names, match: str, say: Translator) -> list[tuple[str, str]]:
        """The players of a match."""
        result = format_of(names.contest).matches.result(names.contest, match)
        return [(names.player(key, say), key) for key in (seated(result) if result else ())]

    def games_at(self, contest: Contest, match: str) -> Sequence[int]:
        """None, because a match counts as a whole."""
        return ()

    def void_at(self, match: str, game: str) -> acts.UmpireAct:
        """Void a match."""
        return acts.Decide(Void(match))

    def adjust_at(self, match: str, player: str, points: str, game: str) -> acts.UmpireAct:
        """Change a player's total in a match. Raises Refused ``umpire_number``."""
        return acts.Decide(Adjust(match, player, whole_number(points)))

    # Previews

    def notes(self, step: Step, names: Names, say: Translator) -> Iterator[str]:
        """The champions, and the players who move to another division."""
        won = winners(step.contest)
        yield say("umpire-champions", count=len(won), names=names.players(won, say))
        first = [own.player for own in in_first_place(standings_of(step.contest))]
        if not won and first:
            yield say("umpire-never-dealt", count=len(first), names=names.players(first, say))
        for phrase, moved in zip(("umpire-promoted", "umpire-relegated"), movers(step.contest), strict=True):
            if moved:
                yield say(phrase, names=names.players((player for player, _ in moved), say))


def whole_number(text: str) -> int:
    """The whole number in ``text``. Raises Refused ``umpire_number`` if it is none."""
    if re.fullmatch(r"-?[0-9]{1,7}", text) is None:
        raise Refused("umpire_number")
    return int(text)


def _need_no_game(game: Sequence[object]) -> None:
    """Raise Refused ``league-not_pursuit`` if options were given that exist only in a tournament."""
    if any(each is not None for each in game):
        raise Refused("league-not_pursuit")


def _only_match(names: Names, say: Translator, player: str) -> str:
    """The match of a player who has played one.

    Raises Refused ``league-no_entry`` if there is no such player, and ``umpire_which_match`` if they have
    played none or several.
    """
    entry = suggestions.entry_picked(names, say, player)
    state = season_state(names.contest)
    played = state.matches.get(entry, ()) if state else ()
    if len(played) != 1:
        raise Refused("umpire_which_match")
    return played[0]


def _match(names: Names, say: Translator, text: str | None) -> str:
    if text is None:
        raise Refused("umpire_which_match")
    if format_of(names.contest).matches.result(names.contest, text) is not None:
        return text  # the key of a suggestion
    return picked(text, suggestions.matches(names, say), Refused("league-no_match"))
