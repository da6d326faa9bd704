"""The umpire of Swedish Pursuit's tournament: from what was written to a decision about games and entries."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal, cast

from bot.league.contest import Asked, Step, acts, tournament_play
from bot.league.decisions import Ruling
from bot.league.tournament import acts as games
from bot.tables import Refused
from bot.ui.i18n.translator import Translator
from bot.ui.seasons import suggestions
from bot.ui.seasons.names import Names
from bot.ui.seasons.suggestions import Offer
from bot.ui.umpire.league_desk import whole_number

POINTS = re.compile(r"([=+-]?) ?([0-9]{1,5})")
"""``=12``, ``12``, ``+3`` or ``-3``."""


class TournamentDesk:
    """Decisions name games, by round, table and number, and are final."""

    void_form = "umpire-form-game"
    adjust_form = "umpire-form-game-points"

    def void(
        self, names: Names, say: Translator, match: str | None, game: Sequence[int | None]
    ) -> acts.UmpireAct:
        """A game does not count and is played again."""
        _need_nothing(match)
        number, table, slot = game
        if number is None or table is None or slot is None:
            raise Refused("umpire_which_game")
        return acts.Rule(games.Void(number, table, slot))

    def adjust(
        self,
        names: Names,
        say: Translator,
        player: str,
        match: tuple[str | None, int | None],
        game: tuple[int | None, int | None, str | None],
    ) -> acts.UmpireAct:
        """A player has other points in a game."""
        _need_nothing(*match)
        number, slot, points = game
        if number is None or slot is None or points is None:
            raise Refused("umpire_which_points")
        entry = int(suggestions.entry_picked(names, say, player))
        sign, amount = read_points(points)
        return acts.Rule(games.Adjust(entry, number, slot, sign, amount))

    def settle(self, entries: Sequence[str], shared: bool) -> acts.UmpireAct:
        """These go on or have won, or all share the victory."""
        return acts.Rule(games.Settle(tuple(map(int, entries)), shared))

    def withdraw(self, names: Names, say: Translator, player: str, rest: str | None) -> acts.UmpireAct:
        """A player takes no further part."""
        entry = suggestions.entry_picked(names, say, player)
        _need_nothing(rest)
        return acts.Rule(games.Withdraw(int(entry)))

    def replace(self, entry: str, player: str) -> acts.UmpireAct:
        """Somebody takes over an entry."""
        return acts.Rule(games.Replace(int(entry), player))

    def need_rulings(self) -> None:
        """Raises Refused ``umpire_league_only``."""
        raise Refused("umpire_league_only")

    def decide(self, ruling: Ruling) -> acts.UmpireAct:
        """Raises Refused ``umpire_league_only``."""
        raise Refused("umpire_league_only")

    def reverse(self, key: str) -> acts.UmpireAct:
        """Raises Refused ``umpire_final``."""
        raise Refused("umpire_final")

    # Questions of players

    def asked_people(self, asked: Asked, names: Names, say: Translator) -> list[Offer]:
        """The entries at the table."""
        play = tournament_play(names.contest)
        number, _, which = asked.match.partition("-")
        table = play.tournament.table(int(number), int(which)) if play else None
        return [(names.entry(entry, say), str(entry)) for entry in (table.seats if table else ())]

    def void_asked(self, asked: Asked, game: str) -> acts.UmpireAct:
        """A game of the table does not count."""
        number, _, which = asked.match.partition("-")
        return acts.Rule(games.Void(int(number), int(which), whole_number(game)))

    def adjust_asked(self, asked: Asked, player: str, points: str) -> acts.UmpireAct:
        """A player has other points in a game: ``game points``, as ``2 +3`` or ``4 12``."""
        game, _, rest = points.partition(" ")
        sign, amount = read_points(rest)
        number = int(asked.match.partition("-")[0])
        return acts.Rule(games.Adjust(int(player), number, whole_number(game), sign, amount))

    # Previews

    def notes(self, step: Step, names: Names, say: Translator) -> Iterator[str]:
        """Who goes through, who has won, what must be settled."""
        play, changed = tournament_play(step.contest), step.line.after
        if play is None:
            return
        state = play.tournament
        if "phase" in changed:
            yield say("umpire-goes-on", phase=state.phase)
        if state.tie is not None and "tie" in changed:
            tie = state.tie
            yield say("umpire-tie", places=tie.places, names=names.entries(tie.entries, say))
        if "finalists" in changed:
            yield say("umpire-through", names=names.entries(state.finalists, say))
        if "champions" in changed:
            champions = names.entries(state.champions, say)
            yield say("umpire-champions", count=len(state.champions), names=champions)


def read_points(text: str) -> tuple[Literal["=", "+", "-"], int]:
    """Points of a game as the umpire writes them: to become (``=12`` or ``12``), more, or fewer.

    Raises Refused ``umpire_points``.
    """
    match = POINTS.fullmatch(text.strip().replace("−", "-"))
    if match is None:
        raise Refused("umpire_points")
    return cast(Literal["=", "+", "-"], match[1] or "="), int(match[2])


def _need_nothing(*given: object) -> None:
    """Raises Refused where options were given that mean something only in a league."""
    if any(each is not None for each in given):
        raise Refused("league-not_a_league")
