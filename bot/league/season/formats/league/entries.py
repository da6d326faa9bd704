"""The entries of a league: most start together, late ones enter by promise or rating, and players
who leave forfeit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.league import updates
from bot.league.chance import shuffled
from bot.league.decisions import Decision, Withdraw
from bot.league.divisions import Background, by_strength
from bot.league.illegal import IllegalAct
from bot.league.scoring_rules import Entrant
from bot.league.season import acts, drawing, league_rows
from bot.league.season.acts import Act, Command
from bot.league.season.fixtures import league, season_state, tiebreaker_until
from bot.league.season.formats.league.system import System
from bot.league.season.state import Season
from bot.league.umpire import carried_out


def in_order(players: Sequence[str], first: Sequence[str]) -> Sequence[str]:
    """Return ``players``, starting with those in ``first``, in that order."""
    place = {player: number for number, player in enumerate(first)}
    return sorted(players, key=lambda player: place.get(player, len(place)))


def _by_strength(season: Season, players: Sequence[str]) -> Sequence[str]:
    """Return the players in the umpire's order. The others come after them, as promised and by rating, and
    then by lot or in the order of signing up.
    """
    by_lot = season.settings.seeding == "lot"
    order = shuffled(players, drawing.seed_of(season), "seeds", 0) if by_lot else players
    return in_order(by_strength(order, season.background, season.settings.division_size), season.seeds)


def _division_of_late(season: Season, player: str, by_rating: int) -> int:
    """Return the division in which a player enters a running season. With a promise, it is not lower than
    that of any starter who was promised a lower one. Without one it is that ``by_rating``, or the lowest if
    that is 0.
    """
    started = league(season).entrants.values()
    lowest, own = max((each.division for each in started), default=1), season.promised_to(player)
    if own is None:
        return min(by_rating, lowest) or lowest
    below = (each.division for each in started if (season.promised_to(each.player) or 0) > own)
    return min(own, lowest, *below)


@dataclass(frozen=True, slots=True)
class LeagueEntries:
    """Each player holds an entry, which can be withdrawn or handed to another player."""

    system: System

    def start(self, season: Season, players: Sequence[str], act: acts.Start, at: int) -> Season:
        """Start the season and, if players are paired, its first round."""
        settings = self.system.settled(season.settings, len(players))
        rated = act.seeds if settings.seeding == "rating" else ()
        background = Background(act.divisions, act.breaks, act.before, rated)
        season = replace(season, settings=settings, background=background)
        state = updates.opened(self.system.scoring(season.settings, season.key, at))
        order = _by_strength(season, players)
        divisions = enumerate(self.system.parted(season.settings, order, background), start=1)
        entrants = (Entrant(player, player, at, number) for number, part in divisions for player in part)
        begun = replace(season, play=updates.join(state, *entrants))
        if not self.system.facts.drawn:
            return begun
        return self.system.next_round(begun, season.settings.round_from(at), act.tables, at)

    def enter(self, season: Season, player: str, at: int, division: int = 0) -> Season | None:
        """Let a player enter in their promised division, in the ``division`` by their rating, or at the
        bottom, as long as more than the last round, or a tiebreaker, is left.
        """
        state = league(season)
        is_over = season.phase == "review" or tiebreaker_until(season) is not None
        if is_over or not self.system.goes_on(state):
            raise IllegalAct("signup_closed", why="last")
        if player in state.entrants:
            raise IllegalAct("withdrawn", entry=player)
        if season.settings.places is not None and len(state.entries) >= season.settings.places:
            return None
        division = _division_of_late(season, player, division)
        return replace(season, play=updates.join(state, Entrant(player, player, at, division)))

    def leave(self, season: Season, player: str, command: Command) -> Season:
        """Withdraw the player's entry, which forfeits its remaining matches."""
        state = league(season)
        ruling = Withdraw(state.holds(player) or "", "forfeit")
        decision = Decision(str(season.seq + 1), command.at, player, command.reason, ruling)
        return replace(season, play=carried_out(state, decision))

    def removal(self, season: Season, player: str) -> Act:
        """Return the act of leaving."""
        return acts.Leave(player)

    def people(self, season: Season) -> Iterable[str]:
        """Return everyone who has held an entry, made a decision or played at a table."""
        state = season_state(season)
        return league_rows.people(state) if state else ()
