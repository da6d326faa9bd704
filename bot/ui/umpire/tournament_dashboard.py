"""The umpire's decisions in Swedish Pursuit's tournament, made from what forms say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal, cast

from bot.league.decisions import AdjustDeal, Replace, VoidDeal, Withdraw
from bot.league.season import Season, SeasonStep, acts, tournament_of
from bot.league.tournament.scores import by_computer, sums
from bot.league.tournament.state import PLAYOFF, TournamentTable
from bot.tables import Refused
from bot.ui.seasons.names import played_for
from bot.ui.seasons.view import SeasonView
from bot.ui.umpire.league_dashboard import LeagueDashboard, whole_number

POINTS = re.compile(r"([=+-]?) ?([0-9]{1,5})")
"""Points as they are written: ``=12``, ``12``, ``+3`` or ``-3``."""


class TournamentDashboard(LeagueDashboard):
    """Makes the acts of a tournament. They name games by round, table and slot, and are final."""

    points_form = "dashboard-form-result-points"
    fates = ("withdraw", "replace")
    shares_victory = True

    def results(self, season: Season) -> Sequence[str]:
        """The tables of open rounds that have begun a game, the newest round first."""
        state = tournament_of(season)
        if state is None:
            return []
        return [
            f"{table.round}-{table.number}"
            for number in reversed(state.open_rounds)
            for table in state.tables_of(number)
            if _begun(table)
        ]

    def points(self, season: Season, match: str) -> str:
        """The points of the round at a table."""
        state, table = tournament_of(season), _table(season, match)
        if state is None or table is None:
            return ""
        own = sums(state)
        return " – ".join(str(own[entry].rounds[table.round - 1]) for entry in table.seats)

    def people(self, view: SeasonView, match: str) -> list[tuple[str, str]]:
        """The entries at a table."""
        table = _table(view.season, match)
        return [(view.entry(entry), entry) for entry in (table.seats if table else ())]

    def games(self, season: Season, match: str) -> Sequence[int]:
        """The games that a table has begun."""
        table = _table(season, match)
        return _begun(table) if table else ()

    def void(self, match: str, game: str) -> acts.UmpireAct:
        """Void a game of a table, which is then played again."""
        number, which = _numbers(match)
        return acts.Decide(VoidDeal(number, which, whole_number(game)))

    def adjust(self, match: str, player: str, points: str, game: str) -> acts.UmpireAct:
        """Change a player's points in a game of a table. Raises Refused ``umpire_points``."""
        sign, amount = read_points(points)
        number, _ = _numbers(match)
        return acts.Decide(AdjustDeal(player, number, whole_number(game), sign, amount))

    def withdraw(self, entry: str, fate: str) -> acts.UmpireAct:
        """Withdraw a player. Their finished deals count."""
        return acts.Decide(Withdraw(entry, "zero"))

    def replace(self, season: Season, entry: str, player: str, now: int) -> acts.UmpireAct:
        """Give an entry to another player."""
        return acts.Decide(Replace(entry, player))

    def notes(self, step: SeasonStep, view: SeasonView) -> Iterator[str]:
        """The new phase, the finalists, the champions, and ties that must be broken."""
        say = view.say
        state, changed = tournament_of(step.season), step.line.after
        if state is None:
            return
        if isinstance(step.line.act, acts.Confirm):
            closed = (PLAYOFF,) if step.line.before.get("phase") == "final_review" else (1, 2)
            computers = by_computer(state, *closed)
            if computers:
                who = played_for(computers, lambda entry: view.entry(entry), say)
                yield say("umpire-closes-computers", names=who)
        if "phase" in changed:
            yield say("umpire-goes-on", phase=state.phase)
        if state.tie is not None and "tie" in changed:
            tie = state.tie
            yield say("umpire-tie", places=tie.places, names=view.placed(tie.entries))
        if "finalists" in changed:
            yield say("umpire-through", names=view.placed(state.finalists))
        if "champions" in changed:
            champions = view.placed(state.champions)
            yield say("umpire-champions", count=len(state.champions), names=champions)


def _numbers(match: str) -> tuple[int, int]:
    """The round and the number of a table. Raises Refused ``league-no_match`` if that is no table."""
    numbers = re.fullmatch("([0-9]{1,6})-([0-9]{1,6})", match)
    if numbers is None:
        raise Refused("league-no_match")
    return int(numbers[1]), int(numbers[2])


def _table(season: Season, match: str) -> TournamentTable | None:
    state = tournament_of(season)
    return state.table(*_numbers(match)) if state else None


def _begun(table: TournamentTable) -> list[int]:
    """The games of a table that are being played or were played."""
    return [number for number, slot in enumerate(table.slots, start=1) if slot.stands != "waiting"]


def read_points(text: str) -> tuple[Literal["=", "+", "-"], int]:
    """The sign and the amount of points that an umpire has written: ``=12``, ``12``, ``+3`` or ``-3``.

    Raises Refused ``umpire_points`` if the text cannot be read.
    """
    match = POINTS.fullmatch(text.strip().replace("−", "-"))
    if match is None:
        raise Refused("umpire_points")
    return cast(Literal["=", "+", "-"], match[1] or "="), int(match[2])
