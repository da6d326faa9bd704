"""What people call the players, matches, tables and rounds of a season."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Protocol

from bot.league.contest import Contest, Place, format_of
from bot.league.results import MatchResult
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text

SHOWN = 8
"""So many names are listed; of more, only how many there are is said."""


class Person(Protocol):
    """Somebody who is known on the server."""

    @property
    def name(self) -> str:
        """As they were called last."""


@dataclass(frozen=True, slots=True)
class Names:
    """Names in one season: of its people by key, and of what they play.

    ``people`` is what ``Seasons.names`` gives; whoever is not in it has been forgotten. ``plain``: for where
    Discord draws no markup, as in a list of suggestions.
    """

    contest: Contest
    people: Mapping[str, Person]
    plain: bool = False

    def player(self, key: str, say: Translator) -> str:
        """The name of a person."""
        known = self.people.get(key)
        if known is None:
            return say("former-player")
        return known.name if self.plain else escape_text(known.name)

    def players(self, keys: Iterable[str], say: Translator) -> str:
        """The names of some people, the first few of many."""
        everybody = [self.player(key, say) for key in keys]
        shown = ", ".join(everybody[:SHOWN])
        more = len(everybody) - SHOWN
        return shown if more <= 0 else say("umpire-and-more", names=shown, count=more)

    def entry(self, entry: str | int, say: Translator) -> str:
        """The name of whoever holds an entry now; of the tournament its number is enough."""
        return self.player(self._holder(str(entry)), say)

    def entries(self, entries: Iterable[str | int], say: Translator) -> str:
        """The names of those who hold some entries now."""
        return self.players((self._holder(str(entry)) for entry in entries), say)

    def match(self, key: str, say: Translator) -> str:
        """A match by when it was, or by its round and table, and who played."""
        result = format_of(self.contest).result(self.contest, key)
        if result is None:
            return self.fixture(key, say)
        players = self.players(seated(result), say)
        place = self._place(result.fixture)
        if place is not None:
            return _at(place, players, say)
        return say("umpire-match", day=day_of(result.at), players=players)

    def fixture(self, key: str, say: Translator) -> str:
        """A table that is to be played by its round and number, and who is to play."""
        place = self._place(key)
        return key if place is None else _at(place, self.entries(self._seated(key), say), say)

    def time(self, at: int, say: Translator) -> str:
        """A moment (ms): in everybody's own time where Discord draws it, else the day by UTC."""
        return say("umpire-day", day=day_of(at)) if self.plain else f"<t:{at // 1000}:f>"

    def _place(self, fixture: str | None) -> Place | None:
        return format_of(self.contest).place_of(self.contest, fixture) if fixture else None

    def _seated(self, fixture: str) -> Iterable[str]:
        return format_of(self.contest).seated(self.contest, fixture)

    def _holder(self, entry: str) -> str:
        """Who holds an entry, or the person that a key is of where it is none."""
        play = self.contest.play
        return self.contest.player_of(entry) if play is not None and play.has(entry) else entry


def _at(place: Place, players: str, say: Translator) -> str:
    return say(
        "umpire-round",
        round=place.round,
        table=place.table,
        division=place.division or 1,
        players=players,
    )


def seated(result: MatchResult) -> list[str]:
    """The people at a match, in order of their places."""
    seats = sorted(result.seats, key=lambda seat: seat.place)
    return [seat.player for seat in seats if seat.player is not None]


def day_of(at: int) -> date:
    """The day of a moment (ms), by UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).date()
