"""The screens that differ by what a season counts: matches, or games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from discord import ui

from bot.league.season import LogEntry, Season, format_of, season_state, tournament_of
from bot.tables import Refused
from bot.ui.components.post import Illustration
from bot.ui.leagues.account import account_screen
from bot.ui.leagues.card import card_screen
from bot.ui.leagues.fixtures import fixtures_screen
from bot.ui.leagues.pursuit import list_screen, tables_screen
from bot.ui.leagues.standings import signed_screen, standings_screen
from bot.ui.seasons.view import SeasonView


class LeagueScreens:
    """The screens of a season whose matches are counted."""

    def standings(
        self, view: SeasonView, page: int, picture: Illustration | None, bracket: str, *, public: bool
    ) -> ui.LayoutView:
        """Return a page of the standings, of a cup with its ``bracket`` in a ``picture`` or in words.
        ``public`` is for a message to a whole channel.
        """
        return standings_screen(view, page, picture, bracket, public=public)

    def fixtures(self, view: SeasonView, number: int, page: int) -> ui.LayoutView:
        """A page of the fixtures of a round (0 for the newest), or of all matches of an open season."""
        return fixtures_screen(view, number, page)

    def account(self, view: SeasonView, log: Iterable[LogEntry], entry: str, page: int) -> ui.LayoutView:
        """A page of an entry's matches, and what each has given to the score. Raises Refused
        ``not_in_season`` if there is no such entry.
        """
        state = season_state(view.season)
        if state is None or entry not in state.accounts:
            raise Refused("not_in_season")
        return account_screen(view, state, entry, page)


class TournamentScreens(LeagueScreens):
    """The screens of a tournament."""

    def standings(
        self, view: SeasonView, page: int, picture: Illustration | None, bracket: str, *, public: bool
    ) -> ui.LayoutView:
        """A page of the list of all entries with their sums."""
        state = tournament_of(view.season)
        if state is None:
            return signed_screen(view, page)
        return list_screen(view, state, page, public=public)

    def fixtures(self, view: SeasonView, number: int, page: int) -> ui.LayoutView:
        """A page of the tables of a round."""
        state = tournament_of(view.season)
        if state is None:
            return fixtures_screen(view)
        return tables_screen(view, state, number, page)

    def account(self, view: SeasonView, log: Iterable[LogEntry], entry: str, page: int) -> ui.LayoutView:
        """A page of an entry's games, by the log of the season."""
        state = tournament_of(view.season)
        if state is None or not state.has(entry):
            raise Refused("not_in_season")
        return card_screen(view, state, log, entry, page)


BY_MATCHES: Final = LeagueScreens()
BY_GAMES: Final = TournamentScreens()


def screens_of(season: Season) -> LeagueScreens:
    """The screens of a season."""
    return BY_GAMES if format_of(season).facts.by_games else BY_MATCHES
