"""The umpire's decisions that differ by what a season counts: matches, or games."""

from __future__ import annotations

from typing import Final

from bot.league.season import Season, format_of
from bot.ui.umpire.league_dashboard import LeagueDashboard
from bot.ui.umpire.tournament_dashboard import TournamentDashboard

BY_MATCHES: Final = LeagueDashboard()
BY_GAMES: Final = TournamentDashboard()


def dashboard_of(season: Season) -> LeagueDashboard:
    """The dashboard for a season."""
    return BY_GAMES if format_of(season).facts.by_games else BY_MATCHES
