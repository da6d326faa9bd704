"""Handling the press that asks for a hint."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import Refused
from bot.ui.hands.hint import hint_line, may_ask
from bot.ui.i18n.players import wording
from bot.ui.presses.hands import AskHint
from bot.ui.shell.kinds import TableRequest
from bot.ui.shell.pressed import own_seat


@AskHint.on_press
async def give_hint(request: TableRequest, press: AskHint) -> None:
    """Show the hand with a hint above the cards."""
    table = request.table
    seat = own_seat(request.interaction, table, press.seat)
    if not may_ask(table, seat):
        raise Refused("no_hint")
    hint = hint_line(table, seat, wording(table, request.say))
    async with request.services.hands.pressed(request.interaction, table, seat, request.say) as answer:
        view = replace(answer.hand.view, begun="", settings=request.settings)
        await answer.show(table, view, request.say, hint)
