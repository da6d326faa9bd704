"""The formats of seasons, by key. A new format is a module here and a line below."""

from __future__ import annotations

from bot.league.outline import RoundColumn
from bot.league.season.formats.cup import Cup
from bot.league.season.formats.divisions import DivisionRounds
from bot.league.season.formats.league import Format
from bot.league.season.formats.open import Open
from bot.league.season.formats.pursuit import PursuitTournament
from bot.league.season.formats.rounds import Rounds
from bot.league.season.settings import SeasonSettings
from bot.league.season.state import Season
from bot.league.standings import Row

FORMATS: dict[str, Format] = {
    each.facts.key: each for each in (Open(), Rounds(), DivisionRounds(), Cup(), PursuitTournament())
}
"""Formats in the order in which they are offered."""


def standings_of(season: Season) -> tuple[Row, ...]:
    """Return the standings of a league, with the account behind each line; empty for tournaments."""
    return format_of(season).standings.lines(season)


def divisions_of(season: Season) -> dict[str, int]:
    """Return the division of each entry that was not withdrawn, in the order of the standings; empty before
    the start. Without divisions, it is 1.
    """
    still = set(season.play.entries) if season.play else set[str]()
    lines = format_of(season).standings.placings(season)
    return {line.entry: line.division for line in lines if line.entry in still}


def bracket_of(season: Season) -> tuple[RoundColumn, ...]:
    """Return the bracket of a cup, round by round; empty for other seasons, and before the start."""
    return format_of(season).standings.outline(season)


def format_of(season: Season | SeasonSettings) -> Format:
    """Return the format of a season, or of its announced settings."""
    settings = season.settings if isinstance(season, Season) else season
    return FORMATS[settings.format]
