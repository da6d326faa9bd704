"""One season as a screen or message shows it: its names, in one language, at one moment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, Self, TypeGuard

from bot.league.illegal import IllegalAct
from bot.league.season import Act, Command, Season, apply, format_of, tournament_of, undrawn, unplayed
from bot.league.tournament.scores import by_computer
from bot.league.tournament.state import PLAYOFF
from bot.services import Forecast
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text, shortened
from bot.ui.i18n.values import clock_time, joined, listed
from bot.ui.seasons.names import clock_of, place_of, seated, time_of
from bot.ui.shell.kinds import SeasonRequest
from bot.user_text import UserText

SHOWN = 24
"""Maximum number of names in a list. The others are only counted."""
TABLES = 20
"""Maximum number of unplayed tables in a list."""


class Person(Protocol):
    """A person who is known on the server."""

    @property
    def name(self) -> UserText:
        """Their latest name."""


@dataclass(frozen=True, slots=True)
class SeasonView:
    """A season with the names of its people, matches and tables, for one reader or channel."""

    season: Season
    people: Mapping[str, Person]
    """People of the server by key, as ``Seasons.names`` returns them. A missing person was forgotten."""
    say: Translator
    now: int = 0
    """Time in milliseconds since 1970."""
    own: str = ""
    """Reader's own key; empty if the screen is public, or the reader is not known on the server."""
    staff: bool = False
    """Whether the reader may see what only the umpire and a player may see."""
    chances: Forecast = field(default_factory=dict)
    """Chances of the entries, if they are known and the reader wants to see them."""
    plain: bool = False
    """Whether names are for buttons and menus, where Discord draws no markup."""

    @property
    def labels(self) -> Self:
        """The same view with names for buttons and menus."""
        return replace(self, plain=True)

    @property
    def title(self) -> str:
        """The league's name and the number of the season."""
        league = escape_text(self.season.settings.league)
        return self.say("outbox-season", league=league, number=str(self.season.number))

    @property
    def _played_for(self) -> frozenset[str]:
        """The people for whom a computer has played in a tournament."""
        state = tournament_of(self.season)
        entries = by_computer(state, 1, 2, PLAYOFF) if state else ()
        return frozenset(map(self.season.player_of, entries))

    def player(self, key: str) -> str:
        """Return a person's name."""
        known = self.people.get(key)
        if known is None:
            return self.say("former-player")
        return label_text(known.name) if self.plain else escape_text(known.name)

    def name(self, key: str, most: int = 32) -> str:
        """Return a person's name for a text, cut to ``most`` characters."""
        known = self.people.get(key)
        return self.say("former-player") if known is None else cut(known.name, most)

    def marked(self, key: str) -> str:
        """Return a person's name, with a sign if a computer has played for them in a tournament."""
        name = self.player(key)
        return self.say("outbox-marked", name=name) if key in self._played_for else name

    def players(self, keys: Iterable[str]) -> str:
        """Return people's names. If they are many, the first few and the number of the others."""
        return _listed([self.player(key) for key in keys], self.say)

    def placed(self, keys: Iterable[str]) -> str:
        """Return names as :meth:`players` does, by entries or people, but as :meth:`marked`."""
        names = [self.marked(self._holder(key)) for key in keys]
        return listed(names, self.say) if len(names) <= SHOWN else _listed(names, self.say)

    def entry(self, entry: str) -> str:
        """Return the name of the current holder of an entry."""
        return self.player(self._holder(entry))

    def entries(self, entries: Iterable[str]) -> str:
        """Return the names of the current holders of entries."""
        return self.players(self._holder(entry) for entry in entries)

    def match(self, key: str) -> str:
        """Return a match by its round and table, or by its day, and its players."""
        result = format_of(self.season).matches.result(self.season, key)
        if result is None:
            return self.fixture(key)
        players = self.players(seated(result))
        if self._is_known(result.fixture):
            return self._at(result.fixture, players)
        at = clock_of(result.at, self.season.settings)
        return self.say("umpire-match", day=at.date(), clock=clock_time(at.time(), self.say), players=players)

    def fixture(self, key: str, players: Iterable[str] | None = None) -> str:
        """Return a fixture by its round and table, and ``players`` (None: all of its players)."""
        if self._is_known(key):
            return self._at(
                key, self.entries(self._seated(key)) if players is None else self.players(players)
            )
        return self.say("umpire-fixture-cut") if key.startswith(f"{self.season.key}-") else key

    def where(self, fixture: str) -> str:
        """Return a fixture by its round and table alone."""
        return (
            self.say("umpire-where", **place_of(self.season, fixture)) if self._is_known(fixture) else fixture
        )

    def time(self, at: int) -> str:
        """Return a time (ms) as :func:`time_of` does."""
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


def can(view: SeasonView, act: Act) -> bool:
    """Return whether the season would accept ``act`` from the reader now."""
    try:
        apply(view.season, Command(act, view.own, view.now, UserText("?")))
    except IllegalAct:
        return False
    return True


def sees(view: SeasonView, player: str) -> bool:
    """Return whether the reader may see what only the umpire and ``player`` may see."""
    return view.staff or (bool(view.own) and view.own == player)


def unplayed_lines(view: SeasonView, *, mend: bool = False) -> str:
    """Return a line about tables that are neither played nor decided, and one about rounds that were never
    paired; empty if there are none. With ``mend`` it says what the umpire can do about such tables.
    """
    say, tables = view.say, [view.where(fixture) for fixture in unplayed(view.season)]
    lines = list[str]()
    if tables:
        shown, more = " · ".join(tables[:TABLES]), len(tables) - TABLES
        names = shown if more <= 0 else say("list-more", names=shown, count=more)
        lines.append(say("season-unplayed", tables=names))
    if tables and mend:
        lines[-1] += f" {say('season-unplayed-mend')}"
    if rounds := undrawn(view.season):
        lines.append(say("season-undrawn", count=len(rounds), first=rounds[0], last=rounds[-1]))
    return "\n".join(lines)


def _listed(names: Sequence[str], say: Translator) -> str:
    """Return names in one text. If they are many, the first few and the number of the others."""
    shown, more = joined(names[:SHOWN], say), len(names) - SHOWN
    return shown if more <= 0 else say("list-more", names=shown, count=more)


def cut(text: UserText, most: int) -> str:
    """Return a user's text in one line, cut to ``most`` characters, with markup escaped."""
    return escape_text(shortened(text, most))


def paged(blocks: Sequence[str], most: int, room: int) -> list[list[str]]:
    """Split texts into one or more pages of at most ``most`` texts and ``room`` characters."""
    pages: list[list[str]] = [[]]
    left = room
    for block in blocks:
        if pages[-1] and (len(pages[-1]) == most or len(block) + 1 > left):
            pages.append([])
            left = room
        pages[-1].append(block[:room])
        left -= len(block) + 1
    return pages


async def season_view(request: SeasonRequest, *, plain: bool = False) -> SeasonView:
    """Return the view of the season of a press; ``plain`` for labels."""
    people = await request.services.seasons.names(request.season)
    return SeasonView(request.season, people, request.say, request.now, plain=plain)
