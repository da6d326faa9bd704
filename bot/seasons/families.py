"""The two families of table handling: by matches, for leagues, and by deals, for tournaments."""

from __future__ import annotations

from typing import Final

from bot.league.season import Season, format_of
from bot.seasons.league_tables import LeagueTables
from bot.seasons.pursuit import TournamentTables

BY_MATCHES: Final = LeagueTables()
BY_GAMES: Final = TournamentTables()


def tables_of(season: Season) -> LeagueTables:
    """Return the table handling of a season."""
    return BY_GAMES if format_of(season).facts.by_games else BY_MATCHES
