"""Handling the press that asks for a hint."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import Refused
from bot.ui.hands.hint import hint_line, may_ask
from bot.ui.i18n.players import wording
from bot.ui.presses.hands import AskHint
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.shell.pressed import own_seat, table_here
from bot.ui.shell.router import Routes

routes = Routes()


@routes.on(AskHint)
async def give_hint(interaction: Interaction, request: RequestContext, press: AskHint) -> None:
    """Show the hand with a hint above the cards."""
    table = await table_here(interaction, request, press.table)
    seat = own_seat(interaction, table, press.seat)
    if not may_ask(table, seat):
        raise Refused("no_hint")
    hint = hint_line(table, seat, wording(table, request.say))
    async with request.services.hands.pressed(interaction, table, seat, request.say) as answer:
        view = replace(answer.hand.view, begun="", settings=request.settings)
        await answer.show(table, view, request.say, hint)
