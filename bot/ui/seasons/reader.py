"""The reader of a season's screens: what they may see, in which language, and helpers to cut and page
texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.league.illegal import IllegalAct
from bot.league.season import Act, Command, Season, apply
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text, shortened
from bot.ui.seasons.names import Names, Person
from bot.user_text import UserText


@dataclass(frozen=True, slots=True)
class Reader:
    """The user who looks at a season, and the time at which they do."""

    season: Season
    people: Mapping[str, Person]
    """The people of the server by key, as ``Seasons.names`` returns them."""
    say: Translator
    now: int
    """The time in milliseconds since 1970."""
    own: str = ""
    """The reader's own key; empty if the screen is public, or the reader is not known on the server."""
    staff: bool = False
    """Whether they may see what only the umpire and a player may see."""

    @property
    def names(self) -> Names:
        """The full names of people, matches and tables."""
        return Names(self.season, self.people, self.say)

    def name(self, player: str, most: int = 32) -> str:
        """A player's name for a text, cut to ``most`` characters, with markup escaped."""
        known = self.people.get(player)
        if known is None:
            return self.say("former-player")
        return escape_text(shortened(known.name, most))

    def label(self, player: str) -> str:
        """A player's name as plain text, for a button or menu."""
        known = self.people.get(player)
        return label_text(known.name) if known else self.say("former-player")

    @property
    def season_key(self) -> str:
        """The key of the season."""
        return self.season.key

    @property
    def entry(self) -> str | None:
        """The entry that the reader holds or held last; None if they have not played in the season."""
        return self.season.entry_held(self.own)

    def title(self) -> str:
        """The heading: the league's name and the number of the season."""
        league = escape_text(self.season.settings.league)
        return self.say("league-title", league=league, number=self.season.number)

    def can(self, act: Act) -> bool:
        """Whether the season would accept ``act`` from the reader now."""
        try:
            apply(self.season, Command(act, self.own, self.now, UserText("?")))
        except IllegalAct:
            return False
        return True

    def sees(self, player: str) -> bool:
        """Whether the reader may see what only the umpire and ``player`` may see."""
        return self.staff or (bool(self.own) and self.own == player)


def cut(text: UserText, most: int) -> str:
    """A text that people wrote, in one line, cut to ``most`` characters, with markup escaped."""
    return escape_text(shortened(text, most))


def paged(blocks: Sequence[str], most: int, room: int) -> list[list[str]]:
    """Texts split into pages of at most ``most`` texts and ``room`` characters. There is at least one
    page.
    """
    pages: list[list[str]] = [[]]
    left = room
    for block in blocks:
        if pages[-1] and (len(pages[-1]) == most or len(block) + 1 > left):
            pages.append([])
            left = room
        pages[-1].append(block[:room])
        left -= len(block) + 1
    return pages
