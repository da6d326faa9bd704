"""Watching a match without a seat: a message when it ends. Only the watcher learns of it."""

from __future__ import annotations

from discord import ui

from bot.tables import Refused, Table
from bot.ui.components.layout import message
from bot.ui.i18n.translator import Translator
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import AtTable, TableRequest


async def watch(request: Request, table: Table, why: Refused) -> None:
    """Note that the user wants to hear of the match's end, and say so. ``why``: the reason why they have no
    seat.
    """
    await request.services.watching.add(table, request.who, request.say.locale)
    await request.private(watching_screen(table, why.code, request.say))


def watching_screen(table: Table, why: str, say: Translator) -> ui.LayoutView:
    """Build the message to a new watcher, with the code ``why`` of the refusal of a seat."""
    return message(f"{say(f'refused-{why}')} {say('watching')}", [StopWatching(table.table_id).button(say)])


class StopWatching(AtTable, template="a:unwatch:{table}"):
    """Get no message when the match ends."""

    label = "button-watch-stop"


@StopWatching.on_press
async def stop_watching(request: TableRequest, press: StopWatching) -> None:
    """Forget that the user wants to hear of the match's end."""
    await request.services.watching.drop(request.table, request.user_id)
    await request.briefly(message(request.say("watch-stopped")))
