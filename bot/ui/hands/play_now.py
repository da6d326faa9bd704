"""Start a match with one press, for the first time or again: open a table, deal, show the hand."""

from __future__ import annotations

from typing import Final

from bot.games import GAMES
from bot.tables import Refused, need_game
from bot.ui.hands.duplicate import show_unfinished
from bot.ui.lessons.newcomers import offer_lesson
from bot.ui.presses.duplicate import NewCards
from bot.ui.presses.help import PlayNow
from bot.ui.presses.tables import PlayAgain
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import TableRequest
from bot.ui.shell.own_hand import open_hand
from bot.ui.tables.choosing import Wish, ask_for_game
from bot.ui.tables.opening import TableOptions, open_table, play_again

COMPUTERS: Final = 2

LEVEL: Final = "easy"
"""The computers' level. Most people who press this haven't played before, and computers that forget a call
show what calls are for.
"""


@PlayNow.on_press
async def play_now(request: Request, press: PlayNow) -> None:
    """Open a casual table with computers and show the user's hand at once. It has the server's default house
    rules, and lasts for one deal if the game allows that. Outside of servers, deal new cards to the user
    alone.
    """
    need_game(press.game)
    if not request.place.is_server:
        await NewCards(press.game, LEVEL).handle(request)
        return
    rules = request.services.house_rules.default(request.place_id, press.game)
    length = 1 if GAMES[press.game].spec.length else 0
    options = TableOptions(press.game, "normal", False, length, rules, computers=COMPUTERS, level=LEVEL)
    table = await open_table(request, options, bool(press.where))
    if table is not None:
        await offer_lesson(request, table)
        await open_hand(request, table)  # last, so that the user sees it first


async def play_alone(request: Request, game: str | None) -> None:
    """Deal new cards of a game to the user alone. Without a game, show the cards that they have not finished,
    or ask them which game they mean.
    """
    if game is not None:
        await NewCards(game, LEVEL).handle(request)
    elif not await show_unfinished(request):
        await ask_for_game(request, Wish("normal"), alone=True)


@PlayAgain.on_press
async def again(request: TableRequest, press: PlayAgain) -> None:
    """Open a table with the players of the finished match, or join it, if another of them was first. If all
    others are computers, deal, and show the user's hand.
    """
    if request.table.seat_of(request.user_id) is None:
        raise Refused("again_not_seated")
    table = await play_again(request, request.table)
    request.services.hands.clear_result(table, request.user_id)
    if table.state is not None:
        await open_hand(request, table)
