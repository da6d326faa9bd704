"""The formats of seasons, by key. A new one is a module here and a line below."""

from __future__ import annotations

from bot.league.contest.format import Format
from bot.league.contest.formats.cup import Cup
from bot.league.contest.formats.divisions import Divisions
from bot.league.contest.formats.league import LeagueStandings, league_of
from bot.league.contest.formats.open import Open
from bot.league.contest.formats.pursuit import PURSUIT
from bot.league.contest.formats.rounds import Rounds
from bot.league.contest.state import Contest
from bot.league.contest.terms import Terms
from bot.league.outline import RoundColumn
from bot.league.standings import Row

FORMATS: dict[str, Format] = {
    each.facts.key: each for each in (*map(league_of, (Open(), Rounds(), Divisions(), Cup())), PURSUIT)
}
"""In the order in which they are offered."""


def standings_of(contest: Contest) -> tuple[Row, ...]:
    """The standings of a league, with the account behind each line; empty for other seasons."""
    its = format_of(contest).standings
    return its.lines(contest) if isinstance(its, LeagueStandings) else ()


def bracket_of(contest: Contest) -> tuple[RoundColumn, ...]:
    """The bracket of a cup, round by round; empty for other seasons, and before the start."""
    its = format_of(contest).standings
    return its.outline(contest) if isinstance(its, LeagueStandings) else ()


def format_of(season: Contest | Terms) -> Format:
    """The format of a season, or of the terms that it is announced with."""
    terms = season.terms if isinstance(season, Contest) else season
    return FORMATS[terms.format]
