"""Presses in a hand, and the moves that the table's message offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from bot.games.api import Seat
from bot.services import Sort
from bot.ui.components.layout import BLUE
from bot.ui.components.press import Key, Number, Permission, Press, Text

ARMED = "!"
"""The word that stands for the call: after a play in a move, before the words in a menu."""


class MakeMove(Press, template="t:{table}[.{seat}]:{version}:{move}"):
    """Make a move: lay cards, draw, call, challenge."""

    table: Key
    version: Number
    move: Text
    seat: Number | None = None
    permission = Permission.SEATED


class ChooseWord(Press, template="m:{table}[.{seat}]:{version}:[{armed} ]{words}"):
    """Go on with a move that takes several choices, as which suit is named."""

    table: Key
    version: Number
    words: Text
    armed: Annotated[str, ARMED] = ""
    """The call goes with them."""
    seat: Number | None = None
    permission = Permission.SEATED


class ShowHand(Press, template="v:hand:{table}[.{seat}][:{armed}{page}[{sort}]]"):
    """See your cards: anew, on another page, in another order, with the call or without."""

    table: Key
    seat: Number | None = None
    armed: Annotated[str, "[!-]"] = ""
    """Whether the call goes with every card from now on; empty: as it was."""
    page: Number = 0
    sort: Annotated[Sort | Literal[""], "suit|rank"] = ""
    """In this order from now on; empty: as it was."""
    label, style, permission = "button-hand", BLUE, Permission.SEATED


@dataclass(frozen=True, slots=True)
class HandPresses:
    """What can be pressed in the hand of one seat, as it is at one version of the table."""

    table: str
    seat: Seat
    version: int

    def move(self, text: str) -> str:
        """The id of the button that makes the move ``text``."""
        return MakeMove(self.table, self.version, text, self.seat).custom_id

    def choose(self, words: str, *, armed: bool) -> str:
        """The id of the button that opens the choices after ``words``; ``armed``: the call goes with them."""
        return ChooseWord(self.table, self.version, words, ARMED if armed else "", self.seat).custom_id

    def show(self, *, armed: bool, page: int, sort: Sort | Literal[""] = "") -> str:
        """The id of the button that shows this hand again, on that page and in that order."""
        return ShowHand(self.table, self.seat, ARMED if armed else "-", page, sort).custom_id
