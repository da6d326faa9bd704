"""The formats of seasons, by key. A new format is a module here and a line below."""

from __future__ import annotations

from bot.league.contest.formats.cup import Cup
from bot.league.contest.formats.divisions import Divisions
from bot.league.contest.formats.league import Format
from bot.league.contest.formats.open import Open
from bot.league.contest.formats.pursuit import PursuitTournament
from bot.league.contest.formats.rounds import Rounds
from bot.league.contest.state import Contest
from bot.league.contest.terms import Terms
from bot.league.outline import RoundColumn
from bot.league.standings import Row

FORMATS: dict[str, Format] = {
    each.facts.key: each for each in (Open(), Rounds(), Divisions(), Cup(), PursuitTournament())
}
"""Formats in the order in which they are offered."""


def standings_of(contest: Contest) -> tuple[Row, ...]:
    """Return the standings of a league, with the account behind each line; empty for tournaments."""
    return format_of(contest).standings.lines(contest)


def bracket_of(contest: Contest) -> tuple[RoundColumn, ...]:
    """Return the bracket of a cup, round by round; empty for other seasons, and before the start."""
    return format_of(contest).standings.outline(contest)


def format_of(season: Contest | Terms) -> Format:
    """Return the format of a season, or of its announced terms."""
    terms = season.terms if isinstance(season, Contest) else season
    return FORMATS[terms.format]
