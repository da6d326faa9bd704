"""Presses in a hand message, and the moves that the table's message offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Protocol

from bot.games.api import Seat
from bot.services import Sort
from bot.ui.components.layout import BLUE
from bot.ui.components.press import Number, Permission, Text
from bot.ui.shell.kinds import AtTable


class MakeMove(AtTable, template="t:{table}[.{seat}]:{version}:{move}"):
    """Make a move: play cards, draw, call or challenge."""

    version: Number
    move: Text
    seat: Number | None = None
    permission = Permission.SEATED
    is_play = True


class ChooseWord(AtTable, template="m:{table}[.{seat}]:{version}:{words}"):
    """Complete a move that takes several choices, such as naming a suit."""

    version: Number
    words: Text
    seat: Number | None = None
    permission = Permission.SEATED
    is_play = True


class ShowHand(AtTable, template="v:hand:{table}[.{seat}][:{page}][:{sort}]"):
    """See your cards: on another page, or in another order. A member who does not play is shown how to join
    in.
    """

    seat: Number | None = None
    page: Number = 0
    sort: Annotated[Sort | Literal[""], "suit|rank"] = ""
    """The order of the cards from now on; empty to leave it as it is."""
    label, style = "button-hand", BLUE
    is_play = True


class MovePresses(Protocol):
    """Makes the ids of buttons by which a move is chosen, word by word."""

    @property
    def table(self) -> str:
        """The table's id, or what stands for one."""

    def move(self, text: str) -> str:
        """The id of the button that makes the move ``text``."""

    def choose(self, words: str) -> str:
        """The id of the button that shows the choices after ``words``."""

    def show(self, *, page: int, sort: Sort | Literal[""] = "") -> str:
        """The id of the button that shows the cards again, on the given page and in the given order."""


@dataclass(frozen=True, slots=True)
class HandPresses:
    """Makes the ids of the buttons in the hand of one seat, at one version of the table."""

    table: str
    seat: Seat
    version: int

    def move(self, text: str) -> str:
        """The id of the button that makes the move ``text``."""
        return MakeMove(self.table, self.version, text, self.seat).custom_id

    def choose(self, words: str) -> str:
        """The id of the button that shows the choices after ``words``."""
        return ChooseWord(self.table, self.version, words, self.seat).custom_id

    def show(self, *, page: int, sort: Sort | Literal[""] = "") -> str:
        """The id of the button that shows this hand again, on the given page and in the given order."""
        return ShowHand(self.table, self.seat, page, sort).custom_id
