"""The umpire's decisions that differ by what a season counts: matches, or games."""

from __future__ import annotations

from typing import Final

from bot.league.contest import Contest, format_of
from bot.ui.umpire.league_desk import LeagueDesk
from bot.ui.umpire.tournament_desk import TournamentDesk

BY_MATCHES: Final = LeagueDesk()
BY_GAMES: Final = TournamentDesk()


def desk_of(contest: Contest) -> LeagueDesk:
    """The desk for a season."""
    return BY_GAMES if format_of(contest).facts.by_games else BY_MATCHES
