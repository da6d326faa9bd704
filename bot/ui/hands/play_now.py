"""Start a match against computers with one press: open a table, deal, show the hand."""

from __future__ import annotations

from typing import Final

from bot.games import GAMES
from bot.tables import need_game
from bot.ui.hands.actions import open_hand
from bot.ui.lessons.newcomers import offer_lesson
from bot.ui.presses.help import PlayNow
from bot.ui.shell.context import Request
from bot.ui.tables.opening import TableOptions, open_table

COMPUTERS: Final = 2

LEVEL: Final = "easy"
"""The computers' level. Most people who press this haven't played before, and computers that forget a call
show what calls are for.
"""


@PlayNow.on_press
async def play_now(request: Request, press: PlayNow) -> None:
    """Open a casual table with computers and show the user's hand at once. It has the server's default house
    rules, and lasts for one deal if the game allows that.
    """
    need_game(press.game)
    rules = request.services.house_rules.default(request.place_id, press.game)
    length = 1 if GAMES[press.game].spec.length else 0
    options = TableOptions(press.game, "normal", False, length, rules, computers=COMPUTERS, level=LEVEL)
    table = await open_table(request, options, bool(press.where))
    if table is not None:
        await offer_lesson(request, table)
        await open_hand(request, table)  # last, so that the user sees it first
