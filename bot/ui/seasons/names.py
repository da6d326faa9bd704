"""The names of a season's players, matches, tables and rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol, TypeGuard

from bot.league.results import MatchResult
from bot.league.season import Season, SeasonSettings, format_of, tournament_of, undrawn, unplayed
from bot.league.tournament.scores import by_computer
from bot.league.tournament.state import PLAYOFF
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import joined, listed, moment
from bot.ui.shell.kinds import SeasonRequest
from bot.user_text import UserText

SHOWN = 24
"""The most names that are listed. The others are only counted."""
TABLES = 20
"""The most tables that are listed as not played."""


class Person(Protocol):
    """A person who is known on the server."""

    @property
    def name(self) -> UserText:
        """Their latest name."""


@dataclass(frozen=True, slots=True)
class Names:
    """The names in one season: of its people, and of its matches and tables.

    ``people`` is the result of ``Seasons.names``. A person who is not in it was forgotten. ``plain`` is for
    places where Discord draws no markup, such as a list of suggestions.
    """

    season: Season
    people: Mapping[str, Person]
    say: Translator
    plain: bool = False

    @property
    def played_for(self) -> frozenset[str]:
        """The people for whom a computer has played in a tournament."""
        state = tournament_of(self.season)
        entries = by_computer(state, 1, 2, PLAYOFF) if state else ()
        return frozenset(map(self.season.player_of, entries))

    def player(self, key: str) -> str:
        """The name of a person."""
        known = self.people.get(key)
        if known is None:
            return self.say("former-player")
        return label_text(known.name) if self.plain else escape_text(known.name)

    def marked(self, key: str) -> str:
        """The name of a person, with a sign if a computer has played for them in a tournament."""
        name = self.player(key)
        return self.say("outbox-marked", name=name) if key in self.played_for else name

    def players(self, keys: Iterable[str]) -> str:
        """The names of some people. If they are many, the first few and the number of the others."""
        return _listed([self.player(key) for key in keys], self.say)

    def placed(self, keys: Iterable[str]) -> str:
        """The same for those who have come to a place, by entries or people: they are marked as
        :meth:`marked` says.
        """
        names = [self.marked(self._holder(key)) for key in keys]
        return listed(names, self.say) if len(names) <= SHOWN else _listed(names, self.say)

    def entry(self, entry: str) -> str:
        """The name of the current holder of an entry."""
        return self.player(self._holder(entry))

    def entries(self, entries: Iterable[str]) -> str:
        """The names of the current holders of some entries."""
        return self.players(self._holder(entry) for entry in entries)

    def match(self, key: str) -> str:
        """A match by its round and table, or by its day, and its players."""
        result = format_of(self.season).matches.result(self.season, key)
        if result is None:
            return self.fixture(key)
        players = self.players(seated(result))
        if self._is_known(result.fixture):
            return self._at(result.fixture, players)
        at = clock_of(result.at, self.season.settings)
        return self.say("umpire-match", day=at.date(), clock=at.strftime("%H:%M"), players=players)

    def fixture(self, key: str) -> str:
        """A fixture by its round and table, and its players."""
        if self._is_known(key):
            return self._at(key, self.entries(self._seated(key)))
        return self.say("umpire-fixture-cut") if key.startswith(f"{self.season.key}-") else key

    def to_play(self, fixture: str) -> str:
        """A fixture by its round and table, and those who are to play it: not who has withdrawn."""
        if not self._is_known(fixture):
            return self.fixture(fixture)
        return self._at(fixture, self.players(self.players_of(fixture)))

    def players_of(self, fixture: str) -> Iterable[str]:
        """The people who are to play a fixture."""
        return format_of(self.season).fixtures.players_of(self.season, fixture)

    def where(self, fixture: str) -> str:
        """A fixture by its round and table alone."""
        return (
            self.say("umpire-where", **place_of(self.season, fixture)) if self._is_known(fixture) else fixture
        )

    def unplayed(self, *, mend: bool = False) -> str:
        """The tables that nobody has played and that nobody has decided, and the rounds that were never
        drawn, a sentence for each; empty if there are none. With ``mend`` it says what the umpire can do
        about such tables.
        """
        lines, tables = list[str](), [self.where(fixture) for fixture in unplayed(self.season)]
        if tables:
            shown, more = " · ".join(tables[:TABLES]), len(tables) - TABLES
            listed = shown if more <= 0 else self.say("list-more", names=shown, count=more)
            lines.append(self.say("season-unplayed", tables=listed))
        if tables and mend:
            lines[-1] += f" {self.say('season-unplayed-mend')}"
        if rounds := undrawn(self.season):
            lines.append(self.say("season-undrawn", count=len(rounds), first=rounds[0], last=rounds[-1]))
        return "\n".join(lines)

    def time(self, at: int) -> str:
        """A time (ms) as :func:`time_of` gives it."""
        return time_of(at, self.season.settings, self.say, plain=self.plain)

    def _is_known(self, fixture: str | None) -> TypeGuard[str]:
        """Whether that is a fixture of the season which has not been cut."""
        return place_of(self.season, fixture)["stage"] != "none"

    def _at(self, fixture: str, players: str) -> str:
        return self.say("umpire-round", **place_of(self.season, fixture), players=players)

    def _seated(self, fixture: str) -> Iterable[str]:
        return format_of(self.season).fixtures.seated(self.season, fixture)

    def _holder(self, entry: str) -> str:
        """The holder of an entry; the key itself if it is no entry but a person's key."""
        play = self.season.play
        return self.season.player_of(entry) if play is not None and play.has(entry) else entry


def _listed(names: Sequence[str], say: Translator) -> str:
    """Names in one text. If they are many, the first few and the number of the others."""
    shown, more = joined(names[:SHOWN], say), len(names) - SHOWN
    return shown if more <= 0 else say("list-more", names=shown, count=more)


def place_of(season: Season, fixture: str | None) -> dict[str, str | int]:
    """Where a fixture is played, as arguments for a phrase: its stage, round, division and table.

    The stage is ``round``; ``tiebreaker``; ``final`` for the play-off of a tournament;
    and ``none``, as the numbers are 0, if there is no such fixture. The division is 0 if there are none.
    """
    its = format_of(season)
    place = its.fixtures.place_of(season, fixture) if fixture else None
    if place is None:
        return {"stage": "none", "round": 0, "division": 0, "table": 0}
    stage = "tiebreaker" if place.tiebreaker else "final" if place.final else "round"
    division = place.division if its.facts.divided else 0
    return {"stage": stage, "round": place.round, "division": division, "table": place.table}


PLAYED_FOR = 20
"""The most players that are listed for whom computers have played."""


def played_for(computers: Mapping[str, int], name: Callable[[str], str], say: Translator) -> str:
    """The entries for which computers have played, each with the number of games."""
    most = sorted(computers.items(), key=lambda item: (-item[1], int(item[0])))
    shown = [say("outbox-played-for", name=name(entry), count=games) for entry, games in most[:PLAYED_FOR]]
    names = joined(shown, say)
    more = len(most) - PLAYED_FOR
    return names if more <= 0 else say("list-more", names=names, count=more)


def seated(result: MatchResult) -> list[str]:
    """The people at a match, in the order of their places."""
    seats = sorted(result.seats, key=lambda seat: seat.place)
    return [seat.player for seat in seats if seat.player is not None]


def time_of(at: int, settings: SeasonSettings, say: Translator, *, plain: bool) -> str:
    """A time (ms) as Discord's timestamp or, if plain, as the day by the clocks of a season."""
    return say("umpire-day", day=clock_of(at, settings).date()) if plain else f"<t:{moment(at)}:f>"


def clock_of(at: int, settings: SeasonSettings) -> datetime:
    """What the clocks of a season's zone show at a time (ms)."""
    return datetime.fromtimestamp(settings.clock_at(at) / 1000, UTC).replace(tzinfo=None)


async def names_in(request: SeasonRequest, *, plain: bool = False) -> Names:
    """The names in the season of a press; ``plain`` ones for labels."""
    people = await request.services.seasons.names(request.season)
    return Names(request.season, people, request.say, plain=plain)
