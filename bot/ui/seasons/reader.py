"""Somebody who looks at a season: what they may see of it, in their own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from fluent.runtime.types import FluentType, fluent_number

from bot.league import refusal
from bot.league.contest import Act, Command, Contest, apply
from bot.league.phrase import NONE
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.seasons.names import Names, Person

DIGITS = 2
"""After the point, at most."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks at a season, and when."""

    contest: Contest
    people: Mapping[str, Person]
    """By key, as ``Seasons.names`` gives them."""
    say: Translator
    now: int
    """Milliseconds since 1970."""
    own: str = ""
    """The reader's key; empty: everybody, or somebody whom nobody knows."""
    staff: bool = False
    """Whether they may see what is between umpire and player."""

    @property
    def names(self) -> Names:
        """What people, matches and tables are called in full."""
        return Names(self.contest, self.people)

    def name(self, player: str, most: int = 32) -> str:
        """A player's name for a text, cut to so many letters."""
        known = self.people.get(player)
        if known is None:
            return self.say("former-player")
        return escape_text(known.name if len(known.name) <= most else known.name[: most - 1] + "…")

    def label(self, player: str) -> str:
        """A player's name for a button or menu, where Discord draws no markup."""
        known = self.people.get(player)
        return known.name if known else self.say("former-player")

    @property
    def season(self) -> str:
        """The key of the season."""
        return self.contest.key

    def title(self) -> str:
        """The league's name and which of its seasons it is, as a heading."""
        league = escape_text(self.contest.terms.league)
        return self.say("league-title", league=league, number=self.contest.number)

    def can(self, act: Act) -> bool:
        """Whether the reader could do something now."""
        try:
            apply(self.contest, Command(act, self.own, self.now, "?"))
        except refusal.Refused:
            return False
        return True

    def sees(self, player: str) -> bool:
        """Whether they may see what is between the umpire and ``player``."""
        return self.staff or (bool(self.own) and self.own == player)


def decimal(value: Fraction | int | None) -> FluentType | str:
    """A number for a phrase, which writes it as its language does, with two digits after the point at most;
    ``none`` for None.
    """
    if value is None:
        return NONE
    hundredths = round(value * 10**DIGITS)
    return fluent_number(Decimal(hundredths).scaleb(-DIGITS), maximumFractionDigits=DIGITS)


def cut(text: str, most: int) -> str:
    """A text that people wrote, in one line, its markup escaped, cut to so many letters."""
    line = " ".join(text.split())
    return escape_text(line if len(line) <= most else line[: most - 1] + "…")


def paged(blocks: Sequence[str], most: int, room: int) -> list[list[str]]:
    """Texts in pages: at most so many on each, with at most ``room`` letters together. One page at least."""
    pages: list[list[str]] = [[]]
    left = room
    for block in blocks:
        if pages[-1] and (len(pages[-1]) == most or len(block) + 1 > left):
            pages.append([])
            left = room
        pages[-1].append(block[:room])
        left -= len(block) + 1
    return pages
