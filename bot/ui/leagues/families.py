"""The screens that differ by the family of a season's format: leagues with matches, tournaments with
games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from discord import ui

from bot.league.contest import Contest, format_of, season_state, tournament_play
from bot.tables import Refused
from bot.ui.components.post import Illustration
from bot.ui.leagues.account import account_screen
from bot.ui.leagues.card import card_screen
from bot.ui.leagues.fixtures import fixtures_screen
from bot.ui.leagues.pursuit import list_screen, tables_screen
from bot.ui.leagues.standings import signed_screen, standings_screen
from bot.ui.seasons.reader import Reader


class Screens(Protocol):
    """The screens of a season."""

    def standings(
        self, reader: Reader, page: int, picture: Illustration | None, race: str, *, public: bool
    ) -> ui.LayoutView:
        """A page of the standings, with the race in a ``picture`` or in words, if there is one.

        ``public`` is for a message that everybody in a channel sees.
        """

    def fixtures(self, reader: Reader, number: int, page: int) -> ui.LayoutView:
        """A page of the fixtures of a round (0 for the newest)."""

    def account(self, reader: Reader, entry: str, page: int) -> ui.LayoutView:
        """A page of an entry's account. Raises Refused ``not_in_season`` if there is no such entry."""


class LeagueScreens:
    """The screens of a league."""

    def standings(
        self, reader: Reader, page: int, picture: Illustration | None, race: str, *, public: bool
    ) -> ui.LayoutView:
        """A page of the standings."""
        return standings_screen(reader, page, picture, race, public=public)

    def fixtures(self, reader: Reader, number: int, page: int) -> ui.LayoutView:
        """A page of the fixtures of a round, or of all matches of an open season."""
        return fixtures_screen(reader, number, page)

    def account(self, reader: Reader, entry: str, page: int) -> ui.LayoutView:
        """A page of an entry's matches, and what each has given to the score."""
        state = season_state(reader.contest)
        if state is None or entry not in state.accounts:
            raise Refused("not_in_season")
        return account_screen(reader, state, entry, page)


class TournamentScreens:
    """The screens of a tournament."""

    def standings(
        self, reader: Reader, page: int, picture: Illustration | None, race: str, *, public: bool
    ) -> ui.LayoutView:
        """A page of the list of all entries with their sums."""
        play = tournament_play(reader.contest)
        if play is None:
            return signed_screen(reader, page)
        return list_screen(reader, play.tournament, page, public=public)

    def fixtures(self, reader: Reader, number: int, page: int) -> ui.LayoutView:
        """A page of the tables of a round."""
        play = tournament_play(reader.contest)
        if play is None:
            return fixtures_screen(reader)
        return tables_screen(reader, play.tournament, number, page)

    def account(self, reader: Reader, entry: str, page: int) -> ui.LayoutView:
        """A page of an entry's games."""
        play = tournament_play(reader.contest)
        if play is None or not play.has(entry):
            raise Refused("not_in_season")
        return card_screen(reader, play.tournament, int(entry), page)


SCREENS: Mapping[str, Screens] = {"league": LeagueScreens(), "tournament": TournamentScreens()}
"""The screens by :attr:`bot.league.contest.Format.family`."""


def screens_of(contest: Contest) -> Screens:
    """The screens of a season."""
    return SCREENS[format_of(contest).family]
