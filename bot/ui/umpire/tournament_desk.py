"""The umpire's decisions in Swedish Pursuit's tournament, made from the options of commands and forms."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal, cast

from bot.league.contest import Asked, Contest, Step, acts, tournament_play
from bot.league.decisions import Ruling
from bot.league.tournament import acts as games
from bot.league.tournament.scores import by_computer
from bot.league.tournament.state import PLAYOFF
from bot.tables import Refused
from bot.ui.i18n.translator import Translator
from bot.ui.seasons import suggestions
from bot.ui.seasons.names import Names, played_for
from bot.ui.umpire.league_desk import whole_number

POINTS = re.compile(r"([=+-]?) ?([0-9]{1,5})")
"""Points as they are written: ``=12``, ``12``, ``+3`` or ``-3``."""


class TournamentDesk:
    """Makes the acts of a tournament. They name games by round, table and slot, and cannot be reversed."""

    void_form = "umpire-form-game"
    adjust_form = "umpire-form-game-points"
    fates = ("withdraw", "replace")
    shares_victory = True

    def void(
        self, names: Names, say: Translator, match: str | None, game: Sequence[int | None]
    ) -> acts.UmpireAct:
        """Void a game, which is then played again."""
        _need_none(match)
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
        """Change a player's points in a game."""
        _need_none(*match)
        number, slot, points = game
        if number is None or slot is None or points is None:
            raise Refused("umpire_which_points")
        entry = int(suggestions.entry_picked(names, say, player))
        sign, amount = read_points(points)
        return acts.Rule(games.Adjust(entry, number, slot, sign, amount))

    def settle(self, entries: Sequence[str], shared: bool) -> acts.UmpireAct:
        """Name the entries that go on or have won, or let all share the victory."""
        return acts.Rule(games.Settle(tuple(map(int, entries)), shared))

    def withdraw(self, names: Names, say: Translator, player: str, rest: str | None) -> acts.UmpireAct:
        """Withdraw a player."""
        entry = suggestions.entry_picked(names, say, player)
        _need_none(rest)
        return acts.Rule(games.Withdraw(int(entry)))

    def replace(self, contest: Contest, entry: str, player: str, now: int) -> acts.UmpireAct:
        """Give an entry to another player."""
        return acts.Rule(games.Replace(int(entry), player))

    def need_rulings(self) -> None:
        """Raise Refused ``umpire_league_only``, because a tournament has none of these decisions."""
        raise Refused("umpire_league_only")

    def decide(self, ruling: Ruling) -> acts.UmpireAct:
        """Raise Refused ``umpire_league_only``, because a tournament has none of these decisions."""
        raise Refused("umpire_league_only")

    def reverse(self, key: str) -> acts.UmpireAct:
        """Raise Refused ``umpire_final``, because decisions of a tournament cannot be reversed."""
        raise Refused("umpire_final")

    # Questions of players

    def asked_people(self, asked: Asked, names: Names, say: Translator) -> list[tuple[str, str]]:
        """The entries at the table."""
        play = tournament_play(names.contest)
        number, _, which = asked.match.partition("-")
        table = play.tournament.table(int(number), int(which)) if play else None
        return [(names.entry(entry, say), str(entry)) for entry in (table.seats if table else ())]

    def void_asked(self, asked: Asked, game: str) -> acts.UmpireAct:
        """Void a game of the table, options its slot."""
        number, _, which = asked.match.partition("-")
        return acts.Rule(games.Void(int(number), int(which), whole_number(game)))

    def adjust_asked(self, asked: Asked, player: str, points: str) -> acts.UmpireAct:
        """Change a player's points in a game. ``points`` has the slot and the points: ``2 +3`` or ``4
        12``.
        """
        game, _, rest = points.partition(" ")
        sign, amount = read_points(rest)
        number = int(asked.match.partition("-")[0])
        return acts.Rule(games.Adjust(int(player), number, whole_number(game), sign, amount))

    # Previews

    def notes(self, step: Step, names: Names, say: Translator) -> Iterator[str]:
        """The new phase, the finalists, the champions, and ties that must be broken."""
        play, changed = tournament_play(step.contest), step.line.after
        if play is None:
            return
        state = play.tournament
        if isinstance(step.line.act, acts.Confirm):
            closed = (PLAYOFF,) if step.line.before.get("phase") == "final_review" else (1, 2)
            computers = by_computer(state, *closed)
            if computers:
                who = played_for(computers, lambda entry: names.entry(entry, say), say)
                yield say("umpire-closes-computers", names=who)
        if "phase" in changed:
            yield say("umpire-goes-on", phase=state.phase)
        if state.tie is not None and "tie" in changed:
            tie = state.tie
            yield say("umpire-tie", places=tie.places, names=names.placed(tie.entries, say))
        if "finalists" in changed:
            yield say("umpire-through", names=names.placed(state.finalists, say))
        if "champions" in changed:
            champions = names.placed(state.champions, say)
            yield say("umpire-champions", count=len(state.champions), names=champions)


def read_points(text: str) -> tuple[Literal["=", "+", "-"], int]:
    """The sign and the amount of points that an umpire has written: ``=12``, ``12``, ``+3`` or ``-3``.

    Raises Refused ``umpire_points`` if the text cannot be read.
    """
    match = POINTS.fullmatch(text.strip().replace("−", "-"))
    if match is None:
        raise Refused("umpire_points")
    return cast(Literal["=", "+", "-"], match[1] or "="), int(match[2])


def _need_none(*options: object) -> None:
    """Raise Refused ``league-not_a_league`` if options were given that exist only in a league."""
    if any(each is not None for each in options):
        raise Refused("league-not_a_league")
