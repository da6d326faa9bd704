"""Presses about the deal of the day, in private messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from bot.services import Sort
from bot.ui.components.layout import GREEN
from bot.ui.components.press import Game, Number, Text
from bot.ui.presses.hands import ARMED, HandPresses
from bot.ui.shell.kinds import Plain

Day = Annotated[int, r"[0-9]{1,6}"]
"""Days since 1970."""


class PlayDaily(Plain, template="d:play:{game}:{day}"):
    """Play the deal of the day, or go on with it."""

    game: Game
    day: Day
    style = GREEN
    is_play = True


class LookAtDaily(Plain, template="d:look:{game}:{day}"):
    """See what the deal of the day is before you play it."""

    game: Game
    day: Day
    is_play = True


class DailyMove(Plain, template="d:t:{game}:{day}:{version}:{move}"):
    """Make a move in the deal of the day."""

    game: Game
    day: Day
    version: Number
    move: Text
    is_play = True


class DailyWord(Plain, template="d:m:{game}:{day}:{version}:[{armed} ]{words}"):
    """Go on with a move in the deal of the day that takes several choices."""

    game: Game
    day: Day
    version: Number
    words: Text
    armed: Annotated[str, ARMED] = ""
    is_play = True


class DailyHand(Plain, template="d:hand:{game}:{day}[:{armed}{page}[{sort}]]"):
    """See your cards of the deal of the day on another page, in another order, or with the call."""

    game: Game
    day: Day
    armed: Annotated[str, "![0-9]+,|-"] = ""
    page: Number = 0
    sort: Annotated[Sort | Literal[""], "suit|rank"] = ""
    is_play = True


class ShowDaily(Plain, template="d:show"):
    """See the deals of the day, and the board of yesterday."""

    label = "button-daily"


class DailyRecord(Plain, template="d:record:{game}:{day}"):
    """Get the record of how you have played a deal, once its day is over."""

    game: Game
    day: Day


@dataclass(frozen=True, slots=True)
class DailyPresses(HandPresses):
    """Makes the ids of the buttons in a hand of the deal of the day."""

    game: str = ""
    day: int = 0

    def move(self, text: str) -> str:
        """The id of the button that makes the move ``text``."""
        return DailyMove(self.game, self.day, self.version, text).custom_id

    def choose(self, words: str, *, armed: bool) -> str:
        """The id of the button that shows the choices after ``words``; with the call if ``armed``."""
        return DailyWord(self.game, self.day, self.version, words, ARMED if armed else "").custom_id

    def show(self, *, armed: bool, page: int, sort: Sort | Literal[""] = "") -> str:
        """The id of the button that shows this hand again, on the given page and in the given order."""
        return DailyHand(
            self.game, self.day, f"{ARMED}{self.version}," if armed else "-", page, sort
        ).custom_id
