"""The formats of seasons, by key. A new one is a module here and a line below."""

from __future__ import annotations

from bot.league.contest.fixtures import season_state
from bot.league.contest.format import Format
from bot.league.contest.formats.divisions import Divisions
from bot.league.contest.formats.league import League
from bot.league.contest.formats.open import Open
from bot.league.contest.formats.pursuit import Pursuit
from bot.league.contest.formats.rounds import Rounds
from bot.league.contest.state import Contest
from bot.league.contest.terms import Terms
from bot.league.standings import Row

FORMATS: dict[str, Format] = {each.key: each for each in (Open(), Rounds(), Divisions(), Pursuit())}
"""In the order in which they are offered."""


def standings_of(contest: Contest) -> tuple[Row, ...]:
    """The standings of a league with the accounts behind them; none of what is no league."""
    its, state = format_of(contest), season_state(contest)
    return its.standings(state) if isinstance(its, League) and state is not None else ()


def format_of(season: Contest | Terms) -> Format:
    """The format of a season, or of what one is announced with."""
    terms = season.terms if isinstance(season, Contest) else season
    return FORMATS[terms.format]
