"""Presses on the umpire's desk, which mend a season in place."""

from __future__ import annotations

from typing import Annotated

from bot.ui.components.layout import BLUE, GREY
from bot.ui.components.press import Number, Page, Text
from bot.ui.shell.kinds import OfUmpire

Minutes = Annotated[int, r"[0-9]{1,6}"]
Player = Annotated[str, r"[^.]+"]
Seeding = Annotated[str, "rating|signup|lot"]


class ShowDesk(OfUmpire, template="j:desk:{season}[:{page}]"):
    """See what happens next in a season, and what needs you."""

    page: Page = 0
    label, style = "button-desk", BLUE


class ListTables(OfUmpire, template="j:tables:{season}:{page}"):
    """See a page of the tables of a season."""

    page: Page


class SeeTable(OfUmpire, template="j:table:{season}:{fixture}"):
    """See how a table stands, and what you can do about it."""

    fixture: Text


class ChooseUmpires(OfUmpire, template="j:umpires:{season}"):
    """See who runs a season, and choose who does from now on: write why, see what follows, confirm it."""

    label = "desk-more-umpires"


class ShowChannel(OfUmpire, template="j:where:{season}:{channel}"):
    """Choose another channel for one that a season has lost."""

    channel: Number
    label = "button-desk-channel"


class TellAgain(OfUmpire, template="j:tell:{season}"):
    """Try at once to post what waits to be told."""

    label = "button-desk-tell"


class OfRound(OfUmpire):
    """A press about the round that comes after another."""

    round: Number
    """The number of the last round that was drawn then."""


class DrawNext(OfRound, template="j:draw:{season}:{round}"):
    """Draw the next round of a season now that all matches of the last one are over."""

    label = "button-desk-draw"


class HoldRound(OfRound, template="j:hold:{season}:{round}"):
    """Stop the next round of a season, which is about to start: you or its time start it."""

    label = "button-desk-hold"


class CountPlayerIn(OfUmpire, template="j:count_in:{season}:{player}"):
    """Let a player who missed a match of a short round be paired again."""

    player: Text
    label, style = "button-desk-count-in", GREY
