"""The umpire's decisions that differ by the family of a season's format: about matches, or about games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from bot.league.contest import Contest, Step, acts, format_of
from bot.league.decisions import Ruling
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.names import Names
from bot.ui.umpire.league_desk import LeagueDesk
from bot.ui.umpire.tournament_desk import TournamentDesk


class Desk(Protocol):
    """Makes acts from the options that an umpire has written.

    Its methods raise Refused if an option or a decision does not exist in this family.
    """

    @property
    def points_form(self) -> str:
        """The phrase id of what the form about a result asks for points."""

    @property
    def fates(self) -> Sequence[str]:
        """What can become of a player at the desk, by the names of the phrases for it."""

    @property
    def shares_victory(self) -> bool:
        """Whether all who are tied for first place can share it."""

    def void(
        self, names: Names, say: Translator, match: str | None, game: Sequence[int | None]
    ) -> acts.UmpireAct:
        """Void a match, or a ``game`` (round, table, slot)."""

    def adjust(
        self,
        names: Names,
        say: Translator,
        player: str,
        match: tuple[str | None, int | None],
        game: tuple[int | None, int | None, str | None],
    ) -> acts.UmpireAct:
        """Change a total in a ``match`` (match, total), or points in a ``game`` (round, slot, points)."""

    def settle(self, entries: Sequence[str], shared: bool) -> acts.UmpireAct:
        """Break a tie by the order of ``entries``, or let all share the victory."""

    def withdraw(self, names: Names, say: Translator, player: str, rest: str | None) -> acts.UmpireAct:
        """Withdraw a player. ``rest`` says what happens to their open matches."""

    def replace(self, contest: Contest, entry: str, player: str, now: int) -> acts.UmpireAct:
        """Give an entry to another player, or ask them from ``now`` (ms) on whether they take it over."""

    def need_rulings(self) -> None:
        """Raise Refused if :meth:`decide` would refuse every decision."""

    def decide(self, ruling: Ruling) -> acts.UmpireAct:
        """Extend a deadline, award points, or caution a player."""

    def reverse(self, key: str) -> acts.UmpireAct:
        """Reverse an earlier decision."""

    def results(self, contest: Contest) -> Sequence[str]:
        """The matches, or the tables, whose results can be changed, the newest first."""

    def points_at(self, contest: Contest, match: str) -> str:
        """The points at a match or table, in the order of :meth:`people_at`."""

    def people_at(self, names: Names, match: str, say: Translator) -> list[tuple[str, str]]:
        """The name and the key of each player at a match or table; none if there is no such result."""

    def games_at(self, contest: Contest, match: str) -> Sequence[int]:
        """The numbers of the games that a table has begun; none in a league, where a match counts whole."""

    def void_at(self, match: str, game: str) -> acts.UmpireAct:
        """Void a match, or a game of a table."""

    def adjust_at(self, match: str, player: str, points: str, game: str) -> acts.UmpireAct:
        """Change a player's points in a match, or in a game of a table."""

    def notes(self, step: Step, names: Names, say: Translator) -> Iterator[str]:
        """Lines that an umpire should read before they confirm results."""


DESKS: Mapping[str, Desk] = {"league": LeagueDesk(), "tournament": TournamentDesk()}
"""The desks by :attr:`bot.league.contest.format.Facts.family`."""


def desk_of(contest: Contest) -> Desk:
    """The desk for a season."""
    return DESKS[format_of(contest).facts.family]
