"""The umpire's decisions that differ by the family of a season's format: about matches, or about games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from bot.league.contest import Asked, Contest, Step, acts, format_of
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
    def void_form(self) -> str:
        """The phrase id of the number that the form for voiding asks for; empty if it asks for none."""

    @property
    def adjust_form(self) -> str:
        """The phrase id of the number that the form for changing points asks for."""

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

    def asked_people(self, asked: Asked, names: Names, say: Translator) -> list[tuple[str, str]]:
        """The players of the match that a question is about."""

    def void_asked(self, asked: Asked, game: str) -> acts.UmpireAct:
        """Void the match or game that a question is about."""

    def adjust_asked(self, asked: Asked, player: str, points: str) -> acts.UmpireAct:
        """Change a player's points in the match or game that a question is about."""

    def notes(self, step: Step, names: Names, say: Translator) -> Iterator[str]:
        """Lines that an umpire should read before they confirm results."""


DESKS: Mapping[str, Desk] = {"league": LeagueDesk(), "tournament": TournamentDesk()}
"""The desks by :attr:`bot.league.contest.format.Facts.family`."""


def desk_of(contest: Contest) -> Desk:
    """The desk for a season."""
    return DESKS[format_of(contest).facts.family]
