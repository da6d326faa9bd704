"""Somebody who looks at a season: what they may see of it, in their own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

import discord
from discord import ui
from fluent.runtime.types import FluentType, fluent_number

from bot.league import refusal
from bot.league.contest import Act, Command, Contest, apply
from bot.league.phrase import NONE
from bot.ui.components import ids
from bot.ui.components.layout import GREY, button
from bot.ui.components.user_text import escape_text
from bot.ui.i18n.translator import Translator
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

    def button(
        self, what: str, phrase: str, more: str = "", style: discord.ButtonStyle = GREY, **arguments: Any
    ) -> ui.Button[Any]:
        """A button of this season."""
        return button(ids.league_id(what, self.contest.key, more), self.say(phrase, **arguments), style)

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


def turning(reader: Reader, what: str, page: int, pages: int, before: str = "") -> list[ui.Button[Any]]:
    """Buttons to the pages before and after this one (0..); none where there is but one. ``before`` stands
    before the page in their ids.
    """
    if pages < 2:
        return []

    def turn(to: int, phrase: str) -> ui.Button[Any]:
        away = ids.league_id(what, reader.contest.key, f"{before}{max(0, to)}")
        return button(away, reader.say(phrase), disabled=not 0 <= to < pages)

    return [turn(page - 1, "button-earlier"), turn(page + 1, "button-later")]
