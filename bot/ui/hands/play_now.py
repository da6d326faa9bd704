"""A match against computers with one press: a table is opened, dealt, and the hand is shown."""

from __future__ import annotations

from typing import Final

from bot.games import GAMES
from bot.tables import Refused
from bot.ui.hands.actions import open_hand
from bot.ui.lessons.newcomers import offer_lesson
from bot.ui.presses.help import PlayNow
from bot.ui.shell.context import Interaction, RequestContext, place_of
from bot.ui.shell.router import Routes
from bot.ui.tables.opening import TableOptions, open_table

routes = Routes()

COMPUTERS: Final = 2

LEVEL: Final = "easy"
"""How well they play. Most who press this have not played before, and a call that somebody forgets shows what
calls are for.
"""


@routes.on(PlayNow)
async def play_now(interaction: Interaction, request: RequestContext, press: PlayNow) -> None:
    """Open a casual table with computers and show the user's hand at once. It has the server's default house
    rules, and lasts for one deal where the game can be so short.
    """
    guild_id, _ = place_of(interaction)
    if press.game not in GAMES:
        raise Refused("unknown_press")
    rules = request.services.house_rules.default(guild_id, press.game)
    length = 1 if GAMES[press.game].spec.length else 0
    options = TableOptions(press.game, "normal", False, length, rules, computers=COMPUTERS, level=LEVEL)
    table = await open_table(interaction, request, options, bool(press.where))
    if table is not None:
        await offer_lesson(interaction, request, table)
        await open_hand(interaction, request, table)  # last, so that it is what one sees
