"""What is kept of people: the notice that says so, their data for them alone, and being forgotten."""

from __future__ import annotations

import io

import discord
from discord import ui

from bot.services.departures import KEPT_DAYS
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.layout import message
from bot.ui.delivery import responses
from bot.ui.delivery.responses import private
from bot.ui.i18n.translator import FALLBACK, Translator, translator
from bot.ui.presses.account import AskToForget, Forget, ForgetEverywhere, ForgetHere, SendData, ShowNotice
from bot.ui.shell.context import Interaction, RequestContext, place_of
from bot.ui.shell.router import Routes

routes = Routes()


@routes.on(ShowNotice)
async def show_notice(interaction: Interaction, request: RequestContext, press: ShowNotice) -> None:
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
        [SendData().button(say), AskToForget().button(say)],
    )


@routes.on(SendData)
async def send_data(interaction: Interaction, request: RequestContext, press: SendData) -> None:
    """Send the presser a file with all that is held about them. Nobody else sees it."""
    await responses.take_time(interaction)
    kind, content = await request.services.privacy.data(interaction.user.id, interaction.filesize_limit)
    file = discord.File(io.BytesIO(content), f"olsen-data.{kind}")
    await responses.reply_private(interaction, request.say("my-data"), files=[file])


@routes.on(AskToForget)
async def ask_about_forgetting(interaction: Interaction, request: RequestContext, press: AskToForget) -> None:
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
    buttons = [ForgetHere().button(say)] if here else []
    if servers > 1 or not here:
        buttons.append(ForgetEverywhere().button(say))
    return message(
        say("forget-title"),
        say("forget-goes"),
        say("forget-stays"),
        say("forget-where", here=here, servers=servers),
        say("forget-sure"),
        buttons,
    )


def forgotten_message(here: bool, servers: int, say: Translator) -> ui.LayoutView:
    """That somebody has been forgotten on so many ``servers``; ``here``: this one was among those that know
    them.
    """
    return message(say("forgotten", here=here, servers=servers))


def forget_word(press: Forget, say: Translator) -> Form:
    """Asks for a word, so that nobody is forgotten by a slip of the finger."""
    field = text_field("word", say("forget-type-label"), most=30, about=say("forget-type-why"))
    return Form(press.custom_id, say("forget-type"), field)


@routes.on(ForgetHere, ForgetEverywhere)
async def ask_for_word(interaction: Interaction, request: RequestContext, press: Forget) -> None:
    """Ask for the word by which the presser is forgotten."""
    await responses.open_form(interaction, forget_word(press, request.say))


@routes.on_form(ForgetHere, ForgetEverywhere)
async def forget(
    interaction: Interaction,
    request: RequestContext,
    press: Forget,
    written: Written,
) -> None:
    """Forget the presser, on this server or everywhere, if they wrote the right word."""
    words = {say("forget-word").casefold() for say in (request.say, translator(FALLBACK))}
    if written["word"].casefold() not in words:
        raise Refused("forget_word")
    guild_id, _ = place_of(interaction)
    here = guild_id in await request.services.privacy.guilds(interaction.user.id)
    await responses.take_time(interaction)  # getting up from many tables may take a while
    servers = await request.services.privacy.forget(
        interaction.user.id, guild_id if isinstance(press, ForgetHere) else None
    )
    await responses.update(interaction, view=forgotten_message(here, servers, request.say))
