"""The two families of table handling: by matches, for leagues, and by deals, for tournaments."""

from __future__ import annotations

from typing import Final

from bot.league.contest import Contest, format_of
from bot.seasons.league_tables import LeagueTables
from bot.seasons.pursuit import TournamentTables

BY_MATCHES: Final = LeagueTables()
BY_GAMES: Final = TournamentTables()


def tables_of(contest: Contest) -> LeagueTables:
    """Return the table handling of a season."""
    return BY_GAMES if format_of(contest).facts.by_games else BY_MATCHES
