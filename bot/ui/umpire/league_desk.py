"""The umpire of a league: from what was written to a decision about matches and entries."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import cast

from bot.league.contest import Asked, Step, acts, format_of, movers, winners
from bot.league.decisions import Adjust, Replace, Rest, Reverse, Ruling, Settle, Void, Withdraw
from bot.tables import Refused
from bot.ui.i18n.translator import Translator
from bot.ui.seasons import suggestions
from bot.ui.seasons.names import Names, seated
from bot.ui.seasons.suggestions import Offer


class LeagueDesk:
    """Decisions name matches, and what they do to the score is a total."""

    void_form = ""
    adjust_form = "umpire-form-total"

    def void(
        self, names: Names, say: Translator, match: str | None, game: Sequence[int | None]
    ) -> acts.UmpireAct:
        """A match does not count."""
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
        """A player has another total in a match."""
        which, total = match
        _need_no_game(game)
        if total is None:
            raise Refused("umpire_which_total")
        key = _match(names, say, which)
        result = format_of(names.contest).result(names.contest, key)
        people = [seat.player for seat in result.seats if seat.player] if result else []
        offers = [(names.player(person, say), person) for person in people]
        whose = suggestions.picked(player, offers, Refused("league-not_there"))
        return acts.Decide(Adjust(key, whose, total))

    def settle(self, entries: Sequence[str], shared: bool) -> acts.UmpireAct:
        """Equals stand in this order."""
        if shared:
            raise Refused("umpire_shared")
        return acts.Decide(Settle(tuple(entries)))

    def withdraw(self, names: Names, say: Translator, player: str, rest: str | None) -> acts.UmpireAct:
        """A player takes no further part; ``rest`` says what becomes of what is still to be played."""
        entry = suggestions.entry_picked(names, say, player)
        return acts.Decide(Withdraw(entry, cast(Rest, rest or "forfeit")))

    def replace(self, entry: str, player: str) -> acts.UmpireAct:
        """Somebody takes over an entry."""
        return acts.Decide(Replace(entry, player))

    def need_rulings(self) -> None:
        """Time can be given, points awarded, players cautioned."""

    def decide(self, ruling: Ruling) -> acts.UmpireAct:
        """Any other decision."""
        return acts.Decide(ruling)

    def reverse(self, key: str) -> acts.UmpireAct:
        """An earlier decision is taken back."""
        return acts.Decide(Reverse(key))

    # Questions of players

    def asked_people(self, asked: Asked, names: Names, say: Translator) -> list[Offer]:
        """Who sat at the match."""
        result = format_of(names.contest).result(names.contest, asked.match)
        return [(names.player(key, say), key) for key in (seated(result) if result else ())]

    def void_asked(self, asked: Asked, game: str) -> acts.UmpireAct:
        """The match does not count."""
        return acts.Decide(Void(asked.match))

    def adjust_asked(self, asked: Asked, player: str, points: str) -> acts.UmpireAct:
        """A player has another total in the match."""
        return acts.Decide(Adjust(asked.match, player, whole_number(points)))

    # Previews

    def notes(self, step: Step, names: Names, say: Translator) -> Iterator[str]:
        """Who has won by the end of the season, and who plays in another division in the next."""
        champions = winners(step.contest)
        yield say("umpire-champions", count=len(champions), names=names.players(champions, say))
        if len(champions) > 1:
            yield say("umpire-tied-first")
        for phrase, moved in zip(("umpire-promoted", "umpire-relegated"), movers(step.contest), strict=True):
            if moved:
                yield say(phrase, names=names.players((player for player, _ in moved), say))


def whole_number(text: str) -> int:
    """A whole number that was written. Raises Refused ``umpire_number``."""
    if re.fullmatch(r"-?[0-9]{1,7}", text) is None:
        raise Refused("umpire_number")
    return int(text)


def _need_no_game(game: Sequence[object]) -> None:
    """Raises Refused where options were given that mean something only in a tournament."""
    if any(each is not None for each in game):
        raise Refused("league-not_pursuit")


def _match(names: Names, say: Translator, text: str | None) -> str:
    if text is None:
        raise Refused("umpire_which_match")
    if format_of(names.contest).result(names.contest, text) is not None:
        return text  # as it was offered
    return suggestions.picked(text, suggestions.matches(names, say), Refused("league-no_match"))
