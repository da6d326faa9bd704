"""What is kept of people: the notice that says so, their data for them alone, and being forgotten."""

from __future__ import annotations

import io
import re

import discord
from discord import ui

from bot.services.departures import KEPT_DAYS
from bot.tables import Refused
from bot.ui.components import ids
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.layout import RED, button, message
from bot.ui.delivery import responses
from bot.ui.delivery.responses import private
from bot.ui.i18n.translator import FALLBACK, Translator, translator
from bot.ui.shell.context import Interaction, RequestContext, place_of

HERE, EVERYWHERE = "here", "everywhere"


async def show_notice(interaction: Interaction, request: RequestContext) -> None:
    """Show the presser what is kept of people."""
    await private(interaction, privacy_notice(request.services.privacy.backup_days, request.say))


def privacy_notice(backup_days: int, say: Translator) -> ui.LayoutView:
    """What is kept, why, for how long, who sees it, and how to get and remove it.

    ``backup_days`` is how long backups of the database may be kept.
    """
    return message(
        say("privacy-title"),
        say("privacy-what"),
        say("privacy-why"),
        say("privacy-who"),
        say("privacy-time", departed=KEPT_DAYS, backups=backup_days),
        say("privacy-get"),
        say("privacy-chips"),
        say("privacy-elsewhere"),
        [
            button(ids.own_id("data"), say("button-my-data")),
            button(ids.own_id("forget"), say("button-forget-me"), RED),
        ],
    )


async def send_data(interaction: Interaction, request: RequestContext) -> None:
    """Send the presser a file with all that is held about them. Nobody else sees it."""
    await responses.take_time(interaction)
    kind, content = await request.services.privacy.data(interaction.user.id, interaction.filesize_limit)
    file = discord.File(io.BytesIO(content), f"olsen-data.{kind}")
    await responses.reply_private(interaction, request.say("my-data"), files=[file])


async def ask_about_forgetting(interaction: Interaction, request: RequestContext) -> None:
    """Tell the presser what being forgotten means, and ask whether they want it.

    Raises Refused ``unknown_person`` for somebody of whom nothing is known.
    """
    guild_id, _ = place_of(interaction)
    known = await request.services.privacy.guilds(interaction.user.id)
    if not known:
        raise Refused("unknown_person")
    await private(interaction, ask_to_forget(guild_id in known, len(known), request.say))


def ask_to_forget(here: bool, servers: int, say: Translator) -> ui.LayoutView:
    """What goes and what stays when somebody is forgotten who is known on so many ``servers``; ``here`` says
    whether this one is among them.
    """
    buttons = [button(ids.own_id(HERE), say("button-forget-here"), RED)] if here else []
    if servers > 1 or not here:
        buttons.append(button(ids.own_id(EVERYWHERE), say("button-forget-everywhere"), RED))
    return message(
        say("forget-title"),
        say("forget-goes"),
        say("forget-stays"),
        say("forget-where", here="yes" if here else "no", servers=servers),
        say("forget-sure"),
        buttons,
    )


def forgotten_message(here: bool, servers: int, say: Translator) -> ui.LayoutView:
    """That somebody has been forgotten on so many ``servers``; ``here``: this one was among those that know
    them.
    """
    return message(say("forgotten", here="yes" if here else "no", servers=servers))


def forget_word(where: str, say: Translator) -> Form:
    """Asks for a word, so that nobody is forgotten by a slip of the finger."""
    field = text_field("word", say("forget-type-label"), most=30, about=say("forget-type-why"))
    return Form(ids.own_id(where), say("forget-type"), field)


async def about_oneself(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``i:`` show the notice, send the data, or ask about forgetting, at last for the word."""
    match match["what"]:
        case "notice":
            await show_notice(interaction, request)
        case "data":
            await send_data(interaction, request)
        case "forget":
            await ask_about_forgetting(interaction, request)
        case where:
            await responses.open_form(interaction, forget_word(where, request.say))


async def write_of_oneself(
    interaction: Interaction, request: RequestContext, match: re.Match[str], written: Written
) -> None:
    """``i:`` forget the presser, on this server or everywhere, if they wrote the right word."""
    where = match["what"]
    if where not in (HERE, EVERYWHERE):
        raise Refused("unknown_press")
    words = {say("forget-word").casefold() for say in (request.say, translator(FALLBACK))}
    if written["word"].casefold() not in words:
        raise Refused("forget_word")
    guild_id, _ = place_of(interaction)
    here = guild_id in await request.services.privacy.guilds(interaction.user.id)
    await responses.take_time(interaction)  # getting up from many tables may take a while
    servers = await request.services.privacy.forget(interaction.user.id, guild_id if where == HERE else None)
    await responses.update(interaction, view=forgotten_message(here, servers, request.say))
