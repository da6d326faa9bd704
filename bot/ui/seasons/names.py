"""What people call the players, matches, tables and rounds of a season."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Protocol

from bot.league.contest import Contest
from bot.league.results import MatchResult
from bot.league.season import Fixture
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
        text = str(entry)
        if self.contest.book is not None and text not in self.contest.book.entrants:
            return self.player(text, say)
        return self.player(self.contest.player_of(text), say)

    def entries(self, entries: Iterable[str | int], say: Translator) -> str:
        """The names of those who hold some entries now."""
        return self.players((self._holder(str(entry)) for entry in entries), say)

    def match(self, key: str, say: Translator) -> str:
        """A match by when it was, or by its round and table, and who played."""
        book = self.contest.book
        result = book.results.get(key) if book else None
        if book is None or result is None:
            return self.fixture(key, say)
        fixture = book.fixtures.get(result.fixture or "")
        players = self.players(seated(result), say)
        if fixture is not None:
            return self._round(fixture, players, say)
        return say("umpire-match", day=day_of(result.at), players=players)

    def fixture(self, key: str, say: Translator) -> str:
        """A table that is to be played by its round and number, and who is to play; in the tournament also
        a table's sitting, by its name.
        """
        book = self.contest.book
        fixture = book.fixtures.get(key) if book else None
        if fixture is not None:
            return self._round(fixture, self.entries(fixture.entries, say), say)
        number, _, rest = key.partition("-")
        which = rest.partition("-")[0]
        if self.contest.tournament is not None and (number + which).isdigit():
            return self.table(int(number), int(which), say)
        return key

    def table(self, number: int, which: int, say: Translator) -> str:
        """A table of the tournament, and who plays there."""
        state = self.contest.tournament
        seated = state.table(number, which) if state else None
        players = self.entries(seated.seats if seated else (), say)
        return say("umpire-round", round=number, table=which, division=1, players=players)

    def time(self, at: int, say: Translator) -> str:
        """A moment (ms): in everybody's own time where Discord draws it, else the day by UTC."""
        return say("umpire-day", day=day_of(at)) if self.plain else f"<t:{at // 1000}:f>"

    def _round(self, fixture: Fixture, players: str, say: Translator) -> str:
        table = int(fixture.key.rpartition("-")[2])
        return say(
            "umpire-round", round=fixture.round, table=table, division=fixture.division, players=players
        )

    def _holder(self, entry: str) -> str:
        book = self.contest.book
        return entry if book is not None and entry not in book.entrants else self.contest.player_of(entry)


def seated(result: MatchResult) -> list[str]:
    """The people at a match, in order of their places."""
    seats = sorted(result.seats, key=lambda seat: seat.place)
    return [seat.player for seat in seats if seat.player is not None]


def day_of(at: int) -> date:
    """The day of a moment (ms), by UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).date()
