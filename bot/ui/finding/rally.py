"""Ping the players of a finished match to play again."""

from __future__ import annotations

import discord
from discord import ui

from bot.tables import Refused, Table, need_seat_at
from bot.ui.components.layout import message
from bot.ui.delivery.members import members_soon
from bot.ui.delivery.responses import announce
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import joined
from bot.ui.presses.finding import PingPlayers
from bot.ui.presses.tables import PlayAgain
from bot.ui.shell.admission import need_welcome
from bot.ui.shell.budgets import spending
from bot.ui.shell.kinds import TableRequest
from bot.ui.shell.permissions import need_to_write
from bot.ui.shell.pinging import may_be_pinged
from bot.user_text import UserText


@PingPlayers.on_press
async def ping_players(request: TableRequest, press: PingPlayers) -> None:
    """Ping the other players of the user's last match in its channel. Other people can't see whether that
    has pinged them.
    """
    table, services = request.table, request.services
    need_seat_at(table, request.who)
    await need_welcome(request)
    need_to_write(request)
    await services.rallies.need_open(table, request.user_id)
    users = await _others(request)
    if not users:
        raise Refused("rally_nobody")
    pinged = [discord.Object(user_id) for user_id, pings in users.items() if pings]
    view = rally_call(table, request.who.name, list(users), services.say_in(table.place_id))
    async with spending(request, "messages"):
        await services.rallies.note(table, request.who)
        only = discord.AllowedMentions(users=pinged, everyone=False, roles=False, replied_user=False)
        await announce(request.interaction, None, only, view=view)


async def _others(request: TableRequest) -> dict[int, bool]:
    """Return the match's other players who are still here and whom the user doesn't avoid, and whether each
    may be pinged. If Discord doesn't say who is there, they count as here.
    """
    users = [chair.user_id for chair in request.table.chairs if chair.user_id not in (None, request.user_id)]
    guild = request.interaction.guild
    members = None if guild is None else await members_soon(guild, [each for each in users if each])
    others = {}
    for user_id in users:
        if user_id is None or (members is not None and user_id not in members):
            continue
        try:
            others[user_id] = await may_be_pinged(request, user_id)
        except Refused:
            continue
    return others


def rally_call(table: Table, name: UserText, users: list[int], say: Translator) -> ui.LayoutView:
    """Build the message by which a user called ``name`` asks others to play again."""
    names = joined([f"<@{user_id}>" for user_id in users], say)
    told = say("rally-call", name=escape_text(name), game=table.game.spec.name, names=names)
    return message(told, [PlayAgain(table.table_id).button(say)])
