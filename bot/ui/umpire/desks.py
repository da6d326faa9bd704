"""What an umpire can decide differs by the family of the season's format: about matches, or about games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from bot.league.contest import Asked, Contest, Step, acts, format_of
from bot.league.decisions import Ruling
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.names import Names
from bot.ui.seasons.suggestions import Offer
from bot.ui.umpire.league_desk import LeagueDesk
from bot.ui.umpire.tournament_desk import TournamentDesk


class Desk(Protocol):
    """Makes acts of what an umpire has written. Raises Refused for what means nothing in this family."""

    @property
    def void_form(self) -> str:
        """The phrase of what is asked beside the reason where a match is to be void; empty: nothing."""

    @property
    def adjust_form(self) -> str:
        """The phrase of what is asked where points are to be changed."""

    def void(
        self, names: Names, say: Translator, match: str | None, game: Sequence[int | None]
    ) -> acts.UmpireAct:
        """A match, or a ``game`` (round, table, slot), does not count."""

    def adjust(
        self,
        names: Names,
        say: Translator,
        player: str,
        match: tuple[str | None, int | None],
        game: tuple[int | None, int | None, str | None],
    ) -> acts.UmpireAct:
        """Another total in a ``match`` (which, total), or points in a ``game`` (round, slot, points)."""

    def settle(self, entries: Sequence[str], shared: bool) -> acts.UmpireAct:
        """Equals are told apart, or all share the victory."""

    def withdraw(self, names: Names, say: Translator, player: str, rest: str | None) -> acts.UmpireAct:
        """A player takes no further part; ``rest`` says what becomes of what is still to be played."""

    def replace(self, entry: str, player: str) -> acts.UmpireAct:
        """Somebody takes over an entry."""

    def need_rulings(self) -> None:
        """Raises Refused where :meth:`decide` would, whatever the decision."""

    def decide(self, ruling: Ruling) -> acts.UmpireAct:
        """Time is given, points are awarded, or a player is cautioned."""

    def reverse(self, key: str) -> acts.UmpireAct:
        """An earlier decision is taken back."""

    def asked_people(self, asked: Asked, names: Names, say: Translator) -> list[Offer]:
        """Who sat at the match that a player asks about."""

    def void_asked(self, asked: Asked, game: str) -> acts.UmpireAct:
        """What a player asks about does not count."""

    def adjust_asked(self, asked: Asked, player: str, points: str) -> acts.UmpireAct:
        """Somebody has other points in what a player asks about."""

    def notes(self, step: Step, names: Names, say: Translator) -> Iterator[str]:
        """What an umpire should know before they confirm results."""


DESKS: Mapping[str, Desk] = {"league": LeagueDesk(), "tournament": TournamentDesk()}
"""By :attr:`bot.league.contest.Format.family`."""


def desk_of(contest: Contest) -> Desk:
    """The desk at which a season is decided about."""
    return DESKS[format_of(contest).family]
