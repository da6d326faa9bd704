"""The entries of a league: all start together, others enter at the bottom, and players who leave forfeit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.league import updates
from bot.league.contest import acts, league_rows
from bot.league.contest.acts import Act, Command
from bot.league.contest.fixtures import league, season_state
from bot.league.contest.format import Divisions
from bot.league.contest.formats.league.system import System
from bot.league.contest.state import Contest
from bot.league.decisions import Decision, Withdraw
from bot.league.illegal import IllegalAct
from bot.league.season import Entrant
from bot.league.sizes import cut_up
from bot.league.umpire import decide
from bot.user_text import UserText


def in_order(players: Sequence[str], first: Sequence[str]) -> Sequence[str]:
    """``players``, beginning with those in ``first``, in that order."""
    place = {player: number for number, player in enumerate(first)}
    return sorted(players, key=lambda player: place.get(player, len(place)))


@dataclass(frozen=True, slots=True)
class LeagueEntries:
    """Each player holds an entry, which can be withdrawn or go to another player."""

    system: System

    def start(self, contest: Contest, players: Sequence[str], act: acts.Start, at: int) -> Contest:
        """Start the season and, if tables are drawn, its first round."""
        contest = replace(contest, terms=self.system.settled(contest.terms, len(players)))
        state = updates.opened(self.system.season(contest.terms, contest.key, at))
        divisions = enumerate(self._parted(contest, players, act), start=1)
        entrants = (Entrant(player, player, at, number) for number, part in divisions for player in part)
        begun = replace(contest, play=updates.join(state, *entrants))
        if not self.system.facts.drawn:
            return begun
        return self.system.next_round(begun, acts.Draw(contest.terms.round_from(at), act.tables), at)

    def _parted(self, contest: Contest, players: Sequence[str], act: acts.Start) -> Divisions:
        """The divisions in which the players start. If the umpire has set an order, they are filled in that
        order.
        """
        parted = self.system.parted(contest, in_order(players, act.seeds), act.divisions)
        if not contest.seeds:
            return parted
        order = in_order([player for division in parted for player in division], contest.seeds)
        return cut_up(order, [len(division) for division in parted])

    def enter(self, contest: Contest, player: str, at: int) -> Contest | None:
        """Let a player enter at the bottom, as long as there is something left to play."""
        state = league(contest)
        if contest.phase == "review" or not self.system.goes_on(state):
            raise IllegalAct("signup_closed")
        if player in state.entrants:
            raise IllegalAct("withdrawn", entry=player)
        if contest.terms.places is not None and len(state.entries) >= contest.terms.places:
            return None
        lowest = max(state.divisions, default=1)
        return replace(contest, play=updates.join(state, Entrant(player, player, at, lowest)))

    def leave(self, contest: Contest, player: str, command: Command) -> Contest:
        """Withdraw the player's entry, which forfeits everything that it still has to play."""
        state = league(contest)
        ruling = Withdraw(state.holds(player) or "", "forfeit")
        reason = command.reason or UserText("left")
        decision = Decision(str(contest.seq + 1), command.at, player, reason, ruling)
        return replace(contest, play=decide(state, decision))

    def removal(self, contest: Contest, player: str) -> Act:
        """The act of leaving."""
        return acts.Leave(player)

    def people(self, contest: Contest) -> Iterable[str]:
        """Everybody who has held an entry, made a decision or sat at a table."""
        state = season_state(contest)
        return league_rows.people(state) if state else ()
