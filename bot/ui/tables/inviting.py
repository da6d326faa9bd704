"""Invite a member by name to play: open a table, and tell them."""

from __future__ import annotations

import discord
from discord import ui

from bot.games import GAMES
from bot.tables import Refused
from bot.ui.components.layout import message
from bot.ui.components.press import GameKey, Number
from bot.ui.delivery.members import members_soon
from bot.ui.delivery.responses import announce
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, shown_name
from bot.ui.shell.admission import need_welcome
from bot.ui.shell.budgets import spending
from bot.ui.shell.context import Interaction, Request
from bot.ui.shell.kinds import Plain
from bot.ui.shell.pinging import may_be_pinged
from bot.ui.tables.choosing import game_buttons
from bot.ui.tables.opening import TableOptions, open_table
from bot.user_text import UserText


def invitation(user_id: int, name: UserText, say: Translator) -> ui.LayoutView:
    """Build the question which game to play with a member."""
    presses = {key: InviteMember(key, user_id) for key in GAMES}
    return message(say("invite-title", name=escape_text(name)), *game_buttons(presses, say))


async def show_invitation(request: Request, member: discord.Member | discord.User) -> None:
    """Ask the user which game they want to play with ``member``.

    Raises Refused ``invite_self``, ``invite_bot`` and ``invite_avoided``, the last only if the user avoids
    the member.
    """
    _need_another(request.interaction, member)
    await need_welcome(request)
    refuses, _ = await request.services.admission.between(request.place_id, request.user_id, member.id)
    if refuses:
        raise Refused("invite_avoided")
    view = invitation(member.id, shown_name(member), request.say)
    await request.services.passing.keep(request.interaction, view)


class InviteMember(Plain, template="o:with:{game}:{user}"):
    """Open a table of this game, and ask a member by name to join."""

    game: GameKey
    user: Number


@InviteMember.on_press
async def invite(request: Request, press: InviteMember) -> None:
    """Open a table in this channel and invite the member by name. Other people can't see whether that has
    pinged them.
    """
    place_id = request.place_id
    await _need_member(request.interaction, press.user)
    services, pings = request.services, await may_be_pinged(request, press.user)
    clock = (await services.preferences.server(place_id)).clock
    rules = services.house_rules.default(place_id, press.game)
    table = await open_table(request, TableOptions(press.game, clock, False, 0, rules), thread=False)
    if table is None:
        return  # a thread was offered, and with it a table that is open to all
    asked = services.say_in(place_id)(
        "invite-asked",
        name=escape_text(request.who.name),
        member=f"<@{press.user}>",
        game=table.game.spec.name,
    )
    only = discord.AllowedMentions(users=[discord.Object(press.user)] if pings else False)
    async with spending(request, "messages"):
        await announce(request.interaction, asked, discord.AllowedMentions.none().merge(only))


def _need_another(interaction: Interaction, member: discord.Member | discord.User) -> None:
    """Raise Refused if the user tries to invite themselves or a bot."""
    if member.id == interaction.user.id:
        raise Refused("invite_self")
    if member.bot:
        raise Refused("invite_bot")


async def _need_member(interaction: Interaction, user_id: int) -> None:
    """Raise Refused if the user may not invite the member named by the button, who may have left the server
    since, or the button may be forged. If Discord doesn't say who is there, they may.
    """
    guild = interaction.guild
    members = None if guild is None else await members_soon(guild, [user_id])
    if members is None:
        return
    if user_id not in members:
        raise Refused("member_gone")
    _need_another(interaction, members[user_id])
