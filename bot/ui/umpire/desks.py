"""The umpire's decisions that differ by the family of a season's format: about matches, or about games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from bot.league.contest import Contest, Step, acts, format_of
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.names import Names
from bot.ui.umpire.league_desk import LeagueDesk
from bot.ui.umpire.tournament_desk import TournamentDesk


class Desk(Protocol):
    """Makes acts from what an umpire has chosen and written."""

    @property
    def points_form(self) -> str:
        """The phrase id of what the form about a result asks for points."""

    @property
    def fates(self) -> Sequence[str]:
        """What can become of a player, by the names of the phrases for it."""

    @property
    def shares_victory(self) -> bool:
        """Whether all who are tied for first place can share it."""

    def results(self, contest: Contest) -> Sequence[str]:
        """The matches, or the tables, whose results can be changed, the newest first."""

    def points(self, contest: Contest, match: str) -> str:
        """The points at a match or table, in the order of :meth:`people`."""

    def people(self, names: Names, match: str, say: Translator) -> list[tuple[str, str]]:
        """The name and the key of each player at a match or table; none if there is no such result."""

    def games(self, contest: Contest, match: str) -> Sequence[int]:
        """The numbers of the games that a table has begun; none in a league, where a match counts whole."""

    def void(self, match: str, game: str) -> acts.UmpireAct:
        """Void a match, or a game of a table."""

    def adjust(self, match: str, player: str, points: str, game: str) -> acts.UmpireAct:
        """Change a player's points in a match, or in a game of a table."""

    def settle(self, entries: Sequence[str], shared: bool) -> acts.UmpireAct:
        """Break a tie by the order of ``entries``, or let all share the victory."""

    def withdraw(self, entry: str, fate: str) -> acts.UmpireAct:
        """Withdraw a player. ``fate``, one of :attr:`fates`, says what happens to their open matches."""

    def replace(self, contest: Contest, entry: str, player: str, now: int) -> acts.UmpireAct:
        """Give an entry to another player, or ask them from ``now`` (ms) on whether they take it over."""

    def notes(self, step: Step, names: Names, say: Translator) -> Iterator[str]:
        """Lines that an umpire should read before they confirm results."""


DESKS: Mapping[str, Desk] = {"league": LeagueDesk(), "tournament": TournamentDesk()}
"""The desks by :attr:`bot.league.contest.format.Facts.family`."""


def desk_of(contest: Contest) -> Desk:
    """The desk for a season."""
    return DESKS[format_of(contest).facts.family]
