"""What the pages of one season share: its names, addresses, times and figures, in one language."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple, TypeVar

from bot.games import GAMES
from bot.league.season import Season, format_of, season_state, tournament_of
from bot.services import Forecast
from bot.site.page import Link, Moment, Page, Part, Section, Text, interspersed
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.i18n.values import clock_time, decimal
from bot.ui.seasons.names import clock_of, place_of
from bot.ui.seasons.view import Person
from bot.user_text import UserText

T = TypeVar("T")

FRONT = "index.html"
"""Name of the first page of a folder."""


class Shown(NamedTuple):
    """A name on a page."""

    name: UserText


def shown_names(people: Mapping[str, Person], hidden: Collection[str], say: Translator) -> dict[str, Person]:
    """Return the names of people by key, with "a player" for those who are ``hidden``."""
    nameless = Shown(UserText(say("site-a-player")))
    return {key: nameless if key in hidden else Shown(known.name) for key, known in people.items()}


@dataclass(frozen=True)
class Telling:
    """A season as its pages tell it. All addresses are relative to the season's folder."""

    season: Season
    people: Mapping[str, Person]
    """Names by key, as :func:`shown_names` returns them. A missing person was forgotten."""
    say: Translator
    chances: Forecast = field(default_factory=dict)

    @property
    def title(self) -> str:
        """The league's name and the number of the season."""
        league = label_text(self.season.settings.league)
        return self.say("outbox-season", league=league, number=str(self.season.number))

    @property
    def game(self) -> str:
        """The name of the game."""
        return GAMES[self.season.settings.game].spec.name

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The number of each entry, from 1, in the order of entering. It never changes."""
        tournament, league = tournament_of(self.season), season_state(self.season)
        entries: Iterable[str] = league.entrants if league else ()
        if tournament is not None:
            entries = (entry.key for entry in tournament.entrants)
        return {entry: number for number, entry in enumerate(entries, start=1)}

    def name(self, player: str) -> str:
        """Return a person's name."""
        known = self.people.get(player)
        return self.say("former-player") if known is None else label_text(known.name)

    def entry(self, entry: str) -> Text:
        """Return the name of an entry's holder, with a link to its page."""
        return (Link(self.name(self.season.player_of(entry)), self.address(entry)),)

    def player(self, player: str, at: int | None = None) -> Text:
        """Return a person's name, with a link to the entry that they held at a time (ms), or hold now, if
        there is one.
        """
        league = season_state(self.season)
        then = None if at is None or league is None else league.roster.entry_at(player, at)
        entry, name = then or self.season.entry_held(player), self.name(player)
        return (name,) if entry is None else (Link(name, self.address(entry)),)

    def address(self, entry: str) -> str:
        """Return the address of an entry's page."""
        return f"player-{self.numbers[entry]}.html"

    def names(self, texts: Iterable[Text]) -> Text:
        """Return texts in one, with commas."""
        return interspersed(list(texts), self.say("list-comma"))

    def time(self, at: int) -> Moment:
        """Return a time (ms) as the season's clocks show it."""
        local = clock_of(at, self.season.settings)
        text = self.say("site-time", day=local.date(), clock=clock_time(local.time(), self.say))
        return Moment(text, iso(at))

    def number(self, value: Fraction | int | None) -> str:
        """Return a figure; a dash for None."""
        return "–" if value is None else self.say("league-number", number=decimal(value))

    def where(self, fixture: str | None) -> str:
        """Return a fixture by its round and table; empty if there is none."""
        place = place_of(self.season, fixture)
        return "" if place["stage"] == "none" else self.say("umpire-where", **place)

    @property
    def trail(self) -> tuple[Link, ...]:
        """The ways up from the season's pages."""
        return (Link(self.say("site-leagues"), f"../{FRONT}"),)

    def page(self, part: Part[T], sections: Iterable[Section], ways: tuple[Link, ...]) -> Page:
        """Return a page of the season, below its first one."""
        return Page(
            f"{self.season.key}/{part.path}",
            f"{part.heading} · {self.title}",
            part.heading,
            tuple(sections),
            (*self.trail, Link(self.title, FRONT)),
            (*ways, *part.beside),
            self.notes,
        )

    @property
    def notes(self) -> tuple[Text, ...]:
        """The lines at the end of each page."""
        return ((self.say("site-zone", zone=self.season.settings.zone),), (self.say("site-copies"),))

    @property
    def is_divided(self) -> bool:
        """Whether the season has divisions."""
        return format_of(self.season).facts.divided


def iso(at: int) -> str:
    """Return a time (ms) for machines, in UTC (RFC 3339)."""
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
