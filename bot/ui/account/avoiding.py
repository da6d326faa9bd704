"""Refusing to be seated with another member, in private."""

from __future__ import annotations

import discord

from bot.ui.components.layout import message
from bot.ui.delivery.responses import private
from bot.ui.i18n.user_text import escape_text, shown_name
from bot.ui.shell.context import Interaction, RequestContext, place_of, who_pressed


async def avoid(interaction: Interaction, request: RequestContext, user: discord.User) -> None:
    """Note that the user does not want to be seated with another, or take it back if it is noted already.

    Raises Refused as :meth:`bot.services.Admission.avoid` does.
    """
    guild_id, _ = place_of(interaction)
    noted = await request.services.admission.avoid(guild_id, who_pressed(interaction), user.id)
    said = request.say("avoid-noted" if noted else "avoid-gone", name=escape_text(shown_name(user)))
    await private(interaction, message(said))
