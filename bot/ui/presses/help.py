"""Presses that explain, and the first steps."""

from __future__ import annotations

from bot.ui.components.layout import BLUE, GREEN
from bot.ui.components.press import GameKey, Key, Page, Text, Word
from bot.ui.shell.kinds import AtTable, Plain


class ShowRules(AtTable, template="v:rules:{table}"):
    """Read the rules of the game at a table, with its house rules."""

    label = "button-rules"


class ReadRules(Plain, template="n:rules:{game}:{page}[:{table}][/{back}]"):
    """Read a page of the rules of a game."""

    game: GameKey
    page: Page
    table: Key = ""
    back: Text = ""
    """The id of the button that leads back from the first page; empty if there is none."""
    label = "button-rules"
    is_anywhere = True


class PlayNow(Plain, template="n:play:{game}[:{where}]"):
    """Play one deal against two computers, at a table of your own."""

    game: GameKey
    where: Word = ""
    """``thread``: in a thread of its own, because the channel has a table already."""
    label, style = "button-play-now", GREEN
    is_anywhere = True


class Learn(Plain, template="n:learn:{game}:{step}[/{wrong}][:{move}]"):
    """Learn a game by playing: see a step of its lesson, or try a move in it."""

    game: GameKey
    step: Page
    move: Text = ""
    wrong: Page = 0
    """How often the step was got wrong before."""
    label, style = "button-learn", BLUE
    is_anywhere = True
