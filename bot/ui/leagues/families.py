"""The screens of a season that differ by the family of its format: matches, or a tournament's games."""

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
    """How a season is looked at."""

    def standings(
        self, reader: Reader, page: int, picture: Illustration | None, race: str, *, public: bool
    ) -> ui.LayoutView:
        """A page of the standings, with the race in a ``picture`` or in words, where there is one."""

    def fixtures(self, reader: Reader, number: int, page: int) -> ui.LayoutView:
        """What is played in a round (0: the newest)."""

    def account(self, reader: Reader, entry: str, page: int) -> ui.LayoutView:
        """How it counts for an entry. Raises Refused ``not_in_season``."""


class LeagueScreens:
    """Scores, fixtures and accounts."""

    def standings(
        self, reader: Reader, page: int, picture: Illustration | None, race: str, *, public: bool
    ) -> ui.LayoutView:
        """A page of the standings."""
        return standings_screen(reader, page, picture, race, public=public)

    def fixtures(self, reader: Reader, number: int, page: int) -> ui.LayoutView:
        """What is played in a round; of an open season all matches."""
        return fixtures_screen(reader, number, page)

    def account(self, reader: Reader, entry: str, page: int) -> ui.LayoutView:
        """An entry's matches, and what each has given."""
        state = season_state(reader.contest)
        if state is None or entry not in state.accounts:
            raise Refused("not_in_season")
        return account_screen(reader, state, entry, page)


class TournamentScreens:
    """The list with its sums, the tables with their games, and an entry's card."""

    def standings(
        self, reader: Reader, page: int, picture: Illustration | None, race: str, *, public: bool
    ) -> ui.LayoutView:
        """A page of the list."""
        play = tournament_play(reader.contest)
        if play is None:
            return signed_screen(reader, page)
        return list_screen(reader, play.tournament, page, public=public)

    def fixtures(self, reader: Reader, number: int, page: int) -> ui.LayoutView:
        """The tables of a round."""
        play = tournament_play(reader.contest)
        if play is None:
            return fixtures_screen(reader)
        return tables_screen(reader, play.tournament, number, page)

    def account(self, reader: Reader, entry: str, page: int) -> ui.LayoutView:
        """An entry's games."""
        play = tournament_play(reader.contest)
        if play is None or not play.has(entry):
            raise Refused("not_in_season")
        return card_screen(reader, play.tournament, int(entry), page)


SCREENS: Mapping[str, Screens] = {"league": LeagueScreens(), "tournament": TournamentScreens()}
"""By :attr:`bot.league.contest.Format.family`."""


def screens_of(contest: Contest) -> Screens:
    """The screens of a season."""
    return SCREENS[format_of(contest).family]
