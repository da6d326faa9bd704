"""The entries of a league: most start together, late ones enter at the bottom, and players who leave
forfeit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.league import updates
from bot.league.chance import shuffled
from bot.league.contest import acts, drawing, league_rows
from bot.league.contest.acts import Act, Command
from bot.league.contest.fixtures import league, playoff_until, season_state
from bot.league.contest.formats.league.system import System
from bot.league.contest.state import Contest
from bot.league.decisions import Decision, Withdraw
from bot.league.illegal import IllegalAct
from bot.league.season import Entrant
from bot.league.umpire import carried_out


def in_order(players: Sequence[str], first: Sequence[str]) -> Sequence[str]:
    """Return ``players``, starting with those in ``first``, in that order."""
    place = {player: number for number, player in enumerate(first)}
    return sorted(players, key=lambda player: place.get(player, len(place)))


def _by_strength(contest: Contest, players: Sequence[str], act: acts.Start) -> Sequence[str]:
    """Return the players in the umpire's order. The others come after them: first those with a promised
    division, then by rating, by lot, or in the order of signing up.
    """
    by_lot = contest.terms.seeding == "lot"
    order = (
        shuffled(players, drawing.seed_of(contest), "seeds", 0) if by_lot else in_order(players, act.seeds)
    )
    promised = [player for division in act.divisions for player in division]
    return in_order(in_order(order, promised), contest.seeds)


def _division_of_late(contest: Contest, player: str) -> int:
    """Return the division in which a player enters a running season. With a promise, it is not lower than
    that of any starter who was promised a lower one.
    """
    started = league(contest).entrants.values()
    lowest, own = max((each.division for each in started), default=1), contest.promised_to(player)
    if own is None:
        return lowest
    below = (each.division for each in started if (contest.promised_to(each.player) or 0) > own)
    return min(own, lowest, *below)


@dataclass(frozen=True, slots=True)
class LeagueEntries:
    """Each player holds an entry, which can be withdrawn or handed to another player."""

    system: System

    def start(self, contest: Contest, players: Sequence[str], act: acts.Start, at: int) -> Contest:
        """Start the season and, if players are paired, its first round."""
        contest = replace(contest, terms=self.system.settled(contest.terms, len(players)))
        state = updates.opened(self.system.season(contest.terms, contest.key, at))
        order = _by_strength(contest, players, act)
        divisions = enumerate(self.system.parted(contest.terms, order, act.divisions), start=1)
        entrants = (Entrant(player, player, at, number) for number, part in divisions for player in part)
        begun = replace(contest, promised=act.divisions, play=updates.join(state, *entrants))
        if not self.system.facts.drawn:
            return begun
        return self.system.next_round(begun, contest.terms.round_from(at), act.tables, at)

    def enter(self, contest: Contest, player: str, at: int) -> Contest | None:
        """Let a player enter at the bottom, or in their promised division, as long as more than the last
        round, or a tiebreaker, is left.
        """
        state = league(contest)
        is_over = contest.phase == "review" or playoff_until(contest) is not None
        if is_over or not self.system.goes_on(state):
            raise IllegalAct("signup_closed", why="last")
        if player in state.entrants:
            raise IllegalAct("withdrawn", entry=player)
        if contest.terms.places is not None and len(state.entries) >= contest.terms.places:
            return None
        division = _division_of_late(contest, player)
        return replace(contest, play=updates.join(state, Entrant(player, player, at, division)))

    def leave(self, contest: Contest, player: str, command: Command) -> Contest:
        """Withdraw the player's entry, which forfeits its remaining matches."""
        state = league(contest)
        ruling = Withdraw(state.holds(player) or "", "forfeit")
        decision = Decision(str(contest.seq + 1), command.at, player, command.reason, ruling)
        return replace(contest, play=carried_out(state, decision))

    def removal(self, contest: Contest, player: str) -> Act:
        """Return the act of leaving."""
        return acts.Leave(player)

    def people(self, contest: Contest) -> Iterable[str]:
        """Return everyone who has held an entry, made a decision or played at a table."""
        state = season_state(contest)
        return league_rows.people(state) if state else ()
